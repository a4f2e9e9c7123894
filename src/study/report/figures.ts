/** A figure with one decimal at most. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10 || 0)

/** The same with its sign. */
export const signed = (value: number): string => {
  const text = figure(Math.abs(value))
  return text === '0' ? '0' : `${value < 0 ? '−' : '+'}${text}`
}

/** How rare something is, as players say it. */
export const oneIn = (chance: number): string =>
  chance >= 0.5 ? 'as often as not' : `1 in ${Math.round(1 / chance)}`
