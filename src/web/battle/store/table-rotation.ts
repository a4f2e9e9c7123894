import type { Side } from '../../../kernel/game/game.ts'
import type { Turn } from '../../table/model.ts'
import { humansOf } from '../storage/record.ts'
import type { Scene } from './scene.ts'

/** How the table is turned, by battle and side. */
export type TableTurns = Readonly<Record<string, Readonly<Partial<Record<Side, Turn>>>>>

const KEY = 'duckboard.tables-turned'
/** Battles of which it is remembered, the latest. */
const MOST = 50

export const keptTurns = (): TableTurns => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

export const keepTurns = (turns: TableTurns): void => localStorage.setItem(KEY, JSON.stringify(turns))

type Seen = Pick<Scene, 'deciding' | 'record' | 'ground'>

/** Through whose eyes the table is looked at. */
const viewerOf = ({ deciding, record, ground }: Seen): Side =>
  deciding ?? humansOf(record)[0] ?? ground.sides[0].side

/** The quarter turn that brings a heading up the screen. */
export const upright = (heading: number): Turn => {
  const quarters = (4 - Math.round(heading / 9000)) % 4
  return quarters === 1 || quarters === 2 || quarters === 3 ? quarters : 0
}

/** Each player has his own side before him, unless he has turned the table otherwise in this battle. */
export const turnFor = (turns: TableTurns, scene: Seen): Turn => {
  const viewer = viewerOf(scene)
  const looks = scene.ground.sides.find(({ side }) => side === viewer)?.looks ?? 0
  return turns[scene.record.id]?.[viewer] ?? upright(looks)
}

/** With the table of the player who looks turned; his battle is then the latest. */
export const withTurn = (turns: TableTurns, scene: Seen, turn: Turn): TableTurns => {
  const { id } = scene.record
  const { [id]: before, ...others } = turns
  const latest = Object.entries(others).slice(1 - MOST)
  return { ...Object.fromEntries(latest), [id]: { ...before, [viewerOf(scene)]: turn } }
}
