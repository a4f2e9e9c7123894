import type { FireOn } from '../reckoning/load.ts'

const FIRE_WORDS = [
  ['smallArms', 'small arms'],
  ['trenchMortar', 'mortar'],
  ['fieldArtillery', 'field guns'],
  ['heavyArtillery', 'heavy guns'],
] as const

/** "small arms 2, field guns 4, gas". */
export const fireWords = (fire: FireOn): string => {
  const points = FIRE_WORDS.flatMap(([kind, name]) => (fire[kind] > 0 ? [`${name} ${fire[kind]}`] : []))
  return [...points, ...(fire.gas ? ['gas'] : [])].join(', ')
}
