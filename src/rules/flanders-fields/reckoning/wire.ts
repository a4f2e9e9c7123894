import type { Options } from '../options.ts'

/** FF-WIRE-03: who has failed a die at the wire makes no other attempt in the turn, or with another action (option `wire-retry`). */
export const mayTryAtWire = (retry: Options['wire-retry'], failedThisTurn: boolean): boolean =>
  !failedThisTurn || retry === 'next-action'
