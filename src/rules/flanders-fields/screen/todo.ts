import { topPhase } from '#kernel/game/phases.ts'
import { orderedOf } from '../game/commanders.ts'
import { battalionsLeft, isBefore, openUnits } from '../game/phases/battalions/open.ts'
import { partyOf } from '../game/phases/deployment/parties.ts'
import { openUnits as openSupport } from '../game/phases/support/open.ts'
import { asSide } from '../game/sides.ts'
import { isCommand } from '../game/units.ts'
import type { View } from '../game/view.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** What the side to decide can give orders to now. */
export const toDo = (view: View, by: string | undefined): ReadonlySet<string> => {
  const phase = topPhase(view)
  const side = by === undefined ? undefined : asSide(by)
  if (!phase || !side || !('side' in phase) || phase.side !== side) return NOBODY
  switch (phase.name) {
    case 'deploy':
      return new Set(
        view.battalions
          .filter((battalion) => battalion.side === side && phase.left.includes(battalion.id))
          .flatMap((battalion) => partyOf(view, phase.left, battalion).map(({ unit }) => unit)),
      )
    case 'support-orders':
      return new Set(openSupport(view, phase).map(({ id }) => id))
    case 'battalion-orders': {
      const bodies =
        phase.battalion === null ? battalionsLeft(view, phase).map(({ id }) => id) : [phase.battalion]
      return new Set(bodies.flatMap((id) => openUnits(view, phase, id).map((ordered) => ordered.id)))
    }
    case 'actions':
      return new Set([phase.unit])
    case 'command-move':
      return new Set(
        view.stands.filter((stand) => stand.side === side && isCommand(stand)).map(({ unit }) => unit),
      )
    default:
      return new Set(
        orderedOf(view, side).flatMap(({ id }) => ('stand' in phase && phase.stand === id ? [id] : [])),
      )
  }
}

/** FF-TURN-09: what its battalion orders before the rest; what is passed over gets no order any more. */
export const wantedFirst = (view: View, by: string | undefined): ReadonlySet<string> => {
  const phase = topPhase(view)
  if (phase?.name !== 'battalion-orders' || phase.side !== by || phase.battalion === null) return NOBODY
  const open = openUnits(view, phase, phase.battalion)
  const first = open.filter((one) => !open.some((other) => isBefore(other, one)))
  return first.length === open.length ? NOBODY : new Set(first.map(({ id }) => id))
}
