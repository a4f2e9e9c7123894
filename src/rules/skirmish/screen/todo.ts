import { topPhase } from '#kernel/game/phases.ts'
import { recentMemo } from '#kernel/memo.ts'
import { placeableUnits } from '../game/phases/deployment/placing.ts'
import { openUnits } from '../game/phases/movement/open.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { plottersOf } from '../game/shells/plots.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import type { Side } from '../vocabulary.ts'
import { unitsWithTargets } from './writing/firing.ts'

const NOBODY: ReadonlySet<string> = new Set()

const idsOf = (units: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(units.map(({ id }) => id))

const inPhase = (view: View, phase: Phase, side: Side): ReadonlySet<string> => {
  if (phase.name === 'plots')
    return phase.passed.includes(side) ? NOBODY : new Set(plottersOf(view, side, phase.guns))
  if (phase.name === 'charge') return phase.side === side ? NOBODY : new Set([phase.target])
  if (!('side' in phase) || phase.side !== side) return NOBODY
  switch (phase.name) {
    case 'deployment':
      return idsOf(placeableUnits(view, side))
    case 'movement':
      return idsOf(openUnits(view, side))
    case 'fire':
      return idsOf(unitsWithTargets(view, phase))
    case 'naming':
      return new Set([phase.unit])
    default:
      return NOBODY
  }
}

/** It is asked for many times a decision, and who can fire takes long to find out. */
const bySides = recentMemo((view: View): Readonly<Record<Side, ReadonlySet<string>>> => {
  const phase = topPhase(view)
  return phase ? { a: inPhase(view, phase, 'a'), b: inPhase(view, phase, 'b') } : { a: NOBODY, b: NOBODY }
})

/** What the side to decide can give orders to now. */
export const toDo = (view: View, by: string | undefined): ReadonlySet<string> => {
  const side = by === undefined ? undefined : asSide(by)
  return side ? bySides(view)[side] : NOBODY
}
