import type { Fault } from '#kernel/procedure/result.ts'
import { type Accepted, choice, form, integer, list, maybe, preset, text } from '#kernel/procedure/schema.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { ZoneNumber } from '../reckoning/grid.ts'
import { columnLetter, columnOf, neighbours, rowOf, zoneNamed } from '../reckoning/grid.ts'
import { GROUND_LETTERS, sized, TRENCH_LETTERS } from '../scenarios/scenario.ts'
import { MOST_EXPLOSIVES } from '../tables/index.ts'
import type { SideName } from '../vocabulary.ts'
import { SIDES } from '../vocabulary.ts'
import type { CountryMap } from './generate.ts'

/** A front has so many columns, and a country so many rows, half of them to either side. */
export const DRAWN_SIZE = { columns: { least: 4, most: 12 }, rows: { least: 6, most: 12 } } as const
const MOST_ZONES = DRAWN_SIZE.columns.most * DRAWN_SIZE.rows.most
const MOST_WATERS = 4
const MOST_TUNNELS = 12

const lines = () => list(text(), DRAWN_SIZE.rows.least, DRAWN_SIZE.rows.most)
const zones = () => list(text(), 0, MOST_ZONES)
/** Every zone has two edges of its own at most. */
const edges = () => list(text(), 0, 2 * MOST_ZONES)

/** GF-VAR-07: a country that somebody has drawn. */
export const MAP = form({
  ground: lines(),
  trench: maybe(lines()),
  roads: preset(zones(), []),
  elevation: preset(form({ 1: maybe(zones()), 2: maybe(zones()) }), {}),
  embankment: preset(zones(), []),
  water: preset(
    list(
      form({ water: choice(['stream', 'river']), edges: edges(), bridges: preset(edges(), []) }),
      0,
      MOST_WATERS,
    ),
    [],
  ),
})

export type DrawnMap = Accepted<typeof MAP>

/** GF-VAR-07: a tunnel that is dug before the campaign begins. */
export const TUNNELS = list(
  form({ side: choice(SIDES), from: text(), under: text(), explosives: integer(0, MOST_EXPLOSIVES) }),
  0,
  MOST_TUNNELS,
)

type DrawnTunnel = Accepted<typeof TUNNELS>[number]
type Grid = ReturnType<typeof sized>

const fault = (path: string, words: string): Fault => ({ path, message: `${words} (GF-VAR-07).` })

/** Lines of a printed grid: as long as the front is wide, and of letters that mean something. */
const gridFault = (
  lines: readonly string[],
  path: string,
  { columns, rows }: Grid,
  letters: Readonly<Record<string, string>>,
): Fault | undefined => {
  if (lines.length !== rows)
    return fault(path, `There are ${several(rows, 'line')} of ground and ${lines.length} of trench`)
  for (const [i, line] of lines.entries()) {
    if (line.length !== columns)
      return fault(
        `${path}.${i}`,
        `Line ${i + 1} has ${several(line.length, 'zone')}, the first has ${columns}`,
      )
    const wrong = [...line].findIndex((letter) => !(letter in letters))
    if (wrong >= 0)
      return fault(
        `${path}.${i}`,
        `Line ${i + 1} has "${line[wrong]}" in column ${columnLetter(wrong)}; there are only ${Object.keys(letters).join(', ')}`,
      )
  }
  return undefined
}

const sizeFault = ({ columns, rows }: Grid): Fault | undefined => {
  const { least, most } = DRAWN_SIZE.columns
  if (columns < least || columns > most)
    return fault('map.ground.0', `A front has ${least} to ${most} zones, not ${columns}`)
  return rows % 2 === 0
    ? undefined
    : fault('map.ground', `Each side has half of the rows, and ${rows} cannot be halved`)
}

const unknownIn = (grid: Grid, references: readonly string[], path: string): Fault | undefined => {
  const i = references.findIndex((reference) => zoneNamed(grid, reference) === undefined)
  return i < 0
    ? undefined
    : fault(`${path}.${i}`, `There is no zone ${references[i]?.slice(0, 20)} on the map`)
}

const roadFault = (grid: Grid, road: string, path: string): Fault | undefined => {
  const stops = road.split('-')
  const unknown = unknownIn(grid, stops, path)
  if (unknown) return { ...unknown, path }
  if (stops.length < 2) return fault(path, 'A road leads from one zone to another')
  const numbers = stops.map((reference) => zoneNamed(grid, reference) ?? -1)
  const gap = numbers.findIndex((zone, i) => i > 0 && !neighbours(grid, numbers[i - 1] ?? -1).includes(zone))
  return gap < 0 ? undefined : fault(path, `The road jumps from ${stops[gap - 1]} to ${stops[gap]}`)
}

/** Zones that share a side. */
const areSideBySide = (grid: Grid, one: ZoneNumber, other: ZoneNumber): boolean =>
  Math.abs(columnOf(grid, one) - columnOf(grid, other)) + Math.abs(rowOf(grid, one) - rowOf(grid, other)) ===
  1

const edgeFault = (grid: Grid, edge: string, path: string): Fault | undefined => {
  const [one, other, ...rest] = edge.split('/').map((reference) => zoneNamed(grid, reference))
  return one === undefined || other === undefined || rest.length > 0 || !areSideBySide(grid, one, other)
    ? fault(path, `${edge.slice(0, 20)} is no edge between two zones side by side, such as A5/A6`)
    : undefined
}

const first = (faults: Iterable<Fault | undefined>): Fault | undefined => {
  for (const found of faults) if (found) return found
  return undefined
}

function* faultsIn({
  ground,
  trench,
  roads,
  elevation,
  embankment,
  water,
}: DrawnMap): Generator<Fault | undefined> {
  const grid = sized({ ground })
  yield sizeFault(grid)
  yield gridFault(ground, 'map.ground', grid, GROUND_LETTERS)
  if (trench) yield gridFault(trench, 'map.trench', grid, TRENCH_LETTERS)
  for (const [i, road] of roads.entries()) yield roadFault(grid, road, `map.roads.${i}`)
  for (const level of [1, 2] as const) yield unknownIn(grid, elevation[level] ?? [], `map.elevation.${level}`)
  const both = (elevation[2] ?? []).findIndex((zone) => elevation[1]?.includes(zone))
  if (both >= 0) yield fault(`map.elevation.2.${both}`, `${elevation[2]?.[both]} cannot be of both heights`)
  yield unknownIn(grid, embankment, 'map.embankment')
  const wet = new Set<string>()
  for (const [i, { edges, bridges }] of water.entries()) {
    for (const [j, edge] of edges.entries()) {
      const path = `map.water.${i}.edges.${j}`
      yield edgeFault(grid, edge, path)
      const turned = edge.split('/').toSorted().join('/')
      yield wet.has(turned) ? fault(path, `There is water on ${edge} already`) : undefined
      wet.add(turned)
    }
    const dry = bridges.findIndex((bridge) => !edges.includes(bridge))
    if (dry >= 0)
      yield fault(
        `map.water.${i}.bridges.${dry}`,
        `There is no water at ${bridges[dry]?.slice(0, 20)} to bridge`,
      )
  }
}

/** What is wrong with a drawn country, and where. */
export const mapFault = (map: DrawnMap): Fault | undefined => first(faultsIn(map))

/** The country as scenarios have it. */
export const countryOf = ({ ground, trench, roads, elevation, embankment, water }: DrawnMap): CountryMap => ({
  ground,
  trench: trench ?? null,
  roads,
  elevation: { 1: elevation[1] ?? [], 2: elevation[2] ?? [] },
  embankment,
  water,
})

const isOwn = ({ rows }: Grid, side: SideName, row: number): boolean => row < rows / 2 === (side === 'a')
const frontRow = ({ rows }: Grid, side: SideName): number => (side === 'a' ? rows / 2 - 1 : rows / 2)

/** GF-VAR-07: from the own front line to the enemy's next to it, with sappers to man it. */
export const tunnelFault = (
  country: Pick<CountryMap, 'ground'>,
  tunnels: readonly DrawnTunnel[],
  sappers: Readonly<Record<SideName, number>>,
): Fault | undefined => {
  const grid = sized(country)
  return first(
    tunnels.map(({ side, from, under }, i) => {
      const path = `tunnels.${i}`
      const mouth = zoneNamed(grid, from)
      const head = zoneNamed(grid, under)
      if (mouth === undefined || rowOf(grid, mouth) !== frontRow(grid, side))
        return fault(`${path}.from`, `${from.slice(0, 20)} is not in the front line of side ${side}`)
      if (
        head === undefined ||
        isOwn(grid, side, rowOf(grid, head)) ||
        !neighbours(grid, mouth).includes(head)
      )
        return fault(`${path}.under`, `${under.slice(0, 20)} is no zone of the enemy next to ${from}`)
      const before = tunnels.slice(0, i + 1).filter((one) => one.side === side).length
      return before > sappers[side]
        ? fault(
            path,
            capitalised(
              `side ${side} has ${several(sappers[side], 'sapper unit')} for ${several(before, 'tunnel')}`,
            ),
          )
        : undefined
    }),
  )
}
