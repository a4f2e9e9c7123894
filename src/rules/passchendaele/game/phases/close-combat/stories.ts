import type { RolledDie } from '#kernel/chance/dice.ts'
import { bare, listed, several, spelled } from '#kernel/words.ts'
import type { ShownResult, ShownThrow } from '#screen/results.ts'
import { type Heard, heardOf } from '#screen/stories.ts'
import type { ThrownDice } from '#screen/thrown-dice.ts'
import { otherSide, type SideName, sideIndex } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { middleOf, unitLost } from '../../moments.ts'
import { itsUnit, nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Pages } from '../../story-page.ts'
import { hasNobodyLeft, unitNamed } from '../../units.ts'
import type { Fighter } from './combat.ts'

interface Round {
  readonly attackerScores: readonly number[]
  readonly defenderScores: readonly number[]
  readonly winner: 'attacker' | 'defender' | 'tie'
}

interface Ended {
  /** The unit that moved into contact. */
  readonly unit: string
  /** The units of those defenders who are left. */
  readonly defenders: readonly string[]
  readonly winner: 'attacker' | 'defender' | 'none'
  readonly rounds: number
}

export interface CloseCombatShapes {
  contact: {
    readonly unit: string
    readonly attackers: readonly Fighter[]
    readonly defenders: readonly Fighter[]
  }
  supported: { readonly side: SideName; readonly fighters: readonly Fighter[] }
  'round-fought': Round
  'base-lost': { readonly base: string; readonly unit: string }
  'combat-ended': Ended
}

const heardIn = heardOf<CloseCombatShapes, State>()

/** Each unit once, in the order of its first base. */
const namesOf = (state: State, units: readonly string[]): string =>
  listed([...new Set(units)].map((id) => nameOf(state, id)))

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

const ROUND_WORDS = {
  attacker: { line: 'the attackers win the round', outcome: 'The attackers win the round' },
  defender: { line: 'the defenders win the round', outcome: 'The defenders win the round' },
  tie: { line: 'the round is drawn', outcome: 'The round is drawn: a base lost on either side' },
} as const

/** The dice of one side in a round; what its bases add is one figure. */
const sideThrow = (scores: readonly number[], dice: readonly RolledDie[], won: boolean): ShownThrow => {
  const total = sum(scores)
  const added = total - sum(dice.map(({ value }) => value))
  return {
    dice: dice.map((die) => ({ ...die, counted: won })),
    ...(added === 0 || dice.length === 0 ? {} : { modifiers: [{ name: 'troops and ground', value: added }] }),
    sum: total,
  }
}

const roundThrown = ({ attackerScores, defenderScores, winner }: Round, dice: ThrownDice): ShownResult => ({
  throws: [
    sideThrow(attackerScores, dice.next(attackerScores.length), winner === 'attacker'),
    { ...sideThrow(defenderScores, dice.next(defenderScores.length), winner === 'defender'), against: true },
  ],
  outcome: ROUND_WORDS[winner].outcome,
})

/** The last round first; where the combat is over, it says so. */
const combatThrown = ({ together, dice, heard }: Heard<State, Round & { kind: 'round-fought' }>) => {
  const rounds = together.map((round) => roundThrown(round, dice))
  const last = rounds.at(-1)
  if (!last) return []
  const gone = heardIn(heard, 'base-lost').flatMap(({ event: { unit }, after }) =>
    hasNobodyLeft(after, unit) ? [`${nameOf(after, unit)} is destroyed`] : [],
  )
  const over = heardIn(heard, 'combat-ended').at(-1)
  return [
    {
      ...last,
      ...(over ? { outcome: bare(endWords(over.after, over.event)) } : {}),
      ...(gone.length > 0 ? { follows: gone.join('; ') } : {}),
    },
    ...rounds.slice(0, -1).toReversed(),
  ]
}

const endWords = (state: State, { unit, defenders, winner, rounds }: Ended): string => {
  const length = several(rounds, 'round')
  if (winner === 'none') return `Nobody is left standing after ${length}.`
  if (winner === 'attacker') return `${nameOf(state, unit)} storms the enemy’s position in ${length}.`
  return `${namesOf(state, defenders)} ${defenders.length === 1 ? 'throws' : 'throw'} the attack back in ${length}.`
}

export const CLOSE_COMBAT_STORIES: Pages<CloseCombatShapes> = {
  contact: {
    line: (state, { unit, attackers, defenders }) =>
      `${nameOf(state, unit)} closes with ${namesOf(
        state,
        defenders.map((fighter) => fighter.unit),
      )}: ${several(attackers.length, 'base')} against ${spelled(defenders.length)}.`,
    weight: () => 3.5,
    about: ({ unit, defenders }) => [unit, ...new Set(defenders.map((fighter) => fighter.unit))],
  },
  supported: {
    line: (state, { side, fighters }) =>
      fighters.length === 0
        ? `No support from ${HOLDER_WORDS[side]}.`
        : `Support from ${namesOf(
            state,
            fighters.map(({ unit }) => unit),
          )}.`,
    weight: ({ fighters }) => (fighters.length === 0 ? 0 : 1),
  },
  'round-fought': {
    line: (_, { attackerScores, defenderScores, winner }) =>
      `Close combat, ${sum(attackerScores)} to ${sum(defenderScores)}: ${ROUND_WORDS[winner].line}.`,
    weight: () => 2,
    result: { rank: () => 2, together: () => 'combat', of: combatThrown },
  },
  'base-lost': {
    line(state, { unit }) {
      const left = unitNamed(state, unit)?.bases.length ?? 0
      return left === 0
        ? `${nameOf(state, unit)} loses its last base and is destroyed.`
        : `${nameOf(state, unit)} loses a base; ${spelled(left)} left.`
    },
    weight: () => 4,
    about: itsUnit,
    aside: true,
    loses: () => 1,
    moments: {
      of: ({ story: { unit }, before, after }) =>
        hasNobodyLeft(after, unit)
          ? [unitLost({ before, after }, unit, `${nameOf(after, unit)} is destroyed`)]
          : [],
    },
  },
  'combat-ended': {
    line: endWords,
    weight: () => 3.9,
    moments: {
      /** The other side of a combat has the place where the moving unit stood, or stands. */
      of({ story, before, after }) {
        const unit = story.winner === 'none' ? undefined : unitNamed(after, story.unit)
        if (!unit) return []
        const side = story.winner === 'attacker' ? unit.side : otherSide(unit.side)
        return [
          {
            kind: 'won',
            side: sideIndex(side),
            title: bare(endWords(after, story)),
            unit: unit.id,
            ...middleOf(unit.bases.length > 0 ? unit : unitNamed(before, unit.id)),
          },
        ]
      },
    },
  },
}
