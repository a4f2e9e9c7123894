import type { Point } from '#kernel/geometry/point.ts'
import type { Place } from '#screen/piece.ts'
import { distance, normal } from '../body.ts'
import type { Plan } from '../model.ts'

/** A move in the making: what the player has drawn so far. */
export interface Draft {
  /** The leader first. */
  readonly pieces: readonly string[]
  /** Where the leader stands now. */
  readonly start: Place
  readonly bends: readonly Point[]
  readonly end: Point
  readonly heading: number
}

export const begin = (pieces: readonly string[], start: Place): Draft => ({
  pieces,
  start,
  bends: [],
  end: start.centre,
  heading: start.heading,
})

export const planOf = ({ pieces, start, bends, end, heading }: Draft): Plan => ({
  pieces,
  path: [start.centre, ...bends, end],
  heading,
})

/** A plan as it would have come of a draft that began at a place. */
export const draftOf = ({ pieces, path, heading }: Plan, start: Place): Draft => ({
  pieces,
  start,
  bends: path.slice(1, -1),
  end: path.at(-1) ?? start.centre,
  heading,
})

export const movedTo = (draft: Draft, end: Point): Draft => ({ ...draft, end })

export const headed = (draft: Draft, heading: number): Draft => ({ ...draft, heading: normal(heading) })

const lastCorner = ({ start, bends }: Draft): Point => bends.at(-1) ?? start.centre

/** The way bends where it has come to; not twice in the same place. */
export const bent = (draft: Draft, least: number): Draft =>
  distance(lastCorner(draft), draft.end) < Math.max(1, least)
    ? draft
    : { ...draft, bends: [...draft.bends, draft.end] }

/** One bend less; none if there was none. */
export const unbent = (draft: Draft): Draft | undefined =>
  draft.bends.length === 0 ? undefined : { ...draft, bends: draft.bends.slice(0, -1) }

/** A bend at the very end is no bend; it came from resting before letting go. */
export const withoutLastBend = (draft: Draft, least: number): Draft => {
  const last = draft.bends.at(-1)
  return last && distance(last, draft.end) < least
    ? { ...draft, bends: draft.bends.slice(0, -1), end: last }
    : draft
}

/** Nothing was moved or turned. */
export const idle = (draft: Draft, least: number): boolean =>
  draft.bends.length === 0 &&
  draft.heading === draft.start.heading &&
  distance(draft.start.centre, draft.end) < least

/** A heading the hand means: whole degrees, caught by the eighths of the compass. */
export const meant = (heading: number): number => {
  const eighth = Math.round(heading / 4500) * 4500
  return normal(Math.abs(heading - eighth) <= 300 ? eighth : Math.round(heading / 100) * 100)
}
