import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { id, PASS, section } from '../../forms.ts'
import type { State } from '../../state.ts'
import type { Page } from '../page.ts'
import type { Due } from '../shapes.ts'
import { readySections } from './bombardment.ts'

const SKIP = form({ kind: kind('skip-fire'), gun: id(), section: section() })

const ORDERS = [SKIP, PASS] as const

/** Whether an order to keep silent is about a section. */
const isMeant = (order: Accepted<typeof SKIP>, { gun, section: of }: Due): boolean =>
  gun === order.gun && (order.section === 0 || of === order.section)

const isAmong = (sections: readonly Due[], { gun, section: of }: Due): boolean =>
  sections.some((one) => one.gun === gun && one.section === of)

/** SK-ART-33: one shell for each gun of the sections that fire. */
const shellsOf = (state: State, sections: readonly Due[]): readonly Due[] =>
  sections.flatMap((due) => {
    const battery = state.batteries.find(({ id }) => id === due.gun)
    const guns = due.section === 0 ? 1 : (battery?.guns[due.section - 1] ?? 0)
    return Array.from({ length: guns }, () => due)
  })

/** SK-BOM-10 */
export const BATTERY_FIRE: Page<'battery-fire', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Your batteries are ready: let a section keep silent, or let them fire.',
  check(state, { skipped }, side, order) {
    if (order.kind === 'pass') return undefined
    return readySections(state, side).some((due) => isMeant(order, due) && !isAmong(skipped, due))
      ? undefined
      : refuse('not-ready', 'No such section is about to fire.', 'SK-BOM-10')
  },
  sample: () => ({ kind: 'pass' }),
  act(play, phase, side, order) {
    const ready = readySections(play.state, side)
    if (order.kind === 'skip-fire') {
      const silent = ready.filter((due) => isMeant(order, due))
      replacePhase(play, { ...phase, skipped: [...phase.skipped, ...silent] })
      return
    }
    const firing = ready.filter((due) => !isAmong(phase.skipped, due))
    popPhase(play)
    const below = play.state.phases.at(-1)
    if (below?.name === 'bombardment') replacePhase(play, { ...below, shells: shellsOf(play.state, firing) })
  },
}
