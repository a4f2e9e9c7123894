import * as v from 'valibot'
import type { Damage } from '#kernel/game/battle/salvage.ts'
import { salvagedData } from '#kernel/game/battle/salvage.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { fieldOf } from '../../device/spoiled.ts'
import { HUMAN } from './record.ts'

/** What a battle can be opened without, as it is written if it is sound. */
const BESIDE = {
  title: v.string(),
  begun: v.string(),
  changed: v.string(),
  players: v.record(v.string(), v.string()),
  ownDice: v.boolean(),
  takenBack: v.pipe(v.number(), v.integer(), v.minValue(0)),
  standing: v.string(),
} as const

const LONG_AGO = new Date(0).toISOString()

/**
 * What is left of a damaged record: its orders up to the first that is damaged, and of what stands beside them whatever is
 * sound. Nothing if it does not even say what battle it is.
 */
export const mended = (record: object): object | undefined => {
  const salvaged = salvagedData(fieldOf(record, 'file'))
  if (!salvaged.ok) return undefined
  const { file, damage = BESIDE_THE_ORDERS } = salvaged.value
  const sides = [...new Set(file.orders.map(({ side }) => side))]
  const instead = {
    title: 'Without a name',
    begun: LONG_AGO,
    changed: LONG_AGO,
    players: Object.fromEntries(sides.map((side) => [side, HUMAN])),
    ownDice: false,
    takenBack: 0,
    standing: 'damaged',
  }
  const kept = Object.entries(BESIDE).flatMap(([name, schema]) => {
    const value = fieldOf(record, name)
    return accept<unknown>(schema, value).ok ? [[name, value] as const] : []
  })
  const whys: unknown = fieldOf(record, 'whys')
  const why = (i: number): string | null => {
    const said: unknown = Array.isArray(whys) ? whys[i] : undefined
    return typeof said === 'string' ? said : null
  }
  return {
    ...instead,
    ...Object.fromEntries(kept),
    id: fieldOf(record, 'id'),
    file,
    whys: file.orders.map((_, i) => why(i)),
    hidden: fieldOf(record, 'hidden') === true,
    damage,
  }
}

const BESIDE_THE_ORDERS: Damage = {
  suspect: false,
  message: 'What is stored of this battle is damaged, but all its orders are sound.',
}
