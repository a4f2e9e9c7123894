import { capitalised } from '#kernel/words.ts'
import { placeOf } from '../../../../tables/index.ts'
import { nameOf } from '../../../names.ts'
import type { Lines } from '../../../stories/words.ts'
import type { GunStory } from './story.ts'

export const GUN_LINES: Lines<GunStory> = {
  aimed: (state, { unit, at }) => {
    const { x, y } = placeOf(at)
    return `${capitalised(nameOf(state, unit))} is laid on ${x}, ${y}.`
  },
  deviated: (state, { unit, to, clock, distance }) => {
    if (clock === null) return `The fire of ${nameOf(state, unit)} falls where it was aimed.`
    const off = `The fire of ${nameOf(state, unit)} falls ${distance} cm off, at ${clock} o’clock`
    return to === null ? `${off}: its point is lost off the table.` : `${off}.`
  },
}
