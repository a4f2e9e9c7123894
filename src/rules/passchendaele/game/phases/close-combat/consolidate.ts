import { percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { farAlong, type Heading } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { lastClearPlace, placed } from '#kernel/geometry/sweep.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind, list, maybe, measure } from '#kernel/procedure/schema.ts'
import { roomAlong } from '#table/retreat.ts'
import { edgeAhead, type Surroundings } from '#table/travel.ts'
import type { Table } from '../../../scenarios/table.ts'
import { CONSOLIDATION, CONTACT, fromInches, INCH, SHORT_OF_ENEMY } from '../../../tables/index.ts'
import { base, MOST_BASES } from '../../forms.ts'
import type { PlannedBase } from '../../moves/plan.ts'
import { surroundingsOf } from '../../moves/surroundings.ts'
import { nameOf } from '../../names.ts'
import { unitNow } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { finishUnit } from '../finishing.ts'
import { march, placesOf } from '../marching.ts'
import type { Page } from '../page.ts'

const CONSOLIDATING = form({
  kind: kind('consolidate'),
  bases: maybe(list(form({ base: base(), inches: measure(0, 1) }), 0, MOST_BASES)),
})
type Consolidating = Accepted<typeof CONSOLIDATING>

const ORDERS = [CONSOLIDATING] as const

/** The ground before a unit that has won. */
interface Won {
  readonly table: Table
  /** The way to the enemy. */
  readonly heading: Heading
  readonly around: Surroundings
}

/** PA-COMBAT-14: how far a base can step onto the ground won. */
const stepOf = ({ table, heading, around }: Won, base: Box, most: number, comrades: readonly Box[]): Box => {
  const edge = edgeAhead(table, base.centre, heading).distance
  const room = {
    around,
    most: Math.min(most, edge),
    keepsOff: CONTACT * INCH,
    shortOf: fromInches(SHORT_OF_ENEMY),
  }
  const length = roomAlong(room, base, heading)
  const blockers = [...around.friends, ...around.bridged, ...comrades]
  return placed(base, heading, lastClearPlace(base, heading, length, blockers))
}

const checkConsolidate = (unit: Unit | undefined, { bases }: Consolidating): Refusal | undefined => {
  const known = new Set(unit?.bases.map(({ id }) => id))
  for (const { base } of bases ?? []) {
    if (!known.delete(base)) {
      return refuse(
        'unknown-base',
        `There is no base "${base.slice(0, 60)}" to step forward.`,
        'PA-COMBAT-14',
      )
    }
  }
  return undefined
}

/** PA-COMBAT-14: where every surviving base of the moving unit comes to stand; all step forward unless told otherwise. */
export const consolidated = (state: State, unit: Unit, { bases }: Consolidating): readonly PlannedBase[] => {
  const { table } = state
  const heading = table.enemy[unit.side]
  const won = { table, heading, around: surroundingsOf(state, unit, CONSOLIDATION) }
  // The foremost go first, so that they are out of the others' way.
  const moved: PlannedBase[] = unit.bases
    .toSorted((a, b) => farAlong(heading, b.centre) - farAlong(heading, a.centre))
    .map((base) => ({ base, place: base, fate: null }))
  moved.forEach(({ base }, i) => {
    const inches = bases ? (bases.find((step) => step.base === base.id)?.inches ?? 0) : CONSOLIDATION
    if (inches === 0) return
    const comrades = moved.filter((other) => other.base !== base).map(({ place }) => place)
    moved[i] = { base, place: stepOf(won, base, fromInches(inches), comrades), fate: null }
  })
  return moved
}

/** PA-COMBAT-14: the winner of a close combat may step forward. */
export const CONSOLIDATE: Page<'consolidate', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, { unit }) => `${nameOf(state, unit)} has won: step forward onto the ground taken?`,
  check: (state, { unit }, _, order) => checkConsolidate(unitNamed(state, unit), order),
  sample: (_, __, ___, random) =>
    percent(random, 80) ? { kind: 'consolidate' } : { kind: 'consolidate', bases: [] },
  act(play, { unit }, _, order) {
    const moved = consolidated(play.state, unitNow(play, unit), order)
    popPhase(play)
    march(play, unit, 'consolidation', moved)
    finishUnit(play, unit, placesOf(moved))
  },
}
