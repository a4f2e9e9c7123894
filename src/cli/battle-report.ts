import type { Battle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import type { BattleLog } from '#kernel/game/battle/log.ts'
import type { Refought } from '#kernel/game/battle/replay.ts'
import { RULESETS } from '#rules/index.ts'
import { isShown, type Recorded, reelFrom } from '#study/replay/reel.ts'
import { afterAction } from '#study/report/after-action.ts'
import { progressBar } from './progress.ts'

/** How a battle stands or ended, in figures. */
export const figuresOf = ({ game, setting, state, orders, hash }: Battle) => {
  const result = game.result(state)
  return {
    scenario: setting.scenario,
    ruleset: setting.ruleset,
    seed: setting.seed,
    turns: game.turn(state),
    winner: result?.winner ?? null,
    reason: result?.reason ?? null,
    score: result?.score ?? {},
    losses: game.losses(game.view(state, 'umpire'), 'umpire'),
    orders: orders.length,
    dice: orders.reduce((sum, { drawn }) => sum + drawn, 0),
    hash: hash(state),
  }
}

/** The after-action report as the app writes it, with what proves the battle. */
export const reportOf = (
  fought: Refought & { readonly log: BattleLog },
  noted: Pick<Recorded, 'players' | 'led'> & Partial<Pick<Recorded, 'whys' | 'takenBack'>>,
  luck: boolean,
): readonly string[] => {
  const { battle } = fought
  const { scenario, ruleset: id } = battle.setting
  const { orders, dice, hash } = figuresOf(battle)
  const proof = `${orders} orders, ${dice} dice, hash ${hash}`
  const ruleset = RULESETS.find((one) => one.id === id)
  if (!ruleset || !isShown(ruleset)) return [proof]
  const title = battle.game.scenarios.find((one) => one.id === scenario)?.title ?? scenario
  const record = { title, file: fileOf(battle), whys: [], takenBack: 0, ...noted }
  const bar = progressBar('orders with dice weighed')
  const report = afterAction(reelFrom(ruleset, record, fought), luck ? bar.update : undefined)
  bar.stop()
  return [report.trimEnd(), '', proof]
}
