import { liesBetween } from '#kernel/geometry/between.ts'
import { farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import type { Box } from '#kernel/geometry/box.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { memo } from '#kernel/memo.ts'
import type { Between } from '#table/cohesion.ts'
import type { Surroundings } from '#table/travel.ts'
import type { Table } from '../../scenarios/table.ts'
import { fromInches } from '../../tables/index.ts'
import type { State, Unit } from '../state.ts'
import { isBridgedBetween } from './water.ts'

/** Beyond the end of its way a unit is kept from others by less than this, in inches. */
const BEYOND = 1

/** All barriers of a table. */
const barrierBoxes = memo(({ barriers }: Table): readonly Box[] => barriers.flatMap(({ boxes }) => boxes))

/**
 * What a unit may meet that goes no farther than so many inches; who is surely out of its way is left out. All barriers are
 * closed to it as a whole.
 */
export const surroundingsOf = (state: State, unit: Unit, inches: number): Surroundings<Box> => {
  const friends: Box[] = []
  const enemies: Box[] = []
  const ground = roughBounds(unit.bases)
  const far = fromInches(inches + BEYOND)
  for (const other of state.units) {
    if (other === unit) continue
    const list = other.side === unit.side ? friends : enemies
    for (const base of other.bases) if (!farFromBounds(ground, base, far)) list.push(base)
  }
  return { friends, enemies, closed: barrierBoxes(state.table), bridged: [] }
}

/** PA-SETUP-15: whether something lies between two bases that parts them; a bridge near both joins them (PA-MOVE-24). */
export const partedIn =
  ({ barriers }: Table, enemies: readonly Footprint[]): Between =>
  (a, b) =>
    enemies.some((enemy) => liesBetween(a.centre, b.centre, enemy)) ||
    barriers.some(
      (barrier) =>
        barrier.boxes.some((box) => liesBetween(a.centre, b.centre, box)) && !isBridgedBetween(a, b, barrier),
    )
