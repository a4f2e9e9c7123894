import type { Army } from '../../../kernel/procedure/referee.ts'
import type { Card } from '../referee/card.ts'
import type { Quality } from '../vocabulary.ts'
import { airMissions, army, type Battalion, barrage, cloud, type Plan, type Weapons } from './builder.ts'

/** As many battalions as grades are given, all with the same companies and weapons. */
const battalions = (
  grades: readonly Quality[],
  platoons: number,
  weapons: Weapons = {},
): readonly Battalion[] => grades.map((quality) => ({ quality, platoons, weapons }))

const reserve = (battalion: Battalion): Battalion => ({ ...battalion, reserve: true })

const lastInReserve = (all: readonly Battalion[]): readonly Battalion[] =>
  all.map((battalion, i) => (i === all.length - 1 ? reserve(battalion) : battalion))

const E = 'experienced'

const PLANS: readonly Plan[] = [
  {
    id: 'mons-1914-attacker',
    title: 'Mons 1914, German',
    side: 'attacker',
    nation: 'german',
    limbered: true,
    battalionRule: 'prussian-discipline',
    regimentRule: 'prussian-discipline',
    regiments: [
      {
        title: '1st Regt',
        battalions: lastInReserve(battalions([E, E, E], 3, { 'machine-gun': 2 })),
        assets: { 'field-gun': 3 },
      },
      {
        title: '2nd Regt',
        battalions: lastInReserve(battalions([E, E, E], 3, { 'machine-gun': 2 })),
        assets: { 'field-gun': 2, 'field-howitzer': 1 },
      },
    ],
  },
  {
    id: 'mons-1914-defender',
    title: 'Mons 1914, British',
    side: 'defender',
    nation: 'british',
    limbered: true,
    companyRule: { national: 'mad-minute', marksmanship: true },
    regiments: [
      {
        battalions: lastInReserve(battalions(['veteran', 'veteran', E, E], 4, { 'machine-gun': 1 })),
        assets: { 'field-gun': 3, 'field-howitzer': 1 },
      },
    ],
  },
  {
    id: 'langemarck-1915-attacker',
    title: 'Langemarck 1915, German',
    side: 'attacker',
    nation: 'german',
    battalionRule: 'prussian-discipline',
    regiments: [{ battalions: battalions([E, E, E], 3, { 'machine-gun': 2 }), offTable: { 'field-gun': 3 } }],
    plans: [cloud('Gas, left', '35, 22'), cloud('Gas, right', '85, 22')],
  },
  {
    id: 'langemarck-1915-defender',
    title: 'Langemarck 1915, French',
    side: 'defender',
    nation: 'french',
    cover: 'medium',
    regiments: [
      {
        battalions: lastInReserve(battalions(['raw', 'raw', E], 3, { 'machine-gun': 1 })),
        assets: { 'field-gun': 4 },
      },
    ],
  },
  {
    id: 'serre-1916-attacker',
    title: 'Serre 1916, British',
    side: 'attacker',
    nation: 'british',
    battalionRule: 'pals',
    regiments: [
      {
        battalions: battalions(['raw', 'raw', 'raw'], 4, { 'lmg-team': 4 }),
        assets: { 'machine-gun': 4, 'light-mortar': 4, 'medium-mortar': 1 },
        offTable: { 'field-gun': 2, 'field-howitzer': 1, 'heavy-artillery': 1 },
      },
    ],
  },
  {
    id: 'serre-1916-defender',
    title: 'Serre 1916, German',
    side: 'defender',
    nation: 'german',
    cover: 'medium',
    regiments: [
      {
        battalions: battalions([E], 3, { 'machine-gun': 3, 'light-mortar': 1 }),
        assets: { 'block-house': 1, 'machine-gun': 1 },
        offTable: { 'field-gun': 3 },
      },
    ],
  },
  {
    id: 'michael-1918-attacker',
    title: 'Michael 1918, German',
    side: 'attacker',
    nation: 'german',
    regiments: [
      {
        battalions: [
          ...battalions([E, E], 3, { 'machine-gun': 3, 'light-mortar': 3 }),
          {
            title: 'Storm Battalion',
            quality: 'storm',
            platoons: 3,
            weapons: { 'machine-gun': 6, 'field-gun': 1, 'light-mortar': 2, 'flamethrower-team': 2 },
          },
        ],
        offTable: { 'field-gun': 1, 'heavy-artillery': 1 },
      },
    ],
    plans: [
      barrage(),
      cloud('Gas on turn 1', '60, 70'),
      cloud('Gas on turn 2', '60, 150', 'denying'),
      ...airMissions(1),
    ],
  },
  {
    id: 'michael-1918-defender',
    title: 'Michael 1918, British',
    side: 'defender',
    nation: 'british',
    cover: 'medium',
    battalionRule: 'professionalism',
    regiments: [
      {
        battalions: [
          ...battalions([E, E, E], 3),
          {
            title: 'Cavalry',
            kind: 'cavalry-squadron',
            quality: 'veteran',
            companies: 2,
            platoons: 4,
            reserve: true,
          },
        ],
        assets: { 'block-house': 1, 'machine-gun': 4, 'light-mortar': 1, 'medium-mortar': 1 },
        offTable: { 'field-gun': 2, 'field-howitzer': 1 },
      },
    ],
  },
  {
    id: 'hamel-1918-attacker',
    title: 'Hamel 1918, British',
    side: 'attacker',
    nation: 'british',
    battalionRule: 'professionalism',
    regiments: [
      {
        battalions: [
          { quality: 'veteran', platoons: 3, pioneers: 3, tanks: ['british-male', 'british-female'] },
          { platoons: 3, tanks: ['british-male'] },
          { platoons: 3, tanks: ['british-female'] },
        ],
        assets: { 'machine-gun': 4, 'light-mortar': 1 },
        offTable: { 'field-gun': 1 },
      },
    ],
    plans: [barrage(), ...airMissions(2)],
  },
  {
    id: 'hamel-1918-defender',
    title: 'Hamel 1918, German',
    side: 'defender',
    nation: 'german',
    cover: 'medium',
    regiments: [
      {
        battalions: [
          { platoons: 3, weapons: { 'machine-gun': 2, 'at-rifle-team': 1 }, tanksInReserve: ['a7v'] },
          { quality: 'raw', platoons: 3, weapons: { 'machine-gun': 2, 'at-rifle-team': 1 } },
        ],
        assets: { 'block-house': 1 },
        offTable: { 'field-gun': 3 },
      },
    ],
  },
]

export const SCENARIO_ARMIES: readonly Army<Card>[] = PLANS.map(army)
