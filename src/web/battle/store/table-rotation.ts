import { signal } from '@preact/signals'
import type { Side } from '../../../kernel/game/game.ts'
import type { Turn } from '../../table/model.ts'
import { humansOf } from '../storage/record.ts'
import type { Scene } from './scene.ts'

type Turns = Readonly<Record<string, Readonly<Partial<Record<Side, Turn>>>>>

const KEY = 'duckboard.tables-turned'
/** Battles of which it is remembered, the latest. */
const MOST = 50

const kept = (): Turns => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

const turns = signal<Turns>(kept())

/** Through whose eyes the table is looked at. */
const viewerOf = ({ deciding, record, ground }: Scene): Side =>
  deciding ?? humansOf(record)[0] ?? ground.sides[0].side

/** The quarter turn that brings a heading up the screen. */
export const upright = (heading: number): Turn => {
  const quarters = (4 - Math.round(heading / 9000)) % 4
  return quarters === 1 || quarters === 2 || quarters === 3 ? quarters : 0
}

/** Each player has his own side before him, unless he has turned the table otherwise in this battle. */
export const turnFor = (scene: Scene): Turn => {
  const viewer = viewerOf(scene)
  const looks = scene.ground.sides.find(({ side }) => side === viewer)?.looks ?? 0
  return turns.value[scene.record.id]?.[viewer] ?? upright(looks)
}

export const keepTurn = (scene: Scene, turn: Turn): void => {
  const { id } = scene.record
  const { [id]: before, ...others } = turns.value
  const latest = Object.entries(others).slice(1 - MOST)
  turns.value = { ...Object.fromEntries(latest), [id]: { ...before, [viewerOf(scene)]: turn } }
  localStorage.setItem(KEY, JSON.stringify(turns.value))
}
