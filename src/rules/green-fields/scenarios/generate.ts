import { fair, type Random, sfc32 } from '../../../kernel/random.ts'
import { referenceOf } from '../grid.ts'
import type { Scenario } from './scenario.ts'

/** What a country is to be like. */
export interface Survey {
  readonly columns: number
  /** An even number. */
  readonly rows: number
  /** GF-SCALE-03: both sides have dug in. */
  readonly trenches: boolean
  readonly seed: number
}

/** One zone of a side's half in so many. */
const ONE_IN = { town: 20, woods: 14, rough: 9, hill: 12 } as const
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

const drawnHalf = (columns: number, rows: number, seed: number): Half => {
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
    ONE_IN.hill,
    () => true,
    (zone) => {
      elevation[zone] = 1
    },
  )
  return half
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

/** A country of any size, the same for the same seed, and the same from either side. */
export const generatedMap = ({
  columns,
  rows,
  trenches,
  seed,
}: Survey): Pick<Scenario, 'ground' | 'trench' | 'roads' | 'elevation'> => {
  const half = drawnHalf(columns, rows / 2, seed)
  const both = <T>(own: readonly T[]): readonly T[] => [...own, ...[...own].reverse()]
  const elevation = both(half.elevation)
  const reference = (zone: number): string => referenceOf({ columns, rows }, zone)
  const ownRoads = half.roads.map((road) => road.map(reference).join('-'))
  const theirRoads = half.roads.map((road) =>
    road.map((zone) => reference(mirrored(columns, rows, zone))).join('-'),
  )
  const [main = '', ...others] = ownRoads
  const [theirMain = '', ...theirOthers] = theirRoads
  return {
    ground: gridLines(both(half.ground), columns, rows),
    trench: trenches ? gridLines(trenchLetters(columns, rows), columns, rows) : null,
    // Where nobody has dug in the main road still goes through.
    roads: [
      ...(trenches ? [main, theirMain] : [[main, ...theirMain.split('-').reverse()].join('-')]),
      ...others,
      ...theirOthers,
    ],
    elevation: { 1: elevation.flatMap((level, zone) => (level === 1 ? [reference(zone)] : [])) },
  }
}
