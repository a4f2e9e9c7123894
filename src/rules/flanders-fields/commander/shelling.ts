import type { Wish } from '../../../kernel/game/commander.ts'
import { distance, type Point } from '../../../kernel/geometry/point.ts'
import type { OrderOf, PlayerOrder } from '../game/orders.ts'
import type { ActionsPhase } from '../game/phases/actions/phase.ts'
import type { Stand } from '../game/state.ts'
import { nameOf } from '../game/stories/names.ts'
import { isRifles, standsOf, unitNamed } from '../game/units.ts'
import { areaAt, areaOf } from '../game/zones/areas.ts'
import { targetInput, targetsIn } from '../game/zones/targets.ts'
import { gunWeaponOf, spreads } from '../game/zones/weapons.ts'
import { areaFire } from '../procedures/area-fire.ts'
import { fromCm, placeOf } from '../tables/index.ts'
import type { Situation } from './situation.ts'
import { onAverage, worthOfOutcome } from './worth.ts'

type Weapon = NonNullable<ReturnType<typeof gunWeaponOf>>

/** What one fire of a gun on an area is worth, own stands against it. */
const worthOfArea = (
  { view, side, thresholds }: Situation,
  weapon: Weapon,
  area: NonNullable<ReturnType<typeof areaOf>>,
): number => {
  const targets = targetsIn(view, area)
  let worth = 0
  for (const target of targets) {
    const { body } = target
    const input = {
      period: view.scenario.period,
      weapon,
      mode: 'indirect' as const,
      shooterInGas: false,
      throughBarrage: false,
      shooterUphill: false,
      card: 0,
      targets: [targetInput(view, target, false)],
      options: view.options,
    }
    const value = onAverage((dice, trace) => {
      const fired = areaFire.resolve(input, dice, trace)
      const outcome = fired.legal ? (fired.results[0]?.outcome ?? 'none') : 'none'
      return worthOfOutcome(view, body, outcome, spreads(weapon), thresholds.silenced)
    })
    worth += body.side === side ? -1.5 * value : value
  }
  return worth - thresholds.ownNear * ownNear(view, side, area.centre)
}

/** Own platoons who would soon walk into fire that lies there (FF-ZONE-01). */
const ownNear = ({ stands }: Situation['view'], side: Situation['side'], at: Point): number => {
  let count = 0
  for (const stand of stands)
    if (stand.side === side && side === 'attacker' && isRifles(stand) && distance(stand.centre, at) < NEAR)
      count++
  return count
}

const NEAR = fromCm(17)

const far = ({ centre }: Stand, area: { readonly centre: Point } | undefined): number =>
  area ? distance(centre, area.centre) : 0

interface Aimed {
  readonly at: Point
  readonly target: Stand
  readonly worth: number
}

/** The best places a gun could be laid on: enemies, each with whoever stands about him. */
const bestPlaces = (situation: Situation, weapon: Weapon): readonly Aimed[] => {
  if (weapon === 'indirect-mg') return []
  const seen = new Set<string>()
  const found: Aimed[] = []
  for (const target of situation.enemies) {
    const { x, y } = placeOf(target.centre)
    const cell = `${Math.round(x / 5)} ${Math.round(y / 5)}`
    if (seen.has(cell)) continue
    seen.add(cell)
    const worth = worthOfArea(situation, weapon, areaAt(weapon, target.centre))
    if (worth > 0) found.push({ at: target.centre, target, worth })
  }
  return found.sort((one, other) => other.worth - one.worth).slice(0, 8)
}

const fireOrder = (fields: Partial<OrderOf<'fire'>>): OrderOf<'fire'> => ({
  kind: 'fire',
  madMinute: false,
  cards: [],
  ...fields,
})

/** What is worth an action of a gun, a mortar or a battery behind the table. */
export function* gunWishes(situation: Situation, phase: ActionsPhase): Generator<Wish<PlayerOrder>> {
  const { view, thresholds } = situation
  const unit = unitNamed(view, phase.unit)
  const weapon = unit && gunWeaponOf(unit)
  if (!unit || !weapon || weapon === 'indirect-mg') return
  const [stand] = standsOf(view, unit.id)
  if (stand && stand.markers > 0) yield { order: { kind: 'recover' }, why: 'The crew must recover first.' }
  if (stand?.stowed) {
    const why = 'The guns go into action here.'
    yield { order: { kind: 'unlimber' }, why }
    yield { order: { kind: 'unpack' }, why }
  }
  const places = bestPlaces(situation, weapon)
  const area = areaOf(view, unit)
  const here = area ? worthOfArea(situation, weapon, area) : 0
  const [best] = places
  const gain = (best?.worth ?? 0) - here
  // FF-ZONE-01: fire in the way of one's own troops is lifted, whatever it is lifted to.
  const barred = unit.aim?.fired?.live === true && here < 0
  if (barred && !best)
    for (const target of situation.enemies
      .toSorted((one, other) => far(other, area) - far(one, area))
      .slice(0, 4)) {
      const { x, y } = placeOf(target.centre)
      yield { order: { kind: 'redirect', x, y }, why: 'The fire is lifted for the attack.' }
    }
  const onPoint = fireOrder({ mode: 'indirect' })
  if (unit.aim && here >= thresholds.leastFire && (gain < thresholds.redirect || phase.left < 2))
    yield { order: onPoint, why: 'The shells fall where the enemy stands.' }
  for (const { at, target } of places) {
    const { x, y } = placeOf(at)
    const why = `Shell ${nameOf(view, target.id)} and whoever stands about him.`
    yield { order: fireOrder({ mode: 'direct', target: target.id }), why }
    if (!unit.aim) {
      yield { order: fireOrder({ mode: 'indirect', x, y }), why }
      yield { order: fireOrder({ mode: 'indirect', target: target.id }), why }
    }
    yield { order: { kind: 'redirect', x, y }, why }
    yield { order: { kind: 'redirect', target: target.id }, why }
  }
  if (unit.aim && here > 0) yield { order: onPoint, why: 'The fire keeps them down.' }
}
