import type { Wish } from '#kernel/game/commander.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import { groundAt } from '../../game/board/ground.ts'
import { keepsSheaves } from '../../game/board/sheaves.ts'
import type { Fighter } from '../../game/phases/close-combat/combat.ts'
import { fighterOf, possibleSupports } from '../../game/phases/close-combat/involved.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Base, Unit } from '../../game/state.ts'
import { modifierOf } from '../../reckoning/combat-base.ts'
import { CASUALTY_POINTS, CONSOLIDATION, fromInches } from '../../tables/index.ts'
import { COVERS } from '../../vocabulary.ts'
import type { Situation } from '../situation.ts'
import { winChance } from './odds.ts'

/** PA-COMBAT-02: bases are brought in while they turn the odds; or all who can come, or nobody. */
export const supports = (situation: Situation): readonly Wish<OrderOf<'support'>>[] => {
  const { state, side, thresholds } = situation
  const { worthDrawingIn, worthJoining } = thresholds.combat
  const { combat } = state
  const none = {
    order: { kind: 'support' as const, bases: [] },
    why: 'Nobody else is to be drawn into this fight.',
  }
  if (!combat) return [none]
  const attacking = combat.attacker === side
  const enemies = state.units.flatMap((unit) => (unit.side === side ? [] : unit.bases))
  const chance = (extra: readonly Fighter[]): number =>
    attacking
      ? winChance([...combat.attackers, ...extra], combat.defenders)
      : 1 - winChance(combat.attackers, [...combat.defenders, ...extra])
  const chosen: Fighter[] = []
  let now = chance([])
  const possible = possibleSupports(state, side)
  for (const one of possible) {
    const fighter = fighterOf(state, one, enemies, true)
    const better = chance([...chosen, fighter])
    const joined = chosen.some(({ unit }) => unit === fighter.unit)
    if (better - now < (joined ? worthJoining : worthDrawingIn)) continue
    chosen.push(fighter)
    now = better
  }
  const all: Wish<OrderOf<'support'>> = {
    order: { kind: 'support', bases: possible.map(({ base }) => base.id) },
    why: 'Everybody who can reach the fight is to join in.',
  }
  if (chosen.length === 0) return [none, all]
  const some: Wish<OrderOf<'support'>> = {
    order: { kind: 'support', bases: chosen.map(({ base }) => base) },
    why: 'Those near by are to join in: they can turn the fight.',
  }
  return [some, all, none]
}

/** Of the enemy the strongest base, of our own the one that is missed least; of those that count alike the first. */
export const losses = (
  { state, side }: Situation,
  { from }: PhaseOf<'loss'>,
): readonly Wish<OrderOf<'lose'>>[] => {
  const { combat } = state
  if (!combat) return [{ order: { kind: 'lose' }, why: 'One base must go.' }]
  const ours = (from === 'attackers') === (combat.attacker === side)
  const value = (fighter: Fighter): number =>
    CASUALTY_POINTS[fighter.troop] + modifierOf(fighter, from === 'defenders')
  const byValue = new Map<number, Fighter>()
  for (const fighter of combat[from]) {
    if (!byValue.has(value(fighter))) byValue.set(value(fighter), fighter)
  }
  const ranked = [...byValue].sort(([one], [other]) => (ours ? one - other : other - one))
  if (ranked.length === 0) return [{ order: { kind: 'lose' }, why: 'One base must go.' }]
  return ranked.map(([, { base }], i) => ({
    order: { kind: 'lose', base },
    why:
      i > 0
        ? 'Another base is to go instead.'
        : ours
          ? 'We mean to give up the base that we miss least.'
          : 'We mean to take the strongest of the enemy.',
  }))
}

/** Under a barrage of either side. */
const isShelled = ({ state }: Situation, box: Box): boolean =>
  state.units.some(
    (unit) =>
      keepsSheaves(unit) &&
      unit.bases.some(
        ({ sheaf }) => sheaf?.shell === 'he' && sheaf.squares.some((square) => overlaps(square.box, box)),
      ),
  ) || state.gas.some(({ squares }) => squares.some((square) => overlaps(square.box, box)))

/** How good a place is to stand on. */
const ground = (situation: Situation, unit: Unit, box: Box): number =>
  COVERS.indexOf(groundAt(situation.state, box.centre, unit.side)) -
  (isShelled(situation, box) ? situation.thresholds.combat.shelled : 0)

const STEPS = [CONSOLIDATION, CONSOLIDATION / 2, 0]

const stepFor = (situation: Situation, unit: Unit, base: Base): number => {
  let best = 0
  let value = Number.NEGATIVE_INFINITY
  for (const inches of STEPS) {
    const there = ground(situation, unit, placed(base, situation.ahead, fromInches(inches)))
    if (there > value) {
      best = inches
      value = there
    }
  }
  return best
}

/** PA-COMBAT-14: onto the ground won, unless it is worse than where we stand. */
export const consolidations = (
  situation: Situation,
  { unit: id }: PhaseOf<'consolidate'>,
): readonly Wish<OrderOf<'consolidate'>>[] => {
  const unit = situation.own.find((one) => one.id === id)
  const bases = unit?.bases.map((base) => ({ base: base.id, inches: stepFor(situation, unit, base) })) ?? []
  const stays = bases.every(({ inches }) => inches === 0)
  const none = bases.map(({ base }) => ({ base, inches: 0 }))
  return [
    {
      order: { kind: 'consolidate', bases },
      why: stays
        ? 'We mean to stay where we are: the ground ahead is worse.'
        : 'We mean to dig in on the ground won.',
    },
    { order: { kind: 'consolidate' }, why: 'We mean to dig in on the ground won.' },
    { order: { kind: 'consolidate', bases: none }, why: 'We mean to stay where we are.' },
  ]
}

/** How many enemies would stand near a unit that fell back so. */
const enemiesNear = (
  { enemies, thresholds }: Situation,
  unit: Unit | undefined,
  heading: Heading,
): number => {
  const reach = fromInches(thresholds.combat.nearWayBack)
  const places = unit?.bases.map((base) => placed(base, heading, fromInches(1))) ?? []
  let near = 0
  for (const enemy of enemies) {
    for (const { centre } of enemy.bases) {
      for (const place of places) {
        const x = centre.x - place.centre.x
        const y = centre.y - place.centre.y
        if (x * x + y * y < reach * reach) near++
      }
    }
  }
  return near
}

/** Towards the side on which fewer of the enemy stand. */
export const fallsBack = (
  situation: Situation,
  { unit: id, ways }: PhaseOf<'fall-back'>,
): readonly Wish<OrderOf<'fall-back'>>[] => {
  const unit = situation.own.find((one) => one.id === id)
  return ways
    .map(({ side, heading }) => ({ side, near: enemiesNear(situation, unit, heading) }))
    .sort((one, other) => one.near - other.near)
    .map(({ side }, i) => ({
      order: { kind: 'fall-back', side },
      why:
        i === 0
          ? `We mean to fall back to the ${side}, where fewer of them stand.`
          : `We mean to fall back to the ${side} all the same.`,
    }))
}
