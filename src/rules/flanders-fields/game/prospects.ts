import type { Prospects } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { fromCm, pointAt, toCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { patchAt } from './field.ts'
import { scores } from './scores.ts'
import { type Battalion, type Step, TURN_STEPS } from './state.ts'
import { isRifles } from './units.ts'
import type { View } from './view.ts'

interface Goal {
  readonly at: Point
  readonly value: number
}

/** FF-END-09: where the objectives lie. */
const goalsOf = memo((scenario: Scenario): readonly Goal[] =>
  scenario.objectives.map((objective) => ({
    at:
      objective.at === 'area'
        ? (patchAt(scenario, objective)?.box.centre ?? {
            x: fromCm(scenario.width / 2),
            y: fromCm(scenario.length / 2),
          })
        : pointAt({ x: objective.at[0], y: objective.at[1] }),
    value: objective.value,
  })),
)

/** So far away an objective is half as near as under one's feet, in cm. */
const NEAR = 15
/** A marker takes so much of a platoon's worth. */
const MARKER = 0.25

/** How near the rifles of a side come to a point, from 1 on it to 0 far away. */
const nearness = ({ stands }: View, side: Side, at: Point): number => {
  let most = 0
  for (const stand of stands) {
    if (stand.side !== side || !isRifles(stand)) continue
    const near = (1 - MARKER * stand.markers) / (1 + toCm(distance(stand.centre, at)) / NEAR)
    if (near > most) most = near
  }
  return most
}

const reach = (view: View): number => {
  let sum = 0
  for (const { at, value } of goalsOf(view.scenario))
    sum += value * (nearness(view, 'attacker', at) - nearness(view, 'defender', at))
  return sum
}

interface Force {
  /** Rifle platoons on the table, suppressed ones less, and still to come. */
  rifles: number
  markers: number
  /** Machine guns, mortars, guns and tanks. */
  support: number
  toCome: number
}

const forceOf = ({ stands, units }: View, side: Side): Force => {
  const force = { rifles: 0, markers: 0, support: 0, toCome: 0 }
  for (const stand of stands) {
    if (stand.side !== side) continue
    force.markers += stand.markers
    if (isRifles(stand)) force.rifles += 1 - MARKER * stand.markers
    else force.support++
  }
  for (const unit of units) {
    if (unit.side !== side || unit.at !== 'reserve') continue
    if (unit.kind === 'rifle-company' || unit.kind === 'cavalry-squadron') force.toCome += unit.strength
  }
  return force
}

/** FF-MOR-05, FF-END-10: the nearer a battalion is to its end, the quicker. */
const breaking = (battalions: readonly Battalion[], side: Side): number => {
  let sum = 0
  for (const { side: owner, lost, start, routed } of battalions) {
    if (owner !== side || start === 0) continue
    const share = routed ? 1 : Math.min(1, lost / start)
    sum += share * share * share
  }
  return sum
}

/** The share of their rifle platoons that the battalions of a side have lost. */
const worn = (battalions: readonly Battalion[], side: Side): number => {
  let start = 0
  let lost = 0
  for (const battalion of battalions) {
    if (battalion.side !== side) continue
    start += battalion.start
    lost += battalion.lost
  }
  return start === 0 ? 0 : lost / start
}

/** The share of both that is one's own, from -1 to 1. */
const balance = (own: number, theirs: number): number =>
  own + theirs === 0 ? 0 : (own - theirs) / (own + theirs)

/** A turn as it goes on. */
const STEPS: readonly Step[] = TURN_STEPS

/** Turns to come, with what is left of this one: the attacker's half of it comes first. */
const left = ({ turn, active, step, scenario }: View): number => {
  const at = STEPS.indexOf(step)
  const rest = turn < 1 || at < 0 ? 1 : 1 - at / STEPS.length
  const half = turn >= 1 && active === 'defender' ? rest / 2 : 0.5 + rest / 2
  return Math.max(0, scenario.turns - Math.max(1, turn)) + half
}

/** What speaks for the attacker. */
export const PROSPECTS: Prospects<View> = {
  names: ['lead', 'verdict', 'worn', 'breaking', 'rifles', 'markers', 'support', 'to-come', 'reach'],
  open: true,
  of(view) {
    const { attacker, defender } = scores(view)
    const { battalions, scenario } = view
    const lead = attacker - defender
    const own = forceOf(view, 'attacker')
    const theirs = forceOf(view, 'defender')
    return {
      scenario: scenario.id,
      side: 'attacker',
      left: left(view),
      figures: [
        lead,
        lead === 0 ? (scenario.attackerMustWin ? -1 : 0) : Math.sign(lead),
        worn(battalions, 'defender') - worn(battalions, 'attacker'),
        breaking(battalions, 'defender') - breaking(battalions, 'attacker'),
        balance(own.rifles + own.toCome, theirs.rifles + theirs.toCome),
        (theirs.markers - own.markers) / 10,
        balance(own.support, theirs.support),
        (own.toCome - theirs.toCome) / 10,
        reach(view),
      ],
    }
  },
}
