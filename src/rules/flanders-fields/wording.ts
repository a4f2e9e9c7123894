import { sentence, several, spelled } from '#kernel/words.ts'
import { type Strike, strikesOf } from './reckoning/area.ts'
import type { Shots } from './reckoning/shots.ts'
import { RIFLE_AT_COVERED_ARMOUR } from './tables/index.ts'
import type { Nation } from './vocabulary.ts'

export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  british: 'British',
  french: 'French',
  german: 'Germans',
}

/** A measured number without the dust of fractions. */
export const measured = (number: number): string => String(Math.round(number * 100) / 100)

/** "two stands killed, one suppressed"; nothing where nobody was hit. */
export const tally = (...counts: readonly (readonly [count: number, fate: string])[]): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, fate], i) => `${i === 0 ? several(count, 'stand') : spelled(count)} ${fate}`)
    .join(', ')

/** Names longer than this together are only counted. */
const READABLE = 40

/** The names that players gave, if they can be read out in one breath. */
export const named = (names: readonly string[]): string | undefined => {
  const together = names.map((name) => name.trim()).join(', ')
  return together.length <= READABLE && names.every((name) => name.trim() !== '') ? together : undefined
}

/** Why a weapon does not fire. */
export const NO_SHOT = {
  'under-minimum-range': 'Too close: no shot.',
  'out-of-range': 'Out of range: no shot.',
  'must-be-within-5cm': `No shot: armour in cover must be within ${RIFLE_AT_COVERED_ARMOUR} cm.`,
  'may-not-move-and-fire': 'No shot: this tank must halt to fire.',
  'no-effect': 'No shot: it cannot harm this target.',
} as const

/** What the fire of one weapon did to its one target. */
export const shotsVerdict = (shots: Shots, killed: string): string => {
  if (shots.killed) return killed
  if (shots.suppressions === 0) return 'No effect.'
  if (shots.destroyed) {
    return shots.companySuppressed
      ? 'Destroyed by the third marker; its company is suppressed.'
      : 'Destroyed by the third marker.'
  }
  const markers = several(shots.suppressionsAfter, 'marker')
  return `Suppressed${shots.companySuppressed ? ' with its whole company' : ''} (${markers} now).`
}

/** What a burst or an area did to all who were in it. */
export const strikesVerdict = (results: readonly Strike[], companies: readonly string[]): string => {
  if (results.every(({ natural }) => natural === null)) return 'No effect: nobody there can be harmed.'
  const hits = tally(
    [strikesOf(results, 'killed'), 'killed'],
    [strikesOf(results, 'suppressed'), 'suppressed'],
  )
  return hits === '' ? 'No effect.' : sentence(`${hits}${companiesToo(companies)}`)
}

const companiesToo = (companies: readonly string[]): string => {
  if (companies.length === 0) return ''
  const names = named(companies)
  if (names === undefined) {
    return `; ${several(companies.length, 'whole company', 'whole companies')} suppressed`
  }
  return `; whole ${companies.length === 1 ? 'company' : 'companies'} suppressed: ${names}`
}
