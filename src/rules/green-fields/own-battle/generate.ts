import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import { neighbours, referenceOf } from '../reckoning/grid.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Relief, Water } from '../vocabulary.ts'
import { type Edge, type Waterway, waterwayOf } from './waterway.ts'

/** What a country is to be like. */
export interface Survey {
  readonly columns: number
  /** An even number. */
  readonly rows: number
  /** GF-SCALE-03: both sides have dug in. */
  readonly trenches: boolean
  /** Whether a stream or a river winds through it. */
  readonly water: Water
  /** Whether a railway runs behind each front, on an embankment. */
  readonly railway: boolean
  /** GF-VAR-08 */
  readonly relief?: Relief
  readonly seed: number
}

/** The country of a scenario, as it is drawn. */
export type CountryMap = Pick<Scenario, 'ground' | 'trench' | 'roads' | 'elevation' | 'embankment' | 'water'>

/** One zone of a side's half in so many. */
const ONE_IN = { town: 20, woods: 14, rough: 9, hill: { gentle: 12, hilly: 7 } } as const
/** GF-VAR-08: hills beside so many others are higher. */
const HILLS_BESIDE = 2
const COLUMNS_PER_ROAD = 6
/** GF-SCALE-03: rows of trench from the front line back. */
const TRENCHES = ['H', 'L'] as const

/** The half of side a, zones numbered row by row from its base line. */
interface Half {
  readonly columns: number
  readonly rows: number
  readonly random: Random
  readonly ground: string[]
  readonly elevation: number[]
  readonly roads: number[][]
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** A road from the base line to the front, never more than one column aside at a step. */
const layRoad = ({ columns, rows, random, roads }: Half, front: number): void => {
  const road: number[] = []
  let column = front
  for (let row = rows - 1; row >= 0; row--) {
    road.unshift(row * columns + column)
    column = within(column + fair(random, 3) - 1, columns - 1)
  }
  roads.push(road)
}

/** The first road meets that of the other side in the middle; the others come out anywhere. */
const layRoads = (half: Half): void => {
  const { columns, random } = half
  const count = Math.max(1, Math.floor(columns / COLUMNS_PER_ROAD))
  layRoad(half, Math.floor((columns - 1) / 2))
  for (let road = 1; road < count; road++) layRoad(half, fair(random, columns))
}

const isOnRoad = ({ roads }: Half, zone: number): boolean => roads.some((road) => road.includes(zone))

/** Puts something on open zones that suit it, so many as the half has room for. */
const strew = (half: Half, oneIn: number, suits: (zone: number) => boolean, put: (zone: number) => void) => {
  const { columns, rows, random } = half
  const wanted = Math.max(1, Math.round((columns * rows) / oneIn))
  const free = Array.from({ length: columns * rows }, (_, zone) => zone).filter(suits)
  for (let placed = 0; placed < wanted && free.length > 0; placed++) {
    for (const zone of free.splice(fair(random, free.length), 1)) put(zone)
  }
}

const drawnHalf = (columns: number, rows: number, relief: Relief, seed: number): Half => {
  const zones = columns * rows
  const half: Half = {
    columns,
    rows,
    random: sfc32(seed),
    ground: Array.from({ length: zones }, () => 'O'),
    elevation: Array.from({ length: zones }, () => 0),
    roads: [],
  }
  const { ground, elevation } = half
  layRoads(half)
  const isOpen = (zone: number): boolean => ground[zone] === 'O'
  const isFront = (zone: number): boolean => zone >= columns * (rows - 1)
  const put = (letter: string) => (zone: number) => {
    ground[zone] = letter
  }
  // Towns lie behind the front; the first of them on a road.
  strew(half, zones, (zone) => !isFront(zone) && isOnRoad(half, zone), put('T'))
  strew(half, ONE_IN.town, (zone) => isOpen(zone) && !isFront(zone) && !isOnRoad(half, zone), put('T'))
  strew(half, ONE_IN.woods, (zone) => isOpen(zone) && !isOnRoad(half, zone), put('W'))
  strew(half, ONE_IN.rough, (zone) => isOpen(zone) && !isOnRoad(half, zone), put('R'))
  strew(
    half,
    ONE_IN.hill[relief],
    () => true,
    (zone) => {
      elevation[zone] = 1
    },
  )
  if (relief === 'hilly') raiseHills(half)
  return half
}

/** GF-VAR-08: all at once, so that it does not matter which is looked at first. */
const raiseHills = ({ columns, rows, elevation }: Half): void => {
  const grid = { columns, rows }
  const hills = elevation.map((level) => level > 0)
  for (const [zone, isHill] of hills.entries()) {
    const beside = neighbours(grid, zone).filter((other) => hills[other])
    if (isHill && beside.length >= HILLS_BESIDE) elevation[zone] = 2
  }
}

/** The other half is the same turned about, so that neither side has the better of it. */
const mirrored = (columns: number, rows: number, zone: number): number => columns * rows - 1 - zone

const gridLines = (letters: readonly string[], columns: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, (_, i) =>
    letters.slice((rows - 1 - i) * columns, (rows - i) * columns).join(''),
  )

const trenchLetters = (columns: number, rows: number): readonly string[] =>
  Array.from({ length: columns * rows }, (_, zone) => {
    const row = Math.floor(zone / columns)
    const behind = row < rows / 2 ? rows / 2 - 1 - row : row - rows / 2
    return TRENCHES[behind] ?? '-'
  })

/** Rows behind the front in which no railway runs: those of the trenches. */
const RAILWAY_BEHIND = TRENCHES.length + 1

/** Along the rear of side a, from an edge of the table to the middle. */
const railwayOf = ({ columns, rows }: Half, toRight: boolean, random: Random): readonly number[] => {
  const row = 1 + fair(random, Math.max(1, rows - RAILWAY_BEHIND))
  return Array.from(
    { length: Math.ceil(columns / 2) },
    (_, i) => row * columns + (toRight ? columns - 1 - i : i),
  )
}

/** Where nobody has dug in the main road still goes through. */
const joined = (main: readonly number[], theirs: readonly number[]): readonly number[] => [
  ...main,
  ...[...theirs].reverse(),
]

/** A country of any size, the same for the same seed, and the same from either side. */
export const generatedMap = (survey: Survey): CountryMap => {
  const { columns, rows, trenches, water, railway, relief = 'gentle', seed } = survey
  const half = drawnHalf(columns, rows / 2, relief, seed)
  const both = <T>(own: readonly T[]): readonly T[] => [...own, ...[...own].reverse()]
  const turned = (zones: readonly number[]): readonly number[] =>
    zones.map((zone) => mirrored(columns, rows, zone))
  const elevation = both(half.elevation)
  const reference = (zone: number): string => referenceOf({ columns, rows }, zone)
  const at = (level: 1 | 2): readonly string[] =>
    elevation.flatMap((height, zone) => (height === level ? [reference(zone)] : []))
  const edge = ([one, other]: Edge): string => `${reference(one)}/${reference(other)}`
  const [main = [], ...others] = half.roads
  const roads = [
    ...(trenches ? [main, turned(main)] : [joined(main, turned(main))]),
    ...others,
    ...others.map(turned),
  ]
  // Each from a chance of its own, so that the rest of the country is the same with and without it.
  const chance = (of: string): Random => sfc32(derivedSeed(seed, of))
  // The water comes in on one wing and the railway on the other, so that they do not meet.
  const fromRight = fair(chance('wings'), 2) === 1
  const waterway: Waterway =
    water === 'none'
      ? { edges: [], bridges: [], roads }
      : waterwayOf({ columns, rows }, roads, fromRight, chance('water'))
  const rails = railway ? railwayOf(half, !fromRight, chance('railway')) : []
  return {
    ground: gridLines(both(half.ground), columns, rows),
    trench: trenches ? gridLines(trenchLetters(columns, rows), columns, rows) : null,
    roads: waterway.roads.map((road) => road.map(reference).join('-')),
    elevation: { 1: at(1), 2: at(2) },
    embankment: [...rails, ...turned(rails)].map(reference),
    water:
      water === 'none'
        ? []
        : [{ water, edges: waterway.edges.map(edge), bridges: waterway.bridges.map(edge) }],
  }
}
