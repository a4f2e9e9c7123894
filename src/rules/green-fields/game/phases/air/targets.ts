import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { ARM } from '../../../tables/index.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { idToEnemy, isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { AirStep } from '../shapes.ts'
import { aloft, diceLeft, groundedOf, sortieOf } from './sorties.ts'

/** Whose turn each step is. */
export const FLYERS: Readonly<Record<AirStep, readonly Unit['type'][]>> = {
  hunt: ['fighter'],
  reconnaissance: ['reconnaissance'],
  // GF-AAIR-03: in an assault fighters strafe with the ground attack
  'ground-attack': ['ground-attack', 'fighter'],
  bombing: ['bomber'],
}

/** GF-AIR-03, GF-AIR-12, GF-AAIR-02: what fighters hunt: any other aircraft in the air, and any balloon that is up. */
const prey = (state: State, side: SideName): readonly Unit[] => {
  const enemy = otherSide(side)
  const balloons = state.units.filter(
    (unit) => unit.side === enemy && unit.type === 'balloon' && isOnBoard(unit) && !unit.grounded,
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

/** GF-AIR-07, GF-AIR-15: those of a side's air units that do not fly in this period, the largest first. */
export const onAerodrome = (state: State, side: SideName): readonly Unit[] =>
  state.units
    .filter(
      (unit) =>
        unit.side === side &&
        ARM[unit.type] === 'aircraft' &&
        unit.gone === null &&
        !unit.onItsWay &&
        groundedOf(state, unit) > 0,
    )
    .sort((one, other) => groundedOf(state, other) - groundedOf(state, one))

/** On the ground, by the words of the order: zones in an assault, units in the week as the side knows them (GF-OBS-17). */
const strikable = (state: State, side: SideName): readonly string[] =>
  state.assault
    ? groundZones(state, side).map((zone) => referenceOf(state.country, zone))
    : groundTargets(state, side).map(idToEnemy)

/** GF-AAIR-02: a fighter unit does one thing; only the hunt goes on, and only who has not hunted strafes. */
const fightersTargets = (state: State, unit: Unit, step: AirStep): readonly string[] => {
  const { side } = unit
  const { assault } = state
  const hunting = (sortieOf(state, side, unit.id)?.fired ?? 0) > 0
  if (step !== 'hunt') return assault && !hunting ? strikable(state, side) : []
  if (diceLeft(state, unit) === 0) return []
  return prey(state, side)
    .filter(({ type }) => type !== 'balloon' || !assault || !hunting)
    .map(idToEnemy)
}

/** What an air unit may attack in a step, by the words of the order. */
export const targetsOf = (state: State, unit: Unit, step: AirStep): readonly string[] => {
  const { side, type } = unit
  if (!FLYERS[step].includes(type)) return []
  if (type === 'fighter') return fightersTargets(state, unit, step)
  if (type === 'reconnaissance') return []
  const ground = strikable(state, side)
  if (type === 'ground-attack' || state.assault) return ground
  return [...ground, ...(state.armies[otherSide(side)].depot > 0 ? ['depot'] : []), 'aerodrome']
}

/** The air units of a side that act in a step. */
export const actors = (state: State, side: SideName, step: AirStep): readonly Unit[] =>
  aloft(state, side).filter(
    (unit) =>
      FLYERS[step].includes(unit.type) &&
      (step === 'reconnaissance' || targetsOf(state, unit, step).length > 0),
  )

export const canAct = (state: State, side: SideName, step: AirStep): boolean =>
  actors(state, side, step).length > 0

export const attackRefusal = (
  state: State,
  unit: Unit,
  step: AirStep,
  target: string,
  dice: number | undefined,
): Refusal | undefined => {
  const targets = targetsOf(state, unit, step)
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
