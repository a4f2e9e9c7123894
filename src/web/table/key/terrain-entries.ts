import type { Outline } from '#kernel/geometry/outline.ts'
import type { GroundKind, Terrain } from '#screen/ground.ts'
import { bridgesFound } from '../ground/shapes/crossings.ts'
import { shapeOf } from '../ground/shapes/shape.ts'

/*
 * The key of a table without zones: only what lies on it, each sign as a scrap of ground that the painters of the table
 * itself paint.
 */

/** Side of a scrap. */
export const SCRAP = 9000

/** A scrap of ground with what it shows. */
export interface TerrainEntry {
  readonly text: string
  readonly terrain: readonly Terrain[]
}

export const GROUND_WORDS: Readonly<Record<GroundKind, string>> = {
  open: 'Open ground; the dotted edges of fields mean nothing',
  cratered: 'Ground torn by shells',
  shattered: 'Shattered ground, in part under water',
  marsh: 'Marsh',
  hill: 'Hill: the strong line is its edge, thin ones show the slope',
  wood: 'Wood',
  village: 'Village: the dotted line is its edge',
  ruins: 'Village in ruins',
  water: 'Water',
  embankment: 'Embankment',
  railway: 'Railway',
  track: 'Track',
  road: 'Road',
  bridge: 'Bridge',
  hedge: 'Hedge',
  fence: 'Fence',
  wall: 'Wall',
  crater: 'Mine crater',
  trench: 'Trench: the brown strip is what counts as in it',
  sap: 'Communication trench',
  strongpoint: 'Strong point',
  dugout: 'Dug-out',
  emplacement: 'Gun pit',
  building: 'Building',
  bunker: 'Block house',
  wire: 'Barbed wire',
}

const BROKEN: Partial<Record<GroundKind, string>> = {
  wood: 'Wood shot to pieces',
  bridge: 'Bridge that is down',
}

const polygon: Outline = {
  shape: 'polygon',
  points: [
    { x: 1050, y: 2250 },
    { x: 3450, y: 900 },
    { x: 6450, y: 1200 },
    { x: 8100, y: 3600 },
    { x: 7500, y: 6750 },
    { x: 4650, y: 8100 },
    { x: 1800, y: 7050 },
    { x: 750, y: 4650 },
  ],
}
const square: Outline = { shape: 'rectangle', x1: 2700, y1: 2850, x2: 6300, y2: 6150 }
const belt = (width: number): Outline => ({
  shape: 'belt',
  points: [
    { x: -450, y: 3600 },
    { x: 2850, y: 4800 },
    { x: 6000, y: 4350 },
    { x: 9450, y: 5550 },
  ],
  width,
})
const upright = (width: number): Outline => ({
  shape: 'belt',
  points: [
    { x: 4500, y: -450 },
    { x: 4500, y: 9450 },
  ],
  width,
})

/** How a scrap of each kind lies; areas if left out. */
const OUTLINES: Partial<Record<GroundKind, Outline>> = {
  water: belt(1350),
  embankment: belt(1950),
  railway: belt(750),
  track: belt(750),
  road: belt(1350),
  hedge: belt(450),
  fence: belt(450),
  wall: belt(450),
  trench: belt(2250),
  sap: belt(1350),
  wire: belt(2100),
  strongpoint: { shape: 'rectangle', x1: 1350, y1: 2250, x2: 7650, y2: 6750 },
  dugout: square,
  emplacement: square,
  building: square,
  bunker: square,
  bridge: {
    shape: 'belt',
    points: [
      { x: 3450, y: 4425 },
      { x: 5550, y: 4575 },
    ],
    width: 1350,
  },
}

const scrapOf = (like: Terrain): readonly Terrain[] => {
  const { kind } = like
  const laid: Terrain = { ...like, id: `key ${kind}`, outline: OUTLINES[kind] ?? polygon }
  if (kind !== 'bridge') return [laid]
  return [
    { id: 'key water', kind: 'water', outline: upright(1650), text: '' },
    { id: 'key road', kind: 'road', outline: belt(1350), text: '' },
    laid,
  ]
}

/** The same sign, so that it is explained once. */
const signOf = ({ kind, side, broken }: Terrain): string => [kind, side, broken].join()

/** One entry for each sign on a table. */
export const terrainEntries = (
  ground: GroundKind | undefined,
  terrain: readonly Terrain[],
  sides: readonly [string, string],
): readonly TerrainEntry[] => {
  const found = bridgesFound(terrain.map((one) => ({ terrain: one, patch: shapeOf(one.outline) })))
  const plain = (kind: GroundKind): Terrain => ({ id: kind, kind, outline: polygon, text: '' })
  const all = [...(ground ? [plain(ground)] : []), ...terrain, ...(found.length > 0 ? [plain('bridge')] : [])]
  const signs = new Map(all.map((one) => [signOf(one), one]))
  return [...signs.values()].map((one) => {
    const { kind, side, broken } = one
    const words = (broken && BROKEN[kind]) || GROUND_WORDS[kind]
    return { text: side === undefined ? words : `${words} (${sides[side]})`, terrain: scrapOf(one) }
  })
}
