import { SILENT, type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { capitalised } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import { meleeFactorOf, meleeTableFor } from '../../../reckoning/melee-side.ts'
import type { MeleeOutcome, Side } from '../../../vocabulary.ts'
import { nameFirst, nameOf, namesOf, sideFirst, sideWords } from '../../names.ts'
import { added, follows, whereItStands } from '../../results.ts'
import { otherSide, sideIndex } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { fightingSide } from './fighters.ts'

export interface MeleeShapes {
  'melee-joined': { readonly units: readonly string[] }
  'melee-round': {
    readonly units: readonly string[]
    readonly tableA: number
    readonly tableB: number
    readonly lostA: number
    readonly lostB: number
    readonly loser: Side | null
    readonly outcome: MeleeOutcome
  }
  'pushed-back': { readonly unit: string }
  'followed-up': { readonly unit: string }
}

type Round = MeleeShapes['melee-round']

const FATES: Readonly<Record<MeleeOutcome, string>> = {
  continue: 'the fight goes on',
  retreat: 'are pushed back',
  surrender: 'are cornered and surrender',
  hold: 'are cornered and hold on',
  destroyed: 'are cut down',
}

/** What the round came to. */
const fate = (state: State, { loser, outcome }: Round): string =>
  loser ? `${sideFirst(state, loser)} ${FATES[outcome]}` : 'Nobody gives way'

/**
 * How a side came to its table, worked out again from the battle just before; nothing where that leads elsewhere. The trace of
 * both sides would no longer tell whose is which.
 */
const factors = (before: State, story: Round, side: Side): string => {
  const melee = before.melees.find(({ units }) => story.units.every((id) => units.includes(id)))
  const own = melee && fightingSide(before, melee, side)
  const enemy = melee && fightingSide(before, melee, otherSide(side))
  if (!own || !enemy) return ''
  const lines: TraceLine[] = []
  const factor = meleeFactorOf(
    own.input,
    enemy.input.figures,
    enemy.input.cover === 'trench',
    before.options,
    writtenTrace(lines),
  )
  if (meleeTableFor(factor, SILENT) !== (side === 'a' ? story.tableA : story.tableB)) return ''
  const [base, ...others] = lines
  return [`basic factor ${base?.value ?? ''}`, ...added(others)].join(', ')
}

export const MELEE_STORIES: StoryPages<MeleeShapes, State> = {
  'melee-joined': {
    line: (state, { units }) => `Hand to hand: ${namesOf(state, units)}.`,
    weight: () => 2.4,
    about: ({ units }) => units,
  },
  'melee-round': {
    line(state, story) {
      const { tableA, tableB, lostA, lostB } = story
      return `${fate(state, story)} (tables ${tableA} and ${tableB}, losses ${lostA} and ${lostB}).`
    },
    weight: () => 4,
    about: ({ units }) => units,
    result: {
      rank: () => 6,
      of({ story, before, after, dice }) {
        const { tableA, tableB, lostA, lostB, loser } = story
        const [a, b] = [dice.take('side a'), dice.take('side b')]
        const nation = (side: Side): string => after.scenario[side].name
        const said = (side: Side): string => {
          const words = factors(before, story, side)
          return words === '' ? '' : `${nation(side)}: ${words}`
        }
        return [
          {
            throws: [
              { label: `${nation('a')}, table ${tableA}`, dice: shownDice(a, () => loser === 'b') },
              {
                label: `${nation('b')}, table ${tableB}`,
                dice: shownDice(b, () => loser === 'a'),
                against: true,
              },
            ],
            outcome: `Hand to hand: ${nation('a')} lose ${lostA}, ${nation('b')} ${lostB}`,
            ...follows(fate(after, story), said('a'), said('b')),
          },
        ]
      },
    },
    moments: {
      rank: () => 1,
      of({ story: { units, loser, outcome, lostA, lostB }, before, after }) {
        if (!loser || outcome === 'continue') return []
        const winner = otherSide(loser)
        const fought = units.flatMap((id) => unitNamed(before, id) ?? [])
        const first = fought.find(({ side }) => side === winner)
        const beaten = fought.find(({ side }) => side === loser)
        return [
          {
            kind: 'won',
            side: sideIndex(after, winner),
            title: capitalised(
              `${first ? nameOf(after, first.id) : sideWords(after, winner)} beats ${beaten ? nameOf(after, beaten.id) : 'the enemy'} hand to hand`,
            ),
            facts: [
              { label: `${after.scenario.a.name} lost`, value: String(lostA) },
              { label: `${after.scenario.b.name} lost`, value: String(lostB) },
            ],
            ...(first ? { unit: first.id, ...whereItStands(first) } : {}),
          },
        ]
      },
    },
  },
  'pushed-back': {
    line: (state, { unit }) => `${nameFirst(state, unit)} goes back 3″.`,
    weight: () => 2.2,
    about: ({ unit }) => [unit],
  },
  'followed-up': {
    line: (state, { unit }) => `${nameFirst(state, unit)} follows up.`,
    weight: () => 2.2,
    about: ({ unit }) => [unit],
  },
}
