import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { listed, several } from '#kernel/words.ts'
import { placedBases, unit as unitId } from '../../forms.ts'
import { nameOf } from '../../names.ts'
import { changeUnit, type Play, placeBases, unitNow } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import type { Phase, PhaseOf } from '../shapes.ts'
import { nearestPlace } from './finding.ts'
import { limitRefusal } from './limits.ts'
import { placesRefusal, setDown, shifted, standing, whereTheyStand } from './placing.ts'
import { deployedUnits, divisionsInHand, keptBack, pickedUpWith, toSetDownNow } from './steps.ts'

/** Where it was last, or where the scenario has it, if no bases are named. */
const DEPLOYING = form({ kind: kind('deploy'), unit: unitId(), bases: placedBases() })
type Deploying = Accepted<typeof DEPLOYING>

const PICKING_UP = form({ kind: kind('pick-up'), unit: unitId() })

const ORDERS = [DEPLOYING, PICKING_UP, form({ kind: kind('end-deployment') })] as const

type DeployPhase = PhaseOf<'deploy'>
type Sampled = ReturnType<(typeof DEPLOY)['sample']>

/** The phase with a unit in the hand again, and whatever it takes along. */
const pickedUp = (state: State, phase: DeployPhase, id: string): DeployPhase => {
  const up = phase.down.includes(id) ? pickedUpWith(state, phase, id) : []
  return up.length === 0
    ? phase
    : {
        ...phase,
        units: [...phase.units, ...up],
        down: phase.down.filter((other) => !up.includes(other)),
      }
}

/** The table with the innermost phase in another form. */
const within = (state: State, phase: Phase): State => ({
  ...state,
  phases: [...state.phases.slice(0, -1), phase],
})

/** Why a unit may not be set down so; picking it up first if it is down. */
export const deployRefusal = (
  before: State,
  phase: DeployPhase,
  { unit: id, bases }: Deploying,
): Refusal | undefined => {
  const unit = unitNamed(before, id)
  const hand = pickedUp(before, phase, id)
  if (!unit || !hand.units.includes(id))
    return refuse('not-to-deploy', `There is no unit "${id.slice(0, 60)}" to set down now.`, 'PA-SETUP-04')
  const first = divisionsInHand(before, hand)
  if (first.length > 0 && !first.includes(id))
    return refuse(
      'divisions-first',
      `${unit.name} waits until ${listed(first.map((one) => nameOf(before, one)))} ${first.length === 1 ? 'is' : 'are'} set down.`,
      'PA-SETUP-17',
    )
  const state = within(before, hand)
  const deployed = deployedUnits(state)
  const places = bases ?? standing(unit)
  return (
    placesRefusal(state, unit, places, deployed) ?? limitRefusal(state, unit, setDown(unit, places), deployed)
  )
}

/** PA-SETUP-17: confirming tests all limits of the step once more. */
const endRefusal = (state: State, phase: DeployPhase): Refusal | undefined => {
  const late = new Set(keptBack(state, phase))
  const left = phase.units.filter((id) => !late.has(id))
  if (left.length > 0)
    return refuse(
      'not-all-down',
      `Still to be set down: ${listed(left.map((id) => nameOf(state, id)))}.`,
      'PA-SETUP-17',
    )
  const deployed = deployedUnits(state)
  for (const id of phase.down) {
    const unit = unitNamed(state, id)
    const refusal = unit && limitRefusal(state, unit, unit.bases, deployed, late.size > 0)
    if (refusal) return refusal
  }
  return undefined
}

const checkPickUp = ({ down }: DeployPhase, { unit }: Accepted<typeof PICKING_UP>): Refusal | undefined =>
  down.includes(unit)
    ? undefined
    : refuse('not-down', 'Only a unit of this step that is down can be picked up.', 'PA-SETUP-17')

const toSetDown = (state: State, phase: DeployPhase): string => {
  const late = keptBack(state, phase).length
  if (phase.units.length === 0) return 'All units are down: confirm the deployment.'
  return phase.units.length === late
    ? `Set down ${several(late, 'support')}, or confirm and keep ${late === 1 ? 'it' : 'them'} back for the reserves.`
    : `Set down ${several(phase.units.length, 'unit')}, then confirm.`
}

/** A place for a unit that the rules allow, as near as can be to where it is thought of. */
export const placeFor = (state: State, phase: DeployPhase, unit: Unit): Deploying | undefined => {
  const at = (bases: Deploying['bases']): Deploying => ({
    kind: 'deploy',
    unit: unit.id,
    ...(bases ? { bases } : {}),
  })
  if (!deployRefusal(state, phase, at(undefined))) return at(undefined)
  const bases = nearestPlace(state.table, unit, (places) => !deployRefusal(state, phase, at(places)))
  return bases && at(bases)
}

/** A unit shifted a little, clear of where the others are thought of; else as near as can be to where it is. */
const sampleDeploy = (state: State, phase: DeployPhase, id: string, random: Random): Sampled | undefined => {
  const unit = unitNamed(state, id)
  if (!unit) return undefined
  if (percent(random, 50)) {
    const bases = shifted(unit, fair(random, 9) - 4, fair(random, 5) - 2)
    const order = { kind: 'deploy' as const, unit: id, bases }
    if (!placesRefusal(state, unit, bases, state.units) && !deployRefusal(state, phase, order)) return order
  }
  return placeFor(state, phase, unit)
}

/** How often in a hundred a unit is picked up again, and one is kept back. */
const PICKED_UP = 5
const KEPT_BACK = 10

const sampleDeployment = (state: State, phase: DeployPhase, random: Random): Sampled => {
  const end: Sampled = { kind: 'end-deployment' }
  const lift = oneOf(random, phase.down)
  const pickUp: Sampled = lift === undefined ? { kind: 'concede' } : { kind: 'pick-up', unit: lift }
  const next = oneOf(random, toSetDownNow(state, phase))
  if (next === undefined) return lift !== undefined && percent(random, PICKED_UP) ? pickUp : end
  if (!endRefusal(state, phase) && percent(random, KEPT_BACK)) return end
  return sampleDeploy(state, phase, next, random) ?? (endRefusal(state, phase) ? pickUp : end)
}

/** PA-SETUP-20: supports that were left out come with the reserves. */
const endStep = (play: Play, phase: DeployPhase): void => {
  const late = keptBack(play.state, phase)
  popPhase(play)
  for (const id of late) changeUnit(play, id, { group: 'eingreif-support' })
  if (late.length > 0) change(play, { phases: withReserves(play.state.phases, phase, late) })
  tellOf(play, { kind: 'deployment-confirmed', side: phase.side, step: phase.step, keptBack: late })
}

const withReserves = (
  phases: readonly Phase[],
  { side }: DeployPhase,
  late: readonly string[],
): readonly Phase[] => {
  const isReserve = (phase: Phase): phase is DeployPhase =>
    phase.name === 'deploy' && phase.step === 'reserve'
  if (phases.some(isReserve))
    return phases.map((phase) => (isReserve(phase) ? { ...phase, units: [...phase.units, ...late] } : phase))
  const attack = phases.findIndex((phase) => phase.name === 'deploy')
  const at = attack < 0 ? phases.length : attack
  return [
    ...phases.slice(0, at),
    { name: 'deploy', side, step: 'reserve', units: late, down: [] },
    ...phases.slice(at),
  ]
}

/** PA-SETUP-04 to PA-SETUP-06, PA-SETUP-17: the units of one step of the deployment, until it is confirmed. */
export const DEPLOY: Page<'deploy', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, phase) => toSetDown(state, phase),
  check(state, phase, _, order) {
    if (order.kind === 'deploy') return deployRefusal(state, phase, order)
    return order.kind === 'pick-up' ? checkPickUp(phase, order) : endRefusal(state, phase)
  },
  sample: (state, phase, _, random) => sampleDeployment(state, phase, random),
  act(play, phase, _, order) {
    if (order.kind === 'end-deployment') return endStep(play, phase)
    if (order.kind === 'pick-up') {
      tellOf(play, { kind: 'picked-up', units: [...pickedUpWith(play.state, phase, order.unit)] })
      return replacePhase(play, pickedUp(play.state, phase, order.unit))
    }
    const { unit: id, bases } = order
    const hand = pickedUp(play.state, phase, id)
    if (bases) placeBases(play, id, whereTheyStand(setDown(unitNow(play, id), bases)))
    tellOf(play, { kind: 'deployed', unit: id })
    replacePhase(play, {
      ...hand,
      units: hand.units.filter((other) => other !== id),
      down: [...hand.down, id],
    })
  },
}
