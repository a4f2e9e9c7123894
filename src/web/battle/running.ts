import { batch, signal } from '@preact/signals'
import { commandersOf, random, staffOf } from '../../commander/commander.ts'
import type { Battle } from '../../kernel/battle/battle.ts'
import { nextDie } from '../../kernel/battle/dice.ts'
import { fileOf } from '../../kernel/battle/file.ts'
import { derivedSeed } from '../../kernel/battle/hash.ts'
import { takeBack } from '../../kernel/battle/undo.ts'
import type { Decision } from '../../kernel/commander.ts'
import type { AnyOrder, Refusal, Side } from '../../kernel/game.ts'
import { sfc32 } from '../../kernel/random.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Ground, TableTop } from '../../kernel/tabletop.ts'
import { loadRuleset } from '../rulesets.ts'
import { settings } from '../settings/store.ts'
import { chosen, handedTo, order, picking, refusal, rolling } from './hand.ts'
import { keepBattle, keptBattle } from './kept.ts'
import { giveAndTell, type LogEntry } from './log.ts'
import type { BattleRecord } from './record.ts'
import { resumed } from './resume.ts'
import { type Scene, sceneOf, undoTo } from './scene.ts'

/** The battle on the screen. It changes ahead of the scene, which follows when it has been stored. */
interface Running {
  readonly ruleset: Ruleset
  readonly tableTop: TableTop
  readonly battle: Battle
  readonly ground: Ground
  readonly log: LogEntry[]
  record: BattleRecord
  trouble: string | undefined
  /** An order is being carried out or stored. */
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
  const { game, tableTop } = ruleset
  const found = resumed(game, tableTop, record.file, record.whys)
  if (!found.ok) return found.error
  const { battle, log, trouble } = found.value
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  running = { ruleset, tableTop, battle, ground, log, record, trouble, busy: false, shown: 0 }
  show(running)
  return undefined
}

export const closeBattle = (): void => {
  running = undefined
  scene.value = undefined
  handedTo.value = undefined
}

const show = (now: Running): void => {
  if (now !== running) return
  now.shown++
  const { ruleset, tableTop, battle, ground, log, record, trouble } = now
  const next = sceneOf(ruleset, tableTop, record, battle, ground, log, trouble)
  const { deciding, view } = next
  batch(() => {
    scene.value = next
    order.value = deciding === undefined ? undefined : planFor(now, deciding)
    const unit =
      deciding === undefined ? undefined : tableTop.writing(view, deciding, order.value, undefined)?.unit
    if (unit !== undefined) chosen.value = unit
    picking.value = undefined
    refusal.value = undefined
    rolling.value = undefined
  })
  if (next.thinking !== undefined) void think(now, next.thinking)
}

/** Where both sides plan in secret, the plan of the rule set's own commander is there to begin with. */
const planFor = (now: Running, side: Side): AnyOrder | undefined => {
  const { game, state } = now.battle
  const commander = now.ruleset.commanders?.commander
  const planning = game.pending(state).length > 1 || now.battle.secrets
  return commander && planning ? decided(now, side, 'commander').order : undefined
}

/** What a computer player would do for a side, from its own view. */
const decided = ({ ruleset, battle }: Running, side: Side, player: string): Decision => {
  const { game, state, setting, orders } = battle
  const commander = commandersOf(ruleset).get(player) ?? random
  const chance = sfc32(derivedSeed(derivedSeed(setting.seed, side), orders.length))
  return commander(() => game.view(state, side), staffOf(game, state, side, chance))
}

/** A computer player decides, after a moment to look at what went before. */
const think = async (now: Running, side: Side): Promise<void> => {
  const { shown } = now
  await pause()
  if (now !== running || now.busy || now.shown !== shown) return
  const { order: wanted, why } = decided(now, side, now.record.players[side] ?? 'random')
  const refused = await carryOut(now, side, wanted, undefined, why)
  if (refused && now === running) refusal.value = refused
}

const carryOut = async (
  now: Running,
  side: Side,
  wanted: AnyOrder,
  faces: readonly number[] | undefined,
  why: string | undefined,
): Promise<Refusal | undefined> => {
  now.busy = true
  const given = giveAndTell(now.battle, now.tableTop, side, wanted, faces, why)
  if (given.ok) {
    now.log.push(given.value)
    await keepNow(now)
  }
  now.busy = false
  if (!given.ok) return given.error
  show(now)
  return undefined
}

/** Stores the battle as it stands now. */
const keepNow = async (now: Running): Promise<void> => {
  const { battle, log, tableTop } = now
  now.record = {
    ...now.record,
    changed: new Date().toISOString(),
    file: fileOf(battle),
    whys: log.map(({ why }) => why ?? null),
    standing: battle.game.result(battle.state)
      ? 'over'
      : tableTop.standing(battle.game.view(battle.state, 'umpire')),
  }
  await keepBattle(now.record)
}

/**
 * Gives an order of the player at this device. With own dice the faces are asked for first. `by` is the side that gives
 * it if it is not the one to decide, as when a side gives up out of its turn.
 */
export const give = async (wanted: AnyOrder, by?: Side): Promise<void> => {
  const now = running
  const side = by ?? scene.value?.deciding
  if (!now || side === undefined || now.busy) return
  const { game, state } = now.battle
  const refused = game.check(state, side, wanted)
  if (refused) {
    refusal.value = refused
    return
  }
  refusal.value = undefined
  const needed = now.record.ownDice ? nextDie(game, state, side, wanted, []) : undefined
  if (needed) rolling.value = { order: wanted, faces: [], needed }
  else await carryOut(now, side, wanted, undefined, undefined)
}

/** One more die of the player's own; the last one resolves. */
export const enterDice = async (faces: readonly number[]): Promise<void> => {
  const now = running
  const side = scene.value?.deciding
  const roll = rolling.value
  if (!now || side === undefined || !roll || now.busy) return
  const needed = nextDie(now.battle.game, now.battle.state, side, roll.order, faces)
  if (needed) rolling.value = { ...roll, faces, needed }
  else refusal.value = await carryOut(now, side, roll.order, faces, undefined)
}

/** Lets the app throw what was to be thrown by hand. */
export const rollForMe = async (): Promise<void> => {
  const side = scene.value?.deciding
  const roll = rolling.value
  if (running && side !== undefined && roll && !running.busy)
    refusal.value = await carryOut(running, side, roll.order, undefined, undefined)
}

/** Takes back the last decision of a player here, with its dice and all that followed. */
export const undo = async (): Promise<void> => {
  if (rolling.value) {
    rolling.value = undefined
    return
  }
  const now = running
  const to = now && undoTo(now.battle, now.record)
  if (!now || to === undefined || now.busy) return
  const taken = takeBack(now.battle, { to, pastDice: true })
  if (!taken.ok) return
  now.busy = true
  now.log.splice(to)
  const bound = taken.value.filter(({ binding }) => binding).length
  now.record = { ...now.record, takenBack: now.record.takenBack + bound }
  await keepNow(now)
  now.busy = false
  handedTo.value = undefined
  show(now)
}

/** Changes who plays or which dice are thrown. */
export const settle = async (change: Partial<Pick<BattleRecord, 'players' | 'ownDice'>>): Promise<void> => {
  const now = running
  if (!now || now.busy) return
  now.record = { ...now.record, ...change }
  await keepNow(now)
  show(now)
}

/** What the rule set's own commander would order now, and why. */
export const advice = (): Decision | undefined => {
  const side = scene.value?.deciding
  const name = running && Object.keys(running.ruleset.commanders ?? {})[0]
  return running && side !== undefined && name !== undefined ? decided(running, side, name) : undefined
}

export const battleFile = (): BattleRecord['file'] | undefined => running && fileOf(running.battle)
