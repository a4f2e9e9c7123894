import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { columnLetter, neighbours, referenceOf } from '../../../reckoning/grid.ts'
import { GROUND_UNITS } from '../../../vocabulary.ts'
import type { Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { DONE, ORDER_DONE } from '../forms.ts'
import { notNow, type Page } from '../page.ts'
import type { AirStep, PhaseOf } from '../shapes.ts'
import { AIR_ATTACK, attack } from './attack.ts'
import { goOnFlying } from './periods.ts'
import { look, lookRefusal, RECONNOITRE } from './reconnaissance.ts'
import { actors, attackRefusal, targetsOf } from './targets.ts'

type Action = PhaseOf<'air-action'>

const ORDERS = [ORDER_DONE, RECONNOITRE, AIR_ATTACK] as const

type Order = OrderIn<typeof ORDERS>

const PROMPTS: Readonly<Record<AirStep, string>> = {
  hunt: 'Your fighters: name their targets one by one.',
  reconnaissance: 'Your airmen: what do they look at?',
  'ground-attack': 'Ground attack: name the targets one by one.',
  bombing: 'Your bombers: name their targets one by one.',
}

const checkActor = (state: State, { side, step }: Action, id: string): Unit | Refusal =>
  actors(state, side, step).find((unit) => unit.id === id) ??
  refuse('not-flying', 'You have no such air unit to act now.', 'GF-AIR-10')

const check = (state: State, action: Action, order: Order): Refusal | undefined => {
  if (order.kind === 'done') return undefined
  const unit = checkActor(state, action, order.unit)
  if ('message' in unit) return unit
  if (order.kind === 'air-attack') return attackRefusal(state, unit, action.step, order.target, order.dice)
  return action.step === 'reconnaissance'
    ? lookRefusal(state, action.side, order)
    : notNow(PROMPTS[action.step])
}

const sampleLook = (state: State, unit: Unit, random: Random): Order => {
  const { country } = state
  const there = state.armies[otherSide(unit.side)].depot > 0
  if (!state.assault && there && fair(random, 4) === 0) {
    return { kind: 'reconnoitre', unit: unit.id, depot: true }
  }
  if (!state.assault && fair(random, 4) === 0) {
    const sought = GROUND_UNITS[fair(random, GROUND_UNITS.length)]
    const behind = fair(random, 2) === 0 ? { column: columnLetter(fair(random, country.columns)) } : {}
    return { kind: 'reconnoitre', unit: unit.id, depot: false, sought, ...behind }
  }
  const one = fair(random, state.zones.length)
  const around = neighbours(country, one)
  const other = around[fair(random, around.length)] ?? one
  return {
    kind: 'reconnoitre',
    unit: unit.id,
    depot: false,
    zones: [one, other].map((zone) => referenceOf(country, zone)),
  }
}

const sample = (state: State, { side, step }: Action, random: Random): Order => {
  const able = actors(state, side, step)
  const unit = able[fair(random, Math.max(1, able.length))]
  if (!unit || fair(random, 8) === 0) return DONE
  if (step === 'reconnaissance') return sampleLook(state, unit, random)
  const targets = targetsOf(state, unit, step)
  const target = targets[fair(random, targets.length)] ?? ''
  const divides = step === 'hunt' && fair(random, 2) === 0 && !attackRefusal(state, unit, step, target, 1)
  return { kind: 'air-attack', unit: unit.id, target, ...(divides ? { dice: 1 } : {}) }
}

const finish = (play: Play, side: SideName, { period, step }: Action): void => {
  popPhase(play)
  goOnFlying(play, side, period, step)
}

export const AIR_ACTION: Page<'air-action', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, { period, step }) => (state.assault ? PROMPTS[step] : `By ${period}. ${PROMPTS[step]}`),
  check: (state, action, _, order) => check(state, action, order),
  sample: (state, action, _, random) => sample(state, action, random),
  act(play, action, side, order) {
    if (order.kind === 'reconnoitre') look(play, action.period, order)
    else if (order.kind === 'air-attack') attack(play, action.period, order)
    if (order.kind === 'done' || actors(play.state, side, action.step).length === 0)
      finish(play, side, action)
  },
}
