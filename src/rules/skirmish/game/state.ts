import type { Phased } from '#kernel/game/phases.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type {
  Ammo,
  Artillery,
  Formation,
  Quality,
  Role,
  Side,
  Trait,
  TroopKind,
  Vehicle,
  Wind,
} from '../vocabulary.ts'
import type { Cause } from './causes.ts'
import type { Aim } from './forms.ts'
import type { BattleOptions } from './options.ts'
import type { Phase } from './phases/shapes.ts'

/** One man; his place is the middle of his base (SK-GEN-04). Those who have fallen are not in the list. @record */
export interface Figure {
  readonly id: string
  readonly role: Role
  readonly at: Point
  /** Hit in the Fire phase, and by what: he still fires, and falls at its end (SK-FIRE-34). */
  readonly hit: Cause | null
  /** Has thrown for gas this move (SK-CLD-13). */
  readonly gasThrown: boolean
}

/** SK-VEH: what a tank or an armoured car is beside its crew. */
export interface VehicleState {
  readonly vehicle: Vehicle
  readonly damage: number
  readonly running: boolean
  /** By its ids (SK-VEH-20), those that still work. */
  readonly weapons: readonly string[]
  /** Of these, those hit in the Fire phase: they still fire in it (SK-ART-41). */
  readonly weaponsHit: readonly string[]
  /** Fired on by artillery or piercing bullets since its last throw (SK-VEH-03). */
  readonly underFire: boolean
  readonly destroyed: boolean
  /** Men inside a wreck who have still to get out (SK-VEH-21). */
  readonly survivors: number
}

/** What leaves a unit no time to fire for the rest of the move (SK-SEQ-14). */
export type Silence = 'marched' | 'cut-wire' | 'second-retreat'

/** SK-GEN-36: what is cleared at the End phase. @record */
export interface Marks {
  readonly moved: boolean
  /** Has turned, or changed formation or posture: its fire is not aimed (SK-FIRE-15). */
  readonly turned: boolean
  /** Turned by more than a heavy weapon may and still fire (SK-FIRE-31). */
  readonly swung: boolean
  /** Has come on the table in this move (SK-SET-06). */
  readonly arrivedNow: boolean
  readonly charged: boolean
  /** Has had its order, its charge or its compulsory move in this Movement phase (SK-MOV-39). */
  readonly done: boolean
  /** Weapons fired, and bombers who have thrown, by id (SK-FIRE-41). */
  readonly fired: readonly string[]
  readonly firedDefensively: boolean
  readonly firedPlot: boolean
  readonly silent: Silence | null
  /** Its weapon was hit in the Fire phase: it still fires in it (SK-ART-41). */
  readonly weaponHit: boolean
  readonly underFire: boolean
  readonly gassed: boolean
  readonly pushedBack: boolean
  /** Its melee has ended in this move (SK-GEN-24). */
  readonly foughtOut: boolean
  /** By a morale result (SK-MOR-19), from the place it then had. */
  readonly fellBackFrom: Point | null
  readonly casualties: number
  /** Strength at its last check of this move, else at its start (SK-MOR-25). */
  readonly strengthBefore: number
  /** Why it owes a check in the Morale phase beside its losses (SK-MOR-17). */
  readonly owes: readonly ('first-fire' | 'gas')[]
}

export type Where = 'table' | 'to-come' | 'gone'

/** How a unit has gone for good. */
export type Fate = 'destroyed' | 'surrendered' | 'off-table'

/** @record */
export interface Unit {
  readonly id: string
  readonly side: Side
  readonly kind: TroopKind
  readonly name: string
  readonly quality: Quality
  readonly traits: readonly Trait[]
  /** Figures at the start (SK-GEN-31). */
  readonly strength: number
  /** In the order of the roster. */
  readonly figures: readonly Figure[]
  readonly where: Where
  readonly fate: Fate | null
  /** The point its orders move, and where it looks (SK-GEN-22). */
  readonly position: Point
  readonly facing: Heading
  readonly formation: Formation
  readonly prone: boolean
  /** Of a troop of cavalry. */
  readonly mounted: boolean
  /** The gun, mortar or heavy machine gun it serves; none once it is lost. A wagon has its wagon. */
  readonly weapon: Artillery | 'hmg' | 'wagon' | null
  readonly limbered: boolean
  readonly horseArtillery: boolean
  readonly vehicle: VehicleState | null
  /** The structure it is inside of, the trench it is in (SK-GEN-34); by id. */
  readonly inside: string | null
  readonly trench: string | null
  /** SK-SNP-06 */
  readonly squad: string | null
  readonly arrives: number | null
  /** SK-SET-07: until this move, or null once it is free. */
  readonly heldUntil: number | null
  /** What its gun may fire, and shells of its own; null where nobody counts them, or the viewer may not know. */
  readonly ammo: readonly Ammo[]
  readonly shells: number | null
  readonly marks: Marks
  /** SK-MOR-08: has been shot at before. */
  readonly firstFireTaken: boolean
  /** Halted to the end of this move (SK-MOR-21). */
  readonly haltedTo: number | null
  /** A second retreat is still owed (SK-MOR-22). */
  readonly retreatOwed: boolean
  /** The move in which its rout began (SK-MOR-14). */
  readonly routedIn: number | null
  readonly wonLastRound: boolean
  /** Whole moves just past without moving (SK-SNP-05). */
  readonly movesAtRest: number
  /** Fired on or gassed last move (SK-SNP-07). */
  readonly attackedLast: boolean
}

/** SK-ART-29: fire by the clock. */
export interface Plot {
  readonly gun: string
  /** Of a battery, 1 or 2; 0 for a gun on the table. */
  readonly section: 0 | 1 | 2
  readonly aim: Point
  /** In the words it was written in, where they are not the point itself (SK-ART-31). */
  readonly written?: Aim
  readonly ammo: Ammo
  readonly from: number
  readonly to: number | null
}

/** SK-BOM: guns behind the table. What the viewer may not know is null. */
export interface Battery {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly weapon: Extract<Artillery, 'howitzer' | 'heavy-gun' | 'medium-gun'>
  readonly ammo: readonly Ammo[]
  /** Guns left in each section (SK-ART-40). */
  readonly guns: readonly [number, number]
  /** Moves of fire left; null before they are thrown for. */
  readonly moves: number | null
  /** Points fired at and for how many moves, by section (SK-BOM-12). */
  readonly targets: readonly [readonly Visited[], readonly Visited[]]
}

export interface Visited {
  readonly at: Point
  readonly moves: number
}

/** SK-STR: what shells have done to a structure, section by section for fences and walls. */
export interface Work {
  readonly id: string
  readonly damage: readonly number[]
}

/** A way through wire, a hedge, a fence or a wall, measured along it from its first end (SK-STR-10). */
export interface Gap {
  readonly line: string
  readonly from: number
  readonly to: number
}

/** SK-CLD */
export interface Cloud {
  readonly id: number
  readonly kind: 'smoke' | 'gas'
  /** Across a puff. */
  readonly diameter: number
  /** Where the line of fire ran, for the second puff in a calm. */
  readonly along: Heading
  readonly age: number
  readonly puffs: readonly Point[]
}

/** SK-MEL-28: a charge that brought a unit into a melee, along the last leg of its line. */
export interface ChargeMade {
  readonly by: string
  readonly heading: Heading
}

/** SK-MEL-26: units joined by contact. */
export interface Melee {
  readonly id: number
  readonly units: readonly string[]
  /** Rounds fought. */
  readonly rounds: number
  /** Those who charged in since the last round, and whom they took in flank or rear (SK-MEL-21). */
  readonly newcomers: readonly string[]
  readonly flanked: readonly { readonly by: string; readonly unit: string }[]
  readonly charges: readonly ChargeMade[]
}

export interface Objective {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly holder: Side | null
}

/** A man who is gone. */
export interface Lost {
  readonly figure: string
  readonly role: Role
  readonly unit: string
  readonly side: Side
  readonly how: 'dead' | 'prisoner' | 'off-table'
  readonly cause: Cause
  readonly move: number
}

/** Where a battle is: set-up (SK-SET-01), and the phases of a move. */
export const SET_UP_STEPS = ['battery-plots', 'deployment', 'gun-plots'] as const
export const MOVE_STEPS = [
  'plot',
  'initiative',
  'clouds',
  'bombardment',
  'movement',
  'fire',
  'melee',
  'morale',
  'end',
] as const
export type Step = (typeof SET_UP_STEPS)[number] | (typeof MOVE_STEPS)[number]

/**
 * A battle in progress. What has changed takes the place of what was, so that copies share the rest. Where something may be
 * absent it is null, so that it is the same after being saved as JSON.
 */
export interface State extends Phased<Phase, Side> {
  readonly scenario: Scenario
  readonly options: BattleOptions
  /** 0 until the first one begins. */
  readonly move: number
  readonly step: Step
  /** Winner of the last throw, and who moves first in this move (SK-SEQ-02, SK-SEQ-10). */
  readonly initiative: Side | null
  readonly first: Side | null
  readonly units: readonly Unit[]
  readonly batteries: readonly Battery[]
  readonly plots: Readonly<Record<Side, readonly Plot[]>>
  /** SK-ART-38: shells left of what is counted for the side; null where it is not, or the viewer may not know. */
  readonly shells: Readonly<Record<Side, { readonly smoke: number | null; readonly gas: number | null }>>
  /** None until it is thrown for; direction 0 is calm. */
  readonly wind: { readonly strength: Wind; readonly direction: number } | null
  readonly works: readonly Work[]
  readonly gaps: readonly Gap[]
  readonly clouds: readonly Cloud[]
  readonly melees: readonly Melee[]
  /** Clouds and melees are numbered as they come. */
  readonly counted: number
  readonly objectives: readonly Objective[]
  /** Awards of the scenario that have been earned once for all, by their place in its list. */
  readonly earned: readonly number[]
  readonly lost: readonly Lost[]
}
