import * as v from 'valibot'
import type { Battle } from '#kernel/game/battle/battle.ts'
import { database } from '../../device/database.ts'
import { type Packed, packed, unpacked } from '../../device/packing.ts'

/*
 * How a battle stood when each of its turns was over. The orders and dice tell the same as long as the rules are what
 * they were; what is kept here can be looked at under any.
 */

/** The state of a battle at the end of a turn, as it lies on this device. */
interface StoredTurn {
  /** The battle, how many orders had been given, and the hash after the last of them. */
  readonly id: string
  /** The turn that was over; 0 before the first. */
  readonly turn: number
  readonly orders: number
  readonly rulesVersion: number
  readonly state: Packed
}

/** How a battle stood when a turn was over. */
export interface KeptTurn extends Omit<StoredTurn, 'id' | 'state'> {
  readonly state: unknown
}

/** Where in a battle a turn was over. */
interface TurnEnd {
  readonly key: string
  readonly turn: number
  readonly orders: number
  readonly state: unknown
}

const WIDTH = 7
/** Sorts behind whatever else begins like it. */
const LAST = '\uffff'

const keyOf = (battle: string, orders: number, hash: string): string =>
  `${battle}/${String(orders).padStart(WIDTH, '0')}/${hash}`

const allOf = (battle: string): IDBKeyRange => IDBKeyRange.bound(`${battle}/`, `${battle}/${LAST}`)

/** The ends of all turns so far, the beginning and the end of the battle among them. */
export const turnEnds = (id: string, { game, state, orders, snapshots }: Battle): readonly TurnEnd[] => {
  const end = (count: number, turn: number, stood: unknown): TurnEnd => ({
    key: keyOf(id, count, orders[count - 1]?.hash ?? 'start'),
    turn,
    orders: count,
    state: stood,
  })
  const ends = snapshots.flatMap((one, i) => {
    const before = snapshots[i - 1]
    if (!before) return [end(0, 0, one.state)]
    const turn = game.turn(before.state)
    return game.turn(one.state) === turn ? [] : [end(one.orders, turn, one.state)]
  })
  const last = ends.at(-1)?.orders
  return game.result(state) && last !== orders.length
    ? [...ends, end(orders.length, game.turn(state), state)]
    : ends
}

/**
 * Keeps the turns that are over, and forgets those that were taken back. What cannot be kept is missed only where the
 * rules have changed: nothing is said of it.
 */
export const keepTurns = async (id: string, battle: Battle): Promise<void> => {
  const ends = turnEnds(id, battle)
  const { version: rulesVersion = 1 } = battle.game
  try {
    const db = await database()
    const known = new Set((await db.getAllKeys('turns', allOf(id))).map(String))
    const wanted = new Set(ends.map(({ key }) => key))
    const fresh = await Promise.all(
      ends
        .filter(({ key }) => !known.has(key))
        .map(
          async ({ key, turn, orders, state }): Promise<StoredTurn> => ({
            id: key,
            turn,
            orders,
            rulesVersion,
            state: await packed(state),
          }),
        ),
    )
    const { store, done } = db.transaction('turns', 'readwrite')
    for (const key of known) if (!wanted.has(key)) void store.delete(key)
    for (const turn of fresh) void store.put(turn)
    await done
  } catch {
    // The battle itself is kept with every order, and says so where it is not.
  }
}

const count = () => v.pipe(v.number(), v.integer(), v.minValue(0))

const STORED: v.GenericSchema<unknown, StoredTurn> = v.object({
  id: v.string(),
  turn: count(),
  orders: count(),
  rulesVersion: count(),
  state: v.object({ how: v.picklist(['deflated', 'plain']), bytes: v.instance(Uint8Array) }),
})

/** All turns of a battle that are kept and sound, the first before any order. */
export const keptTurns = async (battle: string): Promise<readonly KeptTurn[]> => {
  try {
    const found: readonly unknown[] = await (await database()).getAll('turns', allOf(battle))
    const read = await Promise.all(
      found.map(async (raw): Promise<KeptTurn | undefined> => {
        const stored = v.safeParse(STORED, raw)
        if (!stored.success) return undefined
        const { turn, orders, rulesVersion } = stored.output
        const state = await unpacked(stored.output.state)
        return state === undefined ? undefined : { turn, orders, rulesVersion, state }
      }),
    )
    return read.flatMap((one) => (one ? [one] : []))
  } catch {
    return []
  }
}

/** Forgets the turns of a battle that is deleted. */
export const forgetTurns = async (battle: string): Promise<void> => {
  try {
    await (await database()).delete('turns', allOf(battle))
  } catch {
    // What the device does not give up now goes when the site's data goes.
  }
}
