import type { Prospects } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { idOf } from '../scenarios/ids.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { pointAt, toInches } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import { leadToWin, scores, squadsLost, winnerBy } from './scoring.ts'
import { otherSide } from './sides.ts'
import { MOVE_STEPS, type Step } from './state.ts'
import { isActive, isRouting } from './units.ts'
import type { View } from './view.ts'

interface Goal {
  readonly at: Point
  readonly points: number
}

/** SK-END-03: where the objectives lie. */
const goalsOf = memo((scenario: Scenario): readonly Goal[] =>
  scenario.objectives.flatMap((objective) => {
    const { at, points } = objective
    if (at !== 'structure') return [{ at: pointAt({ x: at[0], y: at[1] }), points }]
    const house = scenario.ground.find((feature) => idOf(feature) === idOf(objective))
    if (!house || !('at' in house)) return []
    const [west, south, east, north] = house.at
    return [{ at: pointAt({ x: (west + east) / 2, y: (south + north) / 2 }), points }]
  }),
)

/** So far away an objective is half as near as under one's feet, in inches. */
const NEAR = 8

/** How near the units of a side come to a point, from 1 on it to 0 far away. */
const nearness = ({ units }: View, side: Side, at: Point): number => {
  let most = 0
  for (const unit of units) {
    if (unit.side !== side || unit.vehicle || !isActive(unit)) continue
    const near = unit.figures.length / unit.strength / (1 + toInches(distance(unit.position, at)) / NEAR)
    if (near > most) most = near
  }
  return most
}

const reach = (view: View, side: Side): number => {
  let sum = 0
  for (const { at, points } of goalsOf(view.scenario))
    sum += points * (nearness(view, side, at) - nearness(view, otherSide(side), at))
  return sum
}

interface Force {
  men: number
  /** Running, halted or owing a retreat. */
  shaken: number
  /** SK-MOR-25: units at half strength or less, of which the next check may be the last. */
  half: number
  /** Heavy weapons and vehicles. */
  weapons: number
  start: number
}

const forceOf = ({ units, move }: View, side: Side): Force => {
  const force = { men: 0, shaken: 0, half: 0, weapons: 0, start: 0 }
  for (const unit of units) {
    if (unit.side !== side) continue
    force.start += unit.strength
    if (unit.where === 'gone') continue
    const men = unit.figures.length
    force.men += men
    const halted = unit.haltedTo !== null && unit.haltedTo >= move
    if (isRouting(unit)) force.shaken += men
    else if (halted || unit.retreatOwed) force.shaken += men / 2
    if (men * 2 <= unit.strength) force.half++
    const runs = unit.vehicle !== null && !unit.vehicle.destroyed
    if (runs || (unit.weapon !== null && unit.weapon !== 'wagon')) force.weapons++
  }
  return force
}

/** SK-END-02: the nearer half of the squads, the quicker. */
const breaking = (view: View, side: Side): number => {
  const share = squadsLost(view, side)
  return share * share
}

/** A move as it goes on. */
const STEPS: readonly Step[] = MOVE_STEPS

/** Moves to come, with what is left of this one. */
const left = ({ move, step, scenario }: View): number => {
  const at = STEPS.indexOf(step)
  const rest = move < 1 || at < 0 ? 1 : 1 - at / STEPS.length
  return Math.max(0, scenario.moves - Math.max(1, move)) + rest
}

/** The share of both that is one's own, from -1 to 1. */
const balance = (own: number, theirs: number): number =>
  own + theirs === 0 ? 0 : (own - theirs) / (own + theirs)

/** What speaks for the attacker. */
export const PROSPECTS: Prospects<View> = {
  names: ['lead', 'verdict', 'worn', 'men', 'shaken', 'half', 'breaking', 'weapons', 'reach'],
  open: true,
  of(view) {
    const side = view.scenario.attacker
    const enemy = otherSide(side)
    const score = scores(view)
    const lead = score[side] - score[enemy]
    const toWin = leadToWin(view)
    const own = forceOf(view, side)
    const theirs = forceOf(view, enemy)
    const winner = winnerBy(view, score)
    const margin = lead - (toWin[side] - toWin[enemy]) / 2
    return {
      scenario: view.scenario.id,
      side,
      left: left(view),
      figures: [
        margin,
        winner === null ? 0 : winner === side ? 1 : -1,
        theirs.start === 0 || own.start === 0 ? 0 : own.men / own.start - theirs.men / theirs.start,
        balance(own.men, theirs.men),
        (theirs.shaken - own.shaken) / 10,
        theirs.half - own.half,
        breaking(view, enemy) - breaking(view, side),
        balance(own.weapons, theirs.weapons),
        reach(view, side),
      ],
    }
  },
}
