import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { BARRAGE_SPEED } from '../../../tables/index.ts'
import { SIDES, type Side } from '../../../vocabulary.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { State } from '../../state.ts'
import type { Page } from '../page.ts'
import { planRefusal } from './legality.ts'
import { batteriesOf, planners } from './scope.ts'
import { BLANK, defaultPlan, PLAN_FORM, type PlanOrder, type Written, written } from './written.ts'

const lay = (play: Play, side: Side, { plan, points }: Written): void => {
  change(play, { plans: { ...play.state.plans, [side]: plan } })
  for (const { battery, at } of points)
    changeUnit(play, battery, { aim: { at, registered: true, sos: false, fired: null } })
}

/** FF-PLAN-06, FF-PLAN-10: whoever writes his own is asked. */
export const beginFirePlans = (play: Play): void => {
  const { state } = play
  const able = planners(state)
  const asked: Side[] = []
  for (const side of SIDES) {
    const { planning } = state.scenario[side]
    if (!able.includes(side) || planning === 'none') lay(play, side, BLANK)
    else if (planning === 'default')
      lay(play, side, written(state, side, { kind: 'fire-plan', default: true }))
    else asked.push(side)
  }
  if (asked.length > 0) pushPhase(play, { name: 'fire-plan', waits: asked })
}

const WRITE = 'Write your fire plan, or take the one of the scenario.'

const anywhere = ({ scenario: { width, length } }: State, random: Random) => ({
  x: fair(random, width + 1),
  y: fair(random, length + 1),
})

/** A plan that nobody thought about. */
const randomPlan = (state: State, side: Side, random: Random): PlanOrder => {
  const plan = defaultPlan(state, side)
  const { barrage } = plan
  const speeds = BARRAGE_SPEED.most - BARRAGE_SPEED.least + 1
  return {
    ...plan,
    points: batteriesOf(state, side)
      .filter(() => percent(random, 70))
      .map(({ id }) => ({ battery: id, ...anywhere(state, random) })),
    barrage:
      barrage && !('edges' in barrage)
        ? {
            ...barrage,
            start: fair(random, state.scenario.length),
            speed: BARRAGE_SPEED.least + fair(random, speeds),
          }
        : (barrage ?? null),
    fires: (plan.fires ?? []).map((fire) => ({
      ...fire,
      turn: oneOf(random, plan.fires ?? [])?.turn ?? fire.turn,
      ...anywhere(state, random),
    })),
  }
}

const ORDERS = [PLAN_FORM] as const

/** FF-PLAN-08: both sides at once, each without a sight of the other's. */
export const FIRE_PLAN: Page<'fire-plan', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { waits }) => waits,
  prompt: () => WRITE,
  check: (state, _, side, order) => planRefusal(state, side, order),
  sample(state, _, side, random) {
    const order = percent(random, 50) ? randomPlan(state, side, random) : undefined
    return order && !planRefusal(state, side, order) ? order : { kind: 'fire-plan', default: true }
  },
  act(play, { name, waits }, side, order) {
    lay(play, side, written(play.state, side, order))
    tellOf(play, { kind: 'plan-sealed', side })
    const left = waits.filter((other) => other !== side)
    if (left.length > 0) replacePhase(play, { name, waits: left })
    else popPhase(play)
  },
}
