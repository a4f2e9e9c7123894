import type { Point } from '#kernel/geometry/point.ts'
import type { Size, Terrain } from '#screen/ground.ts'
import { middleOf } from '../../body.ts'
import type { Camera, Spot } from '../../camera/camera.ts'
import { toScreen } from '../../camera/camera.ts'
import { lengthOf, stepsAt } from '../../ground/shapes/line.ts'
import { type Shape, shapeOf } from '../../ground/shapes/shape.ts'

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
  /** Degrees by which the words lean, clockwise. */
  readonly lean?: number
}

/** A place where a name could go, with the place of the marks beside it. */
export interface Place {
  readonly box: Box
  readonly words: Box
  readonly marks?: Box
  readonly far?: boolean
  readonly lean?: number
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

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

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

/** In an area that has room for them, from its foot upwards; then as by a pin. */
export const placesOfArea = (area: Box, width: number, height: number): readonly Spare[] => {
  const at = sized(width, height)
  const rows = Math.floor((area.bottom - area.top - 2 * OFF) / height)
  const fits = area.right - area.left >= width + 2 * OFF
  const middle = (area.left + area.right - width) / 2
  const inside = Array.from({ length: fits ? rows : 0 }, (_, row) => ({
    box: at(middle, area.bottom - OFF - (row + 1) * height),
  }))
  return [...inside, ...placesByPin(area, width, height)]
}

/** A strip so much longer than deep has its name along its edge. */
const STRIP = 8

/** Where along a line its name is tried first; works have theirs near an end. */
const PARTS = { work: [0.93, 0.07, 0.8, 0.2, 0.5, 0.65, 0.35], way: [0.5, 0.3, 0.7, 0.15, 0.85, 0.93, 0.07] }
const WORKS: readonly Terrain['kind'][] = ['trench', 'sap', 'wire']
/** Degrees by which a name may lean to follow its line. */
const LEAN = 35

/** Beside a line that bends, following it where that can be read. */
const placesByLine = (
  eye: Camera,
  kind: Terrain['kind'],
  { spine, width }: Shape,
  words: Size,
): readonly Spare[] => {
  const length = lengthOf(spine)
  const parts = WORKS.includes(kind) ? PARTS.work : PARTS.way
  return parts.flatMap((part) => {
    const [step] = stepsAt(spine, [part * length])
    if (!step) return []
    const middle = toScreen(eye, VIEW, step)
    const ahead = toScreen(eye, VIEW, { x: step.x + step.dx * length, y: step.y + step.dy * length })
    const [dx, dy] = [ahead.left - middle.left, ahead.top - middle.top]
    const turn = (Math.atan(dy / (dx || 1e-9)) * 180) / Math.PI
    const lean = Math.abs(turn) <= LEAN ? turn : 0
    const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
    const box = {
      width: words.width * cos + words.height * Math.abs(sin),
      height: words.height * cos + words.width * Math.abs(sin),
    }
    const level = Math.abs(turn) > LEAN
    const off = (width * eye.scale) / 2 + OFF + (level ? words.width : words.height) / 2
    return [-1, 1].map((side): Spare => {
      const [x, y] = level ? [off * side, 0] : [-sin * off * side, cos * off * side]
      const at = sized(box.width, box.height)
      return { box: at(middle.left + x - box.width / 2, middle.top + y - box.height / 2), lean }
    })
  })
}

/** The middle of an area by its weight. */
const weightOf = (ring: readonly Point[]): Point => {
  let [sum, x, y] = [0, 0, 0]
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    const cross = a.x * b.y - b.x * a.y
    sum += cross
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  })
  return sum === 0 ? middleOf(ring) : { x: x / (3 * sum), y: y / (3 * sum) }
}

/** In the middle of an area that has room for it, beside a line, over the ends of a trench, else below or above. */
export const placesOfTerrain = (
  eye: Camera,
  { outline, kind }: Terrain,
  width: number,
  height: number,
): readonly Spare[] => {
  const shape = shapeOf(outline)
  if (shape.belt) return placesByLine(eye, kind, shape, { width, height })
  const at = sized(width, height)
  const box = boxOf(eye, shape.ring)
  const { left, top } = toScreen(eye, VIEW, weightOf(shape.ring))
  const middle = left - width / 2
  const above = box.top - OFF - height
  const below = box.bottom + OFF
  const [across, down] = [box.right - box.left, box.bottom - box.top]
  const strip = across > STRIP * down
  const upright = down > STRIP * across
  const beside = [box.top + 4 * OFF, box.bottom - 4 * OFF - height, top - height / 2].flatMap((level) => [
    at(box.right + 2 * OFF, level),
    at(box.left - 2 * OFF - width, level),
  ])
  const ends = [box.right - OFF - width, box.left + OFF, middle].flatMap((side) => [
    at(side, above),
    at(side, below),
  ])
  const third = (box.bottom - box.top) / 3
  const centred = [
    at(middle, top - height / 2),
    at(middle, top - third),
    at(middle, top + third - height),
    at(middle, below),
    at(middle, above),
    at(box.right + OFF, top - height / 2),
    at(box.left - OFF - width, top - height / 2),
  ]
  return (strip ? ends : upright ? beside : centred).map((one) => ({ box: one }))
}
