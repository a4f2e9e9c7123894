import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import type { Footprint } from '../../../../kernel/geometry/footprint.ts'
import { gap, gapToPoint } from '../../../../kernel/geometry/gap.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { lengthIn, shapeHolds, stretchesWithin } from '../../../../kernel/geometry/shape.ts'
import { SILENT, type Trace } from '../../../../kernel/procedure/trace.ts'
import { placeAlong } from '../../../../table/going.ts'
import { visibility } from '../../procedures/visibility.ts'
import { DEAD_GROUND, fromCm, SIGHT_THROUGH_COVER, toCm } from '../../tables/index.ts'
import type { SightTarget, Stand as StandType, Viewer } from '../../vocabulary.ts'
import { type Field, fieldOf, type Patch } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { isHidden } from './cover.ts'
import { isHigh } from './ground.ts'

/** FF-VIS-06: which row of the table a stand looks by, and as what it is seen. */
const VIEWER: Readonly<Partial<Record<StandType, Viewer>>> = {
  'field-gun': 'artillery',
  'field-howitzer': 'artillery',
  'heavy-artillery': 'artillery',
  'super-heavy-artillery': 'artillery',
  liaison: 'artillery',
  'heavy-tank': 'vehicle',
  'light-tank': 'vehicle',
  motor: 'vehicle',
}
const LARGE: readonly StandType[] = [
  'heavy-tank',
  'light-tank',
  'motor',
  'block-house',
  'heavy-artillery',
  'super-heavy-artillery',
]

const viewerOf = ({ type }: Stand): Viewer => VIEWER[type] ?? 'infantry'

const seenAs = (state: State, stand: Stand): SightTarget => {
  if (LARGE.includes(stand.type)) return 'large'
  return isHidden(state, stand) ? 'troops-cover' : 'troops-open'
}

const isScreen = ({ kind }: Patch): boolean => kind === 'wood' || kind === 'built-up'

/** How a line between two centres is broken, if it is. */
type Broken = 'blocked' | 'dead-ground' | undefined

/** FF-VIS-03, FF-VIS-08: where a line from above leaves a screen, too near to the target to be seen over it. */
const hidesBehind = (patch: Patch, from: Point, to: Point, target: Footprint): boolean => {
  const last = stretchesWithin(patch.shape, from, to).at(-1)
  const left = last && placeAlong([from, to], last.to)
  const near = fromCm(DEAD_GROUND)
  return left !== undefined && gapToPoint(target, left) <= near
}

/** FF-VIS-03, FF-VIS-06, FF-VIS-08: what woods, villages and hills do to a line. */
const brokenBy = (field: Field, from: Point, to: Point, target: Footprint): Broken => {
  for (const patch of field.patches) {
    if (!isScreen(patch) && patch.kind !== 'hill') continue
    const inside = lengthIn(patch.shape, from, to)
    if (inside === 0) continue
    const holdsEnd = shapeHolds(patch.shape, from) || shapeHolds(patch.shape, to)
    if (patch.kind === 'hill') {
      if (!holdsEnd) return 'blocked'
    } else if (holdsEnd) {
      if (inside > fromCm(SIGHT_THROUGH_COVER)) return 'blocked'
    } else {
      const fromHigh = isHigh(field, from)
      if (fromHigh === isHigh(field, to)) return 'blocked'
      if (fromHigh && hidesBehind(patch, from, to, target)) return 'dead-ground'
    }
  }
  return undefined
}

/** FF-VIS-07: as far as anybody sees in the mist of this turn. */
const mistLimit = ({ scenario: { mist }, turn }: State): number =>
  mist && turn <= mist.until ? mist.sight : Number.POSITIVE_INFINITY

/** FF-VIS: whether one stand sees another; block houses are stands here (`standOfHouse`). */
export const sees = (state: State, viewer: Stand, target: Stand, trace: Trace = SILENT): boolean => {
  // FF-DUG-01
  if (viewer.below || target.below) return false
  const field = fieldOf(state.scenario)
  const range = toCm(gap(viewer, target))
  const broken = brokenBy(field, viewer.centre, target.centre, target)
  const { visible } = visibility.resolve(
    {
      viewer: viewerOf(viewer),
      target: seenAs(state, target),
      range,
      hasFired: target.revealed,
      blocked: broken === 'blocked',
      deadGround: broken === 'dead-ground',
      options: state.options,
    },
    NO_DICE,
    trace,
  )
  return visible && range <= mistLimit(state)
}

/** FF-VIS-05: whether a stand sees a point, as troops in the open there, or as a work (FF-ART-09). */
export const seesPoint = (
  state: State,
  viewer: Stand,
  point: Point,
  target: SightTarget = 'troops-open',
): boolean => {
  const field = fieldOf(state.scenario)
  const range = toCm(gapToPoint(viewer, point))
  const broken = brokenBy(field, viewer.centre, point, { centre: point, heading: 0, radius: 0 })
  const { visible } = visibility.resolve(
    {
      viewer: viewerOf(viewer),
      target,
      range,
      hasFired: false,
      blocked: broken === 'blocked',
      deadGround: broken === 'dead-ground',
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  return visible && range <= mistLimit(state)
}
