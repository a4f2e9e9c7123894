import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import { gap, within } from '#kernel/geometry/gap.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { combatInvolved } from '../../../procedures/combat-involved.ts'
import { INCH, SUPPORT_REACH, toInches } from '../../../tables/index.ts'
import { isGuns, type SideName } from '../../../vocabulary.ts'
import { isGassed } from '../../board/fire-count.ts'
import { coverOfBase } from '../../board/ground.ts'
import { inContact } from '../../moves/facing.ts'
import type { Base, State, Unit } from '../../state.ts'
import { baseNamed, unitNamed } from '../../units.ts'
import type { Fighter } from './combat.ts'
import { isTakenInFlank } from './contact.ts'

interface Placed {
  readonly unit: Unit
  readonly base: Base
}

const placedBases = (units: readonly Unit[]): readonly Placed[] =>
  units.flatMap((unit) => unit.bases.map((base) => ({ unit, base })))

/** Inches from a base to the nearest of others. */
const nearest = (base: Base, others: readonly Placed[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    if (other.base !== base) least = Math.min(least, gap(base, other.base))
  }
  return toInches(least)
}

/** PA-COMBAT-06: each base's distance from the nearest involved one, the chain followed from base to base. */
const gapsOf = (bases: readonly Placed[], touching: readonly Placed[]): ReadonlyMap<Base, number> => {
  const gaps = new Map<Base, number>()
  const chain = [...touching]
  for (let next = true; next; ) {
    next = false
    for (const placed of bases) {
      if (chain.includes(placed)) continue
      const away = nearest(placed.base, chain)
      gaps.set(placed.base, away)
      if (away > SUPPORT_REACH) continue
      chain.push(placed)
      next = true
    }
  }
  return gaps
}

/** The bases of one side that fight by contact or because their unit does (PA-COMBAT-01, PA-COMBAT-06). */
export const involvedBases = (
  state: State,
  units: readonly Unit[],
  enemies: readonly Base[],
): readonly Placed[] => {
  const bases = placedBases(units)
  const touching = bases.filter(({ base }) => enemies.some((enemy) => inContact(base, enemy)))
  const gaps = gapsOf(bases, touching)
  const { involved } = combatInvolved.resolve(
    {
      bases: bases.map((placed) => ({
        id: placed.base.id,
        troop: placed.base.troop,
        contact: touching.includes(placed),
        sameUnit: true,
        gap: gaps.get(placed.base) ?? 0,
        declared: false,
      })),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  return bases.filter(({ base }) => involved.includes(base.id))
}

/** A base as it goes into the combat (PA-COMBAT-12). */
export const fighterOf = (
  state: State,
  { unit, base }: Placed,
  enemies: readonly Base[],
  support: boolean,
): Fighter => ({
  base: base.id,
  unit: unit.id,
  status: unit.status,
  troop: base.troop,
  quality: unit.quality,
  cover: coverOfBase(state, unit, base),
  flankOrRear: isTakenInFlank(base, enemies),
  gas: isGassed(state, unit),
  support,
})

/** PA-COMBAT-02, PA-COMBAT-07: bases of other units close enough to those that fight by contact or membership. */
export const possibleSupports = (state: State, side: SideName): readonly Placed[] => {
  const { combat } = state
  if (!combat) return []
  const fighters = side === combat.attacker ? combat.attackers : combat.defenders
  const fighting = fightingBases(state, fighters)
  const ground = roughBounds(fighting)
  const units = new Set(fighters.map(({ unit }) => unit))
  const supports: Placed[] = []
  for (const unit of state.units) {
    if (unit.side !== side || units.has(unit.id)) continue
    for (const base of unit.bases) {
      if (farFromBounds(ground, base, REACH) || isGuns(base.troop)) continue
      if (fighting.some((other) => within(base, other, REACH))) supports.push({ unit, base })
    }
  }
  return supports
}

const REACH = SUPPORT_REACH * INCH

const fightingBases = (state: State, fighters: readonly Fighter[]): readonly Base[] =>
  fighters.flatMap(({ unit: id, base, support }) => {
    const unit = support ? undefined : unitNamed(state, id)
    return (unit && baseNamed(unit, base)) ?? []
  })
