import type { RolledDie } from '#kernel/chance/dice.ts'
import type { ShownResult } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import { tell } from '../../game/stories/tell.ts'

/** What the dice of a story are thrown for, where its line in the log says all that came of them. */
const THROWN: Readonly<Partial<Record<Story['kind'], readonly string[]>>> = {
  'barrage-length': ['barrage turns'],
  'deep-suppression': ['deep suppression'],
  'reserve-rolled': ['reinforcements'],
  'sos-called': ['SOS call'],
  'air-called': ['air mission'],
  'air-attacked': ['aircraft', 'target'],
  'heroic-action': ['heroic action'],
  rallied: ['platoons returned'],
  'gas-released': ['wind'],
  wind: ['wind', 'rising wind', 'falling wind', 'turn of the wind', 'new wind'],
}

/** Several stories of an order that have a die each. */
const ONE_EACH: readonly Story['kind'][] = ['reserve-rolled']

/** A story told by its line, with the dice it came from. */
export const rolled = (
  state: State,
  story: Story,
  dice: readonly RolledDie[],
  nth: number,
): ShownResult | undefined => {
  const labels = THROWN[story.kind]
  if (!labels) return undefined
  const thrown = dice.filter((die) => labels.includes(die.for))
  const own = ONE_EACH.includes(story.kind) ? thrown.slice(nth, nth + 1) : thrown
  if (own.length === 0) return undefined
  const throws = [{ dice: own.map(({ sides, value }) => ({ sides, value })) }]
  const line = tell(state, story).replace(/\.$/, '')
  // The strip has room for a few words in large letters.
  return story.kind === 'deep-suppression' && story.penalty > 0
    ? { throws, outcome: 'Deep suppression', follows: line.replace('Deep suppression: ', '') }
    : { throws, outcome: line }
}
