import { shown, words } from '../../kernel/words.ts'

/** `shooterInGas` or `machine-gun` with a capital, for labels and buttons. */
export const label = (name: string): string => {
  const text = words(name)
    .replace(/\bmg\b/g, 'MG')
    .replace(/\blmg\b/g, 'LMG')
    .replace(/\bhmg\b/g, 'HMG')
    .replace(/\bhe\b/g, 'HE')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A value as a player reads it. */
export const reading = (value: unknown): string => {
  const text = shown(value)
  return typeof value === 'string' ? label(text) : text.charAt(0).toUpperCase() + text.slice(1)
}
