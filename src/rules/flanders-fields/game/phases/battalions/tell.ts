import { capitalised, listed } from '#kernel/words.ts'
import { nameOf, sideWords } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { BattalionsStory } from './story.ts'

export const BATTALIONS_LINES: Lines<BattalionsStory> = {
  'battalion-begun': (state, { battalion }) => `${nameOf(state, battalion)} gets its orders.`,
  'battalion-ended': () => '',
  'shelter-left'(state, { stand, total, emerges, room }) {
    const name = capitalised(nameOf(state, stand))
    if (!emerges) return `${name} stays in its shelter (${total}).`
    return room ? `${name} mans the trench (${total}).` : `${name} finds no room to come up (${total}).`
  },
  'heroic-proposed': (state, { platoon, targets }) =>
    `A heroic action of ${nameOf(state, platoon)} against ${listed(targets.map((target) => nameOf(state, target)))} is proposed.`,
  'heroic-answered': (state, { side, platoon, agree }) =>
    `${capitalised(sideWords(state, side))} ${agree ? 'agree' : 'do not agree'} to the feat of ${nameOf(state, platoon)}.`,
  'heroic-action'(state, { platoon, targets, total, success }) {
    const name = capitalised(nameOf(state, platoon))
    const against = listed(targets.map((target) => nameOf(state, target)))
    return success
      ? `Heroic action (${total}): ${nameOf(state, platoon)} destroys ${against}.`
      : `Heroic action (${total}): ${name} is lost in the attempt on ${against}.`
  },
}
