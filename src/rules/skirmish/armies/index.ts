import type { Army } from '#kernel/procedure/referee.ts'
import { VEHICLE_MODELS, vehicleIdOf } from '../tables/organisation.ts'
import { SQUAD_IDS, type SquadId } from '../tables/squads.ts'
import { ARTILLERY } from '../vocabulary.ts'
import { modelName, nameOf } from '../wording.ts'
import type { Card } from './card.ts'
import {
  battery,
  cavalry,
  command,
  gun,
  hmgTeam,
  sniper,
  squad,
  type Unit,
  vehicle,
  wagon,
} from './muster.ts'
import { SCENARIO_ARMIES } from './scenarios.ts'

type Roster = Army<Card>

const numbered = (count: number, unit: (number: number) => Unit): readonly Unit[] =>
  Array.from({ length: count }, (_, index) => unit(index + 1))

/** Squads under one officer: title, what a squad is called, how many of them, who leads. */
const PLATOONS: Readonly<Record<SquadId, readonly [string, string, number, string]>> = {
  'br-section-1914': ['British platoon, 1914', 'Section', 4, 'Platoon commander'],
  'br-section-1916': ['British platoon, 1915-16', 'Section', 4, 'Platoon commander'],
  'br-raiders-1916': ['British raiders, 1915-17', 'Raiding party', 2, 'Raid commander'],
  'br-section-1917': ['British platoon, 1917-18', 'Section', 4, 'Platoon commander'],
  'fr-squad-1914': ['French section, 1914', 'Escouade', 4, 'Chef de section'],
  'fr-squad-1917': ['French section, 1916-18', 'Escouade', 4, 'Chef de section'],
  'ge-gruppe-1914': ['German Zug, 1914-15', 'Gruppe', 4, 'Zugführer'],
  'ge-gruppe-1916': ['German Zug, 1916', 'Gruppe', 4, 'Zugführer'],
  'ge-gruppe-1917': ['German Zug, 1917-18', 'Gruppe', 4, 'Zugführer'],
  'ge-stosstrupp': ['German assault troops, 1917-18', 'Stosstrupp', 3, 'Stosstruppführer'],
}

/** "1915-16", or one year. */
const yearsIn = (title: string): readonly [number, number] | undefined => {
  const [, first, last] = /(19\d\d)(?:-(\d\d))?$/.exec(title) ?? []
  return first ? [Number(first), last ? 1900 + Number(last) : Number(first)] : undefined
}

const platoon = (id: SquadId): Roster => {
  const [title, called, count, leader] = PLATOONS[id]
  const squads = numbered(count, (number) => squad(`${called} ${number}`, id))
  const years = yearsIn(title)
  return {
    id,
    title,
    alliance: id.startsWith('ge-') ? 'central' : 'entente',
    ...(years ? { years } : {}),
    units: [...squads, command(leader)],
  }
}

const SUPPORTS: readonly Roster[] = [
  {
    id: 'hmg-team',
    title: 'Heavy machine guns',
    units: numbered(2, (number) => hmgTeam(`HMG ${number}`)),
  },
  {
    id: 'cavalry-troop',
    title: 'Cavalry, 1914 and 1918',
    units: numbered(2, (number) => cavalry(`Troop ${number}`)),
  },
  {
    id: 'cavalry-troop-lancers',
    title: 'French or German lancers, 1914 and 1918',
    units: numbered(2, (number) => cavalry(`Lancers ${number}`, { lancers: true })),
  },
  { id: 'sniper', title: 'Snipers, 1915-18', units: numbered(2, (number) => sniper(`Sniper ${number}`)) },
  { id: 'command', title: 'Officer on his own', units: [command('Company commander')] },
  { id: 'wagon', title: 'Wagons', units: numbered(2, (number) => wagon(`Wagon ${number}`)) },
]

const GUNS: readonly Roster[] = ARTILLERY.map((weapon) => ({
  id: weapon,
  title: `Two ${nameOf(weapon).toLowerCase()}s`,
  units: numbered(2, (number) => gun(`${nameOf(weapon)} ${number}`, weapon)),
}))

const BATTERY: Roster = {
  id: 'battery',
  title: 'Bombardment from off the table',
  units: [battery('Battery')],
}

const VEHICLES: readonly Roster[] = VEHICLE_MODELS.map((model) => ({
  id: vehicleIdOf(model),
  title: modelName(model),
  units: [vehicle(modelName(model), model)],
}))

/** Organisations ready to play with, then the two sides and the ground of each scenario. */
export const ARMIES: readonly Roster[] = [
  ...SQUAD_IDS.map(platoon),
  ...SUPPORTS,
  ...GUNS,
  BATTERY,
  ...VEHICLES,
  ...SCENARIO_ARMIES,
]
