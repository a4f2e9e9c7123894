import { signed } from '#kernel/words.ts'

/** A modifier, or a dash where there is none. */
export const signedOrDash = (value: number): string => (value === 0 ? '-' : signed(value))

/** A number, or a dash for none. */
export const orDash = (value: number | undefined): string =>
  value === undefined || value === 0 ? '-' : `${value}`

/** `5+`, or `6` where no higher face is left. */
export const orMore = (face: number, highest = 6): string => (face === highest ? `${face}` : `${face}+`)
