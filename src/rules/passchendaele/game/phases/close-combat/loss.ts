import { oneOf, percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind, maybe } from '#kernel/procedure/schema.ts'
import { lostInRound } from '../../../effects/losses.ts'
import { base as baseId } from '../../forms.ts'
import { changeCombat, type Play, removeBase } from '../../play.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import type { Combat, Fighter } from './combat.ts'

/** In a drawn round a side gives up one of its own; else the winner takes one of his enemy's. */
export const isDrawn = ({ attacker }: Combat, { side, from }: PhaseOf<'loss'>): boolean =>
  (from === 'attackers') === (side === attacker)

/** PA-COMBAT-13: whom the winner takes, or whom a side gives up in a drawn round. */
export const usualLoss = (combat: Combat, phase: PhaseOf<'loss'>): Fighter | undefined =>
  lostInRound(combat[phase.from], phase.from === 'defenders', isDrawn(combat, phase))

/** PA-COMBAT-03: a base that fought is lost. */
export const loseBase = (play: Play, { base, unit }: Fighter): void => {
  removeBase(play, unit, base, 'lost')
  const { combat } = play.state
  if (combat) {
    changeCombat(play, {
      attackers: combat.attackers.filter((fighter) => fighter.base !== base),
      defenders: combat.defenders.filter((fighter) => fighter.base !== base),
    })
  }
  tellOf(play, { kind: 'base-lost', base, unit })
}

/** The usual one if no base is named (PA-COMBAT-13). */
const ORDERS = [form({ kind: kind('lose'), base: maybe(baseId()) })] as const

/** PA-COMBAT-03, PA-COMBAT-13: a round has cost a base, and somebody may choose which. */
export const LOSS: Page<'loss', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Close combat: which base is lost?',
  check: ({ combat }, { from }, _, { base }) =>
    base === undefined || combat?.[from].some((fighter) => fighter.base === base)
      ? undefined
      : refuse('not-involved', `"${base.slice(0, 60)}" is not in this combat.`, 'PA-COMBAT-03'),
  sample({ combat }, { from }, _, random) {
    const fighter = oneOf(random, combat?.[from] ?? [])
    return fighter && percent(random, 30) ? { kind: 'lose', base: fighter.base } : { kind: 'lose' }
  },
  act(play, phase, _, { base }) {
    const { combat } = play.state
    if (!combat) return
    const chosen =
      base === undefined
        ? usualLoss(combat, phase)
        : combat[phase.from].find((fighter) => fighter.base === base)
    popPhase(play)
    if (chosen) loseBase(play, chosen)
  },
}
