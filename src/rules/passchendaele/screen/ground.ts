import { corners } from '../../../kernel/geometry/box.ts'
import type { Outline } from '../../../kernel/geometry/outline.ts'
import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { rectangleCentre } from '../../../kernel/geometry/rectangle.ts'
import { words } from '../../../kernel/words.ts'
import type { ShownSide } from '../../../screen/beside.ts'
import type { GroundKind, Terrain } from '../../../screen/ground.ts'
import type { Ground } from '../../../screen/tabletop.ts'
import type { SideName } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { placeName } from '../place-names.ts'
import { INCH } from '../tables/index.ts'
import { SIDE_NAMES } from '../wording.ts'
import { GROUND, sideIndex } from './naming.ts'
import { sceneryOf } from './scenery/index.ts'

type Barrier = View['table']['barriers'][number]

const polygonOf = (box: Barrier['box']): Outline => ({ shape: 'polygon', points: corners(box) })

/** From bank to bank, an inch wide. */
const bridgeOver = (box: Barrier['box'], centre: Point): Outline => {
  const xs = corners(box).map(({ x }) => x)
  const ys = corners(box).map(({ y }) => y)
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const alongX = x2 - x1 > y2 - y1
  const ends = alongX ? [y1, y2].map((y) => ({ x: centre.x, y })) : [x1, x2].map((x) => ({ x, y: centre.y }))
  return { shape: 'belt', points: ends, width: INCH }
}

/** So much longer than deep, what is fortified is a line of works and no village. */
const LINE = 6

const kindOf = ({ cover, x1, y1, x2, y2 }: View['table']['areas'][number]): GroundKind => {
  const [short, long] = [x2 - x1, y2 - y1].sort((a, b) => a - b)
  return cover === 'fortified' && (long ?? 0) > LINE * (short ?? 0) ? 'strongpoint' : GROUND[cover]
}

/** Whose a line of works is, by which front it lies nearer to, and where it looks. */
const workOf = (
  { front, enemy }: View['table'],
  { cover, x1, y1, x2, y2 }: View['table']['areas'][number],
): Pick<Terrain, 'side' | 'faces'> => {
  if (cover !== 'trench' && cover !== 'bunker') return {}
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }
  const away = (side: SideName): number => distance(middle, rectangleCentre(front[side]))
  const side = away('entente') < away('german') ? 'entente' : 'german'
  return { side: sideIndex(side), faces: enemy[side] }
}

const shownSide = ({ enemy, attacker }: View['table'], side: SideName): ShownSide => ({
  side,
  name: SIDE_NAMES[side],
  ...(side === 'german' ? { adjective: 'German' } : {}),
  looks: enemy[side],
  ...(side === attacker ? { attacks: true } : {}),
})

/** The battlefield: all that never changes. The worst cover is painted first, so that the best lies on top. */
export const shownGround = ({ table, scenario }: View): Ground => {
  const scenery = sceneryOf(scenario)
  const areas: Terrain[] = table.areas.toReversed().map((area) => {
    const { name, cover, x1, y1, x2, y2 } = area
    return {
      id: name,
      kind: kindOf(area),
      outline: { shape: 'rectangle', x1, y1, x2, y2 },
      name: placeName(name),
      text: `${placeName(name)}: ${words(cover)}`,
      ...workOf(table, area),
    }
  })
  const water: Terrain[] = table.barriers.flatMap(({ name, box, bridges }) => [
    {
      id: name,
      kind: 'water' as const,
      outline: polygonOf(box),
      name: placeName(name),
      text: `${placeName(name)}: impassable`,
    },
    ...bridges.map(
      (centre, i): Terrain => ({
        id: `${name}-bridge-${i + 1}`,
        kind: 'bridge',
        outline: bridgeOver(box, centre),
        text: `bridge over ${placeName(name)}`,
      }),
    ),
  ])
  const blocking: Terrain[] = table.blocking.map((box, i) => ({
    id: `blocking-${i + 1}`,
    kind: 'wood',
    outline: polygonOf(box),
    text: 'ground that stops small-arms fire',
  }))
  return {
    size: { width: table.width, height: table.depth },
    ground: GROUND[table.ground],
    terrain: [...areas, ...blocking, ...water, ...scenery.terrain],
    relief: scenery.relief,
    measure: { unit: 'in', length: INCH, digits: 1 },
    sides: [shownSide(table, 'entente'), shownSide(table, 'german')],
  }
}
