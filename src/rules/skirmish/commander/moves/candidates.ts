import { boundsApart, boundsOf } from '#kernel/geometry/bounds.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { distance } from '#kernel/geometry/point.ts'
import { nearestOn } from '../../game/board/centreline.ts'
import { housesStanding, isAboveGround } from '../../game/board/ground.ts'
import { distanceToUnit } from '../../game/board/obstacles.ts'
import { nearestOnOutline } from '../../game/board/outlines.ts'
import { trenchNamed } from '../../game/board/room.ts'
import { fieldOf } from '../../game/field.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import { capacityOf } from '../../game/moves/inside.ts'
import { canLieDown } from '../../game/phases/movement/orders/move.ts'
import type { Unit } from '../../game/state.ts'
import { forward, isFoot } from '../../game/units.ts'
import { MOVE_COSTS } from '../../tables/organisation.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Situation } from '../situation.ts'
import { stanceOf } from '../stance.ts'
import { isWornDown } from '../worth.ts'
import { type Candidate, isMarching, movedStance, moveOrder } from './candidate.ts'
import {
  degreesOf,
  HAIR,
  type Journey,
  leftFrom,
  legsTo,
  lengthOf,
  reachOn,
  writtenPoint,
} from './journeys.ts'
import { APART, alongTrench, coverNear, toTheRear } from './places.ts'
import type { Route } from './ways.ts'

const BANDS = [24, 18, 12, 9, 6].map((band) => fromInches(band - 0.1))

/** Places on the way where it may be good to stop: as far as possible, half-way, at the edges of range bands. */
const stopsOn = (situation: Situation, route: Route, reach: number): readonly number[] => {
  const { enemies, view } = situation
  const found = [reach]
  const add = (far: number): void => {
    if (far > APART && far < reach && found.every((one) => Math.abs(one - far) > APART)) found.push(far)
  }
  const end = legsTo(route, reach).at(-1)
  if (end) {
    let nearest: Unit | undefined
    let least = Number.POSITIVE_INFINITY
    for (const enemy of enemies) {
      const far = distanceToUnit(view, enemy, end)
      if (far < least) {
        least = far
        nearest = enemy
      }
    }
    // As if it went straight at him: near enough to stop inside a band.
    if (nearest) for (const band of BANDS) if (least < band) add(reach - (band - least))
  }
  add(reach / 2)
  return found.slice(0, 4)
}

const RISING = MOVE_COSTS.rising

/** Moves along the way to where a unit is sent. */
const onward = (
  situation: Situation,
  unit: Unit,
  { errand, route, left: toGo }: Journey,
  allowance: number,
): readonly Candidate[] => {
  if (!errand || !route) return []
  const whole = lengthOf(route.points)
  const reach = Math.min(reachOn(situation, unit, route, allowance), whole)
  if (reach < APART / 2) return []
  return stopsOn(situation, route, reach).flatMap((far): readonly Candidate[] => {
    const legs = legsTo(route, far)
    const at = legs.at(-1)
    if (!at) return []
    const left = toGo - far / fromInches(1)
    const standing = movedStance(situation, unit, at, false)
    const upright: Candidate = {
      purpose: 'onward',
      stance: standing,
      left,
      order: moveOrder(unit, legs, false),
      burden: 0,
      why: errand.why,
    }
    if (standing.trench || !canLieDown({ ...unit, trench: null, prone: false })) return [upright]
    const prone = movedStance(situation, unit, at, true)
    return [
      upright,
      {
        purpose: 'onward',
        stance: prone,
        left,
        order: moveOrder(unit, legs, true),
        burden: RISING,
        why: `${errand.why} Then they lie down.`,
      },
    ]
  })
}

/** Into a building or bunker that is near and has room. */
const entering = (
  situation: Situation,
  unit: Unit,
  journey: Journey,
  allowance: number,
): readonly Candidate[] => {
  const { view } = situation
  if (!isFoot(unit) || unit.kind === 'sniper') return []
  const here = boundsOf([unit.position])
  return housesStanding(view).flatMap((house): readonly Candidate[] => {
    if (capacityOf(house) < unit.figures.length) return []
    if (isAboveGround(house) && boundsApart(house.bounds, here, allowance)) return []
    // A dugout is for those who have had enough.
    if (isAboveGround(house) ? unit.trench !== null : !isWornDown(unit) || unit.trench === null) return []
    const trench = trenchNamed(view, unit.trench)
    const edge = isAboveGround(house)
      ? nearestOnOutline(house, unit.position)
      : nearestOn(trench?.line ?? [], nearestOnOutline(house, unit.position)).at
    const far = distance(edge, unit.position)
    if (far > allowance - fromInches(MOVE_COSTS.obstacle)) return []
    if (view.units.some((other) => other.where === 'table' && other.inside === house.id)) return []
    const legs = far > HAIR ? { legs: [writtenPoint(edge)] } : {}
    return [
      {
        purpose: 'enter',
        stance: { ...movedStance(situation, unit, house.middle, false), trench: false, inside: house.id },
        left: leftFrom(journey, house.middle),
        order: () => ({ kind: 'enter', unit: unit.id, structure: house.id, ...legs }),
        burden: MOVE_COSTS.obstacle,
        why: `Into ${house.name}.`,
      },
    ]
  })
}

/** SK 9.13: what a unit on foot might do, few of each kind. */
export const candidatesOf = (situation: Situation, unit: Unit, journey: Journey): readonly Candidate[] => {
  const { view, side } = situation
  const here = stanceOf(unit)
  const stay = { left: journey.left }
  const found: Candidate[] = [
    {
      purpose: 'stay',
      stance: here,
      ...stay,
      order: (facing) => ({
        kind: 'hold',
        unit: unit.id,
        ...(facing === undefined ? {} : { facing: degreesOf(facing) }),
      }),
      burden: unit.prone ? RISING : 0,
      why: 'Stay and fire.',
    },
  ]
  if (unit.inside !== null) return found
  if (!unit.prone && canLieDown(unit))
    found.push({
      purpose: 'down',
      stance: { ...here, prone: true, aimed: false },
      ...stay,
      order: () => ({ kind: 'prone', unit: unit.id }),
      burden: RISING,
      why: 'They lie down.',
    })
  if (unit.prone)
    found.push({
      purpose: 'stay',
      stance: { ...here, prone: false, aimed: false },
      ...stay,
      order: () => ({ kind: 'rise', unit: unit.id }),
      burden: 0,
      why: 'Up, and ready.',
    })
  if (isMarching(unit))
    found.push({
      purpose: 'stay',
      stance: { ...here, aimed: false, moved: true },
      ...stay,
      order: (facing) => ({
        kind: 'form',
        unit: unit.id,
        formation: 'line',
        ...(facing === undefined ? {} : { facing: degreesOf(facing) }),
      }),
      burden: 0,
      why: 'Form line.',
    })
  const forming = isMarching(unit) ? fromInches(MOVE_COSTS.formation.foot) : 0
  const allowance = allowanceOf(view, unit, 'normal') - (unit.prone ? fromInches(RISING) : 0) - forming
  found.push(...onward(situation, unit, journey, allowance))
  for (const at of coverNear(situation, unit, allowance)) {
    found.push({
      purpose: 'cover',
      stance: movedStance(situation, unit, at, false),
      left: leftFrom(journey, at),
      order: moveOrder(unit, [at], false),
      burden: 0,
      why: 'Into cover.',
    })
  }
  const isWorn = isWornDown(unit)
  const ways = isWorn ? toTheRear(situation, unit, allowance) : []
  for (const at of [...alongTrench(situation, unit, allowance), ...ways]) {
    found.push({
      purpose: 'trench',
      stance: movedStance(situation, unit, at, false),
      left: leftFrom(journey, at),
      order: moveOrder(unit, [at], false),
      burden: 0,
      why: 'Along the trench.',
    })
  }
  found.push(...entering(situation, unit, journey, allowance))
  return found.concat(cutting(situation, unit, journey), back(situation, unit, journey, allowance, side))
}

/** SK-MOV-15 */
const cutting = (situation: Situation, unit: Unit, { errand, route }: Journey): readonly Candidate[] => {
  if (!errand || route?.cut === undefined || !isFoot(unit)) return []
  const { view } = situation
  const near = fieldOf(view.scenario).lines.find(
    ({ kind, line }) =>
      kind === 'wire' && unit.figures.some(({ at }) => nearestOn(line, at).off <= fromInches(1)),
  )
  if (!near) return []
  const { at } = nearestOn(near.line, unit.position)
  const { x, y } = towards(unit.position, at)
  const beyond = { x: Math.round(at.x + x * fromInches(1)), y: Math.round(at.y + y * fromInches(1)) }
  const isNearer = distance(beyond, errand.at) < distance(unit.position, errand.at)
  if (!isNearer) return []
  return [
    {
      purpose: 'wire',
      stance: { ...movedStance(situation, unit, beyond, false), moved: true },
      left: distance(beyond, errand.at) / fromInches(1),
      order: () => ({ kind: 'cut-wire', unit: unit.id, wire: near.id }),
      burden: 0,
      why: 'Through the wire.',
    },
  ]
}

/** SK 9.10: back out of it. */
const back = (
  situation: Situation,
  unit: Unit,
  journey: Journey,
  allowance: number,
  side: Situation['side'],
): readonly Candidate[] => {
  if (!isWornDown(unit) || unit.trench !== null) return []
  const { length } = fieldOf(situation.view.scenario)
  const step = forward(side) === 0 ? -allowance : allowance
  const y = Math.max(fromInches(1), Math.min(length - fromInches(1), unit.position.y + step / 2))
  const at = { x: unit.position.x, y }
  return [
    {
      purpose: 'back',
      stance: movedStance(situation, unit, at, true),
      left: leftFrom(journey, at),
      order: moveOrder(unit, [at], canLieDown({ ...unit, prone: false })),
      burden: RISING,
      why: 'Back, out of the worst of it.',
    },
  ]
}
