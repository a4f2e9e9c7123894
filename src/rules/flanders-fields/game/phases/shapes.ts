import type { PhaseIn } from '#kernel/game/pages.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { MoraleResult, OrderSpecial, PlayingCard, Side } from '../../vocabulary.ts'
import type { Fight } from '../contact/contact.ts'
import type { GasPlan, ScheduledFire } from '../planned.ts'

/** What each phase keeps in the state: a decision that a side owes, or something that goes on by itself. */
export interface Shapes {
  /** FF-PLAN-05: the die for the length of the rolling barrage. */
  'barrage-length': object
  /** FF-PLAN-08: sides that have still to seal a plan. */
  'fire-plan': { readonly waits: readonly Side[] }
  /** FF-END-07: whose turn it is to set down a battalion, and the battalions of both sides that are still to come. */
  deploy: { readonly side: Side; readonly left: readonly string[] }
  /** FF-NAT-06: who names mutinous battalions of the enemy, and how many at most. */
  mutiny: { readonly side: Side; readonly most: number }
  /** FF-HUR-03: the works that have still to be shelled, from this one on. */
  hurricane: { readonly next: number }
  /** FF-CMD-08: successors of lost command stands. */
  successors: { readonly side: Side }
  /** FF-END-05, FF-END-08: the dice for what is in reserve, then the entry of what has come. */
  reserves: { readonly side: Side; readonly rolled: boolean }
  /** FF-EVT-01: a side draws, or has too many cards in its hand; `left` are still to be drawn, one after the other. */
  cards: { readonly side: Side; readonly drawn: boolean; readonly left: number }
  /** FF-EVT-03, FF-EVT-05: the side that gains from a card of the other makes its choice. */
  'card-choice': { readonly side: Side; readonly card: ChosenCard }
  'support-orders': SupportOrders
  /** FF-AIR-07: a mission has arrived and waits for its target. */
  'air-attack': { readonly side: Side; readonly regiment: string }
  'battalion-orders': BattalionOrders
  /** FF-HERO-04: who is asked whether a feat of the enemy is to be. */
  'heroic-answer': {
    readonly side: Side
    readonly platoon: string
    readonly targets: readonly string[]
    readonly facing: number | null
    /** As long as it has not been played only its holder knows of it. */
    readonly card: PlayingCard | null
  }
  actions: Actions
  /** FF-EVT-04: an order die has fallen that a card may still add to. */
  'order-die': {
    readonly side: Side
    readonly unit: string
    readonly natural: number
    readonly total: number
    readonly special: OrderSpecial | null
    readonly declared: DeclaredLastingly
  }
  /** FF-ASLT-12: what is left of an assault after the moves into contact. */
  assault: {
    readonly side: Side
    /** Defensive fire, the fights, then follow-ups; each follow-up is an assault of one stand in itself. */
    readonly stage: 'defence' | 'fights' | 'follow-ups'
    /** Fights to come, in the order given. */
    readonly contacts: readonly Fight[]
    /** Stands that have lent their support to a fight of this action (FF-ASLT-11). */
    readonly helped: readonly string[]
    /** Winners who may still follow up, in the order of their fights. */
    readonly winners: readonly string[]
    /** This is a follow-up: who wins it does not follow up again (FF-ASLT-06). */
    readonly following: boolean
  }
  /** FF-ASLT-15: a place that has been won. */
  'take-ground': {
    readonly side: Side
    readonly stand: string
    readonly at: Point
    /** The block house that stands there. */
    readonly house: string | null
  }
  /** FF-ASLT-17: a winner with enemies near. */
  'follow-up': { readonly side: Side; readonly stand: string; readonly targets: readonly string[] }
  /** FF-DS-01: the defender is to say which battery is destroyed. */
  'lose-battery': { readonly batteries: readonly string[] }
  /** FF-RB-11: the attacker is to say whether the barrage stays where it is. */
  'halt-barrage': object
  /** FF-TURN-07: fires of this turn that are still to fall. */
  bombardment: { readonly fires: readonly ScheduledFire[] }
  /** FF-GAS-11: what of this turn's gas is still to be worked. */
  gas: {
    readonly arrivals: readonly { readonly side: Side; readonly plan: GasPlan }[]
    /** Clouds of earlier turns, by id; the wind is rolled before the first of them. */
    readonly clouds: readonly string[]
    readonly windRolled: boolean
  }
  /** FF-CMD-09: the stand that has made the first of its moves, and those that are done. */
  'command-move': { readonly side: Side; readonly moving: string | null; readonly done: readonly string[] }
  /** FF-MOR-06: tests that are due are taken, one after the other, until none is. */
  reckoning: object
  /** FF-MOR-10: sides that are still to say what they add to a test. */
  morale: {
    readonly battalion: string
    readonly trigger: 'half' | 'three-quarters'
    readonly waits: readonly Side[]
    readonly special: 'pals' | 'prussian-discipline' | null
    /** Sum of the cards played on it. */
    readonly card: number
  }
  /** FF-NAT-06: a result that may be ignored. */
  stubborn: { readonly battalion: string; readonly result: MoraleResult }
}

export type Phase = PhaseIn<Shapes>
export type PhaseName = Phase['name']
export type PhaseOf<N extends PhaseName> = Extract<Phase, { readonly name: N }>

/** FF-TURN-08: what regiments order, one after the other, each step by step. */
interface SupportOrders {
  readonly side: Side
  /** The regiment that is giving its orders; none as long as staff is handed out. */
  readonly regiment: string | null
  readonly step: SupportStep
  /** Regiments that are done. */
  readonly closed: readonly string[]
}
export type SupportPhase = PhaseOf<'support-orders'>

/** Staff markers; machine guns and block houses; guns and mortars; aircraft. */
export const SUPPORT_STEPS = ['staff', 'machine-guns', 'guns', 'air'] as const
export type SupportStep = (typeof SUPPORT_STEPS)[number]

/** FF-TURN-09: battalion by battalion, each step by step. */
interface BattalionOrders {
  readonly side: Side
  /** The battalion that has begun; none between two of them. */
  readonly battalion: string | null
  readonly step: BattalionStep
  /** Platoons that have tried to leave their shelters (FF-DUG-02). */
  readonly tried: readonly string[]
  /** FF-ORD-02: the face that all its companies share by the house rule, once it is rolled. */
  readonly die: number | null
}
/** @record */
export type BattalionsPhase = { readonly name: 'battalion-orders' } & BattalionOrders

/** Deep shelters; then tanks, machine guns, mortars and guns, companies. */
export const BATTALION_STEPS = ['shelters', 'tanks', 'machine-guns', 'mortars', 'companies'] as const
export type BattalionStep = (typeof BATTALION_STEPS)[number]

/** FF-ORD-15: a unit, or a block house, that spends its actions one after the other. */
interface Actions {
  readonly side: Side
  readonly unit: string
  /** Actions still to be spent; the last `moveOnly` of them were gained by elan (FF-ORD-17). */
  readonly left: number
  readonly moveOnly: number
  /** What was declared with the order (FF-ORD-13). */
  readonly wire: boolean
  readonly spotted: boolean
  readonly sight: boolean
  /** Sum of the event cards on its fire of this turn (FF-EVT-04). */
  readonly shooting: number
  /** Part of the first move action that a stand has used up in closing up (FF-FORM-08). */
  readonly closedUp: Readonly<Record<string, number>>
  /** An action has been spent on moving. */
  readonly moved: boolean
}
/** @record */
export type ActionsPhase = { readonly name: 'actions' } & Actions

/** What was said with an order and still counts once its die has fallen. */
export interface DeclaredLastingly {
  readonly wire: boolean
  readonly spotted: boolean
  readonly sight: boolean
  readonly stays: string | null
}

/** Black cards of which the enemy says whom they strike. */
export type ChosenCard = Extract<PlayingCard, 'AC' | '10C' | 'AS' | 'KS' | 'QS'>
