import type { ArmyUnit } from '#kernel/procedure/referee.ts'
import { BATTERY_GUNS } from '../tables/index.ts'
import { GUN_CREWS, HMG_CREW, type VehicleModel, weaponsOf } from '../tables/organisation.ts'
import { SQUADS, type Squad, type SquadId, TROOPERS, WAGON_DRIVERS } from '../tables/squads.ts'
import type { Artillery, Role, Structure, Wind } from '../vocabulary.ts'
import { BLANK, type Card } from './card.ts'

export type Unit = ArmyUnit<Card>

/** What makes one unit differ from the usual one. */
type Changes = Partial<Card>

const strengthOf = (figures: number): Pick<Card, 'strength' | 'startStrength'> => ({
  strength: figures,
  startStrength: figures,
})

const unit = (name: string, fields: Changes, changes: Changes): Unit => ({
  name,
  card: { ...BLANK, ...fields, ...changes },
})

export const squad = (name: string, id: SquadId, changes: Changes = {}): Unit => {
  const { figures, quality = 'average', traits = [] }: Squad = SQUADS[id]
  const count = (role: Role): number => figures.find(([one]) => one === role)?.[1] ?? 0
  const lmgCrew = count('lmg-gunner') + count('lmg-loader')
  const lmg = lmgCrew === 0 ? 'none' : traits.includes('belt-fed') ? 'belt-fed' : 'magazine-fed'
  const bombers = count('bomber')
  const fields = { ncos: 1, bombers, lmg, lmgCrew, quality, bef: traits.includes('bef') } as const
  return unit(name, { ...fields, ...strengthOf(count('rifleman') + 1 + bombers + lmgCrew) }, changes)
}

/** SK-GEN-17: the same squad with an officer as one of its figures. */
export const withOfficer = ({ name, card }: Unit): Unit => ({
  name: `${name} with officer`,
  card: { ...card, officers: card.officers + 1, ...strengthOf(card.strength + 1) },
})

export const hmgTeam = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'hmg-team', ...strengthOf(HMG_CREW) }, changes)

export const gun = (name: string, weapon: Artillery, changes: Changes = {}): Unit => {
  const kind = weapon === 'mortar' ? 'mortar-team' : 'gun-crew'
  return unit(name, { kind, weapon, ...strengthOf(GUN_CREWS[weapon]) }, changes)
}

export const cavalry = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'cavalry-troop', mounted: true, ...strengthOf(TROOPERS) }, changes)

export const sniper = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'sniper', ...strengthOf(1) }, changes)

export const command = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'command', officers: 1, ...strengthOf(1) }, changes)

/** SK-GEN-29: always hitched on the table. */
export const wagon = (name: string): Unit =>
  unit(name, { kind: 'wagon', limbered: true, ...strengthOf(WAGON_DRIVERS) }, {})

export const vehicle = (name: string, model: VehicleModel): Unit => {
  const kind = model.vehicle.endsWith('armoured-car') ? 'armoured-car' : 'tank'
  return unit(
    name,
    { kind, vehicle: model.vehicle, gunsWorking: weaponsOf(model), ...strengthOf(model.crew) },
    {},
  )
}

/** SK-BOM-01; a scenario may give others (SK-BOM-11). */
export const battery = (name: string, weapon: Artillery = 'howitzer', guns = BATTERY_GUNS): Unit =>
  unit(name, { kind: 'battery', weapon, gunsWorking: guns, ...strengthOf(0) }, {})

export const structure = (name: string, kind: Structure): Unit =>
  unit(name, { kind: 'structure', structure: kind, ...strengthOf(0) }, {})

export const moveSheet = (wind: Wind, windDirection = 0): Unit =>
  unit('Move sheet', { kind: 'move-sheet', wind, windDirection, ...strengthOf(0) }, {})
