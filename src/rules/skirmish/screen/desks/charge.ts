import { ANY_OF } from '#screen/any-of.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { chargersFiredAt, counterRefusal, usualAnswer } from '../../game/phases/charge/answering.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponWords } from '../../game/weapons.ts'
import { answeringShots, broughtUpIn } from '../writing/charge-preview.ts'
import { asked, told } from '../writing/orders.ts'
import { hitBy, shotWords } from '../writing/shots.ts'
import { piecesOf } from '../writing/whose.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** SK-MEL-03: what the fire of the charged unit at one of them comes to. */
const answerEdit = (view: View, phase: PhaseOf<'charge'>, at: string): Edit => {
  const state = broughtUpIn(view, phase)
  const target = unitNamed(view, phase.target)
  const shots = answeringShots(state, phase, at)
  const charger = unitNamed(view, at)
  return {
    title: `Fire at ${nameOf(view, at)}`,
    detail: shots.map((shot) => `${weaponWords(target, shot.weapon)}: ${shotWords(shot)}`).join('; '),
    odds:
      shots.length === 0
        ? {}
        : {
            likely: {
              procedure: ANY_OF,
              input: shots.map(hitBy),
              title: 'a man hit',
              holds: ({ any }) => any === true,
            },
          },
    pieces: charger ? piecesOf(charger) : [],
    order: told({ kind: 'respond', how: 'fire', at }),
  }
}

const writing = ({ view, phase }: Asked<'charge'>): Writing => {
  const usual = usualAnswer(view, phase)
  const fire = chargersFiredAt(view, phase)
    .toSorted((one, other) => Number(other === usual.at) - Number(one === usual.at))
    .map((at) => answerEdit(view, phase, at))
  const counter: readonly Edit[] = counterRefusal(view, phase)
    ? []
    : [
        {
          title: 'Counter-charge',
          detail: 'meet them half-way',
          order: told({ kind: 'respond', how: 'counter-charge' }),
        },
      ]
  const stand: Edit = {
    title: 'Stand',
    detail: 'and fire in the Fire phase if they are stopped',
    order: told({ kind: 'respond', how: 'stand' }),
  }
  const edits = [...counter, ...fire, stand]
  return {
    ...asked('How it answers', edits, edits[0]?.title ?? 'Stand'),
    unit: phase.target,
  }
}

export const CHARGE_DESK: PhaseDesk<'charge'> = {
  writing,
  todo: ({ phase: { target } }) => new Set([target]),
  words: [['respond', 'charge answered', 'charges answered']],
}
