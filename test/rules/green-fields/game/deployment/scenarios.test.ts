import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import { rule } from '../../../../rule.ts'
import { begun } from '../field.ts'

const GROUND: Readonly<Record<string, string>> = {
  open: 'O',
  rough: 'R',
  woods: 'W',
  town: 'T',
  ruins: 'U',
  morass: 'M',
}
const TRENCH: Readonly<Record<string, string>> = { none: '-', light: 'L', heavy: 'H' }

/** The map as it is printed: each line the ground of a row and its trenches, side b's base line first. */
const printed = ({ country, zones }: State): readonly string[] => {
  const { columns, rows } = country
  return Array.from({ length: rows }, (_, i) => {
    const row = zones.slice((rows - 1 - i) * columns, (rows - i) * columns)
    return `${row.map(({ ground }) => GROUND[ground]).join('')} ${row.map(({ trench }) => TRENCH[trench]).join('')}`
  })
}

const surveyed = ({ country, bridges }: State) => ({
  roads: country.roads.map((road) => road.map((zone) => referenceOf(country, zone)).join('-')),
  hills: [1, 2].map((level) =>
    country.elevation.flatMap((one, zone) => (one === level ? [referenceOf(country, zone)] : [])).join(' '),
  ),
  water: country.water.map(
    ({ between: [one, other], water }, edge) =>
      `${water} ${referenceOf(country, one)}/${referenceOf(country, other)} ${bridges[edge]}`,
  ),
  embankments: country.embankment.filter(Boolean).length,
})

/** An army as it is listed: how many units of a kind with strength, experience and morale, and its stores. */
const listed = ({ units, armies }: State, side: SideName) => {
  const counts = new Map<string, number>()
  for (const { side: owner, type, strength, experience, morale, stosstruppe } of units) {
    if (owner !== side) continue
    const name = `${stosstruppe ? 'stosstruppe' : type} S${strength} E${experience} M${morale}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const { depot, shells, luxuries, canisters, nation } = armies[side]
  return [
    nation,
    ...[...counts].map(([name, count]) => `${count} ${name}`),
    `depot ${depot}`,
    `SHELLS ${shells}`,
    `luxuries ${luxuries}`,
    `gas ${canisters}`,
  ]
}

const STANDARD = [
  '6 infantry S8 E2 M3',
  '1 cavalry S6 E3 M4',
  '1 pioneer S5 E1 M3',
  '3 field-artillery S9 E1 M3',
  '1 medium-artillery S9 E1 M3',
  '1 heavy-artillery S9 E1 M3',
  '1 balloon S3 E2 M3',
  '1 reconnaissance S1 E1 M3',
]
const NO_SURVEY = { roads: [], hills: ['', ''], water: [], embankments: 0 }

rule('GF-SCALE-03', 'a quiet sector is the standard trench game of twelve weeks', () => {
  const state = begun('quiet-sector')
  expect(printed(state)).toEqual([
    'OOTOOO ------',
    'OOOWOO ------',
    'OOOOOO LLLLLL',
    'ROOORO HHHHHH',
    'OOROOO HHHHHH',
    'OOOOOO LLLLLL',
    'OWOOOO ------',
    'OOOTOO ------',
  ])
  expect(surveyed(state)).toEqual({
    ...NO_SURVEY,
    roads: ['D1-D2-D3-D4', 'C8-C7-C6-C5'],
    hills: ['D2 C7', ''],
  })
  expect(listed(state, 'a')).toEqual([
    'british',
    ...STANDARD,
    '1 sapper S5 E1 M3',
    '1 fighter S3 E2 M2',
    'depot 3',
    'SHELLS 39',
    'luxuries 6',
    'gas 3',
  ])
  expect(listed(state, 'b')).toEqual([
    'german',
    ...STANDARD.with(0, '7 infantry S8 E2 M3'),
    '1 fighter S3 E2 M2',
    'depot 3',
    'SHELLS 33',
    'luxuries 6',
    'gas 3',
  ])
  expect(state.terms).toMatchObject({ begins: '1916-03-06', weeks: 12, limit: 30, variation: 'trench' })
})

rule('GF-VAR-01', 'Le Cateau has no trenches and opens with the German assault', () => {
  const state = begun('le-cateau-1914')
  expect(printed(state)).toEqual(
    ['OOOWOO', 'OOROOO', 'OOOOOO', 'OTOOOO', 'OOOORO', 'OOTOOO', 'OROOWO', 'OOOOTO'].map(
      (row) => `${row} ------`,
    ),
  )
  expect(surveyed(state)).toEqual({
    ...NO_SURVEY,
    roads: ['C1-C2-C3-B4-B5-B6-C7-C8', 'E1-E2-E3-E4-E5-E6'],
    hills: ['B3 C3 D3 E3', ''],
    water: ['stream A5/A6 none', 'stream B5/B6 intact', 'stream C5/C6 none', 'stream D5/D6 none'],
  })
  expect(listed(state, 'a')).toEqual([
    'british',
    '4 infantry S6 E5 M3',
    '1 cavalry S4 E3 M4',
    '1 field-artillery S9 E3 M4',
    'depot 3',
    'SHELLS 33',
    'luxuries 10',
    'gas 0',
  ])
  expect(listed(state, 'b')).toEqual([
    'german',
    '3 infantry S12 E3 M3',
    '1 infantry S12 E2 M3',
    '1 cavalry S6 E2 M4',
    '1 field-artillery S9 E3 M2',
    '1 reconnaissance S1 E1 M3',
    'depot 3',
    'SHELLS 33',
    'luxuries 6',
    'gas 0',
  ])
  expect(state.terms).toMatchObject({
    begins: '1914-08-24',
    weeks: 8,
    variation: '1914',
    season: 'summer',
    announcer: 'b',
    firstRows: 2,
    verdict: { ties: 'a' },
  })
})

rule('GF-VAR-06', 'two set-ups are mended: the lead decides the Somme, and a trench at Gaza is light', () => {
  expect(begun('somme-1916').terms.verdict.marks).toEqual({ side: 'a', wins: 22, loses: 12 })
  expect(printed(begun('gaza-1917'))[3]).toBe('OOROOROO LLLLLLLL')
})

const SOMME_MAP = [
  'OOOOOOOO --------',
  'OOWOOOWO --------',
  'OTOOTOOO LLLLLLLL',
  'OOROOOOO HLHLHLHL',
  'TOTOTRTO HHHHHHHH',
  'OOOROOOO HHHHHHHH',
  'OWOOOOOO LLLLLLLL',
  'OOOOROOO --------',
  'OOOOOTOO --------',
  'OTOOOOOO --------',
]
const GUNS = (field: number, medium: number, heavy: number) => [
  `${field} field-artillery S9 E1 M3`,
  `${medium} medium-artillery S9 E1 M3`,
  `${heavy} heavy-artillery S9 E1 M3`,
]

rule(
  ['GF-VP-07', 'GF-VP-08'],
  'the Somme: the British attack by the second week and need a lead of 22',
  () => {
    const state = begun('somme-1916')
    expect(printed(state)).toEqual(SOMME_MAP)
    expect(surveyed(state)).toEqual({
      ...NO_SURVEY,
      roads: ['F2-F3-F4-F5-E6-E7-E8-E9-E10', 'B1-B2-B3-B4-B5', 'C6-C7-C8-C9-C10'],
      hills: ['A6 B6 C6 D6 E6 A7 B7 C7 D7 E7 F7 G7 H7', 'C8 D8'],
    })
    expect(listed(state, 'a')).toEqual([
      'british',
      '10 infantry S10 E1 M4',
      '1 cavalry S6 E3 M4',
      '1 pioneer S5 E1 M3',
      '2 sapper S5 E1 M3',
      ...GUNS(5, 3, 2),
      '1 balloon S3 E2 M3',
      '1 reconnaissance S2 E2 M3',
      '1 fighter S4 E2 M3',
      'depot 5',
      'SHELLS 60',
      'luxuries 12',
      'gas 0',
    ])
    expect(listed(state, 'b')).toEqual([
      'german',
      '10 infantry S8 E3 M2',
      '1 pioneer S5 E1 M3',
      ...GUNS(4, 2, 1),
      '1 balloon S3 E2 M3',
      '1 reconnaissance S1 E2 M3',
      '1 fighter S3 E3 M3',
      'depot 4',
      'SHELLS 36',
      'luxuries 6',
      'gas 0',
    ])
    const reference = (zone: number) => referenceOf(state.country, zone)
    expect(
      state.tunnels.map(({ side, start, head, explosives }) => [
        side,
        reference(start),
        reference(head),
        explosives,
      ]),
    ).toEqual([
      ['a', 'A5', 'A6', 4],
      ['a', 'D5', 'D6', 4],
    ])
    expect(state.terms.placed.map(({ unit, zone }) => [unit, reference(zone)])).toEqual([
      ['a-sapper-1', 'A5'],
      ['a-sapper-2', 'D5'],
    ])
    expect(state.terms).toMatchObject({
      begins: '1916-06-26',
      weeks: 8,
      limit: 30,
      noCanisters: true,
      mustAssault: { side: 'a', by: 2 },
      verdict: { marks: { side: 'a', wins: 22, loses: 12 }, prize: null },
    })
  },
)

rule(
  ['GF-VP-07', 'GF-VP-08'],
  'Michael: four weeks, a limit of 20, fog, and the Germans must attack at once',
  () => {
    const state = begun('michael-1918')
    expect(printed(state)).toEqual([
      'OOOOOO ------',
      'OOTOOO ------',
      'OOOOWO LLLLLL',
      'MOOOMO LLLLLL',
      'MMRMMM HHHHHH',
      'MRMMMR HHHHHH',
      'OOROOM L-L-L-',
      'OUOOOO ------',
      'OOOWOO ------',
      'OOTOOO ------',
    ])
    expect(surveyed(state)).toEqual({
      ...NO_SURVEY,
      roads: ['C1-C2-C3-C4-C5-C6-C7-C8-C9-C10'],
      water: ['A', 'B', 'C', 'D', 'E', 'F'].map((c) => `river ${c}2/${c}3 ${c === 'C' ? 'intact' : 'none'}`),
    })
    expect(listed(state, 'a')).toEqual([
      'british',
      '6 infantry S7 E3 M3',
      '1 cavalry S6 E3 M4',
      '1 pioneer S5 E1 M3',
      ...GUNS(3, 1, 1),
      '1 heavy-tank S3 E3 M3',
      '1 fighter S3 E3 M3',
      '1 reconnaissance S1 E2 M3',
      'depot 3',
      'SHELLS 20',
      'luxuries 3',
      'gas 0',
    ])
    expect(listed(state, 'b')).toEqual([
      'german',
      '8 infantry S9 E3 M4',
      '1 stosstruppe S6 E4 M5',
      '1 pioneer S5 E1 M3',
      ...GUNS(4, 2, 1),
      '1 fighter S3 E3 M4',
      '1 ground-attack S3 E3 M4',
      '1 balloon S3 E2 M3',
      'depot 4',
      'SHELLS 45',
      'luxuries 6',
      'gas 4',
    ])
    expect(state.terms).toMatchObject({
      begins: '1918-03-18',
      weeks: 4,
      limit: 20,
      fogTurns: 2,
      mustAssault: { side: 'b', by: 1 },
      verdict: { marks: { side: 'b', wins: 32, loses: 22 } },
    })
  },
)

rule('GF-VAR-04', 'Gaza: half the density on eight columns, always summer, and six points for D7', () => {
  const state = begun('gaza-1917')
  expect(printed(state)).toEqual([
    'OOOOOOOO --------',
    'OOOTOOOO --------',
    'ORRROOOO -LLLLLL-',
    'OOROOROO LLLLLLLL',
    'OOOOOOOO LLLLLL--',
    'OOORROOO --------',
    'OOOOOOOO --------',
    'OOOOOOOO --------',
  ])
  expect(surveyed(state)).toEqual({ ...NO_SURVEY, hills: ['F5 B6 C6 D6', 'C5'] })
  expect(listed(state, 'a')).toEqual([
    'british',
    '3 infantry S9 E2 M4',
    '2 cavalry S6 E3 M5',
    '1 pioneer S5 E1 M3',
    ...GUNS(2, 1, 1),
    '1 heavy-tank S2 E2 M3',
    '1 reconnaissance S1 E2 M3',
    'depot 4',
    'SHELLS 20',
    'luxuries 4',
    'gas 0',
  ])
  expect(
    state.units.filter(({ type, side }) => type === 'cavalry' && side === 'a').map(({ nation }) => nation),
  ).toEqual(['dominion', 'dominion'])
  expect(listed(state, 'b')).toEqual([
    'turkish',
    '6 infantry S8 E2 M4',
    '1 cavalry S4 E2 M3',
    '1 pioneer S5 E1 M3',
    ...GUNS(2, 1, 0).slice(0, 2),
    '1 reconnaissance S1 E1 M3',
    'depot 3',
    'SHELLS 16',
    'luxuries 4',
    'gas 0',
  ])
  expect(state.terms).toMatchObject({
    begins: '1917-04-16',
    weeks: 8,
    limit: 30,
    variation: 'russia-palestine',
    season: 'summer',
    verdict: { marks: { side: 'a', wins: 10, loses: 0 } },
  })
  expect(state.terms.verdict.prize).toEqual({ zone: 6 * 8 + 3, points: 6 })
})

test('every unit of every scenario has an id and a name of its own on its side', () => {
  for (const { id } of GAME.scenarios) {
    const { units } = begun(id)
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length)
    expect(new Set(units.map(({ side, name }) => `${side} ${name}`)).size).toBe(units.length)
  }
})
