import type { Wish } from '#kernel/game/commander.ts'
import { farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import { within } from '#kernel/geometry/gap.ts'
import { memo } from '#kernel/memo.ts'
import { trenchAt } from '../game/board/ground.ts'
import { holds } from '../game/cards/pack.ts'
import { fieldOf } from '../game/field.ts'
import { nameOf } from '../game/names.ts'
import { mayBeHeroic } from '../game/phases/battalions/heroic.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import type { Battalion, Stand } from '../game/state.ts'
import { battalionOf, standNamed } from '../game/units.ts'
import { fromCm, HEROIC_REACH } from '../tables/index.ts'
import { goalsOf } from './goals.ts'
import type { Picture, Situation } from './situation.ts'
import { worthOf } from './worth.ts'

const REACH = fromCm(HEROIC_REACH)

/** As many platoons of one trench fall to one feat at most (FF-HERO-02). */
const MOST_PLATOONS = 3

/** One more loss would make it test its morale (FF-MOR-01). */
const isNearTest = ({ lost, start, tested }: Battalion): boolean =>
  (!tested.half && (lost + 1) * 2 >= start) || (!tested.threeQuarters && (lost + 1) * 4 >= start * 3)

/** What a platoon could go for: one gun or work, or as many as it can of a trench. */
const targetsOf = ({ view, side, enemies }: Situation, hero: Stand): readonly (readonly string[])[] => {
  const near = enemies.filter((enemy) => within(hero, enemy, REACH))
  const inTrench = new Map<unknown, string[]>()
  for (const enemy of near) {
    const trench = enemy.type === 'infantry' && trenchAt(fieldOf(view.scenario), enemy.centre)
    if (!trench) continue
    const others = inTrench.get(trench) ?? []
    if (others.length < MOST_PLATOONS) inTrench.set(trench, [...others, enemy.id])
  }
  return [
    ...near.filter((enemy) => enemy.type !== 'infantry' && worthOf(enemy) >= 2).map(({ id }) => [id]),
    ...view.blockHouses
      .filter(({ holder }) => holder !== null && holder !== side)
      .filter((house) => within(hero, house, REACH))
      .map(({ id }) => [id]),
    ...inTrench.values(),
  ]
}

/** Own platoons near enough to something, and what each could go for. */
const heroes = memo(
  (
    picture: Picture,
    situation: Situation,
  ): readonly { readonly hero: Stand; readonly targets: readonly (readonly string[])[] }[] => {
    const where = roughBounds([...situation.enemies, ...situation.view.blockHouses])
    return picture.own.flatMap((hero) => {
      if (hero.type !== 'infantry' || hero.markers > 0 || hero.below) return []
      if (farFromBounds(where, hero, REACH)) return []
      const targets = targetsOf(situation, hero)
      return targets.length > 0 ? [{ hero, targets }] : []
    })
  },
)

/** FF-HERO-01: once a battle, where a third of what may be won is more than two thirds of a platoon. */
export function* feats(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { view, side, thresholds } = situation
  if (!mayBeHeroic(view, side)) return
  let best: { readonly order: OrderOf<'heroic'>; readonly worth: number } | undefined
  const worth = (id: string): number => {
    const stand = standNamed(view, id)
    return stand ? worthOf(stand) : 3
  }
  const goals = goalsOf(situation.picture, situation)
  for (const { hero, targets: all } of heroes(situation.picture, situation)) {
    const battalion = battalionOf(view, hero)
    if (!battalion || isNearTest(battalion)) continue
    // Whoever keeps a goal from the enemy is wanted there.
    if (goals.some(({ keeper }) => keeper === hero.unit)) continue
    for (const targets of all) {
      const sum = targets.reduce((total, id) => total + worth(id), 0)
      if (sum < thresholds.feat || sum <= (best?.worth ?? 0)) continue
      best = { order: { kind: 'heroic', platoon: hero.id, targets: [...targets] }, worth: sum }
    }
  }
  if (best)
    yield {
      order: { ...best.order, ...(holds(view, side, 'JH') ? { card: 'JH' } : {}) },
      why: `A handful of brave men go for ${nameOf(view, best.order.targets[0] ?? '')}.`,
    }
}
