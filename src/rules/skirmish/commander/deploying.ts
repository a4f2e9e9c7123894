import { bestOf, type Wish } from '#kernel/game/commander.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { nearestOn, pointOn } from '../game/board/centreline.ts'
import { trenchNamed } from '../game/board/room.ts'
import { lengthOfLine } from '../game/field.ts'
import { placeableUnits } from '../game/phases/deployment/placing.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Unit } from '../game/state.ts'
import { fromInches, placeOf, pointAt, SNIPER_REACH, toInches } from '../tables/table-top.ts'
import { errandOf, gates } from './moves/goals.ts'
import { journeyOf, writtenPoint } from './moves/journeys.ts'
import { goalsOf, type Situation } from './situation.ts'
import { inchesTo } from './stance.ts'

/** Inches by which two squads side by side are apart, middle to middle. */
const APART = 10
const NEAR = 0.5

/** As far forward as the scenario lets a party lie that has to come by a gap, and in line. */
const forwardPlace = (situation: Situation, unit: Unit) => {
  const { view, side } = situation
  const listed = view.scenario[side].units.find(({ id }) => id === unit.id)
  const within = listed?.allowance?.within
  if (!within || unit.trench !== null || unit.inside !== null || unit.vehicle || unit.mounted)
    return undefined
  const errand = errandOf(situation, unit)
  const next = errand && journeyOf(situation, unit, errand).route?.points[1]
  if (!errand || !next) return undefined
  const [west, south, east, north] = within
  const half = unit.strength / 2
  const others = view.units.filter(
    (other) => other.side === side && other.id < unit.id && other.kind === unit.kind && other.trench === null,
  ).length
  const x = placeOf(next).x + (others % 2 === 0 ? -APART / 2 : APART / 2)
  return {
    x: Math.round(Math.max(west + half, Math.min(east - half, x)) * 10) / 10,
    y: side === 'a' ? north : south,
  }
}

/** Inches by which shells miss what they were plotted at, and what lying so near to it costs. */
const SHELLED = [
  { within: 3, cost: 6 },
  { within: 5, cost: 4 },
  { within: 8, cost: 2 },
] as const
const SHIFTS = [0, -7, 7, -8.5, 8.5, -10, 10].map(fromInches)

const costOfLying = (inches: number): number => SHELLED.find(({ within }) => inches < within)?.cost ?? 0

/** SK-CLD-06: a dugout is no shelter from gas; who may begin in the trench by it does, if the enemy has any. */
const trenchAgainstGas = ({ view, side, enemy }: Situation, { id, inside }: Unit): string | null => {
  const hasGas = view.batteries.some((battery) => battery.side === enemy && battery.ammo.includes('gas'))
  if (inside === null || !hasGas) return null
  return view.scenario[side].units.find((one) => one.id === id)?.allowance?.orIn?.trench ?? null
}

/** SK 9.24: batteries have plotted on where everybody is listed; a trench is long. */
const shifted = (situation: Situation, unit: Unit): Point | undefined => {
  const { view, side, enemy } = situation
  const goals = goalsOf(situation)
  const trench = trenchNamed(view, unit.trench ?? trenchAgainstGas(situation, unit))
  if (!trench || !view.batteries.some((battery) => battery.side === enemy)) return undefined
  const listed = view.scenario[side].units.map(({ at: [x, y] }) => pointAt({ x, y }))
  const home = view.scenario[side].units.find(({ id }) => id === unit.id)?.at
  if (!home) return undefined
  const { along } = nearestOn(trench.line, pointAt({ x: home[0], y: home[1] }))
  const others = view.units.filter(
    (other) => other.side === side && other.id !== unit.id && other.where === 'table',
  )
  const worthOf = (at: Point): number => {
    const shells = listed.reduce((sum, p) => sum + costOfLying(toInches(distance(p, at))), 0)
    const crowd = others.filter(
      (other) => distance(other.position, at) < fromInches(9) && other.trench !== null,
    ).length
    const far = Math.min(24, ...goals.map((goal) => toInches(distance(goal.at, at))))
    return -shells - 8 * crowd - 0.25 * far
  }
  const places = SHIFTS.map((by) => along + by)
    .filter((to) => to > fromInches(5) && to < lengthOfLine(trench.line) - fromInches(5))
    .map((to) => pointOn(trench.line, to))
  return bestOf(places, worthOf)
}

/** What a sniper keeps beyond the least distance from his squad. */
const SPARE = 0.25

/** SK 9.9, 9.33: a sniper of those who wait lies where no way through the wire is far from him. */
const sniperPlace = (situation: Situation, unit: Unit): Point | undefined => {
  const { view, attacks } = situation
  const trench = trenchNamed(view, unit.trench)
  const ways = gates(view)
  if (attacks || unit.kind !== 'sniper' || !trench || ways.length === 0) return undefined
  const [west, south, east, north] = view.scenario[situation.side].units.find(({ id }) => id === unit.id)
    ?.allowance?.within ?? [0, 0, 0, 0]
  const squad = view.units.find(({ id }) => id === unit.squad)
  const places = Array.from({ length: Math.floor(lengthOfLine(trench.line) / STEP) }, (_, i) =>
    pointOn(trench.line, i * STEP),
  ).filter((p) => {
    const { x, y } = placeOf(p)
    const isAllowed = x >= west && x <= east && y >= south && y <= north
    return isAllowed && (!squad || inchesTo(view, squad, p) >= SNIPER_REACH.fromUnit + SPARE)
  })
  return bestOf(places, (p) => -Math.max(...ways.map((way) => distance(way, p))))
}

const STEP = fromInches(0.5)

/** SK 9.5: raiders as far out as they may; everybody else as the staff has it. */
export function* deploymentWishes(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  if (view.scenario.awards.some(({ kind }) => kind === 'in-trench'))
    for (const unit of placeableUnits(view, side)) {
      const to = forwardPlace(situation, unit)
      if (!to) continue
      const { x, y } = placeOf(unit.position)
      if (Math.abs(x - to.x) < NEAR && Math.abs(y - to.y) < NEAR && unit.formation === 'line') continue
      yield {
        order: { kind: 'deploy', unit: unit.id, at: to, formation: 'line' },
        why: 'As near to the gap as they can lie.',
      }
    }
  for (const unit of placeableUnits(view, side)) {
    const post = sniperPlace(situation, unit)
    if (post && distance(post, unit.position) > fromInches(NEAR))
      yield {
        order: { kind: 'deploy', unit: unit.id, at: writtenPoint(post) },
        why: 'Where he is near to every way through the wire.',
      }
    const to = shifted(situation, unit)
    if (to && distance(to, unit.position) > fromInches(NEAR))
      yield {
        order: { kind: 'deploy', unit: unit.id, at: writtenPoint(to) },
        why: 'Away from where they have plotted.',
      }
  }
  yield { order: { kind: 'pass' }, why: 'As the staff has it.' }
}
