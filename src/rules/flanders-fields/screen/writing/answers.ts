import { capitalised, listed } from '#kernel/words.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { ableToShelter } from '../../game/phases/actions/shelter.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import { heroicAction } from '../../procedures/heroic-action.ts'
import { told } from './order-written.ts'
import { asked } from './questions.ts'

/** FF-RB-11 */
export const writingHaltBarrage = (): Writing =>
  asked(
    'The rolling barrage, before it goes on',
    [
      { title: 'On by the plan', order: told({ kind: 'halt-barrage', halt: false }) },
      {
        title: 'Stay where it is for this turn',
        detail: 'once a battle; it uses up a turn of its length',
        order: told({ kind: 'halt-barrage', halt: true }),
      },
    ],
    'On by the plan',
  )

/** FF-HERO-04: the card that may come with it is not known. */
export const writingHeroicAnswer = (view: View, { platoon, targets }: PhaseOf<'heroic-answer'>): Writing => {
  const input: Parameters<typeof heroicAction.resolve>[0] = { card: false, options: view.options }
  const agree: Edit = {
    title: 'Agree',
    odds: {
      feared: { procedure: heroicAction, input, title: 'succeeds', holds: ({ success }) => success === true },
    },
    pieces: [platoon, ...targets],
    order: told({ kind: 'heroic-answer', agree: true }),
  }
  const decline: Edit = {
    title: 'Decline',
    detail: 'nothing happens, and none is proposed again in this turn',
    order: told({ kind: 'heroic-answer', agree: false }),
  }
  const against = listed(targets.map((id) => nameOf(view, id)))
  return asked(
    `A heroic action of ${nameOf(view, platoon)} against ${against}`,
    [agree, decline],
    'Agree to it',
  )
}

/** FF-DUG-06: all platoons that can go below, or one of them. */
export const shelterGroup = (view: View, unit: string): readonly EditGroup[] => {
  const able = ableToShelter(view, unit).map(({ id }) => id)
  if (able.length === 0) return []
  const all: Edit = {
    title: able.length === 1 ? 'Go below' : 'All of them go below',
    detail: 'they come up by a die, in a later turn',
    pieces: able,
    order: told({ kind: 'shelter', stands: able }),
  }
  const each = able.map(
    (id): Edit => ({
      title: capitalised(nameOf(view, id)),
      pieces: [id],
      order: told({ kind: 'shelter', stands: [id] }),
    }),
  )
  return [
    { title: 'Down into the deep shelters', atOnce: true, edits: [all, ...(able.length > 1 ? each : [])] },
  ]
}
