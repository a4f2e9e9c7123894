import type { RolledDie } from '#kernel/chance/dice.ts'
import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { capitalised, inchesLong, several } from '#kernel/words.ts'
import type { HeardOrder, ShownModifier, ShownResult, ShownThrow } from '#screen/results.ts'
import type { CheckedStory } from '../game/phases/activation/story.ts'
import { statusChange } from '../game/phases/activation/tell.ts'
import type { State } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import { tell } from '../game/stories/tell.ts'
import { nameOf } from '../game/stories/words.ts'
import { hasNobodyLeft } from '../game/units.ts'
import { CHECK_DICE, RUNNER_ARRIVES } from '../tables/index.ts'
import { HOLDER_WORDS, SIDE_NAMES } from '../wording.ts'

type Heard = HeardEvent<State, Story>
type Told<K extends Story['kind']> = Extract<Story, { readonly kind: K }>

/** Dice in the order in which they fell, taken away as they are told of. */
type Taking = (count: number) => readonly RolledDie[]

const MODIFIER_WORDS: Readonly<Record<keyof CheckedStory['modifiers'], string>> = {
  fire: 'fire',
  quality: 'quality',
  order: 'order',
  cover: 'cover',
  gas: 'gas',
  goneToGround: 'gone to ground',
  halfStrength: 'half strength',
  enemyInRear: 'enemy in rear',
}

const MODIFIERS = Object.entries(MODIFIER_WORDS)

const modifiersOf = (modifiers: Readonly<Record<string, number>>): readonly ShownModifier[] =>
  MODIFIERS.flatMap(([field, name]) => {
    const value = modifiers[field] ?? 0
    return value === 0 ? [] : [{ name, value }]
  })

/** What a check leads to. */
const followsOf = ({ runners, fallBack, inches }: CheckedStory): string => {
  const order = runners ? [runners.received ? 'the new order arrives' : 'no runner gets through'] : []
  const move = fallBack ? ['it must fall back'] : inches > 0 ? [`it may move ${inchesLong(inches)}`] : []
  return capitalised([...order, ...move].join('; '))
}

/** What became of a unit that fell back. */
const fellBack = (after: State, heard: readonly Heard[]): string | undefined => {
  const worst = heard.find(({ event }) => event.kind === 'jammed' || event.kind === 'bases-surrendered')
  return worst && tell(after, worst.event).replace(/\.$/, '')
}

const NO_MORE: Readonly<Partial<Record<Told<'removed'>['why'], string>>> = {
  surrendered: 'It has no way back and surrenders',
  jammed: 'It falls back, is jammed among its own men and breaks up',
}

const checked = (state: State, story: CheckedStory, heard: readonly Heard[], take: Taking): ShownResult => {
  const gone = heard.find(({ event }) => event.kind === 'removed')?.event
  const removed = gone?.kind === 'removed' ? gone : undefined
  const { unit, runners, score, modifiers } = story
  const sent = runners
    ? [
        {
          label: runners.dice === 1 ? 'runner' : 'runners',
          dice: take(runners.dice).map((die) => ({
            ...die,
            counted: (RUNNER_ARRIVES[die.value - 1] ?? 0) > 0,
          })),
        },
      ]
    : []
  const lost = removed ? `: ${several(removed.bases, 'base')} lost` : ''
  const follows = (removed && NO_MORE[removed.why]) ?? fellBack(state, heard) ?? followsOf(story)
  return {
    throws: [...sent, { dice: take(CHECK_DICE), modifiers: modifiersOf({ ...modifiers }), sum: score }],
    outcome: `${nameOf(state, unit)} ${statusChange(story)}${lost}`,
    follows,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

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

const ROUND_WORDS = {
  attacker: 'The attackers win the round',
  defender: 'The defenders win the round',
  tie: 'The round is drawn: a base lost on either side',
} as const

const fought = (story: Told<'round-fought'>, take: Taking): ShownResult => {
  const { attackerScores, defenderScores, winner } = story
  return {
    throws: [
      sideThrow(attackerScores, take(attackerScores.length), winner === 'attacker'),
      { ...sideThrow(defenderScores, take(defenderScores.length), winner === 'defender'), against: true },
    ],
    outcome: ROUND_WORDS[winner],
  }
}

const initiative = ({ turn, winner, rolls }: Told<'turn-begun'>, take: Taking): ShownResult => ({
  throws: rolls.flatMap(() =>
    take(2).map((die, i) => ({
      label: die.for === 'german' ? SIDE_NAMES.german : SIDE_NAMES.entente,
      dice: [{ ...die, counted: die.for === winner }],
      ...(i === 0 ? {} : { against: true }),
    })),
  ),
  outcome: `Turn ${turn}: ${HOLDER_WORDS[winner]} have the initiative`,
})

/** Of a close combat that is over its last round says so. */
const combatOver = (rounds: readonly ShownResult[], heard: readonly Heard[]): readonly ShownResult[] => {
  const last = rounds.at(-1)
  if (!last) return []
  const gone = heard.flatMap(({ event, after }) =>
    event.kind === 'base-lost' && hasNobodyLeft(after, event.unit)
      ? [`${nameOf(after, event.unit)} is destroyed`]
      : [],
  )
  const over = heard.findLast(({ event }) => event.kind === 'combat-ended')
  const outcome = over ? tell(over.after, over.event).replace(/\.$/, '') : last.outcome
  const follows = gone.length > 0 ? gone.join('; ') : last.follows
  return [
    { ...last, outcome, ...(follows === undefined ? {} : { follows }) },
    ...rounds.slice(0, -1).toReversed(),
  ]
}

/** What came of an order that dice were thrown for: check or combat first, the dice for the turn after it. */
export const results = ({ heard, dice }: HeardOrder<State, Story>): readonly ShownResult[] => {
  const fallen = [...dice]
  const take: Taking = (count) => fallen.splice(0, count)
  const first: ShownResult[] = []
  const rounds: ShownResult[] = []
  const turns: ShownResult[] = []
  for (const { event, after } of heard) {
    if (event.kind === 'checked') first.push(checked(after, event, heard, take))
    else if (event.kind === 'round-fought') rounds.push(fought(event, take))
    else if (event.kind === 'turn-begun') turns.push(initiative(event, take))
    else if (event.kind === 'relocation-rolled')
      first.push({
        throws: [{ dice: take(event.relocating.length + event.staying.length) }],
        outcome: tell(after, event).replace(/\.$/, ''),
      })
  }
  return [...combatOver(rounds, heard), ...first, ...turns]
}
