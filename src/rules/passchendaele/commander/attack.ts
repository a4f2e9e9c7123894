import type { Point } from '#kernel/geometry/point.ts'
import { hasTankSupport } from '../game/board/fire-count.ts'
import type { Unit } from '../game/state.ts'
import { isTank } from '../vocabulary.ts'
import { breakthroughTask, cavalryTask } from './cavalry.ts'
import { worksBehind } from './cover.ts'
import { fireAhead, fireHere, isInWorks, isShaken } from './danger.ts'
import {
  depthOf,
  footOf,
  foremost,
  inchesToNearest,
  isFoot,
  objectivesAhead,
  onwards,
  type Situation,
} from './situation.ts'
import type { Task } from './task.ts'

/** The line an attack is to reach: the farthest objective ahead, so that no further order is needed on the way. */
export const lineOfAttack = (situation: Situation, unit: Unit): Point | null => {
  const ahead = objectivesAhead(situation, unit)
  let farthest: Point | null = null
  for (const { at } of ahead) {
    if (!farthest || depthOf(situation, at) > depthOf(situation, farthest)) farthest = at
  }
  return farthest
}

/** What the unit can bear: more if it is good, helped by tanks, or short of time. */
const bearable = (situation: Situation, unit: Unit, line: Point): number => {
  const { state } = situation
  const { pace, turnsInHand, bearable: usual, veterans, tanks, horses, late } = situation.thresholds.attack
  const turnsLeft = state.table.turns - state.turn
  const needed = (depthOf(situation, line) - foremost(situation, unit)) / pace + turnsInHand
  let limit = usual
  if (unit.quality === 'veteran') limit += veterans
  if (isTank(unit.troop) || hasTankSupport(state, unit)) limit += tanks
  if (unit.troop === 'cavalry') limit += horses
  return needed > turnsLeft ? limit + late : limit
}

/** PA-CAL-06: without fog or tanks, the infantry lets the guns work on an unshaken garrison for some turns. */
const awaitsTheGuns = ({ state, own, enemies, thresholds }: Situation, unit: Unit): boolean => {
  const { fog } = state.table
  const { goesInTurn, facingWithin } = thresholds.attack
  if (unit.order === 'advance' || state.turn >= goesInTurn) return false
  if ((fog && state.turn < fog.turns) || own.some(({ troop }) => isTank(troop))) return false
  return enemies.some(
    (enemy) => isFoot(enemy) && !isShaken(enemy) && inchesToNearest(unit, [enemy]) <= facingWithin,
  )
}

/** What an attacking unit of infantry, cavalry or tanks should do now. */
export const attackTask = (situation: Situation, unit: Unit): Task => {
  const { state, enemies } = situation
  const { pace, stride, unbearable, farthestBack } = situation.thresholds.attack
  const mounted = unit.troop === 'cavalry' ? cavalryTask(situation, unit) : undefined
  if (mounted) return mounted
  const line = lineOfAttack(situation, unit)
  if (!line) return breakthroughTask(situation, unit, pace) ?? holdOrHunt(situation, unit)
  const here = fireHere(state, unit)
  const inWorks = isInWorks(state, unit)
  if (isShaken(unit) && unit.order === 'advance' && !inWorks && here <= unbearable) {
    const back = worksBehind(situation, unit, farthestBack)
    if (back) {
      return {
        order: 'retreat',
        at: back,
        why: `${unit.name} is to go back to cover: it is caught in the open.`,
      }
    }
  }
  if (unit.order === 'retreat' && !inWorks) {
    return { order: 'retreat', at: unit.goal?.at ?? null, why: `${unit.name} is to make for cover.` }
  }
  const limit = bearable(situation, unit, line)
  if (inWorks && awaitsTheGuns(situation, unit)) {
    return { order: 'hold', at: null, why: `${unit.name} is to wait for the guns to shake the garrison.` }
  }
  const away = inchesToNearest(unit, footOf(enemies))
  const ahead = away <= stride ? here : Math.min(here, fireAhead(situation, unit, stride))
  if (ahead >= limit) return { order: 'advance', at: line, why: goingNow(situation, unit, ahead) }
  if (unit.order === 'advance' && !inWorks) {
    return { order: 'advance', at: unit.goal?.at ?? null, why: `${unit.name} is under way and is to go on.` }
  }
  return {
    order: 'hold',
    at: null,
    why: `${unit.name} is to wait until the fire ahead of it is beaten down.`,
  }
}

const goingNow = ({ thresholds }: Situation, { name }: Unit, fire: number): string =>
  fire >= thresholds.attack.quiet
    ? `${name} is to go forward: hardly anything fires at its line of advance.`
    : `${name} is to go forward: the fire ahead can be borne.`

/** Nothing is left to take ahead: hunt what is near and weak, else stay. */
const holdOrHunt = (situation: Situation, unit: Unit): Task => {
  const { enemies, thresholds } = situation
  const { huntWithin, huntBeyond, stride, bearable: limit } = thresholds.attack
  const front = foremost(situation, unit)
  const prey = enemies.filter(
    (enemy) => foremost(situation, enemy) > front && inchesToNearest(unit, [enemy]) <= huntWithin,
  )
  const [first] = prey
  const target = first?.bases[0]
  if (!first || !target || fireAhead(situation, unit, stride) < limit || isShaken(unit)) {
    return { order: 'hold', at: null, why: `${unit.name} is to hold what has been won.` }
  }
  const at = onwards(situation, target.centre, huntBeyond)
  if (depthOf(situation, at) <= front)
    return { order: 'hold', at: null, why: `${unit.name} is to hold what has been won.` }
  return { order: 'advance', at, why: `${unit.name} is to go after ${first.name}.` }
}
