import type { OrderMarker, Piece } from '#screen/piece.ts'

/** How a unit fares and what it was ordered, drawn beside its name. */
export interface UnitMarks {
  readonly status: Piece['status']
  readonly side: Piece['side']
  /** Where it looks. */
  readonly heading: number
  readonly order?: OrderMarker
  readonly done: boolean
}

/** Pixels of the row of marks: each, and how high. */
export const MARK = { pitch: 23, height: 19 } as const

/** Stands with figures carry their marks themselves. */
export const marksOf = (pieces: readonly Piece[]): UnitMarks | undefined => {
  const [first] = pieces
  if (!first || first.figure !== undefined) return undefined
  const status = pieces.reduce<Piece['status']>((worst, one) => (one.status > worst ? one.status : worst), 0)
  const { side, heading, order } = first
  const marks = { status, side, heading, ...(order ? { order } : {}), done: pieces.some(({ done }) => done) }
  return countOf(marks) > 0 ? marks : undefined
}

/** How many marks there are in a row. */
export const countOf = ({ status, order, done }: Pick<UnitMarks, 'status' | 'order' | 'done'>): number =>
  (status > 0 ? 1 : 0) + (order ? 1 : 0) + (done ? 1 : 0)
