import { bestOf } from '#kernel/game/commander.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fighterOf } from '../game/phases/close-combat/involved.ts'
import type { Objective, Unit } from '../game/state.ts'
import { winChance } from './combat/odds.ts'
import { fireAhead, isShaken } from './danger.ts'
import {
  depthOf,
  foremost,
  inchesBetween,
  inchesToPoint,
  isFoot,
  isInCone,
  isInConeOf,
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

/** An enemy on foot close ahead of some base, whom an advance can meet. */
const isCloseAhead = (situation: Situation, unit: Unit, within: number, enemy: Unit): boolean =>
  isFoot(enemy) &&
  inchesBetween(unit, enemy) <= within &&
  enemy.bases.some(({ centre }) =>
    unit.bases.some(
      (base) =>
        depthOf(situation, centre) > depthOf(situation, base.centre) && isInConeOf(situation, base, centre),
    ),
  )

/** When troops strike: an enemy as near as this, and with such odds. */
interface Readiness {
  readonly strikeWithin: number
  readonly strikeOdds: number
}

/** The enemy close ahead who can be struck with the best odds, if they are good enough: better ones are asked for against the unshaken. */
const victim = (
  situation: Situation,
  unit: Unit,
  { strikeWithin, strikeOdds }: Readiness,
): Unit | undefined => {
  const { unshaken } = situation.thresholds.strike
  const struck = situation.enemies
    .filter((enemy) => isCloseAhead(situation, unit, strikeWithin, enemy))
    .map((enemy) => ({
      enemy,
      odds: oddsAgainst(situation, unit, enemy) - (isShaken(enemy) ? 0 : unshaken),
    }))
    .filter(({ odds }) => odds >= strikeOdds)
  return bestOf(struck, ({ odds }) => odds)?.enemy
}

/** Just behind an enemy, but always ahead of the unit. */
const beyond = (situation: Situation, unit: Unit, { bases }: Unit): Point | null => {
  const at = bases[0] && onwards(situation, bases[0].centre, situation.thresholds.strike.beyond)
  return at && depthOf(situation, at) > foremost(situation, unit) ? at : null
}

/** Strikes an enemy near by who is shaken, or the weaker of the two. */
export const strikeTask = (situation: Situation, unit: Unit, ready: Readiness): Task | undefined => {
  if (isShaken(unit)) return undefined
  const { bearable, stride } = situation.thresholds.strike
  const enemy = victim(situation, unit, ready)
  if (!enemy || fireAhead(situation, unit, stride) < bearable) return undefined
  return {
    order: 'advance',
    at: beyond(situation, unit, enemy),
    why: isShaken(enemy)
      ? `${unit.name} is to strike ${enemy.name} before it recovers.`
      : `${unit.name} is to strike ${enemy.name}, the weaker of the two.`,
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

/** Ground that is lost, or about to be: the enemy is upon it, and nobody near it can still hold him. */
const isFalling = ({ side, own, enemies, thresholds }: Situation, { at, holder }: Objective): boolean => {
  if (holder !== side) return true
  const { assaultWithin, captorsWithin } = thresholds.strike
  const garrison = own.filter((unit) => isFoot(unit) && inchesToPoint(unit, at) <= captorsWithin)
  return (
    garrison.every(isShaken) &&
    enemies.some((enemy) => isFoot(enemy) && inchesToPoint(enemy, at) <= assaultWithin)
  )
}

/** Goes for what is lost or falling, if those who have it can be beaten. */
export const retakeTask = (situation: Situation, unit: Unit): Task | undefined => {
  const { state, side, enemies, thresholds } = situation
  const { retakeWithin, retakeBeyond, captorsWithin, retakeOdds, retakeBearable, stride } = thresholds.strike
  if (isShaken(unit)) return undefined
  const front = foremost(situation, unit)
  const goals: { readonly objective: Objective; readonly away: number }[] = []
  for (const objective of state.objectives) {
    const { at } = objective
    const away = inchesToPoint(unit, at)
    if (away > retakeWithin || depthOf(situation, at) <= front || !isInCone(situation, unit, at)) continue
    if (!isFalling(situation, objective)) continue
    const holders = enemies.filter((enemy) => isFoot(enemy) && inchesToPoint(enemy, at) <= captorsWithin)
    if (holders.some((enemy) => oddsAgainst(situation, unit, enemy) < retakeOdds)) continue
    goals.push({ objective, away })
  }
  const nearest = bestOf(goals, ({ away }) => -away)?.objective
  if (!nearest || fireAhead(situation, unit, stride) < retakeBearable) return undefined
  const { name, title = name, at, holder } = nearest
  return {
    order: 'advance',
    at: onwards(situation, at, retakeBeyond),
    why: `${unit.name} is to ${holder === side ? 'save' : 'retake'} ${title}.`,
  }
}
