import { bestOf } from '../../../kernel/game/commander.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import { fighterOf } from '../game/phases/close-combat/involved.ts'
import type { Unit } from '../game/state.ts'
import { winChance } from './combat/odds.ts'
import { fireAhead, isInWorks, isShaken } from './danger.ts'
import { lead } from './outlook.ts'
import {
  depthOf,
  foremost,
  inchesBetween,
  inchesToPoint,
  isFoot,
  isInCone,
  onwards,
  type Situation,
} from './situation.ts'
import type { Task } from './task.ts'

/** The chance to win if the whole of one unit met the whole of the other. */
const oddsAgainst = ({ state }: Situation, unit: Unit, enemy: Unit): number =>
  winChance(
    unit.bases.map((base) => fighterOf(state, { unit, base }, [], false)),
    enemy.bases.map((base) => fighterOf(state, { unit: enemy, base }, [], false)),
  )

/** An enemy on foot close ahead, whom an advance can meet. */
const isCloseAhead = (situation: Situation, unit: Unit, within: number, enemy: Unit): boolean =>
  isFoot(enemy) &&
  inchesBetween(unit, enemy) <= within &&
  enemy.bases.some(
    ({ centre }) =>
      depthOf(situation, centre) > foremost(situation, unit) && isInCone(situation, unit, centre),
  )

/** A shaken enemy close ahead who can be struck before he recovers. */
const victim = (situation: Situation, unit: Unit, within: number, odds: number): Unit | undefined =>
  situation.enemies.find(
    (enemy) =>
      isShaken(enemy) &&
      isCloseAhead(situation, unit, within, enemy) &&
      oddsAgainst(situation, unit, enemy) >= odds,
  )

/** Just behind an enemy, but always ahead of the unit. */
const beyond = (situation: Situation, unit: Unit, { bases }: Unit): Point | null => {
  const at = bases[0] && onwards(situation, bases[0].centre, situation.thresholds.strike.beyond)
  return at && depthOf(situation, at) > foremost(situation, unit) ? at : null
}

/** When troops strike. */
interface Readiness {
  /** A shaken enemy as near as this is struck, and with such odds. */
  readonly strikeWithin: number
  readonly strikeOdds: number
  /** Points ahead at which they stay where they are. */
  readonly content: number
}

/** Whoever is winning clearly does not leave his works. */
const staysIn = (situation: Situation, unit: Unit, { content }: Readiness): boolean =>
  isInWorks(situation.state, unit) && lead(situation) >= content

/** Strikes a shaken enemy near by before he recovers. */
export const strikeTask = (situation: Situation, unit: Unit, ready: Readiness): Task | undefined => {
  if (isShaken(unit) || staysIn(situation, unit, ready)) return undefined
  const { bearable, stride } = situation.thresholds.strike
  const enemy = victim(situation, unit, ready.strikeWithin, ready.strikeOdds)
  if (!enemy || fireAhead(situation, unit, stride) < bearable) return undefined
  return {
    order: 'advance',
    at: beyond(situation, unit, enemy),
    why: `${unit.name} is to strike ${enemy.name} before it recovers.`,
  }
}

/** Strikes out at the enemy close ahead against whom the odds are best, good or not; none if there is none. */
export const sortieTask = (situation: Situation, unit: Unit): Task | undefined => {
  const { strikeWithin } = situation.thresholds.reserve
  const enemy = bestOf(
    situation.enemies.filter((one) => isCloseAhead(situation, unit, strikeWithin, one)),
    (one) => oddsAgainst(situation, unit, one),
  )
  const at = enemy && beyond(situation, unit, enemy)
  return at ? { order: 'advance', at, why: `${unit.name} is to strike out at ${enemy.name}.` } : undefined
}

/** Goes for what was lost, if those who hold it can be beaten; whoever is winning stays where he is. */
export const retakeTask = (situation: Situation, unit: Unit, { content }: Readiness): Task | undefined => {
  const { state, side, enemies, thresholds } = situation
  const { retakeWithin, retakeBeyond, captorsWithin, retakeOdds, retakeBearable, stride } = thresholds.strike
  if (isShaken(unit) || lead(situation) >= content) return undefined
  const front = foremost(situation, unit)
  for (const { name, title = name, at, holder } of state.objectives) {
    if (holder === side || depthOf(situation, at) <= front || !isInCone(situation, unit, at)) continue
    if (inchesToPoint(unit, at) > retakeWithin) continue
    const holders = enemies.filter((enemy) => isFoot(enemy) && inchesToPoint(enemy, at) <= captorsWithin)
    if (holders.some((enemy) => oddsAgainst(situation, unit, enemy) < retakeOdds)) continue
    if (fireAhead(situation, unit, stride) < retakeBearable) continue
    return {
      order: 'advance',
      at: onwards(situation, at, retakeBeyond),
      why: `${unit.name} is to retake ${title}.`,
    }
  }
  return undefined
}
