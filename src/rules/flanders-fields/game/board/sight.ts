import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { lengthIn, shapeHolds, stretchesWithin } from '#kernel/geometry/shape.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { placeAlong } from '#table/going.ts'
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

export const seenAs = (state: State, stand: Stand): SightTarget => {
  if (LARGE.includes(stand.type)) return 'large'
  return isHidden(state, stand) ? 'troops-cover' : 'troops-open'
}

const isScreen = ({ kind }: Patch): boolean => kind === 'wood' || kind === 'built-up'

/** How a line between two centres is broken: by ground between, by too much of the ground at an end, by dead ground. */
type Broken = 'between' | 'too-deep' | 'dead-ground'

/** FF-VIS-03, FF-VIS-08: where a line from above leaves a screen, too near to the target to be seen over it. */
const hidesBehind = (patch: Patch, from: Point, to: Point, target: Footprint): boolean => {
  const last = stretchesWithin(patch.shape, from, to).at(-1)
  const left = last && placeAlong([from, to], last.to)
  const near = fromCm(DEAD_GROUND)
  return left !== undefined && gapToPoint(target, left) <= near
}

/** FF-VIS-03, FF-VIS-06, FF-VIS-08: what a wood, a village or a hill does to a line. */
const brokenBy = (
  field: Field,
  patch: Patch,
  from: Point,
  to: Point,
  target: Footprint,
): Broken | undefined => {
  if (!isScreen(patch) && patch.kind !== 'hill') return undefined
  const inside = lengthIn(patch.shape, from, to)
  if (inside === 0) return undefined
  const holdsEnd = shapeHolds(patch.shape, from) || shapeHolds(patch.shape, to)
  if (patch.kind === 'hill') return holdsEnd ? undefined : 'between'
  if (holdsEnd) return inside > fromCm(SIGHT_THROUGH_COVER) ? 'too-deep' : undefined
  const fromHigh = isHigh(field, from)
  if (fromHigh === isHigh(field, to)) return 'between'
  return fromHigh && hidesBehind(patch, from, to, target) ? 'dead-ground' : undefined
}

const firstBroken = (field: Field, from: Point, to: Point, target: Footprint): Broken | undefined => {
  for (const patch of field.patches) {
    const broken = brokenBy(field, patch, from, to, target)
    if (broken) return broken
  }
  return undefined
}

/** All the ground that breaks a line, for those who want to know. */
export const groundInTheWay = (
  state: State,
  from: Point,
  to: Point,
  target: Footprint,
): readonly { readonly patch: Patch; readonly broken: Broken }[] => {
  const field = fieldOf(state.scenario)
  return field.patches.flatMap((patch) => {
    const broken = brokenBy(field, patch, from, to, target)
    return broken ? [{ patch, broken }] : []
  })
}

/** FF-VIS-07: as far as anybody sees in the mist of this turn. */
export const mistLimit = ({ scenario: { mist }, turn }: State): number =>
  mist && turn <= mist.until ? mist.sight : Number.POSITIVE_INFINITY

/** What somebody looks at: the line to its middle, its ground, and as what it is seen. */
interface Sought {
  readonly at: Point
  readonly ground: Footprint
  readonly seenAs: SightTarget
  readonly hasFired: boolean
}

/** FF-VIS: how far one sees there, how far it is, in cm, and whether it is seen. */
interface Look {
  readonly visible: boolean
  readonly range: number
  readonly limit: number
}

const looks = (
  state: State,
  viewer: Stand,
  { at, ground, seenAs: target, hasFired }: Sought,
  trace: Trace,
): Look => {
  const range = toCm(gap(viewer, ground))
  const broken = firstBroken(fieldOf(state.scenario), viewer.centre, at, ground)
  const { visible, limit } = visibility.resolve(
    {
      viewer: viewerOf(viewer),
      target,
      range,
      hasFired,
      blocked: broken === 'between' || broken === 'too-deep',
      deadGround: broken === 'dead-ground',
      options: state.options,
    },
    NO_DICE,
    trace,
  )
  return { visible: visible && range <= mistLimit(state), range, limit }
}

/** FF-VIS: how one stand looks at another; block houses are stands here (`standOfHouse`). */
export const lookAt = (state: State, viewer: Stand, target: Stand, trace: Trace = SILENT): Look =>
  looks(
    state,
    viewer,
    {
      at: target.centre,
      ground: target,
      seenAs: seenAs(state, target),
      hasFired: target.revealed,
    },
    trace,
  )

/** FF-VIS: whether one stand sees another. FF-DUG-01: nobody below sees or is seen. */
export const sees = (state: State, viewer: Stand, target: Stand, trace: Trace = SILENT): boolean =>
  !viewer.below && !target.below && lookAt(state, viewer, target, trace).visible

/** FF-VIS-05: whether a stand sees a point, as troops in the open there, or as a work (FF-ART-09). */
export const seesPoint = (
  state: State,
  viewer: Stand,
  point: Point,
  target: SightTarget = 'troops-open',
): boolean => {
  const ground = { centre: point, heading: 0, radius: 0 }
  return looks(state, viewer, { at: point, ground, seenAs: target, hasFired: false }, SILENT).visible
}
