import type { Outline } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { words } from '#kernel/words.ts'
import type { ShownSide } from '#screen/beside.ts'
import type { GroundKind, Terrain } from '#screen/ground.ts'
import type { Ground } from '#screen/tabletop.ts'
import type { View } from '../game/view.ts'
import { placeName } from '../place-names.ts'
import type { Area, Table, Water } from '../scenarios/table.ts'
import { fromInches, INCH } from '../tables/index.ts'
import { type SideName, sideIndex } from '../vocabulary.ts'
import { SIDE_NAMES } from '../wording.ts'
import { BLOCKING_GROUND, GROUND } from './naming.ts'
import { sceneryOf } from './scenery/index.ts'

/** A bridge is drawn so much longer than the water is wide. */
const BANKS = 0.3

/** The stretch of water that a bridge lies over: its two ends and how wide it is. */
const stretchUnder = ({ outline }: Water, centre: Point): readonly [Point, Point, number] | undefined => {
  if (outline.shape === 'rectangle') {
    const { x1, x2, y1, y2 } = outline
    return x2 - x1 > y2 - y1
      ? [{ x: x1, y: (y1 + y2) / 2 }, { x: x2, y: (y1 + y2) / 2 }, y2 - y1]
      : [{ x: (x1 + x2) / 2, y: y1 }, { x: (x1 + x2) / 2, y: y2 }, x2 - x1]
  }
  if (outline.shape !== 'belt') return undefined
  const { points, width } = outline
  const [nearest] = points
    .slice(1)
    .map((b, i) => ({ a: points[i] ?? b, b }))
    .sort(
      (one, other) => distanceToSegment(centre, one.a, one.b) - distanceToSegment(centre, other.a, other.b),
    )
  return nearest && [nearest.a, nearest.b, width]
}

/** From bank to bank, an inch wide. */
const bridgeOver = (water: Water, centre: Point): Outline | undefined => {
  const stretch = stretchUnder(water, centre)
  if (!stretch) return undefined
  const [a, b, width] = stretch
  const long = distance(a, b)
  const half = width / 2 + fromInches(BANKS)
  const x = Math.round((-(b.y - a.y) / long) * half)
  const y = Math.round(((b.x - a.x) / long) * half)
  const ends = [
    { x: centre.x - x, y: centre.y - y },
    { x: centre.x + x, y: centre.y + y },
  ]
  return { shape: 'belt', points: ends, width: INCH, ends: 'flush' }
}

/** So much longer than deep, what is fortified is a line of works and no village. */
const LINE = 6

const isLine = (outline: Outline): boolean => {
  if (outline.shape === 'belt') return true
  if (outline.shape !== 'rectangle') return false
  const [short, long] = [outline.x2 - outline.x1, outline.y2 - outline.y1].sort((a, b) => a - b)
  return (long ?? 0) > LINE * (short ?? 0)
}

const kindOf = ({ name, cover, blocks, outline }: Area): GroundKind => {
  if (blocks) return BLOCKING_GROUND[name] ?? 'hill'
  return cover === 'fortified' && isLine(outline) ? 'strongpoint' : GROUND[cover]
}

/** Whose a line of works is, and where it looks. */
const workOf = ({ enemy }: Table, { cover, owner }: Area): Pick<Terrain, 'side' | 'faces'> =>
  cover === 'trench' || cover === 'bunker' ? { side: sideIndex(owner), faces: enemy[owner] } : {}

const shownSide = ({ enemy, attacker }: Table, side: SideName): ShownSide => ({
  side,
  name: SIDE_NAMES[side],
  ...(side === 'german' ? { adjective: 'German' } : {}),
  looks: enemy[side],
  ...(side === attacker ? { attacks: true } : {}),
})

const BLOCKING_WORDS = 'cratered, and stops small-arms fire that has more than an inch of it to pass'

const isSame = (other: Area, area: Area): boolean =>
  other !== area && JSON.stringify(other.outline) === JSON.stringify(area.outline)

const shownArea = (table: Table, area: Area): Terrain => {
  const { name, cover, blocks, outline } = area
  return {
    id: name,
    kind: kindOf(area),
    outline,
    // A town that stops fire has its name already where it gives cover.
    ...(blocks && table.areas.some((other) => isSame(other, area)) ? {} : { name: placeName(name) }),
    text: `${placeName(name)}: ${blocks ? BLOCKING_WORDS : words(cover)}`,
    ...workOf(table, area),
  }
}

const shownWater = (water: Water, text: string): readonly Terrain[] => {
  const { name, outline, bridges } = water
  return [
    { id: name, kind: 'water', outline, name: placeName(name), text: `${placeName(name)}: ${text}` },
    ...bridges.flatMap((centre, i): Terrain[] => {
      const bridge = bridgeOver(water, centre)
      const over = `bridge over ${placeName(name)}`
      return bridge ? [{ id: `${name}-bridge-${i + 1}`, kind: 'bridge', outline: bridge, text: over }] : []
    }),
  ]
}

/** The battlefield: all that never changes. The worst cover is painted first, so that the best lies on top. */
export const shownGround = ({ table, scenario }: View): Ground => {
  const scenery = sceneryOf(scenario)
  return {
    size: { width: table.width, height: table.depth },
    ground: GROUND[table.ground],
    terrain: [
      ...table.areas.toReversed().map((area) => shownArea(table, area)),
      ...table.streams.flatMap((water) => shownWater(water, 'a stream, a minor obstacle')),
      ...table.barriers.flatMap((water) => shownWater(water, 'impassable')),
      ...scenery.terrain,
    ],
    relief: scenery.relief,
    measure: { unit: 'in', length: INCH, digits: 1 },
    sides: [shownSide(table, 'entente'), shownSide(table, 'german')],
  }
}
