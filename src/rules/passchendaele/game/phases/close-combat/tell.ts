import { listed, several } from '../../../../../kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { CloseCombatStory } from './story.ts'

const ROUND_WORDS = {
  attacker: 'the attackers win the round',
  defender: 'the defenders win the round',
  tie: 'the round is drawn',
} as const

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

export const CLOSE_COMBAT_LINES: Lines<CloseCombatStory> = {
  contact: (state, { unit, attackers, defenders }) =>
    `${nameOf(state, unit)} is in close combat: ${several(attackers.length, 'base')} against ${defenders.length}.`,
  supported: (state, { side, fighters }) =>
    fighters.length === 0
      ? `No support from ${HOLDER_WORDS[side]}.`
      : `Support from ${listed([...new Set(fighters.map(({ unit }) => nameOf(state, unit)))])}.`,
  'round-fought': (_, { attackerScores, defenderScores, winner }) =>
    `Close combat, ${sum(attackerScores)} to ${sum(defenderScores)}: ${ROUND_WORDS[winner]}.`,
  'base-lost': (state, { unit }) => `${nameOf(state, unit)} loses a base.`,
  'combat-ended': (_, { winner, rounds }) =>
    winner === 'none'
      ? `Nobody is left after ${several(rounds, 'round')}.`
      : `The ${winner} wins after ${several(rounds, 'round')}.`,
}
