import type { Outline } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { GroundKind, Terrain } from '#screen/ground.ts'

/* The ground of a table 180 cm by 120 like one of Flanders: all that a free table can show. */

export const CM = 1000
export const size = { width: 180 * CM, height: 120 * CM }
export const measure = { unit: 'cm', length: CM, digits: 1 }
export const at = (x: number, y: number): Point => ({ x: Math.round(x * CM), y: Math.round(y * CM) })

type Spots = readonly (readonly [number, number])[]
const points = (spots: Spots): readonly Point[] => spots.map(([x, y]) => at(x, y))
const polygon = (...spots: Spots): Outline => ({ shape: 'polygon', points: points(spots) })
const belt = (width: number, ...spots: Spots): Outline => ({
  shape: 'belt',
  points: points(spots),
  width: width * CM,
})
const rectangle = (x1: number, y1: number, x2: number, y2: number): Outline => ({
  shape: 'rectangle',
  x1: x1 * CM,
  y1: y1 * CM,
  x2: x2 * CM,
  y2: y2 * CM,
})

const lie = (
  kind: GroundKind,
  id: string,
  outline: Outline,
  more: Partial<Pick<Terrain, 'name' | 'side' | 'faces' | 'level' | 'broken'>> = {},
): Terrain => ({ id, kind, outline, text: `${more.name ?? id}: ${kind}`, ...more })

const ours = { side: 0, faces: 0 } as const
const theirs = { side: 1, faces: 18_000 } as const

export const FRONT: Spots = [
  [0, 21],
  [22, 19],
  [41, 23],
  [66, 21],
  [88, 25],
  [112, 22],
  [138, 24],
  [160, 20],
  [180, 22],
]
export const GERMAN_FRONT: Spots = [
  [0, 54],
  [24, 57],
  [47, 52],
  [70, 55],
  [92, 51],
  [118, 55],
  [141, 52],
  [163, 56],
  [180, 54],
]
export const GERMAN_SUPPORT: Spots = [
  [0, 80],
  [28, 77],
  [56, 81],
  [84, 78],
  [113, 81],
  [146, 77],
  [180, 80],
]
const off = (spots: Spots, up: number): Spots => spots.map(([x, y]) => [x, y + up] as const)

export const terrain: readonly Terrain[] = [
  lie(
    'cratered',
    'no-mans-land',
    polygon([0, 25], [60, 27], [120, 28], [180, 25], [180, 62], [118, 66], [60, 61], [0, 64]),
  ),
  lie('shattered', 'the-slough', polygon([96, 31], [121, 30], [128, 41], [112, 47], [95, 43]), {
    name: 'The Slough',
  }),
  lie('marsh', 'the-bog', polygon([128, 33], [150, 28], [172, 30], [170, 44], [142, 45]), {
    name: 'The Bog',
  }),
  lie(
    'hill',
    'wolfsberg',
    polygon([48, 84], [70, 81], [96, 85], [108, 96], [100, 112], [74, 117], [52, 110], [42, 96]),
    {
      name: 'Wolfsberg',
      level: 1,
    },
  ),
  lie('hill', 'wolfsberg-top', polygon([62, 92], [80, 90], [92, 97], [86, 106], [68, 108], [58, 100]), {
    level: 2,
  }),
  lie('hill', 'spur', rectangle(160, 96, 180, 120), { level: 1, name: 'Spur' }),
  lie('wood', 'vaire-wood', polygon([9, 62], [22, 60], [33, 65], [36, 74], [27, 79], [12, 77], [6, 70]), {
    name: 'Vaire Wood',
  }),
  lie('wood', 'pear-copse', polygon([63, 38], [74, 36], [79, 43], [71, 48], [62, 45]), {
    name: 'Pear Copse',
    broken: true,
  }),
  lie('wood', 'park', rectangle(8, 92, 28, 108), { name: 'Château Park' }),
  lie(
    'village',
    'hamel',
    polygon([116, 86], [132, 84], [148, 87], [152, 98], [142, 106], [124, 105], [114, 97]),
    { name: 'Hamel' },
  ),
  lie('ruins', 'le-moulin', polygon([30, 40], [40, 38], [45, 44], [40, 49], [31, 48]), { name: 'Le Moulin' }),
  lie(
    'water',
    'steenbeek',
    belt(1.2, [0, 36], [22, 33], [44, 30], [70, 33], [98, 37], [124, 38], [150, 36], [180, 38]),
    {
      name: 'Steenbeek',
    },
  ),
  lie('water', 'mill-race', belt(0.7, [30, 60], [34, 48], [44, 38], [48, 30.4])),
  lie('water', 'canal', belt(2.4, [0, 112], [30, 114], [60, 118.5], [78, 120]), { name: 'Canal' }),
  lie('water', 'pond', polygon([154, 84], [160, 82], [166, 85], [165, 91], [158, 92], [153, 88]), {
    name: 'Pond',
  }),
  lie('embankment', 'bank', belt(2.4, [0, 88], [30, 86.5], [44, 83])),
  lie('railway', 'railway', belt(1, [0, 88], [30, 86.5], [52, 81], [90, 68], [136, 68], [180, 62])),
  lie(
    'road',
    'cerisy-road',
    belt(2, [56, 0], [58, 20], [54, 33], [60, 50], [86, 62], [112, 76], [133, 95], [160, 104], [180, 110]),
    {
      name: 'to Cerisy',
    },
  ),
  lie('road', 'mill-road', belt(1.6, [133, 95], [126, 108], [128, 120])),
  lie('road', 'park-road', belt(1.6, [86, 62], [60, 68], [40, 80], [34, 100], [36, 120])),
  lie('track', 'sunken-track', belt(1, [96, 0], [104, 12], [101, 30], [112, 44], [108, 60])),
  lie('hedge', 'hedge', belt(0.5, [120, 108], [112, 106], [108, 100])),
  lie('wall', 'wall', belt(0.5, [8, 108], [8, 92], [28, 92])),
  lie('fence', 'fence', belt(0.5, [150, 110], [158, 112], [158, 118])),
  lie(
    'crater',
    'lochnagar',
    polygon([146, 47], [150, 46], [153, 48], [153, 51], [150, 53], [146, 52], [145, 49.5]),
  ),
  lie('trench', 'british-front', belt(2, ...FRONT), { name: 'Pall Mall', ...ours }),
  lie('trench', 'british-support', belt(2, ...off(FRONT, -12)), { name: 'Regent Street', ...ours }),
  lie('sap', 'sap-1', belt(1.4, [24, 7.3], [26, 19.3]), ours),
  lie('sap', 'sap-2', belt(1.4, [120, 10.6], [124, 22.9]), ours),
  lie('trench', 'german-front', belt(2, ...GERMAN_FRONT), { name: 'Kaisergraben', ...theirs }),
  lie('trench', 'german-support', belt(2, ...GERMAN_SUPPORT), { name: 'Wotanstellung', ...theirs }),
  lie('sap', 'sap-3', belt(1.4, [50, 52.4], [46, 66], [58, 80.7]), theirs),
  lie('sap', 'sap-4', belt(1.4, [144, 52.6], [150, 64], [146, 77]), theirs),
  lie('strongpoint', 'redoubt', rectangle(98, 56, 110, 62), { name: 'Redoubt', ...theirs }),
  lie('dugout', 'dugout-1', rectangle(73, 57, 77, 60), theirs),
  lie('dugout', 'dugout-2', rectangle(120, 58, 124, 61), theirs),
  lie('emplacement', 'gun-pit-1', polygon([20, 94], [24, 93], [26, 96], [24, 99], [20, 98.5]), theirs),
  lie('emplacement', 'gun-pit-2', rectangle(152, 112, 157, 117), theirs),
  lie('building', 'farm', polygon([86, 70], [93, 69], [94, 73], [90, 73.6], [90.4, 76], [87, 76.4])),
  lie('building', 'barn', rectangle(100, 4, 103, 6)),
  lie('bunker', 'block-house', rectangle(28, 57.6, 31, 60.6), { name: 'Block house', ...theirs }),
  lie('bunker', 'pill-box', rectangle(150, 57, 153, 60), theirs),
  lie('wire', 'british-wire-west', belt(2, [0, 29], [22, 27], [41, 31], [50, 30.2])),
  lie('wire', 'british-wire-east', belt(2, [64, 29], [88, 33], [112, 29], [138, 31], [160, 27], [180, 29])),
  lie('wire', 'german-wire-west', belt(2, ...off(GERMAN_FRONT.slice(0, 3), -7), [56, 46.2])),
  lie('wire', 'german-wire-east', belt(2, [62, 47], [70, 48], ...off(GERMAN_FRONT.slice(4), -7))),
  lie('wire', 'support-wire', belt(3, ...off(GERMAN_SUPPORT, -7))),
]
