import { counted } from '#kernel/words.ts'
import type { ArenaResult, Rivals } from '#study/arena/arena.ts'
import { type Durations, durationFigures } from '#study/arena/durations.ts'
import type { Tally } from '#study/arena/pairs.ts'
import type { DecisionTimes } from '#study/arena/stopwatch.ts'
import { columns } from '../output.ts'
import { between, percent } from './study-report.ts'

/** What came of an arena, as people read it. */
export const arenaReport = (
  [a, b]: Rivals,
  { grounds, all, times }: ArenaResult,
  seed: number,
  seconds: number,
): string[] => [
  `${a} against ${b}: ${counted(all.battles, 'battle')}, both seats, seed ${seed}`,
  ...columns([
    ['', 'share', '', 'won', 'drawn', 'lost', 'p'],
    ...grounds.map(({ ground, ...tally }) => row(ground.scenario.id, tally)),
    ...(grounds.length > 1 ? [row('together', all)] : []),
  ]),
  `Share: of the battles that ${a} won, draws half. In brackets: where the true share lies with 95 % confidence.`,
  'p: how likely equals come so far apart. Both reckon with pairs of battles that have a seed in common.',
  '',
  'Milliseconds a decision',
  ...columns([
    ['', 'decisions', 'median', '99 %', 'longest', 'processor: mean', '99 %', 'longest'],
    timeRow(`${a} (a)`, times.a),
    timeRow(`${b} (b)`, times.b),
  ]),
  `${(all.battles / seconds).toFixed(1)} battles a second.`,
]

const row = (name: string, { share, interval, wins, draws, losses, p }: Tally): string[] => [
  name,
  percent(share),
  between(interval, percent),
  `${wins}`,
  `${draws}`,
  `${losses}`,
  p < 0.0001 ? '< 0.0001' : p.toFixed(4),
]

const timeRow = (name: string, { elapsed, processor }: DecisionTimes): string[] => {
  const { median, p99, max } = durationFigures(elapsed)
  return [
    name,
    `${elapsed.count}`,
    ...[median, p99, max].map(shown),
    ...(processor.count > 0 ? processorCells(processor) : ['not told here']),
  ]
}

/** A system tells the time of its processor every few milliseconds: of single decisions only the long ones can be told. */
const TELLS = 10

const processorCells = (processor: Durations): string[] => {
  const { p99, max } = durationFigures(processor)
  return [
    shown(processor.total / processor.count),
    ...[p99, max].map((ms) => (ms < TELLS ? `< ${TELLS}` : shown(ms))),
  ]
}

const shown = (ms: number): string => (ms < 100 ? ms.toPrecision(2) : ms.toFixed(0))
