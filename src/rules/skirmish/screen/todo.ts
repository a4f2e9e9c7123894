import { topPhase } from '../../../kernel/game/phases.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** What the side to decide can give orders to now. */
export const toDo = (view: View, by: string | undefined): ReadonlySet<string> => {
  const phase = topPhase(view)
  const side = by === undefined ? undefined : asSide(by)
  return !phase || !side ? NOBODY : NOBODY
}
