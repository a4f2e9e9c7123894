import type { GameEvent, Stands } from '../events.ts'
import type { PlannedBase } from '../moves/plan.ts'
import type { Fate, Unit } from '../state.ts'

type Moved = Extract<GameEvent, { readonly kind: 'moved' }>

/** A move as it is reported. */
export const movedEvent = (unit: Unit, how: Moved['how'], bases: readonly PlannedBase[]): Moved => {
  const to: Stands[] = []
  const left: { base: string; fate: Fate }[] = []
  for (const { base, place, fate } of bases) {
    if (fate) left.push({ base: base.id, fate })
    else to.push({ base: base.id, centre: place.centre, heading: place.heading })
  }
  return { kind: 'moved', unit: unit.id, how, to, left }
}
