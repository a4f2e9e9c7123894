import { describe, expect, test } from 'vitest'
import { stepBetween } from '#rules/green-fields/game/board/between.ts'
import { stateOf } from '#rules/green-fields/game/set-up.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { ZoneNumber } from '#rules/green-fields/game/zone.ts'
import { OUR_READINGS } from '#rules/green-fields/options.ts'
import { generatedMap } from '#rules/green-fields/own-battle/generate.ts'
import { ownCampaign } from '#rules/green-fields/own-battle/own-campaign.ts'
import { crosses } from '#rules/green-fields/reckoning/going.ts'
import { neighbours, zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import type { Gait } from '#rules/green-fields/tables/index.ts'
import { times } from '../../../../long.ts'
import { rule } from '../../../../rule.ts'

const FRONTS = [
  { frontage: 4, depth: 6 },
  { frontage: 5, depth: 6 },
  { frontage: 6, depth: 8 },
  { frontage: 9, depth: 10 },
  { frontage: 12, depth: 12 },
] as const

/** Campaigns on many maps, some in the open of 1914. */
const campaignsIn = (country: object): readonly State[] => {
  const states: State[] = []
  for (const front of FRONTS) {
    for (const war of [{}, { variation: '1914', date: '1914-08-24' }]) {
      for (let seed = 0; seed < times(2, 5); seed++) {
        const scenario = ownCampaign({ ...front, ...war, ...country, seed }, OUR_READINGS)
        if (!scenario.ok) throw new Error(scenario.error.message)
        states.push(stateOf(scenario.value, OUR_READINGS))
      }
    }
  }
  return states
}

/** Maps take their time to draw: all tests of one kind of country look at the same. */
const drawn = new Map<string, readonly State[]>()

const everyCountry = (country: object, prove: (state: State) => void): void => {
  const kind = JSON.stringify(country)
  const states = drawn.get(kind) ?? campaignsIn(country)
  drawn.set(kind, states)
  for (const state of states) prove(state)
}

/** The same zone seen from the other side of the table. */
const across = ({ zones }: State, zone: ZoneNumber): ZoneNumber => zones.length - 1 - zone

const mayStep = (state: State, from: ZoneNumber, to: ZoneNumber, gait: Gait): boolean =>
  crosses(stepBetween(state, from, to, gait), gait)

/** Zones that can be come to over the water from a corner of the table. */
const reached = (state: State, gait: Gait): number => {
  const found = new Set<ZoneNumber>([0])
  for (const zone of found) {
    for (const next of neighbours(state.country, zone)) if (mayStep(state, zone, next, gait)) found.add(next)
  }
  return found.size
}

/** The two corners of the grid at the ends of a water edge. */
const ends = ({ country: { columns } }: State, [one, other]: readonly [ZoneNumber, ZoneNumber]) => {
  const high = Math.max(one, other)
  const [x, y] = [high % columns, Math.floor(high / columns)]
  return Math.abs(one - other) === 1 ? [`${x} ${y}`, `${x} ${y + 1}`] : [`${x} ${y}`, `${x + 1} ${y}`]
}

describe.each(['stream', 'river'] as const)('a generated %s', (water) => {
  test('runs without a break from one edge of the table to the other', () => {
    everyCountry({ water }, (state) => {
      const { country } = state
      expect(country.water.every((edge) => edge.water === water)).toBe(true)
      const meet = new Map<string, number>()
      for (const { between } of country.water)
        for (const end of ends(state, between)) meet.set(end, (meet.get(end) ?? 0) + 1)
      const loose = [...meet].filter(([, edges]) => edges === 1).map(([end]) => Number(end.split(' ')[0]))
      expect(loose.sort((a, b) => a - b)).toEqual([0, country.columns])
      expect([...meet.values()].every((edges) => edges <= 2)).toBe(true)
    })
  })

  test('is the same for both sides, with its bridges', () => {
    everyCountry({ water }, (state) => {
      const written = state.country.water.map(({ between }, i) => {
        const pair = [...between].sort((a, b) => a - b)
        const turned = between.map((zone) => across(state, zone)).sort((a, b) => a - b)
        return { here: `${pair} ${state.bridges[i]}`, there: `${turned} ${state.bridges[i]}` }
      })
      expect(written.map(({ there }) => there).sort()).toEqual(written.map(({ here }) => here).sort())
    })
  })

  test('can be crossed by everybody, somewhere', () => {
    everyCountry({ water }, (state) => {
      for (const gait of ['foot', 'artillery', 'wheeled'] as const)
        expect(reached(state, gait)).toBe(state.zones.length)
      expect(state.bridges.filter((bridge) => bridge === 'intact').length).toBeLessThan(state.bridges.length)
    })
  })

  rule('GF-TERR-08', 'a road of a generated map goes straight over water, by a bridge of its own', () => {
    let bridged = 0
    everyCountry({ water }, (state) => {
      for (const road of state.country.roads) {
        road.slice(1).forEach((to, i) => {
          const from = road[i] ?? to
          const step = stepBetween(state, from, to, 'wheeled')
          expect(step.road).toBe(true)
          expect(crosses(step, 'wheeled')).toBe(true)
          if (step.water !== 'none') bridged++
        })
      }
    })
    expect(bridged).toBeGreaterThan(0)
  })
})

test('an embankment runs behind each front, from the edge of the table to its middle', () => {
  everyCountry({ railway: true, water: 'river' }, (state) => {
    const { columns, rows, embankment } = state.country
    const raised = embankment.flatMap((high, zone) => (high ? [zone] : []))
    expect(raised).toHaveLength(2 * Math.ceil(columns / 2))
    expect(raised.map((zone) => across(state, zone)).sort((a, b) => a - b)).toEqual(raised)
    const own = raised.filter((zone) => zone < state.zones.length / 2)
    expect(new Set(own.map((zone) => Math.floor(zone / columns))).size).toBe(1)
    expect(own.some((zone) => zone % columns === 0 || zone % columns === columns - 1)).toBe(true)
    for (const zone of own) {
      const row = Math.floor(zone / columns)
      expect(row).toBeGreaterThan(0)
      expect(row).toBeLessThan(rows / 2 - 1)
    }
    // It meets no water.
    for (const { between } of state.country.water)
      expect(between.every((zone) => own.includes(zone))).toBe(false)
  })
})

test('a campaign that names neither water nor railway has the country it had before there were any', () => {
  const plain = { columns: 4, rows: 6, trenches: true, seed: 1 } as const
  const dry = generatedMap({ ...plain, water: 'none', railway: false })
  expect(dry).toEqual({
    ground: ['OWOT', 'ORTO', 'OOOO', 'OOOO', 'OTRO', 'TOWO'],
    trench: ['----', 'LLLL', 'HHHH', 'HHHH', 'LLLL', '----'],
    roads: ['B1-B2-B3', 'C6-C5-C4'],
    elevation: { 1: ['C3', 'B4'], 2: [] },
    embankment: [],
    water: [],
  })
  const wet = generatedMap({ ...plain, water: 'stream', railway: true })
  expect(wet).toMatchObject({ ground: dry.ground, trench: dry.trench, elevation: dry.elevation })
  const scenario = ownCampaign({ frontage: 4, depth: 6 }, OUR_READINGS)
  expect(scenario).toMatchObject({ ok: true, value: dry })
})

test('a road is led round a corner rather than aslant over the water', () => {
  const grid = { columns: 12, rows: 12 }
  let led = 0
  for (let seed = 0; seed < 20; seed++) {
    const survey = { ...grid, trenches: true, railway: false, seed } as const
    const [dry, wet] = [
      generatedMap({ ...survey, water: 'none' }),
      generatedMap({ ...survey, water: 'river' }),
    ]
    wet.roads.forEach((road, i) => {
      const before = dry.roads[i]?.split('-') ?? []
      const after = road.split('-')
      expect(after.filter((zone) => before.includes(zone))).toEqual(before)
      expect(after.every((zone) => zoneNamed(grid, zone) !== undefined)).toBe(true)
      if (after.length > before.length) led++
    })
  }
  expect(led).toBeGreaterThan(0)
})
