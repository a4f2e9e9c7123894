import { capitalised, several, spelled } from '#kernel/words.ts'
import { toCm } from '../../tables/index.ts'
import type { AreaWeapon, FireOutcome } from '../../vocabulary.ts'
import { nameOf } from '../names.ts'
import type { Lines } from '../stories/words.ts'
import type { ZoneStory } from './story.ts'

const WEAPON_WORDS: Readonly<Record<AreaWeapon, string>> = {
  'field-gun': 'field guns',
  'field-howitzer': 'field howitzers',
  'heavy-artillery': 'heavy artillery',
  'super-heavy-artillery': 'super-heavy artillery',
  'light-mortar': 'the light mortar',
  'medium-mortar': 'the medium mortar',
  'heavy-mortar': 'the heavy mortar',
  'indirect-mg': 'the machine gun',
  gas: 'gas',
}

const OUTCOME_WORDS: Readonly<Record<FireOutcome, string>> = {
  none: 'is unharmed',
  suppressed: 'is suppressed',
  killed: 'is killed',
}

/** 'two killed, one suppressed' of so many. */
const toll = (strikes: readonly { readonly outcome: FireOutcome }[]): string => {
  const count = (kind: FireOutcome): number => strikes.filter(({ outcome }) => outcome === kind).length
  const [killed, suppressed] = [count('killed'), count('suppressed')]
  const under = several(strikes.length, 'stand')
  if (killed + suppressed === 0) return `${under}, none harmed`
  const parts = [
    killed > 0 ? `${spelled(killed)} killed` : '',
    suppressed > 0 ? `${spelled(suppressed)} suppressed` : '',
  ]
  return `${under}, ${parts.filter((part) => part !== '').join(' and ')}`
}

export const ZONE_LINES: Lines<ZoneStory> = {
  'area-fired': (state, { by, weapon, strikes }) => {
    const firer = by === null ? capitalised(WEAPON_WORDS[weapon]) : capitalised(nameOf(state, by))
    const verb = weapon === 'gas' ? 'reaches' : 'fires on'
    return strikes.length === 0 ? `${firer} ${verb} empty ground.` : `${firer} ${verb} ${toll(strikes)}.`
  },
  'met-fire': (state, { stand, weapon, strike }) =>
    `${capitalised(nameOf(state, stand))} moves through ${weapon === 'gas' ? 'gas' : `the fire of ${WEAPON_WORDS[weapon]}`} and ${OUTCOME_WORDS[strike.outcome]}.`,
  'under-barrage': (_, { stands }) => `Under the rolling barrage: ${toll(stands)}.`,
  'close-behind-barrage': (state, { stand, distance, risk, outcome }) => {
    const close = `${capitalised(nameOf(state, stand))} is ${toCm(distance)} cm behind its own barrage (die ${risk})`
    return `${close} and ${OUTCOME_WORDS[outcome]}.`
  },
}
