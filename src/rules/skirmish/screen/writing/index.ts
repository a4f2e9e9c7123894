import type { AnyOrder, Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { DraggedTo, Writing } from '#screen/writing.ts'
import { rulesOf } from '../../game/phases/index.ts'
import type { Phase } from '../../game/phases/shapes.ts'
import { asSide } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'
import { writingAnswer, writingBatteryFire, writingInitiative, writingNaming } from './decisions.ts'
import { dragDeployment, writingDeployment } from './deploying.ts'
import { writingFire } from './firing.ts'
import { writingMovement } from './movement.ts'
import { dragMove } from './moving.ts'
import { asOrder } from './order-written.ts'
import { writingPlots } from './plotting.ts'

const writingIn = (
  view: View,
  side: Side,
  phase: Phase,
  written: AnyOrder | undefined,
  unit: string | undefined,
): Writing | undefined => {
  const before = asOrder(written)
  switch (phase.name) {
    case 'deployment':
      return writingDeployment(view, phase, before, unit)
    case 'plots':
      return writingPlots(view, side, phase, before, unit)
    case 'initiative':
      return writingInitiative(view, phase)
    case 'battery-fire':
      return writingBatteryFire(view, side)
    case 'movement':
      return writingMovement(view, phase, before, unit)
    case 'charge':
      return writingAnswer(view, phase)
    case 'fire':
      return writingFire(view, phase, before, unit)
    case 'naming':
      return writingNaming(view, phase, before)
    default:
      return undefined
  }
}

/** The order a side is writing, phase by phase; its own commander writes it first. */
export const writing = (
  view: View,
  by: AnySide,
  written: AnyOrder | undefined,
  unit: string | undefined,
): Writing | undefined => {
  const phase = topPhase(view)
  const side = asSide(by)
  if (!phase || !side || !rulesOf(phase).pending(view, phase).includes(side)) return undefined
  const found = writingIn(view, side, phase, written, unit)
  return found && { ...found, drafted: true }
}

/** What a drag would come to. */
export const drag = (
  view: View,
  by: AnySide,
  written: AnyOrder | undefined,
  pieces: readonly string[],
  path: readonly Point[],
  heading: Heading,
): DraggedTo | undefined => {
  const phase = topPhase(view)
  const side = asSide(by)
  if (!phase || !side || !('side' in phase) || phase.side !== side) return undefined
  if (phase.name === 'deployment') return dragDeployment(view, phase, pieces, path, heading)
  return phase.name === 'movement'
    ? dragMove(view, phase, asOrder(written), pieces, path, heading)
    : undefined
}
