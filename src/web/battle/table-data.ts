import type { AnyOrder } from '../../kernel/game.ts'
import type { Edit, ShownArea } from '../../kernel/tabletop.ts'
import { inUnits } from '../table/lengths.ts'
import type { Point, TableCalls, TableData } from '../table/model.ts'
import type { Scene } from './scene.ts'

type Picked = NonNullable<Edit['pick']>

/** As much of a scene as the table needs. */
type Seen = Pick<Scene, 'tableTop' | 'view' | 'ground' | 'deciding'>

/** Areas both players may see, where both look. */
const visible = ({ shared }: Pick<Scene, 'shared'>, areas: readonly ShownArea[]): readonly ShownArea[] =>
  shared ? areas.filter(({ secret }) => !secret) : areas

/** A scene as the table view takes it. */
export const tableData = (
  scene: Seen & Pick<Scene, 'shared'>,
  unit: string | undefined,
  order: AnyOrder | undefined,
  picking: Picked | undefined,
  keysElsewhere: boolean,
): TableData => {
  const { tableTop, view, ground, deciding } = scene
  const writing = deciding === undefined ? undefined : tableTop.writing(view, deciding, order, unit)
  const pieces = tableTop.pieces(view, writing?.order)
  return {
    size: ground.size,
    ground: ground.ground,
    terrain: ground.terrain,
    measure: ground.measure,
    sides: [ground.sides[0].name, ground.sides[1].name],
    units: tableTop.units(view, deciding, writing?.order),
    pieces,
    areas: visible(scene, tableTop.areas(view, unit, writing?.order)),
    selected: pieces.filter((piece) => piece.unit === unit).map(({ id }) => id),
    draggable: writing?.draggable ?? [],
    ...(picking ? { picking } : {}),
    keysElsewhere,
  }
}

interface Doings {
  choose(unit: string | undefined): void
  give(order: AnyOrder): void
  picked(point: Point): void
  pickCancelled(): void
}

const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/** What gestures on the table mean in this scene. */
export const tableCalls = (scene: Seen, doings: Doings): TableCalls => {
  const { tableTop, view, ground, deciding } = scene
  const dragged = (pieces: readonly string[], path: readonly Point[], heading: number) =>
    deciding === undefined ? undefined : tableTop.drag(view, deciding, pieces, path, heading)
  const unitOf = (piece: string | undefined): string | undefined =>
    tableTop.pieces(view, undefined).find(({ id }) => id === piece)?.unit
  return {
    plan({ pieces, path, heading }) {
      const to = dragged(pieces, path, heading)
      if (!to)
        return { legal: false, reason: 'Nothing can be moved now.', used: 0, left: 0, ghosts: [], shapes: [] }
      const { refusal, used, left, ghosts } = to
      return {
        legal: !refusal,
        ...(refusal ? { reason: refusal.message } : {}),
        used,
        left,
        ghosts,
        shapes: [],
      }
    },
    planConfirmed({ pieces, path, heading }) {
      const to = dragged(pieces, path, heading)
      if (to) doings.give(to.order)
    },
    measure(from, to, kind) {
      const text = inUnits(apart(from.point, to.point), ground.measure)
      const blocked = kind === 'sight' ? tableTop.sight(view, from.point, to.point) : undefined
      return blocked ? { text, blocked } : { text }
    },
    select: (pieces) => doings.choose(unitOf(pieces[0])),
    card: (piece) => doings.choose(unitOf(piece)),
    picked: doings.picked,
    pickCancelled: doings.pickCancelled,
  }
}
