import { bare, capitalised, inchesLong, several, sumWords } from '#kernel/words.ts'
import type { ShownModifier, ShownResult } from '#screen/results.ts'
import { type Heard, heardOf } from '#screen/stories.ts'
import type { Modifiers } from '../../../reckoning/check.ts'
import type { FireOn } from '../../../reckoning/load.ts'
import { LEVEL } from '../../../reckoning/status.ts'
import { CHECK_DICE, RUNNER_ARRIVES } from '../../../tables/index.ts'
import type { Cover, Order, Shell, Status, StatusAfter } from '../../../vocabulary.ts'
import { ORDER_WORDS } from '../../../wording.ts'
import { lyingSheaves, middlesOf, sheafOn } from '../../board/sheaves.ts'
import { unitLost } from '../../moments.ts'
import { deedOf, itsUnit, nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Pages } from '../../story-page.ts'
import { unitNamed, whereabouts } from '../../units.ts'
import { MOVEMENT_STORIES, type MovementShapes } from '../movement/stories.ts'

/** What came of a check. */
export interface Checked {
  readonly unit: string
  /** Runner dice thrown, and whether the new order arrived; null if the unit carried on. */
  readonly runners: { readonly dice: number; readonly received: boolean } | null
  readonly fire: FireOn
  readonly cover: Cover
  readonly roll: number
  readonly modifiers: Modifiers
  readonly score: number
  readonly load: number
  readonly was: Status
  readonly status: StatusAfter
  readonly fallBack: boolean
  readonly inches: number
  readonly inchesOpen: number
}

interface OfBase {
  readonly unit: string
  readonly base: string
}

export interface ActivationShapes {
  'stood-by': { readonly unit: string }
  checked: Checked
  ordered: { readonly unit: string; readonly order: Order }
  'shell-switched': OfBase & { readonly shell: Shell }
  'sheaf-laid': OfBase
  'sheaf-lifted': OfBase
  'gas-laid': OfBase
  /** `spread`: the widest shift along the line, in inches (PA-GEO-15). */
  turned: { readonly unit: string; readonly spread: number }
  removed: {
    readonly unit: string
    readonly why: 'broken' | 'surrendered' | 'jammed'
    /** Those it still had. */
    readonly bases: number
  }
  'objective-reached': { readonly unit: string; readonly reveals: true }
}

const heardIn = heardOf<ActivationShapes & MovementShapes, State>()

/** What became of the status: "stays solid", "drops to pinned". */
const statusChange = ({ was, status }: Checked): string => {
  if (status === 'removed') return 'breaks'
  if (was === status) return `stays ${status}`
  return LEVEL[status] > LEVEL[was] ? `drops to ${status}` : `recovers to ${status}`
}

const checkedWords = (story: Checked): string => {
  const { runners, roll, score, fallBack, inches } = story
  const sent = runners
    ? runners.received
      ? 'receives its new order and '
      : 'waits in vain for a runner and '
    : ''
  const move = fallBack ? ', must fall back' : inches > 0 ? `, may move ${inchesLong(inches)}` : ''
  return `${sent}${statusChange(story)}${move} (rolled ${sumWords(roll, score)}).`
}

/** How much it matters what a check left of the status. */
const CHECKS: Readonly<Record<StatusAfter, number>> = {
  solid: 0.8,
  wavering: 1.6,
  pinned: 2,
  disordered: 3,
  removed: 4,
}

const MODIFIER_WORDS: Readonly<Record<keyof Modifiers, string>> = {
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
const followsOf = ({ runners, fallBack, inches }: Checked): string => {
  const order = runners ? [runners.received ? 'the new order arrives' : 'no runner gets through'] : []
  const move = fallBack ? ['it must fall back'] : inches > 0 ? [`it may move ${inchesLong(inches)}`] : []
  return capitalised([...order, ...move].join('; '))
}

/** What became of a unit that fell back. */
const fellBack = (after: State, heard: Heard<State>['heard']): string | undefined => {
  const [jammed] = heardIn(heard, 'jammed')
  if (jammed) return bare(MOVEMENT_STORIES.jammed.line(after, jammed.event))
  const [surrendered] = heardIn(heard, 'bases-surrendered')
  return surrendered && bare(MOVEMENT_STORIES['bases-surrendered'].line(after, surrendered.event))
}

/** How it came that a unit is removed: in the log, and as what follows from a check. */
const REMOVED = {
  broken: { line: (bases: string) => `is destroyed: ${bases} lost`, follows: undefined },
  surrendered: {
    line: (bases: string) => `has no way back and surrenders with ${bases}`,
    follows: 'It has no way back and surrenders',
  },
  jammed: {
    line: (bases: string) => `is jammed among its own men and breaks up: ${bases} lost`,
    follows: 'It falls back, is jammed among its own men and breaks up',
  },
} as const

const checkThrown = ({
  story,
  after,
  heard,
  dice,
}: Heard<State, Checked & { kind: 'checked' }>): ShownResult => {
  const { unit, runners, score, modifiers } = story
  const removed = heardIn(heard, 'removed')[0]?.event
  const sent = runners
    ? [
        {
          label: runners.dice === 1 ? 'runner' : 'runners',
          dice: dice.next(runners.dice).map((die) => ({
            ...die,
            counted: (RUNNER_ARRIVES[die.value - 1] ?? 0) > 0,
          })),
        },
      ]
    : []
  const lost = removed ? `: ${several(removed.bases, 'base')} lost` : ''
  return {
    throws: [...sent, { dice: dice.next(CHECK_DICE), modifiers: modifiersOf({ ...modifiers }), sum: score }],
    outcome: `${nameOf(after, unit)} ${statusChange(story)}${lost}`,
    follows: (removed && REMOVED[removed.why].follows) ?? fellBack(after, heard) ?? followsOf(story),
  }
}

const isFiring = (state: State, id: string): boolean => {
  const unit = unitNamed(state, id)
  return unit?.order === 'fire-barrage' && unit.bases.some(({ sheaf }) => sheaf !== null)
}

const hundredths = (inches: number): number => Math.round(inches * 100) / 100

/** A barrage falls where it is laid. */
const laidWhere = ({ after, story: { base } }: { readonly after: State; readonly story: OfBase }) => {
  const sheaf = whereabouts(after, base)?.base.sheaf
  return sheaf ? middlesOf(sheaf.squares) : []
}

/** Written objectives are never told (PA-SCALE-04). */
export const ACTIVATION_STORIES: Pages<ActivationShapes> = {
  'stood-by': {
    line: (state, { unit }) =>
      `${nameOf(state, unit)} ${isFiring(state, unit) ? 'keeps up its barrage' : 'carries on'}.`,
    weight: () => 0.5,
    about: itsUnit,
    alike: () => ({
      key: 'stood-by',
      words: (count) => `${capitalised(several(count, 'unit'))} carry on as they were.`,
    }),
  },
  checked: {
    line: (state, story) => `${nameOf(state, story.unit)} ${checkedWords(story)}`,
    weight: ({ fallBack, status }) => (fallBack ? 3 : CHECKS[status]),
    about: itsUnit,
    result: { rank: () => 1, of: (heard) => [checkThrown(heard)] },
    /** Whatever lies on the unit falls again. */
    shells({ story, before }) {
      const unit = unitNamed(before, story.unit)
      return unit
        ? lyingSheaves(before)
            .filter((squares) => sheafOn(unit, squares) > 0)
            .flatMap(middlesOf)
        : []
    },
  },
  ordered: {
    line: (state, { unit, order }) => `${nameOf(state, unit)} now has the order to ${ORDER_WORDS[order]}.`,
    weight: () => 1,
    about: itsUnit,
  },
  'shell-switched': {
    line: (state, { unit, shell }) => `${nameOf(state, unit)} switches to ${shell === 'gas' ? 'gas' : 'HE'}.`,
    weight: () => 2.2,
    about: itsUnit,
  },
  'sheaf-laid': {
    line: (state, { unit }) => `${nameOf(state, unit)} lays a sheaf.`,
    weight: () => 2.2,
    about: itsUnit,
    shells: laidWhere,
  },
  'sheaf-lifted': {
    line: (state, { unit }) => `A sheaf of ${nameOf(state, unit)} is lifted.`,
    weight: () => 1,
    about: itsUnit,
  },
  'gas-laid': {
    line: (state, { unit }) => `${nameOf(state, unit)} fires gas.`,
    weight: () => 3,
    about: itsUnit,
    shells: laidWhere,
    deeds: ({ story, before }) => deedOf(before, story, 'lays a gas sheaf'),
  },
  turned: {
    line: (state, { unit, spread }) =>
      `${nameOf(state, unit)} changes its facing${spread > 0 ? ` and spreads out by up to ${inchesLong(hundredths(spread))}` : ''}.`,
    weight: () => 1,
    about: itsUnit,
  },
  removed: {
    line: (state, { unit, why, bases }) =>
      `${nameOf(state, unit)} ${REMOVED[why].line(several(bases, 'base'))}.`,
    weight: () => 5,
    about: itsUnit,
    loses: ({ bases }) => bases,
    deeds: ({ story, before }) =>
      story.why === 'surrendered' ? deedOf(before, story, `surrenders: ${several(story.bases, 'base')}`) : [],
    moments: {
      of({ story: { unit, why }, before, after, heard }) {
        const check = heardIn(heard, 'checked').find(({ event }) => event.unit === unit)?.event
        const facts = check && [
          { label: 'Rolled', value: sumWords(check.roll, check.score) },
          { label: 'It was', value: check.was },
        ]
        const title = `${nameOf(after, unit)} ${why === 'surrendered' ? 'surrenders' : 'breaks'}`
        return [unitLost({ before, after }, unit, title, facts)]
      },
    },
  },
  'objective-reached': {
    line: (state, { unit }) => `${nameOf(state, unit)} has reached its objective and holds.`,
    weight: () => 5,
    about: itsUnit,
  },
}
