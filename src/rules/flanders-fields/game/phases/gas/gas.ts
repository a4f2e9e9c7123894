import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { along } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import { gasWind } from '../../../procedures/gas-wind.ts'
import { CLOUD, fromCm, toCm } from '../../../tables/index.ts'
import { SIDES } from '../../../vocabulary.ts'
import type { Play } from '../../play.ts'
import type { Cloud, Plan } from '../../state.ts'
import { deviate } from '../actions/guns/deviate.ts'
import { reckon } from '../morale/reckoning.ts'
import { byItself } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { attackWithCloud, drifts, isOnTable, isSpent, tellGone } from './clouds.ts'

const setWind = (play: Play, heading: number, speed: number): void => {
  const wind = { heading: fromDegrees(heading), speed: fromCm(speed) }
  change(play, { wind })
  tellOf(play, { kind: 'wind', ...wind })
}

/** FF-TURN-06, FF-GAS-08: what arrives this turn leaves the plans, and spent clouds the table. */
export const beginGas = (play: Play): void => {
  const { plans, turn, clouds } = play.state
  const due = (plan: Plan | null) => plan?.gas.filter((gas) => gas.turn <= turn) ?? []
  const arrivals = SIDES.flatMap((side) => due(plans[side]).map((plan) => ({ side, plan })))
  const spent = clouds.filter((cloud) => isSpent(play.state, cloud))
  if (spent.length > 0) change(play, { clouds: clouds.filter((cloud) => !spent.includes(cloud)) })
  tellGone(play, spent)
  const left = play.state.clouds.map(({ id }) => id)
  if (arrivals.length === 0 && left.length === 0) return
  const rest = (plan: Plan | null) => plan && { ...plan, gas: plan.gas.filter((gas) => gas.turn > turn) }
  if (arrivals.length > 0)
    change(play, { plans: { attacker: rest(plans.attacker), defender: rest(plans.defender) } })
  pushPhase(play, { name: 'gas', arrivals, clouds: left, windRolled: false })
}

/** FF-GAS-03, FF-GAS-08, FF-GAS-10: a cloud appears where the plan or the deviation puts it. */
const arrive = (play: Play, { side, plan }: PhaseOf<'gas'>['arrivals'][number]): void => {
  const id = `${side === 'attacker' ? 'a' : 'd'}${plan.gas}`
  const at = plan.delivery === 'artillery' ? deviate(play, id, side, plan.at) : plan.at
  if (!at) return
  const { width, depth } = CLOUD[side]
  const cloud: Cloud = {
    id,
    side,
    kind: plan.kind,
    centre: at,
    width: fromCm(width),
    depth: fromCm(depth),
    age: 1,
  }
  change(play, { clouds: [...play.state.clouds, cloud] })
  tellOf(play, { kind: 'gas-released', cloud: id, side, denying: plan.kind === 'denying', at, reveals: true })
  if (!play.state.wind) {
    play.dice.about?.({ title: 'Wind' })
    const released = { mode: 'release', side, heading: toDegrees(plan.heading) } as const
    const wind = gasWind.resolve({ ...released, options: play.state.options }, play.dice, play.trace)
    setWind(play, wind.heading, wind.speed)
  }
  attackWithCloud(play, cloud, { heading: 0, length: 0 })
}

/** FF-GAS-04: one roll for all clouds; a 6 leaves no offensive one. */
const rollWind = (play: Play, older: readonly string[]): void => {
  const { wind, clouds, options } = play.state
  if (!wind || !clouds.some((cloud) => older.includes(cloud.id) && drifts(play.state, cloud))) return
  play.dice.about?.({ title: 'Wind' })
  const { heading, speed, dispersed } = gasWind.resolve(
    { mode: 'drift', speed: toCm(wind.speed), heading: toDegrees(wind.heading), options },
    play.dice,
    play.trace,
  )
  setWind(play, heading, speed)
  if (!dispersed) return
  tellGone(
    play,
    clouds.filter(({ kind }) => kind === 'offensive'),
  )
  change(play, { clouds: clouds.filter(({ kind }) => kind !== 'offensive') })
}

/** FF-GAS-06, FF-GAS-08: a cloud of an earlier turn drifts, if it does, and attacks. */
const blow = (play: Play, cloud: Cloud): void => {
  const { wind } = play.state
  const length = wind && drifts(play.state, cloud) ? wind.speed : 0
  const drift = { heading: wind?.heading ?? 0, length }
  const centre = along(cloud.centre, drift.heading, length)
  const after: Cloud = { ...cloud, centre, age: cloud.age + 1 }
  const stays = isOnTable(play.state, after)
  change(play, {
    clouds: play.state.clouds.flatMap((one) => (one.id === cloud.id ? (stays ? [after] : []) : [one])),
  })
  if (length > 0) tellOf(play, { kind: 'gas-drifted', cloud: cloud.id, from: cloud.centre, to: centre })
  attackWithCloud(play, cloud, drift)
  if (!stays) tellGone(play, [cloud])
}

/** FF-GAS-11, FF-MOR-06: arrivals, then the wind and the older clouds, each cloud with the tests it leads to. */
export const GAS = byItself<'gas'>((play, phase) => {
  const [first, ...later] = phase.arrivals
  if (first) {
    replacePhase(play, { ...phase, arrivals: later })
    arrive(play, first)
    reckon(play)
    return
  }
  const older = phase.clouds
  if (!phase.windRolled && older.length > 0) {
    replacePhase(play, { ...phase, windRolled: true })
    rollWind(play, older)
    return
  }
  const [next, ...rest] = older
  if (next === undefined) {
    popPhase(play)
    return
  }
  replacePhase(play, { ...phase, clouds: rest })
  const cloud = play.state.clouds.find(({ id }) => id === next)
  if (!cloud) return
  blow(play, cloud)
  reckon(play)
})
