import { capitalised, several } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { handOf } from '../../game/cards/pack.ts'
import { eventWords, nameOf, unitOfId } from '../../game/names.ts'
import { ACTIONS } from '../../game/phases/actions/actions.ts'
import { type FireAction, PLAIN_FIRE } from '../../game/phases/actions/fire/conditions.ts'
import { noShotRefusal } from '../../game/phases/actions/fire/no-shot.ts'
import { firersOf, openShots } from '../../game/phases/actions/fire/volley.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { gunWeaponOf } from '../../game/zones/weapons.ts'
import { oddsOfShots, whyOfShots } from './shot-odds.ts'

type Open = ReturnType<typeof openShots>[number]

/** The unit, block house or command that a stand is of. */
const ownerOf = (view: View, { id, unit }: Stand): string => unitOfId(view, unit)?.id ?? id

/** Of what a stand may fire at: the stand, or somebody of the unit, that is wished for, else the nearest. */
const shotOf = (
  view: View,
  open: readonly Open[],
  wished: string | undefined,
): { readonly open: Open; readonly target: Stand } | undefined => {
  for (const one of open) {
    const target = one.targets.find((stand) => stand.id === wished || ownerOf(view, stand) === wished)
    if (target) return { open: one, target }
  }
  const [first] = open
  const target = first?.targets[0]
  return first && target && { open: first, target }
}

/** Everybody fires at whom the player wishes, as far as the order of targets leaves him that (FF-ARC-06). */
export const volleyOf = (
  view: View,
  unit: string,
  wished?: string,
  action: FireAction = PLAIN_FIRE,
): readonly ShotOrder[] => {
  const shots: ShotOrder[] = []
  for (const firer of firersOf(view, unit)) {
    const own: ShotOrder[] = []
    for (;;) {
      const found = shotOf(view, openShots(view, firer, action, own), wished)
      if (!found) break
      const { face } = found.open.barrel
      own.push({
        stand: firer.id,
        target: found.target.id,
        ...(face === null || face === 'rear' ? {} : { face }),
      })
    }
    shots.push(...own)
  }
  return shots
}

/** Stands that somebody may choose to fire at. */
const inReachOf = (view: View, unit: string, action: FireAction): readonly Stand[] => [
  ...new Set(
    firersOf(view, unit).flatMap((firer) => openShots(view, firer, action).flatMap(({ targets }) => targets)),
  ),
]

export const fireOrder = (fields: Partial<OrderOf<'fire'>>): OrderOf<'fire'> => ({
  kind: 'fire',
  madMinute: false,
  cards: [],
  ...fields,
})

const aimedAt = (view: View, shots: readonly ShotOrder[], unit: string): number =>
  shots.filter(({ target }) => (unitOfId(view, target)?.id ?? target) === unit).length

const targetsOf = (shots: readonly ShotOrder[]): readonly string[] => [
  ...new Set(shots.map(({ target }) => target)),
]

/** Fire at somebody whom the usual volley spares: a unit, or a stand that nobody would fire at by himself. */
interface OtherVolley {
  readonly at: string
  readonly shots: readonly ShotOrder[]
}

export const otherVolleys = (
  view: View,
  unit: string,
  usual: readonly ShotOrder[],
  action: FireAction = PLAIN_FIRE,
): readonly OtherVolley[] => {
  const volley = (at: string): OtherVolley => ({ at, shots: volleyOf(view, unit, at, action) })
  const inReach = inReachOf(view, unit, action)
  const atUnits = [...new Set(inReach.map((one) => ownerOf(view, one)))]
    .map(volley)
    .filter(({ at, shots }) => aimedAt(view, shots, at) > aimedAt(view, usual, at))
  const met = new Set([usual, ...atUnits.map(({ shots }) => shots)].flatMap(targetsOf))
  return [...atUnits, ...inReach.filter(({ id }) => !met.has(id)).map(({ id }) => volley(id))]
}

const fireEdit = (
  view: View,
  phase: ActionsPhase,
  title: string,
  shots: readonly ShotOrder[],
  pieces: readonly string[],
): Edit => {
  const order = fireOrder({ shots: [...shots] })
  const refusal = ACTIONS.check(view, phase, phase.side, order)
  return refusal
    ? { title, detail: '', refusal }
    : { title, order, detail: whyOfShots(view, shots), odds: oddsOfShots(view, shots), pieces }
}

/** FF-EVT-04: the same shots with a card of the hand. */
const withCards = (view: View, phase: ActionsPhase, shots: readonly ShotOrder[]): readonly Edit[] =>
  handOf(view, phase.side).flatMap((card) => {
    const order = fireOrder({ shots: [...shots], cards: [card] })
    const title = `Fire with ${eventWords(card)}`
    return ACTIONS.check(view, phase, phase.side, order) ? [] : [{ title, detail: '', order }]
  })

const standsOfOwner = (view: View, owner: string): readonly string[] => [
  ...view.stands.filter(({ unit }) => unit === owner).map(({ id }) => id),
  owner,
]

/** FF-FIRE-12: what riflemen, machine guns and tanks can fire at, the nearest first, or at whom the player likes. */
export const fireGroup = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const unit = unitNamed(view, phase.unit)
  if (unit && gunWeaponOf(unit) && unit.kind !== 'machine-gun') return []
  const shots = volleyOf(view, phase.unit)
  if (shots.length === 0) {
    const refusal = noShotRefusal(view, phase.unit, PLAIN_FIRE)
    return [{ title: 'Fire', edits: [{ title: 'Fire', detail: '', refusal }] }]
  }
  const targets = targetsOf(shots)
  const others = otherVolleys(view, phase.unit, shots).map(({ at, shots: wished }) =>
    fireEdit(view, phase, `At ${nameOf(view, at)}`, wished, standsOfOwner(view, at)),
  )
  const minute = fireOrder({ shots: [...shots], madMinute: true })
  return [
    {
      title: 'Fire',
      atOnce: true,
      edits: [
        fireEdit(view, phase, capitalised(`fire: ${several(shots.length, 'shot')}`), shots, targets),
        ...others,
        ...withCards(view, phase, shots),
        ...(unit?.madMinute && !ACTIONS.check(view, phase, phase.side, minute)
          ? [{ title: 'Mad Minute', detail: 'twice the dice, once a game', order: minute }]
          : []),
      ],
    },
  ]
}

/** FF-FIRE-14: one of the shots without the others. */
export const singleShots = (
  view: View,
  phase: ActionsPhase,
  shots: readonly ShotOrder[],
): readonly EditGroup[] => {
  if (shots.length < 2) return []
  const edits = shots.flatMap((shot): readonly Edit[] => {
    const order = fireOrder({ shots: [shot] })
    if (ACTIONS.check(view, phase, phase.side, order)) return []
    const title = `${capitalised(nameOf(view, shot.stand))} at ${nameOf(view, shot.target)}`
    return [{ title, detail: whyOfShots(view, [shot]), odds: oddsOfShots(view, [shot]), order }]
  })
  return edits.length > 0 ? [{ title: 'One stand alone', atOnce: true, edits }] : []
}
