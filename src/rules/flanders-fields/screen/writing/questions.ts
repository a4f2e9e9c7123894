import type { Heading } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { capitalised, words } from '#kernel/words.ts'
import type { DraggedTo, Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { RAISING } from '../../game/cards/on-rolls.ts'
import { holds } from '../../game/cards/pack.ts'
import { assailedBy } from '../../game/contact/bodies.ts'
import { assaulterOf, defenderOf, supporterOf } from '../../game/contact/fighters.ts'
import { cardWords, nameOf } from '../../game/names.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { moraleCard } from '../../game/phases/morale/cards.ts'
import { specialOf } from '../../game/phases/morale/testing.ts'
import type { Phase, PhaseOf } from '../../game/phases/shapes.ts'
import { battalionNamed, qualityOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { assault } from '../../procedures/assault.ts'
import type { Side } from '../../vocabulary.ts'
import { told } from './order-written.ts'

/** A question whose answers are given at a press; the first is the usual one. */
export const asked = (title: string, edits: readonly Edit[], give: string): Writing => {
  const [usual] = edits
  const group: EditGroup = { title, atOnce: true, edits }
  return { order: usual?.order ?? { kind: 'go-on' }, give, groups: [group], draggable: [] }
}

/** FF-ASLT-04: the chance that an attacker wins, as things stand. */
export const oddsOfFight = (view: View, stand: string, target: string): Edit['odds'] => {
  const attacker = view.stands.find(({ id }) => id === stand)
  const enemy = assailedBy(view, target)
  const kind = attacker && assaulterOf(view, attacker)
  if (!attacker || !enemy || !kind) return {}
  const input = {
    attacker: {
      kind,
      quality: qualityOf(view, attacker),
      support: supporterOf(view, attacker, []) !== undefined,
    },
    defender: defenderOf(view, enemy, 'front'),
    options: view.options,
  }
  return {
    likely: { procedure: assault, input, title: 'wins', holds: ({ winner }) => winner === 'attacker' },
    feared: {
      procedure: assault,
      input,
      title: 'is destroyed',
      holds: ({ winner }) => winner === 'defender',
    },
  }
}

/** Which way it is to face, if the player has turned it. */
const turnedIn = (before: PlayerOrder | undefined, stand: string): { readonly facing?: number } =>
  (before?.kind === 'take-ground' || before?.kind === 'follow-up') &&
  before.stand === stand &&
  before.facing !== undefined
    ? { facing: before.facing }
    : {}

export const writingGround = (
  view: View,
  { stand, house }: PhaseOf<'take-ground'>,
  before: PlayerOrder | undefined,
): Writing => {
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

export const writingFollowUp = (
  view: View,
  { stand, targets }: PhaseOf<'follow-up'>,
  before: PlayerOrder | undefined,
): Writing => {
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

/** A stand that has won is turned where it stands, or a hero for where he will stand. */
export const dragTurn = (
  view: View,
  phase: Phase,
  before: PlayerOrder | undefined,
  pieces: readonly string[],
  heading: Heading,
): DraggedTo | undefined => {
  const stand = view.stands.find(({ id }) => id === pieces[0])
  if (!stand) return undefined
  const facing = toDegrees(heading)
  const order = ((): PlayerOrder | undefined => {
    if (phase.name === 'take-ground') return { kind: 'take-ground', stand: phase.stand, take: true, facing }
    if (phase.name === 'follow-up')
      return { kind: 'follow-up', stand: phase.stand, target: phase.targets[0] ?? null, facing }
    return before?.kind === 'heroic' ? { ...before, facing } : undefined
  })()
  return (
    order && { order, written: true, used: 0, left: 0, ghosts: [shownGhost(stand.id, { ...stand, heading })] }
  )
}

export const writingMorale = (view: View, side: Side, { battalion: id }: PhaseOf<'morale'>): Writing => {
  const battalion = battalionNamed(view, id)
  const own = battalion?.side === side
  const special = own && battalion ? specialOf(view, battalion) : undefined
  const cards = (view.cards?.hands[side] ?? []).flatMap((card) =>
    card && moraleCard(card, own) !== undefined ? [card] : [],
  )
  const edits: readonly Edit[] = [
    { title: 'Roll', order: told({ kind: 'morale', national: false }) },
    ...(special
      ? [{ title: `Roll with ${words(special)}`, order: told({ kind: 'morale', national: true }) }]
      : []),
    ...cards.map((card) => ({
      title: `Roll with the ${card}`,
      order: told({ kind: 'morale', national: false, card }),
    })),
  ]
  return asked(`${capitalised(nameOf(view, id))} tests its morale`, edits, 'Roll')
}

/** FF-EVT-04 */
export const writingOrderDie = (view: View, { side, unit, total }: PhaseOf<'order-die'>): Writing =>
  asked(
    `${capitalised(nameOf(view, unit))}: ${total} on its order`,
    [
      { title: 'Leave it at that', order: told({ kind: 'go-on' }) },
      ...(holds(view, side, RAISING)
        ? [{ title: `Play the ${cardWords(RAISING)}`, order: told({ kind: 'play-card', card: RAISING }) }]
        : []),
    ],
    'Go on',
  )

export const writingStubborn = (view: View, { battalion, result }: PhaseOf<'stubborn'>): Writing =>
  asked(
    `${capitalised(nameOf(view, battalion))}: ${words(result)}`,
    [
      { title: 'Stubborn Resistance: they stay', order: told({ kind: 'stubborn', use: true }) },
      { title: 'Let it be', order: told({ kind: 'stubborn', use: false }) },
    ],
    'They stay',
  )

/** FF-DS-01 */
export const writingLostBattery = (view: View, { batteries }: PhaseOf<'lose-battery'>): Writing =>
  asked(
    'Which battery is lost',
    batteries.map((battery) => ({
      title: capitalised(nameOf(view, battery)),
      order: told({ kind: 'lose-battery', battery }),
    })),
    'Give it up',
  )
