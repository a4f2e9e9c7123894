import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { along, turned } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fromInches, placeOf } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { nearestOn } from '../../board/centreline.ts'
import { houseNamed, isAboveGround } from '../../board/ground.ts'
import { fieldOf } from '../../field.ts'
import type { Pass } from '../../forms.ts'
import { allowanceOf } from '../../moves/allowance.ts'
import { isCourse } from '../../moves/course.ts'
import { openUnits } from '../../moves/open.ts'
import type { State, Unit } from '../../state.ts'
import { forward, isFoot } from '../../units.ts'
import { courseOf, type MoveOrder } from './planning.ts'

const TRIES = 3
/** Hundredths of a degree to either side of straight ahead. */
const WIDEST = 6000

const inTable = ({ scenario }: State, p: Point): Point => {
  const { width, length } = fieldOf(scenario)
  return { x: Math.max(0, Math.min(width, p.x)), y: Math.max(0, Math.min(length, p.y)) }
}

const somewhere = (state: State, unit: Unit, random: Random): MoveOrder => {
  const most = allowanceOf(state, unit, 'normal')
  const way = turned(forward(unit.side), fair(random, 2 * WIDEST) - WIDEST)
  const to = inTable(state, along(unit.position, way, Math.max(1, fair(random, Math.max(1, most)))))
  const rounded = (n: number): number => Math.round(n * 100) / 100
  const { x, y } = placeOf(to)
  return {
    kind: 'move',
    unit: unit.id,
    legs: [{ x: rounded(x), y: rounded(y) }],
    facing: Math.round(toDegrees(way)) % 360,
    rise: unit.prone,
    prone: percent(random, 15) && isFoot(unit) && unit.weapon === null && unit.trench === null,
  }
}

/** Out of a building or a dugout, on any side. */
const comeOut = (state: State, unit: Unit, random: Random): MoveOrder | undefined => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (!house) return undefined
  const [a, b] = [oneOf(random, house.outline), oneOf(random, house.outline)]
  if (!a || !b) return undefined
  const edge = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const trench = fieldOf(state.scenario)
    .trenches.map(({ line }) => nearestOn(line, house.middle))
    .toSorted((one, other) => one.off - other.off)[0]
  const at = isAboveGround(house) || !trench ? edge : trench.at
  const { x, y } = placeOf(at)
  return { kind: 'leave', unit: unit.id, at: { x, y }, prone: false }
}

const special = (state: State, unit: Unit, random: Random): MoveOrder | undefined => {
  if (unit.inside !== null) return comeOut(state, unit, random)
  if (unit.kind === 'gun-crew' && unit.weapon !== null)
    return { kind: unit.limbered ? 'unlimber' : 'limber', unit: unit.id }
  if (unit.kind === 'cavalry-troop')
    return { kind: unit.mounted ? 'dismount' : 'mount', unit: unit.id, when: 'before' }
  const wire = fieldOf(state.scenario).lines.find(
    ({ kind, line }) => kind === 'wire' && nearestOn(line, unit.position).off < fromInches(2),
  )
  if (wire) return { kind: 'cut-wire', unit: unit.id, wire: wire.id }
  if (unit.prone) return { kind: 'rise', unit: unit.id }
  return percent(random, 50)
    ? { kind: 'form', unit: unit.id, formation: oneOf(random, ['line', 'open', 'skirmish']) ?? 'line' }
    : { kind: 'prone', unit: unit.id }
}

/** A random legal order of step (d): mostly forward. */
export const sampledMove = (state: State, side: Side, random: Random): MoveOrder | Pass => {
  const unit = oneOf(random, openUnits(state, side))
  if (!unit) return { kind: 'pass' }
  for (let i = 0; i < TRIES; i++) {
    const order =
      percent(random, 15) || unit.inside !== null
        ? special(state, unit, random)
        : somewhere(state, unit, random)
    if (order && isCourse(courseOf(state, unit, order))) return order
  }
  return { kind: 'hold', unit: unit.id }
}
