import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import { idFor, unitNamed } from '../units.ts'
import { renamed } from './renamed.ts'
import type { Story } from './story.ts'

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

/** What is heard of a story; none if it is not for these ears. */
export const eventView = (state: State, story: Story, viewer: string): Story | undefined => {
  // An umpire has heard of the plan itself.
  if (viewer !== 'a' && viewer !== 'b')
    return story.kind === 'fire-announced' || story.kind === 'fire-withdrawn' ? undefined : story
  if (story.only !== undefined && story.only !== viewer) return undefined
  return renamed(heard(state, story, viewer), (id) => idFor(state, id, viewer))
}

const heard = (state: State, story: Story, side: SideName): Story => {
  if ('struck' in story) return { ...story, struck: heardOf(state, story.struck, side) }
  if ('harmed' in story) return { ...story, harmed: heardOf(state, story.harmed, side) }
  if ('gassed' in story) return { ...story, gassed: heardOf(state, story.gassed, side) }
  return story
}
