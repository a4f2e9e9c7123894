import { NO_DICE } from '../../../../../kernel/chance/no-dice.ts'
import { fair, oneOf, percent } from '../../../../../kernel/chance/random.ts'
import type { Refusal } from '../../../../../kernel/game/game.ts'
import { popPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import { tellOf } from '../../../../../kernel/game/play.ts'
import { gap, overlaps } from '../../../../../kernel/geometry/gap.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import { SILENT } from '../../../../../kernel/procedure/trace.ts'
import { several } from '../../../../../kernel/words.ts'
import { deploymentCheck } from '../../../procedures/deployment-check.ts'
import { toInches } from '../../../tables/index.ts'
import type { Group } from '../../../vocabulary.ts'
import type { OrderOf } from '../../orders.ts'
import { placeBases, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { Base, State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { Phase, PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import { placesRefusal, setDown, shifted, whereTheyStand } from './placing.ts'

const FRONT: readonly Group[] = ['front-line', 'front-support']
const RESERVE: readonly Group[] = ['eingreif', 'eingreif-support']

/** PA-SETUP-04 to PA-SETUP-06, PA-SETUP-13: front line, attacker, reserves; the last of the list comes first. */
export const deployments = (units: readonly Unit[], attacker: SideName, defender: SideName): Phase[] => {
  const step = (side: SideName, fits: (group: Group) => boolean): Phase[] => {
    const ids = units.filter((unit) => unit.side === side && fits(unit.group)).map(({ id }) => id)
    return ids.length > 0 ? [{ name: 'deploy', side, units: ids }] : []
  }
  return [
    ...step(defender, (group) => RESERVE.includes(group)),
    ...step(attacker, () => true),
    ...step(defender, (group) => FRONT.includes(group)),
  ]
}

/** Units that stand on the table already; the others wait beside it. */
export const deployedUnits = (state: State): readonly Unit[] => {
  const waiting = new Set(state.phases.flatMap((phase) => (phase.name === 'deploy' ? phase.units : [])))
  return state.units.filter(({ id }) => !waiting.has(id))
}

/** PA-SETUP-10: inches from the nearest front-line unit of its side, edge to edge. */
const behindFront = (unit: Unit, bases: readonly Base[], deployed: readonly Unit[]): number | undefined => {
  let nearest: number | undefined
  for (const other of deployed) {
    if (other.side !== unit.side || other.group !== 'front-line') continue
    for (const front of other.bases) {
      for (const base of bases) {
        const away = toInches(gap(front, base))
        if (nearest === undefined || away < nearest) nearest = away
      }
    }
  }
  return nearest
}

const MESSAGES = {
  'outside-friendly-ground': ['A base would stand outside friendly ground.', 'PA-SETUP-14'],
  'too-far-from-front': ['Supports of the front line stand within 12 inches of it.', 'PA-SETUP-04'],
  'too-close-to-front': ['Reserves stand at least 12 inches behind the front line.', 'PA-SETUP-06'],
} as const

const groupRefusal = (
  state: State,
  unit: Unit,
  bases: readonly Base[],
  deployed: readonly Unit[],
): Refusal | undefined => {
  const distance = behindFront(unit, bases, deployed)
  if (distance === undefined) return undefined
  const { reason } = deploymentCheck.resolve(
    {
      group: unit.group,
      distanceBehindFront: distance,
      outsideFriendlyGround: false,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  if (reason === 'ok') return undefined
  const [message, clause] = MESSAGES[reason]
  return refuse(reason, message, clause)
}

/** PA-SETUP-09: where the scenario puts a unit it may always stand, if there is room. */
const standardRefusal = (unit: Unit, deployed: readonly Unit[]): Refusal | undefined =>
  deployed.some((other) => other.bases.some((base) => unit.bases.some((own) => overlaps(base, own))))
    ? refuse('occupied', `There is no room for ${unit.name} at its usual place.`)
    : undefined

const checkDeploy = (
  state: State,
  { units }: PhaseOf<'deploy'>,
  { unit: id, bases }: OrderOf<'deploy'>,
): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || !units.includes(id)) {
    return refuse('not-to-deploy', `There is no unit "${id.slice(0, 60)}" to set down now.`, 'PA-SETUP-04')
  }
  const deployed = deployedUnits(state)
  if (!bases) return standardRefusal(unit, deployed)
  return (
    placesRefusal(state, unit, bases, deployed) ?? groupRefusal(state, unit, setDown(unit, bases), deployed)
  )
}

const toSetDown = (units: readonly string[]): string =>
  `Set down ${several(units.length, 'unit')}, one after the other.`

/** PA-SETUP-04 to PA-SETUP-06: the units of one step of the deployment, in any order. */
export const DEPLOY: PhaseRules<PhaseOf<'deploy'>> = {
  pending: (_, { side }) => [side],
  prompt: (_, { units }) => toSetDown(units),
  check: (state, phase, _, order) =>
    order.kind === 'deploy' ? checkDeploy(state, phase, order) : notNow(toSetDown(phase.units)),
  /** A unit shifted a little, clear of where the others usually stand; else where the scenario has it. */
  sample(state, phase, _, random) {
    const unit = unitNamed(state, oneOf(random, phase.units) ?? '')
    const plain = { kind: 'deploy' as const, unit: unit?.id ?? '' }
    if (!unit || percent(random, 50)) return plain
    const order = { ...plain, bases: shifted(unit, fair(random, 9) - 4, fair(random, 5) - 2) }
    const clear = !placesRefusal(state, unit, order.bases, state.units)
    return clear && !checkDeploy(state, phase, order) ? order : plain
  },
  act(play, { name, side, units }, _, order) {
    if (order.kind !== 'deploy') return
    const { unit: id, bases } = order
    if (bases) placeBases(play, id, whereTheyStand(setDown(unitNow(play, id), bases)))
    tellOf(play, { kind: 'deployed', unit: id })
    const left = units.filter((other) => other !== id)
    if (left.length > 0) replacePhase(play, { name, side, units: left })
    else popPhase(play)
  },
}
