import { listed, several, spelled } from '#kernel/words.ts'
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

/** Each unit once, in the order of its first base. */
const namesOf = (state: State, units: readonly string[]): string =>
  listed([...new Set(units)].map((id) => nameOf(state, id)))

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

export const CLOSE_COMBAT_LINES: Lines<CloseCombatStory> = {
  contact: (state, { unit, attackers, defenders }) =>
    `${nameOf(state, unit)} closes with ${namesOf(
      state,
      defenders.map((fighter) => fighter.unit),
    )}: ${several(attackers.length, 'base')} against ${spelled(defenders.length)}.`,
  supported: (state, { side, fighters }) =>
    fighters.length === 0
      ? `No support from ${HOLDER_WORDS[side]}.`
      : `Support from ${namesOf(
          state,
          fighters.map((fighter) => fighter.unit),
        )}.`,
  'round-fought': (_, { attackerScores, defenderScores, winner }) =>
    `Close combat, ${sum(attackerScores)} to ${sum(defenderScores)}: ${ROUND_WORDS[winner]}.`,
  'base-lost': (state, { unit }) => {
    const left = unitNamed(state, unit)?.bases.length ?? 0
    return left === 0
      ? `${nameOf(state, unit)} loses its last base and is destroyed.`
      : `${nameOf(state, unit)} loses a base; ${spelled(left)} left.`
  },
  'combat-ended': (state, { unit, defenders, winner, rounds }) => {
    const length = several(rounds, 'round')
    if (winner === 'none') return `Nobody is left standing after ${length}.`
    if (winner === 'attacker') return `${nameOf(state, unit)} storms the enemy’s position in ${length}.`
    return `${namesOf(state, defenders)} ${defenders.length === 1 ? 'throws' : 'throw'} the attack back in ${length}.`
  },
}
