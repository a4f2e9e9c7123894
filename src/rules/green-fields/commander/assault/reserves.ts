import { entryZones, mayEnter } from '../../game/phases/assault/entering.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { columnOf } from '../../reckoning/grid.ts'
import { done, type Intent } from '../intent.ts'
import { target } from '../sector.ts'
import { isOurs, named, ownIn, rowsToOurEdge, type Situation } from '../situation.ts'
import { advancesOf, bestAdvance } from './advance.ts'

/** Where reserves come on: before the enemy who is nearest our edge, or behind our own attack; the best place first. */
const entriesOf = (situation: Situation, unit: Unit): readonly Intent[] => {
  const { view, foes, side, thresholds } = situation
  const { country } = view
  const [nearest] = foes
    .filter(
      (foe) =>
        isCombatUnit(foe) &&
        (isOurs(situation, foe.place) || rowsToOurEdge(situation, foe.place) <= thresholds.entry.rows),
    )
    .sort((one, other) => rowsToOurEdge(situation, one.place) - rowsToOurEdge(situation, other.place))
  const attacks = view.assault?.announcer === side
  const goal = nearest?.place ?? (attacks ? target(situation) : undefined)
  if (goal === undefined) return []
  // Not all in one place: guns see stacks, and runners go round them.
  const away = (zone: ZoneNumber): number =>
    Math.abs(columnOf(country, zone) - columnOf(country, goal)) +
    ownIn(situation, zone).length * thresholds.entry.crowd
  return [...entryZones(view, unit)]
    .sort((one, other) => away(one) - away(other))
    .map((zone) => {
      const where = named(situation, zone)
      const why = nearest
        ? `to bar the way of the enemy in ${named(situation, nearest.place)}.`
        : 'to follow up the attack.'
      return {
        order: { kind: 'enter', unit: unit.id, zone: where },
        why: `${unit.name} is to come on at ${where} ${why}`,
      }
    })
}

/** A6: reserves where they are needed, and an offer to stop once there is nothing more to win. */
export const reserveIntents = (
  situation: Situation,
  { answering }: PhaseOf<'reserves'>,
): readonly Intent[] => {
  const entering = answering
    ? []
    : situation.own
        .filter(
          (unit) =>
            unit.place === OFF_BOARD && isCombatUnit(unit) && unit.type !== 'pioneer' && mayEnter(unit),
        )
        .flatMap((unit) => entriesOf(situation, unit).slice(0, 1))
  const stops = entering.length === 0 && !isPromising(situation) ? [STOP] : []
  return [...entering, ...stops, done('The fight goes on.')]
}

const STOP: Intent = { order: { kind: 'stop-assault' }, why: 'There is nothing more to be won today.' }

/** Whether any move of the next turn would be worth making; nobody stops after the first. */
const isPromising = (situation: Situation): boolean => {
  if (situation.view.assault?.turn === 1) return true
  const best = bestAdvance(advancesOf(situation, []))
  return best !== undefined && best.worth > situation.thresholds.assault.goOn
}

/** How many other zones to come on in are thought of. */
const OTHERS = 2

/** Other places to come on, and an end of the assault in any case. */
export const otherEntries = (situation: Situation, { order }: Intent): readonly Intent[] => {
  const unit = order.kind === 'enter' ? unitNamed(situation.view, order.unit) : undefined
  return [...(unit ? entriesOf(situation, unit).slice(1, OTHERS + 1) : []), STOP]
}
