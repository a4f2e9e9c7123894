import { listed, several } from '#kernel/words.ts'
import type { EditGroup } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { placeFor } from '../../game/phases/deployment/deploy.ts'
import { keptBack, pickedUpWith, toSetDownNow } from '../../game/phases/deployment/steps.ts'
import { type OrderOf, type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { FRONT_BY, FRONT_TO_REAR, ROOM_FOR_RESERVES } from '../../tables/index.ts'
import type { Group } from '../../vocabulary.ts'
import type { PhaseDesk } from './desk.ts'
import { dragPlacing, placedGhosts } from './placing.ts'

const CONFIRM: OrderOf<'end-deployment'> = { kind: 'end-deployment' }

/** PA-SETUP-17 to PA-SETUP-20: what binds a unit, in words. */
const LIMITS: Readonly<Record<Group, string>> = {
  'front-line': `Front line: half its bases within ${FRONT_BY.half} inches of the front edge, all within ${FRONT_BY.all}, and ${ROOM_FOR_RESERVES} inches left behind them if reserves are to come.`,
  'front-support': `Support: within ${FRONT_TO_REAR} inches of a front-line division. Leave it out and confirm to bring it with the reserves.`,
  eingreif: `Reserve: at least ${FRONT_TO_REAR} inches straight behind the whole front line.`,
  'eingreif-support': `Reserve: at least ${FRONT_TO_REAR} inches straight behind the whole front line.`,
  attacker: 'Anywhere on your own ground.',
}

/** The unit that is looked at: the chosen one, unless it has to wait, else the next to be set down. */
const lookedAt = (view: View, phase: PhaseOf<'deploy'>, chosen: string | undefined): Unit | undefined => {
  const able = [...toSetDownNow(view, phase), ...phase.down]
  const id = able.find((one) => one === chosen) ?? able[0]
  return id === undefined ? undefined : unitNamed(view, id)
}

/** Why the unit that was chosen is not the one that is looked at. */
const waitingNote = (view: View, phase: PhaseOf<'deploy'>, chosen: string | undefined): readonly string[] =>
  chosen !== undefined && phase.units.includes(chosen) && !toSetDownNow(view, phase).includes(chosen)
    ? [`${nameOf(view, chosen)} waits until the divisions are down.`]
    : []

const pickUp = (view: View, phase: PhaseOf<'deploy'>, unit: Unit): EditGroup => {
  const along = pickedUpWith(view, phase, unit.id).filter((id) => id !== unit.id)
  const order: PlayerOrder = { kind: 'pick-up', unit: unit.id }
  return {
    title: 'It is down',
    atOnce: true,
    edits: [
      {
        title: `Pick up ${unit.name}`,
        ...(along.length > 0 ? { detail: `with ${listed(along.map((id) => nameOf(view, id)))}` } : {}),
        order,
      },
    ],
  }
}

/** Free set-up: units are set down, picked up and set down again until the step is confirmed (PA-SETUP-17). */
export const DEPLOY: PhaseDesk<'deploy'> = {
  title: 'the deployment',
  writing({ view, phase, before, unit: chosen }) {
    const unit = lookedAt(view, phase, chosen)
    if (!unit) return { order: CONFIRM, give: 'Confirm the deployment', groups: [], draggable: [] }
    const isDown = phase.down.includes(unit.id)
    const kept = before?.kind === 'deploy' && before.unit === unit.id ? before : undefined
    const plain: OrderOf<'deploy'> = { kind: 'deploy', unit: unit.id }
    const suggested = isDown ? plain : (placeFor(view, phase, unit) ?? plain)
    const order: PlayerOrder = kept ?? (isDown && phase.units.length === 0 ? CONFIRM : suggested)
    const late = keptBack(view, phase).length
    const mayEnd = !rulesOf(phase).check(view, phase, phase.side, CONFIRM)
    return {
      order,
      unit: unit.id,
      give:
        order.kind === 'end-deployment'
          ? 'Confirm the deployment'
          : `${isDown ? 'Move' : 'Set down'} ${unit.name} ${order.bases ? 'there' : 'here'}`,
      ...(mayEnd && order.kind !== 'end-deployment'
        ? {
            otherwise: {
              title: late > 0 ? `Confirm, ${several(late, 'support')} kept back` : 'Confirm the deployment',
              order: CONFIRM,
            },
          }
        : {}),
      note: [...waitingNote(view, phase, chosen), LIMITS[unit.group]].join(' '),
      groups: [
        {
          title: `${unit.name}: drag it, turn it, or take one base alone`,
          edits: [
            {
              title: isDown
                ? 'Where it stands'
                : suggested.bases
                  ? 'The nearest place for it'
                  : 'Its usual place',
              chosen: kept?.bases === undefined || kept.bases === suggested.bases,
              order: suggested,
            },
          ],
        },
        ...(isDown ? [pickUp(view, phase, unit)] : []),
      ],
      draggable: unit.bases.map(({ id }) => id),
    }
  },
  drag: dragPlacing,
  ghosts: (view, order) => (order.kind === 'deploy' ? placedGhosts(view, order) : undefined),
  todo: ({ view, phase }) => new Set(phase.units.length > 0 ? toSetDownNow(view, phase) : phase.down),
}
