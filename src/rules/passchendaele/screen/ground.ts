import { corners } from '../../../kernel/geometry/box.ts'
import { words } from '../../../kernel/words.ts'
import type { Ground } from '../../../screen/tabletop.ts'
import { INCH } from '../game/board/measures.ts'
import type { View } from '../game/view.ts'
import { SIDE_NAMES } from '../wording.ts'
import { GROUND } from './naming.ts'

type Terrain = Ground['terrain'][number]

const outlineOf = (box: Parameters<typeof corners>[0]): Terrain['outline'] => {
  const points = corners(box)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    shape: 'rectangle',
    x1: Math.min(...xs),
    y1: Math.min(...ys),
    x2: Math.max(...xs),
    y2: Math.max(...ys),
  }
}

/** The battlefield: all that never changes. The worst cover is painted first, so that the best lies on top. */
export const shownGround = ({ table }: View): Ground => {
  const areas: Terrain[] = table.areas.toReversed().map(({ name, cover, x1, y1, x2, y2 }) => ({
    id: name,
    kind: GROUND[cover],
    outline: { shape: 'rectangle', x1, y1, x2, y2 },
    name: words(name),
    text: `${words(name)}: ${words(cover)}`,
  }))
  const water: Terrain[] = table.barriers.flatMap(({ name, box, bridges }) => [
    {
      id: name,
      kind: 'water' as const,
      outline: outlineOf(box),
      name: words(name),
      text: `${words(name)}: impassable`,
    },
    ...bridges.map((centre, i): Terrain => {
      const { x1, y1, x2, y2 } = outlineOf(box)
      const alongX = x2 - x1 > y2 - y1
      const half = INCH / 2
      return {
        id: `${name}-bridge-${i + 1}`,
        kind: 'bridge',
        outline: alongX
          ? { shape: 'rectangle', x1: centre.x - half, y1, x2: centre.x + half, y2 }
          : { shape: 'rectangle', x1, y1: centre.y - half, x2, y2: centre.y + half },
        text: `bridge over ${words(name)}`,
      }
    }),
  ])
  const blocking: Terrain[] = table.blocking.map((box, i) => ({
    id: `blocking-${i + 1}`,
    kind: 'wood',
    outline: outlineOf(box),
    text: 'ground that stops small-arms fire',
  }))
  return {
    size: { width: table.width, height: table.depth },
    ground: GROUND[table.ground],
    terrain: [...areas, ...blocking, ...water],
    measure: { unit: 'in', length: INCH, digits: 1 },
    sides: [
      { side: 'entente', name: SIDE_NAMES.entente, looks: table.enemy.entente },
      { side: 'german', name: SIDE_NAMES.german, looks: table.enemy.german },
    ],
  }
}
