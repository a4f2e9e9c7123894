import { UNSTRUCK } from '../../../effects/ground.ts'
import { changeUnits, changeZone, type Play } from '../../play.ts'
import type { Unit } from '../../unit.ts'

/** What a unit has done in one assault turn. */
const TURN_MARKS = {
  moving: false,
  fired: false,
  shotOpportunity: false,
  cameFrom: null,
  worked: false,
} as const
/** What lasts for one day of an assault. */
const DAY_MARKS = { ...TURN_MARKS, sortied: false, grounded: false } as const

/** The marks among these that a unit bears; undefined if there is nothing to wipe off. */
const bears = (unit: Unit, marks: Partial<Unit>): boolean => {
  if (unit.moving || unit.fired || unit.shotOpportunity || unit.worked || unit.cameFrom !== null) return true
  return marks === DAY_MARKS && (unit.sortied || unit.grounded)
}

const wipe = (play: Play, marks: Partial<Unit>): void =>
  changeUnits(play, (unit) => (bears(unit, marks) ? marks : undefined))

/** A new turn: nobody has moved or fired yet; a new day: every airman may fly and every balloon go up (GF-AAIR-01, -02). */
export const freshUnits = (play: Play, newDay: boolean): void => wipe(play, newDay ? DAY_MARKS : TURN_MARKS)

/** GF-DEG-04, GF-OBS-11: hits that broke nothing are forgotten; smoke blows away, persistent gas only when it is over. */
export const freshZones = (play: Play, over: boolean): void => {
  play.state.zones.forEach((zone, number) => {
    const isHit = zone.artilleryHits + zone.bomberHits + zone.missions > 0
    const clears = zone.gas === 'smoke' || (over && zone.gas === 'persistent')
    if (!isHit && !clears) return
    changeZone(play, number, {
      ...(isHit ? UNSTRUCK : {}),
      ...(clears ? { gas: 'none' } : {}),
    })
  })
}
