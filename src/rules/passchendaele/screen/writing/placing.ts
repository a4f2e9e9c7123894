import { type Heading, turned } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { distance, minus, type Point } from '#kernel/geometry/point.ts'
import type { DraggedTo, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { wheeled } from '#table/turning.ts'
import type { PlacedBase } from '../../game/forms.ts'
import { setDown } from '../../game/phases/deployment/placing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseOf } from '../../game/phases/shapes.ts'
import type { Base, Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { placeOf } from '../../tables/index.ts'

type Placing = Extract<Phase, { readonly name: 'deploy' | 'relocate' }>

const isPlacing = (
  order: PlayerOrder | undefined,
): order is Extract<PlayerOrder, { readonly kind: 'deploy' | 'relocate' }> =>
  order?.kind === 'deploy' || order?.kind === 'relocate'

/** The bases of a unit where the order being written puts them. */
export const asPlaced = (unit: Unit, before: PlayerOrder | undefined): readonly Base[] =>
  isPlacing(before) && before.unit === unit.id && before.bases ? setDown(unit, before.bases) : unit.bases

/** Where a division goes that may relocate. */
export const writingRelocation = (
  view: View,
  phase: PhaseOf<'relocate'>,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Writing | undefined => {
  const id = phase.units.find((one) => one === chosen) ?? phase.units[0]
  const unit = id === undefined ? undefined : unitNamed(view, id)
  if (!unit) return undefined
  const kept = before?.kind === 'relocate' && before.unit === unit.id ? before : undefined
  const usual: PlayerOrder = { kind: 'relocate', unit: unit.id }
  const stays = kept?.bases === undefined
  return {
    order: kept ?? usual,
    unit: unit.id,
    give: stays ? `Leave ${unit.name} where it is` : `Move ${unit.name} there`,
    groups: [
      {
        title: `${unit.name}: drag it, turn it, or take one base alone`,
        edits: [{ title: 'Its usual place', chosen: stays, order: usual }],
      },
    ],
    draggable: unit.bases.map(({ id: base }) => base),
  }
}

/** Units in the hand, and those that may be picked up again. */
const mayPlace = (phase: Placing, id: string): boolean =>
  phase.units.includes(id) || (phase.name === 'deploy' && phase.down.includes(id))

const placedAt = ({ id, centre, heading }: Base): PlacedBase => {
  const { x, y } = placeOf(centre)
  return { base: id, x: Math.max(0, x), y: Math.max(0, y), facing: toDegrees(heading) }
}

export const dragPlacing = (
  view: View,
  phase: Placing,
  before: PlayerOrder | undefined,
  pieces: readonly string[],
  path: readonly Point[],
  heading: Heading,
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
