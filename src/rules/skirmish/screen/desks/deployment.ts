import type { Heading } from '#kernel/geometry/angle.ts'
import { add, minus, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { capitalised } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Dragged } from '#screen/desk.ts'
import type { DraggedTo, Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownCircle } from '#table/shown.ts'
import { figuresOut, radiusOf } from '../../game/board/bases.ts'
import { housesStanding } from '../../game/board/ground.ts'
import { degreesOf, spotOnTable } from '../../game/lengths.ts'
import { isUnit } from '../../game/moves/course.ts'
import { placeableUnits, placed } from '../../game/phases/deployment/placing.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { FORMATIONS, type Side } from '../../vocabulary.ts'
import { DONE, isAllowed } from '../writing/orders.ts'
import { FORMATION_TITLES } from '../writing/standing.ts'
import { ghostsOf, piecesOf, unitOfPiece } from '../writing/whose.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Deploy = OrderOf<'deploy'>

/** SK-SET-03: formations and structures that a unit may begin in. */
const groupsFor = (view: View, side: Side, unit: Unit): readonly EditGroup[] => {
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
const writing = ({ view, phase, side, before, unit: chosen }: Asked<'deployment'>): Writing => {
  const able = placeableUnits(view, side)
  const wanted = chosen ?? (before?.kind === 'deploy' ? before.unit : undefined)
  const unit = able.find(({ id }) => id === wanted)
  const written = before?.kind === 'deploy' && before.unit === wanted ? before : undefined
  const done = { title: phase.begins ? 'Begin the battle' : 'All in place', order: DONE }
  return {
    order: written ?? DONE,
    give: written ? `Place ${unit?.name ?? 'it'} so` : done.title,
    ...(unit ? { unit: unit.id } : {}),
    groups: unit ? groupsFor(view, side, unit) : [],
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
const drag = (
  { view, side }: Asked<'deployment'>,
  { pieces, path, heading }: Dragged,
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

/** The unit where it would begin. */
const thereOf = (view: View, order: Deploy): Unit | undefined => {
  const unit = unitNamed(view, order.unit)
  const there = unit && placed(view, unit.side, order)
  return there && isUnit(there) ? there : undefined
}

const deployAreas = (view: View, order: Deploy): readonly Area[] => {
  const there = thereOf(view, order)
  if (!there) return []
  const side = sideIndex(view, there.side)
  return figuresOut(there).map(
    ({ id, at }): Area => ({
      id: `there-${id}`,
      style: 'chosen',
      side,
      outline: shownCircle(at, radiusOf(there)),
    }),
  )
}

export const DEPLOYMENT_DESK: PhaseDesk<'deployment'> = {
  title: 'the set-up',
  writing,
  drag,
  todo: ({ view, side }) => new Set(placeableUnits(view, side).map(({ id }) => id)),
  words: [['deploy', 'unit placed', 'units placed']],
  areas: (view, order) => (order.kind === 'deploy' ? deployAreas(view, order) : []),
  ghosts(view, order) {
    const there = order.kind === 'deploy' ? thereOf(view, order) : undefined
    return there ? ghostsOf(there) : []
  },
}
