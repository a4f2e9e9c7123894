import type { Shape } from '../../../../kernel/geometry/outline.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { shapeGapToPoint, shapeHolds } from '../../../../kernel/geometry/shape.ts'
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

/** FF-COV-08: of several grounds the one with the best cover. */
export const coverGroundAt = (field: Field, p: Point): CoverGround => {
  if (liesIn(field, 'built-up', p)) return 'built-up'
  if (liesIn(field, 'wood', p)) return 'wood'
  if (liesIn(field, 'marsh', p)) return 'marsh'
  const bank = fromCm(RIVER_BANK)
  if (field.patches.some(({ kind, shape }) => kind === 'river' && shapeGapToPoint(shape, p) <= bank))
    return 'river-bank'
  if (liesIn(field, 'shattered', p)) return 'shattered'
  return liesIn(field, 'shell-torn', p) ? 'shell-torn' : 'open'
}

/** FF-VIS-06: hills are one level. */
export const isHigh = (field: Field, p: Point): boolean => liesIn(field, 'hill', p)
