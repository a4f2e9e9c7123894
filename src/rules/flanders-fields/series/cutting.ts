import type { Lines } from '../own-battle/lines.ts'
import type { Rectangle } from '../scenarios/scenario.ts'
import { CLEAR, LEAST_PIECE } from '../tables/index.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
}

/** FF-CAMP-11: where nothing of the country may lie; nor does it about older trenches. */
export const clearedOf = (
  { front, second, third }: Lines,
  length: number,
  trenches: readonly number[],
): readonly Stretch[] => {
  const about = (y: number, { before, behind }: { readonly before: number; readonly behind: number }) => ({
    from: y - before,
    to: y + behind,
  })
  return [
    { from: Number.NEGATIVE_INFINITY, to: CLEAR.near },
    about(front, CLEAR.front),
    about(second, CLEAR.rear),
    ...(third === undefined ? [] : [about(third, CLEAR.rear)]),
    ...trenches.map((y) => about(y, CLEAR.rear)),
    { from: length - CLEAR.far, to: Number.POSITIVE_INFINITY },
  ]
}

const cutBy = (pieces: readonly Stretch[], { from, to }: Stretch): readonly Stretch[] =>
  pieces.flatMap((piece) => {
    if (piece.to <= from || piece.from >= to) return [piece]
    return [
      ...(piece.from < from ? [{ from: piece.from, to: from }] : []),
      ...(piece.to > to ? [{ from: to, to: piece.to }] : []),
    ]
  })

/** What is left of stretches when others are taken out of them. */
export const leftOf = (pieces: readonly Stretch[], cuts: readonly Stretch[]): readonly Stretch[] =>
  cuts.reduce(cutBy, pieces)

/** FF-CAMP-11: the deepest piece that is left, the farther of two; nothing of what is too shallow. */
export const cutBack = (at: Rectangle, cleared: readonly Stretch[]): Rectangle | undefined => {
  const [left, near, right, far] = at
  const pieces = leftOf([{ from: near, to: far }], cleared)
  const [first] = pieces
  if (first && first.from === near && first.to === far) return at
  const deepest = pieces.reduce<Stretch | undefined>(
    (best, piece) => (best && best.to - best.from > piece.to - piece.from ? best : piece),
    undefined,
  )
  if (!deepest || deepest.to - deepest.from < LEAST_PIECE) return undefined
  return [left, deepest.from, right, deepest.to]
}
