import { zoneRange } from '../game/board/fire-count.ts'
import type { Unit } from '../game/state.ts'
import { fireAhead } from './danger.ts'
import { drivenOut } from './defence.ts'
import { asideOf, footOf, foremost, inchesToNearest, onwards, type Situation } from './situation.ts'
import type { Task } from './task.ts'

export const isMachineGuns = ({ troop }: Unit): boolean => troop === 'machine-gun'

/** How far the foremost of our infantry near its line stands ahead of a unit. */
const inchesBehind = (situation: Situation, unit: Unit): number => {
  const { beside } = situation.thresholds.machineGuns
  const front = foremost(situation, unit)
  const own = unit.bases[0] ? asideOf(situation, unit.bases[0].centre) : 0
  const ahead = footOf(situation.own).flatMap((friend) =>
    !isMachineGuns(friend) &&
    friend.bases.some(({ centre }) => Math.abs(asideOf(situation, centre) - own) <= beside)
      ? [foremost(situation, friend) - front]
      : [],
  )
  return Math.max(0, ...ahead)
}

/** PA-FIRE-05: MG battalions fire over the heads of the infantry and follow it; they storm nothing themselves. */
export const machineGunTask = (situation: Situation, unit: Unit): Task => {
  const { state, enemies, attacks, thresholds } = situation
  const { farBehind, keepsBehind, stride, bearable } = thresholds.machineGuns
  const [first] = unit.bases
  const supports: Task = {
    order: 'hold',
    at: null,
    why: `${unit.name} is to fire over the heads of the others.`,
  }
  if (!attacks) return drivenOut(situation, unit) ?? supports
  const behind = inchesBehind(situation, unit)
  if (!first || behind < farBehind || inchesToNearest(unit, footOf(enemies)) <= zoneRange(state))
    return supports
  if (fireAhead(situation, unit, stride) < bearable) return supports
  return {
    order: 'advance',
    at: onwards(situation, first.centre, behind - keepsBehind),
    why: `${unit.name} is to follow the infantry, so that its fire reaches over it.`,
  }
}
