import type { ClauseId } from './rulebook.ts'
import type { Schema } from './schema.ts'

/** The plain fields of a settings form, a unit card, an input or a result. */
export type Fields = Readonly<Record<string, unknown>>

/** One step of a turn, as the players go through it at a real table. */
export interface TurnStep {
  readonly id: string
  readonly title: string
  /** What the players do now, in one or two sentences of our own. */
  readonly text: string
  readonly clauses: readonly ClauseId[]
  /** The procedures it may need, by name, the usual one first. */
  readonly procedures: readonly string[]
  /** The tables it is played with, by id, for the quick-reference sheet. */
  readonly tables: readonly string[]
  /** Whose step it is; both sides' if left out. */
  readonly side?: string
  /** Every unit of that side is dealt with in turn. */
  readonly everyUnit?: true
}

/** The part a unit of the roster may take in a procedure. */
export interface Role<U extends Fields = Fields> {
  /** 'Firer', 'Target', 'Unit'. */
  readonly title: string
  /** Several units may take it: each prefill adds its entries to the lists of the input. */
  readonly many?: true
  /** Taken by the enemy of whoever acts, or by one of his own side; by anybody if left out. */
  readonly of?: 'enemy' | 'own'
  fits(unit: U): boolean
  /** Fields to be looked at each time, though the card fills them: the fire counted last turn, for one. */
  readonly asks?: readonly string[]
  /** What the unit's card says for the input, and what it shares with its body: the units of its side and formation. */
  prefill(unit: U, name?: string, settings?: Fields, body?: readonly U[]): Fields
  /** Takes this part unasked when a unit of its body takes one: the commander, the rest of a battalion that tests. */
  joins?(mate: U, body: readonly U[]): boolean
  /**
   * The card after the result; `place` is the unit's place among those of this role, `earlier` are the cards of those
   * before it, whose entries stand before its own in the lists of the input.
   */
  apply?(unit: U, result: Fields, place: number, input: Fields, earlier?: readonly U[]): U
}

export interface ArmyUnit<U extends Fields = Fields> {
  readonly name: string
  readonly card: U
}

/** Whose colours a side has: the same in every rule set. */
export const ALLIANCES = ['entente', 'central'] as const
export type Alliance = (typeof ALLIANCES)[number]

/** A unit as its paper card shows it. */
export interface CardFace {
  /** 'Infantry', 'Rifle company'. */
  readonly arm: string
  /** '5/6'. */
  readonly strength?: string
  /** 'Veteran'. */
  readonly quality?: string
}

/** What the units of one body share, read off all their cards: whichever unit caused a change, all of them have it. */
export interface BodyRecord {
  /** In a few words each, the most telling first. */
  readonly facts: readonly string[]
  /** A roll that it owes. */
  readonly due?: { readonly text: string; readonly clause: ClauseId; readonly procedure: string }
}

export interface Army<U extends Fields = Fields> {
  readonly id: string
  readonly title: string
  /** The side it fights on, where the scenario or the nation says so. */
  readonly side?: string
  readonly alliance?: Alliance
  /** What an evening with it is set to. */
  readonly settings?: Fields
  /** The years in which it took the field, where an evening has one. */
  readonly years?: readonly [first: number, last: number]
  readonly units: readonly ArmyUnit<U>[]
}

/** What the referee keeps for the players of a real table. */
export interface Referee<U extends Fields = Fields> {
  readonly sides: readonly string[]
  /** What they are called, where their ids are not enough. */
  readonly sideNames?: Readonly<Record<string, string>>
  /** What is the same all evening; an input field of the same name is filled from it. */
  readonly settings: Schema<Fields>
  /** The card of a unit: what it is and the state it is in. */
  readonly card: Schema<U>
  readonly armies: readonly Army<U>[]
  /** The marks a unit carries, in a few words each. */
  marks(unit: U): readonly string[]
  /** What a unit is and is worth, at a glance. */
  face?(unit: U): CardFace | undefined
  /** The larger body that a unit stands under, in which it is looked for. */
  formation?(unit: U): string
  /** The record of the units of one formation, where the rules keep one. */
  record?(body: readonly U[]): BodyRecord | undefined
  /** The procedures a unit is played with, the first that fit it before all others and alone. */
  readonly verbs?: readonly string[]
  /** Whose colours the sides have, where their names say so. */
  readonly alliances?: Readonly<Record<string, Alliance>>
  /** The side that attacks, where there is one. */
  attacker?(settings: Fields): string
  /** The settings of the evening in a few words each; by their names if left out. */
  settingWords?(settings: Fields): readonly string[]
  /** Off the table: destroyed, routed, surrendered. */
  gone(unit: U): boolean
  sequence(settings: Fields): readonly TurnStep[]
  /** By the name of the procedure. */
  readonly roles: Readonly<Record<string, readonly Role<U>[]>>
  /** What changes by itself when a new turn begins. */
  newTurn?(unit: U, settings?: Fields): U
  /** What a result changes for the whole evening: the wind, who moves first. */
  settingsAfter?(settings: Fields, procedure: string, result: Fields): Fields
}

/** States a referee with its card's type taken from the schema. */
export const referee = <U extends Fields>(definition: Referee<U>): Referee<U> => definition
