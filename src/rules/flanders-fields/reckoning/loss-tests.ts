export type LossTest = 'half' | 'three-quarters'

/** What the record of a battalion says of its losses (FF-ORG-06). */
export interface Losses {
  readonly routed: boolean
  /** Rifle platoons at the start, and lost. */
  readonly start: number
  readonly lost: number
  /** Tests taken (FF-MOR-05). */
  readonly tested: { readonly half: boolean; readonly threeQuarters: boolean }
}

/** FF-MOR-01: the test that losses call for and that has not been taken; both at once are one at three quarters. */
export const testDue = ({ routed, lost, start, tested }: Losses): LossTest | undefined => {
  if (routed || start === 0) return undefined
  if (lost * 4 >= start * 3) return tested.threeQuarters ? undefined : 'three-quarters'
  return lost * 2 >= start && !tested.half ? 'half' : undefined
}

/** FF-MOR-01: the platoons it may still lose before it tests, the one that brings the test included; none after both. */
export const lossesToTest = ({ routed, lost, start, tested }: Losses): number | undefined => {
  if (routed || start === 0 || tested.threeQuarters) return undefined
  const half = Math.ceil(start / 2)
  const next = tested.half || lost >= half ? Math.ceil((start * 3) / 4) : half
  return Math.max(0, next - lost)
}
