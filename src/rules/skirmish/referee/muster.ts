import type { ArmyUnit } from '../../../kernel/procedure/referee.ts'
import { BATTERY_GUNS } from '../tables/index.ts'
import {
  GUN_CREWS,
  HMG_CREW,
  LMG_CREW,
  VEHICLE_MODELS,
  type VehicleModel,
  weaponsOf,
} from '../tables/organisation.ts'
import type { Artillery, Structure, Wind } from '../vocabulary.ts'
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

interface Figures {
  readonly riflemen: number
  readonly bombers?: number
  readonly lmg?: Card['lmg']
  readonly quality?: Card['quality']
  readonly bef?: boolean
}

// The squads of each army, by the id of the organisation
const SQUADS = {
  'br-section-1914': { riflemen: 9, quality: 'crack', bef: true },
  'br-section-1916': { riflemen: 7, lmg: 'magazine-fed' },
  'br-raiders-1916': { riflemen: 3, bombers: 4, quality: 'crack' },
  'br-section-1917': { riflemen: 6, lmg: 'magazine-fed', bombers: 2 },
  'fr-squad-1914': { riflemen: 11 },
  'fr-squad-1917': { riflemen: 6, lmg: 'magazine-fed', bombers: 3 },
  'ge-gruppe-1914': { riflemen: 11 },
  'ge-gruppe-1916': { riflemen: 5, bombers: 2 },
  'ge-gruppe-1917': { riflemen: 5, lmg: 'belt-fed', bombers: 1 },
  'ge-stosstrupp': { riflemen: 2, lmg: 'belt-fed', bombers: 4, quality: 'elite' },
} as const satisfies Readonly<Record<string, Figures>>
export type SquadId = keyof typeof SQUADS

export const squad = (name: string, id: SquadId, changes: Changes = {}): Unit => {
  const { riflemen, bombers = 0, lmg = 'none', quality = 'average', bef = false }: Figures = SQUADS[id]
  const lmgCrew = lmg === 'none' ? 0 : LMG_CREW
  const fields = { ncos: 1, bombers, lmg, lmgCrew, quality, bef }
  return unit(name, { ...fields, ...strengthOf(riflemen + 1 + bombers + lmgCrew) }, changes)
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

const TROOPERS = 8

export const cavalry = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'cavalry-troop', mounted: true, ...strengthOf(TROOPERS) }, changes)

export const sniper = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'sniper', ...strengthOf(1) }, changes)

export const command = (name: string, changes: Changes = {}): Unit =>
  unit(name, { kind: 'command', officers: 1, ...strengthOf(1) }, changes)

export const vehicle = (name: string, model: VehicleModel): Unit => {
  const kind = model.vehicle.endsWith('armoured-car') ? 'armoured-car' : 'tank'
  return unit(
    name,
    { kind, vehicle: model.vehicle, gunsWorking: weaponsOf(model), ...strengthOf(model.crew) },
    {},
  )
}

export const modelsOf = (name: VehicleModel['vehicle']): readonly VehicleModel[] =>
  VEHICLE_MODELS.filter(({ vehicle }) => vehicle === name)

/** SK-BOM-01 */
export const battery = (name: string): Unit =>
  unit(name, { kind: 'battery', weapon: 'howitzer', gunsWorking: BATTERY_GUNS, ...strengthOf(0) }, {})

export const structure = (name: string, kind: Structure): Unit =>
  unit(name, { kind: 'structure', structure: kind, ...strengthOf(0) }, {})

export const moveSheet = (wind: Wind, windDirection = 0): Unit =>
  unit('Move sheet', { kind: 'move-sheet', wind, windDirection, ...strengthOf(0) }, {})
