import type { RolledDie } from '#kernel/chance/dice.ts'
import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import { type BattleLog, entryFor, heardLog } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import { zoneAt } from '#rules/green-fields/game/board/zones.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { OrderOf, PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { unitNamed } from '#rules/green-fields/game/units.ts'
import { zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { asOrder } from '#rules/green-fields/screen/legal.ts'

import { begun, type Fought, facesFor, give, phaseOf } from './campaign.ts'
import type { Guise } from './guises.ts'
import { instead, SECRET } from './otherwise.ts'
import { type Stage, staged } from './stages.ts'

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

/** Samples among which something bold is looked for. */
const SAMPLES = 12

/** Somebody who goes for the enemy: into his zones, underground and with gas. Whoever is told to hold his fire lies low. */
const eager: Decide = (fought, side, random) => {
  const { state } = fought.battle
  for (let i = 0; i < SAMPLES; i++) {
    const order = GAME.sample(state, side, random)
    if (BOLD.includes(order.kind) || (order.kind === 'move' && goesForEnemy(state, side, order))) return order
  }
  const order = decided(fought, side, random)
  return 'units' in order && order.units.some((id) => liesLow(state, id)) ? { kind: 'done' } : order
}

const BOLD = ['release-gas', 'detonate', 'open-assault']

const goesForEnemy = (state: State, side: Side, { units, path }: OrderOf<'move'>): boolean =>
  path.some((zone) => isEnemys(state, side, zone)) && !units.some((id) => liesLow(state, id))

const liesLow = (state: State, id: string): boolean => unitNamed(state, id)?.standing === 'hold'

const isEnemys = (state: State, side: Side, reference: string): boolean => {
  const zone = zoneNamed(state.country, reference)
  return zone !== undefined && zoneAt(state, zone).owner !== side
}

/** Underground all dice fall before the eyes of both sides, and their number tells how well those men fight. */
const diceUnderground = (log: BattleLog, watcher: Side): readonly number[] =>
  log.orders
    .filter(({ happened }) => happened.some(({ event }) => event.kind === 'mine-fought'))
    .map((order) => entryFor(log, order, watcher).dice.length)

/** What the watcher has been told, sees on his table, and has seen the dice on it do. */
const knownTo = ({ battle, log }: Fought, watcher: Side): string => {
  const { game, state }: Battle = battle
  const heard = heardLog(log, watcher)
  const stories = log.orders.flatMap(({ happened }) =>
    happened.flatMap(({ event }) => (game.tell(state, event, watcher) === '' ? [] : [event])),
  )
  return JSON.stringify([
    game.view(state, watcher),
    game.pending(state).includes(watcher),
    heard.flatMap(({ lines }) => lines),
    stories.map((story) => game.eventView?.(state, story, watcher)).filter((seen) => seen !== undefined),
    diceUnderground(log, watcher),
  ])
}

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

const TRIES = 20

/** An order that can be given in both campaigns, if one is soon found; the watcher's own is never asked for twice. */
const inBoth = ({ watcher, there }: Twins, side: Side, decide: () => PlayerOrder): PlayerOrder => {
  let order = decide()
  for (let i = 0; i < TRIES && side !== watcher; i++) {
    if (SECRET.includes(order.kind) || !GAME.check(there.battle.state, side, order)) break
    order = decide()
  }
  return order
}

export interface Parted {
  readonly orders: number
  readonly parted: string
}

/** Who decides what; the watcher's order is given in both campaigns. */
type Decide = (fought: Fought, side: Side, random: Random) => PlayerOrder

/**
 * Fights two campaigns side by side. The watcher gives the same orders in both and public dice fall alike; his enemy has
 * another army and stands elsewhere. Whenever the watcher has to decide and has been told the same in both, `look` is
 * called. They part when he could know the difference.
 */
const fightOn = (
  twins: Twins,
  random: Random,
  mostOrders: number,
  decide: Decide,
  look: (twins: Twins) => void,
): Parted => {
  const { watcher, here, there } = twins
  for (let orders = 0; orders < mostOrders; orders++) {
    const [side] = GAME.pending(here.battle.state)
    if (side === undefined) return { orders, parted: 'over' }
    if (side === watcher) look(twins)
    const order = inBoth(twins, side, () => decide(here, side, random))
    const entry = give(here, side, order, facesFor(here, side, order, throwing(random)))
    if (!entry) throw new Error(`${order.kind} is refused`)
    if (side === watcher) {
      const refusal = GAME.check(there.battle.state, side, order)
      if (refusal) throw new Error(`what ${side} cannot know makes a difference: ${refusal.message}`)
      give(there, side, order, facesFor(there, side, order, again(entry.dice, random)))
    } else if (!enemyGives(there, side, order, entry.dice, random)) {
      return { orders, parted: `${order.kind} in ${phaseOf(here)}` }
    }
    if (knownTo(here, watcher) !== knownTo(there, watcher))
      return { orders, parted: `seen after ${order.kind} in ${phaseOf(here)}` }
  }
  return { orders: mostOrders, parted: 'enough' }
}

/** Two campaigns from their beginning. */
export const fightTwins = (
  watcher: Side,
  seed: number,
  mostOrders: number,
  look: (twins: Twins) => void,
): Parted => {
  const twins = { watcher, here: begun(watcher, 'here', seed), there: begun(watcher, 'there', seed) }
  return fightOn(twins, sfc32(seed), mostOrders, decided, look)
}

/** Two campaigns that stand as they were staged. */
export const fightStaged = (
  stage: Stage,
  watcher: SideName,
  seed: number,
  mostOrders: number,
  look: (twins: Twins) => void,
): Parted => {
  const standing = (guise: Guise): Fought => {
    const fought = begun(watcher, guise, seed)
    fought.battle.state = staged(stage, watcher, guise)
    return fought
  }
  const twins = { watcher, here: standing('here'), there: standing('there') }
  return fightOn(twins, sfc32(seed), mostOrders, eager, look)
}
