/** Round steps in which an axis is marked. */
const ROUND = [1, 2, 5] as const

/** The smallest round step that needs no more marks than wanted. */
const stepFor = (span: number, most: number): number => {
  for (let ten = 0.1; ; ten *= 10) {
    for (const round of ROUND) if (span / (round * ten) <= most) return round * ten
  }
}

/** Round values that reach from the least to the greatest. */
export const axisMarks = (least: number, greatest: number, most = 5): readonly number[] => {
  const span = Math.max(greatest - least, 1)
  const step = stepFor(span, most)
  const first = Math.floor(least / step)
  const count = Math.max(1, Math.ceil(greatest / step - 1e-9) - first)
  return Array.from({ length: count + 1 }, (_, i) => Math.round((first + i) * step * 10) / 10)
}

/** Places pushed apart so that none is nearer to the next than `room`. */
export const apart = (places: readonly number[], room: number): readonly number[] => {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const spread = [...places]
  for (const [i, here] of order.entries()) {
    const before = order[i - 1]
    if (before === undefined) continue
    const least = (spread[before] ?? 0) + room
    if ((spread[here] ?? 0) < least) spread[here] = least
  }
  return spread
}
