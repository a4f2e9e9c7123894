import { turned } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { distance, minus } from '#kernel/geometry/point.ts'
import type { Dragged } from '#screen/desk.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { wheeled } from '#table/turning.ts'
import type { PlacedBase } from '../../game/forms.ts'
import { setDown } from '../../game/phases/deployment/placing.ts'
import { type OrderOf, type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Base, Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { placeOf } from '../../tables/index.ts'
import { movedGhosts } from '../ghosts.ts'
import type { AskedIn } from './desk.ts'

type Placing = 'deploy' | 'relocate'

const isPlacing = (order: PlayerOrder | undefined): order is OrderOf<Placing> =>
  order?.kind === 'deploy' || order?.kind === 'relocate'

/** The bases of a unit where the order being written puts them. */
export const asPlaced = (unit: Unit, before: PlayerOrder | undefined): readonly Base[] =>
  isPlacing(before) && before.unit === unit.id && before.bases ? setDown(unit, before.bases) : unit.bases

/** Units in the hand, and those that may be picked up again. */
const mayPlace = (phase: PhaseOf<Placing>, id: string): boolean =>
  phase.units.includes(id) || (phase.name === 'deploy' && phase.down.includes(id))

const placedAt = ({ id, centre, heading }: Base): PlacedBase => {
  const { x, y } = placeOf(centre)
  return { base: id, x: Math.max(0, x), y: Math.max(0, y), facing: toDegrees(heading) }
}

/** Where a unit would be set down. */
export const placedGhosts = (view: View, order: PlayerOrder): Ghosts | undefined => {
  const unit = isPlacing(order) && order.bases ? unitNamed(view, order.unit) : undefined
  if (!unit) return undefined
  const now = new Map(unit.bases.map((base) => [base.id, base]))
  return movedGhosts(asPlaced(unit, order).map((place) => ({ base: now.get(place.id) ?? place, place })))
}

export const dragPlacing = (
  { view, phase, before }: AskedIn<Placing>,
  { pieces, path, heading }: Dragged,
): DraggedTo | undefined => {
  const [from] = path
  const to = path.at(-1)
  const unit = view.units.find(
    ({ id, bases }) => mayPlace(phase, id) && bases.some((base) => pieces.includes(base.id)),
  )
  const standing = unit ? asPlaced(unit, before) : []
  const leader = standing.find(({ id }) => id === pieces[0])
  if (!unit || !leader || !from || !to) return undefined
  const taken = standing.filter(({ id }) => pieces.includes(id))
  const moved = wheeled(taken, leader.centre, minus(to, from), turned(heading, -leader.heading))
  const next = standing.map((base) => moved.find(({ id }) => id === base.id) ?? base)
  const bases = next.map(placedAt)
  const order: PlayerOrder = { kind: phase.name, unit: unit.id, bases }
  const refusal = rulesOf(phase).check(view, phase, phase.side, order)
  return {
    order,
    written: true,
    ...(refusal ? { refusal } : {}),
    used: Math.round(distance(from, to)),
    left: 0,
    ghosts: moved.map((base) => shownGhost(base.id, base)),
  }
}
