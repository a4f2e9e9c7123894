import { replacePhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { flag, form, maybe } from '#kernel/procedure/schema.ts'
import { spendCard } from '../../cards/pack.ts'
import { changeBattalion } from '../../play.ts'
import type { State } from '../../state.ts'
import { battalionNamed } from '../../units.ts'
import { card, kind } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { moraleCard } from './cards.ts'
import { answered, specialOf } from './testing.ts'

type Phase = PhaseOf<'morale'>

const promptOf = (state: State, { battalion, trigger }: Phase): string => {
  const name = battalionNamed(state, battalion)?.name ?? battalion
  const lost = trigger === 'half' ? 'half' : 'three quarters'
  return `${name} has lost ${lost} of its rifle platoons and tests its morale: add to the roll, or let it be rolled.`
}

const ORDERS = [form({ kind: kind('morale'), national: flag(), card: maybe(card) })] as const

/** FF-MOR-10 */
export const MORALE: Page<'morale', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { waits }) => waits.slice(0, 1),
  prompt: (state, phase) => promptOf(state, phase),
  check(state, phase, side, order) {
    const battalion = battalionNamed(state, phase.battalion)
    const own = battalion?.side === side
    if (order.national && !(own && specialOf(state, battalion)))
      return refuse('no-national-rule', 'No national rule can add to this test.', 'FF-MOR-10')
    const { card: played } = order
    if (played === undefined) return undefined
    if (!state.cards?.hands[side].includes(played))
      return refuse('no-such-card', `You do not hold the ${played}.`, 'FF-EVT-04')
    return moraleCard(played, own) === undefined
      ? refuse('wrong-card', `The ${played} does nothing to this test.`, 'FF-EVT-04')
      : undefined
  },
  sample: () => ({ kind: 'morale', national: false }),
  act(play, phase, side, order) {
    const battalion = battalionNamed(play.state, phase.battalion)
    if (!battalion) return
    const own = battalion.side === side
    const special = (order.national && own && specialOf(play.state, battalion)) || phase.special
    if (order.national && special) changeBattalion(play, battalion.id, { uses: battalion.uses - 1 })
    const worth = order.card === undefined ? 0 : (moraleCard(order.card, own) ?? 0)
    if (order.card !== undefined) spendCard(play, side, order.card)
    const next: Phase = { ...phase, waits: phase.waits.slice(1), special, card: phase.card + worth }
    if (next.waits.length > 0) replacePhase(play, next)
    else answered(play, next, battalion)
  },
}
