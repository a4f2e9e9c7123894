import type { Heading } from '../../../kernel/geometry/angle.ts'
import { distance, minus, type Point } from '../../../kernel/geometry/point.ts'
import type { DraggedTo, Writing } from '../../../kernel/tabletop.ts'
import { placeOf, toDegrees } from '../measures.ts'
import type { PlacedBase, PlayerOrder } from '../orders.ts'
import { checkDeploy } from '../phases/deploying.ts'
import type { Phase } from '../phases/phase.ts'
import { checkRelocate } from '../phases/relocation.ts'
import { type Unit, unitNamed } from '../state.ts'
import type { View } from '../view.ts'

type Placing = Extract<Phase, { readonly name: 'deploy' | 'relocate' }>

/** Where units are set down: at the usual place, or where they are dragged. */
export const writingPlacing = (
  view: View,
  phase: Placing,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Writing | undefined => {
  const id = phase.units.find((one) => one === chosen) ?? phase.units[0]
  const unit = id === undefined ? undefined : unitNamed(view, id)
  if (!unit) return undefined
  const kept = before?.kind === phase.name && before.unit === unit.id ? before : undefined
  const usual: PlayerOrder = { kind: phase.name, unit: unit.id }
  return {
    order: kept ?? usual,
    unit: unit.id,
    give: phase.name === 'deploy' ? `Set down ${unit.name}` : `Leave ${unit.name} where it is`,
    groups: [],
    draggable: unit.bases.map(({ id: base }) => base),
  }
}

const shifted = (unit: Unit, by: Point, heading: Heading | undefined): readonly PlacedBase[] =>
  unit.bases.map((base) => {
    const { x, y } = placeOf({ x: base.centre.x + by.x, y: base.centre.y + by.y })
    return {
      base: base.id,
      x: Math.max(0, x),
      y: Math.max(0, y),
      ...(heading === undefined ? {} : { facing: toDegrees(heading) }),
    }
  })

export const dragPlacing = (
  view: View,
  phase: Placing,
  pieces: readonly string[],
  path: readonly Point[],
  heading: Heading,
): DraggedTo | undefined => {
  const [from] = path
  const to = path.at(-1)
  const unit = view.units.find(
    ({ id, bases }) => phase.units.includes(id) && bases.some((base) => pieces.includes(base.id)),
  )
  const leader = unit?.bases.find(({ id }) => id === pieces[0])
  if (!unit || !leader || !from || !to) return undefined
  const by = minus(to, from)
  const facing = leader.heading === heading ? undefined : heading
  const bases = [...shifted(unit, by, facing)]
  const refusal =
    phase.name === 'deploy'
      ? checkDeploy(view, phase, { kind: 'deploy', unit: unit.id, bases })
      : checkRelocate(view, phase.units, { kind: 'relocate', unit: unit.id, bases })
  const order: PlayerOrder = { kind: phase.name, unit: unit.id, bases }
  return {
    order,
    ...(refusal ? { refusal } : {}),
    used: distance(from, to),
    left: 0,
    ghosts: unit.bases.map(({ id, centre, heading: own }) => ({
      id,
      centre: { x: centre.x + by.x, y: centre.y + by.y },
      heading: facing ?? own,
    })),
  }
}
