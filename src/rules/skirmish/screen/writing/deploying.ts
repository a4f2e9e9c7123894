import type { Heading } from '#kernel/geometry/angle.ts'
import { add, minus, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { capitalised } from '#kernel/words.ts'
import type { DraggedTo, Edit, EditGroup, Writing } from '#screen/writing.ts'
import { housesStanding } from '../../game/board/ground.ts'
import { degreesOf, spotOnTable } from '../../game/lengths.ts'
import { isUnit } from '../../game/moves/plan.ts'
import { placeableUnits, placed } from '../../game/phases/deployment/placing.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { FORMATIONS } from '../../vocabulary.ts'
import { isAllowed } from './allowed.ts'
import { told } from './order-written.ts'
import { FORMATION_TITLES } from './standing.ts'
import { ghostsOf, piecesOf, unitOfPiece } from './whose.ts'

type Phase = PhaseOf<'deployment'>
type Deploy = OrderOf<'deploy'>

const END = { kind: 'pass' } as const

/** SK-SET-03: formations and structures that a unit may begin in. */
const groupsFor = (view: View, { side }: Phase, unit: Unit): readonly EditGroup[] => {
  const forms = FORMATIONS.flatMap((formation): readonly Edit[] => {
    const order: Deploy = { kind: 'deploy', unit: unit.id, formation }
    const chosen = unit.formation === formation
    return isAllowed(view, side, order) ? [{ title: FORMATION_TITLES[formation], chosen, order }] : []
  })
  const houses = housesStanding(view).flatMap(({ id, name }): readonly Edit[] => {
    const order: Deploy = { kind: 'deploy', unit: unit.id, inside: id }
    return isAllowed(view, side, order)
      ? [{ title: `In ${name.toLowerCase()}`, chosen: unit.inside === id, order }]
      : []
  })
  return [
    ...(forms.length > 1 ? [{ title: `Formation of ${unit.name}`, atOnce: true, edits: forms }] : []),
    ...(houses.length > 0 ? [{ title: 'Structures', atOnce: true, edits: houses }] : []),
  ]
}

/** SK-SET-02: everybody stands where he is listed; those with leave to may be dragged elsewhere. */
export const writingDeployment = (
  view: View,
  phase: Phase,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Writing => {
  const able = placeableUnits(view, phase.side)
  const wanted = chosen ?? (before?.kind === 'deploy' ? before.unit : undefined)
  const unit = able.find(({ id }) => id === wanted)
  const written = before?.kind === 'deploy' && before.unit === wanted ? before : undefined
  const done = { title: phase.begins ? 'Begin the battle' : 'All in place', order: told(END) }
  return {
    order: written ?? told(END),
    give: written ? `Place ${unit?.name ?? 'it'} so` : done.title,
    ...(unit ? { unit: unit.id } : {}),
    groups: unit ? groupsFor(view, phase, unit) : [],
    draggable: able.flatMap(piecesOf),
    gives: true,
    todo: 'can be placed',
    note:
      able.length === 0
        ? 'All begin where the scenario has them.'
        : 'Drag a unit to where it is to begin; turn it by its handle.',
    ...(written ? { otherwise: done } : {}),
  }
}

const orderDrawn = (view: View, unit: Unit, path: readonly Point[], heading: Heading): Deploy => {
  const from = path[0] ?? unit.position
  const end = path.at(-1) ?? from
  const house = housesStanding(view).find(({ shape }) => shapeHolds(shape, end))
  const facing = degreesOf(heading)
  const turns = facing === degreesOf(unit.facing) ? {} : { facing }
  if (house) return { kind: 'deploy', unit: unit.id, inside: house.id, ...turns }
  return {
    kind: 'deploy',
    unit: unit.id,
    at: spotOnTable(add(unit.position, minus(end, from))),
    ...turns,
  }
}

/** It binds the player to nothing: he may drag it again. */
export const dragDeployment = (
  view: View,
  { side }: Phase,
  pieces: readonly string[],
  path: readonly Point[],
  heading: Heading,
): DraggedTo | undefined => {
  const unit = unitOfPiece(view, pieces[0])
  if (!unit || !placeableUnits(view, side).includes(unit)) return undefined
  const order = orderDrawn(view, unit, path, heading)
  const there = placed(view, side, order)
  return isUnit(there)
    ? {
        order,
        drops: true,
        text: capitalised(`${unit.name} begins here`),
        used: 0,
        left: 0,
        ghosts: there.inside === null ? ghostsOf(there) : [],
      }
    : { order, refusal: there, used: 0, left: 0, ghosts: [] }
}
