import type { GameEvent } from './events.ts'
import { heardBy } from './hearing.ts'
import type { State } from './state.ts'
import { isStory } from './tell.ts'

/** Instead of an event that is not for a side's eyes. */
const NOTHING: GameEvent = { kind: 'state', set: {} }

/**
 * What a side may know of an event: the stories meant for its ears, and changes to what is its own. All other changes are
 * for its view to show as far as it may see them.
 */
export const eventView = (state: State, event: GameEvent, viewer: string): GameEvent => {
  // An umpire has heard of the plan itself.
  if (viewer !== 'a' && viewer !== 'b')
    return event.kind === 'fire-announced' || event.kind === 'fire-withdrawn' ? NOTHING : event
  if (isStory(event)) return heardBy(state, event, viewer) ?? NOTHING
  switch (event.kind) {
    case 'unit':
      return state.units.some(({ id, side }) => id === event.id && side === viewer) ? event : NOTHING
    case 'raised':
      return event.unit.side === viewer ? event : NOTHING
    case 'army':
      return event.side === viewer ? event : NOTHING
    default:
      return NOTHING
  }
}
