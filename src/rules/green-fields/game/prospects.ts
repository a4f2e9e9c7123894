import type { Prospects } from '#kernel/game/game.ts'
import { rowsFromBase } from '../reckoning/grid.ts'
import { points, zonesHeld } from './gauges.ts'
import { attackerIn } from './roles.ts'
import { leadOf, winnerAtEnd } from './scoring.ts'
import { otherSide, type SideName } from './sides.ts'
import { type Step, WEEKLY_STEPS } from './steps.ts'
import { isCombatUnit, isOnBoard } from './unit.ts'
import type { View } from './view.ts'

/** GF-VP-02, GF-VP-03: as if the assault ended now. */
const settled = (view: View): View => {
  if (!view.assault) return view
  const { a, b } = view.armies
  return {
    ...view,
    armies: { a: { ...a, points: points(view, 'a') }, b: { ...b, points: points(view, 'b') } },
  }
}

/** GF-VP-08: points beyond the lead at which neither wins. */
const leadBeyond = (view: View, side: SideName): number => {
  const { marks } = view.terms.verdict
  const even = marks ? (marks.wins + marks.loses) / 2 : 0
  return leadOf(view, side) - (marks?.side === side ? even : -even)
}

/** GF-VP-01: hardly any danger until a side is far along the track, and then quickly more. */
const along = ({ armies, terms }: View, side: SideName): number => {
  const share = armies[side].points / terms.limit
  return share * share * share
}

interface Force {
  /** Strength points of what takes and holds ground. */
  strength: number
  /** Out of action for now. */
  shaken: number
  /** Steady and near the enemy's base line, from where one leaves for ten points. */
  atEdge: number
  /** Off the board and unfought. */
  behind: number
  morale: number
}

/** So many rows before the enemy's base line one can soon be over it. */
const EDGE = 2

const forceOf = ({ units, country }: View, side: SideName): Force => {
  const force = { strength: 0, shaken: 0, atEdge: 0, behind: 0, morale: 0 }
  for (const unit of units) {
    if (unit.side !== side || unit.gone !== null || !isCombatUnit(unit)) continue
    const { strength } = unit
    force.strength += strength
    force.morale += strength * unit.morale
    if (unit.status !== 'steady') force.shaken += strength
    else if (!isOnBoard(unit)) force.behind += strength
    else {
      const rows = rowsFromBase(country, otherSide(side), unit.place)
      if (rows < EDGE) force.atEdge += strength * (EDGE - rows)
    }
  }
  return force
}

/** The share of both that is one's own, from -1 to 1. */
const balance = (own: number, theirs: number): number =>
  own + theirs === 0 ? 0 : (own - theirs) / (own + theirs)

/** A week as it goes on. */
const STEPS: readonly Step[] = WEEKLY_STEPS

/** Weeks to come, with what is left of this one; the assault is fought at its end. */
const left = ({ week, terms, step, assault }: View): number => {
  const weekly = STEPS.indexOf(step)
  const rest = assault || weekly < 0 ? 0.1 : 1 - weekly / STEPS.length
  return Math.max(0, terms.weeks - Math.max(1, week)) + rest
}

/** What speaks for the attacker, or for side a where both have the same to do. */
export const PROSPECTS: Prospects<View> = {
  names: [
    'lead',
    'verdict',
    'track',
    'strength',
    'shaken',
    'edge',
    'assault-edge',
    'behind',
    'morale',
    'zones',
    'lost',
    'depot',
    'shells',
  ],
  of(view) {
    const side = attackerIn(view.terms) ?? 'a'
    const enemy = otherSide(side)
    const now = settled(view)
    const winner = winnerAtEnd(now)
    const own = forceOf(now, side)
    const theirs = forceOf(now, enemy)
    const all = own.strength + theirs.strength || 1
    const edge = (own.atEdge - theirs.atEdge) / 10
    const { [side]: army, [enemy]: foes } = now.armies
    return {
      scenario: now.scenario,
      side,
      left: left(now),
      figures: [
        leadBeyond(now, side),
        winner === null ? 0 : winner === side ? 1 : -1,
        along(now, side) - along(now, enemy),
        balance(own.strength, theirs.strength),
        (theirs.shaken - own.shaken) / all,
        edge,
        now.assault ? edge : 0,
        (own.behind - theirs.behind) / all,
        (own.morale / (own.strength || 1) - theirs.morale / (theirs.strength || 1)) / 10,
        (zonesHeld(now, side) - zonesHeld(now, enemy)) / now.zones.length,
        balance(foes.lost, army.lost),
        balance(army.depot, foes.depot),
        balance(army.shells, foes.shells),
      ],
    }
  },
}
