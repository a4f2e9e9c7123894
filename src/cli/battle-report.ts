import type { Battle } from '../kernel/game/battle/battle.ts'
import { hashOf } from '../kernel/game/battle/hash.ts'
import type { Side } from '../kernel/game/game.ts'
import { capitalised, words } from '../kernel/words.ts'
import { columns } from './output.ts'

/** How a battle stands or ended, in figures. */
export const figuresOf = ({ game, setting, state, orders }: Battle) => {
  const result = game.result(state)
  return {
    scenario: setting.scenario,
    ruleset: setting.ruleset,
    seed: setting.seed,
    turns: game.turn(state),
    winner: result?.winner ?? null,
    reason: result?.reason ?? null,
    score: result?.score ?? {},
    losses: game.losses(state),
    orders: orders.length,
    dice: orders.reduce((sum, { drawn }) => sum + drawn, 0),
    hash: hashOf(state),
  }
}

type Figures = ReturnType<typeof figuresOf>

/** The after-action report as people read it. */
export const reportOf = (battle: Battle, players: Readonly<Record<string, string>> = {}): string[] => {
  const { game, setting } = battle
  const figures = figuresOf(battle)
  const scenario = game.scenarios.find(({ id }) => id === setting.scenario)
  const rows = (scenario?.sides ?? []).map((side) => [
    capitalised(words(side)),
    players[side] ?? '',
    `score ${figures.score[side] ?? '-'}`,
    lossesIn(figures.losses[side] ?? {}),
  ])
  return [
    `${scenario?.title ?? setting.scenario}, seed ${setting.seed}`,
    outcomeOf(figures),
    ...columns(rows),
    ...lossesByTurn(battle, scenario?.sides ?? []),
    `${figures.orders} orders, ${figures.dice} dice, hash ${figures.hash}`,
  ]
}

const outcomeOf = ({ winner, reason, turns }: Figures): string => {
  if (reason === null) return `Not over yet, turn ${turns}.`
  const won = winner === null ? 'Nobody won' : `${capitalised(words(winner))} won`
  return `${won} in turn ${turns} (${words(reason)}).`
}

const lossesIn = (kinds: Readonly<Record<string, number>>): string => {
  const parts = Object.entries(kinds).map(([kind, lost]) => `${lost} ${words(kind)}`)
  return parts.length > 0 ? `lost ${parts.join(', ')}` : 'no losses'
}

/** What each side had lost when each turn was over. */
const lossesByTurn = ({ game, state, snapshots }: Battle, sides: readonly Side[]): string[] => {
  const last = game.turn(state)
  const states = new Map<number, unknown>()
  for (const snapshot of snapshots.toReversed()) states.set(game.turn(snapshot.state) - 1, snapshot.state)
  states.set(last, state)
  const rows = Array.from({ length: last }, (_, i) => i + 1).flatMap((turn) => {
    const losses = states.has(turn) ? game.losses(states.get(turn)) : undefined
    return losses ? [[String(turn), ...sides.map((side) => totalOf(losses[side] ?? {}))]] : []
  })
  return ['Losses by turn', ...columns([['turn', ...sides.map(words)], ...rows])]
}

const totalOf = (kinds: Readonly<Record<string, number>>): string =>
  String(Object.values(kinds).reduce((sum, lost) => sum + lost, 0))
