import type { Unit } from '../game/state.ts'
import { eingreifTask } from './counter-attack.ts'
import { worksBehind } from './cover.ts'
import { fireHere, isInWorks, isShaken } from './danger.ts'
import { lead } from './outlook.ts'
import { footOf, inchesToNearest, type Situation } from './situation.ts'
import { strikeTask } from './strike.ts'
import type { Task } from './task.ts'

/** A garrison that was driven out makes for the next works. */
export const drivenOut = (situation: Situation, unit: Unit): Task | undefined => {
  const { state, enemies, thresholds } = situation
  const { threat, unbearable, farthestBack } = thresholds.garrison
  if (isInWorks(state, unit)) return undefined
  const pressed =
    inchesToNearest(unit, footOf(enemies)) <= threat ||
    (isShaken(unit) && fireHere(state, unit) <= unbearable)
  if (!pressed && unit.order !== 'retreat') return undefined
  const back = worksBehind(situation, unit, farthestBack)
  if (!back) return undefined
  return { order: 'retreat', at: back, why: `${unit.name} has lost its works and is to go back to the next.` }
}

/** A garrison whose side is winning clearly does not leave its works; counter-attack divisions are there for nothing else. */
const staysIn = (situation: Situation, unit: Unit): boolean =>
  isInWorks(situation.state, unit) && lead(situation) >= situation.thresholds.garrison.content

/** What a unit of the defending side should do now: the front line holds, the reserves come up. */
export const defenceTask = (situation: Situation, unit: Unit): Task => {
  if (unit.group === 'eingreif') return eingreifTask(situation, unit)
  const struck = staysIn(situation, unit)
    ? undefined
    : strikeTask(situation, unit, situation.thresholds.garrison)
  return (
    struck ??
    drivenOut(situation, unit) ?? { order: 'hold', at: null, why: `${unit.name} is to hold the line.` }
  )
}
