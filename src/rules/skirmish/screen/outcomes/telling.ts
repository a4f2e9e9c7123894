import { capitalised, several } from '#kernel/words.ts'
import type { Telling } from '#screen/telling.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'

const harm = (casualties: number): number => (casualties === 0 ? 1.4 : casualties < 3 ? 2.8 : 3.6)

/** Moves that are hardly worth a word. */
const SMALL: readonly string[] = ['hold', 'form', 'prone', 'rise']

/** How much a story matters to the player who was not asked. */
export const telling = (_view: State, story: Story): Telling => {
  const units = (...ids: readonly string[]): Pick<Telling, 'units'> => ({ units: [...new Set(ids)] })
  switch (story.kind) {
    case 'moved':
      return SMALL.includes(story.order)
        ? {
            weight: 0.8,
            ...units(story.unit),
            alike: {
              key: 'still',
              words: (count) => `${capitalised(several(count, 'unit'))} stay where they are.`,
            },
          }
        : {
            weight: 2,
            ...units(story.unit),
            alike: { key: 'moved', words: (count) => `${capitalised(several(count, 'unit'))} move.` },
          }
    case 'shot':
      return { weight: harm(story.casualties), ...units(...story.units, story.target) }
    case 'thrown':
      return { weight: 1.6, ...units(story.unit), places: [story.aim] }
    case 'shell':
      return { weight: story.onTarget ? 2 : 1.2, ...units(story.gun), places: [story.at] }
    case 'blast':
      return { weight: harm(story.casualties), ...units(...story.units), places: [story.at] }
    case 'battered':
    case 'wire-cut':
      return { weight: 2 }
    case 'cloud':
      return { weight: 2.4, places: [story.at] }
    case 'vehicle-hit':
      return { weight: story.destroyed ? 5 : 3, ...units(story.unit) }
    case 'charged':
      return { weight: 3.4, ...units(...story.units, story.target) }
    case 'charge-stopped':
      return { weight: 3, ...units(story.unit) }
    case 'melee-joined':
      return { weight: 2.4, ...units(...story.units) }
    case 'melee-round':
      return { weight: 4, ...units(...story.units) }
    case 'pushed-back':
    case 'followed-up':
    case 'got-out':
    case 'weapon-abandoned':
      return { weight: 2.2, ...units(story.unit) }
    case 'checked':
      return { weight: story.result === 'pass' ? 1.5 : 3.2, ...units(story.unit) }
    case 'checked-together':
      return { weight: story.result === 'pass' ? 1.5 : 3.2, ...units(...story.units) }
    case 'broke':
      return { weight: story.result === 'rout' ? 5 : story.result === 'pass' ? 0 : 3, ...units(story.unit) }
    case 'fell-back':
      return { weight: 2.8, ...units(story.unit) }
    case 'rallied':
      return { weight: story.recovered ? 3 : 2, ...units(story.unit) }
    case 'gassed':
      return { weight: story.overcome > 0 ? 3.4 : 1.6, ...units(story.unit) }
    case 'fell':
      return { weight: story.how === 'dead' ? 3.2 : 4, ...units(story.unit) }
    case 'weapon-lost':
      return { weight: 4, ...units(story.unit) }
    case 'unit-gone':
      return { weight: 5, ...units(story.unit) }
    case 'arrived':
      return { weight: 2.6, ...units(story.unit) }
    case 'breakdown':
      return { weight: story.runs === story.was ? 0.8 : 2.4, ...units(story.unit) }
    case 'sniper-withdrew':
      return { weight: 2, ...units(story.unit) }
    case 'objective-changed':
      return { weight: 5 }
    case 'counter-battery':
      return { weight: story.lost > 0 ? 3 : 1.2 }
    case 'initiative':
    case 'turn-chosen':
      return { weight: 1.6 }
    case 'wind':
    case 'clouds-drifted':
      return { weight: 1.2 }
    case 'answered':
    case 'deployed':
    case 'plotted':
    case 'move-begun':
    case 'agreed':
    case 'battle-ended':
      return { weight: 0 }
  }
}
