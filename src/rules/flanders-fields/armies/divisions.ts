import type { Army } from '../../../kernel/procedure/referee.ts'
import type { Card } from '../referee/card.ts'
import type { Quality, TankType } from '../vocabulary.ts'
import { army, type Battalion, type Plan, type Regiment, type Weapons } from './builder.ts'

/** One published order of battle. Grades are repeated through its battalions. */
export interface Division extends Omit<Plan, 'regiments' | 'division'> {
  readonly regiments: number
  readonly battalions: number
  readonly platoons: Readonly<Record<'raw' | 'other', number>>
  readonly grades: readonly Quality[]
  readonly weapons: Weapons
  readonly assets: Weapons
  /** A regiment's share of the guns, and what the whole division has. */
  readonly share: Weapons
  readonly whole: Weapons
  readonly squadron?: number
  readonly pioneerBattalion?: true
  readonly guns: 'table' | 'off-table'
}

const four = { raw: 4, other: 4 } as const
const three = { raw: 3, other: 3 } as const

// FF-ORG-01
export const DIVISIONS: readonly Division[] = [
  {
    id: 'british-1914',
    title: 'British, 1914-15',
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: four,
    grades: ['veteran', 'experienced'],
    weapons: { 'machine-gun': 1 },
    assets: {},
    share: { 'field-gun': 3, 'field-howitzer': 1 },
    whole: { 'field-gun': 9, 'field-howitzer': 3, 'heavy-artillery': 2 },
    squadron: 2,
    guns: 'table',
    companyRule: { national: 'mad-minute', marksmanship: true },
  },
  {
    id: 'british-1916',
    title: 'British, late 1915-16',
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: four,
    grades: ['raw', 'raw', 'experienced'],
    weapons: { 'lmg-team': 4 },
    assets: { 'machine-gun': 8, 'light-mortar': 4 },
    share: { 'field-gun': 2, 'field-howitzer': 1, 'medium-mortar': 1 },
    whole: { 'field-gun': 6, 'field-howitzer': 3, 'medium-mortar': 3, 'heavy-mortar': 1 },
    pioneerBattalion: true,
    guns: 'off-table',
    battalionRule: 'pals',
  },
  {
    id: 'british-1917',
    title: 'British, spring 1917 on',
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: { raw: 4, other: 3 },
    grades: ['experienced', 'experienced', 'veteran', 'raw'],
    weapons: {},
    assets: { 'light-mortar': 1 },
    share: { 'machine-gun': 4, 'field-gun': 2, 'field-howitzer': 1 },
    whole: { 'machine-gun': 16, 'field-gun': 6, 'field-howitzer': 3, 'medium-mortar': 1, 'heavy-mortar': 1 },
    pioneerBattalion: true,
    guns: 'off-table',
    battalionRule: 'professionalism',
  },
  {
    id: 'french-1914',
    title: 'French, 1914-15',
    nation: 'french',
    regiments: 4,
    battalions: 3,
    platoons: three,
    grades: ['experienced'],
    weapons: { 'machine-gun': 1 },
    assets: {},
    share: { 'field-gun': 3 },
    whole: { 'field-gun': 12 },
    guns: 'table',
  },
  {
    id: 'french-1917',
    title: 'French, 1917 on',
    nation: 'french',
    regiments: 3,
    battalions: 3,
    platoons: four,
    grades: ['experienced'],
    weapons: { 'machine-gun': 2 },
    assets: { 'light-mortar': 4 },
    share: { 'field-gun': 4 },
    whole: { 'field-gun': 12 },
    guns: 'off-table',
    armyRule: 'stubborn-resistance',
  },
  {
    id: 'german-1914',
    title: 'German, 1914-15',
    nation: 'german',
    regiments: 4,
    battalions: 3,
    platoons: three,
    grades: ['experienced'],
    weapons: { 'machine-gun': 2 },
    assets: {},
    share: { 'field-gun': 2, 'field-howitzer': 1 },
    whole: { 'field-gun': 9, 'field-howitzer': 3 },
    guns: 'table',
    battalionRule: 'prussian-discipline',
  },
  {
    id: 'german-1916',
    title: 'German, 1916-18',
    nation: 'german',
    regiments: 3,
    battalions: 3,
    platoons: three,
    grades: ['experienced'],
    weapons: { 'machine-gun': 3, 'light-mortar': 3 },
    assets: {},
    share: { 'field-gun': 4, 'field-howitzer': 2 },
    whole: { 'field-gun': 12, 'field-howitzer': 6 },
    guns: 'off-table',
  },
]

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
  platoons: 3,
  weapons: { 'machine-gun': 6, 'field-gun': 1, 'light-mortar': 2, 'flamethrower-team': 2 },
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
            companies: 3,
            platoons: 4,
            weapons: { 'machine-gun': 2 },
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
