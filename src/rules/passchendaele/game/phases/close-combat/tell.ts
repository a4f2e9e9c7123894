import { listed, several } from '../../../../../kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import { unitNamed } from '../../units.ts'
import type { CloseCombatStory } from './story.ts'

const ROUND_WORDS = {
  attacker: 'the attackers win the round',
  defender: 'the defenders win the round',
  tie: 'the round is drawn',
} as const

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

/** It has no base left on the table. */
export const isDestroyed = (state: Pick<State, 'units'>, unit: string): boolean =>
  unitNamed(state, unit)?.bases.length === 0

const ROUNDS_WORDS = { attacker: 'in', defender: 'in', none: 'after' } as const

/** How a close combat ended for the unit that moved into it. */
export const combatWords = (name: string, winner: keyof typeof ROUNDS_WORDS): string => {
  if (winner === 'none') return 'Nobody is left standing'
  return winner === 'attacker' ? `${name} carries the position` : `The attack of ${name} is beaten off`
}

export const CLOSE_COMBAT_LINES: Lines<CloseCombatStory> = {
  contact: (state, { unit, attackers, defenders }) =>
    `${nameOf(state, unit)} is in close combat: ${several(attackers.length, 'base')} against ${defenders.length}.`,
  supported: (state, { side, fighters }) =>
    fighters.length === 0
      ? `No support from ${HOLDER_WORDS[side]}.`
      : `Support from ${listed([...new Set(fighters.map(({ unit }) => nameOf(state, unit)))])}.`,
  'round-fought': (_, { attackerScores, defenderScores, winner }) =>
    `Close combat, ${sum(attackerScores)} to ${sum(defenderScores)}: ${ROUND_WORDS[winner]}.`,
  'base-lost': (state, { unit }) =>
    isDestroyed(state, unit)
      ? `${nameOf(state, unit)} loses its last base and is destroyed.`
      : `${nameOf(state, unit)} loses a base.`,
  'combat-ended': (state, { unit, winner, rounds }) =>
    `${combatWords(nameOf(state, unit), winner)} ${ROUNDS_WORDS[winner]} ${several(rounds, 'round')}.`,
}
