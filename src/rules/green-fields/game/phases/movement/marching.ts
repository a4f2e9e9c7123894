import { replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { lastWave } from '../../board/retreat.ts'
import { reveal, revealSeen } from '../../board/sight.ts'
import { formUp } from '../../board/stacking.ts'
import { hasUnits, stackIn, zoneAt } from '../../board/zones.ts'
import { changeUnit, type Play, showActivity, showFight, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import { isCombatUnit, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { attackedBy, stoppedBy } from '../ordered.ts'
import type { PhaseOf } from '../shapes.ts'
import { drivesOf, throwForBreakdown } from './breakdowns.ts'
import { leaveTable } from './leaving.ts'
import { underFire } from './opportunity.ts'
import { loseMounts, overrunTransport } from './overrunning.ts'
import { stepsAlong } from './path.ts'

/** GF-STACK-04: who held the zone before has no facing to answer for; whoever comes in after has. */
const facingFrom = (play: Play, side: SideName, from: ZoneNumber, to: ZoneNumber): ZoneNumber | null => {
  if (!hasUnits(play.state, to, otherSide(side))) return null
  const friends = stackIn(play.state, to, side)
  if (friends.length === 0) {
    for (const { id, cameFrom } of stackIn(play.state, to, otherSide(side))) {
      if (cameFrom !== null) changeUnit(play, id, { cameFrom: null })
    }
  }
  return friends.some(({ cameFrom }) => cameFrom === null) ? null : from
}

/** They step into a zone together; whether they meet the enemy there. */
const enter = (
  play: Play,
  side: SideName,
  movers: readonly string[],
  from: ZoneNumber,
  to: ZoneNumber,
): boolean => {
  const contested = hasUnits(play.state, to, otherSide(side))
  const units = movers.map((id) => unitNow(play, id))
  if (zoneAt(play.state, to).owner !== side && units.some(isCombatUnit)) showFight(play)
  attackedBy(play, side, units, to)
  tellOf(play, { kind: 'moved', units: movers, from, to, contested })
  if (contested) overrunTransport(play, to, otherSide(side))
  const cameFrom = facingFrom(play, side, from, to)
  const behind = lastWave(play.state, to, side)
  movers.forEach((id, i) => {
    changeUnit(play, id, { place: to, wave: behind + i, moving: true, cameFrom })
  })
  loseMounts(play)
  revealSeen(play)
  return contested
}

const inWaves = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((one, other) => one.wave - other.wave)

/** They go where they are told, zone by zone, as far as the enemy lets them. */
export const march = (
  play: Play,
  phase: PhaseOf<'movement'>,
  units: readonly Unit[],
  path: readonly ZoneNumber[],
  leaves: boolean,
): void => {
  const [leading] = units
  if (!leading) return
  const { side } = phase
  const named = units.map(({ id }) => id)
  replacePhase(play, { name: 'movement', side, moved: phase.moved.concat(named) })
  showActivity(play)
  for (const unit of units) reveal(play, unit)
  const drives = drivesOf(units, (unit) => stepsAlong(play.state, unit, path))
  let movers: readonly string[] = units.length < 2 ? named : inWaves(units).map(({ id }) => id)
  let zone = leading.place
  let contested = false
  for (let made = 0; ; made++) {
    const next = contested ? undefined : path[made]
    const { units: before } = play.state
    const left = underFire(play, movers, zone, next)
    if (left.length < movers.length) {
      const stopped = before.filter(({ id }) => movers.includes(id) && !left.includes(id))
      stoppedBy(play, side, stopped, { start: leading.place, path, zone })
    }
    movers = left
    if (movers.length === 0 || next === undefined) break
    contested = enter(play, side, movers, zone, next)
    zone = next
    movers = throwForBreakdown(play, drives, movers, made + 1, contested || made + 1 === path.length)
  }
  if (movers.length === 0) return
  if (leaves && !contested) leaveTable(play, side, movers, zone)
  else if (stackIn(play.state, zone, side).length > movers.length) formUp(play, zone, side)
}
