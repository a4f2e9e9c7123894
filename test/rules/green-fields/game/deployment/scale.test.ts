import { expect } from 'vitest'
import { lose, strike } from '#rules/green-fields/game/board/casualties.ts'
import { connectedZones, isFrontLine, isTrenchZone } from '#rules/green-fields/game/board/control.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import {
  distance,
  middleColumn,
  referenceOf,
  rowsFromBase,
  zoneNamed,
} from '#rules/green-fields/reckoning/grid.ts'
import { SCENARIOS } from '#rules/green-fields/scenarios/index.ts'
import { rule } from '../../../../rule.ts'
import { at, begun, field, give, refused, unitOf } from '../field.ts'
import { alone, deploying, happens } from './deploying.ts'

const open = field([], 'deployment', [])

rule(
  'GF-SCALE-01',
  'zones are named by letter and number, on tables of at least six columns and eight rows',
  () => {
    for (const { id } of SCENARIOS) {
      const { country } = begun(id)
      expect(country.columns).toBeGreaterThanOrEqual(6)
      expect(country.rows).toBeGreaterThanOrEqual(6)
      for (let zone = 0; zone < country.columns * country.rows; zone++) {
        expect(zoneNamed(country, referenceOf(country, zone))).toBe(zone)
      }
    }
    for (const bad of ['', 'A0', 'a1', 'G1', 'A9', 'A10', 'AA1', 'A1 ', '1A']) {
      expect(zoneNamed(open.country, bad), bad).toBeUndefined()
    }
  },
)

rule('GF-SCALE-02', 'C4 is the third column and fourth row; the larger difference is the distance', () => {
  const { country } = open
  expect(at(open, 'C4')).toBe(3 * 6 + 2)
  expect(distance(country, at(open, 'A1'), at(open, 'C7'))).toBe(6)
  expect(distance(country, at(open, 'F2'), at(open, 'B3'))).toBe(4)
  expect(rowsFromBase(country, 'a', at(open, 'C1'))).toBe(0)
  expect(rowsFromBase(country, 'b', at(open, 'C8'))).toBe(0)
  expect(rowsFromBase(country, 'b', at(open, 'C1'))).toBe(7)
})

rule('GF-SCALE-04', 'each side begins with its half of the rows', () => {
  for (const { id } of SCENARIOS) {
    const { zones, country } = begun(id)
    zones.forEach(({ owner }, zone) => {
      expect(owner).toBe(Math.floor(zone / country.columns) < country.rows / 2 ? 'a' : 'b')
    })
  }
})

rule('GF-SCALE-05', 'the front line touches enemy ground, the trench zone is within two of it', () => {
  const rows = (test: (state: State, zone: number) => boolean) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter((row) => test(open, at(open, `C${row}`)))
  expect(rows(isFrontLine)).toEqual([4, 5])
  expect(rows(isTrenchZone)).toEqual([3, 4, 5, 6])
  // A zone lost in the flank makes its diagonal neighbours front line.
  const bent = field([], 'deployment', [], { zones: { D2: { owner: 'b' } } })
  expect(isFrontLine(bent, at(bent, 'C1'))).toBe(true)
  expect(isFrontLine(bent, at(bent, 'B1'))).toBe(false)
  expect(isTrenchZone(bent, at(bent, 'B1'))).toBe(true)
})

rule('GF-SCALE-06', 'a unit off the board stands behind a column, the middle one if it names none', () => {
  expect(middleColumn({ columns: 6, rows: 8 })).toBe(2)
  expect(middleColumn({ columns: 7, rows: 8 })).toBe(3)
  expect(unitOf(begun('quiet-sector'), 'a-infantry-1')).toMatchObject({ place: OFF_BOARD, column: 2 })
  const state = deploying([{ id: 'a1', at: 'C1' }, { id: 'a2' }, { id: 'a3' }, { id: 'a4' }, { id: 'a5' }])
  expect(refused(state, 'a', { kind: 'place', unit: 'a1', zone: 'off', column: 'G' })).toBe(
    'unknown-column GF-SCALE-06',
  )
  expect(refused(state, 'a', { kind: 'place', unit: 'a1', zone: 'C2', column: 'B' })).toBe(
    'no-column GF-SCALE-06',
  )
  // Four are there already: off the board there is no limit.
  give(state, 'a', { kind: 'place', unit: 'a1', zone: 'off', column: 'F' })
  expect(unitOf(state, 'a1')).toMatchObject({ place: OFF_BOARD, column: 5 })
  give(state, 'a', { kind: 'place', unit: 'a1', zone: 'off', column: 'A' })
  expect(unitOf(state, 'a1').column).toBe(0)
})

rule(
  ['GF-SCALE-07', 'GF-SCALE-08'],
  'no unit begins with more than 12 points or ratings outside 1 to 5',
  () => {
    for (const { id } of SCENARIOS) {
      for (const { type, strength, experience, morale } of begun(id).units) {
        expect(strength).toBeGreaterThanOrEqual(1)
        expect(strength).toBeLessThanOrEqual(12)
        // Lorries have no ratings (GF-ARMY-02).
        if (type === 'motor-transport') continue
        for (const rating of [experience, morale]) expect([1, 2, 3, 4, 5]).toContain(rating)
      }
    }
  },
)

const LUXURY = { kind: 'luxury', unit: 'a1' }

rule('GF-SCALE-09', 'a luxury never takes morale above its maximum', () => {
  const state = deploying([{ id: 'a1', morale: 1, maxMorale: 2 }], {
    options: { 'luxury-effect': 'one-point' },
  })
  give(state, 'a', LUXURY)
  expect(unitOf(state, 'a1').morale).toBe(2)
  expect(refused(state, 'a', LUXURY)).toBe('in-good-heart GF-DEP-05')
})

rule('GF-SCALE-10', 'a unit without strength is gone, with the lorries it rode on', () => {
  const state = field(
    [
      { id: 'a1', at: 'C1', strength: 2, mount: 'motor', mounted: true, aboard: 'a2' },
      { id: 'a2', type: 'motor-transport', strength: 3 },
    ],
    'raids',
    [],
  )
  const play = happens(state, [], (now) => lose(now, 'a1', 2))
  expect(unitOf(play.state, 'a1')).toMatchObject({ strength: 0, place: -2, gone: 'destroyed' })
  expect(unitOf(play.state, 'a2')).toMatchObject({ strength: 0, place: -2, gone: 'destroyed' })
  expect(play.state.armies.a.lost).toBe(5)
  const shot = happens(state, [], (now) =>
    strike(now, 'a1', {
      casualties: 2,
      strengthAfter: 0,
      destroyed: true,
      experienceAfter: 2,
      moraleAfter: 3,
      maxMoraleAfter: 3,
      outcome: 'destroyed',
    }),
  )
  expect(unitOf(shot.state, 'a1').gone).toBe('destroyed')
  expect(shot.state.armies.a.lost).toBe(5)
})

rule('GF-SCALE-11', 'every unit begins off the board', () => {
  for (const { id } of SCENARIOS) for (const unit of begun(id).units) expect(unit.place).toBe(OFF_BOARD)
})

rule('GF-SCALE-12', 'a chain of own zones, corners included, joins connected ground to the base line', () => {
  const chain = field([], 'deployment', [], { zones: alone('A1', 'B2', 'C3', 'E3', 'F1') })
  const connected = [...connectedZones(chain, 'a')].map((zone) => referenceOf(chain.country, zone)).sort()
  expect(connected).toEqual(['A1', 'B2', 'C3', 'F1'])
  const lost = field([], 'deployment', [], { zones: alone('B2', 'C3') })
  expect(connectedZones(lost, 'a').size).toBe(0)
})
