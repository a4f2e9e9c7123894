import { HALF, type Heading } from '#kernel/geometry/angle.ts'
import { depthAlong } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { firstClearPlace, lastClearPlace, placed, travelClear } from '#kernel/geometry/sweep.ts'
import { markersInRetreat } from '../../../effects/retreat.ts'
import { fromCm, KEEP_CLEAR } from '../../../tables/index.ts'
import { fieldOf } from '../../field.ts'
import { lose } from '../../harm/losses.ts'
import { suppress } from '../../harm/strikes.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import type { Stand, State } from '../../state.ts'

const homewards = ({ side }: Stand): Heading => (side === 'attacker' ? HALF : 0)

/** How far the centre is from its own base edge. */
const toEdge = ({ scenario }: State, { side, centre }: Stand): number =>
  side === 'attacker' ? centre.y : fieldOf(scenario).length - centre.y

/** How far a stand can go back before a river, an enemy or a block house is in its way. */
const roomBehind = (state: State, stand: Stand, most: number): number => {
  const way = homewards(stand)
  const rivers = fieldOf(state.scenario).patches.filter(({ kind }) => kind === 'river')
  const houses = state.blockHouses.filter(({ id }) => id !== stand.house)
  const solid: readonly Footprint[] = [...rivers.map(({ box }) => box), ...houses]
  const enemies = state.stands.filter((other) => other.side !== stand.side && !other.below)
  const dry = travelClear(stand, way, most, solid, 0)
  return travelClear(stand, way, dry, enemies, fromCm(KEEP_CLEAR))
}

/** What it may not end on: any base above the ground, and wire. */
const barred = (state: State, stand: Stand): readonly Footprint[] => [
  ...state.stands.filter((other) => other.id !== stand.id && !other.below),
  ...fieldOf(state.scenario).wire.map(({ box }) => box),
]

/** FF-MOR-07: where a stand ends that goes so far back; off the table where its centre passes the edge. */
const endOf = (state: State, stand: Stand, far: number): Footprint | 'off-table' => {
  const way = homewards(stand)
  const edge = toEdge(state, stand)
  const room = roomBehind(state, stand, edge)
  const taken = barred(state, stand)
  // Nothing but the edge is in its way.
  const open = room >= edge
  const wished = Math.min(far, room)
  if (open && far > edge) return 'off-table'
  const on = firstClearPlace(stand, way, wished, room, taken)
  if (on !== undefined) return placed(stand, way, on)
  if (open) return 'off-table'
  return placed(stand, way, lastClearPlace(stand, way, wished, taken))
}

/** FF-MOR-07: a base that would stick out over the edge is set flush with it. */
const flush = ({ scenario }: State, stand: Stand, end: Footprint): Footprint => {
  const half = depthAlong(end, 0) / 2
  const { length } = fieldOf(scenario)
  const y = Math.min(Math.max(end.centre.y, half), length - half)
  return standingAt(end, { x: end.centre.x, y: Math.round(y) }, stand.heading)
}

/** FF-MOR-03, FF-MOR-07: one stand goes back so many cm, with a marker if it has none. */
export const retreatStand = (play: Play, id: string, cm: number): void => {
  const stand = standNow(play, id)
  if (!stand || stand.below) return
  if (!stand.water) {
    const end = endOf(play.state, stand, fromCm(cm))
    if (end === 'off-table') {
      lose(play, id, 'table-edge')
      return
    }
    const { centre } = flush(play.state, stand, end)
    changeStand(play, id, {
      centre,
      wire: null,
      house: null,
      column: false,
      revealed: false,
      fellBack: false,
    })
  }
  const more = markersInRetreat(stand.markers, stand.below) - stand.markers
  if (more > 0) suppress(play, new Map([[id, more]]), 'morale')
}
