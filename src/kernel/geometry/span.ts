/** From where to where along a straight path something lasts. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What is less than this on the table is nothing: far below the width of a hair, far above what divisions lose. */
export const GRAZE = 1e-6

export const lengthOf = ({ from, to }: Span): number => to - from

/** What both have; none if they do not meet. */
export const shared = (a: Span | undefined, b: Span | undefined): Span | undefined => {
  if (a === undefined || b === undefined) return undefined
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return from <= to ? { from, to } : undefined
}

/** From the first of either to the last. */
export const hull = (a: Span | undefined, b: Span | undefined): Span | undefined => {
  if (a === undefined || b === undefined) return a ?? b
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
}

/** When something that starts here and goes at this speed is between two bounds, these included. */
export const spanBetween = (start: number, speed: number, low: number, high: number): Span | undefined => {
  if (speed === 0) {
    return start < low || start > high
      ? undefined
      : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  }
  const first = (low - start) / speed
  const last = (high - start) / speed
  return speed > 0 ? { from: first, to: last } : { from: last, to: first }
}

/** In order, those that meet made one; what is shorter than a hair is left out. */
export const joined = (spans: readonly Span[]): readonly Span[] => {
  if (spans.length < 2) return spans.filter((span) => lengthOf(span) > GRAZE)
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last !== undefined && span.from <= last.to + GRAZE) {
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    } else all.push(span)
  }
  return all.filter((span) => lengthOf(span) > GRAZE)
}
