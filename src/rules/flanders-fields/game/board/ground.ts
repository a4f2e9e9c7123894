import type { Shape } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint, shapeHolds } from '#kernel/geometry/shape.ts'
import { memo } from '#kernel/memo.ts'
import { fromCm, RIVER_BANK } from '../../tables/index.ts'
import type { CoverGround, Fieldwork } from '../../vocabulary.ts'
import type { Field, Patch, Trench } from '../field.ts'

/** FF-GEN-06: wholly in it; whoever stands on the border has the worse cover and is not. */
const liesWithin = (shape: Shape, { x, y }: Point): boolean =>
  shapeHolds(shape, { x: x - 1, y }) &&
  shapeHolds(shape, { x: x + 1, y }) &&
  shapeHolds(shape, { x, y: y - 1 }) &&
  shapeHolds(shape, { x, y: y + 1 })

const liesIn = ({ patches }: Field, kind: Patch['kind'], p: Point): boolean =>
  patches.some((patch) => patch.kind === kind && liesWithin(patch.shape, p))

/** FF-TAB-04 */
export const trenchAt = ({ trenches }: Field, p: Point): Trench | undefined =>
  trenches.find(({ shape }) => shapeHolds(shape, p))

/** FF-TAB-05: a strong point prevails over a trench that runs through it. */
export const workAt = (field: Field, p: Point): Exclude<Fieldwork, 'block-house'> => {
  if (liesIn(field, 'strong-point', p)) return 'strong-point'
  return trenchAt(field, p) ? 'trench' : 'none'
}

/** FF-COV-08: from the worst cover to the best. */
const COVERING: readonly (readonly [Patch['kind'], CoverGround])[] = [
  ['shell-torn', 'shell-torn'],
  ['shattered', 'shattered'],
  ['river', 'river-bank'],
  ['marsh', 'marsh'],
  ['wood', 'wood'],
  ['built-up', 'built-up'],
]

/** The ground that gives cover, each with how good it is among the kinds of it. */
const coversOf = memo(({ patches }: Field) =>
  patches.flatMap(({ kind, shape }) => {
    const rank = COVERING.findIndex(([covering]) => covering === kind)
    return rank < 0 ? [] : [{ shape, rank, bank: kind === 'river' }]
  }),
)

/** FF-COV-08: of several grounds the one with the best cover. */
export const coverGroundAt = (field: Field, p: Point): CoverGround => {
  let best = -1
  for (const { shape, rank, bank } of coversOf(field)) {
    if (rank <= best) continue
    if (bank ? shapeGapToPoint(shape, p) <= fromCm(RIVER_BANK) : liesWithin(shape, p)) best = rank
  }
  return COVERING[best]?.[1] ?? 'open'
}

/** FF-VIS-06: hills are one level. */
export const isHigh = (field: Field, p: Point): boolean => liesIn(field, 'hill', p)
