import type { Prospects } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { LEVEL } from '../reckoning/status.ts'
import { DECISIVE_FROM, MARGINAL_FROM, toInches } from '../tables/index.ts'
import { isLineTroop, isWorks, otherSide, type SideName } from '../vocabulary.ts'
import { coverOfUnit } from './board/ground.ts'
import { settled, shaken, withoutTheChosen } from './gauges.ts'
import { scoreOf, worn } from './scoring.ts'
import { isOnTable } from './units.ts'
import type { View } from './view.ts'

/** PA-END-04: who would have won by points, 1 or -1; a part of it for those who are not far from it. */
const verdict = (lead: number): number => {
  const size = Math.abs(lead)
  const won = size >= DECISIVE_FROM ? 1.2 : size >= MARGINAL_FROM ? 1 : 0.4 * (size / MARGINAL_FROM)
  return lead < 0 ? -won : won
}

/** PA-END-01: hardly any danger before half of what breaks a side is lost, and then quickly more. */
const brink = (share: number): number => {
  const over = Math.max(0, share - 0.5)
  return 4 * over * over
}

/** How likely a unit is to be lost before long, by its status: works hold it together (PA-CHECK-14), the open does not. */
const AT_RISK = {
  works: { solid: 0, wavering: 0.03, pinned: 0.06, disordered: 0.15 },
  open: { solid: 0.08, wavering: 0.2, pinned: 0.4, disordered: 0.6 },
} as const

/** The share of its line with which a side began that is likely to be lost before long. */
const exposed = (view: View, side: SideName): number => {
  let original = 0
  let risked = 0
  for (const unit of view.units) {
    if (unit.side !== side) continue
    for (const { troop } of unit.gone) if (isLineTroop(troop)) original++
    const line = unit.bases.filter(({ troop }) => isLineTroop(troop)).length
    original += line
    if (line > 0) risked += line * AT_RISK[isWorks(coverOfUnit(view, unit)) ? 'works' : 'open'][unit.status]
  }
  return original === 0 ? 0 : risked / original
}

/** So far away an objective is half as near as under one's feet. */
const NEAR = 6

/** How near the line of a side comes to a point, from 1 on it to 0 far away; shaken men count less. */
const nearness = ({ units }: View, side: SideName, at: Point): number => {
  let most = 0
  for (const { side: owner, bases, status } of units) {
    if (owner !== side) continue
    for (const { troop, centre } of bases) {
      if (!isLineTroop(troop)) continue
      const near = (1 - 0.2 * LEVEL[status]) / (1 + toInches(distance(centre, at)) / NEAR)
      if (near > most) most = near
    }
  }
  return most
}

const reach = (view: View, side: SideName): number => {
  let sum = 0
  for (const { at, points } of view.objectives)
    sum += points * (nearness(view, side, at) - nearness(view, otherSide(side), at))
  return sum
}

/** Bases of the line that would fight on now; shaken ones count less. */
const force = ({ units }: View, side: SideName): number => {
  let sum = 0
  for (const { side: owner, bases, status } of units) {
    if (owner !== side) continue
    const share = 1 - 0.25 * LEVEL[status]
    for (const { troop } of bases) if (isLineTroop(troop)) sum += share
  }
  return sum
}

/** The share of the force on the table that is one's own, from -1 to 1. */
const balance = (view: View, side: SideName): number => {
  const own = force(view, side)
  const theirs = force(view, otherSide(side))
  return own + theirs === 0 ? 0 : (own - theirs) / (own + theirs)
}

/** Turns to come, with the share of this one in which units are still to be checked. */
const left = ({ turn, table, units }: View): number => {
  let all = 0
  let unchecked = 0
  for (const unit of units) {
    if (!isOnTable(unit)) continue
    all++
    if (!unit.checked) unchecked++
  }
  return Math.max(0, table.turns - Math.max(1, turn)) + (all === 0 ? 0 : unchecked / all)
}

/** What speaks for the attacker. */
export const PROSPECTS: Prospects<View> = {
  names: ['lead', 'verdict', 'shaken', 'worn', 'brink', 'reach', 'balance', 'exposed', 'doom'],
  open: true,
  of(view) {
    const now = settled(withoutTheChosen(view))
    const side = now.table.attacker
    const enemy = otherSide(side)
    const lead = scoreOf(now, side) - scoreOf(now, enemy)
    const plays = now.options.collapse !== 'off'
    const own = plays ? worn(now, side) : 0
    const theirs = plays ? worn(now, enemy) : 0
    const ownRisk = exposed(now, side)
    const theirRisk = exposed(now, enemy)
    return {
      scenario: now.scenario,
      side,
      left: left(now),
      figures: [
        lead,
        verdict(lead),
        shaken(now, enemy) - shaken(now, side),
        theirs - own,
        brink(theirs) - brink(own),
        reach(now, side),
        balance(now, side),
        theirRisk - ownRisk,
        brink(theirs + theirRisk) - brink(own + ownRisk),
      ],
    }
  },
}
