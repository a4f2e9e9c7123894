import { change, tellOf } from '#kernel/game/play.ts'
import { zoneNamed } from '../../../reckoning/grid.ts'
import { WEEKS_PER_ZONE } from '../../../tables/index.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { Tunnel } from '../../state.ts'
import { type Dig, type Pack, tunnelNamed } from './tunnels.ts'

export const replaceTunnel = (play: Play, tunnel: Tunnel): void =>
  change(play, { tunnels: play.state.tunnels.map((one) => (one.id === tunnel.id ? tunnel : one)) })

export const removeTunnel = (play: Play, id: string): void =>
  change(play, { tunnels: play.state.tunnels.filter((tunnel) => tunnel.id !== id) })

/** A number that no tunnel of the side has. */
const newId = (play: Play, side: SideName): string => {
  const last = play.state.tunnels
    .filter((tunnel) => tunnel.side === side)
    .reduce((most, { id }) => Math.max(most, Number(id.slice(id.lastIndexOf('-') + 1))), 0)
  return `${side}-tunnel-${last + 1}`
}

/** GF-MINE-01, GF-MINE-06: every second week of digging takes the head one zone on. */
export const dig = (play: Play, side: SideName, order: Dig): void => {
  const unit = unitNow(play, order.unit)
  const to = zoneNamed(play.state.country, order.to)
  if (to === undefined) return
  const old = order.tunnel === undefined ? undefined : tunnelNamed(play.state, side, order.tunnel)
  const from = old ?? {
    id: newId(play, side),
    side,
    start: unit.place,
    head: unit.place,
    dug: 0,
    next: null,
    dugIn: 0,
    explosives: 0,
    known: false,
  }
  const { week } = play.state
  const arrives = from.dug + 1 >= WEEKS_PER_ZONE
  const tunnel: Tunnel = arrives
    ? { ...from, head: to, dug: 0, next: null, dugIn: week }
    : { ...from, dug: from.dug + 1, next: to, dugIn: week }
  tellOf(play, {
    kind: 'tunnel-dug',
    unit: unit.id,
    tunnel: tunnel.id,
    head: tunnel.head,
    next: tunnel.next,
    only: side,
  })
  if (old) replaceTunnel(play, tunnel)
  else change(play, { tunnels: [...play.state.tunnels, tunnel] })
  changeUnit(play, unit.id, { duty: 'digging' })
}

/** GF-MINE-02 */
export const pack = (play: Play, side: SideName, order: Pack): void => {
  const tunnel = tunnelNamed(play.state, side, order.tunnel)
  if (!tunnel) return
  const explosives = tunnel.explosives + order.explosives
  tellOf(play, { kind: 'mine-packed', tunnel: tunnel.id, head: tunnel.head, explosives, only: side })
  replaceTunnel(play, { ...tunnel, explosives })
  changeArmy(play, side, { shells: play.state.armies[side].shells - order.explosives })
  changeUnit(play, order.unit, { duty: 'working' })
}
