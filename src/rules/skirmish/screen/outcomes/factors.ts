import { SILENT, type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { signed } from '#kernel/words.ts'
import { isShot, shotOf } from '../../game/fire/shot.ts'
import { nerveOf } from '../../game/nerve/conditions.ts'
import { fightingSide } from '../../game/phases/melee/fighters.ts'
import type { State } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import { modifierOf } from '../../procedures/small-arms-fire.ts'
import { meleeFactorOf, meleeTableFor } from '../../reckoning/melee-side.ts'
import { moraleScore } from '../../reckoning/morale-score.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import type { Told } from './told.ts'

const added = (lines: readonly TraceLine[]): readonly string[] =>
  lines.flatMap(({ text, value }) =>
    typeof value === 'number' ? [`${text.toLowerCase()} ${signed(value).replace('-', '−')}`] : [],
  )

/*
 * Stories tell what was thrown on which table. How it came to that table is worked out again from the battle just before;
 * where that leads elsewhere, as after a step that nobody tells of, nothing is said.
 */

/** "Basic factor 4, aimed +1, target in cover −2". */
export const shotFactors = (before: State, { units, weapon, target, table }: Told<'shot'>): string => {
  const [first] = units
  const unit = first === undefined ? undefined : unitNamed(before, first)
  const at = unitNamed(before, target)
  const shot = unit && at ? shotOf(before, unit, weapon, at) : undefined
  if (!shot || !isShot(shot)) return ''
  const base = factorAt(SMALL_ARM_FACTORS[shot.input.weapon], shot.input.range)
  const lines: TraceLine[] = []
  const modifier = modifierOf(shot.input, writtenTrace(lines))
  if (base === undefined || base + modifier !== table) return ''
  return [`basic factor ${base}`, ...added(lines)].join(', ')
}

export const moraleFactors = (before: State, id: string, score: number): string => {
  const unit = unitNamed(before, id)
  if (!unit) return ''
  const lines: TraceLine[] = []
  if (moraleScore(nerveOf(before, unit), writtenTrace(lines)) !== score) return ''
  const [base, ...others] = lines.filter(({ text }) => text !== 'Morale score')
  return [`basic score ${base?.value ?? score}`, ...added(others)].join(', ')
}

/** How a side of a melee came to its table; the trace of both would tell whose is which no more. */
export const meleeFactors = (before: State, story: Told<'melee-round'>, side: 'a' | 'b'): string => {
  const melee = before.melees.find(({ units }) => story.units.every((id) => units.includes(id)))
  const [a, b] = melee
    ? [fightingSide(before, melee, 'a'), fightingSide(before, melee, 'b')]
    : [undefined, undefined]
  const [own, enemy] = side === 'a' ? [a, b] : [b, a]
  if (!own || !enemy) return ''
  const lines: TraceLine[] = []
  const factor = meleeFactorOf(
    own.input,
    enemy.input.figures,
    enemy.input.cover === 'trench',
    before.options,
    writtenTrace(lines),
  )
  const table = side === 'a' ? story.tableA : story.tableB
  if (meleeTableFor(factor, SILENT) !== table) return ''
  const [base, ...others] = lines
  return [`basic factor ${base?.value ?? ''}`, ...added(others)].join(', ')
}
