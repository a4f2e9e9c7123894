import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, kind, maybe, preset } from '#kernel/procedure/schema.ts'
import { pointAt } from '../../../../tables/table-top.ts'
import { degrees, id, legs } from '../../../forms.ts'
import { allowanceOf } from '../../../moves/allowance.ts'
import { type Course, facingOr, isUnit, laidOut, marked, tooDear } from '../../../moves/course.ts'
import { isWay, wayOf } from '../../../moves/way.ts'
import { unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { moveOrder } from '../move-order.ts'

/** `when` says when it changes: before the legs, or after them. */
const changing = <const K extends 'mount' | 'dismount'>(name: K) =>
  form({
    kind: kind(name),
    unit: id(),
    legs: maybe(legs()),
    when: preset(choice(['before', 'after']), 'before'),
    facing: maybe(degrees()),
  })
type Changing = Accepted<ReturnType<typeof changing>>

/** SK-MOV-12, SK-MOV-33: half its move for changing, the other half before or after at the rate of its state then. */
const changed = (
  state: State,
  unit: Unit,
  { legs = [], when, facing }: Changing,
  mounted: boolean,
): Course | Refusal => {
  if (unit.kind !== 'cavalry-troop')
    return refuse('no-horses', 'Only cavalry mounts and dismounts.', 'SK-MOV-12')
  if (unit.mounted === mounted)
    return refuse('already', mounted ? 'The troop is mounted.' : 'The troop is on foot.', 'SK-MOV-12')
  if (unit.trench !== null || unit.inside !== null)
    return refuse('in-works', 'Nobody mounts in a trench or structure.', 'SK-MOV-33')
  if (unit.prone) return refuse('prone', 'Men lying down must rise before they mount.', 'SK-MOV-33')
  const other: Unit = unitWith(unit, { mounted })
  const moving = when === 'before' ? other : unit
  const allowance = allowanceOf(state, moving, 'normal') / 2
  const way = wayOf(state, moving, 'normal', legs.map(pointAt))
  if (!isWay(way)) return way
  const dear = tooDear(way.cost, allowance)
  if (dear) return dear
  if (way.into && mounted) return refuse('in-works', 'Nobody mounts in a trench.', 'SK-MOV-33')
  const after: Unit = unitWith(other, {
    position: way.end,
    trench: way.into?.trench ?? null,
    facing: facingOr(facing, unit.facing),
  })
  const there = laidOut(state, unit, after)
  if (!isUnit(there)) return there
  return {
    unit: marked(unit, there, true),
    path: way.path,
    cost: way.cost,
    allowance,
    crossed: way.crossed,
    exits: false,
  }
}

export const MOUNT = moveOrder(changing('mount'), (state, unit, order) => changed(state, unit, order, true))
export const DISMOUNT = moveOrder(changing('dismount'), (state, unit, order) =>
  changed(state, unit, order, false),
)
