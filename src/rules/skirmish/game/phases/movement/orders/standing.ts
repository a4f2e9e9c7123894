import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind, maybe } from '#kernel/procedure/schema.ts'
import { PIVOT } from '../../../../tables/table-top.ts'
import { isInBunker } from '../../../board/ground.ts'
import { degrees, formation, id } from '../../../forms.ts'
import { allowanceOf } from '../../../moves/allowance.ts'
import { type Course, facingOr, isUnit, laidOut, marked, tooDear } from '../../../moves/course.ts'
import { unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { moveOrder } from '../move-order.ts'
import { canLieDown, formationCost } from './move.ts'

/** The course of a unit that stays where it is. */
export const stays = (
  state: State,
  unit: Unit,
  after: Unit,
  { cost = 0, moved = false }: { readonly cost?: number; readonly moved?: boolean } = {},
): Course | Refusal => {
  const there = laidOut(state, unit, after)
  if (!isUnit(there)) return there
  return {
    unit: marked(unit, there, moved),
    path: [unit.position],
    cost,
    allowance: allowanceOf(state, unit, 'normal'),
    crossed: [],
    exits: false,
  }
}

/** SK-MOV-10, SK-MOV-39: stays, and may turn. */
export const HOLD = moveOrder(
  form({ kind: kind('hold'), unit: id(), facing: maybe(degrees()) }),
  (state, unit, { facing }) => {
    const after = unitWith(unit, { facing: facingOr(facing, unit.facing) })
    const turn = angleBetween(unit.facing, after.facing)
    if (turn === 0)
      return {
        unit: marked(unit, unit, false),
        path: [unit.position],
        cost: 0,
        allowance: 0,
        crossed: [],
        exits: false,
      }
    if (unit.vehicle && !unit.vehicle.running)
      return refuse('stopped', 'A stopped vehicle cannot turn.', 'SK-MOV-27')
    if (isInBunker(state, unit)) return refuse('bunker', 'Those in a bunker face as it does.', 'SK-MOV-23')
    if (unit.marks.firedPlot && turn > fromDegrees(PIVOT))
      return refuse('has-fired', 'A gun that has fired its plot turns by 45 degrees at most.', 'SK-MOV-39')
    return stays(state, unit, after)
  },
)

export const FORM = moveOrder(
  form({ kind: kind('form'), unit: id(), formation, facing: maybe(degrees()) }),
  (state, unit, { formation, facing }) => {
    const cost = formationCost(unit, formation)
    if (typeof cost !== 'number') return cost
    return (
      tooDear(cost, allowanceOf(state, unit, 'normal')) ??
      stays(state, unit, unitWith(unit, { formation, facing: facingOr(facing, unit.facing) }), { cost })
    )
  },
)

/** SK-MOV-41 */
export const PRONE = moveOrder(form({ kind: kind('prone'), unit: id() }), (state, unit) => {
  if (unit.prone) return refuse('already-prone', 'The unit is lying down already.', 'SK-MOV-41')
  if (!canLieDown(unit))
    return refuse(
      'cannot-lie-down',
      'Only men on foot in the open can lie down: not in trenches or structures, with guns, wagons or horses.',
      'SK-MOV-11',
    )
  return stays(state, unit, unitWith(unit, { prone: true }))
})

export const RISE = moveOrder(form({ kind: kind('rise'), unit: id() }), (state, unit) =>
  unit.prone
    ? stays(state, unit, unitWith(unit, { prone: false }))
    : refuse('not-prone', 'The unit is standing already.', 'SK-MOV-11'),
)

const isGun = ({ weapon, kind }: Unit): boolean => kind === 'gun-crew' && weapon !== null

/** SK-MOV-12, SK-MOV-35: takes the whole move, and the gun does not fire. */
export const LIMBER = moveOrder(
  form({ kind: kind('limber'), unit: id(), facing: maybe(degrees()) }),
  (state, unit, { facing }) => {
    if (!isGun(unit)) return refuse('no-gun', 'Only guns are limbered.', 'SK-MOV-12')
    if (unit.limbered) return refuse('limbered', 'The gun is limbered already.', 'SK-MOV-12')
    const after = unitWith(unit, { limbered: true, facing: facingOr(facing, unit.facing) })
    return stays(state, unit, after, { moved: true })
  },
)

export const UNLIMBER = moveOrder(
  form({ kind: kind('unlimber'), unit: id(), facing: maybe(degrees()) }),
  (state, unit, { facing }) => {
    if (!isGun(unit)) return refuse('no-gun', 'Only guns are unlimbered.', 'SK-MOV-12')
    if (!unit.limbered) return refuse('unlimbered', 'The gun is unlimbered already.', 'SK-MOV-12')
    const after = unitWith(unit, { limbered: false, facing: facingOr(facing, unit.facing) })
    return stays(state, unit, after, { moved: true })
  },
)
