import { capitalised, several, spelled, words } from '#kernel/words.ts'
import type { UnitResult } from './reckoning/resolve.ts'
import { countOf, totalCasualties } from './reckoning/tally.ts'
import type { Graveyard, Ground, Nation, Works } from './vocabulary.ts'

/** "one die", "three dice". */
export const diceThrown = (count: number): string => several(count, 'die', 'dice')

/** Victory points as players write them: '+3', '−2', '0'. */
export const signedPoints = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0'

/** 'British', 'Austro-Hungarian' */
export const nationName = (nation: Nation): string => words(nation).split(' ').map(capitalised).join('-')

export const points = (count: number): string => several(count, 'point')

/** What may be said, if it holds. */
export const when = (holds: boolean, said: string): readonly string[] => (holds ? [said] : [])

export const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  open: 'open ground',
  rough: 'rough ground',
  woods: 'woods',
  town: 'a town',
  ruins: 'ruins',
  morass: 'morass',
}

/** "light trench", "heavy emplacement". */
export const worksWords = (works: Works, kind: 'trench' | 'emplacement'): string =>
  works === 'none' ? `no ${kind}` : `${works} ${kind}`

export const GRAVEYARD_WORDS: Readonly<Record<Graveyard, string>> = {
  'girls-blouse': "a girl's blouse",
  'rum-show': 'a rum show',
  'history-book': 'one for the history books',
  'general-haig': 'worthy of General Haig',
}

/** Hits that count against trench and road. */
export const groundWords = (hits: number): string => `(ground: ${hits} ${hits === 1 ? 'hit' : 'hits'})`

/** What became of one unit: "loses two points and holds". */
export const fateWords = ({ outcome, casualties, suppressed, moraleDice }: UnitResult): string => {
  const loss = `loses ${points(casualties)}`
  switch (outcome) {
    case 'unhurt':
      return 'is unhurt'
    case 'destroyed':
      return 'is destroyed'
    case 'hold':
      return moraleDice === 0 ? loss : `${loss} and holds`
    case 'waver':
      return suppressed ? `${loss} and wavers` : `${loss} and breaks off`
    case 'rout':
      return suppressed ? `${loss} and routs` : `${loss} and breaks off`
  }
}

/** One unit under fire, with what its player must do and write down. */
const unitVerdict = (result: UnitResult): string => {
  const { hits, outcome, casualties, suppressed, moraleDice, moraleAfter, experienceAfter } = result
  const learnt = result.experienceGained ? `; experience rises to ${experienceAfter}` : ''
  const loss = `loses ${points(casualties)}`
  if (outcome === 'unhurt') return hits === 0 ? 'missed' : `unhurt${learnt}`
  if (outcome === 'destroyed') return 'destroyed'
  if (outcome === 'hold') {
    return moraleDice === 0 ? `${loss}${learnt}` : `holds: ${loss}, morale now ${moraleAfter}${learnt}`
  }
  const ratings =
    outcome === 'rout'
      ? `morale now ${moraleAfter}, experience ${experienceAfter}`
      : `morale now ${moraleAfter}${learnt}`
  if (!suppressed) return `breaks off: ${loss}; ${ratings}`
  return outcome === 'rout'
    ? `routs: ${loss}, suppressed, flees; ${ratings}`
    : `wavers: ${loss}, suppressed, back one zone; ${ratings}`
}

/** "two destroyed, one routs, one wavers"; nothing where all stand. */
const brokenWords = (results: readonly UnitResult[]): readonly string[] => {
  const destroyed = countOf(results, 'destroyed')
  const routing = countOf(results, 'rout')
  const wavering = countOf(results, 'waver')
  return [
    ...when(destroyed > 0, `${spelled(destroyed)} destroyed`),
    ...when(routing > 0, `${spelled(routing)} ${routing === 1 ? 'routs' : 'rout'}`),
    ...when(wavering > 0, `${spelled(wavering)} ${wavering === 1 ? 'wavers' : 'waver'}`),
  ]
}

/** What fire did to a whole stack: one unit in full, several by number. */
export const stackWords = (results: readonly UnitResult[]): string => {
  const only = results[0]
  if (only && results.length === 1) return unitVerdict(only)
  const lost = totalCasualties(results)
  if (lost === 0) return results.some(({ hits }) => hits > 0) ? 'all unhurt' : 'missed'
  return [`${points(lost)} lost`, ...brokenWords(results)].join(', ')
}

/** One side's losses in a fight: "no loss", "two points, one wavers". */
export const lossWords = (results: readonly UnitResult[]): string => {
  const lost = totalCasualties(results)
  return lost === 0 ? 'no loss' : [points(lost), ...brokenWords(results)].join(', ')
}
