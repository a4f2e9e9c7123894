import type { Wish } from '#kernel/game/commander.ts'
import { along, bearing } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { isPointInArc } from '../game/board/arcs.ts'
import { nameOf } from '../game/names.ts'
import { batteryOf } from '../game/phases/actions/guns/battery.ts'
import { openSightsRefusal } from '../game/phases/actions/guns/sighting.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { isRifles, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { areaAt, areaOf } from '../game/zones/areas.ts'
import { type AreaTarget, targetInput, targetsIn } from '../game/zones/targets.ts'
import { arcWeaponOf, gunWeaponOf, spreads } from '../game/zones/weapons.ts'
import type { Options } from '../options.ts'
import { areaFire } from '../procedures/area-fire.ts'
import { fromCm, placeOf } from '../tables/index.ts'
import type { FireOutcome } from '../vocabulary.ts'
import { type Picture, type Situation, standsIn } from './situation.ts'
import { byFace, FACES, worthOfOutcome } from './worth.ts'

type Weapon = NonNullable<ReturnType<typeof gunWeaponOf>>

const outcomes = memo((_: Options) => new Map<string, readonly FireOutcome[]>())

/** What shells do to one of those they fall among, by what the die shows: the same for all who stand alike. */
const outcomesOf = (view: View, weapon: Weapon, target: AreaTarget): readonly FireOutcome[] => {
  const aimed = targetInput(view, target, false)
  const { period } = view.scenario
  const key = `${period} ${weapon} ${aimed.armour ? aimed.inCover : aimed.cover} ${aimed.partial} ${aimed.command}`
  const known = outcomes(view.options)
  const before = known.get(key)
  if (before) return before
  const input = {
    period,
    weapon,
    mode: 'indirect' as const,
    shooterInGas: false,
    throughBarrage: false,
    shooterUphill: false,
    card: 0,
    targets: [aimed],
    options: view.options,
  }
  const found = byFace((dice, trace) => {
    const fired = areaFire.resolve(input, dice, trace)
    return fired.legal ? (fired.results[0]?.outcome ?? 'none') : 'none'
  })
  known.set(key, found)
  return found
}

const worthOfHit = ({ view, thresholds }: Situation, weapon: Weapon, target: AreaTarget): number =>
  outcomesOf(view, weapon, target).reduce(
    (sum, outcome) => sum + worthOfOutcome(view, target.body, outcome, spreads(weapon), thresholds.silenced),
    0,
  ) / FACES

const hits = memo((_: Picture) => new Map<string, number>())

/** What one fire of a gun on an area is worth, own stands against it. */
const worthOfArea = (
  situation: Situation,
  weapon: Weapon,
  area: NonNullable<ReturnType<typeof areaOf>>,
): number => {
  const { view, side, thresholds, picture } = situation
  const known = hits(picture)
  let worth = 0
  for (const target of targetsIn(view, area)) {
    const { body, partial } = target
    const key = `${weapon} ${body.id} ${partial}`
    const value = known.get(key) ?? worthOfHit(situation, weapon, target)
    known.set(key, value)
    worth += body.side === side ? -1.5 * value : value
  }
  return worth - thresholds.ownNear * ownNear(situation, area.centre)
}

/** Own platoons who would soon walk into fire that lies there (FF-ZONE-01). */
const ownNear = ({ picture, attacks }: Situation, at: Point): number => {
  if (!attacks) return 0
  let count = 0
  for (const stand of picture.own) if (isRifles(stand) && distance(stand.centre, at) < NEAR) count++
  return Math.min(count, MOST_NEAR)
}

const NEAR = fromCm(15)
const MOST_NEAR = 4

interface Place {
  readonly at: Point
  readonly target: Stand
  readonly worth: number
}

interface Aimed extends Place {
  /** The gun looks that way. */
  readonly ahead: boolean
}

const MOST_PLACES = 8

/** The best places for fire of a kind: enemies, each with whoever stands about him. */
const newPlaces = (situation: Situation, weapon: Exclude<Weapon, 'indirect-mg'>): readonly Place[] => {
  const seen = new Set<number>()
  const found: Place[] = []
  for (const target of situation.enemies) {
    const { x, y } = placeOf(target.centre)
    const cell = Math.round(x / 5) * 1000 + Math.round(y / 5)
    if (seen.has(cell)) continue
    seen.add(cell)
    const worth = worthOfArea(situation, weapon, areaAt(weapon, target.centre))
    if (worth > 0) found.push({ at: target.centre, target, worth })
  }
  return found.sort((one, other) => other.worth - one.worth).slice(0, MOST_PLACES)
}

const places = memo((_: Picture) => new Map<Weapon, readonly Place[]>())

/** The best places that a gun could be laid on. */
const bestPlaces = (situation: Situation, weapon: Weapon, gun: Stand | undefined): readonly Aimed[] => {
  if (weapon === 'indirect-mg') return []
  const known = places(situation.picture)
  const found = known.get(weapon) ?? newPlaces(situation, weapon)
  known.set(weapon, found)
  return found.map((place) => ({
    ...place,
    ahead: !gun || isPointInArc(arcWeaponOf(weapon), gun, place.at),
  }))
}

const fireOrder = (fields: Partial<OrderOf<'fire'>>): OrderOf<'fire'> => ({
  kind: 'fire',
  madMinute: false,
  cards: [],
  ...fields,
})

/** Round on the spot, to look at a place. */
const turnTo = ({ id, centre }: Stand, at: Point): OrderOf<'move'> => ({
  kind: 'move',
  stands: [{ stand: id, path: [], facing: toDegrees(bearing(centre, at)) }],
  dismount: false,
  mount: false,
})

/** Where fire that is in the way of one's own troops does no harm: deep in the enemy's ground. */
const beyond = ({ view, side }: Situation, gun: Stand | undefined, from: Point): Point => {
  const length = fromCm(view.scenario.length)
  const edge = fromCm(6)
  if (!gun) return { x: from.x, y: side === 'attacker' ? length - edge : edge }
  const far = (side === 'attacker' ? length - edge - gun.centre.y : gun.centre.y - edge) - 1
  return along(gun.centre, gun.heading, Math.max(0, far))
}

/** What is worth an action of a gun, a mortar or a battery behind the table. */
export function* gunWishes(situation: Situation, phase: ActionsPhase): Generator<Wish<PlayerOrder>> {
  const { view, thresholds } = situation
  const unit = unitNamed(view, phase.unit)
  const weapon = unit && gunWeaponOf(unit)
  if (!unit || !weapon || weapon === 'indirect-mg') return
  const [stand] = standsIn(situation, unit.id)
  if (stand && stand.markers > 0) yield { order: { kind: 'recover' }, why: 'The crew must recover first.' }
  if (stand?.stowed) {
    const why = 'The guns go into action here.'
    yield { order: { kind: 'unlimber' }, why }
    yield { order: { kind: 'unpack' }, why }
  }
  const all = bestPlaces(situation, weapon, stand)
  const places = all.filter(({ ahead }) => ahead)
  const area = areaOf(view, unit)
  const here = area ? worthOfArea(situation, weapon, area) : 0
  const onPoint = fireOrder({ mode: 'indirect' })
  const isLaid = unit.aim !== null
  const best = places[0]?.worth ?? 0
  // What lies to a flank is worth turning to if it is worth much more than what lies ahead.
  const [flank] = all
  if (stand && flank && !flank.ahead && flank.worth - Math.max(best, here) >= thresholds.redirect)
    yield {
      order: turnTo(stand, flank.at),
      why: `The gun is turned towards ${nameOf(view, flank.target.id)}.`,
    }
  if (isLaid && here >= thresholds.leastFire && (best - here < thresholds.redirect || phase.left < 2))
    yield { order: onPoint, why: 'The shells fall where the enemy stands.' }
  for (const { at, target } of places) {
    const { x, y } = placeOf(at)
    const why = `Shell ${nameOf(view, target.id)} and whoever stands about him.`
    yield { order: fireOrder({ mode: 'direct', target: target.id }), why }
    if (!isLaid) {
      yield { order: fireOrder({ mode: 'indirect', x, y }), why }
      yield { order: fireOrder({ mode: 'indirect', target: target.id }), why }
    }
    yield { order: { kind: 'redirect', x, y }, why }
    yield { order: { kind: 'redirect', target: target.id }, why }
  }
  if (isLaid && here > 0) yield { order: onPoint, why: 'The fire keeps them down.' }
  // FF-ZONE-01: fire in the way of one's own troops is lifted, whatever it is lifted to.
  if (area && unit.aim?.fired?.live && here < 0) {
    const { x, y } = placeOf(beyond(situation, stand, area.centre))
    yield { order: { kind: 'redirect', x, y }, why: 'The fire is lifted for the attack.' }
  }
  if (stand && flank && !flank.ahead)
    yield {
      order: turnTo(stand, flank.at),
      why: `The gun is turned towards ${nameOf(view, flank.target.id)}.`,
    }
}

/** A gun on the table has something worth its fire before its sights. */
export const seesTarget = (situation: Situation, id: string): boolean => {
  const { view } = situation
  const battery = batteryOf(view, id)
  if (!battery?.gun) return false
  return bestPlaces(situation, battery.weapon, battery.gun).some(
    ({ at, target, ahead }) => ahead && !openSightsRefusal(view, battery, { at, body: target }),
  )
}
