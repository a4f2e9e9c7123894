import { capitalised, several } from '#kernel/words.ts'
import type { Telling } from '#screen/telling.ts'
import { nameOf, unitOfId } from '../../game/names.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import type { FireOutcome } from '../../vocabulary.ts'

const HARM: Readonly<Record<FireOutcome, number>> = { none: 1.2, suppressed: 2.6, killed: 3.6 }

const worst = (outcomes: readonly FireOutcome[]): number =>
  outcomes.reduce((weight, outcome) => Math.max(weight, HARM[outcome]), 1)

/** How much a story matters to the player who was not asked. */
export const telling = (view: State, story: Story): Telling => {
  const units = (...ids: readonly string[]): Pick<Telling, 'units'> => ({
    units: [...new Set(ids.map((id) => unitOfId(view, id)?.id ?? id))],
  })
  switch (story.kind) {
    case 'ordered':
      return story.actions > 0
        ? { weight: 0 }
        : {
            weight: 1.6,
            ...units(story.unit),
            alike: {
              key: 'idle',
              words: (count) => `${capitalised(several(count, 'unit'))} got no action from the die.`,
            },
          }
    case 'fired': {
      const about = units(story.firer, story.target)
      if (story.outcome !== 'none') return { weight: HARM[story.outcome], ...about }
      const firer = unitOfId(view, story.firer)?.id ?? story.firer
      const words = (count: number): string =>
        capitalised(
          `${several(count, 'shot')} of ${nameOf(view, firer)} ${count === 1 ? 'has' : 'have'} no effect.`,
        )
      return { weight: HARM.none, ...about, alike: { key: `missed ${firer}`, words } }
    }
    case 'burst':
      return {
        weight: worst(story.strikes.map(({ outcome }) => outcome)),
        ...units(story.gun, ...story.strikes.map(({ stand }) => stand)),
      }
    case 'area-fired':
      return {
        weight: worst(story.strikes.map(({ outcome }) => outcome)),
        ...(story.by === null ? {} : units(story.by)),
        places: [story.at],
      }
    case 'met-fire':
      return { weight: HARM[story.strike.outcome], ...units(story.stand), places: [story.at] }
    case 'under-barrage':
      return {
        weight: worst(story.stands.map(({ outcome }) => outcome)),
        ...units(...story.stands.map(({ stand }) => stand)),
      }
    case 'close-behind-barrage':
      return { weight: HARM[story.outcome], ...units(story.stand) }
    case 'moved':
      return {
        weight: story.assaults.length > 0 ? 3.2 : story.how === 'closing-up' ? 0.5 : 2,
        ...units(story.unit),
        alike: { key: 'moved', words: (count) => `${capitalised(several(count, 'unit'))} move.` },
      }
    case 'crossed-wire':
      return {
        weight: 2.4,
        ...units(story.unit),
        alike: {
          key: `wire ${story.unit} ${story.over}`,
          words: (count) =>
            `${capitalised(several(count, 'stand'))} ${story.over ? 'get over the wire' : 'stick on the wire'}.`,
        },
      }
    case 'hung-on-wire':
      return { weight: 2.8, ...units(story.unit) }
    case 'wire-cleared':
    case 'aimed':
    case 'handled':
    case 'mounted':
      return { weight: 1.8, ...units(story.unit) }
    case 'recovered':
      return {
        weight: 1.6,
        ...units(story.unit),
        alike: {
          key: 'recovered',
          words: (count) => `${capitalised(several(count, 'unit'))} shake off suppression.`,
        },
      }
    case 'fought':
      return { weight: 4, ...units(story.attacker, story.defender) }
    case 'defended':
      return { weight: story.outcome === 'none' ? 2 : 3, ...units(story.defender, story.attacker) }
    case 'halted':
    case 'faced-tank':
    case 'fell-back':
    case 'followed-up':
    case 'took-ground':
      return { weight: 2.5, ...units(story.stand) }
    case 'house-taken':
      return { weight: 4.5, ...units(story.by) }
    case 'lost':
      return { weight: 4, ...units(story.unit) }
    case 'tested':
    case 'stood-fast':
    case 'retreated':
      return { weight: 4.5 }
    case 'routed':
    case 'objective-changed':
      return { weight: 5 }
    case 'sos-called':
      return { weight: story.arrives ? 3 : 1.8, ...units(story.battery), places: [story.at] }
    case 'heroic-action':
      return { weight: 4.5, ...units(story.platoon, ...story.targets) }
    case 'air-attacked':
      return { weight: 3.5, ...units(...story.passes.map(({ target }) => target)) }
    case 'gas-released':
      return { weight: 3.5, places: [story.at] }
    case 'barrage-moved':
    case 'barrage-lifted':
    case 'scheduled-fire':
    case 'entered':
    case 'promoted':
    case 'card-played':
      return { weight: 2.2, ...('unit' in story ? units(story.unit) : {}) }
    case 'support-tested':
      return { weight: story.lost ? 3.5 : 1.5, ...units(story.id) }
    case 'shelter-left':
      return {
        weight: 1.8,
        ...units(story.stand),
        alike: {
          key: `shelter ${story.emerges && story.room}`,
          words: (count) =>
            `${capitalised(several(count, 'platoon'))} ${story.emerges && story.room ? 'man the trench' : 'stay in their shelters'}.`,
        },
      }
    case 'suppressed':
    case 'faces-marked':
    case 'turn-begun':
    case 'battalion-begun':
    case 'battalion-ended':
    case 'unit-ended':
    case 'plan-sealed':
    case 'agreed':
    case 'battle-ended':
      return { weight: 0 }
    default:
      return { weight: 1 }
  }
}
