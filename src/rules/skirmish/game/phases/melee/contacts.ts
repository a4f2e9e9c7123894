import { bearing } from '#kernel/geometry/angle.ts'
import { SIDES } from '../../../vocabulary.ts'
import { isInBunker } from '../../board/ground.ts'
import { areInContact } from '../../contact/touching.ts'
import { endMelee } from '../../harm/losses.ts'
import { wholeDegrees } from '../../lengths.ts'
import { changeUnit, type Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Unit } from '../../state.ts'
import { meanOf, unitsIn } from './involved.ts'

/** SK-GEN-35: everybody in a melee faces the mean of his enemies; bunkers keep theirs. */
const faceEnemies = (play: Play, units: readonly Unit[], enemies: readonly Unit[]): void => {
  for (const unit of units)
    if (!isInBunker(play.state, unit) && unit.figures.length > 0)
      changeUnit(play, unit.id, { facing: wholeDegrees(bearing(meanOf([unit]), meanOf(enemies))) })
}

/** SK-MEL-30: a melee in which no two enemy units touch any more is over. */
export const endIfApart = (play: Play, id: number): boolean => {
  const melee = play.state.melees.find((one) => one.id === id)
  if (!melee) return true
  const [a, b] = [unitsIn(play.state, melee, 'a'), unitsIn(play.state, melee, 'b')]
  if (a.some((one) => b.some((other) => areInContact(play.state, one, other)))) return false
  endMelee(play, id)
  return true
}

/** After a round: it is over, or all face their enemies. */
export const endContacts = (play: Play, id: number): void => {
  if (endIfApart(play, id)) return
  const melee = play.state.melees.find((one) => one.id === id)
  if (!melee) return
  for (const side of SIDES)
    faceEnemies(play, unitsIn(play.state, melee, side), unitsIn(play.state, melee, otherSide(side)))
}
