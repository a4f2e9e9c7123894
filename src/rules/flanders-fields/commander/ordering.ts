import { orElse, type Staff, type Wish, type Wishes } from '#kernel/game/commander.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { Ordered } from '../game/commanders.ts'
import { fieldOf } from '../game/field.ts'
import { nameOf } from '../game/names.ts'
import { nationalBonus, usesLeft } from '../game/national.ts'
import { hasStaff, plainOrder } from '../game/phases/actions/declarations.ts'
import { battalionsLeft, openUnits, sheltered, stepOf } from '../game/phases/battalions/open.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { BATTALION_STEPS, type BattalionsPhase, type SupportPhase } from '../game/phases/shapes.ts'
import {
  airCallers,
  mayHaveStaff,
  openUnits as openSupport,
  staffToGive,
  stepOf as supportStep,
} from '../game/phases/support/open.ts'
import { commandOf, isRifles, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { fromCm, placeOf, SOS_AREA } from '../tables/index.ts'
import { feats } from './daring.ts'
import { cardPlays, orderCard } from './playing.ts'
import { seesTarget } from './shelling.ts'
import {
  distanceToEnemy,
  FAR_OFF,
  type Picture,
  type Situation,
  standsIn,
  whereaboutsOf,
} from './situation.ts'
import { weighed, weightOfBattalions, weightOfSupport } from './weight.ts'

type Thought = Wish<PlayerOrder>

/** Somebody of a unit is on the wire, or has come up to it. */
const isAtWire = (situation: Situation, unit: string): boolean => {
  const { wire } = fieldOf(situation.view.scenario)
  return standsIn(situation, unit).some(
    ({ centre, wire: held }) =>
      held !== null ||
      wire.some(({ near, far }) => {
        const before = situation.attacks ? near - centre.y : centre.y - far
        return before >= 0 && before <= fromCm(2)
      }),
  )
}

/** What a unit is ordered for. */
const whyOrdered = (name: string, { kind }: Ordered, near: number): string => {
  if (kind === 'artillery') return `${name} is to fire.`
  if (near <= CLOSE) return `${name} is to fight: the enemy is ${Math.round(near)} cm off.`
  return near < FAR_OFF
    ? `${name} is to come up: the enemy is still ${Math.round(near)} cm off.`
    : `${name} is to come up.`
}

/** In cm: nearer than this the enemy is fought, farther off he is marched against. */
const CLOSE = 45

/** The order of a unit with what helps it, the most helpful first. */
function* ordersFor(situation: Situation, ordered: Ordered): Generator<Thought> {
  const { view, attacks } = situation
  const plain = plainOrder(ordered.id)
  const name = nameOf(view, ordered.id)
  const near = farFromEnemy(situation, ordered)
  const matters = ordered.kind === 'rifle-company' && near < CLOSE
  const staff = matters && hasStaff(view, ordered)
  const national = matters && nationalBonus(view, ordered) !== undefined && usesLeft(view, ordered) > 0
  const wire =
    attacks &&
    ordered.kind === 'rifle-company' &&
    view.scenario.period === 'early' &&
    isAtWire(situation, ordered.id)
  const why = `${name} is needed now.`
  const usual = whyOrdered(name, ordered, near)
  const card = matters ? orderCard(situation, ordered.id) : undefined
  const helped = { ...plain, wire, cards: card ? [card] : [] }
  if (attacks && (ordered.kind === 'rifle-company' || ordered.kind === 'cavalry-squadron') && near > 5)
    yield { order: { ...helped, elan: true, staff, national: false }, why }
  if (staff && national) yield { order: { ...helped, staff, national }, why }
  if (national) yield { order: { ...helped, national }, why }
  if (staff) yield { order: { ...helped, staff }, why }
  if (ordered.kind === 'artillery' && seesTarget(situation, ordered.id))
    yield { order: { ...plain, sight: true }, why: `${name} sees its target.` }
  yield { order: helped, why: card ? why : usual }
  yield { order: { ...plain, spotted: true }, why: `${name} fires by its spotter.` }
  yield { order: plain, why: usual }
}

/** As many other units are thought of before another way to order the first. */
const OTHERS = 3

/** Orders for units in turn; right after the first that is legal come the best for the units after it. */
function* ordersOf(situation: Situation, staff: Staff, units: readonly Ordered[]): Generator<Thought> {
  yield* orElse(staff, inTurn(situation, units), function* ({ order }) {
    const next = order.kind === 'order' ? units.findIndex(({ id }) => id === order.unit) + 1 : 0
    for (const ordered of units.slice(next, next + OTHERS))
      for (const wish of ordersFor(situation, ordered)) {
        if (staff.check(wish.order)) continue
        yield wish
        break
      }
  })
}

function* inTurn(situation: Situation, units: readonly Ordered[]): Generator<Thought> {
  for (const ordered of units) yield* ordersFor(situation, ordered)
}

/** In cm; block houses never move. */
const farFromEnemy = (situation: Situation, { unit, id }: Ordered): number =>
  unit ? (whereaboutsOf(situation, id)?.toEnemy ?? distanceToEnemy(situation, undefined)) : 0

/** The regiment's own: staff, machine guns and block houses, guns, aircraft. */
export const supportWishes = (
  situation: Situation,
  phase: SupportPhase,
  staff: Staff,
  wanted?: string,
): Wishes<PlayerOrder> =>
  weighed(
    () => weightOfSupport(situation, phase),
    function* () {
      const { view, attacks } = situation
      yield* cardPlays(situation)
      for (const regiment of staffToGive(view, phase)) {
        const battalions = view.battalions
          .filter((battalion) => mayHaveStaff(view, regiment, battalion))
          .toSorted((one, other) => toEnemy(situation, one.id) - toEnemy(situation, other.id))
        for (const { id } of battalions)
          yield {
            order: { kind: 'staff', regiment: regiment.id, battalion: id },
            why: `${nameOf(view, id)} is closest to the enemy.`,
          }
      }
      const open = openSupport(view, phase)
      const guns = open.filter((ordered) => supportStep(ordered) === 'guns')
      // Batteries of a defender that can answer a call are kept for it (FF-SOS): all of them when it is due.
      const keep =
        attacks || !view.scenario.grants.includes('sos')
          ? 0
          : Math.ceil(guns.filter(isField).length / (calls(situation).next().done ? 2 : 1))
      const kept = new Set(
        guns
          .filter(isField)
          .slice(0, keep)
          .map(({ id }) => id),
      )
      yield* ordersOf(
        situation,
        staff,
        open.filter(({ id }) => id === wanted),
      )
      // FF-TURN-08: the first order to another regiment closes this one, so that one is finished before the next.
      for (const regiment of regimentsInTurn(view, phase)) {
        const own = open.filter((ordered) => ordered.regiment === regiment && !kept.has(ordered.id))
        yield* ordersOf(
          situation,
          staff,
          own.filter((ordered) => supportStep(ordered) === 'machine-guns'),
        )
        yield* ordersOf(
          situation,
          staff,
          own.filter((ordered) => supportStep(ordered) === 'guns'),
        )
        if (airCallers(view, phase).some(({ id }) => id === regiment))
          yield { order: { kind: 'air', regiment }, why: 'Aircraft may catch them in the open.' }
      }
      yield { order: { kind: 'go-on' }, why: 'On to the battalions.' }
    },
  )

/** The regiment that is giving its orders, then the others. */
const regimentsInTurn = ({ regiments }: View, { side, regiment: now }: SupportPhase): readonly string[] => {
  const own = regiments.flatMap((one) => (one.side === side ? [one.id] : []))
  return now === null ? own : [now, ...own.filter((id) => id !== now)]
}

const isField = ({ unit }: Ordered): boolean => unit?.type === 'field-gun' || unit?.type === 'field-howitzer'

const toEnemy = (situation: Situation, battalion: string): number =>
  distanceToEnemy(situation, commandOf(situation.view, battalion)?.centre)

/** How far forward the companies of a battalion are on average: those in front go first, out of the others' way. */
const frontOf = ({ view, attacks, picture }: Situation, battalion: string): number => {
  let sum = 0
  let count = 0
  for (const stand of picture.own) {
    if (!isRifles(stand) || unitNamed(view, stand.unit)?.battalion !== battalion) continue
    sum += stand.centre.y
    count++
  }
  if (count === 0) return Number.NEGATIVE_INFINITY
  return (attacks ? sum : -sum) / count
}

/** The area of a call is so deep, and so far from a work it may lie (FF-SOS-01). */
const SOS_REACH = fromCm(5.9)

/** As near to an enemy as a call may lie: before the line of a trench. */
const beforeWorks = ({ view }: Situation, { x, y }: Point): Point => {
  let best: Point = { x, y }
  let least = Number.POSITIVE_INFINITY
  for (const { of, line } of fieldOf(view.scenario).trenches) {
    if (of !== 'defender') continue
    for (const { y: trench } of line) {
      const near = Math.max(trench - SOS_REACH, Math.min(trench + SOS_REACH, y))
      if (Math.abs(near - y) < least) {
        least = Math.abs(near - y)
        best = { x, y: near }
      }
    }
  }
  return best
}

/** FF-SOS-01: a platoon there would lie in the area of a call, or with part of its base. */
const isUnder = (at: Point, x: number, y: number): boolean =>
  Math.abs(x - at.x) <= fromCm(SOS_AREA.width / 2 + 1) &&
  Math.abs(y - at.y) <= fromCm(SOS_AREA.depth / 2 + 0.5)

/** Right in front of the trench, where enough of the enemy stand or must pass, the most of them first. */
const placesToCall = memo((picture: Picture, situation: Situation): readonly Point[] => {
  const { enemies, thresholds } = situation
  const near = fromCm(thresholds.sos.near)
  const own = picture.own.filter(({ below }) => !below)
  const seen = new Set<number>()
  const places: { readonly at: Point; readonly enemies: number }[] = []
  for (const { centre } of enemies) {
    const at = beforeWorks(situation, centre)
    if (Math.abs(at.y - centre.y) > near) continue
    const cell = Math.round(at.x / fromCm(3)) * 1000 + Math.round(at.y / fromCm(2))
    if (seen.has(cell)) continue
    seen.add(cell)
    const about = (list: Situation['enemies']): number =>
      list.reduce((sum, { centre: { x, y } }) => sum + (isUnder(at, x, y) ? 1 : 0), 0)
    const count = about(enemies)
    if (count < thresholds.sos.enemies || about(own) > thresholds.sos.friends) continue
    places.push({ at, enemies: count })
  }
  places.sort((one, other) => other.enemies - one.enemies)
  return places.slice(0, 3).map(({ at }) => at)
})

/** FF-SOS */
function* calls(situation: Situation): Generator<Thought> {
  const { view, side } = situation
  if (side !== 'defender' || !view.scenario.grants.includes('sos')) return
  const batteries = view.units.filter(
    (unit) =>
      unit.side === side && !unit.done && (unit.type === 'field-gun' || unit.type === 'field-howitzer'),
  )
  if (batteries.length === 0) return
  for (const at of placesToCall(situation.picture, situation)) {
    const { x, y } = placeOf(at)
    for (const { id } of batteries)
      yield {
        order: { kind: 'sos', battery: id, x, y },
        why: 'They are in front of the trench: call for the guns.',
      }
  }
}

/** FF-DUG: up when the enemy is near and the shells have passed. */
function* sallies(situation: Situation, phase: BattalionsPhase): Generator<Thought> {
  const { view, enemies, thresholds } = situation
  const { battalion } = phase
  if (battalion === null) return
  const below = sheltered(view, phase, battalion)
  const close = view.stands.filter(
    (stand) =>
      below.includes(stand.id) &&
      enemies.some(({ centre }) => distance(centre, stand.centre) <= fromCm(thresholds.upon)),
  )
  const band = view.barrage
  // The band moves on before the enemy does.
  const shelled = (y: number): boolean =>
    band !== null && y >= band.edge + fromCm(8) && y <= band.edge + fromCm(35)
  const ready = close.filter(({ centre }) => !shelled(centre.y)).map(({ id }) => id)
  if (ready.length > 0)
    yield { order: { kind: 'man-trench', platoons: ready }, why: 'The enemy is upon us: man the trench.' }
}

/** One battalion after the other, the nearest to the enemy first; machine guns before the companies. */
export const battalionWishes = (
  situation: Situation,
  phase: BattalionsPhase,
  staff: Staff,
  wanted?: string,
): Wishes<PlayerOrder> =>
  weighed(
    () => weightOfBattalions(situation, phase),
    function* () {
      const { view } = situation
      yield* cardPlays(situation)
      yield* calls(situation)
      yield* sallies(situation, phase)
      yield* feats(situation)
      if (phase.battalion !== null) {
        const open = openUnits(view, phase, phase.battalion)
        const step = BATTALION_STEPS.find((one) => open.some((ordered) => stepOf(ordered) === one))
        const now = open
          .filter((ordered) => stepOf(ordered) === step)
          .toSorted((one, other) => farFromEnemy(situation, one) - farFromEnemy(situation, other))
        const chosen = open.filter(({ id }) => id === wanted)
        yield* ordersOf(situation, staff, [...chosen, ...now])
        yield { order: { kind: 'end-battalion' }, why: 'This battalion has done what it can.' }
      }
      const next = battalionsLeft(view, phase).toSorted(
        (one, other) => frontOf(situation, other.id) - frontOf(situation, one.id),
      )
      for (const { id } of next)
        yield { order: { kind: 'battalion', battalion: id }, why: `${nameOf(view, id)} is next.` }
      yield { order: { kind: 'end-orders' }, why: 'All battalions have their orders.' }
    },
  )
