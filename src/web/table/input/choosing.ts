import type { Piece } from '#screen/piece.ts'
import type { Unit } from '../model.ts'

/** Pieces of a unit that are still there. */
export const piecesOf = (pieces: readonly Piece[], unit: string): readonly string[] =>
  pieces.filter((piece) => piece.unit === unit && !piece.gone).map(({ id }) => id)

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** What is chosen after a tap on a piece: its unit, at the second tap the piece alone; or more, or exactly one. */
export const chosenByTap = (
  pieces: readonly Piece[],
  selected: readonly string[],
  tapped: string,
  { add, single }: { readonly add: boolean; readonly single: boolean },
): readonly string[] => {
  const unit = pieces.find(({ id }) => id === tapped)?.unit
  const whole = unit === undefined ? [] : piecesOf(pieces, unit)
  const wanted = single ? [tapped] : whole
  if (add) {
    return wanted.every((id) => selected.includes(id))
      ? selected.filter((id) => !wanted.includes(id))
      : [...selected, ...wanted.filter((id) => !selected.includes(id))]
  }
  if (!single && whole.length > 1 && same(whole, selected)) return [tapped]
  return wanted
}

/** What moves when a piece is dragged: all that is chosen with it, else its unit; the piece itself leads. */
export const bodyOf = (
  pieces: readonly Piece[],
  selected: readonly string[],
  draggable: readonly string[],
  leader: string,
): readonly string[] => {
  const unit = pieces.find(({ id }) => id === leader)?.unit
  const together = selected.includes(leader) ? selected : unit === undefined ? [] : piecesOf(pieces, unit)
  return [leader, ...together.filter((id) => id !== leader && draggable.includes(id))]
}

/** Those that are wanted first before the others. */
export const inOrder = <U extends { readonly first?: boolean }>(units: readonly U[]): readonly U[] => [
  ...units.filter(({ first }) => first),
  ...units.filter(({ first }) => !first),
]

/** The next unit with something to do; none past either end, so that Tab can leave the table. */
export const nextUnit = (
  units: readonly Unit[],
  current: string | undefined,
  step: 1 | -1,
): Unit | undefined => {
  const sorted = inOrder(units)
  const at = sorted.findIndex(({ id }) => id === current)
  const rest = step === 1 ? sorted.slice(at + 1) : at === -1 ? [] : sorted.slice(0, at).reverse()
  return rest.find(({ todo }) => todo)
}
