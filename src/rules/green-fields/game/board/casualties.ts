import { ratingsAfter, type Struck, strengthWithout } from '../../effects/struck.ts'
import type { UnitResult } from '../../reckoning/resolve.ts'
import type { Retreat } from '../../vocabulary.ts'
import { changeArmy, changeUnit, changeZone, type Play, unitNow } from '../play.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { GONE } from '../zone.ts'
import { leaveWrecks } from './wrecks.ts'
import { zoneAt } from './zones.ts'

/** Strength points are lost: for the graveyard, the zone they fell in, and the tanks among them (GF-VP-05, -06, GF-DATE-06). */
const bury = (play: Play, unit: Unit, casualties: number): void => {
  if (casualties === 0) return
  const { state } = play
  changeArmy(play, unit.side, { lost: state.armies[unit.side].lost + casualties })
  if (!isOnBoard(unit)) return
  leaveWrecks(play, unit, casualties)
  if (state.assault) changeZone(play, unit.place, { fallen: zoneAt(state, unit.place).fallen + casualties })
}

/** GF-SCALE-10: a unit is no more, with whatever carries it. */
export const destroy = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  bury(play, unit, unit.strength)
  vanish(play, unit)
}

const vanish = (play: Play, { id, aboard }: Unit): void => {
  changeUnit(play, id, { strength: 0, place: GONE, gone: 'destroyed', parked: null, aboard: null })
  if (aboard) destroy(play, aboard)
}

/** Takes off strength only: raiding and tunnel parties, attrition, drafts. */
export const lose = (play: Play, id: string, casualties: number): void => {
  const unit = unitNow(play, id)
  const strength = strengthWithout(unit, casualties)
  if (strength === unit.strength) return
  if (strength === 0) destroy(play, id)
  else {
    bury(play, unit, unit.strength - strength)
    changeUnit(play, id, { strength })
  }
}

const RETREATS: Readonly<Record<UnitResult['outcome'], Retreat>> = {
  unhurt: 'none',
  hold: 'none',
  waver: 'one-zone',
  rout: 'flee',
  destroyed: 'none',
}

/**
 * What an attack did to a unit is taken off it. How it must fall back is for the caller to see to, at once or when the
 * rules say.
 */
export const strike = (play: Play, id: string, result: Struck): Retreat => {
  const unit = unitNow(play, id)
  bury(play, unit, result.casualties)
  if (result.destroyed) {
    vanish(play, unit)
    return 'none'
  }
  changeUnit(play, id, { strength: result.strengthAfter, ...ratingsAfter(unit, result) })
  return RETREATS[result.outcome]
}
