import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import type { Play } from '../../play.ts'
import { areaAt } from '../../zones/areas.ts'
import { attackArea } from '../../zones/attack.ts'
import { reckon } from '../morale/reckoning.ts'
import { byItself } from '../page.ts'

/** FF-PLAN-03, FF-TURN-07: the fires of this turn leave the plan. */
export const beginBombardment = (play: Play): void => {
  const { plans, turn } = play.state
  const plan = plans.attacker
  const fires = plan?.fires.filter((fire) => fire.turn === turn) ?? []
  if (!plan || fires.length === 0) return
  change(play, {
    plans: { ...plans, attacker: { ...plan, fires: plan.fires.filter((fire) => fire.turn !== turn) } },
  })
  pushPhase(play, { name: 'bombardment', fires })
}

/** FF-PLAN-07, FF-MOR-06: one after the other, in the order written, each with the tests it leads to. */
export const BOMBARDMENT = byItself<'bombardment'>((play, { fires: [fire, ...rest] }) => {
  if (rest.length > 0) replacePhase(play, { name: 'bombardment', fires: rest })
  else popPhase(play)
  if (!fire) return
  const { weapon, at } = fire
  tellOf(play, { kind: 'scheduled-fire', at, reveals: true })
  attackArea(play, { weapon, mode: 'indirect', title: 'Bombardment by the fire plan' }, areaAt(weapon, at))
  reckon(play)
})
