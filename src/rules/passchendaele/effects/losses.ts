import { type CombatBase, modifierOf } from '../reckoning/combat-base.ts'

/** PA-CHECK-13, PA-CHECK-15: half of the bases it had are lost, or more; a unit of one base never is at half strength. */
export const isAtHalfStrength = (had: number, lost: number): boolean => had > 1 && lost * 2 >= had

/**
 * PA-COMBAT-13: which of its bases a round costs a side. A winner takes the best of the loser's; in a drawn round each side
 * gives up its worst.
 */
export const lostInRound = <B extends CombatBase>(
  bases: readonly B[],
  defending: boolean,
  drawn: boolean,
): B | undefined => {
  let chosen: B | undefined
  let worth = 0
  for (const base of bases) {
    const modifier = modifierOf(base, defending)
    if (chosen && (drawn ? modifier > worth : modifier <= worth)) continue
    chosen = base
    worth = modifier
  }
  return chosen
}
