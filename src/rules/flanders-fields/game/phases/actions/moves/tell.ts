import { capitalised, several } from '#kernel/words.ts'
import { nameOf } from '../../../names.ts'
import type { Lines } from '../../../stories/words.ts'
import type { MoveStory } from './story.ts'

const HOW = { move: 'moves', 'closing-up': 'closes up', obstacle: 'crosses' } as const

export const MOVE_LINES: Lines<MoveStory> = {
  moved(state, { unit, how, stands, column, assaults }) {
    const stopped = stands.filter((one) => one.stopped).length
    const many = stands.length > 1 ? ` with ${several(stands.length, 'stand')}` : ''
    const road = column ? ' in column' : ''
    const [first] = assaults
    const reached = first ? `; ${several(assaults.length, 'enemy', 'enemies')} reached` : ''
    const halted = stopped > 0 ? `; ${several(stopped, 'stand')} stopped by fire` : ''
    return `${capitalised(nameOf(state, unit))} ${HOW[how]}${many}${road}${reached}${halted}.`
  },
  mounted: (state, { unit, mounted }) =>
    `${capitalised(nameOf(state, unit))} ${mounted ? 'mounts' : 'dismounts'}.`,
  'crossed-wire'(state, { stand, roll, needed, over }) {
    const die = roll === null || needed === null ? '' : ` (${roll}, ${needed} needed)`
    return `${capitalised(nameOf(state, stand))} ${over ? 'gets over the wire' : 'is stuck on the wire'}${die}.`
  },
  'hung-on-wire': (state, { unit, stands }) =>
    `${capitalised(nameOf(state, unit))} hangs on the wire with ${several(stands.length, 'stand')}.`,
  'wire-cleared': (state, { unit }) => `${capitalised(nameOf(state, unit))} clears a gap in the wire.`,
}
