import { memo } from '#kernel/memo.ts'
import type { Rise, Size } from '#screen/ground.ts'
import { type Brush, trace } from './brush.ts'
import { isolines, softened } from './shapes/isolines.ts'

/** Metres from one contour to the next, and to the strong ones. */
const STEP = 2
const INDEX = 10
/** Squares of the net along the longer side of the sheet. */
const NET = 72
/** Contours shorter than so many points are specks. */
const SHORT = 8

interface Contours {
  readonly plain: Path2D
  readonly index: Path2D
}

/** Metres at a point of the sheet, in millimetres. */
const heightAt =
  (relief: readonly Rise[], size: Size) =>
  (x: number, y: number): number =>
    relief.reduce((sum, { at, across, deep, height }) => {
      const dx = (x * 100 - at.x) / across
      const dy = (size.height - y * 100 - at.y) / deep
      return sum + height * Math.exp(-dx * dx - dy * dy)
    }, 0)

/** The country never changes, so it is walked once. */
const contoursOf = memo((relief: readonly Rise[], size: Size): Contours => {
  const height = heightAt(relief, size)
  const frame = { left: 0, top: 0, right: size.width / 100, bottom: size.height / 100 }
  const step = Math.max(frame.right, frame.bottom) / NET
  const top = Math.max(0, ...relief.map(({ at }) => height(at.x / 100, (size.height - at.y) / 100)))
  const contours = { plain: new Path2D(), index: new Path2D() }
  for (let level = STEP; level < top; level += STEP) {
    const path = level % INDEX === 0 ? contours.index : contours.plain
    for (const line of isolines(height, frame, step, level))
      if (line.length >= SHORT) trace(path, softened(line, 2))
  }
  return contours
})

/** Thin brown lines of equal height, every fifth of them stronger. */
export const paintRelief = (
  { pen, ink, px }: Omit<Brush, 'random'>,
  relief: readonly Rise[],
  size: Size,
): void => {
  const { plain, index } = contoursOf(relief, size)
  pen.lineJoin = 'round'
  pen.strokeStyle = ink('contour')
  pen.lineWidth = 0.8 * px
  pen.stroke(plain)
  pen.strokeStyle = ink('contour-index')
  pen.lineWidth = 1.3 * px
  pen.stroke(index)
}
