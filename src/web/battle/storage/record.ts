import type { BoundOrder } from '#kernel/game/battle/battle.ts'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import type { Led } from '#kernel/game/battle/led.ts'
import type { Reader } from '#kernel/game/battle/log.ts'
import { isOfTheseRules } from '#kernel/game/battle/replay.ts'
import type { Damage } from '#kernel/game/battle/salvage.ts'
import type { Game, Side } from '#kernel/game/game.ts'

/** Who decides for a side: a player at this device, or a computer player by name. */
export const HUMAN = 'human'

/** The orders up to which each reader has seen what nobody should miss; nobody is asked about those before the opening. */
export interface Acknowledged {
  readonly opening: number
  readonly by: Readonly<Partial<Record<Reader, number>>>
}

/** A battle as it is stored on this device. */
export interface BattleRecord {
  readonly id: string
  readonly title: string
  readonly begun: string
  readonly changed: string
  readonly players: Readonly<Record<Side, string>>
  /** After whom computer players are called, where they are. */
  readonly generals?: Readonly<Record<Side, string>>
  /** The players here throw their own dice. */
  readonly ownDice: boolean
  readonly file: BattleFile
  /** The series kept on this device that it belongs to. */
  readonly series?: string
  /** Why each order was given, as far as a computer player said so. */
  readonly whys: readonly (string | null)[]
  /** Who led each side from when on. */
  readonly led?: readonly Led[]
  /** Places of orders that are taken back with the one before them, because both were given at one press. */
  readonly joined?: readonly number[]
  /** Orders of which the player here has been told. */
  readonly told?: number
  /** How far each reader has acknowledged what nobody should miss. */
  readonly acknowledged?: Acknowledged
  /** When a player here last declined an offer to stop: after how many orders, in which turn, at what lead of the first side. */
  readonly declined?: { readonly at: number; readonly turn: number; readonly lead: number }
  /** Orders taken back after dice had been rolled for them. */
  readonly takenBack: number
  /** An order that a player here has given and that waits for his dice. */
  readonly bound?: BoundOrder
  /** The players here need not be asked any more whether they mean to do nothing. */
  readonly idleUnasked?: boolean
  /** A side hid something from the other when it was last stored, so that it is sealed. */
  readonly hidden?: boolean
  /** The same, of battles stored before: until it is over. */
  readonly secretive?: boolean
  /** How it stood when it was last stored. */
  readonly standing: string
  /** What is wrong with what lies on the device, if only a part of it could be read; such a battle is never written over. */
  readonly damage?: Damage
}

export const humansOf = ({ players }: Pick<BattleRecord, 'players'>): readonly Side[] =>
  Object.entries(players).flatMap(([side, player]) => (player === HUMAN ? [side] : []))

/** Under the rules it was fought by, only damage lets a battle come out otherwise. */
export const mayBeDamaged = ({ file, damage }: BattleRecord, game: Game): boolean =>
  damage?.suspect ?? isOfTheseRules(file, game)
