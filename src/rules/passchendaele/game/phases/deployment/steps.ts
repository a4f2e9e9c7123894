import { type Group, otherSide } from '../../../vocabulary.ts'
import type { State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { DeploymentStep, Phase, PhaseOf } from '../shapes.ts'
import { mayRelocate } from './relocation.ts'

const GROUPS_OF: Readonly<Record<DeploymentStep, readonly Group[]>> = {
  front: ['front-line', 'front-support'],
  attack: ['attacker'],
  reserve: ['eingreif', 'eingreif-support'],
}

/** PA-SETUP-17: what is set down first in a step, and picked up takes the rest along. */
export const DIVISIONS: Readonly<Record<DeploymentStep, Group | undefined>> = {
  front: 'front-line',
  attack: undefined,
  reserve: 'eingreif',
}

/** PA-SETUP-04 to PA-SETUP-06, PA-SETUP-13: front line, attacker, reserves; the last of the list comes first. */
const deployments = ({ units, table }: Pick<State, 'units' | 'table'>): Phase[] => {
  const { attacker } = table
  return (['reserve', 'attack', 'front'] as const).flatMap((step): Phase[] => {
    const side = step === 'attack' ? attacker : otherSide(attacker)
    const ids = units
      .filter((unit) => unit.side === side && (step === 'attack' || GROUPS_OF[step].includes(unit.group)))
      .map(({ id }) => id)
    return ids.length > 0 ? [{ name: 'deploy', side, step, units: ids, down: [] }] : []
  })
}

/** What is decided before the first turn, once the forces are settled; the last of the list comes first. */
export const setUpPhases = (state: State): Phase[] => {
  const free = state.options.deployment === 'free'
  const relocates = free || state.units.some((unit) => mayRelocate(state, unit))
  return [
    { name: 'initial-orders' },
    ...(relocates ? [{ name: 'relocation', side: state.table.attacker } as const] : []),
    ...(free ? deployments(state) : []),
  ]
}

/** Units that stand on the table already; the others wait beside it. */
export const deployedUnits = (state: Pick<State, 'units' | 'phases'>): readonly Unit[] => {
  const waiting = new Set(state.phases.flatMap((phase) => (phase.name === 'deploy' ? phase.units : [])))
  return state.units.filter(({ id }) => !waiting.has(id))
}

const isDivisionOf = (state: State, step: DeploymentStep, id: string): boolean =>
  unitNamed(state, id)?.group === DIVISIONS[step]

/** Divisions of the step that are still to be set down; before them nobody else is (PA-SETUP-17). */
export const divisionsInHand = (state: State, { step, units }: PhaseOf<'deploy'>): readonly string[] =>
  units.filter((id) => isDivisionOf(state, step, id))

/** Units in the hand that may be set down now. */
export const toSetDownNow = (state: State, phase: PhaseOf<'deploy'>): readonly string[] => {
  const divisions = divisionsInHand(state, phase)
  return divisions.length > 0 ? divisions : phase.units
}

/** What a unit takes along when it is picked up: with a division go the supports of the step (PA-SETUP-17). */
export const pickedUpWith = (
  state: State,
  { step, down }: PhaseOf<'deploy'>,
  id: string,
): readonly string[] =>
  isDivisionOf(state, step, id)
    ? down.filter((other) => other === id || !isDivisionOf(state, step, other))
    : [id]

/** PA-SETUP-20: front supports that are left out of the first step. */
export const keptBack = (state: State, { step, units }: PhaseOf<'deploy'>): readonly string[] =>
  step === 'front' ? units.filter((id) => !isDivisionOf(state, step, id)) : []
