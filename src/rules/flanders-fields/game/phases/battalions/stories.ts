import { capitalised, listed, several, spelled } from '#kernel/words.ts'
import type { ShownResult } from '#screen/results.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Modifier } from '../../../reckoning/modifier.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf, sideWords, unitOfId, unitsOf } from '../../names.ts'
import { die, toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

interface LeftShelter {
  readonly stand: string
  readonly modifiers: readonly Modifier[]
  readonly total: number
  /** It made the roll; without room it stays below all the same (FF-DUG-04). */
  readonly emerges: boolean
  readonly room: boolean
}

export interface BattalionsShapes {
  'battalion-begun': { readonly battalion: string }
  'battalion-ended': { readonly battalion: string }
  /** FF-DUG-02: one platoon tries to man the trench. */
  'shelter-left': LeftShelter
  /** FF-HERO-04: a feat waits for the enemy's agreement, and has it or not. */
  'heroic-proposed': { readonly platoon: string; readonly targets: readonly string[] }
  'heroic-answered': { readonly side: Side; readonly platoon: string; readonly agree: boolean }
  /** FF-HERO-01 */
  'heroic-action': {
    readonly platoon: string
    readonly targets: readonly string[]
    readonly total: number
    readonly success: boolean
  }
}

const unitAt = (state: State, stand: string): string => unitOfId(state, stand)?.id ?? stand

const shelters = (state: State, stand: string, tries: readonly LeftShelter[]): ShownResult => {
  const up = tries.filter(({ emerges, room }) => emerges && room).length
  return {
    throws: [
      {
        dice: tries.map(({ total, modifiers, emerges }) =>
          die(total - modifiers.reduce((sum, { value }) => sum + value, 0), emerges),
        ),
        modifiers: tries[0]?.modifiers ?? [],
      },
    ],
    outcome: `${capitalised(nameOf(state, unitAt(state, stand)))}: ${up === 0 ? 'nobody' : `${spelled(up)} of ${several(tries.length, 'platoon')}`} up from the shelters`,
  }
}

export const BATTALIONS_STORIES: StoryPages<BattalionsShapes, State> = {
  'battalion-begun': {
    line: (state, { battalion }) => `${nameOf(state, battalion)} gets its orders.`,
    weight: () => 0,
    quiet: true,
  },
  'battalion-ended': { line: () => '', weight: () => 0, quiet: true },
  'shelter-left': {
    line(state, { stand, total, emerges, room }) {
      const name = capitalised(nameOf(state, stand))
      if (!emerges) return `${name} stays in its shelter (${total}).`
      return room ? `${name} mans the trench (${total}).` : `${name} finds no room to come up (${total}).`
    },
    weight: () => 1.8,
    about: ({ stand }, state) => unitsOf(state, [stand]),
    alike: ({ emerges, room }) => ({
      key: `shelter ${emerges && room}`,
      words: (count) =>
        `${capitalised(several(count, 'platoon'))} ${emerges && room ? 'man the trench' : 'stay in their shelters'}.`,
    }),
    result: {
      together: ({ stand }, state) => unitAt(state, stand),
      of: ({ story: { stand }, together, after }) => [shelters(after, stand, together)],
    },
  },
  'heroic-proposed': {
    line: (state, { platoon, targets }) =>
      `A heroic action of ${nameOf(state, platoon)} against ${listed(targets.map((target) => nameOf(state, target)))} is proposed.`,
    weight: () => 1,
  },
  'heroic-answered': {
    line: (state, { side, platoon, agree }) =>
      `${capitalised(sideWords(state, side))} ${agree ? 'agree' : 'do not agree'} to the feat of ${nameOf(state, platoon)}.`,
    weight: () => 1,
  },
  'heroic-action': toldByLine(
    {
      line(state, { platoon, targets, total, success }) {
        const name = nameOf(state, platoon)
        const against = listed(targets.map((target) => nameOf(state, target)))
        return success
          ? `Heroic action (${total}): ${name} destroys ${against}.`
          : `Heroic action (${total}): ${capitalised(name)} is lost in the attempt on ${against}.`
      },
      weight: () => 4.5,
      about: ({ platoon, targets }, state) => unitsOf(state, [platoon, ...targets]),
    },
    'heroic action',
  ),
}
