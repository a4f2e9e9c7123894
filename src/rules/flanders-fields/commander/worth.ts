import type { Dice } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { Stand } from '../game/state.ts'
import { standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { FATAL_MARKERS } from '../tables/index.ts'
import type { FireOutcome, Stand as StandType } from '../vocabulary.ts'

/** In platoons. */
const WORTH: Readonly<Partial<Record<StandType, number>>> = {
  'machine-gun': 2,
  'block-house': 3,
  'field-gun': 3,
  'field-howitzer': 3,
  'heavy-artillery': 3,
  'super-heavy-artillery': 3,
  'heavy-tank': 3,
  'light-tank': 3,
  'battalion-command': 2,
  'regimental-command': 2,
  'light-mortar': 1.5,
  'medium-mortar': 1.5,
}

export const worthOf = ({ type }: Pick<Stand, 'type'>): number => WORTH[type] ?? 1

/** What suppressing a stand is worth: it, and its company with it, does nothing for a while. */
const silencing = (view: View, target: Stand, spreads: boolean, silenced: number): number => {
  if (target.markers === FATAL_MARKERS - 1) return worthOf(target)
  const fresh = target.markers === 0 ? worthOf(target) * silenced : 0.2
  const unit = unitNamed(view, target.unit)
  if (!spreads || unit?.kind !== 'rifle-company') return fresh
  const others = standsOf(view, unit.id).filter(({ markers, below }) => markers === 0 && !below).length
  return fresh + silenced * Math.max(0, others - 1)
}

export const worthOfOutcome = (
  view: View,
  target: Stand,
  outcome: FireOutcome,
  spreads: boolean,
  silenced: number,
): number => {
  if (outcome === 'killed') return worthOf(target)
  return outcome === 'suppressed' ? silencing(view, target, spreads, silenced) : 0
}

const SHOWING: readonly Dice[] = [1, 2, 3, 4, 5, 6].map((face) => ordinaryDice(() => face))

export const FACES = SHOWING.length

/** What comes of something if all its dice show a face, for each. */
export const byFace = <T>(roll: (dice: Dice, trace: Trace) => T): readonly T[] =>
  SHOWING.map((dice) => roll(dice, SILENT))

/** What something is worth on average, if all its dice show the same face: near enough to choose by. */
export const onAverage = (worth: (dice: Dice, trace: Trace) => number): number =>
  SHOWING.reduce((sum, dice) => sum + worth(dice, SILENT), 0) / FACES
