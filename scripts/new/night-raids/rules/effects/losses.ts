/** NR-RAID-03: what is left of a platoon, be it on a card or on the board. */
export const afterLosses = <U extends { readonly men: number }>(platoon: U, lost: number): U => ({
  ...platoon,
  men: Math.max(0, platoon.men - lost),
})
