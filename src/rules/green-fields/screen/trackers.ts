import { capitalised } from '#kernel/words.ts'
import type { ShownTracker } from '#screen/beside.ts'
import { seasonOf } from '../game/calendar.ts'
import { peopleOf } from '../game/names.ts'
import { isOutOfAction } from '../game/phases/assault/turn.ts'
import { isBound, isOrdered } from '../game/phases/ordered.ts'
import { leadOf } from '../game/scoring.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { ARM, DEPOT, OUT_OF_ACTION_SHARE } from '../tables/index.ts'
import { signedPoints } from '../wording.ts'

/** GF-ASLT-05: how many of the announcer's engaged units are out of action; his enemy does not know of all of them. */
const outOfAction = (view: View, side: SideName | undefined): readonly ShownTracker[] => {
  const { assault } = view
  if (!assault || (side !== undefined && side !== assault.announcer)) return []
  const out = assault.engaged.filter((id) => isOutOfAction(view, id)).length
  const most = Math.ceil(assault.engaged.length / OUT_OF_ACTION_SHARE)
  return [
    {
      label: `${peopleOf(view, assault.announcer)} out of action`,
      value: `${out} of ${assault.engaged.length}, ends at ${most}`,
    },
  ]
}

const strengthOf = ({ units }: View, side: SideName, arm: 'armour' | 'aircraft'): number =>
  units.reduce(
    (sum, unit) =>
      sum + (unit.side === side && unit.gone === null && ARM[unit.type] === arm ? unit.strength : 0),
    0,
  )

const ownTrackers = (view: View, side: SideName): readonly ShownTracker[] => {
  const { shells, fire, luxuries, canisters, supply, pool, depot, depotStart, lost } = view.armies[side]
  const planned = fire.length > 0 ? ` (${fire.length} planned)` : ''
  const rationed = (['armour', 'aircraft'] as const).flatMap((arm): ShownTracker[] => {
    const strength = strengthOf(view, side, arm)
    return strength === 0
      ? []
      : [{ label: `${capitalised(arm)} kept`, value: `${strength} of ${DEPOT[arm] * depot}` }]
  })
  return [
    { label: 'Shells', value: `${shells}${planned}` },
    { label: 'Supply', value: String(supply) },
    { label: 'Depot', value: `${depot} of ${depotStart}` },
    { label: 'Pooled men', value: String(pool) },
    { label: 'Luxuries', value: String(luxuries) },
    ...(canisters > 0 ? [{ label: 'Gas canisters', value: String(canisters) }] : []),
    ...rationed,
    { label: 'Graveyard', value: String(lost) },
  ]
}

const pointsOf = (view: View, side: SideName): ShownTracker => {
  const { points } = view.armies[side]
  const { limit } = view.terms
  return {
    label: `Points: ${peopleOf(view, side)}`,
    value: signedPoints(points),
    scale: { at: points, least: -limit, most: limit },
  }
}

/** GF-VP-08: the lead on which the campaign will be judged, with both its marks. */
const leadTracker = (view: View): readonly ShownTracker[] => {
  const { marks } = view.terms.verdict
  if (!marks) return []
  const { side, wins, loses } = marks
  return [
    {
      label: `Lead: ${peopleOf(view, side)}`,
      value: `${signedPoints(leadOf(view, side))}; wins at ${signedPoints(wins)}, loses at ${signedPoints(loses)}`,
    },
  ]
}

/** GF-ASLT-08: an order to attack that still stands. */
const orderTracker = (view: View): readonly ShownTracker[] => {
  const must = view.terms.mustAssault
  if (!must || !isOrdered(view, must.side)) return []
  return [
    {
      label: `${peopleOf(view, must.side)}: order to attack`,
      value: isBound(view, must.side) ? 'not carried out' : `by week ${must.by}`,
    },
  ]
}

/** Everything a side keeps in sight, what it spends first. */
export const trackers = (view: View, side: SideName | undefined): readonly ShownTracker[] => {
  const { assault, loser } = view
  const own = side ?? 'a'
  return [
    ...orderTracker(view),
    ...(side ? ownTrackers(view, side) : []),
    ...outOfAction(view, side),
    pointsOf(view, own),
    pointsOf(view, otherSide(own)),
    ...leadTracker(view),
    ...(assault
      ? [
          { label: 'First mover', value: peopleOf(view, assault.firstMover) },
          { label: 'Sky', value: assault.flying ? 'flying weather' : 'no flying' },
        ]
      : [{ label: 'Declares first', value: view.week < 1 ? 'not yet known' : peopleOf(view, loser) }]),
    { label: 'Season', value: capitalised(seasonOf(view)) },
  ]
}
