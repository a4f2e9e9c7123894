import { farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { memo } from '#kernel/memo.ts'
import { BROADEST_BASE, fromInches, MORTAR_RANGE, REAR_REACH, ZONE_RANGE } from '../../tables/index.ts'
import type { Base, State, Unit } from '../state.ts'
import { keepsSheaves, liesFar } from './sheaves.ts'

/** `enemy` fires and may stand in the rear, `disordered` only masks the fire of others, `guns` have a sheaf close by. */
interface Neighbour {
  readonly as: 'enemy' | 'disordered' | 'guns'
  readonly base: Base
}

/** A line of fire starts in the middle of a front, so whoever masks it may stand a little farther off than the firer. */
const NEAR = fromInches(Math.max(ZONE_RANGE, MORTAR_RANGE, REAR_REACH) + BROADEST_BASE)

/** Names the neighbours of a unit one after another, as long as whoever hears of them wants to; whether he heard them all. */
const nameNeighbours = (
  { units }: State,
  unit: Unit,
  ground: Rectangle,
  hear: (as: Neighbour['as'], base: Base) => boolean,
): boolean => {
  for (const other of units) {
    if (other.side !== unit.side) {
      const as = other.status === 'disordered' ? 'disordered' : 'enemy'
      for (const base of other.bases) if (!farFromBounds(ground, base, NEAR) && !hear(as, base)) return false
    }
    if (!keepsSheaves(other)) continue
    for (const base of other.bases) {
      if (base.sheaf?.shell !== 'he' || liesFar(ground, base.sheaf.squares)) continue
      if (!hear('guns', base)) return false
    }
  }
  return true
}

const neighboursOf = (state: State, unit: Unit, ground: Rectangle): readonly Neighbour[] => {
  const neighbours: Neighbour[] = []
  nameNeighbours(state, unit, ground, (as, base) => neighbours.push({ as, base }) > 0)
  return neighbours
}

const areSame = (state: State, unit: Unit, ground: Rectangle, neighbours: readonly Neighbour[]): boolean => {
  let next = 0
  const all = nameNeighbours(state, unit, ground, (as, base) => {
    const known = neighbours[next++]
    return known !== undefined && known.as === as && known.base === base
  })
  return all && next === neighbours.length
}

/** A unit and all about it that its fire and its rear depend on. */
export interface Situated {
  readonly state: State
  readonly unit: Unit
  readonly ground: Rectangle
  readonly neighbours: readonly Neighbour[]
}

export const situated = (state: State, unit: Unit): Situated => {
  const ground = roughBounds(unit.bases)
  return { state, unit, ground, neighbours: neighboursOf(state, unit, ground) }
}

/** What was found about a unit, and all that it followed from but the place of its own bases. */
interface Found<T> {
  readonly table: State['table']
  readonly options: State['options']
  readonly gas: State['gas']
  readonly side: Unit['side']
  readonly fog: boolean
  readonly ground: Rectangle
  readonly neighbours: readonly Neighbour[]
  readonly answer: T
}

const inFog = ({ table: { fog }, turn }: State): boolean => fog !== null && turn <= fog.turns

/** In the same battle, fog and gas. */
const isInSame = <T>(found: Found<T>, state: State, unit: Unit): boolean =>
  found.table === state.table &&
  found.options === state.options &&
  found.gas === state.gas &&
  found.side === unit.side &&
  found.fog === inFog(state)

const foundOut = <T>(around: Situated, work: (around: Situated) => T): Found<T> => {
  const { state, unit, ground, neighbours } = around
  const { table, options, gas } = state
  return { table, options, gas, side: unit.side, fog: inFog(state), ground, neighbours, answer: work(around) }
}

/**
 * What follows from the place of a unit and its neighbours. Between two checks of a unit most of the others have stayed where
 * they were, or are far away: to see that is much less work than to measure anew.
 */
export const memoNeighbours = <T>(work: (around: Situated) => T): ((state: State, unit: Unit) => T) => {
  const knownOf = memo((_: readonly Base[]): { found?: Found<T> } => ({}))
  // One check asks twice for the same unit among the same units.
  let latest: Found<T> | undefined
  let among: readonly Unit[] | undefined
  return (state, unit) => {
    const known = knownOf(unit.bases)
    let { found } = known
    const still =
      found !== undefined &&
      isInSame(found, state, unit) &&
      ((found === latest && among === state.units) || areSame(state, unit, found.ground, found.neighbours))
    if (!found || !still) {
      found = foundOut(situated(state, unit), work)
      known.found = found
    }
    latest = found
    among = state.units
    return found.answer
  }
}
