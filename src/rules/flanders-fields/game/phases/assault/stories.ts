import { capitalised, several } from '#kernel/words.ts'
import type { ShownMoment, ShownResult } from '#screen/results.ts'
import { type Heard, heardOf, type StoryPages } from '#screen/stories.ts'
import type { Shot } from '../../../reckoning/shots.ts'
import { neededWords } from '../../harm/outcomes.ts'
import { amid } from '../../moments.ts'
import { nameOf, unitOfId, unitsOf } from '../../names.ts'
import { added, die } from '../../shown-dice.ts'
import { sideIndex } from '../../sides.ts'
import type { State } from '../../state.ts'
import { blockHouseNamed } from '../../units.ts'

interface Fight {
  readonly attacker: string
  readonly defender: string
  readonly supported: boolean
  readonly attackerModifier: number
  readonly defenderModifier: number
  readonly attackerTotal: number
  readonly defenderTotal: number
  readonly winner: 'attacker' | 'defender' | 'draw'
}

export interface AssaultShapes {
  /** FF-ASLT-14 */
  defended: {
    readonly defender: string
    readonly attacker: string
    readonly modifier: number
    readonly needSuppress: number | 'auto' | null
    readonly needKill: number | null
    readonly shots: readonly Shot[]
    readonly outcome: 'none' | 'suppressed' | 'killed'
  }
  halted: { readonly stand: string; readonly target: string }
  /** FF-ASLT-08: whether a stand holds against a tank. */
  'faced-tank': {
    readonly stand: string
    readonly tank: string
    readonly roll: number
    readonly modifier: number
    readonly total: number
    readonly holds: boolean
  }
  fought: Fight
  'fell-back': { readonly stand: string; readonly onWire: boolean }
  'took-ground': { readonly stand: string; readonly house: string | null }
  'house-taken': { readonly house: string; readonly by: string }
  'followed-up': { readonly stand: string; readonly target: string }
}

const OUTCOMES = { none: 'no effect', suppressed: 'they are halted', killed: 'they are destroyed' } as const
const SHORT_OUTCOMES = { none: 'no effect', suppressed: 'halted', killed: 'destroyed' } as const

const fought = (state: State, fight: Fight): ShownResult => {
  const { attacker, defender, attackerModifier, defenderModifier, attackerTotal, defenderTotal, winner } =
    fight
  const [one, other] = [nameOf(state, attacker), nameOf(state, defender)]
  return {
    throws: [
      {
        dice: [die(attackerTotal - attackerModifier, winner === 'attacker')],
        modifiers: added(fight.supported ? 'attackers, with support' : 'attackers', attackerModifier),
        sum: attackerTotal,
      },
      {
        dice: [die(defenderTotal - defenderModifier, winner === 'defender')],
        modifiers: added('defenders', defenderModifier),
        sum: defenderTotal,
        against: true,
      },
    ],
    outcome: capitalised(
      winner === 'draw'
        ? `${one} and ${other}: a draw`
        : winner === 'attacker'
          ? `${one} wins`
          : `${one} is beaten off`,
    ),
    follows: capitalised(
      winner === 'draw' ? 'The attackers fall back' : `${winner === 'attacker' ? other : one} is destroyed`,
    ),
  }
}

/** All fights of one order together, told where the first was won. */
const won = ({
  story,
  heard,
  before,
  after,
}: Heard<State, { readonly kind: 'fought' } & Fight>): readonly ShownMoment[] => {
  const fights = heardOf<AssaultShapes, State>()(heard, 'fought')
  const wins = fights.filter(({ event }) => event.winner === 'attacker')
  if (wins[0]?.event !== story) return []
  const last = heard.at(-1)?.after ?? after
  const unit = unitOfId(last, story.attacker)
  const whole = wins.length === 1 ? nameOf(last, story.defender) : several(wins.length, 'enemy', 'enemies')
  return [
    {
      kind: 'won',
      side: sideIndex(last, unit?.side ?? 'attacker'),
      title: `${capitalised(nameOf(last, unit?.id ?? story.attacker))} beats ${whole} in the assault`,
      facts: [{ label: 'Fights', value: `${wins.length} of ${fights.length} won` }],
      ...(unit ? { unit: unit.id } : {}),
      ...amid(before.stands.filter(({ id }) => id === story.attacker)),
    },
  ]
}

export const ASSAULT_STORIES: StoryPages<AssaultShapes, State> = {
  defended: {
    line(state, { defender, attacker, shots, outcome }) {
      const dice = shots.map(({ natural }) => natural).join(', ')
      return capitalised(
        `${nameOf(state, defender)} fires as ${nameOf(state, attacker)} closes (${dice}): ${OUTCOMES[outcome]}.`,
      )
    },
    weight: ({ outcome }) => (outcome === 'none' ? 2 : 3),
    about: ({ defender, attacker }, state) => unitsOf(state, [defender, attacker]),
    result: {
      of: ({ story: { defender, shots, modifier, outcome, needSuppress, needKill }, after }) => [
        {
          throws: [
            {
              dice: shots.map(({ natural, outcome }) => die(natural, outcome !== 'none')),
              modifiers: added('modifiers', modifier),
            },
          ],
          outcome: capitalised(`${nameOf(after, defender)} fires as they close: ${SHORT_OUTCOMES[outcome]}`),
          follows: capitalised(neededWords(needSuppress, needKill)),
        },
      ],
    },
  },
  halted: {
    line: (state, { stand, target }) =>
      capitalised(`${nameOf(state, stand)} is stopped short of ${nameOf(state, target)}.`),
    weight: () => 2.5,
    about: ({ stand }, state) => unitsOf(state, [stand]),
  },
  'faced-tank': {
    line: (state, { stand, tank, total, holds }) =>
      capitalised(
        `${nameOf(state, stand)} faces ${nameOf(state, tank)}: ${total}, ${holds ? 'it holds' : 'it gives way'}.`,
      ),
    weight: () => 2.5,
    about: ({ stand }, state) => unitsOf(state, [stand]),
    result: {
      of: ({ story: { stand, roll, modifier, total, holds }, after }) => [
        {
          throws: [{ dice: [die(roll, holds)], modifiers: added('grade', modifier), sum: total }],
          outcome: capitalised(
            `${nameOf(after, stand)} ${holds ? 'faces the tank' : 'gives way to the tank'}`,
          ),
        },
      ],
    },
  },
  fought: {
    line(state, { attacker, defender, attackerTotal, defenderTotal, winner }) {
      const [one, other] = [nameOf(state, attacker), nameOf(state, defender)]
      if (winner === 'draw')
        return capitalised(`${one} and ${other} fight to a draw, ${attackerTotal} to ${defenderTotal}.`)
      return winner === 'attacker'
        ? capitalised(`${one} beats ${other}, ${attackerTotal} to ${defenderTotal}.`)
        : capitalised(`${other} beats off ${one}, ${defenderTotal} to ${attackerTotal}.`)
    },
    weight: () => 4,
    about: ({ attacker, defender }, state) => unitsOf(state, [attacker, defender]),
    result: { rank: () => 3, of: ({ story, after }) => [fought(after, story)] },
    moments: { rank: () => 1, of: won },
  },
  'fell-back': {
    line: (state, { stand, onWire }) =>
      capitalised(`${nameOf(state, stand)} falls back${onWire ? ' onto the wire' : ''}.`),
    weight: () => 2.5,
    about: ({ stand }, state) => unitsOf(state, [stand]),
  },
  'took-ground': {
    line: (state, { stand, house }) =>
      capitalised(
        `${nameOf(state, stand)} ${house === null ? 'takes the ground' : `goes into ${nameOf(state, house)}`}.`,
      ),
    weight: () => 2.5,
    about: ({ stand }, state) => unitsOf(state, [stand]),
  },
  'house-taken': {
    line: (state, { house, by }) => capitalised(`${nameOf(state, by)} takes ${nameOf(state, house)}.`),
    weight: () => 4.5,
    about: ({ by }, state) => unitsOf(state, [by]),
    moments: {
      rank: () => 2,
      of({ story: { house, by }, before, after }) {
        const taken = blockHouseNamed(before, house)
        return [
          {
            kind: 'taken',
            side: sideIndex(after, unitOfId(after, by)?.side ?? 'attacker'),
            title: `${capitalised(nameOf(after, by))} takes ${nameOf(after, house)}`,
            ...(taken ? amid([taken]) : {}),
          },
        ]
      },
    },
  },
  'followed-up': {
    line: (state, { stand, target }) =>
      capitalised(`${nameOf(state, stand)} goes on against ${nameOf(state, target)}.`),
    weight: () => 2.5,
    about: ({ stand }, state) => unitsOf(state, [stand]),
  },
}
