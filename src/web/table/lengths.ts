import type { Measure } from '#screen/ground.ts'

/** A length in the players' unit: "4.5 in". */
export const inUnits = (length: number, { unit, length: one, digits }: Measure): string =>
  `${figure(length, one, digits)} ${unit}`

/** Without the unit. */
export const figure = (length: number, one: number, digits: number): string => {
  const rounded = (length / one).toFixed(digits)
  return digits > 0 ? rounded.replace(/\.?0+$/, '') : rounded
}
