import { capitalised } from '#kernel/words.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { AssaultStory } from './story.ts'

const OUTCOMES = { none: 'no effect', suppressed: 'they are halted', killed: 'they are destroyed' } as const

export const ASSAULT_LINES: Lines<AssaultStory> = {
  defended(state, { defender, attacker, shots, outcome }) {
    const dice = shots.map(({ natural }) => natural).join(', ')
    return capitalised(
      `${nameOf(state, defender)} fires as ${nameOf(state, attacker)} closes (${dice}): ${OUTCOMES[outcome]}.`,
    )
  },
  halted: (state, { stand, target }) =>
    capitalised(`${nameOf(state, stand)} is stopped short of ${nameOf(state, target)}.`),
  'faced-tank': (state, { stand, tank, total, holds }) =>
    capitalised(
      `${nameOf(state, stand)} faces ${nameOf(state, tank)}: ${total}, ${holds ? 'it holds' : 'it gives way'}.`,
    ),
  fought(state, { attacker, defender, attackerTotal, defenderTotal, winner }) {
    const [one, other] = [nameOf(state, attacker), nameOf(state, defender)]
    if (winner === 'draw')
      return capitalised(`${one} and ${other} fight to a draw, ${attackerTotal} to ${defenderTotal}.`)
    return winner === 'attacker'
      ? capitalised(`${one} beats ${other}, ${attackerTotal} to ${defenderTotal}.`)
      : capitalised(`${other} beats off ${one}, ${defenderTotal} to ${attackerTotal}.`)
  },
  'fell-back': (state, { stand, onWire }) =>
    capitalised(`${nameOf(state, stand)} falls back${onWire ? ' onto the wire' : ''}.`),
  'took-ground': (state, { stand, house }) =>
    capitalised(
      `${nameOf(state, stand)} ${house === null ? 'takes the ground' : `goes into ${nameOf(state, house)}`}.`,
    ),
  'house-taken': (state, { house, by }) => capitalised(`${nameOf(state, by)} takes ${nameOf(state, house)}.`),
  'followed-up': (state, { stand, target }) =>
    capitalised(`${nameOf(state, stand)} goes on against ${nameOf(state, target)}.`),
}
