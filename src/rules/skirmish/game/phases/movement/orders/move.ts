import type { Refusal } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, flag, form, kind, maybe } from '#kernel/procedure/schema.ts'
import { CRAWL, MOVE_COSTS } from '../../../../tables/organisation.ts'
import { fromInches, pointAt, TOLERANCE } from '../../../../tables/table-top.ts'
import type { Formation } from '../../../../vocabulary.ts'
import { pointOn } from '../../../board/centreline.ts'
import { isOnTableTop, trenchNamed } from '../../../board/room.ts'
import { trenchAt } from '../../../board/trench-ways.ts'
import { degrees, formation, id, legs } from '../../../forms.ts'
import { allowanceOf } from '../../../moves/allowance.ts'
import {
  type Course,
  facingOr,
  isUnit,
  laidOut,
  lastHeading,
  marked,
  tooDear,
} from '../../../moves/course.ts'
import { crawlRefusal, stayingRefusal } from '../../../moves/crawling.ts'
import { isWay, lengthOfPath, wayOf } from '../../../moves/way.ts'
import { unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { isVehicle } from '../../../units.ts'
import { moveOrder } from '../move-order.ts'

const MOVE_FORM = form({
  kind: kind('move'),
  unit: id(),
  legs: legs(),
  facing: maybe(degrees()),
  formation: maybe(form({ to: formation, when: choice(['start', 'end']) })),
  rise: flag(),
  prone: flag(),
})

/** SK-MOV-11: who can lie down at all. */
export const canLieDown = ({ mounted, weapon, kind, vehicle, trench, inside }: Unit): boolean =>
  !mounted &&
  !vehicle &&
  kind !== 'wagon' &&
  trench === null &&
  inside === null &&
  !(weapon !== null && kind === 'gun-crew')

const NOT_PRONE = refuse(
  'cannot-lie-down',
  'Only men on foot in the open can lie down: not in trenches or structures, with guns, wagons or horses.',
  'SK-MOV-11',
)

/** SK-MOV-10, SK-MOV-38: what a change of formation costs; a refusal where it cannot be made. */
export const formationCost = (unit: Unit, to: Formation): number | Refusal => {
  if (unit.vehicle || unit.weapon !== null || unit.kind === 'sniper')
    return refuse('no-formation', 'This unit has no formation to change.', 'SK-MOV-38')
  if (unit.trench !== null || unit.inside !== null || unit.prone)
    return refuse(
      'cannot-form',
      'Formation cannot be changed in a trench, in a structure or lying down.',
      'SK-MOV-38',
    )
  if (to === unit.formation)
    return refuse('same-formation', 'The unit is in that formation already.', 'SK-MOV-10')
  return fromInches(MOVE_COSTS.formation[unit.mounted ? 'mounted' : 'foot'])
}

/** SK-MOV-32: the last leg crosses the unit's own base edge. */
const leavesTable = ({ scenario }: State, { side }: Unit, from: Point, to: Point): boolean => {
  const edge = side === 'a' ? 0 : fromInches(scenario.length)
  if (side === 'a' ? to.y >= edge : to.y <= edge) return false
  const x = from.x + ((to.x - from.x) * (edge - from.y)) / (to.y - from.y)
  return x >= 0 && x <= fromInches(scenario.width)
}

const ONE_LEG = refuse('crawl', 'Men lying down crawl in one leg; let them rise to go farther.', 'SK-MOV-28')

/** SK-MOV-28: two inches in one leg, whatever the ground, as long as foot may enter it. */
const crawl = (state: State, unit: Unit, { legs, facing }: Accepted<typeof MOVE_FORM>): Course | Refusal => {
  const [leg] = legs
  const to = leg && pointAt(leg)
  if (!to || legs.length !== 1) return ONE_LEG
  const barred = crawlRefusal(state, unit, to)
  if (barred) return barred
  const into = trenchAt(state, to, null)
  const line = trenchNamed(state, into?.trench ?? null)?.line
  const after: Unit = unitWith(unit, {
    position: into && line ? pointOn(line, into.along) : to,
    trench: into?.trench ?? null,
    prone: !into,
    facing: facingOr(facing, unit.facing),
  })
  const there = laidOut(state, unit, after)
  if (!isUnit(there)) return there
  const cost = distance(unit.position, to)
  return {
    unit: marked(unit, there, true),
    path: [unit.position, to],
    cost,
    allowance: fromInches(CRAWL),
    crossed: [],
    exits: false,
  }
}

/** SK-SEQ-03: legs, with a change of formation, rising, a facing and lying down, all within the allowance. */
export const MOVE = moveOrder(MOVE_FORM, (state, unit, order) => {
  const staying = stayingRefusal(unit)
  if (staying) return staying
  if (order.rise && !unit.prone) return refuse('not-prone', 'The unit is standing already.', 'SK-MOV-11')
  if (unit.prone && !order.rise) {
    return order.formation
      ? refuse('cannot-form', 'Men lying down cannot change formation.', 'SK-MOV-38')
      : crawl(state, unit, order)
  }
  const up: Unit = unit.prone ? unitWith(unit, { prone: false }) : unit
  const change = order.formation
  const forming = change ? formationCost(up, change.to) : 0
  if (typeof forming !== 'number') return forming
  const formed = change?.when === 'start' ? unitWith(up, { formation: change.to }) : up
  const spent = forming + (order.rise ? fromInches(MOVE_COSTS.rising) : 0)
  const legs = order.legs.map(pointAt)
  const last = legs.at(-1)
  const exits = last !== undefined && leavesTable(state, unit, legs.at(-2) ?? unit.position, last)
  if (legs.slice(0, -1).some((leg) => !isOnTableTop(state, leg)))
    return refuse('off-table', 'The way goes over the edge of the table.', 'SK-MOV-32')
  const allowance = allowanceOf(state, unit, 'normal')
  const way = wayOf(state, formed, 'normal', legs)
  if (!isWay(way)) return way
  const cost = way.cost + spent
  const dear = tooDear(cost, allowance)
  if (dear) return dear
  const moved = lengthOfPath(way.path) > fromInches(TOLERANCE)
  if (exits)
    return { unit: marked(unit, formed, true), path: way.path, cost, allowance, crossed: way.crossed, exits }
  const after: Unit = unitWith(formed, {
    formation: change ? change.to : formed.formation,
    position: way.end,
    trench: way.into?.trench ?? null,
    facing: facingOr(order.facing, isVehicle(unit) ? lastHeading(way.path, unit.facing) : unit.facing),
    prone: order.prone,
  })
  if (change?.when === 'end' && after.trench !== null)
    return refuse('cannot-form', 'Formation cannot be changed in a trench.', 'SK-MOV-38')
  if (order.prone && !canLieDown(unitWith(after, { prone: false }))) return NOT_PRONE
  const there = laidOut(state, unit, after)
  if (!isUnit(there)) return there
  return {
    unit: marked(unit, there, moved),
    path: way.path,
    cost,
    allowance,
    crossed: way.crossed,
    exits: false,
  }
})
