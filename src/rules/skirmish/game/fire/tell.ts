import { capitalised, listed, several } from '#kernel/words.ts'
import { nameWithin } from '../../wording.ts'
import { nameOf } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { FireStory } from './story.ts'

export const FIRE_LINES: Lines<FireStory> = {
  shot: (state, { units, weapon, target, table, casualties }) => {
    const firers = capitalised(listed(units.map((id) => nameOf(state, id))))
    const hit = casualties === 0 ? 'nobody hit' : several(casualties, 'man hit', 'men hit')
    return `${firers} ${units.length > 1 ? 'fire' : 'fires'} at ${nameOf(state, target)} (${nameWithin(weapon)}, table ${table}): ${hit}.`
  },
  thrown: (state, { unit }) => `A bomber of ${nameOf(state, unit)} throws a grenade.`,
}
