import type { Box } from '../../../../kernel/geometry/box.ts'
import { overlaps } from '../../../../kernel/geometry/gap.ts'
import { placed } from '../../../../kernel/geometry/sweep.ts'
import { groundAt } from '../../game/board/ground.ts'
import { fromInches } from '../../game/board/measures.ts'
import { keepsSheaves } from '../../game/board/sheaves.ts'
import type { OrderOf } from '../../game/orders.ts'
import type { Fighter } from '../../game/phases/close-combat/combat.ts'
import { fighterOf, possibleSupports } from '../../game/phases/close-combat/involved.ts'
import type { Phase } from '../../game/phases/phase.ts'
import type { Base, Unit } from '../../game/state.ts'
import { modifierOf } from '../../reckoning/combat-base.ts'
import { CASUALTY_POINTS, CONSOLIDATION } from '../../tables/index.ts'
import { COVERS } from '../../vocabulary.ts'
import type { Situation } from '../situation.ts'
import { winChance } from './odds.ts'

interface Chosen<K extends 'support' | 'lose' | 'consolidate' | 'fall-back'> {
  readonly order: OrderOf<K>
  readonly why: string
}

/** How much better the odds must be for a unit to be drawn in. */
const WORTH_IT = 0.15

/** PA-COMBAT-02: bases are brought in while they turn the odds. */
export const supports = (situation: Situation): Chosen<'support'> => {
  const { state, side } = situation
  const { combat } = state
  const none = {
    order: { kind: 'support' as const, bases: [] },
    why: 'Nobody else is drawn into this fight.',
  }
  if (!combat) return none
  const attacking = combat.attacker === side
  const enemies = state.units.flatMap((unit) => (unit.side === side ? [] : unit.bases))
  const chance = (extra: readonly Fighter[]): number =>
    attacking
      ? winChance([...combat.attackers, ...extra], combat.defenders)
      : 1 - winChance(combat.attackers, [...combat.defenders, ...extra])
  const chosen: Fighter[] = []
  let now = chance([])
  for (const one of possibleSupports(state, side)) {
    const fighter = fighterOf(state, one, enemies, true)
    const better = chance([...chosen, fighter])
    const joined = chosen.some(({ unit }) => unit === fighter.unit)
    if (better - now < (joined ? 0.01 : WORTH_IT)) continue
    chosen.push(fighter)
    now = better
  }
  if (chosen.length === 0) return none
  return {
    order: { kind: 'support', bases: chosen.map(({ base }) => base) },
    why: 'Those near by join in: they turn the fight.',
  }
}

type LossPhase = Extract<Phase, { readonly name: 'loss' }>

/** Of the enemy the strongest base, of our own the one that is missed least. */
export const loss = ({ state, side }: Situation, { from }: LossPhase): Chosen<'lose'> => {
  const { combat } = state
  if (!combat) return { order: { kind: 'lose' }, why: 'One base is lost.' }
  const ours = (from === 'attackers') === (combat.attacker === side)
  const value = (fighter: Fighter): number =>
    CASUALTY_POINTS[fighter.troop] + modifierOf(fighter, from === 'defenders')
  let chosen: Fighter | undefined
  for (const fighter of combat[from]) {
    if (!chosen || (ours ? value(fighter) < value(chosen) : value(fighter) > value(chosen))) chosen = fighter
  }
  return {
    order: chosen ? { kind: 'lose', base: chosen.base } : { kind: 'lose' },
    why: ours ? 'We give up the base that we miss least.' : 'We take the strongest of the enemy.',
  }
}

type ConsolidatePhase = Extract<Phase, { readonly name: 'consolidate' }>

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
  COVERS.indexOf(groundAt(situation.state, box.centre, unit.side)) - (isShelled(situation, box) ? 2 : 0)

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
export const consolidation = (
  situation: Situation,
  { unit: id }: ConsolidatePhase,
): Chosen<'consolidate'> => {
  const unit = situation.own.find((one) => one.id === id)
  const bases = unit?.bases.map((base) => ({ base: base.id, inches: stepFor(situation, unit, base) })) ?? []
  const stays = bases.every(({ inches }) => inches === 0)
  return {
    order: { kind: 'consolidate', bases },
    why: stays ? 'We stay where we are: the ground ahead is worse.' : 'We dig in on the ground won.',
  }
}

type FallBackPhase = Extract<Phase, { readonly name: 'fall-back' }>

/** Towards the side on which fewer of the enemy stand. */
export const fallBackSide = (
  situation: Situation,
  { unit: id, ways }: FallBackPhase,
): Chosen<'fall-back'> => {
  const unit = situation.own.find((one) => one.id === id)
  let best = ways[0]?.side ?? 'left'
  let least = Number.POSITIVE_INFINITY
  for (const { side, heading } of ways) {
    const places = unit?.bases.map((base) => placed(base, heading, fromInches(1))) ?? []
    let near = 0
    for (const enemy of situation.enemies) {
      for (const { centre } of enemy.bases) {
        for (const place of places) {
          const x = centre.x - place.centre.x
          const y = centre.y - place.centre.y
          if (x * x + y * y < fromInches(7) * fromInches(7)) near++
        }
      }
    }
    if (near < least) {
      best = side
      least = near
    }
  }
  return {
    order: { kind: 'fall-back', side: best },
    why: `We fall back to the ${best}, where fewer of them stand.`,
  }
}
