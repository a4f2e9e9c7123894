import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { mineDetonation } from '../../../procedures/mine-detonation.ts'
import { distance, referenceOf } from '../../../reckoning/grid.ts'
import { TUNNEL_PARTY } from '../../../tables/index.ts'
import { SIDES } from '../../../vocabulary.ts'
import { strike } from '../../board/casualties.ts'
import { retreatAll } from '../../board/retreat.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { isFoot, targetOf } from '../../board/target.ts'
import { stackIn } from '../../board/zones.ts'
import { blindDice, changeUnit, changeZone, named, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State, Tunnel } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { damageZone } from '../bombardment/damage.ts'
import { NOBODY_NAMED } from './parties.ts'
import { removeTunnel, replaceTunnel } from './tunnelling.ts'
import { type Detonate, tunnelNamed } from './tunnels.ts'

/** GF-MINE-03: the nearest unit on foot within reach of one end. */
const nearest = (state: State, side: SideName, zone: ZoneNumber): Unit | undefined => {
  let found: Unit | undefined
  let away: number = TUNNEL_PARTY.within + 1
  for (const unit of state.units) {
    if (unit.side !== side || !isOnBoard(unit) || !isFoot(unit)) continue
    const far = distance(state.country, unit.place, zone)
    if (far < away) {
      found = unit
      away = far
    }
  }
  return found
}

/** GF-MINE-03, GF-MINE-05: it goes off, or is found and fought over. */
export const detonate = (play: Play, { unit, tunnel: id }: Detonate): void => {
  const tunnel = tunnelNamed(play.state, unitNow(play, unit).side, id)
  if (!tunnel) return
  changeUnit(play, unit, { duty: 'working' })
  if (blast(play, tunnel, false)) return
  const { side, head } = tunnel
  tellOf(play, { kind: 'mine-discovered', side, head })
  replaceTunnel(play, { ...tunnel, known: true })
  const attacker = nearest(play.state, side, tunnel.start)
  const defender = nearest(play.state, otherSide(side), head)
  if (!attacker) collapse(play, tunnel)
  else if (!defender) blast(play, tunnel, true)
  else {
    pushPhase(play, {
      name: 'mine-fight',
      tunnel: id,
      wanted: 'parties',
      asked: SIDES,
      round: 1,
      attackers: { unit: attacker.id, strength: 0 },
      defenders: { unit: defender.id, strength: 0 },
      named: NOBODY_NAMED,
      choices: [],
    })
  }
}

export const collapse = (play: Play, { id, head }: Tunnel): void => {
  tellOf(play, { kind: 'tunnel-collapsed', head })
  removeTunnel(play, id)
}

/** Whether it went off; without a fight before it may be found instead. */
export const blast = (play: Play, tunnel: Tunnel, afterFight: boolean): boolean => {
  const { state } = play
  const { head: zone, side, explosives } = tunnel
  const stack = [...stackIn(state, zone, otherSide(side)), ...stackIn(state, zone, side)]
  const inBlast = stack.map((unit) => targetOf(state, unit))
  play.dice.about?.({
    title: `Mine under ${referenceOf(state.country, zone)}`,
    units: named(stack, inBlast),
    ...blindDice(stack, otherSide(side)),
  })
  const result = mineDetonation.resolve(
    { explosives, afterFight, targets: inBlast, options: state.options },
    play.dice,
    play.trace,
  )
  if (!result.detonated) return false
  const { dice, groundHits, targets } = result
  tellOf(play, {
    kind: 'mine-blown',
    side,
    zone,
    dice,
    groundHits,
    struck: stack.flatMap((unit, i) => {
      const target = targets[i]
      return target ? [sufferedBy(unit, target)] : []
    }),
  })
  removeTunnel(play, tunnel.id)
  changeZone(play, zone, { crater: true })
  const retreats = stack.flatMap(({ id }, i) => {
    const target = targets[i]
    return target ? [{ id, retreat: strike(play, id, target) }] : []
  })
  retreatAll(play, retreats)
  damageZone(play, zone, { mineHits: groundHits })
  return true
}
