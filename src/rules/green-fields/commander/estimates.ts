import { SILENT } from '#kernel/procedure/trace.ts'
import { ridingOf } from '../game/board/target.ts'
import { zoneAt } from '../game/board/zones.ts'
import type { Unit } from '../game/unit.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { closeDice } from '../reckoning/attack-dice.ts'
import { ridesHigh } from '../reckoning/posture.ts'
import { STANDARD } from '../scenarios/forces/troops.ts'
import { ARM, GROUND_COVER, HALVED, HITS_PER_POINT, SAVE_PENALTIES, WORKS_COVER } from '../tables/index.ts'
import type { Situation } from './situation.ts'

/** What a unit is worth in a fight, as far as one knows. */
export interface Fighter {
  readonly strength: number
  readonly experience: number
  readonly morale: number
  /** Hits to remove a strength point. */
  readonly toughness: number
  readonly dice: number
}

/** Whoever may lie unseen in a trench. */
const { strength: LINE, experience, morale } = STANDARD.infantry
export const TYPICAL_FOE: Fighter = { strength: LINE, experience, morale, toughness: 1, dice: LINE }

export const fighterOf = (unit: Unit): Fighter => {
  const { type, strength, experience, morale, status } = unit
  const firer = { type, strength, suppressed: status !== 'steady', routing: status === 'routing' }
  return {
    strength,
    // GF-SAVE-02
    experience: ridesHigh(ridingOf(unit)) ? Math.max(0, experience + SAVE_PENALTIES.mounted) : experience,
    morale,
    toughness: HITS_PER_POINT[ARM[type]],
    dice: closeDice(firer, SILENT) ?? 0,
  }
}

/** GF-AMOV-02: the dice with which it fires at passers-by. */
export const opportunityDice = ({ dice }: Fighter): number => Math.ceil(dice / HALVED)

/** GF-SAVE-02: the dice with which it saves while it moves. */
export const savesOnTheMove = ({ experience }: Fighter, cover: number): number =>
  experience + SAVE_PENALTIES.moving + cover

/** Cover in a zone against fire, by its ground alone or by its works too. */
export const coverIn = (
  { view }: Situation,
  zone: ZoneNumber,
  works: 'trench' | 'emplacement' | 'none',
): number => {
  const { ground, trench, emplacement } = zoneAt(view, zone)
  const dug =
    works === 'none'
      ? 0
      : works === 'trench'
        ? WORKS_COVER[trench]
        : Math.max(WORKS_COVER[trench], WORKS_COVER[emplacement])
  return Math.max(GROUND_COVER[ground], dug)
}

/** Mean and spread of one hit die. */
const MEAN = 0.5
const VARIANCE = 0.58
/** How far chance alone gets beyond the mean, fitted to the true tables. */
const LUCK = 0.64

/** Hits that get past the saves, on the average. */
export const pastSaves = (dice: number, saves: number): number => {
  if (dice <= 0) return 0
  const surplus = (dice - Math.max(0, saves)) * MEAN
  const spread = VARIANCE * (dice + Math.max(0, saves)) * LUCK
  return (surplus + Math.sqrt(surplus * surplus + spread)) / 2
}

/** How likely losses are to make a unit waver, rout or perish. */
export const breaks = (loss: number, { strength, morale }: Fighter): number => {
  if (loss <= 0) return 0
  if (loss >= strength) return 0.95
  return (loss * loss) / (loss * loss + 0.5 * morale)
}

/** Strength points lost to so many dice. */
export const lossOf = (dice: number, saves: number, { toughness, strength }: Fighter): number =>
  Math.min(strength, pastSaves(dice, saves) / toughness)

/** Chance that the leading attacker drives off the leading defender before it is driven off itself. */
const duel = (
  attacker: Fighter,
  defender: Fighter,
  attackersCover: number,
  defendersCover: number,
): number => {
  const loss = lossOf(defender.dice, savesOnTheMove(attacker, attackersCover), attacker)
  const falls = breaks(loss, attacker)
  const reply = Math.max(0, attacker.dice - loss)
  const won = breaks(lossOf(reply, defender.experience + defendersCover, defender), defender)
  const goesOn = (1 - falls) * (1 - won)
  return goesOn >= 1 ? 0 : ((1 - falls) * won) / (1 - goesOn)
}

/** Chance that attackers, leading wave first, clear a zone of its defenders. */
export const clears = (
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  attackersCover: number,
  defendersCover: number,
): number => {
  const chance = (i: number, j: number): number => {
    const defender = defenders[j]
    if (!defender) return 1
    const attacker = attackers[i]
    if (!attacker) return 0
    if (defender.dice === 0) return chance(i, j + 1)
    const wins = duel(attacker, defender, attackersCover, defendersCover)
    return wins * chance(i, j + 1) + (1 - wins) * chance(i + 1, j)
  }
  return chance(0, 0)
}
