import type { Lines } from '../../stories/words.ts'
import type { AssaultStory } from './story.ts'

const OUTCOMES = { none: 'no effect', suppressed: 'halted', killed: 'killed' } as const

export const ASSAULT_LINES: Lines<AssaultStory> = {
  defended: (_, { defender, attacker, shots, outcome }) =>
    `${defender} fires as ${attacker} closes (${shots.map(({ natural }) => natural).join(', ')}): ${OUTCOMES[outcome]}.`,
  halted: (_, { stand, target }) => `${stand} is stopped short of ${target}.`,
  'faced-tank': (_, { stand, tank, total, holds }) =>
    `${stand} faces ${tank}: ${total}, ${holds ? 'it holds' : 'it gives way'}.`,
  fought: (_, { attacker, defender, attackerTotal, defenderTotal, winner }) => {
    const score = `${attackerTotal} to ${defenderTotal}`
    if (winner === 'draw') return `${attacker} and ${defender} fight to a draw, ${score}.`
    return winner === 'attacker'
      ? `${attacker} destroys ${defender}, ${score}.`
      : `${defender} destroys ${attacker}, ${score}.`
  },
  'fell-back': (_, { stand, onWire }) => `${stand} falls back${onWire ? ' onto the wire' : ''}.`,
  'took-ground': (_, { stand, house }) =>
    `${stand} ${house === null ? 'takes the ground' : `goes into ${house}`}.`,
  'house-taken': (_, { house, by }) => `${by} takes ${house}.`,
  'followed-up': (_, { stand, target }) => `${stand} goes on against ${target}.`,
}
