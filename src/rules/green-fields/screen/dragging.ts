import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Dragged, Owed } from '#screen/desk.ts'
import type { Danger } from '#screen/odds.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { SIDE } from '../game/board/sheet.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import type { SideName } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { refusalOf } from './legal.ts'
import { headingOf, type Spot, spotAt, standsOf, zoneArea } from './table/layout.ts'

/** What pointing with a unit at a place of the table would come to. */
export interface Meant {
  readonly order: PlayerOrder
  readonly text: string
  readonly drops?: boolean
  /** The unit goes there itself. */
  readonly goes?: boolean
  readonly shapes?: readonly Area[]
  /** What waits there. */
  readonly danger?: readonly Danger[]
  readonly used?: number
}

/** Units that are dragged, the first of them, and where to. */
interface Pointed<P extends Phase> extends Owed<View, P, SideName> {
  readonly unit: Unit
  readonly units: readonly Unit[]
  readonly path: readonly Point[]
  readonly spot: Spot
}

/** A unit that is dragged goes there, or points at what it is to do something to. */
export const pointing =
  <P extends Phase>(meant: (pointed: Pointed<P>) => Meant | undefined) =>
  (
    { view, phase, side }: Owed<View, P, SideName>,
    { pieces, path }: Pick<Dragged, 'pieces' | 'path'>,
  ): DraggedTo | undefined => {
    const to = path.at(-1)
    const units = pieces.flatMap((id) => unitNamed(view, id) ?? [])
    const [unit] = units
    if (!to || !unit) return undefined
    const spot = spotAt(view, to)
    const found = meant({ view, phase, side, unit, units, path, spot })
    if (!found) return undefined
    const { order, text, drops, goes, shapes = [], danger = [], used = 0 } = found
    const refusal = refusalOf(view, side, order)
    const stands = standsOf(view)
    const from = stands.get(pieces[0] ?? '')?.centre
    const aim: readonly Area[] =
      goes || !from ? [] : [{ id: 'aim', style: 'path', outline: { shape: 'arrow', points: [from, to] } }]
    return {
      order,
      ...(refusal ? { refusal } : { danger }),
      ...(drops ? { drops } : {}),
      text,
      shapes: [
        'zone' in spot ? zoneArea(view, spot.zone, 'chosen', { id: 'target' }) : undefined,
        ...aim,
        ...shapes,
      ].filter((area) => area !== undefined),
      used: used * SIDE,
      left: 0,
      ghosts: goes
        ? units.map(({ id, side: whose }, i) => ({
            id,
            centre: { x: to.x, y: to.y - i * 2600 },
            heading: headingOf(whose),
          }))
        : [],
    }
  }
