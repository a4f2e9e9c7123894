import { shown, words } from '#kernel/words.ts'

/** `shooterInGas` or `machine-gun` with a capital, for labels and buttons. */
export const label = (name: string): string => {
  const text = words(name)
    .replace(/\b(?:mg|lmg|hmg|he|bef|hq)\b/g, (abbreviation) => abbreviation.toUpperCase())
    .replace(/\bncos\b/g, 'NCOs')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A value as a player reads it. */
export const reading = (value: unknown): string => {
  const text = shown(value)
  return typeof value === 'string' ? label(text) : text.charAt(0).toUpperCase() + text.slice(1)
}

/** A side as players call it; rule sets without names have sides a and b. */
export const sideName = (side: string): string =>
  side.length === 1 ? `Side ${side.toUpperCase()}` : label(side)

/** `targets.0.type` as a player reads it: "target 1, type". */
export const placeName = (path: string): string =>
  path
    .split('.')
    .map((part, i, all) => {
      if (/^\d+$/.test(part)) return ''
      const next = all[i + 1]
      const text = label(part).toLowerCase()
      return next && /^\d+$/.test(next) ? `${text.replace(/s$/, '')} ${Number(next) + 1}` : text
    })
    .filter((part) => part !== '')
    .join(', ')
