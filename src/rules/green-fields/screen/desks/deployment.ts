import { several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { stackIn } from '../../game/board/zones.ts'
import { isFirstDeployment, OFF } from '../../game/phases/deployment/placing.ts'
import { isWaiting } from '../../game/phases/deployment/usual.ts'
import type { SideName } from '../../game/sides.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { CARRYING } from '../../game/zone.ts'
import { columnLetter, referenceOf } from '../../reckoning/grid.ts'
import { ARM, MOST_STRENGTH } from '../../tables/index.ts'
import { type Meant, pointing } from '../dragging.ts'
import { isLegal, offered, zoneEdit, zonesFor } from '../legal.ts'
import type { Spot } from '../table/layout.ts'
import { DONE, deskWriting, pressed, type Writer, writerOf } from '../writing/pattern.ts'
import { ridingEdits } from '../writing/riding.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

const placeEdits = (view: View, side: SideName, { id }: Unit): readonly Edit[] =>
  zoneEdit(view, side, {
    title: 'Place it…',
    prompt: 'Where?',
    atOnce: true,
    orderFor: (zone) => ({ kind: 'place', unit: id, zone }),
    label: (zone) => {
      const there = stackIn(view, zone, side).filter((one) => one.id !== id).length
      return there === 0 ? 'empty' : `${there} there`
    },
    rear: {
      side,
      orderFor: (column) => ({ kind: 'place', unit: id, zone: OFF, column }),
      label: 'Off the board behind',
    },
  })

/** One man, and as many as can be had, of the pool or of a unit that stands down. */
const draftEdits = (view: View, side: SideName, { id }: Unit): readonly Edit[] => {
  const givers = [
    undefined,
    ...view.units.filter(({ duty, side: whose }) => duty === 'idle' && whose === side),
  ]
  return givers.flatMap((giver) => {
    const able = Array.from({ length: MOST_STRENGTH }, (_, i) => i + 1).flatMap((men) =>
      offered(view, side, `Take in ${men} ${giver ? `from ${giver.name}` : 'pooled'}`, {
        kind: 'draft',
        unit: id,
        men,
        ...(giver ? { from: giver.id } : {}),
      }),
    )
    return able.filter((_, i) => i === 0 || i === able.length - 1)
  })
}

const unitGroups = ({ view, side, unit }: Writer) => {
  if (!unit) return []
  const { luxuries } = view.armies[side]
  return [
    ...pressed(`${unit.name} (or drag it)`, placeEdits(view, side, unit)),
    ...pressed('Horses and lorries', ridingEdits(view, side, unit)),
    ...pressed('Rest and drafts', [
      ...offered(
        view,
        side,
        `Restore morale ${unit.morale} to ${unit.maxMorale} for a luxury (${luxuries} left)`,
        { kind: 'luxury', unit: unit.id },
      ),
      ...draftEdits(view, side, unit),
      ...offered(view, side, 'Stand down', { kind: 'stand-down', unit: unit.id }),
      ...offered(view, side, 'Stand to again', { kind: 'stand-to', unit: unit.id }),
    ]),
  ]
}

const writingDeployment = (writer: Writer): Writing => {
  const { view, side, unit } = writer
  const own = view.units.filter((one) => one.side === side && one.gone === null && one.place !== CARRYING)
  const waiting = own.filter((one) => isWaiting(one, side)).length
  // When a campaign begins, the usual thing is to bring them all up.
  const first =
    isFirstDeployment(view) &&
    waiting > own.filter(isOnBoard).length &&
    isLegal(view, side, { kind: 'deploy-usual' })
  const done =
    waiting === 0 ? 'Done: all are placed' : `Done: ${several(waiting, 'unit stays', 'units stay')} behind`
  const rest = first
    ? []
    : pressed('All that wait', offered(view, side, 'Place them as usual', { kind: 'deploy-usual' }))
  return deskWriting(writer, [...unitGroups(writer), ...rest], {
    ...(first
      ? {
          usual: { kind: 'deploy-usual' },
          give: 'Place them all as usual',
          ...(isLegal(view, side, DONE) ? { otherwise: { title: done, order: DONE } } : {}),
        }
      : { give: done }),
    ends: {
      plan: 'Place as the staff plans',
      ...(!first && waiting > 0 && !own.some(isOnBoard) ? { could: 'Nobody stands on the board yet.' } : {}),
    },
    ...(unit && ARM[unit.type] === 'aircraft'
      ? { note: `${unit.name} stays on its aerodrome; its flights are planned later in the week.` }
      : {}),
    todo: 'can be brought up',
    draggable: own.filter(({ type }) => ARM[type] !== 'aircraft').map(({ id }) => id),
  })
}

const placed = (view: View, unit: Unit, spot: Spot): Meant | undefined => {
  if ('zone' in spot) {
    const zone = referenceOf(view.country, spot.zone)
    const there = stackIn(view, spot.zone, unit.side).filter(({ id }) => id !== unit.id).length
    return {
      order: { kind: 'place', unit: unit.id, zone },
      text: `${zone}${there === 0 ? '' : `, with ${several(there, 'unit')}`}`,
      drops: true,
      goes: true,
    }
  }
  if (spot.rear !== unit.side) return undefined
  return {
    order: { kind: 'place', unit: unit.id, zone: OFF, column: columnLetter(spot.column) },
    text: `Off the board behind ${columnLetter(spot.column)}`,
    drops: true,
    goes: true,
  }
}

export const DEPLOYMENT: Desk<'deployment'> = {
  title: 'the deployment',
  writing: (asked) => writingDeployment(writerOf(asked)),
  drag: pointing(({ view, unit, spot }) => placed(view, unit, spot)),
  todo: ({ view, side }) => idsOf(ownOf(view, side).filter((unit) => isWaiting(unit, side))),
  reach: (view, _, unit) =>
    view.armies[unit.side].ready
      ? []
      : zonesFor(view, unit.side, (zone) => ({ kind: 'place', unit: unit.id, zone })),
}
