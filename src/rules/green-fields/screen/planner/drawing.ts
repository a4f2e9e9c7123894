import { accept } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import type { Drawing, DrawingTool } from '#screen/planner.ts'
import { type DrawnMap, MAP, mapFault } from '../../own-battle/drawn-map.ts'
import type { CountryMap } from '../../own-battle/generate.ts'
import { columnOf, referenceOf, rowOf } from '../../reckoning/grid.ts'
import { GROUND_LETTERS, sized, TRENCH_LETTERS } from '../../scenarios/scenario.ts'
import type { Plan } from './plan.ts'

const GROUNDS = Object.entries(GROUND_LETTERS).map(
  ([letter, ground]): DrawingTool => ({
    id: `ground-${letter}`,
    title: capitalised(ground),
    group: 'Ground',
    zones: 1,
  }),
)
const TRENCHES = Object.entries(TRENCH_LETTERS).map(
  ([letter, works]): DrawingTool => ({
    id: `trench-${letter}`,
    title: works === 'none' ? 'No trench' : `${capitalised(works)} trench`,
    group: 'Trench',
    zones: 1,
  }),
)
const FEATURES: readonly DrawingTool[] = [
  { id: 'hill', title: 'Hill: none, low, high', group: 'Heights', zones: 1 },
  { id: 'embankment', title: 'Embankment', group: 'Heights', zones: 1 },
  { id: 'road', title: 'Road', group: 'Between two zones', zones: 2 },
  { id: 'stream', title: 'Stream', group: 'Between two zones', zones: 2 },
  { id: 'river', title: 'River', group: 'Between two zones', zones: 2 },
  { id: 'bridge', title: 'Bridge', group: 'Between two zones', zones: 2 },
]

const TOOLS: readonly DrawingTool[] = [...GROUNDS, ...TRENCHES, ...FEATURES]

/** A country made by chance, as a drawing to go on with: its roads from zone to zone, so that each piece can be taken away. */
export const drawingOf = ({ ground, trench, roads, elevation, embankment, water }: CountryMap): DrawnMap => ({
  ground: [...ground],
  ...(trench ? { trench: [...trench] } : {}),
  roads: roads.flatMap((road) => {
    const stops = road.split('-')
    return stops.slice(1).map((stop, i) => `${stops[i]}-${stop}`)
  }),
  elevation: { 1: [...(elevation[1] ?? [])], 2: [...(elevation[2] ?? [])] },
  embankment: [...embankment],
  water: water.map(({ water: kind, edges, bridges }) => ({
    water: kind,
    edges: [...edges],
    bridges: [...bridges],
  })),
})

/** A grid with another letter in one zone. */
const lettered = (lines: readonly string[], column: number, row: number, letter: string): string[] =>
  lines.map((line, i) =>
    i === lines.length - 1 - row ? `${line.slice(0, column)}${letter}${line.slice(column + 1)}` : line,
  )

const toggled = (list: readonly string[], ...names: readonly string[]): string[] => {
  const [name = ''] = names
  return list.some((one) => names.includes(one))
    ? list.filter((one) => !names.includes(one))
    : [...list, name]
}

/** Nothing, then low, then high. */
const raised = (
  { 1: low = [], 2: high = [] }: DrawnMap['elevation'],
  zone: string,
): DrawnMap['elevation'] => {
  const without = (list: readonly string[]) => list.filter((one) => one !== zone)
  if (low.includes(zone)) return { 1: without(low), 2: [...high, zone] }
  return high.includes(zone) ? { 1: low, 2: without(high) } : { 1: [...low, zone], 2: high }
}

type Waters = DrawnMap['water']

const withWater = (
  waters: Waters,
  kind: 'stream' | 'river',
  [one, other]: readonly [string, string],
): Waters => {
  const edge = `${one}/${other}`
  const names = [edge, `${other}/${one}`]
  const had = waters.some(({ water, edges }) => water === kind && edges.some((name) => names.includes(name)))
  const dry = waters.map(({ water, edges, bridges }) => ({
    water,
    edges: edges.filter((name) => !names.includes(name)),
    bridges: bridges.filter((name) => !names.includes(name)),
  }))
  if (had) return dry.filter(({ edges }) => edges.length > 0)
  const same = dry.find(({ water }) => water === kind) ?? { water: kind, edges: [], bridges: [] }
  return [...dry.filter((water) => water !== same), { ...same, edges: [...same.edges, edge] }].filter(
    ({ edges }) => edges.length > 0,
  )
}

const withBridge = (waters: Waters, [one, other]: readonly [string, string]): Waters =>
  waters.map((water) => {
    const edge = water.edges.find((name) => name === `${one}/${other}` || name === `${other}/${one}`)
    return edge === undefined ? water : { ...water, bridges: toggled(water.bridges, edge) }
  })

/** The drawing after a stroke; the same if the stroke makes no sense there. */
const drawn = (map: DrawnMap, tool: string, zones: readonly number[]): DrawnMap => {
  const grid = sized(map)
  const [zone = 0, other] = zones
  const here = referenceOf(grid, zone)
  const [kind = '', letter = ''] = tool.split('-', 2)
  const at = [columnOf(grid, zone), rowOf(grid, zone)] as const
  switch (kind) {
    case 'ground':
      return { ...map, ground: lettered(map.ground, ...at, letter) }
    case 'trench': {
      const none = map.ground.map((line) => '-'.repeat(line.length))
      return { ...map, trench: lettered(map.trench ?? none, ...at, tool.slice('trench-'.length)) }
    }
    case 'hill':
      return { ...map, elevation: raised(map.elevation, here) }
    case 'embankment':
      return { ...map, embankment: toggled(map.embankment, here) }
  }
  if (other === undefined) return map
  const pair = [here, referenceOf(grid, other)] as const
  const after: DrawnMap =
    kind === 'road'
      ? { ...map, roads: toggled(map.roads, pair.join('-'), pair.toReversed().join('-')) }
      : kind === 'bridge'
        ? { ...map, water: withBridge(map.water, pair) }
        : { ...map, water: withWater(map.water, kind === 'river' ? 'river' : 'stream', pair) }
  return mapFault(after) ? map : after
}

const FORMAT = 'duckboard.country/1'

/** GF-VAR-07: the country of a plan, drawn by hand. */
export const drawingFor = (plan: Plan, map: DrawnMap): Drawing<Plan> => {
  const { map: _, ...discarded } = plan
  return {
    tools: TOOLS,
    draw: (tool, zones) => ({ ...plan, map: drawn(map, tool, zones) }),
    discarded,
    file: {
      saved: { name: 'duckboard-country.json', content: { format: FORMAT, ...map } },
      load(value) {
        const { format: __, ...rest } =
          typeof value === 'object' && value !== null ? { format: '', ...value } : { format: '' }
        const read = accept(MAP, rest)
        if (!read.ok) return { fault: `This is no drawn country: ${read.error.message}` }
        const fault = mapFault(read.value)
        return fault ? { fault: fault.message } : { plan: { ...plan, map: read.value } }
      },
    },
  }
}
