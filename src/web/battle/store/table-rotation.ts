import * as v from 'valibot'
import type { Side } from '#kernel/game/game.ts'
import type { Ground } from '#screen/tabletop.ts'
import { remember, remembered } from '../../device/little.ts'
import type { Lies, Turn } from '../../table/model.ts'
import { humansOf } from '../storage/record.ts'
import type { Scene } from './scene.ts'

/** How the table is turned, by battle and side. */
export type TableTurns = Readonly<Record<string, Readonly<Partial<Record<Side, Turn>>>>>

const KEY = 'duckboard.tables-turned'
/** Battles of which it is remembered, the latest. */
const MOST = 50

const TURNS: v.GenericSchema<unknown, TableTurns> = v.fallback(
  v.record(v.string(), v.record(v.string(), v.picklist([0, 1, 2, 3]))),
  {},
)

export const keptTurns = (): TableTurns => v.parse(TURNS, remembered(KEY))

export const keepTurns = (turns: TableTurns): void => remember(KEY, turns)

type Seen = Pick<Scene, 'deciding' | 'record' | 'ground'>

/** Through whose eyes the table is looked at. */
const viewerOf = ({ deciding, record, ground }: Seen): Side =>
  deciding ?? humansOf(record)[0] ?? ground.sides[0].side

/** The quarter turn that brings a heading up the screen. */
export const upright = (heading: number): Turn => {
  const quarters = (8 - Math.round(heading / 9000)) % 4
  return quarters === 1 || quarters === 2 || quarters === 3 ? quarters : 0
}

/** How a player has turned the table in this battle, if he has. */
export const turnFor = (turns: TableTurns, scene: Seen): Turn | undefined =>
  turns[scene.record.id]?.[viewerOf(scene)]

/** Each player has his own side before him; on a table that lies on its side the attacker stands to the left. */
export const liesFor = (ground: Pick<Ground, 'sides'>, viewer: Side | undefined): Lies => {
  const { sides } = ground
  const own = sides.find(({ side }) => side === viewer) ?? sides[0]
  const attacker = sides.find(({ attacks }) => attacks) ?? sides[0]
  return { upright: upright(own.looks), sideways: upright(attacker.looks - 9000) }
}

/** How the table lies for whoever looks at a scene. */
export const liesIn = (scene: Seen): Lies => liesFor(scene.ground, viewerOf(scene))

/** With the table of the player who looks turned; his battle is then the latest. */
export const withTurn = (turns: TableTurns, scene: Seen, turn: Turn): TableTurns => {
  const { id } = scene.record
  const { [id]: before, ...others } = turns
  const latest = Object.entries(others).slice(1 - MOST)
  return { ...Object.fromEntries(latest), [id]: { ...before, [viewerOf(scene)]: turn } }
}
