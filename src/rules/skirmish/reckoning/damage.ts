import { choice, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { HIGHEST_TABLE, NEAR_HIT_DIVISOR } from '../tables/index.ts'
import { AMMO, type Ammo, HITS, type Hit } from '../vocabulary.ts'

/** A burst on or beside something that has a value to lose. */
export interface Battering {
  readonly damage: number
  readonly table: number
  readonly hit: Hit
  readonly ammo: Ammo
}

export const BATTERING_FIELDS = {
  damage: preset(integer(0), 0),
  table: integer(0, HIGHEST_TABLE),
  hit: choice(HITS),
  ammo: preset(choice(AMMO), 'he'),
}

export interface Damage {
  readonly value: number
  readonly loss: number
  readonly remaining: number
  readonly destroyed: boolean
}

/** SK-STR-02, SK-STR-03, SK-STR-05 */
const lossOf = ({ table, hit, ammo }: Battering, trace: Trace): number => {
  if (ammo !== 'he') {
    trace.note('SK-STR-05', 'Only high explosive does damage', 0)
    return 0
  }
  if (hit === 'direct') {
    trace.note('SK-STR-02', 'Direct hit', table)
    return table
  }
  const loss = Math.floor(table / NEAR_HIT_DIVISOR)
  trace.note('SK-STR-03', 'Touched by the blast', loss)
  return loss
}

/** What a burst takes off a value. */
export const damageTo = (value: number, battering: Battering, trace: Trace): Damage => {
  const loss = lossOf(battering, trace)
  const total = battering.damage + loss
  const destroyed = total >= value
  trace.note('SK-STR-02', destroyed ? 'Destroyed: all its value is lost' : 'Value lost so far', total)
  return { value, loss, remaining: destroyed ? 0 : value - total, destroyed }
}

/** What is left, in words. */
export const damageWords = ({ value, loss, remaining, destroyed }: Damage): string => {
  if (destroyed) return loss === 0 ? 'Destroyed already' : 'Destroyed'
  const left = `${remaining} of ${value} left`
  return loss === 0 ? `No damage, ${left}` : `Loses ${loss} ${loss === 1 ? 'point' : 'points'}, ${left}`
}
