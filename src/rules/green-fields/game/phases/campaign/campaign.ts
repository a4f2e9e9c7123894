import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { initiative } from '../../../procedures/initiative.ts'
import { sideWithin } from '../../names.ts'
import { changeArmy, type Play } from '../../play.ts'
import { endByVerdict } from '../../scoring.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, isOnBoard } from '../../unit.ts'
import { openAssault } from '../assault/opening.ts'
import { DONE, kind, ORDER_DONE } from '../forms.ts'
import { blameForWeek, isBound, mustWait } from '../ordered.ts'
import type { Page } from '../page.ts'
import { nextSide } from '../taking-turns.ts'

/** GF-TURN-02, GF-TURN-03: a week begins with its dice. */
export const enterInitiative = (play: Play): void => {
  play.dice.about?.({
    title: 'Who declares first: the lower die; equal dice are thrown again',
    words: { 'side a': sideWithin(play.state, 'a'), 'side b': sideWithin(play.state, 'b') },
  })
  const { declaresFirst } = initiative.resolve({ options: play.state.options }, play.dice, play.trace)
  const week = play.state.week + 1
  // An offer to end the campaign is good for the week in which it is made.
  change(play, { week, loser: declaresFirst, agreed: [] })
  tellOf(play, { kind: 'week-begun', week, loser: declaresFirst })
}

/** GF-VP-01: the campaign is over after its last week. */
export const endWeek = (play: Play): void => {
  if (!play.state.ending) blameForWeek(play)
  const { week, terms, ending } = play.state
  if (!ending && week >= terms.weeks) endByVerdict(play, 'date')
}

const OPENING_ORDERS = [ORDER_DONE] as const

export const OPENING: Page<'opening', typeof OPENING_ORDERS> = {
  orders: OPENING_ORDERS,
  pending: () => ['a'],
  prompt: () => 'Throw the dice for the first week.',
  check: () => undefined,
  sample: () => DONE,
  act: popPhase,
}

export const enterAssaultDecision = (play: Play): void =>
  pushPhase(play, { name: 'assault-decision', side: play.state.loser })

/** GF-ASLT-07 */
const canOpen = (state: State, side: SideName): boolean =>
  state.units.some(
    (unit) => unit.side === side && isOnBoard(unit) && isCombatUnit(unit) && unit.status === 'steady',
  )

/** GF-ASLT-08: some scenarios leave no choice. */
const mustOpen = (state: State, side: SideName): boolean =>
  isBound(state, side) && state.assault === null && canOpen(state, side)

const ORDERS = [form({ kind: kind('open-assault') }), form({ kind: kind('decline-assault') })] as const

export const ASSAULT_DECISION: Page<'assault-decision', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, _, side) =>
    mustOpen(state, side) ? 'Your orders are to attack this week.' : 'Open an assault this week?',
  check(state, _, side, order) {
    if (order.kind === 'open-assault') {
      if (mustWait(state, side))
        return refuse(
          'not-before-them',
          `The attack is ordered of ${sideWithin(state, otherSide(side))}: yours may not open an assault before it.`,
          'GF-ASLT-09',
        )
      return canOpen(state, side)
        ? undefined
        : refuse('nobody-steady', 'An assault needs a steady combat unit on the table.', 'GF-ASLT-07')
    }
    return mustOpen(state, side)
      ? refuse('must-attack', 'The scenario orders your side to attack this week.', 'GF-ASLT-08')
      : undefined
  },
  sample(state, _, side, random) {
    if (mustOpen(state, side)) return { kind: 'open-assault' }
    const may = canOpen(state, side) && !mustWait(state, side)
    return { kind: may && random() % 4 === 0 ? 'open-assault' : 'decline-assault' }
  },
  act(play, phase, side, order) {
    if (order.kind !== 'open-assault') {
      tellOf(play, { kind: 'assault-declined', side })
      nextSide(play, phase, play.state.loser)
      return
    }
    popPhase(play)
    changeArmy(play, side, { assaulted: true })
    openAssault(play, side)
  },
}
