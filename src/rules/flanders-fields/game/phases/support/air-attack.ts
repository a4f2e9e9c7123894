import { fair, oneOf, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { airAttack } from '../../../procedures/air-attack.ts'
import { MOST_AIR_TARGETS, placeOf, pointAt } from '../../../tables/index.ts'
import type { FireOutcome } from '../../../vocabulary.ts'
import { type Blow, deal } from '../../harm/strikes.ts'
import { nameOf } from '../../names.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { standNamed } from '../../units.ts'
import { at, degrees, id, kind } from '../forms.ts'
import { reckon } from '../morale/reckoning.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { airAim, metByAircraft } from './air-targets.ts'

const ATTACK_FORM = form({
  kind: kind('air-attack'),
  ...at,
  heading: degrees(),
  targets: list(id(), 0, MOST_AIR_TARGETS),
})
type Attack = Accepted<typeof ATTACK_FORM>

const PROMPT = 'The aircraft have come: name a point, a line through it and up to three targets on it.'

const metBy = (state: State, { side }: PhaseOf<'air-attack'>, { x, y, heading }: Attack) =>
  metByAircraft(state, side, pointAt({ x, y }), fromDegrees(heading))

const attackRefusal = (state: State, phase: PhaseOf<'air-attack'>, order: Attack): Refusal | undefined => {
  const met = metBy(state, phase, order)
  for (const id of order.targets) {
    if (met.some((stand) => stand.id === id)) continue
    const stand = standNamed(state, id)
    if (!stand || stand.side === phase.side)
      return refuse('unknown-target', `There is no enemy stand "${id.slice(0, 60)}".`, 'FF-AIR-07')
    return airAim(state, stand)
      ? refuse(
          'off-the-line',
          `${capitalised(nameOf(state, id))} is not on that line within 5 cm of the point.`,
          'FF-AIR-05',
        )
      : refuse('no-target', `Aircraft cannot attack ${nameOf(state, id)} where it is.`, 'FF-AIR-02')
  }
  return new Set(order.targets).size === order.targets.length
    ? undefined
    : refuse('named-twice', 'A target is named twice.', 'FF-AIR-02')
}

const OUTCOMES: Readonly<Record<string, FireOutcome>> = {
  'target-suppressed': 'suppressed',
  'target-destroyed': 'killed',
}

/** FF-AIR-03, FF-AIR-04: each target in turn, as long as the aircraft stay. */
const attack = (play: Play, phase: PhaseOf<'air-attack'>, order: Attack): void => {
  const { state } = play
  const { side, regiment } = phase
  popPhase(play)
  const targets = metBy(state, phase, order).flatMap((stand) => {
    const aim = order.targets.includes(stand.id) ? airAim(state, stand) : undefined
    return aim ? [{ stand: stand.id, aim }] : []
  })
  if (targets.length === 0) {
    tellOf(play, { kind: 'air-attacked', regiment, side, passes: [], aircraft: 'ok' })
    return
  }
  play.dice.about?.({ title: 'Attack from the air' })
  const { results, aircraft } = airAttack.resolve(
    { targets: targets.map(({ aim }) => aim), options: state.options },
    play.dice,
    play.trace,
  )
  const passes = results.flatMap((result, i) => {
    const target = targets[i]
    return target ? [{ ...result, target: target.stand }] : []
  })
  tellOf(play, {
    kind: 'air-attacked',
    regiment,
    side,
    passes: passes.map(({ target, aircraftTotal, targetTotal, outcome }) => ({
      target,
      aircraft: aircraftTotal,
      defence: targetTotal,
      outcome,
    })),
    aircraft,
  })
  const blows: readonly Blow[] = passes.map(({ target, outcome }) => ({
    stand: target,
    outcome: OUTCOMES[outcome] ?? 'none',
  }))
  deal(play, blows, 'aircraft', false)
  for (const { target, realigned } of passes)
    if (realigned && standNow(play, target)) changeStand(play, target, { realigned: true })
  reckon(play)
}

const sample = (state: State, phase: PhaseOf<'air-attack'>, random: Random): Attack => {
  const enemies = state.stands.filter((stand) => stand.side !== phase.side && airAim(state, stand))
  const first = oneOf(random, enemies)
  const place = first ? placeOf(first.centre) : { x: 0, y: 0 }
  const order: Attack = { kind: 'air-attack', ...place, heading: fair(random, 360), targets: [] }
  const met = metBy(state, phase, order).slice(0, MOST_AIR_TARGETS)
  return { ...order, targets: met.map(({ id }) => id) }
}

const ORDERS = [ATTACK_FORM] as const

/** FF-AIR-07 */
export const AIR_ATTACK: Page<'air-attack', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check: (state, phase, _, order) => attackRefusal(state, phase, order),
  sample: (state, phase, _, random) => sample(state, phase, random),
  act: (play, phase, _, order) => attack(play, phase, order),
}
