import type { Side } from '../../../vocabulary.ts'

export type DeploymentPhase =
  /** FF-END-07: whose turn it is to set down a battalion, and the battalions of both sides that are still to come. */
  | { readonly name: 'deploy'; readonly side: Side; readonly left: readonly string[] }
  /** FF-NAT-06: who names mutinous battalions of the enemy, and how many at most. */
  | { readonly name: 'mutiny'; readonly side: Side; readonly most: number }
  /** FF-HUR-03: the works that have still to be shelled, from this one on. */
  | { readonly name: 'hurricane'; readonly next: number }
