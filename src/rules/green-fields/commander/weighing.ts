import { recentMemo } from '#kernel/memo.ts'
import { isCombatUnit, type Unit } from '../game/unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../game/zone.ts'
import { distance } from '../reckoning/grid.ts'
import type { Course, Volley } from './assault/course.ts'
import { edgeWorth, stakesOf } from './assault/exits.ts'
import { barsFrom, guardGained, solidity, type Threat } from './assault/guard.ts'
import {
  breaks,
  clears,
  coverIn,
  type Fighter,
  fighterOf,
  lossOf,
  opportunityDice,
  savesOnTheMove,
  TYPICAL_FOE,
} from './estimates.ts'
import {
  around,
  foesIn,
  isArtillery,
  isOurs,
  lurking,
  ownIn,
  rowsToOurEdge,
  rowsToTheirEdge,
  type Situation,
} from './situation.ts'

/** A move that might be made, and what it promises in victory points. */
export interface Advance {
  readonly units: readonly Unit[]
  readonly path: readonly ZoneNumber[]
  readonly leaves: boolean
  readonly worth: number
}

interface Passage {
  readonly left: readonly Fighter[]
  readonly lost: number
}

/** What the fire on the way leaves of a stack. */
const underFire = (movers: readonly Fighter[], { dice, cover }: Volley): Passage => {
  const volley = opportunityDice(TYPICAL_FOE)
  let rest = dice
  let broken = 0
  let lost = 0
  for (let i = 0; rest > 0.5; rest -= volley) {
    const leader = movers[Math.min(i, movers.length - 1)]
    if (!leader) break
    const loss = lossOf(Math.min(volley, rest), savesOnTheMove(leader, cover), leader)
    lost += loss
    broken += breaks(loss, leader)
    i = Math.floor(broken)
  }
  return { left: movers.slice(Math.round(broken)), lost }
}

const chanceIn = (situation: Situation, zone: ZoneNumber, movers: readonly Fighter[]): number => {
  if (movers.length === 0) return 0
  const cover = coverIn(situation, zone, 'none')
  const works = coverIn(situation, zone, 'trench')
  const known = foesIn(situation, zone)
  if (known.length > 0) return clears(movers, known.map(fighterOf), cover, works)
  const likely = lurking(situation, zone)
  return likely === 0 ? 1 : 1 - likely + likely * clears(movers, [TYPICAL_FOE], cover, works)
}

/** GF-VP-07: points of a scenario for the zone it is fought for; the nearer the end, the surer. */
const namedPrize = ({ view, side }: Situation, zone: ZoneNumber): number => {
  const { prize } = view.terms.verdict
  return prize?.zone === zone && side === 'a' ? (prize.points * view.week) / view.terms.weeks : 0
}

/** What it is worth to stand in a zone, be it taken from the enemy or given back to us. */
const prizeOf = (situation: Situation, zone: ZoneNumber, threats: readonly Threat[]): number => {
  const foes = foesIn(situation, zone)
  const worth = situation.thresholds.move
  let prize = isOurs(situation, zone) ? 0 : worth.zone + namedPrize(situation, zone)
  for (const foe of foes) {
    prize += isCombatUnit(foe) || isArtillery(foe) ? worth.foe : worth.bystander
  }
  if (foes.length > 0)
    for (const { foe, worth: feared } of threats) if (foe.place === zone) prize += feared * worth.threat
  return prize
}

/** What is given up by leaving a zone. */
const gapLeft = (situation: Situation, from: ZoneNumber, movers: readonly Unit[]): number => {
  const { move, lurking: lurks } = situation.thresholds
  const stay = ownIn(situation, from).filter((unit) => isCombatUnit(unit) && !movers.includes(unit)).length
  if (stay > 0 || !isOurs(situation, from)) return 0
  const pressed = around(situation, from).some(
    (zone) =>
      foesIn(situation, zone).some((foe) => isCombatUnit(foe) && foe.status === 'steady') ||
      lurking(situation, zone) > lurks.likely,
  )
  return pressed ? move.gap : move.rearGap
}

/** Dice of steady enemies near each zone, as far as they have been asked about. */
const threatening = recentMemo((_: Situation): (number | undefined)[] => [])

const diceNear = (situation: Situation, end: ZoneNumber): number => {
  const known = threatening(situation)
  let theirs = known[end]
  if (theirs === undefined) {
    const { exposedWithin } = situation.thresholds.move
    theirs = 0
    for (const foe of situation.foes) {
      const away = distance(situation.view.country, foe.place, end)
      if (away > 0 && away <= exposedWithin && isCombatUnit(foe) && foe.status === 'steady')
        theirs += fighterOf(foe).dice
    }
    known[end] = theirs
  }
  return theirs
}

/** How far enemies near by outweigh whoever goes there, from 0 to 1. */
const exposure = (situation: Situation, end: ZoneNumber, ours: number): number => {
  const theirs = diceNear(situation, end)
  return theirs === 0 ? 0 : theirs / (theirs + ours)
}

const atHome = (situation: Situation, zone: ZoneNumber): boolean =>
  rowsToOurEdge(situation, zone) <= rowsToTheirEdge(situation, zone)

/** What it costs units to leave home, if that leaves too few behind. */
const homeLeft = (situation: Situation, units: readonly Unit[]): number => {
  if (!units.some(({ place }) => atHome(situation, place))) return 0
  const { home, move } = situation.thresholds
  let stay = 0
  for (const unit of situation.own) {
    if (!isCombatUnit(unit) || unit.type === 'pioneer' || units.includes(unit)) continue
    if (unit.place === OFF_BOARD) stay += home.reserve
    else if (unit.place >= 0 && unit.status === 'steady' && atHome(situation, unit.place)) stay++
  }
  const { view, side } = situation
  const wanted = view.assault && view.assault.announcer !== side ? home.attacked : home.attacking
  return Math.max(0, wanted - stay) * move.home
}

/** Units that might go together from where they stand. */
export interface Party {
  readonly units: readonly Unit[]
  readonly fighters: readonly Fighter[]
  /** What they leave open, and what it costs them to leave home. */
  readonly gap: number
  readonly home: number
  /** What it is worth that they are as near the enemy's edge as they are. */
  readonly near: number
  /** How solid they are, and how far each threat is barred from where they stand. */
  readonly solid: readonly number[]
  readonly bars: readonly number[]
}

export const partyOf = (
  situation: Situation,
  from: ZoneNumber,
  units: readonly Unit[],
  threats: readonly Threat[],
): Party => ({
  units,
  fighters: units.map(fighterOf),
  gap: gapLeft(situation, from, units),
  home: homeLeft(situation, units),
  near: edgeWorth(situation, units, from),
  solid: units.map((unit) => solidity(situation, unit)),
  bars: barsFrom(situation, threats, from),
})

/** Who is left of those who go a way, and what it costs them. */
const passageOf = ({ fighters }: Party, { volleys }: Course): Passage => {
  let left = fighters
  let lost = 0
  for (const volley of volleys) {
    const passage = underFire(left, volley)
    left = passage.left
    lost += passage.lost
  }
  return { left, lost }
}

/** What a move promises: the prize by the chance to win it, against what is lost, left open and risked. */
export const weigh = (
  situation: Situation,
  party: Party,
  course: Course,
  threats: readonly Threat[],
): Advance => {
  const value = situation.thresholds.move
  const { units } = party
  const { path, leaves, end } = course
  const { left: movers, lost } = passageOf(party, course)
  const guard = guardGained(threats, party.solid, party.bars, course.bars)
  const cost = lost * value.man + party.gap + party.near - guard
  const stay = movers.length / Math.max(1, units.length)
  if (leaves)
    return { units, path, leaves, worth: movers.length * value.exit * stakesOf(situation).ours - cost }
  let beside = 0
  for (const unit of ownIn(situation, end)) if (!units.includes(unit)) beside++
  const chance = chanceIn(situation, end, movers)
  const fight = foesIn(situation, end).length > 0 ? (1 - chance) * units.length * value.beaten : 0
  const crowd = (units.length + beside - 1) * value.crowd
  let ours = 0
  for (const { dice } of movers) ours += dice
  ours += beside * TYPICAL_FOE.dice
  const exposed = exposure(situation, end, ours) * units.length * value.exposed
  const worth =
    chance * (prizeOf(situation, end, threats) + stay * edgeWorth(situation, units, end)) -
    cost -
    fight -
    crowd -
    exposed -
    (atHome(situation, end) ? 0 : party.home)
  return { units, path, leaves, worth }
}
