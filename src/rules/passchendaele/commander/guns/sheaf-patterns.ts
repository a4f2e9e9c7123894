import { eastward, northward } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import type { SheafOrder } from '../../game/forms.ts'
import { inRangeOf, sheafOf } from '../../game/phases/sheaf-orders.ts'
import type { Base } from '../../game/state.ts'
import { GUN_TABLE, INCH, toInches } from '../../tables/index.ts'
import { isGuns, type Shell } from '../../vocabulary.ts'

type Squares = SheafOrder['squares']

const BLOCK: Squares = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]
const PAIR_TWICE: Squares = [
  [0, 0],
  [1, 0],
  [0, 0],
  [1, 0],
]
const ONE_FOUR_TIMES: Squares = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
]

/** The squares that put the whole sheaf on a base of this size; gas cannot be stacked (PA-SHEAF-11). */
const squaresFor = ({ width, depth }: Base, shell: Shell): Squares => {
  if (shell === 'gas' || (width > INCH && depth > INCH)) return BLOCK
  return width > INCH ? PAIR_TWICE : ONE_FOUR_TIMES
}

/** A sheaf laid square on a base. */
export const sheafOnBase = (gun: Base, target: Base, shell: Shell): SheafOrder => {
  const squares = squaresFor(target, shell)
  const { heading, centre } = target
  const across = squares === ONE_FOUR_TIMES ? 0 : INCH / 2
  const back = squares === BLOCK ? INCH / 2 : 0
  const x = centre.x - across * northward(heading) - back * eastward(heading)
  const y = centre.y + across * eastward(heading) - back * northward(heading)
  return {
    base: gun.id,
    x: Math.max(0, toInches(x)),
    y: Math.max(0, toInches(y)),
    rotation: toDegrees(heading),
    squares,
    shell,
  }
}

/** No square of a sheaf on a base is farther than this from the middle of the base. */
const SPREAD = 1.5

/** Whether guns reach a base with such a sheaf; measured square by square only where it is not plain. */
export const reaches = (gun: Base, target: Base, order: SheafOrder): boolean => {
  if (!isGuns(gun.troop)) return false
  const over = toInches(gapToPoint(gun, target.centre)) - GUN_TABLE[gun.troop].range
  if (over > SPREAD) return false
  return over < -SPREAD || inRangeOf(gun, sheafOf(order))
}
