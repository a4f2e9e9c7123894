import { fair, sfc32 } from '#kernel/chance/random.ts'
import type { Feature, Rectangle, Spot } from '../scenarios/scenario.ts'
import { COLUMN, drawnFeatures } from './cells.ts'
import { drawnLines, type Lines } from './lines.ts'
import { isDug, type Terms } from './terms.ts'

/** The table of a battle of the players' own. */
export interface Laid {
  readonly lines: Lines
  readonly features: readonly Feature[]
  readonly strongPoints: readonly Rectangle[]
  readonly blockHouses: readonly Spot[]
  /** Where communication trenches run, and how far back. */
  readonly saps: readonly number[]
  readonly sapsTo: number
}

export const across = (y: number, width: number): readonly Spot[] => [
  [0, y],
  [width, y],
]

export const along = (x: number, from: number, to: number): readonly Spot[] => [
  [x, from],
  [x, to],
]

/** Lines that the works dig (step 2). */
export const dugLines = ({ works }: Terms, { front, second, third }: Lines): readonly number[] => {
  if (works === 'none') return []
  if (works === 'hasty') return [front]
  return works === 'line' || third === undefined ? [front, second] : [front, second, third]
}

const isDeep = ({ works }: Terms): boolean => works === 'system' || works === 'deep'

/** Roads by their x (step 3). */
export const roadsOf = ({ width, ground, water }: Terms, drawn: number): readonly number[] => {
  const columns = width / COLUMN
  const k = 1 + ((drawn - 1) % (columns - 1))
  if (ground === 'shattered') return []
  const first = COLUMN * k
  const twice = columns >= 4 && (ground === 'built-up' || water === 'river')
  return twice ? [first, COLUMN * ((k % (columns - 1)) + 1)] : [first]
}

export const roadBegins = ({ ground, water }: Terms, { second }: Lines): number =>
  ground === 'trench' && water !== 'river' ? second : 0

export const torn = ({ ground, width }: Terms, { front, second }: Lines): readonly Feature[] => {
  if (ground === 'trench') return [{ kind: 'shell-torn', at: [0, 28, width, front + 12] }]
  if (ground !== 'shattered') return []
  return [
    { kind: 'shattered', at: [0, 32, width, front - 8] },
    { kind: 'shell-torn', at: [0, 28, width, 32] },
    { kind: 'shell-torn', at: [0, front - 8, width, second + 8] },
  ]
}

export const waterOf = ({ water, width }: Terms, { front }: Lines): readonly Feature[] => {
  const middle = (26 + front) / 2
  if (water === 'stream') return [{ kind: 'stream', along: across(middle, width) }]
  return water === 'river' ? [{ kind: 'river', at: [0, middle - 2, width, middle + 2] }] : []
}

/** The second belt leaves 3 cm free to either side of roads and communication trenches. */
const brokenBelt = (
  near: number,
  far: number,
  width: number,
  gaps: readonly number[],
): readonly Feature[] => {
  const belts: Feature[] = []
  let left = 0
  for (const x of gaps.toSorted((one, other) => one - other)) {
    if (x - 3 > left) belts.push({ kind: 'wire', at: [left, near, x - 3, far] })
    left = x + 3
  }
  if (width > left) belts.push({ kind: 'wire', at: [left, near, width, far] })
  return belts
}

const wireOf = (
  { wire, works, width }: Terms,
  { front, second }: Lines,
  gaps: readonly number[],
): readonly Feature[] => {
  if (wire === 'none') return []
  const first: Feature = { kind: 'wire', at: [0, front - (wire === 'deep' ? 8 : 6), width, front - 4] }
  if (wire === 'single' || works === 'hasty') return [first]
  return [first, ...brokenBelt(second - 6, second - 4, width, gaps)]
}

const strongPointsOf = ({ works, width }: Terms, { front, second }: Lines): readonly Rectangle[] => {
  const columns = width / COLUMN
  const at = (column: number, y: number): Rectangle => [
    COLUMN * column + 9,
    y - 2.5,
    COLUMN * column + 21,
    y + 2.5,
  ]
  if (works === 'system') return [at(Math.floor(columns / 2), front)]
  if (works !== 'deep') return []
  return Array.from({ length: Math.ceil(columns / 2) }, (_, i) => at(2 * i, second))
}

const blockHousesOf = (count: number, { width }: Terms, { front }: Lines): readonly Spot[] => {
  const columns = width / COLUMN
  return Array.from({ length: count }, (_, i): Spot => {
    const column = Math.ceil((columns * (2 * i + 1)) / (2 * count))
    return [COLUMN * column - 15, front + 10]
  })
}

/** Roads and water of a table that nobody has fought on yet. */
const waysOf = (terms: Terms, lines: Lines, roads: readonly number[]): readonly Feature[] => [
  ...roads.map((x) => ({ kind: 'road', along: along(x, roadBegins(terms, lines), terms.length) }) as const),
  ...waterOf(terms, lines),
]

/** Works and wire about the lines, clear of the roads by their x; nothing of it is drawn by lot. */
export const worksOf = (
  terms: Terms,
  lines: Lines,
  roads: readonly number[],
  ways: readonly Feature[],
  blockHouses: number,
) => {
  const { width } = terms
  const columns = width / COLUMN
  const saps = isDeep(terms)
    ? Array.from({ length: columns - 1 }, (_, i) => COLUMN * (i + 1)).filter((x) => !roads.includes(x))
    : []
  const sapsTo = lines.third ?? lines.second
  const strongPoints = strongPointsOf(terms, lines)
  const features: Feature[] = [
    ...(isDug(terms.works)
      ? [{ kind: 'trench', of: 'attacker', along: across(lines.attacker, width) } as const]
      : []),
    ...dugLines(terms, lines).map(
      (y) => ({ kind: 'trench', of: 'defender', along: across(y, width) }) as const,
    ),
    ...saps.map((x) => ({ kind: 'trench', of: 'defender', along: along(x, lines.front, sapsTo) }) as const),
    ...ways,
    ...wireOf(terms, lines, [...roads, ...saps]),
    ...strongPoints.map((at) => ({ kind: 'strong-point', at }) as const),
  ]
  return { features, strongPoints, saps, sapsTo, blockHouses: blockHousesOf(blockHouses, terms, lines) }
}

/** A six-sided die of the map. */
export const mapDie = (seed: number): (() => number) => {
  const random = sfc32(seed)
  return () => fair(random, 6) + 1
}

/** The ground of section 7, every draw in its order. */
export const drawnGround = (terms: Terms, blockHouses: number): Laid => {
  const draw = mapDie(terms.mapSeed)
  const lines = drawnLines(terms, draw)
  const roads = roadsOf(terms, draw())
  const country = drawnFeatures(terms, lines, draw)
  const works = worksOf(terms, lines, roads, waysOf(terms, lines, roads), blockHouses)
  return { ...works, lines, features: [...torn(terms, lines), ...country, ...works.features] }
}
