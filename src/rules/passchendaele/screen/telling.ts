import { capitalised, several } from '#kernel/words.ts'
import type { Telling } from '#screen/telling.ts'
import type { MovedStory } from '../game/phases/movement/story.ts'
import type { Story } from '../game/stories/story.ts'
import type { StatusAfter } from '../vocabulary.ts'

const CHECKS: Readonly<Record<StatusAfter, number>> = {
  solid: 0.8,
  wavering: 1.6,
  pinned: 2,
  disordered: 3,
  removed: 4,
}

const MOVES: Readonly<Record<MovedStory['how'], number>> = {
  advance: 2,
  countermarch: 2,
  consolidation: 2.5,
  retreat: 2.5,
  slip: 3,
  'fall-back': 3.2,
}

const standsBy = (count: number): string => `${capitalised(several(count, 'unit'))} carry on as they were.`

const deploys = (count: number): string => `${capitalised(several(count, 'unit'))} deploy.`

/** How much a story matters to the player who was not asked. */
export const telling = (_view: unknown, story: Story): Telling => {
  switch (story.kind) {
    case 'stood-by':
      return { weight: 0.5, units: [story.unit], alike: { key: 'stood-by', words: standsBy } }
    case 'checked':
      return { weight: story.fallBack ? 3 : CHECKS[story.status], units: [story.unit] }
    case 'moved':
      return { weight: story.left.length > 0 ? 4 : MOVES[story.how], units: [story.unit] }
    case 'ordered':
    case 'turned':
    case 'sheaf-lifted':
      return { weight: 1, units: [story.unit] }
    case 'sheaf-laid':
    case 'shell-switched':
      return { weight: 2.2, units: [story.unit] }
    case 'gas-laid':
      return { weight: 3, units: [story.unit] }
    case 'jammed':
      return { weight: 3.5, units: [story.unit] }
    case 'bases-surrendered':
      return { weight: 4.5, units: [story.unit] }
    case 'removed':
    case 'objective-reached':
      return { weight: 5, units: [story.unit] }
    case 'contact':
      return { weight: 3.5, units: [story.unit, ...new Set(story.defenders.map(({ unit }) => unit))] }
    case 'base-lost':
      return { weight: 4, units: [story.unit] }
    case 'round-fought':
      return { weight: 2 }
    case 'combat-ended':
      return { weight: 3.9 }
    case 'supported':
      return { weight: story.fighters.length === 0 ? 0 : 1 }
    case 'deployed':
      return { weight: 0.5, units: [story.unit], alike: { key: 'deployed', words: deploys } }
    case 'picked-up':
      return { weight: 0.4, units: story.units }
    case 'deployment-confirmed':
      return { weight: 1.5, units: story.keptBack }
    case 'relocated':
      return { weight: 2, units: [story.unit] }
    case 'relocation-rolled':
      return { weight: 1, units: [...story.relocating, ...story.staying] }
    case 'offered':
    case 'offer-answered':
      return { weight: 5 }
    case 'attachments-shown':
      return { weight: 2, units: story.changes.map(({ unit }) => unit) }
    case 'attachments-written':
    case 'orders-written':
    case 'orders-revealed':
    case 'turn-begun':
    case 'first-chosen':
    case 'side-finished':
    case 'turn-ended':
    case 'battle-ended':
      return { weight: 0 }
  }
}
