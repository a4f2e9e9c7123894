import type { Battle } from '#kernel/game/battle/battle.ts'
import { type BattleLog, knownLog, type LogEntry } from '#kernel/game/battle/log.ts'
import { lossesByTurn } from '#kernel/game/battle/spans.ts'
import type { BattleResult, Game, Refusal, Side } from '#kernel/game/game.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Ground, TableTop } from '#screen/tabletop.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { type BattleRecord, HUMAN, humansOf } from '../storage/record.ts'
import { undoTo } from './carrying-out.ts'
import { type OpenOffer, openOffer } from './offer.ts'
import { type Outcome, outcomesSince } from './outcomes/outcomes.ts'

/** All that is on the screen of a battle, made anew after every order and only when it has been stored. */
export interface Scene {
  readonly ruleset: PlayedRuleset
  readonly game: Game
  readonly tableTop: TableTop
  readonly record: BattleRecord
  readonly ground: Ground
  /** A player at this device who must decide. */
  readonly deciding: Side | undefined
  /** An offer to stop for which everything waits. */
  readonly offer: OpenOffer | undefined
  /** Why the players here may not offer to stop now, by side; a side that may is not in it. */
  readonly noOffer: Readonly<Record<Side, Refusal | undefined>>
  /** A computer player who must decide. */
  readonly thinking: Side | undefined
  readonly view: unknown
  /** Through whose eyes the table is shown. */
  readonly viewer: Side | 'umpire'
  /** The zones of the table as they are now, if it has any. */
  readonly zones: ZoneGrid | undefined
  /** What both sides may not see is left out: two players look at one screen. */
  readonly shared: boolean
  /** What is on the screen must not be seen by the other side. */
  readonly hidden: boolean
  /** So it must stay hidden from the player beside this one. */
  readonly secret: boolean
  /** Who must decide: the player here, or the computer. */
  readonly speaker: Side | undefined
  /** What is asked of him. */
  readonly prompt: string
  readonly turn: number
  readonly standing: string
  readonly log: readonly LogEntry[]
  /** What came of the orders of this turn and the last. */
  readonly outcomes: readonly Outcome[]
  readonly result: BattleResult | undefined
  /** What each side had lost by the end of each turn, when it is over. */
  readonly lost: ReturnType<typeof lossesByTurn>
  /** How many orders stay when the last press of a player here is taken back; none if there is none. */
  readonly undoTo: number | undefined
  readonly trouble: string | undefined
}

/** Through whose eyes the table is shown. */
const viewerOf = (humans: readonly Side[], deciding: Side | undefined, over: boolean): Side | 'umpire' =>
  over ? 'umpire' : (deciding ?? humans[0] ?? 'umpire')

export const sceneOf = (
  ruleset: PlayedRuleset,
  tableTop: TableTop,
  record: BattleRecord,
  battle: Battle,
  ground: Ground,
  log: BattleLog,
  trouble: string | undefined,
): Scene => {
  const { game, state } = battle
  const pending = game.pending(state)
  const result = game.result(state)
  const humans = humansOf(record)
  const offer = openOffer(battle, log.sides, record)
  const waits = result !== undefined || offer !== undefined
  const thinking = waits ? undefined : pending.find((side) => record.players[side] !== HUMAN)
  const deciding =
    waits || thinking !== undefined ? undefined : pending.find((side) => record.players[side] === HUMAN)
  const viewer = viewerOf(humans, deciding ?? offer?.to, result !== undefined)
  const view = game.view(state, viewer)
  const hidden = viewer !== 'umpire' && game.hides(state, viewer)
  const secret = humans.length > 1 && hidden
  const shared = humans.length > 1 && !secret && !result
  const speaker = offer?.to ?? deciding ?? thinking
  const reader = shared ? 'everybody' : viewer
  const turn = game.turn(state)
  return {
    ruleset,
    game,
    tableTop,
    record,
    ground,
    deciding,
    offer,
    noOffer: Object.fromEntries(humans.map((side) => [side, game.check(state, side, game.truce.order)])),
    thinking,
    view,
    viewer,
    zones: tableTop.zones?.(view),
    shared,
    hidden,
    secret,
    speaker,
    prompt: result
      ? 'The battle is over.'
      : offer
        ? 'An offer to stop: what do you say?'
        : thinking !== undefined
          ? 'the computer is deciding.'
          : deciding === undefined
            ? ''
            : game.prompt(state, deciding),
    turn,
    standing: game.summary(view),
    log: knownLog(log, reader),
    outcomes: outcomesSince({ log, outcomes: ruleset.outcomes, reader }, turn - 1),
    result,
    lost: result ? lossesByTurn(log, 'umpire') : [],
    undoTo: undoTo(battle, record),
    trouble,
  }
}
