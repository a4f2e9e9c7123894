import { oneOf, percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { lostInRound } from '../../../effects/losses.ts'
import { changeCombat, type Play, removeBase } from '../../play.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import type { Combat, Fighter } from './combat.ts'
import type { LossPhase } from './phase.ts'

/** In a drawn round a side gives up one of its own; else the winner takes one of his enemy's. */
export const isDrawn = ({ attacker }: Combat, { side, from }: LossPhase): boolean =>
  (from === 'attackers') === (side === attacker)

/** PA-COMBAT-13: whom the winner takes, or whom a side gives up in a drawn round. */
export const usualLoss = (combat: Combat, phase: LossPhase): Fighter | undefined =>
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

const PROMPT = 'Close combat: which base is lost?'

/** PA-COMBAT-03, PA-COMBAT-13: a round has cost a base, and somebody may choose which. */
export const LOSS: PhaseRules<LossPhase> = {
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check({ combat }, { from }, _, order) {
    if (order.kind !== 'lose') return notNow(PROMPT)
    const { base } = order
    return base === undefined || combat?.[from].some((fighter) => fighter.base === base)
      ? undefined
      : refuse('not-involved', `"${base.slice(0, 60)}" is not in this combat.`, 'PA-COMBAT-03')
  },
  sample({ combat }, { from }, _, random) {
    const fighter = oneOf(random, combat?.[from] ?? [])
    return fighter && percent(random, 30) ? { kind: 'lose', base: fighter.base } : { kind: 'lose' }
  },
  act(play, phase, _, order) {
    const { combat } = play.state
    if (order.kind !== 'lose' || !combat) return
    const { base } = order
    const chosen =
      base === undefined
        ? usualLoss(combat, phase)
        : combat[phase.from].find((fighter) => fighter.base === base)
    popPhase(play)
    if (chosen) loseBase(play, chosen)
  },
}
