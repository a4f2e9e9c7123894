import type { Phased } from '#kernel/game/phases.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Options } from '../options.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { OrderUnit, PlayingCard, Quality, Side, Stand as StandType, TankType } from '../vocabulary.ts'
import type { Phase } from './phases/shapes.ts'
import type { GasPlan, ScheduledFire } from './planned.ts'

/** What is known of a stand beside where it is. */
export interface StandFacts {
  readonly id: string
  readonly type: StandType
  readonly side: Side
  /** The unit it is ordered with; a command stand has its own id. */
  readonly unit: string
  /** Suppression; the third marker kills (FF-FIRE-09). */
  readonly markers: number
  /** In a deep shelter (FF-DUG). */
  readonly below: boolean
  /** Held by wire: which belt, which 2 cm of it from the attacker's side, and the side it came from (FF-WIRE-10, FF-WIRE-13). */
  readonly wire: { readonly belt: number; readonly step: number; readonly from: Side } | null
  /** In a river: which, how far over, and the bank it came from (FF-MOVE-17). */
  readonly water: { readonly river: number; readonly step: 1 | 2; readonly from: Side } | null
  /** Limbered, or packed (FF-ORD-09). */
  readonly stowed: boolean
  /** Has fired from cover and not moved since (FF-VIS-02). */
  readonly revealed: boolean
  /** Has shot at aircraft and not taken up its line again (FF-AIR-04). */
  readonly realigned: boolean
  /** Has gone back from a drawn assault and not moved since (FF-COV-08). */
  readonly fellBack: boolean
  /** In column on a road (FF-MOVE-16). */
  readonly column: boolean
  /** The block house it has gone into (FF-BLOCK-05). */
  readonly house: string | null
}

/** A stand on the table; those that are lost, or still to come, are not in the list. @record */
export type Stand = Footprint & StandFacts

/** A point that a battery, a mortar or indirect machine guns are laid on. */
export interface Aim {
  readonly at: Point
  /** Written in the fire plan, or answered an SOS call: it does not deviate (FF-ART-04). */
  readonly registered: boolean
  /** The area of an SOS call (FF-SOS-03). */
  readonly sos: boolean
  /** How fire has last fallen there; null as long as none has. */
  readonly fired: LastFire | null
}

/** FF-ZONE-05: by what those are attacked who move through the area. */
export interface LastFire {
  readonly mode: 'direct' | 'indirect'
  readonly inGas: boolean
  readonly barrage: 'none' | 'through' | 'uphill'
  /** Event cards that counted. */
  readonly card: number
  /** FF-ZONE-02: until its guns are suppressed; their next fire makes it live again. */
  readonly live: boolean
}

/** What is ordered together (FF-ORD-14), or singly. @record */
export interface Unit {
  readonly id: string
  readonly kind: OrderUnit
  readonly side: Side
  readonly name: string
  readonly regiment: string
  /** None for what its regiment orders itself. */
  readonly battalion: string | null
  /** Stands at the start. */
  readonly strength: number
  readonly at: 'table' | 'reserve' | 'off-table' | 'gone'
  /** What an off-table battery fires, or a stand of the unit is. */
  readonly type: StandType
  readonly tank: TankType | null
  readonly pioneers: boolean
  readonly mounted: boolean
  readonly aim: Aim | null
  /** Its point is gone: the next one is no longer its free first (FF-ART-12, FF-MG-06). */
  readonly lostPoint: boolean
  /** A tank that failed its last order (FF-TANK-08), and one that has had its own bonus (FF-NAT-04). */
  readonly failed: boolean
  readonly bonusUsed: boolean
  /** Its Mad Minute is still to come (FF-NAT-02). */
  readonly madMinute: boolean
  /** In this player turn: ordered, or called for SOS fire; spent an action on moving; let others through (FF-FORM-04). */
  readonly done: boolean
  readonly moved: boolean
  readonly passed: boolean
}

/** FF-ORG-06 @record */
export interface Battalion {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly regiment: string
  readonly quality: Quality
  /** Rifle platoons at the start, and lost. */
  readonly start: number
  readonly lost: number
  readonly underFire: boolean
  /** Morale tests taken (FF-MOR-05). */
  readonly tested: { readonly half: boolean; readonly threeQuarters: boolean }
  /** Uses left of the national rule its commander or battalion has. */
  readonly uses: number
  readonly staff: boolean
  /** Its commander is a successor (FF-CMD-04). */
  readonly promoted: boolean
  readonly mutinous: boolean
  /** FF-MOR-09: taken off the table at once, whatever it still had. */
  readonly routed: boolean
  /** In this player turn: its orders are over. */
  readonly done: boolean
}

export interface Regiment {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly uses: number
  readonly promoted: boolean
  /** In this player turn: its staff has gone to a battalion; it has called for aircraft. */
  readonly staffGiven: boolean
  readonly airCalled: boolean
}

/** FF-BLOCK-02, FF-BLOCK-05 */
export type BlockHouse = Footprint & {
  readonly id: string
  readonly regiment: string
  /** Who holds it; nobody once it is taken and empty. */
  readonly holder: Side | null
  /** Markers on the front, the left and the right face. */
  readonly faces: readonly [number, number, number]
  readonly done: boolean
}

/** FF-WIRE-12, FF-MOVE-19: a way through a belt. */
export interface Gap {
  readonly belt: number
  readonly kind: 'tank-track' | 'cleared'
  readonly from: Point
  readonly to: Point
  readonly width: number
}

/** FF-GAS-09 */
export interface Cloud {
  readonly id: string
  readonly side: Side
  readonly kind: 'offensive' | 'denying'
  readonly centre: Point
  readonly width: number
  readonly depth: number
  /** Turns since it arrived, that one included; denying gas that has drifted has sunk. */
  readonly age: number
}

/** FF-RB-01: where the near edge of the band lies, and for how many turns more, this one included. */
export interface Barrage {
  readonly edge: number
  readonly turnsLeft: number
}

/** FF-EVT: the cards of a battle with events; a card that a viewer may not see is null. */
export interface Cards {
  readonly pack: readonly (PlayingCard | null)[]
  readonly discards: readonly PlayingCard[]
  readonly hands: Readonly<Record<Side, readonly (PlayingCard | null)[]>>
  /** What cards have brought about that lasts. */
  readonly inForce: readonly InForce[]
}

/** FF-EVT-02, FF-EVT-05: in force for the player turn, the battery of `big-bangs` for three turns of its owner. */
export type InForce =
  | { readonly event: 'lines-are-down'; readonly side: Side }
  | { readonly event: 'command-error'; readonly side: Side; readonly unit: string }
  /** By the command stand that gives the orders. */
  | { readonly event: 'inspirational-leader'; readonly side: Side; readonly command: string }
  | { readonly event: 'big-bangs'; readonly side: Side; readonly unit: string; readonly lastTurn: number }

/** Where a battle is: what is done before it, and the states of a player turn (FF-TURN-02 to FF-TURN-13). */
export const SET_UP_STEPS = ['barrage-length', 'fire-plans', 'deployment', 'mutiny', 'hurricane'] as const
export const TURN_STEPS = [
  'turn-start',
  'deep-suppression',
  'rolling-barrage',
  'gas',
  'bombardment',
  'support-orders',
  'battalion-orders',
  'command-recovery',
  'command-move',
  'turn-end',
] as const
export type Step = (typeof SET_UP_STEPS)[number] | (typeof TURN_STEPS)[number]

export interface Objective {
  readonly name: string
  readonly value: number
  readonly holder: Side | null
}

/** What a side has beside its troops. */
export interface Army {
  readonly airMissions: number
  /** FF-HERO-01: a platoon of it may still attempt a heroic action. */
  readonly heroic: boolean
  /** FF-HERO-04: further heroic actions once that one is spent. */
  readonly heroicSpare: number
  /** FF-HERO-04: the enemy has refused one in this player turn. */
  readonly heroicRefused: boolean
  /** FF-TANK-09: its tanks have been fired on. */
  readonly tanksUnderFire: boolean
  /** FF-NAT-04, FF-NAT-06: uses left for the side as a whole. */
  readonly tankUses: number
  readonly stubborn: number
}

/** What a stand was lost to, for the report and for the losses of a series (FF-CAMP-01). */
export type Cause =
  | 'rifles'
  | 'machine-guns'
  | 'artillery'
  | 'mortars'
  | 'tanks'
  | 'flamethrowers'
  | 'gas'
  | 'rolling-barrage'
  | 'own-barrage'
  | 'assault'
  | 'aircraft'
  | 'morale'
  | 'heroic-action'
  | 'deep-suppression'
  | 'event'
  | 'table-edge'

/** A stand, a block house or an off-table battery that is gone. */
export interface Lost {
  readonly id: string
  readonly type: StandType
  readonly side: Side
  readonly unit: string
  readonly battalion: string | null
  readonly cause: Cause
  readonly turn: number
}

/** FF-PLAN-06: what a side has written and not yet carried out; registered points are with their guns. */
export interface Plan {
  readonly barrage: BarragePlan | null
  readonly gas: readonly GasPlan[]
  readonly fires: readonly ScheduledFire[]
}

/** FF-RB-07: the near edge from turn to turn of its length, from the first on. */
export interface BarragePlan {
  readonly firstTurn: number
  readonly edges: readonly number[]
  /** Written turn by turn: it halts where it is written and nowhere else (FF-HUR-02, FF-RB-11). */
  readonly feuerwalze: boolean
}

/**
 * A battle in progress. What has changed takes the place of what was, so that copies share the rest. Where something may be
 * absent it is null, so that it is the same after being saved as JSON.
 * @record
 */
export interface State extends Phased<Phase, Side> {
  /** As it is fought: printed, or drawn up by the players. */
  readonly scenario: Scenario
  readonly options: Options
  /** 0 until the armies stand. */
  readonly turn: number
  /** Whose player turn it is. */
  readonly active: Side
  readonly step: Step
  readonly stands: readonly Stand[]
  readonly units: readonly Unit[]
  readonly battalions: readonly Battalion[]
  readonly regiments: readonly Regiment[]
  readonly blockHouses: readonly BlockHouse[]
  readonly armies: Readonly<Record<Side, Army>>
  /** Units and command stands out of reserve that are still to be set down (FF-END-08). */
  readonly arrived: readonly string[]
  readonly gaps: readonly Gap[]
  readonly clouds: readonly Cloud[]
  readonly wind: { readonly heading: Heading; readonly speed: number } | null
  readonly barrage: Barrage | null
  /** Turns the rolling barrage lasts, rolled before the plans are written (FF-PLAN-05). */
  readonly barrageTurns: number | null
  /** The one halt that was not planned has been ordered (FF-RB-11). */
  readonly barrageHalted: boolean
  /** None until a side has sealed its plan; the enemy's is blank. */
  readonly plans: Readonly<Record<Side, Plan | null>>
  /** None where no events are played. */
  readonly cards: Cards | null
  /** In force until the attacker's next roll (FF-DS-01). */
  readonly deepSuppression: number
  readonly objectives: readonly Objective[]
  readonly lost: readonly Lost[]
  /** FF-MOR-04, FF-MOR-09: weapons that test as soon as the tests of battalions are over, because theirs is gone. */
  readonly orphans: readonly string[]
  /** Stands whose die at the wire has failed in this player turn, where that bars another try (FF-WIRE-03). */
  readonly wireFailed: readonly string[]
}
