import type { Size } from '#screen/ground.ts'
import { ahead } from '../../body.ts'
import type { Box, Place } from './label-places.ts'
import { countOf, MARK, type UnitMarks } from './unit-marks.ts'

/** A stand on the screen: where, and which way it looks there. */
interface Body {
  readonly box: Box
  readonly heading: number
}

/** Pixels from a stand to its name, and how far off a name may be that a line leads to. */
const GAP = 5
const FAR = [26, 42, 58] as const

/** How words and marks stand to one another, in a block of a size. */
interface Block {
  readonly size: Size
  readonly words: readonly [number, number]
  readonly marks?: readonly [number, number]
}

/** The marks below the words, beside them, or left out. */
const blocksOf = (words: Size, marks: UnitMarks | undefined): readonly Block[] => {
  const alone: Block = { size: words, words: [0, 0] }
  if (!marks) return [alone]
  const row = countOf(marks) * MARK.pitch
  const { height } = MARK
  const width = Math.max(words.width, row)
  return [
    {
      size: { width, height: words.height + height },
      words: [(width - words.width) / 2, 0],
      marks: [(width - row) / 2, words.height],
    },
    {
      size: { width: words.width + 3 + row, height: Math.max(words.height, height) },
      words: [0, (height - words.height) / 2],
      marks: [words.width + 3, 0],
    },
    alone,
  ]
}

/** Corners at which a block could stand near a stand: behind it, above, below, at its rear corners, in front. */
const nearBody = (
  { box, heading }: Body,
  { width, height }: Size,
): readonly (readonly [number, number])[] => {
  const { x, y } = ahead(heading)
  const level = (box.top + box.bottom - height) / 2
  const middle = (box.left + box.right - width) / 2
  const [left, right] = [box.left - GAP - width, box.right + GAP]
  const [above, below] = [box.top - GAP - height, box.bottom + GAP]
  if (Math.abs(x) > Math.abs(y)) {
    const [rear, front] = x > 0 ? [left, right] : [right, left]
    return [
      [rear, level],
      [middle, above],
      [middle, below],
      [rear, box.top - height / 2],
      [rear, box.bottom - height / 2],
      [front, level],
    ]
  }
  const [rear, front] = y > 0 ? [below, above] : [above, below]
  return [
    [middle, rear],
    [right, level],
    [left, level],
    [box.left - width / 2, rear],
    [box.right - width / 2, rear],
    [middle, front],
  ]
}

/** Round a stand, behind it first. */
const farFrom = ({ box, heading }: Body, { width, height }: Size): readonly (readonly [number, number])[] => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return FAR.flatMap((far) =>
    [18_000, 13_500, 22_500, 9000, 27_000, 4500, 31_500, 0].map((turn): readonly [number, number] => {
      const { x: dx, y: dy } = ahead(heading + turn)
      const [across, down] = [(box.right - box.left + width) / 2, (box.bottom - box.top + height) / 2]
      return [
        x + dx * (far + across * Math.abs(dx)) - width / 2,
        y - dy * (far + down * Math.abs(dy)) - height / 2,
      ]
    }),
  )
}

const placed = (
  { size, words, marks }: Block,
  wordsSize: Size,
  row: number,
  [left, top]: readonly [number, number],
  far: boolean,
): Place => {
  const boxAt = ([x, y]: readonly [number, number], { width, height }: Size): Box => ({
    left: left + x,
    top: top + y,
    right: left + x + width,
    bottom: top + y + height,
  })
  return {
    box: boxAt([0, 0], size),
    words: boxAt(words, wordsSize),
    ...(marks ? { marks: boxAt(marks, { width: row, height: MARK.height }) } : {}),
    ...(far ? { far } : {}),
  }
}

/** Where the name of a unit could stand, the best first: near one of its stands, else with a line that leads to it. */
export const unitPlaces = (
  bodies: readonly Body[],
  words: Size,
  marks: UnitMarks | undefined,
): readonly Place[] => {
  const [first] = bodies
  if (!first) return []
  const row = marks ? countOf(marks) * MARK.pitch : 0
  const blocks = blocksOf(words, marks)
  const near = blocks.flatMap((block) =>
    bodies.flatMap((body) => nearBody(body, block.size).map((at) => placed(block, words, row, at, false))),
  )
  const far = blocks.flatMap((block) =>
    farFrom(first, block.size).map((at) => placed(block, words, row, at, true)),
  )
  return [...near, ...far]
}
