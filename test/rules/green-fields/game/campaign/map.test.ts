import { describe, expect, test } from 'vitest'
import { generatedMap, type Survey } from '#rules/green-fields/own-battle/generate.ts'
import { rule } from '../../../../rule.ts'

const SIZES = [
  [4, 6],
  [5, 8],
  [6, 8],
  [9, 10],
  [12, 12],
] as const

const PLAIN = { columns: 5, rows: 8, trenches: true, water: 'none', railway: false, seed: 3 } as const

const drawn = new Map<string, ReturnType<typeof generatedMap>>()

/** Maps take their time to draw: all tests look at the same. */
const drawnMap = (survey: Survey): ReturnType<typeof generatedMap> => {
  const kind = JSON.stringify(survey)
  const map = drawn.get(kind) ?? generatedMap(survey)
  drawn.set(kind, map)
  return map
}

/** Maps of many sizes and seeds. */
const everyMap = (
  prove: (map: ReturnType<typeof generatedMap>, survey: Survey) => void,
  country: Partial<Survey> = {},
): void => {
  for (const [columns, rows] of SIZES) {
    for (const trenches of [true, false]) {
      for (let seed = 0; seed < 8; seed++) {
        const survey = { ...PLAIN, columns, rows, trenches, seed, ...country }
        prove(drawnMap(survey), survey)
      }
    }
  }
}

const zone = (reference: string) => ({
  column: reference.charCodeAt(0) - 65,
  row: Number(reference.slice(1)) - 1,
})

/** The same place seen from the other side of the table. */
const across = ({ columns, rows }: Survey, reference: string): string => {
  const { column, row } = zone(reference)
  return `${String.fromCharCode(65 + columns - 1 - column)}${rows - row}`
}

rule('GF-SCALE-03', 'a row of heavy trench, one of light behind it, then the battle zone', () => {
  const { trench } = generatedMap(PLAIN)
  expect(trench).toEqual(['-----', '-----', 'LLLLL', 'HHHHH', 'HHHHH', 'LLLLL', '-----', '-----'])
})

rule(['GF-SCALE-03', 'GF-VAR-01'], 'nobody has dug in yet in 1914', () => {
  expect(generatedMap({ ...PLAIN, trenches: false }).trench).toBeNull()
})

rule(
  'GF-VAR-08',
  'hilly country has a hill in seven zones, higher where they stand together; gentle is as it was',
  () => {
    const hills = (map: ReturnType<typeof generatedMap>) => [
      ...(map.elevation[1] ?? []),
      ...(map.elevation[2] ?? []),
    ]
    const near = (one: string, other: string): boolean =>
      one !== other &&
      Math.max(Math.abs(zone(one).column - zone(other).column), Math.abs(zone(one).row - zone(other).row)) ===
        1
    let high = 0
    everyMap(
      (map, { columns, rows }) => {
        const half = rows / 2
        const own = hills(map).filter((reference) => zone(reference).row < half)
        expect(own.length).toBe(Math.max(1, Math.round((columns * half) / 7)))
        expect(hills(map)).toHaveLength(2 * own.length)
        const raised = own.filter((one) => own.filter((other) => near(one, other)).length >= 2)
        expect((map.elevation[2] ?? []).filter((one) => zone(one).row < half).toSorted()).toEqual(
          raised.toSorted(),
        )
        high += raised.length
      },
      { relief: 'hilly' },
    )
    expect(high).toBeGreaterThan(10)
    expect(generatedMap({ ...PLAIN, relief: 'gentle' })).toEqual(generatedMap(PLAIN))
  },
)

describe('a generated map', () => {
  test('has the size that was asked for', () => {
    everyMap(({ ground, trench }, { columns, rows }) => {
      for (const grid of [ground, ...(trench ? [trench] : [])]) {
        expect(grid).toHaveLength(rows)
        for (const line of grid) expect(line).toHaveLength(columns)
      }
      expect(ground.join('')).toMatch(/^[ORWT]+$/)
    })
  })

  test('is the same from either side', () => {
    everyMap(({ ground, trench, elevation, roads }, survey) => {
      const turned = [...ground].reverse().map((line) => [...line].reverse().join(''))
      expect(turned).toEqual(ground)
      if (trench) expect([...trench].reverse()).toEqual(trench)
      const hills = elevation[1] ?? []
      expect(hills.map((hill) => across(survey, hill)).sort()).toEqual([...hills].sort())
      const zones = roads.flatMap((road) => road.split('-'))
      expect(new Set(zones.map((one) => across(survey, one)))).toEqual(new Set(zones))
    })
  })

  test('has towns, woods, rough ground and hills on each side', () => {
    everyMap(({ ground, elevation }) => {
      for (const letter of ['T', 'W', 'R']) expect(ground.join('')).toContain(letter)
      expect(elevation[1]?.length).toBeGreaterThan(1)
    })
  })

  test('has a road from each base line to the front, step by step, and through where nobody has dug in', () => {
    everyMap(({ roads }, { rows, trenches }) => {
      const ways = roads.map((road) => road.split('-').map(zone))
      for (const way of ways) {
        way.slice(1).forEach(({ column, row }, i) => {
          expect(Math.abs(column - (way[i]?.column ?? 99))).toBeLessThanOrEqual(1)
          expect(Math.abs(row - (way[i]?.row ?? 99))).toBeLessThanOrEqual(1)
        })
      }
      const reaches = (from: number, to: number) =>
        ways.some((way) => way.some(({ row }) => row === from) && way.some(({ row }) => row === to))
      expect(reaches(0, rows / 2 - 1)).toBe(true)
      expect(reaches(rows - 1, rows / 2)).toBe(true)
      expect(reaches(0, rows - 1)).toBe(!trenches)
    })
  })

  test('comes from its seed alone', () => {
    const survey = { ...PLAIN, columns: 8, seed: 41 }
    expect(generatedMap(survey)).toEqual(generatedMap(survey))
    const others = new Set(
      Array.from({ length: 20 }, (_, seed) => generatedMap({ ...survey, seed }).ground.join('')),
    )
    expect(others.size).toBeGreaterThan(17)
  })
})
