/** The first of those that are worth most; none if nothing is worth more than `least`. */
export const bestOf = <T>(
  items: Iterable<T>,
  worth: (item: T) => number,
  least: number = Number.NEGATIVE_INFINITY,
): T | undefined => {
  let best: T | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      most = value
      best = item
    }
  }
  return best
}
