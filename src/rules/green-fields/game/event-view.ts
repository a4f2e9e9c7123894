import type { SideName } from './sides.ts'
import type { State } from './state.ts'
import { pageOf, type Story } from './stories.ts'
import type { Ears } from './story-page.ts'
import { idFor, unitNamed } from './units.ts'

const earsOf = (state: State, side: SideName): Ears => {
  const idOf = (unit: string): string => idFor(state, unit, side)
  return {
    idOf,
    knownOf: (units) =>
      units
        .filter(({ unit, unseen }) => !unseen || unitNamed(state, unit)?.side === side)
        .map((one) => ({ ...one, unit: idOf(one.unit) })),
  }
}

/** What is heard of a story; none if it is not for these ears. */
export const eventView = (state: State, story: Story, viewer: string): Story | undefined => {
  const page = pageOf(story)
  if (viewer !== 'a' && viewer !== 'b') return page.secondHand ? undefined : story
  if (story.only !== undefined && story.only !== viewer) return undefined
  return page.heard?.(story, earsOf(state, viewer)) ?? story
}
