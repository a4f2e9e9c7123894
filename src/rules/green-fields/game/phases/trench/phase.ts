import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

/** Who is in a tunnel, and from which unit. */
export interface Party {
  readonly unit: string
  readonly strength: number
}

/** The two that fight for a tunnel. */
export type Role = 'attackers' | 'defenders'

export type TrenchPhase =
  | { readonly name: 'construction'; readonly side: SideName }
  | { readonly name: 'raids'; readonly side: SideName }
  | { readonly name: 'raid-defence'; readonly side: SideName; readonly zone: ZoneNumber }
  | { readonly name: 'gas'; readonly side: SideName }
  | { readonly name: 'mines'; readonly side: SideName }
  | {
      readonly name: 'mine-fight'
      readonly tunnel: string
      /** The first parties, men to feed in after them, or what becomes of the tunnel. */
      readonly wanted: 'parties' | 'more' | 'choice'
      /** Who has yet to answer. */
      readonly asked: readonly SideName[]
      readonly round: number
      /** Who is in the tunnel. */
      readonly attackers: Party
      readonly defenders: Party
      /** Who is to go down now: secret until both have named them (GF-MINE-07). */
      readonly named: Readonly<Record<Role, number>>
      /** What whoever holds the tunnel may do with it (GF-MINE-04). */
      readonly choices: readonly ('collapse' | 'detonate' | 'continue')[]
    }
