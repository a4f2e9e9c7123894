import type { Terms } from './terms.ts'

/** Where the lines of a battle of the players' own run, in cm from the attacker's base edge. */
export interface Lines {
  readonly attacker: number
  readonly front: number
  readonly second: number
  /** None where the table is too short for it. */
  readonly third: number | undefined
}

export const ATTACKERS_FRONT = 24
export const SECOND_BEHIND = 19
export const THIRD_BEHIND = 26
/** Room that a third line needs behind it. */
export const BEHIND_THIRD = 30

export const frontLine = ({ noMansLand }: Pick<Terms, 'noMansLand'>): number => ATTACKERS_FRONT + noMansLand

export const drawnLines = (terms: Pick<Terms, 'noMansLand' | 'length'>, draw: () => number): Lines => {
  const front = frontLine(terms)
  const second = front + SECOND_BEHIND + draw()
  const third = second + THIRD_BEHIND + draw()
  const counts = terms.length >= third + BEHIND_THIRD
  return { attacker: ATTACKERS_FRONT, front, second, third: counts ? third : undefined }
}
