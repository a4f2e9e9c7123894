import type { Point } from '../../../kernel/geometry/point.ts'
import type { Area } from '../../../screen/area.ts'
import type { Outline, Terrain } from '../../../screen/ground.ts'
import { from } from '../body.ts'
import type { Camera, Spot } from '../camera/camera.ts'
import { toScreen } from '../camera/camera.ts'

/** A rectangle of the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A place where words could go; a line leads from there if it lies far off. */
export interface Spare {
  readonly box: Box
  readonly far?: boolean
}

const VIEW = { width: 0, height: 0 }
/** Pixels between a thing and its name. */
const OFF = 3

export const around = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map(({ left }) => left)),
  right: Math.max(...spots.map(({ left }) => left)),
  top: Math.min(...spots.map(({ top }) => top)),
  bottom: Math.max(...spots.map(({ top }) => top)),
})

export const boxOf = (eye: Camera, points: readonly Point[]): Box =>
  around(points.map((point) => toScreen(eye, VIEW, point)))

export const within = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The square round a pin with a number. */
export const pinBox = (eye: Camera, { outline }: Pick<Area, 'outline'>): Box | undefined => {
  if (outline.shape !== 'circle') return undefined
  const at = { ...outline, heading: 0 }
  return boxOf(eye, [from(at, -outline.radius, outline.radius), from(at, outline.radius, -outline.radius)])
}

const sized =
  (width: number, height: number) =>
  (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })

/** Below a pin, above, beside; then farther off, with a line that leads there. */
export const placesByPin = (pin: Box, width: number, height: number): readonly Spare[] => {
  const at = sized(width, height)
  const middle = (pin.left + pin.right - width) / 2
  const level = (pin.top + pin.bottom - height) / 2
  const near = [
    at(middle, pin.bottom + OFF),
    at(middle, pin.top - OFF - height),
    at(pin.right + OFF, level),
    at(pin.left - OFF - width, level),
  ]
  const far = [1.6, 2.8, 4].flatMap((times) => [
    at(middle, pin.bottom + times * height),
    at(middle, pin.top - (1 + times) * height),
    at(pin.right + OFF, pin.bottom + times * height),
    at(pin.left - OFF - width, pin.bottom + times * height),
    at(pin.right + OFF, pin.top - (1 + times) * height),
    at(pin.left - OFF - width, pin.top - (1 + times) * height),
  ])
  return [...near.map((box) => ({ box })), ...far.map((box) => ({ box, far: true }))]
}

const pointsOf = (outline: Outline): readonly Point[] => {
  if (outline.shape !== 'rectangle') return outline.points
  const { x1, y1, x2, y2 } = outline
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
}

/** A strip so much longer than deep has its name along its edge. */
const STRIP = 8

/** In the middle of an area that has room for it, over the ends of a trench, else below or above. */
export const placesOfTerrain = (
  eye: Camera,
  { outline }: Terrain,
  width: number,
  height: number,
): readonly Spare[] => {
  const at = sized(width, height)
  const box = boxOf(eye, pointsOf(outline))
  const middle = (box.left + box.right - width) / 2
  const above = box.top - OFF - height
  const below = box.bottom + OFF
  const strip = box.right - box.left > STRIP * (box.bottom - box.top)
  const ends = [box.right - width, box.left, middle].flatMap((left) => [at(left, above), at(left, below)])
  const centred = [
    at(middle, (box.top + box.bottom - height) / 2),
    at(middle, below),
    at(middle, above),
    at(box.right + OFF, (box.top + box.bottom - height) / 2),
  ]
  return (strip ? ends : centred).map((one) => ({ box: one }))
}
