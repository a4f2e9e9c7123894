import type { Refusal } from '../../../../kernel/game.ts'
import { refuse } from '../../../../kernel/refusals.ts'
import { referenceOf, zoneNamed } from '../../grid.ts'
import {
  isOnBoard,
  otherSide,
  type SideName,
  type State,
  type Unit,
  unitNamed,
  type ZoneNumber,
} from '../../state.ts'
import { ARM } from '../../tables/index.ts'
import { aloft, diceLeft, sortieOf } from './flights.ts'
import type { AirStep } from './phase.ts'

/** Whose turn each step is. */
const FLYERS: Readonly<Record<AirStep, Unit['type']>> = {
  hunt: 'fighter',
  reconnaissance: 'reconnaissance',
  'ground-attack': 'ground-attack',
  bombing: 'bomber',
}

/** GF-AIR-03, GF-AAIR-02: what fighters hunt: any other aircraft in the air, and balloons that are up. */
const prey = (state: State, side: SideName): readonly Unit[] => {
  const enemy = otherSide(side)
  const balloons = state.units.filter(
    (unit) =>
      unit.side === enemy && unit.type === 'balloon' && isOnBoard(unit) && unit.revealed && !unit.grounded,
  )
  return [
    ...aloft(state, enemy).filter(({ type }) => type !== 'fighter'),
    ...(state.assault?.night ? [] : balloons),
  ]
}

/** What can be struck on the ground: seen, and neither balloon nor aircraft. */
export const isStruck = (unit: Unit, side: SideName): boolean => {
  const arm = ARM[unit.type]
  return unit.side !== side && isOnBoard(unit) && unit.revealed && arm !== 'balloon' && arm !== 'aircraft'
}

const groundTargets = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => isStruck(unit, side))

/** GF-AAIR-03: the zones in which somebody can be struck. */
export const groundZones = (state: State, side: SideName): readonly ZoneNumber[] => [
  ...new Set(groundTargets(state, side).map(({ place }) => place)),
]

/** GF-AIR-07: the enemy's aircraft that do not fly in this period. */
export const onAerodrome = (state: State, side: SideName): Unit | undefined =>
  state.units
    .filter(
      (unit) =>
        unit.side === side &&
        ARM[unit.type] === 'aircraft' &&
        unit.gone === null &&
        !unit.onItsWay &&
        unit.strength > 0 &&
        !sortieOf(state, side, unit.id)?.flying,
    )
    .sort((one, other) => other.strength - one.strength)[0]

/** What an air unit may attack now, by the words of the order. */
export const targetsOf = (state: State, unit: Unit): readonly string[] => {
  const { side, type } = unit
  const { country, assault } = state
  const ground = (): readonly string[] =>
    assault
      ? groundZones(state, side).map((zone) => referenceOf(country, zone))
      : groundTargets(state, side).map(({ id }) => id)
  if (type === 'fighter') {
    const hunted = diceLeft(state, unit) > 0 ? prey(state, side).map(({ id }) => id) : []
    // GF-AAIR-02: a fighter unit does one thing; only the hunt goes on
    const hunting = (sortieOf(state, side, unit.id)?.fired ?? 0) > 0
    if (hunting) return hunted.filter((id) => unitNamed(state, id)?.type !== 'balloon' || !assault)
    return assault ? [...hunted, ...ground()] : hunted
  }
  if (type === 'ground-attack') return ground()
  if (type !== 'bomber') return []
  if (assault) return ground()
  return [...ground(), ...(state.armies[otherSide(side)].depot > 0 ? ['depot'] : []), 'aerodrome']
}

/** The air units of a side that act in a step. */
export const actors = (state: State, side: SideName, step: AirStep): readonly Unit[] =>
  aloft(state, side).filter(
    (unit) => unit.type === FLYERS[step] && (step === 'reconnaissance' || targetsOf(state, unit).length > 0),
  )

export const hasDeed = (state: State, side: SideName, step: AirStep): boolean =>
  actors(state, side, step).length > 0

export const attackRefusal = (
  state: State,
  unit: Unit,
  target: string,
  dice: number | undefined,
): Refusal | undefined => {
  const targets = targetsOf(state, unit)
  if (!targets.includes(target)) {
    return refuse('no-target', `${unit.name} cannot attack "${target.slice(0, 40)}" now.`, 'GF-AIR-10')
  }
  if (dice === undefined) return undefined
  const hunted = unit.type === 'fighter' && zoneNamed(state.country, target) === undefined
  if (!hunted)
    return refuse('whole-unit', 'Only fighters divide their fire, among aircraft and balloons.', 'GF-AIR-02')
  return dice > diceLeft(state, unit)
    ? refuse('too-many-dice', `${unit.name} has ${diceLeft(state, unit)} dice left.`, 'GF-AIR-02')
    : undefined
}
