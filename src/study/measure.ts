import { chanceToWin, foretells, type Judged } from '#commander/value.ts'
import type { Viewer } from '#kernel/game/battle/log.ts'
import type { Game, Gauge, Side } from '#kernel/game/game.ts'

/** A value for each side, in the order of the sides, and within it for each gauge. */
export type Readings = readonly (readonly number[])[]

/** A gauge as reports show it. */
export interface ShownGauge extends Omit<Gauge, 'of'> {
  /** Per cent that both sides share: what one wins the other loses. */
  readonly shared?: true
}

/** What a battle is followed by. Turning points and luck are judged by the first. */
export interface Measure {
  readonly gauges: readonly ShownGauge[]
  read(state: unknown): Readings
}

const CHANCE: ShownGauge = {
  id: 'chance',
  title: 'Chance to win',
  counts:
    'Per cent, as battles between computer players came out that stood like this; a draw is half a victory.',
  better: 'more',
  shared: true,
}

/** By the gauges of a game alone. */
export const measureBy = (
  game: Pick<Game, 'gauges' | 'view'>,
  sides: readonly Side[],
  viewer: Viewer = 'umpire',
): Measure => {
  const gauges = (game.gauges ?? []).filter(({ closed }) => viewer === 'umpire' || !closed)
  return {
    gauges,
    read(state) {
      const view = game.view(state, viewer)
      return sides.map((side) => gauges.map((gauge) => gauge.of(view, side)))
    },
  }
}

/** By the chance to win first, where there is one that tells the viewer nothing new, and by the gauges of the game. */
export const measureOf = (
  rules: Judged & { readonly game: Game },
  sides: readonly Side[],
  viewer: Viewer = 'umpire',
): Measure => {
  const { game } = rules
  const others = measureBy(game, sides, viewer)
  if (!foretells(rules) || !(viewer === 'umpire' || game.prospects?.open)) return others
  return {
    gauges: [CHANCE, ...others.gauges],
    read(state) {
      const [first = ''] = sides
      const chance = 100 * chanceToWin(rules, state, first, viewer)
      return others.read(state).map((row, s) => [s === 0 ? chance : 100 - chance, ...row])
    },
  }
}

/** How far the first side is ahead of the second by the first gauge; of what both share, how far beyond its half. */
export const leadIn = ([gauge]: readonly ShownGauge[], [first = [], second = []]: Readings): number => {
  const ahead = (first[0] ?? 0) - (second[0] ?? 0)
  if (gauge?.shared) return ahead / 2
  return gauge?.better === 'less' ? -ahead : ahead
}
