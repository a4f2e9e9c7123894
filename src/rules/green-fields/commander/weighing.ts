import { distance } from '../game/board/grid.ts'
import { zoneAt } from '../game/board/zones.ts'
import { isCombatUnit, type Unit } from '../game/unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../game/zone.ts'
import { guardGained, type Threat } from './assault/guard.ts'
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

/** Dice of those within a zone of a place who have not fired yet, seen or only likely to be there; they have then. */
const oppositionAt = (
  situation: Situation,
  at: ZoneNumber,
  spent: Set<ZoneNumber>,
  unseen: boolean,
): number => {
  let dice = 0
  for (const zone of [at, ...around(situation, at)]) {
    if (spent.has(zone)) continue
    const foes = foesIn(situation, zone)
    const likely = unseen ? lurking(situation, zone) : 0
    if (foes.length === 0 && likely === 0) continue
    // GF-AMOV-03
    if (zoneAt(situation.view, zone).gas !== 'none') continue
    spent.add(zone)
    for (const foe of foes) {
      if (foe.status === 'steady' && !foe.shotOpportunity) dice += opportunityDice(fighterOf(foe))
    }
    dice += likely * opportunityDice(TYPICAL_FOE)
  }
  return dice
}

interface Passage {
  readonly left: readonly Fighter[]
  readonly lost: number
}

/** What the fire on the way leaves of a stack. */
const underFire = (
  situation: Situation,
  movers: readonly Fighter[],
  dice: number,
  zone: ZoneNumber,
): Passage => {
  const volley = opportunityDice(TYPICAL_FOE)
  const cover = coverIn(situation, zone, 'none')
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
const prizeOf = (situation: Situation, zone: ZoneNumber, movers: number): number => {
  const foes = foesIn(situation, zone)
  const worth = situation.thresholds.move
  let prize = isOurs(situation, zone) ? 0 : worth.zone + namedPrize(situation, zone)
  for (const foe of foes) {
    prize += isCombatUnit(foe) || isArtillery(foe) ? worth.foe : worth.bystander
    if (isCombatUnit(foe)) prize += worth.threat / (1 + rowsToOurEdge(situation, zone))
  }
  return prize + (movers * worth.nearEdge) / (1 + rowsToTheirEdge(situation, zone))
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
  return (
    (pressed ? move.gap : move.rearGap) +
    (movers.length * move.nearEdge) / (1 + rowsToTheirEdge(situation, from))
  )
}

/** How far enemies near by outweigh whoever goes there, from 0 to 1. */
const exposure = (situation: Situation, end: ZoneNumber, ours: number): number => {
  const { exposedWithin } = situation.thresholds.move
  let theirs = 0
  for (const foe of situation.foes) {
    const away = distance(situation.view.country, foe.place, end)
    if (away > 0 && away <= exposedWithin && isCombatUnit(foe) && foe.status === 'steady')
      theirs += fighterOf(foe).dice
  }
  return theirs === 0 ? 0 : theirs / (theirs + ours)
}

const atHome = (situation: Situation, zone: ZoneNumber): boolean =>
  rowsToOurEdge(situation, zone) <= rowsToTheirEdge(situation, zone)

/** What it costs to leave too few behind. */
const homeLeft = (situation: Situation, units: readonly Unit[], end: ZoneNumber): number => {
  if (!units.some(({ place }) => atHome(situation, place)) || atHome(situation, end)) return 0
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

const isTheirs = (situation: Situation, zone: ZoneNumber): boolean =>
  !isOurs(situation, zone) || foesIn(situation, zone).length > 0

/** GF-AMOV-06: who is left of those who go a way, and what it costs them. */
const passageOf = (
  situation: Situation,
  units: readonly Unit[],
  path: readonly ZoneNumber[],
  leaves: boolean,
): Passage => {
  let left: readonly Fighter[] = units.map(fighterOf)
  let lost = 0
  let at = units[0]?.place ?? 0
  const spent = new Set<ZoneNumber>()
  const meetFire = (unseen: boolean): void => {
    const dice = oppositionAt(situation, at, spent, unseen)
    if (dice === 0) return
    const passage = underFire(situation, left, dice, at)
    left = passage.left
    lost += passage.lost
  }
  for (const next of path) {
    // Whoever is near fires once, when they are about to step onto his ground or have stopped there.
    if (isTheirs(situation, next)) meetFire(true)
    at = next
  }
  if (!leaves && isTheirs(situation, at) && foesIn(situation, at).length === 0) meetFire(false)
  return { left, lost }
}

/** What a move promises: the prize by the chance to win it, against what is lost, left open and risked. */
export const weigh = (
  situation: Situation,
  units: readonly Unit[],
  path: readonly ZoneNumber[],
  leaves: boolean,
  threats: readonly Threat[],
): Advance => {
  const value = situation.thresholds.move
  const from = units[0]?.place ?? 0
  const end = path[path.length - 1] ?? from
  const { left: movers, lost } = passageOf(situation, units, path, leaves)
  const gap = gapLeft(situation, from, units)
  const beside = ownIn(situation, end).filter((unit) => !units.includes(unit)).length
  const guard = guardGained(situation, threats, units, leaves ? undefined : end)
  const cost = lost * value.man + gap - guard
  if (leaves) {
    return { units, path, leaves, worth: movers.length * value.exit - cost }
  }
  const chance = chanceIn(situation, end, movers)
  const fight = foesIn(situation, end).length > 0 ? (1 - chance) * units.length * value.beaten : 0
  const crowd = (units.length + beside - 1) * value.crowd
  const ours = movers.reduce((sum, { dice }) => sum + dice, 0) + beside * TYPICAL_FOE.dice
  const exposed = exposure(situation, end, ours) * units.length * value.exposed
  const worth =
    chance * prizeOf(situation, end, movers.length) -
    cost -
    fight -
    crowd -
    exposed -
    homeLeft(situation, units, end)
  return { units, path, leaves, worth }
}
