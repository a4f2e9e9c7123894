import type { Army } from '../../../kernel/procedure/referee.ts'
import type { Card } from '../referee/card.ts'
import {
  battery,
  cavalry,
  command,
  gun,
  hmgTeam,
  modelsOf,
  moveSheet,
  sniper,
  squad,
  structure,
  type Unit,
  vehicle,
  withOfficer,
} from '../referee/muster.ts'
import { VEHICLE_MODELS } from '../tables/organisation.ts'
import { SQUAD_IDS, type SquadId } from '../tables/squads.ts'
import { ARTILLERY } from '../vocabulary.ts'
import { modelName, nameOf } from '../wording.ts'

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
  id: model.model === '' ? model.vehicle : `${model.vehicle}-${model.model.replace(' ', '-')}`,
  title: modelName(model),
  units: [vehicle(modelName(model), model)],
}))

const IN_TRENCH = { cover: 'trench' } as const
const ON_THE_MARCH = { formation: 'column' } as const

const section1914 = (number: number): Unit =>
  squad(`Section ${number}`, 'br-section-1914', { formation: 'open' })
const gruppe1914 = (number: number): Unit => squad(`Gruppe ${number}`, 'ge-gruppe-1914')

const CROSSROADS: readonly Roster[] = [
  {
    id: 'crossroads-1914-a',
    title: 'The Crossroads, 1914: British',
    side: 'a',
    alliance: 'entente',
    settings: { year: 1914, wind: 'calm', attacker: 'a' },
    units: [
      section1914(1),
      withOfficer(section1914(2)),
      section1914(3),
      hmgTeam('HMG team', { quality: 'crack' }),
      cavalry('Cavalry troop', { quality: 'crack', bef: true, ...ON_THE_MARCH }),
      gun('18-pounder', 'medium-gun', { quality: 'crack', limbered: true }),
    ],
  },
  {
    id: 'crossroads-1914-b',
    title: 'The Crossroads, 1914: Germans',
    side: 'b',
    alliance: 'central',
    settings: { year: 1914, wind: 'calm', attacker: 'a' },
    units: [
      gruppe1914(1),
      withOfficer(gruppe1914(2)),
      gruppe1914(3),
      gruppe1914(4),
      hmgTeam('HMG team'),
      cavalry('Cavalry troop', { lancers: true, ...ON_THE_MARCH }),
      gun('77 mm gun', 'medium-gun', { limbered: true }),
    ],
  },
  {
    id: 'crossroads-1914-ground',
    title: 'The Crossroads, 1914: buildings and move sheet',
    units: [
      moveSheet('calm'),
      structure('Inn', 'medium-building-brick'),
      structure('Smithy', 'medium-building-brick'),
      structure('Barn', 'small-building-wood'),
      structure('Mill', 'small-building-wood'),
      ...numbered(3, (number) => structure(`West wall, section ${number}`, 'wall')),
      ...numbered(3, (number) => structure(`East wall, section ${number}`, 'wall')),
    ],
  },
]

const raiders = (number: number): Unit =>
  squad(`Raiding party ${number}`, 'br-raiders-1916', { formation: 'open' })

const RAID: readonly Roster[] = [
  {
    id: 'raid-1916-a',
    title: 'Trench raid, 1916: British',
    side: 'a',
    alliance: 'entente',
    settings: { year: 1916, wind: 'light', attacker: 'a' },
    units: [
      withOfficer(raiders(1)),
      raiders(2),
      squad('Covering party', 'br-section-1916', IN_TRENCH),
      // SK-ART-09: plotted before the game, so they fall from the first move
      ...numbered(2, (number) => gun(`Mortar ${number}`, 'mortar', { plotMove: 1 })),
    ],
  },
  {
    id: 'raid-1916-b',
    title: 'Trench raid, 1916: Germans',
    side: 'b',
    alliance: 'central',
    settings: { year: 1916, wind: 'light', attacker: 'a' },
    units: [
      ...numbered(2, (number) => squad(`Gruppe ${number}`, 'ge-gruppe-1916', IN_TRENCH)),
      hmgTeam('HMG team', { cover: 'bunker' }),
      squad('Reserve Gruppe', 'ge-gruppe-1916', { cover: 'bunker' }),
      sniper('Sniper of Gruppe 1', IN_TRENCH),
    ],
  },
  {
    id: 'raid-1916-ground',
    title: 'Trench raid, 1916: defences and move sheet',
    units: [moveSheet('light', 3), structure('Bunker', 'small-bunker'), structure('Dugout', 'dugout')],
  },
]

const section1917 = (number: number): Unit => squad(`Section ${number}`, 'br-section-1917', IN_TRENCH)
const gruppe1917 = (name: string, armourPiercing: boolean): Unit =>
  squad(name, 'ge-gruppe-1917', { ...IN_TRENCH, armourPiercing })

const RIDGE: readonly Roster[] = [
  {
    id: 'ridge-1917-a',
    title: 'Tanks at the ridge, 1917: British',
    side: 'a',
    alliance: 'entente',
    settings: { year: 1917, wind: 'light', attacker: 'a' },
    units: [
      section1917(1),
      withOfficer(section1917(2)),
      section1917(3),
      section1917(4),
      ...modelsOf('mark-iv').map((model) => vehicle(modelName(model), model)),
      battery('Battery'),
    ],
  },
  {
    id: 'ridge-1917-b',
    title: 'Tanks at the ridge, 1917: Germans',
    side: 'b',
    alliance: 'central',
    settings: { year: 1917, wind: 'light', attacker: 'a' },
    units: [
      gruppe1917('Gruppe 1', false),
      gruppe1917('Gruppe 2', true),
      gruppe1917('Gruppe 3', false),
      hmgTeam('HMG team', { cover: 'bunker' }),
      withOfficer(gruppe1917('Reserve Gruppe', true)),
      gun('77 mm gun', 'medium-gun', { cover: 'hard' }),
    ],
  },
  {
    id: 'ridge-1917-ground',
    title: 'Tanks at the ridge, 1917: defences and move sheet',
    units: [
      moveSheet('light', 2),
      structure('Bunker', 'small-bunker'),
      structure('Dugout', 'dugout'),
      structure('Farm', 'medium-building-brick'),
    ],
  },
]

/** Organisations ready to play with, then the two sides and the ground of each scenario. */
export const ARMIES: readonly Roster[] = [
  ...SQUAD_IDS.map(platoon),
  ...SUPPORTS,
  ...GUNS,
  BATTERY,
  ...VEHICLES,
  ...CROSSROADS,
  ...RAID,
  ...RIDGE,
]
