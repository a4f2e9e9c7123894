import type { UnitResult } from '../../reckoning/resolve.ts'
import type { Retreat } from '../../vocabulary.ts'
import { TANKS } from '../../vocabulary.ts'
import { changeArmy, changeUnit, changeZone, type Play, unitNow } from '../play.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { GONE } from '../zone.ts'
import { zoneAt } from './zones.ts'

/** What an attack leaves of a unit. */
export type Struck = Pick<
  UnitResult,
  | 'casualties'
  | 'strengthAfter'
  | 'destroyed'
  | 'experienceAfter'
  | 'moraleAfter'
  | 'maxMoraleAfter'
  | 'outcome'
>

/** Strength points are lost: for the graveyard, the zone they fell in, and the tanks among them (GF-VP-05, -06, GF-DATE-04). */
const bury = (play: Play, unit: Unit, casualties: number): void => {
  if (casualties === 0) return
  const { state } = play
  changeArmy(play, unit.side, { lost: state.armies[unit.side].lost + casualties })
  if (!state.assault || !isOnBoard(unit)) return
  const { fallen, wrecks } = zoneAt(state, unit.place)
  changeZone(play, unit.place, { fallen: fallen + casualties })
  if (TANKS.some((type) => type === unit.type))
    changeZone(play, unit.place, { wrecks: { ...wrecks, [unit.side]: wrecks[unit.side] + casualties } })
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
  const lost = Math.min(casualties, unit.strength)
  if (lost === 0) return
  if (lost === unit.strength) destroy(play, id)
  else {
    bury(play, unit, lost)
    changeUnit(play, id, { strength: unit.strength - lost })
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
  const { strengthAfter, experienceAfter, moraleAfter, maxMoraleAfter, outcome } = result
  changeUnit(play, id, {
    strength: strengthAfter,
    experience: experienceAfter,
    morale: moraleAfter,
    maxMorale: maxMoraleAfter,
    status: statusAfter(unit, outcome),
  })
  return RETREATS[outcome]
}

/** GF-MOR-14, GF-MOR-15: a check never improves a status; aircraft are never suppressed. */
const statusAfter = ({ status, type }: Unit, outcome: UnitResult['outcome']): Unit['status'] => {
  if (type === 'reconnaissance' || type === 'ground-attack' || type === 'fighter' || type === 'bomber')
    return status
  if (outcome === 'rout') return 'routing'
  return outcome === 'waver' && status === 'steady' ? 'suppressed' : status
}
