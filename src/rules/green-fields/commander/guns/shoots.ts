import { bestOf } from '#kernel/game/commander.ts'
import { isObserved } from '../../game/board/sight.ts'
import { reachesZone } from '../../game/phases/bombardment/guns.ts'
import { mayShell } from '../../game/phases/bombardment/plans.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { batteryDice } from '../../reckoning/attack-dice.ts'
import { SAVE_PENALTIES } from '../../tables/index.ts'
import { breaks, coverIn, type Fighter, fighterOf, lossOf, TYPICAL_FOE } from '../estimates.ts'
import { sectorOf, wouldAttack } from '../sector.ts'
import {
  around,
  foesIn,
  isArtillery,
  isOurs,
  lurking,
  ownIn,
  rowsToOurEdge,
  type Situation,
} from '../situation.ts'

/** Somebody who may be struck in a zone. */
interface Struck {
  readonly who: Fighter
  readonly cover: number
  readonly coverFromHeavy: number
  /** How sure one can be that he is there. */
  readonly likely: number
  readonly weight: number
}

export interface Shoot {
  readonly zone: ZoneNumber
  readonly observed: boolean
  readonly struck: readonly Struck[]
  /** How much it matters to break them. */
  readonly urgent: number
}

export const diceOf = ({ strength }: Unit, observed: boolean): number => batteryDice(strength, !observed)

/** What fire on a zone is expected to do: strength points, and units broken that stand in the way. */
export const effect = ({ observed, struck, urgent }: Shoot, guns: readonly Unit[]): number => {
  let light = 0
  let heavy = 0
  for (const gun of guns) {
    if (gun.type === 'heavy-artillery') heavy += diceOf(gun, observed)
    else light += diceOf(gun, observed)
  }
  let sum = 0
  for (const { who, cover, coverFromHeavy, likely, weight } of struck) {
    const loss = Math.min(
      who.strength,
      lossOf(light, who.experience + cover, who) + lossOf(heavy, who.experience + coverFromHeavy, who),
    )
    sum += likely * weight * (loss + urgent * breaks(loss, who))
  }
  return sum
}

const struckIn = (situation: Situation, zone: ZoneNumber): readonly Struck[] => {
  const { combat, guns, other } = situation.thresholds.fire
  const known = foesIn(situation, zone).map((foe): Struck => {
    const works = isArtillery(foe) ? 'emplacement' : 'trench'
    const moving = foe.moving ? SAVE_PENALTIES.moving : 0
    return {
      who: fighterOf(foe),
      cover: coverIn(situation, zone, works) + moving,
      coverFromHeavy: coverIn(situation, zone, 'none') + moving,
      likely: 1,
      weight: isCombatUnit(foe) ? combat : isArtillery(foe) ? guns : other,
    }
  })
  if (known.length > 0) return known
  const likely = lurking(situation, zone)
  if (likely === 0) return []
  const cover = coverIn(situation, zone, 'trench')
  return [{ who: TYPICAL_FOE, cover, coverFromHeavy: coverIn(situation, zone, 'none'), likely, weight: 1 }]
}

/** How much breaking whoever is in a zone is worth, in strength points. */
const urgencyOf = (situation: Situation, zone: ZoneNumber, sector: readonly ZoneNumber[]): number => {
  const {
    usual,
    near: beside,
    sector: within,
    midst,
    intruder,
    intruderRow,
    intruderRows,
  } = situation.thresholds.fire
  if (isOurs(situation, zone))
    return intruder + Math.max(0, intruderRows - rowsToOurEdge(situation, zone)) * intruderRow
  if (sector.includes(zone)) return zone === sector[0] ? midst : within
  const near = around(situation, zone).some((next) => ownIn(situation, next).some(isCombatUnit))
  return near ? beside : usual
}

export const shootsAt = (situation: Situation, guns: readonly Unit[]): readonly Shoot[] => {
  const { view, side } = situation
  const attacks = view.assault ? view.assault.announcer === side : wouldAttack(situation)
  const sector = attacks ? sectorOf(situation) : []
  const shoots: Shoot[] = []
  for (let zone = 0; zone < view.zones.length; zone++) {
    if (!mayShell(view, side, zone) || !guns.some((gun) => reachesZone(view, gun, zone))) continue
    const struck = struckIn(situation, zone)
    // GF-BOMB-11: shells do not ask whose troops they are
    if (struck.length === 0 || ownIn(situation, zone).length > 0) continue
    shoots.push({
      zone,
      observed: isObserved(view, side, zone),
      struck,
      urgent: urgencyOf(situation, zone, sector),
    })
  }
  return shoots
}

export interface Aim {
  readonly gun: Unit
  readonly zone: ZoneNumber
  /** What is fired, or at what: the bridge that goes with a road. */
  readonly mission: 'bombardment' | 'box' | 'gas' | 'bridge'
}

/** All the guns that reach a zone fire at it. */
interface Massed {
  readonly shoot: Shoot
  readonly able: readonly Unit[]
  /** What it does, for each of them. */
  readonly each: number
}

const massed = ({ view }: Situation, guns: readonly Unit[], shoot: Shoot): Massed => {
  const able = guns.filter((gun) => diceOf(gun, shoot.observed) > 0 && reachesZone(view, gun, shoot.zone))
  return { shoot, able, each: able.length === 0 ? 0 : effect(shoot, able) / able.length }
}

/** All guns on the zone where together they do most, as many as it takes; the rest on the next. */
export const concentrate = (
  shoots: readonly Shoot[],
  guns: readonly Unit[],
  situation: Situation,
  least: number,
): readonly Aim[] => {
  const aims: Aim[] = []
  let free = [...guns]
  let open = [...shoots]
  while (free.length > 0 && open.length > 0) {
    const best = bestOf(
      open.map((shoot) => massed(situation, free, shoot)),
      ({ each }) => each,
      0,
    )
    if (!best || best.each < least) break
    const { shoot, able } = best
    const kept = trimmed(shoot, able, least * situation.thresholds.fire.each)
    for (const gun of kept) aims.push({ gun, zone: shoot.zone, mission: 'bombardment' })
    free = free.filter((gun) => !kept.includes(gun))
    open = open.filter((one) => one !== shoot)
  }
  return aims
}

/** Lets those go that add too little. */
const trimmed = (shoot: Shoot, able: readonly Unit[], least: number): readonly Unit[] => {
  let kept = able
  for (const gun of able) {
    const without = kept.filter((one) => one !== gun)
    if (without.length > 0 && effect(shoot, kept) - effect(shoot, without) < least) kept = without
  }
  return kept
}
