import type { Rolling } from '#kernel/game/battle/asking.ts'
import type { EnteredDie } from '../../dice/entered-dice.tsx'

/** The faces without one of them; where others are hidden, whatever fell after it falls again. */
export const without = ({ faces, hidden }: Rolling, place: number): readonly number[] =>
  hidden.length === 0 ? faces.filter((_, i) => i !== place) : faces.slice(0, place)

/** So many dice lie in sight, even if they belong to throws before. */
const IN_SIGHT = 6

/** The dice a player has entered: those that lie in sight, and those put away. */
export const shownDice = ({
  faces,
  hidden,
  needed,
}: Rolling): { readonly away: readonly EnteredDie[]; readonly inSight: readonly EnteredDie[] } => {
  const own = faces.flatMap((face, place) => (hidden.includes(place) ? [] : [{ face, place }]))
  const first = own.length - Math.max(0, (needed.nth ?? 1) - 1)
  const dice = own.map((die, i) => ({ ...die, number: i + 1, past: i < first }))
  const from = Math.max(0, Math.min(first, own.length - IN_SIGHT))
  return { away: dice.slice(0, from), inSight: dice.slice(from) }
}

/** The last die that the player entered himself. */
export const lastEntered = (roll: Rolling): number | undefined => {
  const { away, inSight } = shownDice(roll)
  return [...away, ...inSight].at(-1)?.place
}
