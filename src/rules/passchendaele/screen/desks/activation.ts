import { capitalised, several, spelled } from '#kernel/words.ts'
import type { EditGroup, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import type { UnitOrder } from '../../game/forms.ts'
import { idleUnits } from '../../game/phases/activation/checking.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { gasLeft } from '../../game/phases/sheaf-orders.ts'
import type { Base, Unit } from '../../game/state.ts'
import { mayActivate, unitNamed, whereabouts } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { orderReason } from '../../reckoning/orders.ts'
import { GUN_TABLE } from '../../tables/index.ts'
import { isGuns, isMoving, ORDERS, type Order, type Shell, type SideName } from '../../vocabulary.ts'
import { ORDER_WORDS } from '../../wording.ts'
import { firesAt, nearestEnemy, ownFire, withFireOf } from '../fire-plan.ts'
import { toldAreas } from '../ghosts.ts'
import { ORDER_TITLES } from '../naming.ts'
import { carryOnOdds, changeOdds, fatesOf, runnerWords } from '../odds/check.ts'
import { wayBackDangers } from '../odds/way-back.ts'
import { type Activation, dragFacing, facingGroups, turnedBases } from '../writing/facing.ts'
import { gunsName, sheafTemplates } from '../writing/sheaf-templates.ts'
import { toldGroups } from '../writing/told-edits.ts'
import type { PhaseDesk } from './desk.ts'

const isActivation = (order: PlayerOrder | undefined): order is Activation =>
  order?.kind === 'carry-on' || order?.kind === 'change'

/** PA-SHEAF-13: guns that carry on may fire the other shell where their sheaf lies. */
const shellGroups = (view: View, unit: Unit, order: OrderOf<'carry-on'>): readonly EditGroup[] => {
  if (view.options['shell-switch'] === 'by-order' || unit.order !== 'fire-barrage') return []
  const able = unit.bases.filter(
    ({ troop, sheaf }) =>
      sheaf &&
      isGuns(troop) &&
      (sheaf.shell === 'gas' || (GUN_TABLE[troop].gas && gasLeft(view, unit.side) > 0)) &&
      sheaf.squares.every(({ stack }) => stack === 1),
  )
  const other = ({ sheaf }: Base): Shell => (sheaf?.shell === 'gas' ? 'he' : 'gas')
  const switched = (base: Base): boolean => order.shells?.some((one) => one.base === base.id) === true
  const toggled = (base: Base): OrderOf<'carry-on'> => {
    const others = (order.shells ?? []).filter((one) => one.base !== base.id)
    const shells = switched(base) ? others : [...others, { base: base.id, shell: other(base) }]
    const { shells: _, ...plain } = order
    return shells.length > 0 ? { ...plain, shells } : plain
  }
  return able.length === 0
    ? []
    : [
        {
          title: 'Shell',
          edits: able.map((base) => ({
            title: `${gunsName(unit, base)}: switch to ${other(base) === 'gas' ? 'gas' : 'HE'}`,
            chosen: switched(base),
            order: toggled(base),
          })),
        },
      ]
}

const idleWords = (idle: readonly Unit[]): string => {
  const [first] = idle
  if (idle.length === 1 && first) return `${first.name} is out of danger: carry on with it`
  const all = idle.length === 2 ? 'both' : `all ${spelled(idle.length)}`
  return `${capitalised(spelled(idle.length))} units are out of danger: carry on with ${all}`
}

/** PA-TURN-08: to be done with everybody for whom nothing can come of a check, unless it is the unit looked at alone. */
const allIdle = (view: View, side: SideName, lookedAt: Unit): Pick<Writing, 'otherwise'> => {
  const idle = idleUnits(view, side)
  return idle.every((unit) => unit === lookedAt)
    ? {}
    : { otherwise: { title: idleWords(idle), order: { kind: 'stand-by' } } }
}

/** "advance, 1.4 in to 214th Division"; "barrage: HE at 18, 15½". */
const carryOnWords = (view: View, unit: Unit): string => {
  const more = isMoving(unit.order) ? nearestEnemy(view, unit) : firesAt(view, unit).join('; ')
  return more === undefined || more === '' ? ORDER_WORDS[unit.order] : `${ORDER_WORDS[unit.order]}, ${more}`
}

/** What the player wants who gives the same order once more. */
const AGAIN: Readonly<Partial<Record<Order, string>>> = { 'fire-barrage': 'target' }

/** The order being written for a unit, or a plain one to begin with. */
const activationOf = (before: PlayerOrder | undefined, unit: string): Activation =>
  isActivation(before) && before.unit === unit ? before : { kind: 'carry-on', unit }

export const ACTIVATE: PhaseDesk<'activate'> = {
  writing({ view, side, before, unit: chosen, piece: alone }) {
    const able = view.units.filter((unit) => mayActivate(unit, side))
    const unit =
      able.find(({ id }) => id === chosen) ??
      able.find(({ id }) => isActivation(before) && id === before.unit) ??
      able[0]
    if (!unit) return undefined
    const plain: Activation = { kind: 'carry-on', unit: unit.id }
    const order = activationOf(before, unit.id)
    const surprised = view.table.surprised === side && view.turn === 1
    // A way of looking goes with whatever the unit is told.
    const { facings } = order
    const looking = facings ? { facings } : {}
    const change = (told: UnitOrder): Activation => ({ kind: 'change', ...told, ...looking })
    const { order: standing } = unit
    const changes = surprised ? [] : ORDERS.filter((one) => orderReason(unit.troop, one) === 'ok')
    const what =
      order.kind === 'carry-on'
        ? `${unit.name}: carry on`
        : `Send runners to ${unit.name}: ${ORDER_WORDS[order.order]}`
    const runners = runnerWords(view, unit)
    return {
      order,
      unit: unit.id,
      give: `${what}${facings ? ', turning' : ''}`,
      odds: {
        title:
          order.kind === 'carry-on' ? 'If it carries on' : `If runners bring it: ${ORDER_WORDS[order.order]}`,
        rows: 'Outcome',
        asked: [fatesOf(view, unit, '', order.kind === 'carry-on' ? undefined : order.order)],
      },
      warnings: [...ownFire(withFireOf(view, order), side), ...wayBackDangers(view, unit)],
      groups: [
        {
          title: unit.name,
          edits: [
            {
              title: 'Carry on',
              detail: carryOnWords(view, unit),
              odds: carryOnOdds(view, unit),
              chosen: order.kind === 'carry-on',
              order: { ...plain, ...looking },
            },
            ...changes
              .map((one) => ({
                title: one === standing ? `New ${AGAIN[one] ?? ORDER_WORDS[one]}` : ORDER_TITLES[one],
                detail: runners,
                odds: changeOdds(view, unit, one),
                chosen: order.kind === 'change' && order.order === one,
                order: change({ unit: unit.id, order: one }),
              }))
              .filter(({ title }) => title !== 'New hold'),
          ],
        },
        ...(order.kind === 'change'
          ? toldGroups(view, unit, order, 0, change, alone)
          : shellGroups(view, unit, order)),
        ...facingGroups(view, unit, order, alone),
      ],
      ...allIdle(view, side, unit),
      draggable: [],
      turnable: unit.bases.map(({ id }) => id),
      ...(order.kind === 'change' && order.order === 'fire-barrage'
        ? { templates: sheafTemplates(view, unit, order, 0, change) }
        : {}),
    }
  },
  drag({ view, phase, before }, { pieces, heading }) {
    const unit = whereabouts(view, pieces[0] ?? '')?.unit
    return unit && mayActivate(unit, phase.side)
      ? dragFacing(view, unit, activationOf(before, unit.id), pieces, heading)
      : undefined
  },
  todo: ({ view, side }) => new Set(view.units.filter((unit) => mayActivate(unit, side)).map(({ id }) => id)),
  ghosts(view, order) {
    if (!isActivation(order)) return undefined
    const unit = unitNamed(view, order.unit)
    return {
      pieces:
        unit && order.facings ? turnedBases(view, unit, order).map((base) => shownGhost(base.id, base)) : [],
      areas: order.kind === 'change' ? toldAreas(view, order) : [],
    }
  },
  words: [['carry-on', 'unit carrying on', 'units carrying on']],
  inWords(orders) {
    const changes = orders.filter((order) => order.kind === 'change')
    const targets = changes.filter(({ order }) => order === 'fire-barrage').length
    return [
      ...someOf(targets, 'new target for the guns', 'new targets for the guns'),
      ...someOf(changes.length - targets, 'new order', 'new orders'),
    ]
  },
}

const someOf = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [several(count, one, many)]
