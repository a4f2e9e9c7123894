import { farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import { type Box, edgesTouched } from '#kernel/geometry/box.ts'
import { mayContact } from '../../../procedures/move-stop.ts'
import { CONTACT, INCH } from '../../../tables/index.ts'
import { inContact } from '../../moves/facing.ts'
import type { Base, State, Unit } from '../../state.ts'

const TOUCH = CONTACT * INCH

const beginsCombat = ({ troop }: Base): boolean => mayContact('advance', troop)

/** The enemy units that a unit which has advanced now touches (PA-COMBAT-08). */
export const contactedBy = (state: State, unit: Unit): readonly Unit[] => {
  const own = unit.bases.filter(beginsCombat)
  const ground = roughBounds(own)
  const contacted: Unit[] = []
  for (const other of state.units) {
    if (other.side === unit.side) continue
    const touched = other.bases.some(
      (base) => !farFromBounds(ground, base, TOUCH) && own.some((attacker) => inContact(attacker, base)),
    )
    if (touched) contacted.push(other)
  }
  return contacted
}

/** PA-COMBAT-11: on which part of a base an enemy touches it. An edge is met along its length or at a corner. */
const touchesFront = (base: Box, enemy: Box): boolean => {
  const { centre, heading, width, depth } = base
  const narrow = { centre, heading, width: width - 4 * TOUCH, depth }
  if (edgesTouched(narrow, enemy, TOUCH).includes('front')) return true
  const shallow = { centre, heading, width, depth: depth - 4 * TOUCH }
  const sides = edgesTouched(shallow, enemy, TOUCH)
  if (sides.includes('left') || sides.includes('right')) return false
  if (edgesTouched(narrow, enemy, TOUCH).includes('rear')) return false
  return edgesTouched(base, enemy, TOUCH).includes('front')
}

/** PA-COMBAT-11: every enemy that touches it does so on side or rear; a base touched by nobody keeps its cover. */
export const isTakenInFlank = (base: Box, enemies: readonly Box[]): boolean => {
  let touched = false
  for (const enemy of enemies) {
    if (!inContact(base, enemy)) continue
    if (touchesFront(base, enemy)) return false
    touched = true
  }
  return touched
}
