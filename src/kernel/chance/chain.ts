/** A list that grows round by round without being copied: each item knows those before it. */
export interface Chain<T> {
  readonly last: T
  readonly before: Chain<T> | undefined
}

/** Its items, the first first. */
export const itemsOf = <T>(chain: Chain<T> | undefined): T[] => {
  const items: T[] = []
  for (let link = chain; link; link = link.before) items.push(link.last)
  return items.reverse()
}
