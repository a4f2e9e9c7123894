import type { Point } from '../../../kernel/geometry/point.ts'
import { hasTankSupport } from '../game/board/fire-count.ts'
import type { Unit } from '../game/state.ts'
import { isTank } from '../vocabulary.ts'
import { breakthroughWish, cavalryWish } from './cavalry.ts'
import { worksBehind } from './cover.ts'
import { fireAhead, fireHere, isInWorks, isShaken } from './danger.ts'
import {
  depthOf,
  foremost,
  inchesToNearest,
  isFoot,
  objectivesAhead,
  onwards,
  type Situation,
} from './situation.ts'
import type { Wish } from './wish.ts'

/** Inches an advance makes in a turn, more or less. */
const PACE = 1.7
/** How far ahead the fire is looked at, in inches. */
const STRIDE = 2
/** Turns kept in hand before the attack must go whatever stands in its way. */
const RESERVE_OF_TURNS = 5
/** Fire that troops go forward into: what it takes off their check. */
const BEARABLE = -2
/** Fire that no shaken unit should stay under in the open. */
const UNBEARABLE = -2

/** The line an attack is to reach: the farthest objective ahead, so that no further order is needed on the way. */
const lineOfAttack = (situation: Situation, unit: Unit): Point | null => {
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
  const turnsLeft = state.table.turns - state.turn
  const needed = (depthOf(situation, line) - foremost(situation, unit)) / PACE + RESERVE_OF_TURNS
  let limit = BEARABLE
  if (unit.quality === 'veteran') limit--
  if (isTank(unit.troop) || hasTankSupport(state, unit)) limit -= 2
  if (unit.troop === 'cavalry') limit++
  return needed > turnsLeft ? limit - 2 : limit
}

const FARTHEST_BACK = 6

/** The infantry goes in this turn at the latest, and fears no zone deeper than this, in inches. */
const GOES_IN_TURN = 4
const FACING_WITHIN = 7

/** PA-CAL-06: without fog or tanks, the infantry lets the guns work on an unshaken garrison for some turns. */
const awaitsTheGuns = ({ state, own, enemies }: Situation, unit: Unit): boolean => {
  const { fog } = state.table
  if (unit.order === 'advance' || state.turn >= GOES_IN_TURN) return false
  if ((fog && state.turn < fog.turns) || own.some(({ troop }) => isTank(troop))) return false
  return enemies.some(
    (enemy) => isFoot(enemy) && !isShaken(enemy) && inchesToNearest(unit, [enemy]) <= FACING_WITHIN,
  )
}

/** What an attacking unit of infantry, cavalry or tanks should do now. */
export const attackWish = (situation: Situation, unit: Unit): Wish => {
  const { state, enemies } = situation
  const mounted = unit.troop === 'cavalry' ? cavalryWish(situation, unit) : undefined
  if (mounted) return mounted
  const line = lineOfAttack(situation, unit)
  if (!line) return breakthroughWish(situation, unit, PACE) ?? holdOrHunt(situation, unit)
  const here = fireHere(state, unit)
  const inWorks = isInWorks(state, unit)
  if (isShaken(unit) && unit.order === 'advance' && !inWorks && here <= UNBEARABLE) {
    const back = worksBehind(situation, unit, FARTHEST_BACK)
    if (back) {
      return { order: 'retreat', at: back, why: `${unit.name} is caught in the open and goes back to cover.` }
    }
  }
  if (unit.order === 'retreat' && !inWorks) {
    return { order: 'retreat', at: unit.goal?.at ?? null, why: `${unit.name} makes for cover.` }
  }
  const limit = bearable(situation, unit, line)
  if (inWorks && awaitsTheGuns(situation, unit)) {
    return { order: 'hold', at: null, why: `${unit.name} waits for the guns to shake the garrison.` }
  }
  const away = inchesToNearest(unit, enemies.filter(isFoot))
  const ahead = away <= STRIDE ? here : Math.min(here, fireAhead(situation, unit, STRIDE))
  if (ahead >= limit) return { order: 'advance', at: line, why: goingNow(unit, ahead) }
  if (unit.order === 'advance' && !inWorks) {
    return { order: 'advance', at: unit.goal?.at ?? null, why: `${unit.name} is under way and goes on.` }
  }
  return { order: 'hold', at: null, why: `${unit.name} waits until the fire ahead of it is beaten down.` }
}

const goingNow = ({ name }: Unit, fire: number): string =>
  fire >= -1
    ? `${name} goes forward: hardly anything fires at its line of advance.`
    : `${name} goes forward: the fire ahead can be borne.`

/** Nothing is left to take ahead: hunt what is near and weak, else stay. */
const holdOrHunt = (situation: Situation, unit: Unit): Wish => {
  const { enemies } = situation
  const front = foremost(situation, unit)
  const prey = enemies.filter(
    (enemy) => foremost(situation, enemy) > front && inchesToNearest(unit, [enemy]) <= HUNT_WITHIN,
  )
  const [first] = prey
  const target = first?.bases[0]
  if (!first || !target || fireAhead(situation, unit, STRIDE) < BEARABLE || isShaken(unit)) {
    return { order: 'hold', at: null, why: `${unit.name} holds what has been won.` }
  }
  const at = onwards(situation, target.centre, 1)
  if (depthOf(situation, at) <= front)
    return { order: 'hold', at: null, why: `${unit.name} holds what has been won.` }
  return { order: 'advance', at, why: `${unit.name} goes after ${first.name}.` }
}

const HUNT_WITHIN = 8
