import type { RolledDie } from '../../../../src/kernel/dice.ts'
import type { Side } from '../../../../src/kernel/game.ts'
import { fair, type Random, sfc32 } from '../../../../src/kernel/random.ts'
import { GAME } from '../../../../src/rules/green-fields/game.ts'
import { asOrder } from '../../../../src/rules/green-fields/on-the-table/legal.ts'
import { TABLE_TOP } from '../../../../src/rules/green-fields/on-the-table.ts'
import type { PlayerOrder } from '../../../../src/rules/green-fields/orders.ts'
import { heardLog } from '../../../../src/web/battle/log/log.ts'
import { begun, type Fought, facesFor, give, phaseOf } from './campaign.ts'
import { instead, SECRET } from './otherwise.ts'

/** Two campaigns between which one side, the watcher, can tell no difference. */
export interface Twins {
  readonly watcher: Side
  readonly here: Fought
  readonly there: Fought
}

/** Phases in which a side decides while its enemy hides something; close assaults show both sides. */
export const PHASES = [
  'deployment',
  'construction',
  'raids',
  'raid-defence',
  'air-plans',
  'air-action',
  'bombardment',
  'gas',
  'replacements',
  'assault-decision',
  'artillery',
  'movement',
  'assault-construction',
  'reserves',
] as const

/** Dice that were thrown here fall the same way there; there may be others besides. */
const again = (thrown: readonly RolledDie[], random: Random) => {
  const left = [...thrown]
  return (faces: readonly number[], why: string): number => {
    const at = left.findIndex((die) => die.for === why && die.sides === faces.length)
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same?.value ?? faces[fair(random, faces.length)] ?? 1
  }
}

const throwing = (random: Random) => (faces: readonly number[]) => faces[fair(random, faces.length)] ?? 1

/** The usual order more often than not, else any. */
const decided = ({ battle }: Fought, side: Side, random: Random): PlayerOrder => {
  const usual = asOrder(TABLE_TOP.writing(GAME.view(battle.state, side), side, undefined, undefined)?.order)
  const legal = usual && !GAME.check(battle.state, side, usual) ? usual : undefined
  return legal && fair(random, 3) > 0 ? legal : GAME.sample(battle.state, side, random)
}

/** What the watcher has been told and sees on his table. */
const knownTo = ({ battle, log }: Fought, watcher: Side): string =>
  JSON.stringify([
    GAME.view(battle.state, watcher),
    GAME.pending(battle.state).includes(watcher),
    heardLog(log, watcher).flatMap(({ lines }) => lines),
  ])

/** Gives what he orders there; false if he cannot, and the watcher would notice. */
const enemyGives = (
  there: Fought,
  side: Side,
  order: PlayerOrder,
  thrown: readonly RolledDie[],
  random: Random,
): boolean => {
  const face = again(thrown, random)
  return instead(there, side, order, random).every((wanted) =>
    GAME.check(there.battle.state, side, wanted)
      ? SECRET.includes(wanted.kind)
      : give(there, side, wanted, facesFor(there, side, wanted, face)) !== undefined,
  )
}

/**
 * Fights two campaigns side by side. The watcher gives the same orders in both and public dice fall alike; his enemy has
 * another army and stands elsewhere. Whenever the watcher has to decide and has been told the same in both, `look` is
 * called. They part when he could know the difference.
 */
export const fightTwins = (
  watcher: Side,
  seed: number,
  mostOrders: number,
  look: (twins: Twins) => void,
): { readonly orders: number; readonly parted: string } => {
  const here = begun(watcher, 'here', seed)
  const there = begun(watcher, 'there', seed)
  const random = sfc32(seed)
  for (let orders = 0; orders < mostOrders; orders++) {
    const [side] = GAME.pending(here.battle.state)
    if (side === undefined) return { orders, parted: 'over' }
    if (side === watcher) look({ watcher, here, there })
    const order = decided(here, side, random)
    const entry = give(here, side, order, facesFor(here, side, order, throwing(random)))
    if (!entry) throw new Error(`${order.kind} is refused`)
    if (side === watcher) {
      if (GAME.check(there.battle.state, side, order)) return { orders, parted: `refused ${order.kind}` }
      give(there, side, order, facesFor(there, side, order, again(entry.dice, random)))
    } else if (!enemyGives(there, side, order, entry.dice, random)) {
      return { orders, parted: `${order.kind} in ${phaseOf(here)}` }
    }
    if (knownTo(here, watcher) !== knownTo(there, watcher))
      return { orders, parted: `seen after ${order.kind} in ${phaseOf(here)}` }
  }
  return { orders: mostOrders, parted: 'enough' }
}
