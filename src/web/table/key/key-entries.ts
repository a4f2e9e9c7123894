import { type ShownWater, type ShownZone, ZONE_GROUNDS, type ZoneGrid } from '#screen/zone-map.ts'

/*
 * The key of a map of zones. Each sign is a scrap of a map that the painters of the table itself paint, so that the key
 * cannot differ from the table.
 */

/** A scrap of map with what it shows. */
export interface KeyEntry {
  readonly text: string
  readonly grid: ZoneGrid
  /** Whether a map shows it; always if left out. */
  readonly isOn?: (map: ZoneGrid) => boolean
}

export interface KeyChapter {
  readonly title: string
  readonly entries: readonly KeyEntry[]
}

/** Of the zones of scraps. */
const SIDE = 15_240

/** Untouched open ground. */
export const PLAIN: ShownZone = {
  name: 'key',
  ground: 'open',
  level: 0,
  embankment: false,
  holder: 0,
  trench: 'none',
  emplacement: 'none',
  road: 'none',
  track: 'none',
  shellHoles: 0,
  wireCut: 0,
  crater: false,
  graves: 0,
  wrecks: 0,
  text: '',
}

interface Laid {
  readonly zones?: readonly Partial<ShownZone>[]
  readonly columns?: number
  readonly roads?: ZoneGrid['roads']
  readonly water?: readonly ShownWater[]
}

const scrap = ({ zones = [{}], columns = 1, roads = [], water = [] }: Laid): ZoneGrid => ({
  columns,
  rows: zones.length / columns,
  side: SIDE,
  origin: { x: 0, y: 0 },
  zones: zones.map((zone, i) => ({ ...PLAIN, ...zone, name: `key ${i}` })),
  roads,
  water,
  rears: [],
})

const PARTS = ['ground', 'embankment', 'trench', 'emplacement', 'track', 'crater', 'holder'] as const

/** Of what is counted, any number will do. */
const shows = (there: ShownZone, shown: Partial<ShownZone>): boolean =>
  PARTS.every((part) => shown[part] === undefined || shown[part] === there[part]) &&
  there.shellHoles >= (shown.shellHoles ?? 0) &&
  there.wireCut >= Math.min(1, shown.wireCut ?? 0) &&
  there.graves >= Math.min(1, shown.graves ?? 0) &&
  there.wrecks >= Math.min(1, shown.wrecks ?? 0)

const zone = (text: string, shown: Partial<ShownZone>): KeyEntry => ({
  text,
  grid: scrap({ zones: [shown] }),
  isOn: ({ zones }) => zones.some((there) => shows(there, shown)),
})

const GROUND_TEXT: Readonly<Record<ShownZone['ground'], string>> = {
  open: 'Open fields',
  rough: 'Rough or torn-up ground',
  woods: 'Woods',
  town: 'Town',
  ruins: 'Town in ruins',
  morass: 'Morass: mud and flooded shell holes',
}

const grounds = ZONE_GROUNDS.map((ground) => zone(GROUND_TEXT[ground], { ground }))

/** A hill in the midst of flat country, so that its lines close. */
const hill = (text: string, level: number): KeyEntry => ({
  text,
  grid: scrap({ columns: 3, zones: Array.from({ length: 9 }, (_, i) => ({ level: i === 4 ? level : 0 })) }),
  isOn: ({ zones }) => zones.some((there) => there.level === level),
})

/** A road runs through from zone to zone. */
const road = (text: string, state: ShownZone['road']): KeyEntry => ({
  text,
  grid: scrap({ zones: [{ road: 'intact' }, { road: state }, { road: 'intact' }], roads: [[0, 1, 2]] }),
  isOn: ({ zones }) => zones.some((there) => there.road === state),
})

const water = (text: string, kind: ShownWater['kind'], bridge: ShownWater['bridge']): KeyEntry => ({
  text,
  grid: scrap({
    zones: [{}, {}],
    water: [{ between: [0, 1], kind, bridge }],
  }),
  isOn: (map) =>
    map.water.some((there) => (bridge === 'none' ? there.kind === kind : there.bridge === bridge)),
})

/** What is painted on a map, chapter by chapter; without one all that can be. */
export const keyChapters = (sides: readonly [string, string], map?: ZoneGrid): readonly KeyChapter[] =>
  map
    ? allChapters(sides)
        .map(({ title, entries }) => ({ title, entries: entries.filter(({ isOn }) => isOn?.(map) ?? true) }))
        .filter(({ entries }) => entries.length > 0)
    : allChapters(sides)

const allChapters = (sides: readonly [string, string]): readonly KeyChapter[] => [
  {
    title: 'The ground',
    entries: [
      ...grounds,
      hill('Hill of one level', 1),
      hill('Hill of two levels', 2),
      zone('Railway embankment', { embankment: true }),
    ],
  },
  {
    title: 'Roads and water',
    entries: [
      road('Road', 'intact'),
      road('Road cut', 'cut'),
      zone('Track of planks', { track: 'intact' }),
      zone('Track cut', { track: 'cut' }),
      water('Stream', 'stream', 'none'),
      water('River', 'river', 'none'),
      water('Bridge', 'river', 'intact'),
      water('Bridge down', 'river', 'cut'),
    ],
  },
  {
    title: 'Works',
    entries: [
      zone('Light trench and its wire, towards the enemy', { trench: 'light' }),
      zone('Heavy trench', { trench: 'heavy' }),
      zone('Wire cut', { trench: 'light', wireCut: 2 }),
      zone('Light emplacement for guns', { emplacement: 'light' }),
      zone('Heavy emplacement', { emplacement: 'heavy' }),
    ],
  },
  {
    title: 'Damage',
    entries: [
      zone('Shell holes: one counter', { shellHoles: 1 }),
      zone('Shell holes: three counters', { shellHoles: 3 }),
      zone('Mine crater', { crater: true }),
      zone('Casualty bases', { graves: 3 }),
      zone('Wrecked tanks', { wrecks: 2 }),
    ],
  },
  {
    title: 'Who holds it',
    entries: [
      zone(sides[0], { holder: 0 }),
      zone(sides[1], { holder: 1 }),
      { text: 'Where the ground of both meets', grid: scrap({ zones: [{ holder: 0 }, { holder: 1 }] }) },
    ],
  },
]
