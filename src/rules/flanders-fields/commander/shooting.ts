import type { Wish } from '#kernel/game/commander.ts'
import { nameOf } from '../game/names.ts'
import type { Barrel } from '../game/phases/actions/fire/barrels.ts'
import { burstInput, inputOf, PLAIN_FIRE } from '../game/phases/actions/fire/conditions.ts'
import { firersOf, openShots } from '../game/phases/actions/fire/volley.ts'
import type { ShotOrder } from '../game/phases/forms.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import type { Stand } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import { fire } from '../procedures/fire.ts'
import { fireAtArmour } from '../procedures/fire-at-armour.ts'
import { mgBurst } from '../procedures/mg-burst.ts'
import { shootingCard } from './playing.ts'
import type { Situation } from './situation.ts'
import { onAverage, worthOfOutcome } from './worth.ts'

/** What a shot is worth on average. */
const worthOfShot = ({ view, thresholds }: Situation, barrel: Barrel, target: Stand): number => {
  const { silenced } = thresholds
  if (barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house') {
    const input = burstInput(view, barrel, [target], PLAIN_FIRE)
    return onAverage((dice, trace) => {
      const burst = mgBurst.resolve(input, dice, trace)
      const outcome = burst.legal ? (burst.results[0]?.outcome ?? 'none') : 'none'
      return worthOfOutcome(view, target, outcome, true, silenced)
    })
  }
  const shot = inputOf(view, barrel, target, PLAIN_FIRE)
  if (!shot) return 0
  return onAverage((dice, trace) => {
    const fired =
      shot.at === 'armour'
        ? fireAtArmour.resolve(shot.input, dice, trace)
        : fire.resolve(shot.input, dice, trace)
    if (!fired.legal) return 0
    const outcome = fired.killed ? 'killed' : fired.suppressions > 0 ? 'suppressed' : 'none'
    return worthOfOutcome(view, target, outcome, false, silenced)
  })
}

export interface Volley {
  readonly order: OrderOf<'fire'>
  readonly worth: number
  readonly targets: readonly string[]
}

/** The best that a unit can fire, stand by stand. */
export const bestVolley = (situation: Situation, unit: string): Volley | undefined => {
  const { view } = situation
  const shots: ShotOrder[] = []
  let worth = 0
  for (const firer of firersOf(view, unit)) {
    const own: ShotOrder[] = []
    for (;;) {
      let best: { readonly shot: ShotOrder; readonly worth: number } | undefined
      for (const { barrel, targets } of openShots(view, firer, PLAIN_FIRE, own)) {
        for (const target of targets) {
          const value = worthOfShot(situation, barrel, target)
          if (best && value <= best.worth) continue
          const { face } = barrel
          const named = face === null || face === 'rear' ? {} : { face }
          best = { shot: { stand: firer.id, target: target.id, ...named }, worth: value }
        }
      }
      if (!best || best.worth <= 0) break
      own.push(best.shot)
      worth += best.worth
    }
    shots.push(...own)
  }
  if (shots.length === 0) return undefined
  const targets = [...new Set(shots.map(({ target }) => target))]
  return { order: { kind: 'fire', shots, madMinute: false, cards: [] }, worth, targets }
}

/** Fire, with the Mad Minute where it pays best (FF-NAT-02). */
export function* fireWishes(
  situation: Situation,
  unit: string,
  volley: Volley,
): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const [first] = volley.targets
  const why = `Fire at ${first === undefined ? 'the enemy' : nameOf(view, first)}: no target in reach promises more.`
  const shots = volley.order.shots ?? []
  const card = volley.worth >= situation.thresholds.card ? shootingCard(situation) : undefined
  const best = { ...volley.order, cards: card ? [card] : [] }
  if (unitNamed(view, unit)?.madMinute && shots.length >= 3)
    yield { order: { ...best, madMinute: true }, why: 'Rapid fire: the target is worth it.' }
  if (card) yield { order: best, why: 'Such a target does not come again.' }
  yield { order: volley.order, why }
}
