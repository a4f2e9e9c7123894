import type { Point } from '#kernel/geometry/point.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { capitalised } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { modifierOf } from '../../procedures/small-arms-fire.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { nameWithin } from '../../wording.ts'
import { nameOf, namesOf } from '../names.ts'
import { added, casualtyThrows, follows, harmDone, menHit } from '../results.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { weaponWords } from '../weapons.ts'
import { isShot, shotOf } from './shot.ts'

export interface FireShapes {
  shot: {
    readonly units: readonly string[]
    readonly weapon: string
    readonly target: string
    readonly table: number
    readonly figures: number
    readonly casualties: number
    readonly specialist: boolean
  }
  thrown: { readonly bomber: string; readonly unit: string; readonly aim: Point }
}

/**
 * "Basic factor 4, aimed +1, target in cover −2": worked out again from the battle just before; where that leads elsewhere, as
 * after a step that nobody tells of, nothing is said.
 */
const factors = (before: State, { units, weapon, target, table }: FireShapes['shot']): string => {
  const [first] = units
  const unit = first === undefined ? undefined : unitNamed(before, first)
  const at = unitNamed(before, target)
  const shot = unit && at ? shotOf(before, unit, weapon, at) : undefined
  if (!shot || !isShot(shot)) return ''
  const base = factorAt(SMALL_ARM_FACTORS[shot.input.weapon], shot.input.range)
  const lines: TraceLine[] = []
  const modifier = modifierOf(shot.input, writtenTrace(lines))
  if (base === undefined || base + modifier !== table) return ''
  return [`basic factor ${base}`, ...added(lines)].join(', ')
}

export const FIRE_STORIES: StoryPages<FireShapes, State> = {
  shot: {
    line(state, { units, weapon, target, table, casualties }) {
      const firers = capitalised(namesOf(state, units))
      const hit = menHit(casualties)
      return `${firers} ${units.length > 1 ? 'fire' : 'fires'} at ${nameOf(state, target)} (${nameWithin(weapon)}, table ${table}): ${hit}.`
    },
    weight: ({ casualties }) => harmDone(casualties),
    about: ({ units, target }) => [...units, target],
    result: {
      rank: () => 4,
      of({ story, before, after, dice }) {
        const { units, weapon, target, table, figures, casualties, specialist } = story
        const [first] = units
        const arms = weaponWords(first === undefined ? undefined : unitNamed(after, first), weapon)
        return [
          {
            throws: table === 0 ? [] : casualtyThrows(dice, `table ${table}, ${figures} figures`, casualties),
            outcome: capitalised(
              `${namesOf(after, units)}, ${arms}, at ${nameOf(after, target)}: ${table === 0 ? 'too weak to hurt anyone' : menHit(casualties)}`,
            ),
            ...follows(specialist ? 'a specialist among them' : '', factors(before, story)),
          },
        ]
      },
    },
  },
  thrown: {
    line: (state, { unit }) => `A bomber of ${nameOf(state, unit)} throws a grenade.`,
    weight: () => 1.6,
    about: ({ unit }) => [unit],
    places: ({ aim }) => [aim],
  },
}
