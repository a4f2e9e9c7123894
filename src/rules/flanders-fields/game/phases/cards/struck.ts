import { fair, oneOf, type Random } from '#kernel/chance/random.ts'
import { change } from '#kernel/game/play.ts'
import { within } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { DEATH_FROM_ABOVE, fromCm, pointAt, toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { coverOf } from '../../board/cover.ts'
import { putInForce } from '../../cards/pack.ts'
import { canBeOrdered, type Ordered, orderedOf } from '../../commanders.ts'
import { fieldOf } from '../../field.ts'
import { lose, loseBattery } from '../../harm/losses.ts'
import type { GasPlan } from '../../planned.ts'
import { otherSide } from '../../sides.ts'
import type { Stand, State, Unit } from '../../state.ts'
import { isRifles, standsOf } from '../../units.ts'
import { areaAt } from '../../zones/areas.ts'
import { attackArea } from '../../zones/attack.ts'
import { reckon } from '../morale/reckoning.ts'
import { gasIdOf, gasOf } from '../plans/scope.ts'
import { NO_PLAN } from '../plans/written.ts'
import type { ChosenCard } from '../shapes.ts'
import type { Choice, ChoiceCard } from './choice.ts'
import { isSupportWeapon } from './sniper.ts'

/** Platoons and support weapons of the enemy of whoever chooses, above ground. */
const soft = (state: State, chooser: Side): readonly Stand[] =>
  state.stands.filter(
    (stand) => stand.side !== chooser && !stand.below && (isRifles(stand) || isSupportWeapon(stand)),
  )

const isPair = (a: Stand, b: Stand): boolean => a !== b && within(a, b, fromCm(DEATH_FROM_ABOVE))

/** AC */
const DEATH: ChoiceCard = {
  isPossible(state, chooser) {
    const stands = soft(state, chooser)
    return stands.some((a) => stands.some((b) => isPair(a, b)))
  },
  check(state, chooser, { stands: ids = [] }) {
    const [a, b] = soft(state, chooser).filter(({ id }) => ids.includes(id))
    return ids.length === 2 && a && b && isPair(a, b)
      ? undefined
      : refuse(
          'no-pair',
          `Name two platoons or support weapons of the enemy, at most ${DEATH_FROM_ABOVE} cm apart.`,
          'FF-EVT-05',
        )
  },
  act(play, _, { stands = [] }) {
    for (const id of stands) lose(play, id, 'event')
    reckon(play)
  },
  sample(state, chooser, random) {
    const stands = soft(state, chooser)
    const a = oneOf(
      random,
      stands.filter((one) => stands.some((other) => isPair(one, other))),
    )
    const b = a && stands.find((other) => isPair(a, other))
    return a && b ? { stands: [a.id, b.id] } : {}
  },
}

const orderable = (state: State, chooser: Side): readonly Ordered[] =>
  orderedOf(state, otherSide(chooser)).filter((ordered) => canBeOrdered(state, ordered))

/** 10C */
const ERROR: ChoiceCard = {
  isPossible: (state, chooser) => orderable(state, chooser).length > 0,
  check: (state, chooser, { unit }) =>
    orderable(state, chooser).some(({ id }) => id === unit)
      ? undefined
      : refuse('no-unit', 'Name a unit of the enemy that can be ordered in this turn.', 'FF-EVT-05'),
  act(play, chooser, { unit }) {
    if (unit !== undefined) putInForce(play, { event: 'command-error', side: otherSide(chooser), unit })
  },
  sample(state, chooser, random) {
    const unit = oneOf(random, orderable(state, chooser))
    return unit ? { unit: unit.id } : {}
  },
}

const batteries = (state: State, chooser: Side): readonly Unit[] =>
  state.units.filter((unit) => {
    if (unit.side === chooser || unit.kind !== 'artillery') return false
    if (unit.at === 'off-table') return true
    const [gun] = standsOf(state, unit.id)
    return gun !== undefined && coverOf(state, gun) !== 'fortification'
  })

/** AS */
const COUNTER_BATTERY: ChoiceCard = {
  isPossible: (state, chooser) => batteries(state, chooser).length > 0,
  check: (state, chooser, { battery }) =>
    batteries(state, chooser).some(({ id }) => id === battery)
      ? undefined
      : refuse('no-battery', 'Name a battery of the enemy that is not in a fortification.', 'FF-EVT-05'),
  act(play, chooser, { battery }) {
    const unit = batteries(play.state, chooser).find(({ id }) => id === battery)
    if (!unit) return
    if (unit.at === 'off-table') loseBattery(play, unit.id, 'event')
    else for (const { id } of standsOf(play.state, unit.id)) lose(play, id, 'event')
    reckon(play)
  },
  sample(state, chooser, random) {
    const battery = oneOf(random, batteries(state, chooser))
    return battery ? { battery: battery.id } : {}
  },
}

const placeRefusal = (state: State, { x, y }: Choice) => {
  const { width, length } = fieldOf(state.scenario)
  return x !== undefined && y !== undefined && x <= toCm(width) && y <= toCm(length)
    ? undefined
    : refuse('no-place', 'Name a place on the table.', 'FF-GEN-08')
}

const anywhere = (state: State, _: Side, random: Random): Choice => {
  const { width, length } = fieldOf(state.scenario)
  return { x: fair(random, Math.floor(toCm(width)) + 1), y: fair(random, Math.floor(toCm(length)) + 1) }
}

/** FF-EVT-05: with the next gas, after what was planned; it does not deviate. */
const extraGas = (state: State, side: Side, at: GasPlan['at']): GasPlan => ({
  gas: gasIdOf(gasOf(state, side).length + state.turn),
  kind: 'offensive',
  delivery: 'projector',
  at,
  turn: state.active === 'attacker' ? state.turn : state.turn + 1,
  heading: side === 'attacker' ? 0 : 18_000,
})

/** KS */
const GAS: ChoiceCard = {
  isPossible: () => true,
  check: (state, _, choice) => placeRefusal(state, choice),
  act(play, chooser, { x = 0, y = 0 }) {
    const { state } = play
    const plan = state.plans[chooser] ?? NO_PLAN
    const gas = [...plan.gas, extraGas(state, chooser, pointAt({ x, y }))]
    change(play, { plans: { ...state.plans, [chooser]: { ...plan, gas } } })
  },
  sample: anywhere,
}

/** QS */
const SHELL: ChoiceCard = {
  isPossible: () => true,
  check: (state, _, choice) => placeRefusal(state, choice),
  act(play, _, { x = 0, y = 0 }) {
    const attack = { weapon: 'heavy-artillery', mode: 'indirect', title: 'Random shell' } as const
    attackArea(play, attack, areaAt('heavy-artillery', pointAt({ x, y })))
    reckon(play)
  },
  sample: anywhere,
}

export const STRUCK: Readonly<Record<ChosenCard, ChoiceCard>> = {
  AC: DEATH,
  '10C': ERROR,
  AS: COUNTER_BATTERY,
  KS: GAS,
  QS: SHELL,
}
