import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

/** Who is in a tunnel, and from which unit. */
export interface Party {
  readonly unit: string
  readonly strength: number
}

/** The next thing to settle in a fight underground. */
export type Underground = 'attackers' | 'defenders' | 'choice' | 'more-attackers' | 'more-defenders'

export type TrenchPhase =
  | { readonly name: 'construction'; readonly side: SideName }
  | { readonly name: 'raids'; readonly side: SideName }
  | { readonly name: 'raid-defence'; readonly side: SideName; readonly zone: ZoneNumber }
  | { readonly name: 'gas'; readonly side: SideName }
  | { readonly name: 'mines'; readonly side: SideName }
  | {
      readonly name: 'mine-fight'
      readonly side: SideName
      readonly tunnel: string
      readonly wanted: Underground
      readonly round: number
      readonly attackers: Party
      readonly defenders: Party
      /** What whoever holds the tunnel may do with it (GF-MINE-04). */
      readonly choices: readonly ('collapse' | 'detonate' | 'continue')[]
    }
