import type { VehicleId } from '../tables/organisation.ts'
import type { SquadId } from '../tables/squads.ts'
import type { Ammo, Artillery, Formation, Quality, Side, Structure, Trait, Wind } from '../vocabulary.ts'

/*
 * A battle as it is printed: table, ground, forces unit by unit, what may be plotted and what counts. Lengths are inches; x runs
 * east along the base edge of side a, y north from it; bearings are degrees clockwise from north.
 */

export type Spot = readonly [x: number, y: number]

/** The south-western and the north-eastern corner of a rectangle along the table's edges. */
export type Rectangle = readonly [west: number, south: number, east: number, north: number]

export const AREAS = ['wood', 'marsh', 'river', 'shelled', 'rubble', 'hill', 'emplacement'] as const
export type AreaKind = (typeof AREAS)[number]

export type LinearStructure = Extract<Structure, 'fence' | 'wall'>
export type Bridge = Extract<Structure, 'wooden-bridge' | 'stone-bridge' | 'steel-concrete-bridge'>
/** What men can be inside of. */
export type House = Exclude<Structure, LinearStructure | Bridge>

/** Ground and works; names are landmarks for those who plot fire, and in lower case with hyphens their ids, unless they have been given other names since (SK-SET-08). */
export type Feature =
  | { readonly kind: AreaKind; readonly name: string; readonly id?: string; readonly at: Rectangle }
  | {
      readonly kind: 'road' | 'stream' | 'trench'
      readonly name: string
      readonly id?: string
      readonly along: readonly Spot[]
    }
  | { readonly kind: 'hedge'; readonly name: string; readonly id?: string; readonly along: readonly Spot[] }
  /** Gaps are measured along it from its first end. */
  | {
      readonly kind: 'wire'
      readonly name: string
      readonly id?: string
      readonly along: readonly Spot[]
      readonly gaps?: readonly (readonly [from: number, to: number])[]
    }
  | {
      readonly kind: LinearStructure
      readonly name: string
      readonly id?: string
      readonly along: readonly Spot[]
    }
  /** A bunker faces one way. */
  | {
      readonly kind: House | Bridge
      readonly name: string
      readonly id?: string
      readonly at: Rectangle
      readonly faces?: number
    }

/** A named point that is no ground: a landmark. */
export interface Landmark {
  readonly name: string
  readonly id?: string
  readonly at: Spot
}

/** What a unit of a roster is. */
export type Organisation =
  | SquadId
  | 'hmg-team'
  | 'cavalry-troop'
  | 'sniper'
  | 'command'
  | 'wagon'
  | Artillery
  | VehicleId

/** SK-SET-02: where its owner may put a unit in the standard deployment, figures and all. */
export interface Allowance {
  readonly within: Rectangle
  /** It may also begin in this trench, so near to the structure it is listed in. */
  readonly orIn?: { readonly trench: string; readonly near: number }
}

export interface Muster {
  readonly id: string
  readonly organisation: Organisation
  readonly name: string
  readonly quality?: Quality
  readonly traits?: readonly Trait[]
  /** SK-GEN-17: an officer is one of its figures. */
  readonly officer?: true
  readonly at: Spot
  /** Degrees; towards the enemy's base edge if left out. */
  readonly facing?: number
  readonly formation?: Formation
  /** Limbered or mounted. */
  readonly stowed?: true
  readonly mounted?: true
  /** By the id of the structure or trench it begins in. */
  readonly inside?: string
  readonly trench?: string
  /** SK-SNP-06: the squad of a sniper. */
  readonly squad?: string
  /** SK-SET-06: the move in which it comes on. */
  readonly arrives?: number
  /** SK-SET-07 */
  readonly heldUntil?: number
  /** What a gun may fire beside what direct fire calls for, and how many shells of its own it has. */
  readonly ammo?: readonly Ammo[]
  readonly shells?: number
  readonly allowance?: Allowance
}

/** SK-BOM-01, SK-BOM-11: guns behind the table. */
export interface Battery {
  readonly id: string
  readonly name: string
  readonly weapon: Extract<Artillery, 'howitzer' | 'heavy-gun' | 'medium-gun'>
  readonly guns: number
  readonly ammo: readonly Ammo[]
}

export interface Force {
  readonly name: string
  readonly nation: 'british' | 'french' | 'german'
  /** SK-SET-02: where everybody may go in a free deployment. */
  readonly zone: Rectangle
  readonly units: readonly Muster[]
  readonly batteries?: readonly Battery[]
  /** SK-ART-38: shells issued to the side as a whole; as many as it likes of what is not counted. */
  readonly issued?: Readonly<Partial<Record<'smoke' | 'gas', number>>>
}

export interface Objective {
  readonly name: string
  /** Where it is no longer made of its name. */
  readonly id?: string
  /** A point, or the structure of the same id. */
  readonly at: Spot | 'structure'
  readonly points: number
  readonly holder?: Side
}

/** What brings points beside objectives. */
export type Award =
  /** For each enemy unit lost (SK-END-05); vehicles may count otherwise. */
  | { readonly kind: 'units-lost'; readonly to: Side; readonly each: number; readonly vehicles?: number }
  /** For each enemy figure lost, and for those taken prisoner. */
  | { readonly kind: 'figures-lost'; readonly to: Side; readonly each: number; readonly prisoners: number }
  /** Once one unit of the enemy is gone for good. */
  | { readonly kind: 'unit-gone'; readonly to: Side; readonly unit: string; readonly points: number }
  /** Once, at the end of any move, so many figures of these units were in a trench with no enemy near. */
  | {
      readonly kind: 'in-trench'
      readonly to: Side
      readonly units: readonly string[]
      readonly trench: string
      readonly figures: number
      readonly clear: number
      readonly points: number
    }
  /** For each of these units that has men north of a line at the end. */
  | {
      readonly kind: 'left-behind'
      readonly to: Side
      readonly units: readonly string[]
      readonly northOf: number
      readonly points: number
    }
  /** For a wagon of one's own with a driver so near to a point. */
  | { readonly kind: 'wagon-near'; readonly at: Spot; readonly within: number; readonly points: number }

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly size: 'learning' | 'small' | 'middle' | 'large'
  /** Year and month. */
  readonly date: string
  readonly year: number
  readonly width: number
  readonly length: number
  readonly moves: number
  /** Thrown before the battle if left out (SK-CLD-05); direction 0 is calm. */
  readonly wind?: { readonly strength: Wind; readonly direction: number }
  /** SK-SET-09 */
  readonly sight?: number
  /** Who has the first initiative if the throw is level (SK-SEQ-02). */
  readonly attacker: Side
  /** Who sets up first. */
  readonly deploysFirst: Side
  readonly ground: readonly Feature[]
  readonly landmarks?: readonly Landmark[]
  readonly a: Force
  readonly b: Force
  readonly objectives: readonly Objective[]
  readonly awards: readonly Award[]
  /** By how much a side must lead to win; 0 where it wins unless the enemy leads. None where forces were built (SK-END-08). */
  readonly toWin?: Readonly<Record<Side, number>>
  /** A lead that makes it a decisive victory. */
  readonly decisive?: number
  /** Guns on the table fire only at what they see. */
  readonly noIndirect?: true
  /** SK-SET-13: the first move in which fire plotted before the battle may fall. */
  readonly firstPlots?: number
}
