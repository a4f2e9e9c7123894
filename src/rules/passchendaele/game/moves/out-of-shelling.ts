import type { Heading } from '#kernel/geometry/angle.ts'
import { overlapSpan } from '#kernel/geometry/approach.ts'
import { type Box, farApart } from '#kernel/geometry/footprint.ts'
import { overlaps, within } from '#kernel/geometry/gap.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import { FALL_BACK, FALL_BACK_AT_MOST, fromInches, MORTAR_RANGE, toInches } from '../../tables/index.ts'
import { keepsSheaves } from '../board/sheaves.ts'
import type { Square, State, Unit } from '../state.ts'

/** How finely the end of the shelling is looked for, in inches. */
const STEP = 0.01

/** What a unit is to get clear of: ground under sheaves and gas, and enemy mortars. */
interface Shelling {
  readonly ground: readonly Box[]
  readonly mortars: readonly Box[]
}

/** PA-MOVE-10: all shelling that the unit could be under as it falls back. */
const shellingNear = (state: State, unit: Unit): Shelling => {
  const most = fromInches(FALL_BACK_AT_MOST)
  const reach = fromInches(MORTAR_RANGE)
  const ground: Box[] = []
  const mortars: Box[] = []
  const add = (squares: readonly Square[]) => {
    for (const { box } of squares) if (unit.bases.some((base) => !farApart(base, box, most))) ground.push(box)
  }
  for (const { squares } of state.gas) add(squares)
  for (const other of state.units) {
    const shells = keepsSheaves(other)
    const fires = other.side !== unit.side && other.status !== 'disordered'
    for (const base of other.bases) {
      if (shells && base.sheaf?.shell === 'he') add(base.sheaf.squares)
      if (!fires || base.troop !== 'trench-mortar') continue
      if (unit.bases.some((own) => !farApart(own, base, most + reach))) mortars.push(base)
    }
  }
  return { ground, mortars }
}

/** How far a unit that has gone back so far must go to leave what it is under there; none if it is under nothing. */
const leavesNext = (
  { ground, mortars }: Shelling,
  unit: Unit,
  heading: Heading,
  gone: number,
): number | undefined => {
  const step = fromInches(STEP)
  for (const base of unit.bases) {
    const place = placed(base, heading, gone)
    for (const box of ground) {
      if (overlaps(place, box)) return Math.max(gone + step, overlapSpan(base, heading, box)?.to ?? 0)
    }
    for (const mortar of mortars) if (within(mortar, place, fromInches(MORTAR_RANGE))) return gone + step
  }
  return undefined
}

/** Where along its way the unit is out of the shelling; null if it is under none, farther than it may go if it never is. */
export const leavesShellingAt = (state: State, unit: Unit, heading: Heading): number | null => {
  const shelling = shellingNear(state, unit)
  if (leavesNext(shelling, unit, heading, 0) === undefined) return null
  const most = fromInches(FALL_BACK_AT_MOST)
  let length = fromInches(FALL_BACK)
  while (length <= most) {
    const next = leavesNext(shelling, unit, heading, length)
    if (next === undefined) return toInches(length)
    // To the next hundredth of an inch, which is as fine as anybody measures.
    length = fromInches(Math.ceil(toInches(next) / STEP - A_HAIR) * STEP)
  }
  return FALL_BACK_AT_MOST + 1
}

/** What a division may add to a length. */
const A_HAIR = 1e-6
