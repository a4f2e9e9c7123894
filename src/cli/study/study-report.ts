import type { Interval, Study } from '#engine/index.ts'
import { capitalised, words } from '#kernel/words.ts'
import type { Series } from '#study/simulate.ts'
import { columns } from '../output.ts'
import type { Found } from '../players.ts'

/** A series of battles as people read it. */
export const studyReport = (found: Found, series: Series, result: Study, seconds: number): string[] => [
  `${found.scenario.title}, ${series.battles} battles, seed ${series.seed}`,
  ...columns([
    ...found.scenario.sides.map((side, i) => [
      capitalised(words(side)),
      series.players[i] ?? '',
      `won ${percent((result.wins[side] ?? 0) / series.battles)}`,
      between(result.winIntervals[side] ?? [0, 1], percent),
      `lost ${decimal(result.losses[side]?.mean ?? 0)}`,
      between(result.losses[side]?.interval ?? [0, 0], decimal),
    ]),
    ['Draws', '', `    ${percent(result.draws / series.battles)}`],
  ]),
  `Turns: ${decimal(result.turns.mean)} ${between(result.turns.interval, decimal)}, from ${result.turns.min} to ${result.turns.max}.`,
  `Ended by ${Object.entries(result.reasons)
    .map(([reason, count]) => `${words(reason)} (${count})`)
    .join(', ')}.`,
  'In brackets: where the true figure lies with 95 % confidence.',
  `${decimal(series.battles / seconds)} battles and ${Math.round(result.orders / seconds)} orders a second.`,
]

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const decimal = (figure: number): string => figure.toFixed(1)
export const between = ([low, high]: Interval, shown: (figure: number) => string): string =>
  Number.isFinite(high) ? `(${shown(low)} to ${shown(high)})` : ''
