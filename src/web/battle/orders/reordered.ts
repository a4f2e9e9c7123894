/** A list with one of it taken out and put in before another. */
export const reordered = (units: readonly string[], from: number, to: number): readonly string[] => {
  const moved = units[from]
  if (moved === undefined || to < 0 || to >= units.length) return units
  const rest = units.filter((_, i) => i !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
