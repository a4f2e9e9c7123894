import { type Battle, figures, report, result } from '#engine/index.ts'
import { progressBar } from './progress.ts'

/** How a battle stands or ended, in figures. */
export const figuresOf = (battle: Battle) => {
  const { scenario, ruleset, seed } = battle.setting
  const { turn, losses, orders, dice, hash } = figures(battle)
  const ended = result(battle)
  return {
    scenario,
    ruleset,
    seed,
    turns: turn,
    winner: ended?.winner ?? null,
    reason: ended?.reason ?? null,
    score: ended?.score ?? {},
    losses,
    orders,
    dice,
    hash,
  }
}

/** The after-action report as the app writes it, with what proves the battle. */
export const reportOf = (battle: Battle, luck: boolean): readonly string[] => {
  const { orders, dice, hash } = figures(battle)
  const bar = progressBar('orders with dice weighed')
  const written = report(battle, luck ? bar.update : undefined)
  bar.stop()
  return [written.trimEnd(), '', `${orders} orders, ${dice} dice, hash ${hash}`]
}
