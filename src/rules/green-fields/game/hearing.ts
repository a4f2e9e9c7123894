import type { Story } from './events.ts'
import { type SideName, type State, unitNamed } from './state.ts'

/** One unit in a story about several. */
interface Told {
  readonly unit: string
  readonly unseen?: true
}

/** GF-OBS-13: what befell units that the listener does not know of is left out of a list. */
const heardOf = <T extends Told>(state: State, told: readonly T[], side: SideName): readonly T[] =>
  told.some(({ unseen }) => unseen)
    ? told.filter(({ unit, unseen }) => !unseen || unitNamed(state, unit)?.side === side)
    : told

/** A story as a side hears it; none if it is not for its ears. */
export const heardBy = (state: State, story: Story, side: SideName): Story | undefined => {
  if (story.only !== undefined && story.only !== side) return undefined
  if ('struck' in story) return { ...story, struck: heardOf(state, story.struck, side) }
  if ('harmed' in story) return { ...story, harmed: heardOf(state, story.harmed, side) }
  if ('gassed' in story) return { ...story, gassed: heardOf(state, story.gassed, side) }
  return story
}
