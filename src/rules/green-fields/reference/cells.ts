/** A modifier as players write it. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

/** A modifier, or a dash where there is none. */
export const signedOrDash = (value: number): string => (value === 0 ? '-' : signed(value))

/** A number, or a dash for none. */
export const orDash = (value: number | undefined): string =>
  value === undefined || value === 0 ? '-' : `${value}`

/** `5+`, or `6` where no higher face is left. */
export const orMore = (face: number, highest = 6): string => (face === highest ? `${face}` : `${face}+`)

/** `1-2`, or `1`. */
export const upTo = (face: number): string => (face === 1 ? '1' : `1-${face}`)

/** An id of the rules as a heading: `field-artillery` is `Field artillery`. */
export const heading = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
