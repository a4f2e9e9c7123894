import { batch, signal } from '@preact/signals'
import type { Battle } from '../../../kernel/game/battle/battle.ts'
import { type BattleLog, knownOrders } from '../../../kernel/game/battle/log.ts'
import { replayWithLog, troubleIn } from '../../../kernel/game/battle/replay.ts'
import { takeBack } from '../../../kernel/game/battle/undo.ts'
import type { Decision } from '../../../kernel/game/commander.ts'
import type { AnyOrder, Refusal, Side } from '../../../kernel/game/game.ts'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import type { Ground, TableTop } from '../../../screen/tabletop.ts'
import { loadRuleset } from '../../rulesets.ts'
import { settings } from '../../settings/store.ts'
import { openWorker } from '../commander/commander-thread.ts'
import { createThinker, type Thinker, type Thought } from '../commander/thinker.ts'
import { questionOf, stoodIn } from '../commander/thinking.ts'
import { askedDie } from '../orders/own-dice.ts'
import { nextToDo } from '../orders/to-do.ts'
import type { BattleRecord } from '../storage/record.ts'
import { keptBattle } from '../storage/store.ts'
import { carriedOut, keepNow, pressedOut } from './carrying-out.ts'
import { chosen, handedTo, order, picking, refusal, rolling } from './hand.ts'
import { remembering } from './remembering.ts'
import { type Scene, sceneOf } from './scene.ts'
import { undoTo } from './undo-target.ts'

/** The battle on the screen. It changes ahead of the scene, which follows when it has been stored. */
interface Running {
  readonly ruleset: ShownRuleset
  readonly tableTop: TableTop
  readonly battle: Battle
  readonly ground: Ground
  readonly log: BattleLog
  readonly thinker: Thinker
  record: BattleRecord
  trouble: string | undefined
  /** An order is being carried out, stored or brought to the screen. */
  busy: boolean
  /** How often it has been shown: a computer player decides on the last scene only. */
  shown: number
}

let running: Running | undefined

export const scene = signal<Scene | undefined>(undefined)

/** Milliseconds to look at what a computer player did before the next. */
const LOOK = 350

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, settings.value.animation ? LOOK : 0)
  })

/** Brings a kept battle to the screen; says why it cannot. */
export const openBattle = async (id: string): Promise<string | undefined> => {
  closeBattle()
  const record = await keptBattle(id)
  const ruleset = record && (await loadRuleset(record.file.ruleset))
  if (!record || !ruleset?.game || !ruleset.tableTop) return 'There is no such battle on this device'
  const { game } = ruleset
  const tableTop = remembering(ruleset.tableTop)
  const found = replayWithLog(game, record.file, record.whys)
  if (!found.ok) return found.error.message
  const { battle, log } = found.value
  const trouble = troubleIn(found.value)
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  const thinker = createThinker(openWorker, ruleset)
  running = { ruleset, tableTop, battle, ground, log, thinker, record, trouble, busy: true, shown: 0 }
  await goOn(running)
  return undefined
}

export const closeBattle = (): void => {
  running?.thinker.stop()
  running = undefined
  scene.value = undefined
  handedTo.value = undefined
}

/** Shows how things stand, and lets a computer player decide if one must. */
const goOn = async (now: Running): Promise<void> => {
  await show(now)
  now.busy = false
  const thinking = now === running ? scene.value?.thinking : undefined
  if (thinking !== undefined) void think(now, thinking)
}

const show = async (now: Running): Promise<void> => {
  if (now !== running) return
  now.shown++
  now.thinker.drop()
  const { ruleset, tableTop, battle, ground, log, record, trouble, thinker } = now
  const next = sceneOf(ruleset, tableTop, record, battle, ground, log, trouble ?? thinker.note())
  const { deciding, view } = next
  // What is asked now is not what was asked before.
  const asked = scene.value?.prompt !== next.prompt
  const turned = scene.value !== undefined && deciding !== undefined && scene.value.viewer !== next.viewer
  const draft = deciding === undefined ? undefined : await draftFor(now, next, deciding)
  if (now !== running) return
  batch(() => {
    scene.value = next
    order.value = draft
    // Whom one player has chosen is nothing to the other.
    if (turned && next.hidden) chosen.value = undefined
    const writing = deciding === undefined ? undefined : tableTop.writing(view, deciding, draft, undefined)
    if (writing?.unit !== undefined) chosen.value = writing.unit
    else if (asked && writing?.todo !== undefined) chosen.value = nextToDo(next, chosen.value)
    picking.value = undefined
    refusal.value = undefined
    rolling.value = undefined
  })
}

/** A plan may be there to begin with, made by the rule set's own commander. */
const draftFor = async (now: Running, { view }: Scene, side: Side): Promise<AnyOrder | undefined> => {
  const drafted = now.tableTop.writing(view, side, undefined, undefined)?.drafted
  if (!drafted || !now.ruleset.doctrine) return undefined
  const thought = await ask(now, side, 'commander')
  return thought?.own ? thought.decision.order : undefined
}

const ask = ({ thinker, battle }: Running, side: Side, player: string): Promise<Thought | undefined> =>
  thinker.decide(questionOf(battle, side, player))

/** A computer player decides, and there is a moment to look at what went before. */
const think = async (now: Running, side: Side): Promise<void> => {
  const { shown } = now
  const player = now.record.players[side] ?? 'random'
  const [thought] = await Promise.all([ask(now, side, player), pause()])
  if (!thought || now !== running || now.busy || now.shown !== shown) return
  const { order: wanted, why } = thought.decision
  const refused = await carryOut(now, side, wanted, undefined, why)
  if (!refused) return
  // Whatever a computer player does, the battle goes on.
  const question = questionOf(now.battle, side, player)
  const other = stoodIn(now.ruleset, question, `Its order was refused (${refused.message}): one at random.`)
  const again = await carryOut(now, side, other.order, undefined, other.why)
  if (again && now === running) refusal.value = again
}

const carryOut = async (
  now: Running,
  side: Side,
  wanted: AnyOrder,
  faces: readonly number[] | undefined,
  why: string | undefined,
): Promise<Refusal | undefined> => {
  now.busy = true
  const refused = carriedOut(now, side, wanted, faces, why)
  if (refused) {
    now.busy = false
    return refused
  }
  await keepNow(now)
  await goOn(now)
  return undefined
}

/**
 * Gives the orders of one press of the player at this device, as far as they are accepted. With own dice the faces are
 * asked for first. `by` is the side that gives them if it is not the one to decide, as when a side gives up out of its
 * turn.
 */
export const giveAll = async (orders: readonly AnyOrder[], by?: Side): Promise<void> => {
  const now = running
  const side = by ?? scene.value?.deciding
  if (!now || side === undefined || now.busy) return
  now.busy = true
  const before = now.battle.orders.length
  const { refused, asked } = pressedOut(now, side, orders)
  if (now.battle.orders.length > before) {
    await keepNow(now)
    await goOn(now)
  }
  if (now !== running) return
  if (now.battle.orders.length === before) now.busy = false
  refusal.value = refused
  if (asked) rolling.value = asked
}

/** Gives one order. */
export const give = (wanted: AnyOrder, by?: Side): Promise<void> => giveAll([wanted], by)

/** One more die of the player's own; the last one resolves. */
export const enterDice = async (faces: readonly number[]): Promise<void> => {
  const now = running
  const side = scene.value?.deciding
  const roll = rolling.value
  if (!now || side === undefined || !roll || now.busy) return
  const asked = askedDie(now.battle, side, roll.order, faces, roll.hidden)
  if (asked.needed) rolling.value = asked
  else refusal.value = await carryOut(now, side, roll.order, asked.faces, undefined)
}

/** Lets the app throw what was to be thrown by hand. */
export const rollForMe = async (): Promise<void> => {
  const side = scene.value?.deciding
  const roll = rolling.value
  if (running && side !== undefined && roll && !running.busy)
    refusal.value = await carryOut(running, side, roll.order, undefined, undefined)
}

/** Takes back the last press of a player here, with its dice and all that followed; says whether it was taken back. */
export const undo = async (): Promise<boolean> => {
  if (rolling.value) {
    rolling.value = undefined
    return false
  }
  const to = running && undoTo(running.battle, running.record)
  return to !== undefined && rewindTo(to)
}

/** Takes back an order of the log as it is on the screen, and all that followed. */
export const takeBackTo = async (number: number): Promise<void> => {
  const viewer = scene.value?.viewer
  if (!running || viewer === undefined) return
  const entry = knownOrders(running.log, scene.value?.shared ? 'everybody' : viewer)[number - 1]
  if (entry) await rewindTo(entry.number - 1)
}

/** Goes back to where so many orders had been given; not while the last one is still being stored. */
const rewindTo = async (to: number): Promise<boolean> => {
  const now = running
  if (!now || now.busy) return false
  const taken = takeBack(now.battle, { to, pastDice: true })
  if (!taken.ok) return false
  now.busy = true
  now.log.orders.splice(to)
  const bound = taken.value.filter(({ binding }) => binding).length
  now.record = { ...now.record, takenBack: now.record.takenBack + bound }
  await keepNow(now)
  handedTo.value = undefined
  await goOn(now)
  return true
}

/** Changes who plays or which dice are thrown. */
export const settle = async (change: Partial<Pick<BattleRecord, 'players' | 'ownDice'>>): Promise<void> => {
  const now = running
  if (!now || now.busy) return
  now.busy = true
  now.record = { ...now.record, ...change }
  await keepNow(now)
  await goOn(now)
}

/** What the rule set's own commander would order now, and why; none if the player has gone on meanwhile. */
export const advice = async (): Promise<Decision | undefined> => {
  const side = scene.value?.deciding
  if (!running?.ruleset.doctrine || side === undefined || running.busy) return undefined
  return (await ask(running, side, 'commander'))?.decision
}
