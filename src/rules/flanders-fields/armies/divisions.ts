import type { Army } from '#kernel/procedure/referee.ts'
import {
  DIVISION_IDS,
  type DivisionId,
  PUBLISHED_DIVISIONS,
  type PublishedDivision,
} from '../tables/index.ts'
import type { Quality, TankType } from '../vocabulary.ts'
import { army, type Battalion, type Plan, type Regiment, type Weapons } from './builder.ts'
import type { Card, Kind } from './card.ts'
import { SQUADRONS, STORM_PLATOONS, stormWeapons } from './organisations.ts'

/** One published order of battle as the referee keeps it. Grades are repeated through its battalions. */
export interface Division
  extends Omit<Plan, 'regiments' | 'division' | 'nation'>,
    Omit<PublishedDivision, 'weapons' | 'assets' | 'whole' | 'battery'> {
  readonly grades: readonly Quality[]
  readonly weapons: Weapons
  readonly assets: Weapons
  /** A regiment's share of the guns, and what the whole division has. */
  readonly share: Weapons
  readonly whole: Weapons
  readonly guns: 'table' | 'off-table'
}

/** Teams are one card. */
const TEAMS: Readonly<Record<string, Kind>> = {
  lmg: 'lmg-team',
  flamethrower: 'flamethrower-team',
  'at-rifle': 'at-rifle-team',
}

const carded = (stands: Readonly<Record<string, number>>): Weapons =>
  Object.fromEntries(Object.entries(stands).map(([stand, count]) => [TEAMS[stand] ?? stand, count]))

/** What is not in the published table: how it is shared out, and its grades and rules. */
type Kept = Pick<Division, 'title' | 'grades' | 'share' | 'guns'> & Partial<Division>

const KEPT: Readonly<Record<DivisionId, Kept>> = {
  'british-1914': {
    title: 'British, 1914-15',
    grades: ['veteran', 'experienced'],
    share: { 'field-gun': 3, 'field-howitzer': 1 },
    guns: 'table',
    companyRule: { national: 'mad-minute', marksmanship: true },
  },
  'british-1916': {
    title: 'British, late 1915-16',
    grades: ['raw', 'raw', 'experienced'],
    share: { 'field-gun': 2, 'field-howitzer': 1, 'medium-mortar': 1 },
    guns: 'off-table',
    battalionRule: 'pals',
  },
  'british-1917': {
    title: 'British, spring 1917 on',
    grades: ['experienced', 'experienced', 'veteran', 'raw'],
    share: { 'machine-gun': 4, 'field-gun': 2, 'field-howitzer': 1 },
    guns: 'off-table',
    battalionRule: 'professionalism',
  },
  'french-1914': {
    title: 'French, 1914-15',
    grades: ['experienced'],
    share: { 'field-gun': 3 },
    guns: 'table',
  },
  'french-1917': {
    title: 'French, 1917 on',
    grades: ['experienced'],
    share: { 'field-gun': 4 },
    guns: 'off-table',
    armyRule: 'stubborn-resistance',
  },
  'german-1914': {
    title: 'German, 1914-15',
    grades: ['experienced'],
    share: { 'field-gun': 2, 'field-howitzer': 1 },
    guns: 'table',
    battalionRule: 'prussian-discipline',
  },
  'german-1916': {
    title: 'German, 1916-18',
    grades: ['experienced'],
    share: { 'field-gun': 4, 'field-howitzer': 2 },
    guns: 'off-table',
  },
}

export const DIVISIONS: readonly Division[] = DIVISION_IDS.map((id) => {
  const { battery: _, weapons, assets, whole, ...published } = PUBLISHED_DIVISIONS[id]
  return {
    id,
    ...published,
    weapons: carded(weapons),
    assets: carded(assets),
    whole: carded(whole),
    ...KEPT[id],
  }
})

const ORDINALS = ['1st', '2nd', '3rd', '4th']

const battalionsOf = (division: Division, regiment: number): readonly Battalion[] =>
  Array.from({ length: division.battalions }, (_, i) => {
    const place = regiment * division.battalions + i
    const quality = division.grades[place % division.grades.length] ?? 'experienced'
    return {
      quality,
      platoons: quality === 'raw' ? division.platoons.raw : division.platoons.other,
      weapons: division.weapons,
    }
  })

const OFF_TABLE: readonly string[] = ['field-gun', 'field-howitzer', 'heavy-artillery']

/** Guns that fire from behind the table, and the weapons that stand on it. */
const split = (weapons: Weapons, guns: 'table' | 'off-table') => {
  const entries = Object.entries(weapons)
  const away = ([kind]: readonly [string, number]) => guns === 'off-table' && OFF_TABLE.includes(kind)
  return {
    offTable: Object.fromEntries(entries.filter(away)),
    assets: Object.fromEntries(entries.filter((entry) => !away(entry))),
  }
}

const oneRegiment = (division: Division): Army<Card> => {
  const { offTable, assets } = split(division.share, division.guns)
  const name = division.nation === 'british' ? 'brigade' : 'regiment'
  return army({
    ...division,
    id: `${division.id}-${name}`,
    title: `${division.title}: one ${name}`,
    regiments: [
      { battalions: battalionsOf(division, 0), assets: { ...division.assets, ...assets }, offTable },
    ],
  })
}

const wholeDivision = (division: Division): Army<Card> => {
  const { offTable, assets } = split(division.whole, division.guns)
  const name = division.nation === 'british' ? 'Bde' : 'Regt'
  const squadron: Battalion | undefined = division.squadron
    ? { kind: 'cavalry-squadron', companies: 1, platoons: division.squadron, title: 'Cavalry' }
    : undefined
  const pioneers: Battalion | undefined = division.pioneerBattalion
    ? { platoons: division.platoons.other, title: 'Pioneers' }
    : undefined
  const extra = [squadron, pioneers].filter((battalion) => battalion !== undefined)
  return army({
    ...division,
    id: `${division.id}-division`,
    title: `${division.title}: a division`,
    division: assets,
    regiments: Array.from({ length: division.regiments }, (_, i): Regiment => {
      const first = i === 0
      return {
        title: `${ORDINALS[i] ?? i + 1} ${name}`,
        battalions: [...battalionsOf(division, i), ...(first ? extra : [])],
        assets: division.assets,
        ...(first ? { offTable } : {}),
      }
    }),
  })
}

const STORM_BATTALION: Battalion = {
  quality: 'storm',
  platoons: STORM_PLATOONS,
  weapons: carded(stormWeapons('usual')),
}

/** Three companies of four, males and females in turn. */
const TANK_BATTALION = Array.from(
  { length: 12 },
  (_, i): TankType => (i % 2 === 0 ? 'british-male' : 'british-female'),
)

const OTHERS: readonly Army<Card>[] = [
  army({
    id: 'german-storm-battalion',
    title: 'German storm battalion',
    nation: 'german',
    regiments: [{ battalions: [{ ...STORM_BATTALION, title: 'Storm Battalion' }] }],
  }),
  army({
    id: 'british-tank-battalion',
    title: 'British tank battalion',
    nation: 'british',
    battalionRule: 'professionalism',
    regiments: [
      { battalions: [{ title: 'Tank Battalion', companies: 0, platoons: 1, tanks: TANK_BATTALION }] },
    ],
  }),
  army({
    id: 'british-cavalry-regiment',
    title: 'British cavalry regiment',
    nation: 'british',
    regiments: [
      {
        battalions: [
          {
            kind: 'cavalry-squadron',
            title: 'Cavalry',
            companies: SQUADRONS.companies,
            platoons: SQUADRONS.platoons,
            weapons: { 'machine-gun': SQUADRONS.machineGuns },
          },
        ],
      },
    ],
  }),
]

export const DIVISION_ARMIES: readonly Army<Card>[] = [
  ...DIVISIONS.map(oneRegiment),
  ...DIVISIONS.map(wholeDivision),
  ...OTHERS,
]
