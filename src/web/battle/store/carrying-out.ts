import { askedDie } from '#kernel/game/battle/asking.ts'
import { type Battle, bindOrder } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { withLed } from '#kernel/game/battle/led.ts'
import { type BattleLog, giveLogged, type LoggedOrder } from '#kernel/game/battle/log.ts'
import { type AnyOrder, hidesAnything, type Refusal, type Side } from '#kernel/game/game.ts'
import { type BattleRecord, HUMAN } from '../storage/record.ts'

/** A battle that goes on, its log, and the record it is stored as. */
interface Recorded {
  readonly battle: Battle
  readonly log: BattleLog
  record: BattleRecord
}

/** The record of a battle as it stands now. */
export const recordNow = ({ battle, log, record }: Recorded): BattleRecord => {
  const { game, state } = battle
  const joined = record.joined?.filter((place) => place < battle.orders.length)
  const { told, declined, led, bound: _, ...rest } = record
  const last = battle.orders.length
  return {
    ...rest,
    // What has been taken back was neither told nor declined.
    ...(told === undefined ? {} : { told: Math.min(told, last) }),
    ...(declined && declined.at <= last ? { declined } : {}),
    ...(led ? { led: led.filter(({ from }) => from < last) } : {}),
    changed: new Date().toISOString(),
    file: fileOf(battle),
    whys: log.orders.map(({ why }) => why ?? null),
    ...(joined ? { joined } : {}),
    ...(battle.bound ? { bound: battle.bound } : {}),
    hidden: hidesAnything(game, state, log.sides),
    standing: game.result(state) ? 'over' : game.summary(game.view(state, 'umpire')),
  }
}

/** Carries out one order of whoever leads the side; on a refusal everything is as it was. */
export const carryOut = (
  now: Recorded,
  side: Side,
  order: AnyOrder,
  faces: readonly number[] | undefined,
  why: string | undefined,
  player = now.record.players[side] ?? HUMAN,
): Refusal | undefined => {
  const { battle, log, record } = now
  const given = giveLogged(battle, side, order, faces, why)
  if (!given.ok) return given.error
  log.orders.push(given.value)
  now.record = { ...record, led: withLed(record.led, { from: battle.orders.length - 1, side, player }) }
  return undefined
}

/** No die was rolled for it and nothing hidden was shown. */
const isFree = ({ dice, happened }: LoggedOrder): boolean =>
  dice.length === 0 && !happened.some(({ event }) => event.reveals)

/**
 * Carries out an order of a player here. If he throws dice of his own for it, it stands from now on and waits for them; on a
 * refusal everything is as it was.
 */
export const carryOutOrAsk = (
  now: Recorded,
  side: Side,
  order: AnyOrder,
  why: string | undefined,
): Refusal | 'asked' | undefined => {
  const { battle, record } = now
  const refused = battle.game.check(battle.state, side, order)
  if (refused) return refused
  const asked = record.ownDice && !battle.bound ? askedDie(battle, side, order, []) : undefined
  if (asked?.needed) {
    const bound = bindOrder(battle, side, order)
    return bound.ok ? 'asked' : bound.error
  }
  return carryOut(now, side, order, asked?.faces.length ? asked.faces : undefined, why)
}

/** What stopped a press, if anything did: an order that was refused, or dice that the player is to throw. */
export interface Stopped {
  readonly refused?: Refusal
  readonly asked?: boolean
}

/**
 * Carries out the orders of one press one after the other, as far as they are accepted and ask for no dice. They are
 * taken back together, but not past dice or what was hidden.
 */
export const giveAll = (now: Recorded, side: Side, orders: readonly AnyOrder[]): Stopped => {
  for (const [i, order] of orders.entries()) {
    const stop = carryOutOrAsk(now, side, order, undefined)
    if (stop) return stop === 'asked' ? { asked: true } : { refused: stop }
    if (i > 0 && now.log.orders.slice(-2).every(isFree))
      now.record = { ...now.record, joined: [...(now.record.joined ?? []), now.battle.orders.length - 1] }
  }
  return {}
}

/** All orders since then are taken back together, with their dice. */
export const joinFrom = (now: Recorded, from: number): void => {
  const places = Array.from(
    { length: Math.max(0, now.battle.orders.length - from - 1) },
    (_, i) => from + 1 + i,
  )
  now.record = { ...now.record, joined: [...(now.record.joined ?? []), ...places] }
}

/** How many orders stay when the last press of a player here is taken back; none if he has given none. */
export const undoTo = ({ orders }: Battle, { players, joined = [] }: BattleRecord): number | undefined => {
  let at = orders.findLastIndex(({ side }) => players[side] === HUMAN)
  if (at < 0) return undefined
  while (joined.includes(at)) at--
  return at
}
