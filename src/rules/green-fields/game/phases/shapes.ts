import type { PhaseIn } from '#kernel/game/pages.ts'
import type { Army, Period } from '../army.ts'
import type { SideName } from '../sides.ts'
import type { Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Facing } from './close-assault/facings.ts'

/** GF-AIR-02: what comes after fighters have met fighters. */
export const AIR_STEPS = ['hunt', 'reconnaissance', 'ground-attack', 'bombing'] as const
export type AirStep = (typeof AIR_STEPS)[number]

/** Dice of the leading defender for each facing it has to answer for. */
export type Split = Readonly<Record<Facing, number>>

/** Who is in a tunnel, and from which unit. */
export interface Party {
  readonly unit: string
  readonly strength: number
}

/** The two that fight for a tunnel. */
export type Role = 'attackers' | 'defenders'

/** What is waited for in each phase. */
interface Shapes {
  /** The first dice of the campaign are thrown when side a says so. */
  opening: object
  deployment: {
    /** What stood on the table when it began, as the enemy saw it; what is placed since is secret. */
    readonly last: readonly Unit[]
  }
  construction: { readonly side: SideName }
  raids: { readonly side: SideName }
  'raid-defence': { readonly side: SideName; readonly zone: ZoneNumber }
  /** Both sides write in secret who flies. */
  'air-plans': object
  'air-action': { readonly side: SideName; readonly period: Period; readonly step: AirStep }
  /** GF-BOMB-09: each round is announced in turn and then fired. */
  bombardment: { readonly side: SideName; readonly round: 1 | 2 }
  gas: { readonly side: SideName }
  mines: { readonly side: SideName }
  'mine-fight': {
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
  replacements: {
    /** What everybody knew of each side when it began; what is spent since is secret. */
    readonly last: Readonly<Record<SideName, Pick<Army, 'points' | 'depot'>>>
    /** Units that have come up to the line since, by their ids. */
    readonly arrived: readonly string[]
  }
  'assault-decision': { readonly side: SideName }
  /** GF-AART-01: both sides write their fire in secret. */
  artillery: object
  /** GF-AMOV-01: one side moves all it wants, then the other. */
  movement: {
    readonly side: SideName
    /** Units that have made their move; all of them stand on the table for everybody to see (GF-OBS-14). */
    readonly moved: readonly string[]
  }
  /** Before a round of close assault a side may change its dispositions. */
  'close-assault': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly round: number
    /** The facing the defender has chosen to look to, and how it divides its dice; null for the usual. */
    readonly front: Facing | null
    readonly split: Split | null
    /** Sides that let the fight for this zone take its course. */
    readonly content: readonly SideName[]
  }
  'assault-construction': { readonly side: SideName }
  reserves: {
    readonly side: SideName
    /** Has brought up its reserves already, and only answers the enemy's offer to stop. */
    readonly answering: boolean
  }
}

export type PhaseName = keyof Shapes

/** A decision that a side owes, or that both owe at once. */
export type Phase = PhaseIn<Shapes>

export type PhaseOf<N extends PhaseName> = Extract<Phase, { readonly name: N }>
