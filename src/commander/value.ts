import { type Model, urgency } from '#kernel/game/chances.ts'
import type { Side, Standing } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'

/** What a chance to win is reckoned by. */
export type Judged = Pick<Ruleset, 'game' | 'chances'>

/** What a model says of the side that the figures speak for. */
export const chanceBy = (model: Model, standing: Standing): number => {
  const { figures } = standing
  const urgent = urgency(standing)
  let sum = (model[0] ?? 0) + (model[1] ?? 0) * urgent
  for (let i = 0; i < figures.length; i++)
    sum += (figures[i] ?? 0) * ((model[2 + 2 * i] ?? 0) + (model[3 + 2 * i] ?? 0) * urgent)
  return 1 / (1 + Math.exp(-sum))
}

/** Whether there is a model to tell a chance by. */
export const foretells = ({ game, chances }: Judged): boolean =>
  game?.prospects !== undefined && chances !== undefined

/**
 * The chance of a side to win, from 0 to 1, where a draw is half a victory. With a viewer, as far as he may know; an even one
 * where nothing is known about the game.
 */
export const chanceToWin = (
  { game, chances }: Judged,
  state: unknown,
  side: Side,
  viewer: Side | 'umpire' = 'umpire',
): number => {
  const result = game?.result(state)
  if (result) return result.winner === null ? 0.5 : result.winner === side ? 1 : 0
  if (!game?.prospects || !chances) return 0.5
  const standing = game.prospects.of(game.view(state, viewer))
  const chance = chanceBy(chances.scenarios[standing.scenario] ?? chances.usual, standing)
  return standing.side === side ? chance : 1 - chance
}
