import {
  BATTERIES,
  type Battery,
  MORTARS,
  type Nation,
  type Period,
  type Quality,
  type Side,
  type TankType,
} from '../vocabulary.ts'

/*
 * A battle as it is printed: table, ground, forces stand by stand, plans and objectives. Lengths are centimetres; x runs
 * along the attacker's base edge from its left, y from it towards the defender's.
 */

export type Spot = readonly [x: number, y: number]

/** The two corners of a rectangle that lies along the table's edges. */
export type Rectangle = readonly [left: number, near: number, right: number, far: number]

/** FF-TAB-05, FF-TAB-06 */
export type PatchKind =
  | 'wood'
  | 'built-up'
  | 'marsh'
  | 'hill'
  | 'shell-torn'
  | 'shattered'
  | 'strong-point'
  | 'wire'
  | 'river'

type Patch = {
  readonly kind: PatchKind
  readonly at: Rectangle
  readonly name?: string
  /** Where it is no longer its name. */
  readonly id?: string
}

/** FF-TAB-04, FF-TAB-06; the trench of a side nearest to the enemy is its front line. */
type Strip =
  | { readonly kind: 'road' | 'stream'; readonly along: readonly Spot[] }
  | { readonly kind: 'trench'; readonly along: readonly Spot[]; readonly of: Side; readonly name?: string }

export type Feature = Patch | Strip

/** A company in one line: how many stands, the gap between their bases, and the middle of the line. */
export interface Line {
  readonly stands: number
  readonly gap: number
  readonly at: Spot
}

export const WEAPONS = [
  'machine-gun',
  'lmg',
  'flamethrower',
  'at-rifle',
  ...MORTARS,
  ...BATTERIES,
  'block-house',
] as const
export type Weapon = (typeof WEAPONS)[number]

/** How many weapons of each kind. */
export type Counted = Readonly<Partial<Record<Weapon, number>>>

/** Where the weapons of each kind stand. */
export type Placed = Readonly<Partial<Record<Weapon, readonly Spot[]>>>

export interface Tank {
  readonly type: TankType
  readonly at: Spot
}

/** FF-END-05: what comes later by a die of its own. */
export interface Reserve {
  readonly companies: number
  /** Stands of a company. */
  readonly stands: number
  readonly arm: 'infantry' | 'cavalry'
  readonly weapons?: Counted
  /** So many of its companies, the last ones, are of pioneers. */
  readonly pioneers?: number
}

export type Battalion = {
  readonly name: string
  readonly quality: Quality
} & (
  | { readonly reserve: Reserve }
  | {
      readonly command: Spot
      readonly companies: readonly Line[]
      /** So many of its companies, the last ones, are of pioneers. */
      readonly pioneers?: number
      readonly weapons?: Placed
      readonly tanks?: readonly Tank[]
    }
)

export interface Regiment {
  readonly name: string
  /** None where no regiment commands (FF-ORG-07). */
  readonly command?: Spot
  readonly weapons?: Placed
  /** Batteries behind the table. */
  readonly offTable?: readonly Battery[]
  /** FF-ORG-09: all its battalions are in reserve; command and weapons come with the first of them. */
  readonly reserve?: Counted
  readonly battalions: readonly Battalion[]
}

/** FF-END-08: tanks that come on their own, ordered by a battalion of the side, counted from 1. */
export interface TankGroup {
  readonly battalion: number
  readonly tanks: readonly TankType[]
  /** The first turn a die is thrown for them; 2 if left out. */
  readonly from?: number
  /** They come with the battalion, at its die. */
  readonly together?: true
}

/** FF-PLAN-06 */
export interface FirePlan {
  /** Registered points by battery or mortar. */
  readonly points: Readonly<Record<string, Spot>>
  readonly barrage?:
    | { readonly start: number; readonly speed: number; readonly halts: readonly number[] }
    | { readonly edges: readonly number[] }
  readonly gas?: readonly {
    readonly kind: 'offensive' | 'denying'
    readonly delivery: 'projector' | 'artillery'
    readonly turn: number
    readonly at: Spot
    readonly heading: number
  }[]
  /** Scheduled fires of heavy artillery. */
  readonly fires?: readonly { readonly turn: number; readonly at: Spot }[]
}

/**
 * National rules that a scenario grants a side (FF-NAT-10). At Mons regiments have Prussian Discipline too, and a battalion
 * has its Mad Minute as a whole.
 */
export type NationalGrant =
  | 'marksmanship'
  | 'mad-minute'
  | 'battalion-mad-minute'
  | 'pals'
  | 'professionalism'
  | 'elan'
  | 'prussian-discipline'
  | 'prussian-regiments'
  | 'storm-troops'
  | 'stubborn-resistance'
  | 'mutiny'

export interface Force {
  readonly nation: Nation
  /** Its deployment zone: how far from the attacker's base edge it begins and ends. */
  readonly zone: readonly [from: number, to: number]
  /** FF-END-13: so many battalions at most deploy nearer to the attacker than this. */
  readonly forward?: { readonly line: number; readonly battalions: number }
  readonly regiments: readonly Regiment[]
  readonly groups?: readonly TankGroup[]
  readonly national?: readonly NationalGrant[]
  readonly tankCrews?: Quality
  readonly airMissions?: number
  /** FF-DUG: companies or platoons that begin below, by their ids; none where its trenches have no shelters. */
  readonly below?: readonly string[]
  /** FF-DUG-01: strong points that have shelters like its trenches, by their ids. */
  readonly shelteredPoints?: readonly string[]
  readonly plan?: FirePlan
  /** FF-PLAN-10: taken as it is, or none at all; written by the player if left out. */
  readonly planning?: 'default' | 'none'
}

export interface Objective {
  readonly name: string
  /** Where it is no longer its name. */
  readonly id?: string
  /** A point, or the feature of the same id. */
  readonly at: Spot | 'area'
  readonly value: number
}

/** Rules of later years that a scenario may name. */
export type Grant = 'rolling-barrage' | 'feuerwalze' | 'hurricane' | 'sos'

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly size: 'learning' | 'small' | 'middle' | 'large'
  readonly period: Period
  /** Year and month. */
  readonly date: string
  readonly width: number
  readonly length: number
  readonly turns: number
  readonly ground: readonly Feature[]
  readonly attacker: Force
  readonly defender: Force
  readonly objectives: readonly Objective[]
  /** Objectives count for the attacker only, and level scores are the defender's (FF-END-10). */
  readonly attackerMustWin?: true
  readonly grants: readonly Grant[]
  /** FF-RB-09: a line across the table from its left to its right edge; the rolling barrage is bent like it. */
  readonly barrageFront?: readonly Spot[]
  /** FF-VIS: how far one sees, and until which turn. */
  readonly mist?: { readonly sight: number; readonly until: number }
  /** Mons: guns limbered and machine guns packed at the start. */
  readonly onTheMarch?: true
}
