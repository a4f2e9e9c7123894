import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, integer, maybe } from '#kernel/procedure/schema.ts'
import { columnOf, neighbours, rowOf, zoneNamed, zoneOn } from '../../../reckoning/grid.ts'
import { MOST_EXPLOSIVES } from '../../../tables/index.ts'
import { waterEdge } from '../../board/between.ts'
import { isFrontLine } from '../../board/control.ts'
import { zoneAt } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import type { State, Tunnel } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'
import { kind, unit, zone } from '../forms.ts'

/** GF-MINE-06: begins a tunnel, or goes on with the one that starts where the sappers stand. */
export const DIG_TUNNEL = form({
  kind: kind('dig-tunnel'),
  unit: unit(),
  tunnel: maybe(unit()),
  to: zone(),
})
export type Dig = Accepted<typeof DIG_TUNNEL>

export const PACK_MINE = form({
  kind: kind('pack-mine'),
  unit: unit(),
  tunnel: unit(),
  explosives: integer(1, MOST_EXPLOSIVES),
})
export type Pack = Accepted<typeof PACK_MINE>

export const DETONATE = form({ kind: kind('detonate'), unit: unit(), tunnel: unit() })
export type Detonate = Accepted<typeof DETONATE>

/** Sappers who could do something underground this week; `working` are those who have packed or fired. */
export const sappersOf = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && isSapperAtWork(unit))

/** GF-MINE-01: sappers do nothing else in that week. */
const isSapperAtWork = (unit: Unit): boolean =>
  unit.type === 'sapper' &&
  isOnBoard(unit) &&
  unit.status === 'steady' &&
  !unit.raided &&
  (unit.duty === 'none' || unit.duty === 'working')

/** GF-MINE-06: the own tunnels that start where a unit stands. */
export const tunnelsFrom = (state: State, unit: Unit): readonly Tunnel[] =>
  state.tunnels.filter((tunnel) => tunnel.side === unit.side && tunnel.start === unit.place)

export const tunnelNamed = (state: State, side: SideName, id: string): Tunnel | undefined =>
  state.tunnels.find((tunnel) => tunnel.id === id && tunnel.side === side)

const isRiver = (state: State, one: ZoneNumber, other: ZoneNumber): boolean =>
  state.country.water[waterEdge(state, one, other)]?.water === 'river'

/** GF-MINE-06, GF-TERR-05: not across a river, bridged or not; aslant one dry way round the corner is enough. */
const canDigTo = (state: State, from: ZoneNumber, to: ZoneNumber): boolean => {
  const { country } = state
  const corners = [
    zoneOn(country, columnOf(country, from), rowOf(country, to)),
    zoneOn(country, columnOf(country, to), rowOf(country, from)),
  ]
  if (corners.includes(to)) return !isRiver(state, from, to)
  return corners.some(
    (corner) => corner !== undefined && !isRiver(state, from, corner) && !isRiver(state, corner, to),
  )
}

const ways = (state: State, head: ZoneNumber): readonly ZoneNumber[] =>
  neighbours(state.country, head).filter((to) => canDigTo(state, head, to))

/** GF-MINE-06: one tunnel for each unit of sappers. */
const mayBegin = (state: State, unit: Unit): boolean =>
  zoneAt(state, unit.place).owner === unit.side &&
  isFrontLine(state, unit.place) &&
  state.tunnels.filter(({ side }) => side === unit.side).length <
    state.units.filter(({ side, type, gone }) => side === unit.side && type === 'sapper' && gone === null)
      .length

/** Where a unit of sappers can dig: on with a tunnel, or a new one. */
export const digTargets = (
  state: State,
  unit: Unit,
): readonly { readonly tunnel: string | null; readonly to: ZoneNumber }[] => [
  ...tunnelsFrom(state, unit).flatMap(({ id, head, next, dugIn, explosives }) => {
    // GF-MINE-01: however many sappers are there, a week's digging is done once
    if (explosives > 0 || dugIn === state.week) return []
    return (next === null ? ways(state, head) : [next]).map((to) => ({ tunnel: id, to }))
  }),
  ...(mayBegin(state, unit) ? ways(state, unit.place).map((to) => ({ tunnel: null, to })) : []),
]

const sapperFor = (state: State, side: SideName, id: string): Unit | Refusal => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side || unit.type !== 'sapper') {
    return refuse('no-sappers', 'You have no such unit of sappers.', 'GF-MINE-01')
  }
  return isSapperAtWork(unit)
    ? unit
    : refuse('sappers-busy', `${unit.name} cannot work underground this week.`, 'GF-MINE-01')
}

const isRefusal = (found: object): found is Refusal => 'message' in found

export const checkDig = (state: State, side: SideName, order: Dig): Refusal | undefined => {
  const unit = sapperFor(state, side, order.unit)
  if (isRefusal(unit)) return unit
  if (unit.duty !== 'none') {
    return refuse('one-task', `${unit.name} has other work this week and cannot dig.`, 'GF-MINE-06')
  }
  const to = zoneNamed(state.country, order.to)
  return digTargets(state, unit).some((one) => one.to === to && one.tunnel === (order.tunnel ?? null))
    ? undefined
    : refuse(
        'cannot-dig',
        `No tunnel of ${unit.name} can be driven to ${order.to.slice(0, 20)}.`,
        'GF-MINE-06',
      )
}

/** A tunnel of the side whose mouth the sappers stand in. */
const tunnelFor = (state: State, unit: Unit, id: string): Tunnel | Refusal =>
  tunnelsFrom(state, unit).find((tunnel) => tunnel.id === id) ??
  refuse('not-at-mouth', `${unit.name} is not at the mouth of that tunnel.`, 'GF-MINE-06')

/** GF-MINE-02: what can still be packed. */
export const mostExplosives = (state: State, unit: Unit, id: string): number => {
  const tunnel = tunnelNamed(state, unit.side, id)
  const room = Math.min(MOST_EXPLOSIVES, unit.strength) - (tunnel?.explosives ?? 0)
  return Math.max(0, Math.min(room, state.armies[unit.side].shells))
}

export const checkPack = (state: State, side: SideName, order: Pack): Refusal | undefined => {
  const unit = sapperFor(state, side, order.unit)
  if (isRefusal(unit)) return unit
  const tunnel = tunnelFor(state, unit, order.tunnel)
  if (isRefusal(tunnel)) return tunnel
  if (tunnel.dugIn === state.week) {
    return refuse('one-task', 'That tunnel was dug this week and cannot be packed as well.', 'GF-MINE-06')
  }
  if (zoneAt(state, tunnel.head).owner === side) {
    return refuse('not-under-enemy', 'The head of the tunnel is not under the enemy.', 'GF-MINE-02')
  }
  return order.explosives > mostExplosives(state, unit, tunnel.id)
    ? refuse(
        'too-much',
        `${mostExplosives(state, unit, tunnel.id)} more can be packed: no more than SHELLS, sappers and ${MOST_EXPLOSIVES} allow.`,
        'GF-MINE-02',
      )
    : undefined
}

export const checkDetonate = (state: State, side: SideName, order: Detonate): Refusal | undefined => {
  const unit = sapperFor(state, side, order.unit)
  if (isRefusal(unit)) return unit
  const tunnel = tunnelFor(state, unit, order.tunnel)
  if (isRefusal(tunnel)) return tunnel
  return tunnel.explosives > 0
    ? undefined
    : refuse('not-packed', 'There is nothing in it to go off.', 'GF-MINE-02')
}
