import { type Weight, type Wish, type Wishes, wishes } from '#kernel/game/commander.ts'
import { distance } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { battalionsLeft } from '../game/phases/battalions/open.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { ActionsPhase, BattalionsPhase, SupportPhase } from '../game/phases/shapes.ts'
import { mayHaveStaff, staffToGive } from '../game/phases/support/open.ts'
import type { Stand } from '../game/state.ts'
import { isRifles, isTank, unitNamed } from '../game/units.ts'
import { fromCm } from '../tables/index.ts'
import { type Picture, type Situation, standsIn } from './situation.ts'

/** Wishes whose weight is judged when somebody asks for it. */
export const weighed = (
  matters: () => Weight,
  think: () => Iterable<Wish<PlayerOrder>>,
): Wishes<PlayerOrder> => {
  const { candidates } = wishes('routine', think)
  return {
    get matters() {
      return matters()
    },
    candidates,
  }
}

/** So near to an enemy it is assault, stand or go back; and so near a battalion is in the fight. */
const AT_GRIPS = fromCm(14)
const FIGHTING = fromCm(20)

const isNear = ({ enemies }: Situation, { centre }: Stand, most: number): boolean =>
  enemies.some((enemy) => distance(enemy.centre, centre) <= most)

const isAble = ({ markers, below }: Stand): boolean => markers === 0 && !below

/** Whoever can close with the enemy in this action, or be closed with in the next turn. */
export const weightOfAction = (situation: Situation, { unit }: ActionsPhase): Weight =>
  standsIn(situation, unit).some(
    (stand) => (isRifles(stand) || isTank(stand)) && isAble(stand) && isNear(situation, stand, AT_GRIPS),
  )
    ? 'weighty'
    : 'routine'

/** Own battalions of which somebody is in the fight. */
const fighting = memo((picture: Picture, situation: Situation): ReadonlySet<string | null> => {
  const found = new Set<string | null>()
  for (const stand of picture.own) {
    const battalion = isRifles(stand) ? unitNamed(situation.view, stand.unit)?.battalion : undefined
    if (battalion === undefined || found.has(battalion)) continue
    if (isAble(stand) && isNear(situation, stand, FIGHTING)) found.add(battalion)
  }
  return found
})

/** Which battalion goes first, where one of several is in the fight. */
export const weightOfBattalions = (situation: Situation, phase: BattalionsPhase): Weight => {
  if (phase.battalion !== null) return 'routine'
  const left = battalionsLeft(situation.view, phase)
  const engaged = fighting(situation.picture, situation)
  return left.length > 1 && left.some(({ id }) => engaged.has(id)) ? 'weighty' : 'routine'
}

/** Which battalion has the help of the staff, where one of several is in the fight. */
export const weightOfSupport = (situation: Situation, phase: SupportPhase): Weight => {
  const [regiment] = staffToGive(situation.view, phase)
  if (!regiment) return 'routine'
  const able = situation.view.battalions.filter((one) => mayHaveStaff(situation.view, regiment, one))
  const engaged = fighting(situation.picture, situation)
  return able.length > 1 && able.some(({ id }) => engaged.has(id)) ? 'weighty' : 'routine'
}
