import { toDegrees } from '#kernel/geometry/measure.ts'
import { capitalised } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { orderedOf } from '../../game/commanders.ts'
import { nameOf } from '../../game/names.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'
import { oddsOfFight } from '../writing/fight-odds.ts'
import { asked, told } from '../writing/orders.ts'
import { turnedTo } from '../writing/turning.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** Which way it is to face, if the player has turned it. */
const turnedIn = (before: PlayerOrder | undefined, stand: string): { readonly facing?: number } =>
  (before?.kind === 'take-ground' || before?.kind === 'follow-up') &&
  before.stand === stand &&
  before.facing !== undefined
    ? { facing: before.facing }
    : {}

const writingGround = ({ view, phase: { stand, house }, before }: Asked<'take-ground'>): Writing => {
  const name = capitalised(nameOf(view, stand))
  const turned = turnedIn(before, stand)
  const take: Edit = {
    title: house === null ? 'Take the ground' : 'Go into the block house',
    pieces: [stand],
    order: told({ kind: 'take-ground', stand, take: true, ...turned }),
  }
  const stay: Edit = { title: 'Stay', order: told({ kind: 'take-ground', stand, take: false, ...turned }) }
  return {
    ...asked(`${name} has won`, [take, stay], 'Take the ground'),
    unit: stand,
    turnable: [stand],
    note: 'Turn the stand on the table to say which way it is to face.',
  }
}

const writingFollowUp = ({ view, phase: { stand, targets }, before }: Asked<'follow-up'>): Writing => {
  const name = capitalised(nameOf(view, stand))
  const turned = turnedIn(before, stand)
  const edits = targets.map(
    (target, i): Edit => ({
      title: `Go on against ${nameOf(view, target)}`,
      odds: oddsOfFight(view, stand, target) ?? {},
      pieces: [target],
      number: i + 1,
      order: told({ kind: 'follow-up', stand, target, ...turned }),
    }),
  )
  const stay: Edit = {
    title: 'Hold here',
    order: told({ kind: 'follow-up', stand, target: null, ...turned }),
  }
  return { ...asked(`${name} may follow up`, [...edits, stay], 'Follow up'), turnable: [stand] }
}

/** A tank that has won is a unit of its own. */
const winner = (view: View, side: Side, stand: string): ReadonlySet<string> =>
  new Set(orderedOf(view, side).some(({ id }) => id === stand) ? [stand] : [])

export const TAKE_GROUND_DESK: PhaseDesk<'take-ground'> = {
  writing: writingGround,
  drag: ({ view, phase: { stand } }, { pieces, heading }) =>
    turnedTo(view, pieces, heading, { kind: 'take-ground', stand, take: true, facing: toDegrees(heading) }),
  todo: ({ view, phase, side }) => winner(view, side, phase.stand),
}

export const FOLLOW_UP_DESK: PhaseDesk<'follow-up'> = {
  writing: writingFollowUp,
  drag: ({ view, phase: { stand, targets } }, { pieces, heading }) =>
    turnedTo(view, pieces, heading, {
      kind: 'follow-up',
      stand,
      target: targets[0] ?? null,
      facing: toDegrees(heading),
    }),
  todo: ({ view, phase, side }) => winner(view, side, phase.stand),
}
