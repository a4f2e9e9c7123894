import { type Signal, signal } from '@preact/signals'
import type { Foresight } from '#commander/foresight.ts'
import type { Rolling } from '#kernel/game/battle/asking.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import type { BattleLog } from '#kernel/game/battle/log.ts'
import type { Decision } from '#kernel/game/commander.ts'
import type { AnyOrder, Refusal, Side } from '#kernel/game/game.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Ground, TableTop } from '#screen/tabletop.ts'
import type { Edit } from '#screen/writing.ts'
import type { Plan } from '../../table/model.ts'
import type { Thinker } from '../commander/thinker.ts'
import type { Acknowledged, BattleRecord } from '../storage/record.ts'
import type { Device } from './device.ts'
import { type Drafts, NO_DRAFTS } from './drafts/draft.ts'
import type { Scene } from './scene.ts'
import type { StaffDone } from './staff/done.ts'
import { keptTurns, type TableTurns } from './table-rotation.ts'
import type { Told } from './told.ts'

/** The battle behind the screen. It changes ahead of the scene, which follows when it has been stored. */
export interface Running {
  readonly ruleset: PlayedRuleset
  readonly tableTop: TableTop
  readonly battle: Battle
  readonly ground: Ground
  readonly log: BattleLog
  readonly thinker: Thinker
  record: BattleRecord
  /** An order is being carried out, stored or brought to the screen. */
  busy: boolean
  /** How often it has been shown: a computer player decides on the last scene only. */
  shown: number
  /** The end of the turn, or of the battle, up to which the device keeps what is to be looked at. */
  beside: object | undefined
}

/** Orders of one press that were taken back, and the state they were given in. */
export interface TakenBack {
  readonly given: BattleFile['orders']
  readonly whys: BattleRecord['whys']
  readonly after: string | undefined
}

/** All that the screen of one battle remembers. */
export interface BattleStore {
  readonly device: Device
  /** Set anew whenever a battle is opened or closed, so that what comes too late is known. */
  opening: object | undefined
  running: Running | undefined
  /** What is on the screen. */
  readonly scene: Signal<Scene | undefined>
  /** Why the last order could not be stored, if it could not. */
  readonly trouble: Signal<string | undefined>
  /** The battle as it was played here, if another tab has gone on with it meanwhile. */
  readonly overtaken: Signal<BattleRecord | undefined>
  /** The unit being looked at. */
  readonly chosen: Signal<string | undefined>
  /** The one piece of it that is taken alone. */
  readonly alone: Signal<string | undefined>
  /** The template that is moved on the table, as a sheaf. */
  readonly held: Signal<string | undefined>
  /** Units that a line of the log speaks of, while the player points at it. */
  readonly pointedAt: Signal<readonly string[]>
  /** The order as far as it has been written; none for the usual one. */
  readonly order: Signal<AnyOrder | undefined>
  /** How that order was drawn on the table, if it was. */
  readonly drawn: Signal<Plan | undefined>
  /** What stands drawn on the table though it is no order at all, and why it is none. */
  readonly misdrawn: Signal<{ readonly plan: Plan; readonly refusal: Refusal } | undefined>
  /** What was last moved by keys, step by step. */
  nudged: string | undefined
  /** Units whose part of the order the player has written himself. */
  readonly touched: Signal<readonly string[]>
  /** The steps in which the order was written. */
  readonly drafts: Signal<Drafts>
  /** A point of the table is wanted for this. */
  readonly picking: Signal<NonNullable<Edit['pick']> | undefined>
  /** An order that stands and whose dice the player throws himself. */
  readonly rolling: Signal<Rolling | undefined>
  /** Why the last order was refused. */
  readonly refusal: Signal<Refusal | undefined>
  /** The side whose player has the device, where the other must not look. */
  readonly handedTo: Signal<Side | undefined>
  /** What is laid over the table. */
  readonly overlays: Signal<readonly string[]>
  /** How each player has turned the table. */
  readonly turns: Signal<TableTurns>
  /** What the commander would do, as long as things stand as they did when he was asked. */
  readonly advice: Signal<{ readonly scene: Scene; readonly decision: Decision } | undefined>
  /** Where the staff is thinking about its advice. */
  readonly advising: Signal<Scene | undefined>
  /** What was taken back and can be given again, the last of it last. */
  readonly takenBack: Signal<readonly TakenBack[]>
  /** How many orders the staff has given so far, while it is at work. */
  readonly staffAtWork: Signal<{ readonly given: number } | undefined>
  readonly staffDone: Signal<StaffDone | undefined>
  /** What the staff would do in this part of the turn, as long as things stand as they did when it was asked. */
  readonly staffPlan: Signal<{ readonly scene: Scene; readonly plan: Foresight } | undefined>
  /** The scene in which the player is asked whether he means to do nothing. */
  readonly askedIdle: Signal<Scene | undefined>
  /** What the player here is told before he decides. */
  readonly told: Signal<Told | undefined>
  /** Nobody wants to look at what the computer players do until a player decides again; ends the look at the last order. */
  hurried: boolean
  skip: (() => void) | undefined
  /** The computer player who has just refused to stop. */
  readonly answer: Signal<Side | undefined>
  /** How far each player has acknowledged what came of orders. */
  readonly acknowledged: Signal<Acknowledged>
  /** The sheets to print are open. */
  readonly showPapers: Signal<boolean>
}

export const createBattleStore = (device: Device): BattleStore => ({
  device,
  opening: undefined,
  running: undefined,
  scene: signal(undefined),
  trouble: signal(undefined),
  overtaken: signal(undefined),
  chosen: signal(undefined),
  alone: signal(undefined),
  held: signal(undefined),
  pointedAt: signal([]),
  order: signal(undefined),
  drawn: signal(undefined),
  misdrawn: signal(undefined),
  nudged: undefined,
  touched: signal([]),
  drafts: signal(NO_DRAFTS),
  picking: signal(undefined),
  rolling: signal(undefined),
  refusal: signal(undefined),
  handedTo: signal(undefined),
  overlays: signal([]),
  turns: signal(keptTurns()),
  advice: signal(undefined),
  advising: signal(undefined),
  takenBack: signal([]),
  staffAtWork: signal(undefined),
  staffDone: signal(undefined),
  staffPlan: signal(undefined),
  askedIdle: signal(undefined),
  told: signal(undefined),
  hurried: false,
  skip: undefined,
  answer: signal(undefined),
  acknowledged: signal({ opening: 0, by: {} }),
  showPapers: signal(false),
})
