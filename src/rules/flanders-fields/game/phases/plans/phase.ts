import type { Side } from '../../../vocabulary.ts'

export type PlanPhase =
  /** FF-PLAN-05: the die for the length of the rolling barrage. */
  | { readonly name: 'barrage-length' }
  /** FF-PLAN-08: sides that have still to seal a plan. */
  | { readonly name: 'fire-plan'; readonly waits: readonly Side[] }
