import * as v from 'valibot'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import { type DeviceStore, deviceStore } from './device-store.ts'

/* What is known of things kept on this device without the rules they belong to, for pages that must not wait. */

const read =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (stored: unknown): Result<T, undefined> => {
    const parsed = v.safeParse(schema, stored)
    return parsed.success ? success(parsed.output) : failure(undefined)
  }

/** What a battle is called, how it stands and by which rules it is fought. */
export interface BattleHead {
  readonly id: string
  readonly changed: string
  readonly title: string
  readonly standing: string
  readonly file: { readonly ruleset: string }
}

const BATTLE: v.GenericSchema<unknown, BattleHead> = v.object({
  id: v.string(),
  changed: v.string(),
  title: v.string(),
  standing: v.string(),
  file: v.object({ ruleset: v.string() }),
})

export const BATTLE_HEADS: DeviceStore<BattleHead> = deviceStore({
  store: 'battles',
  format: '',
  read: read(BATTLE),
})

const EVENING = v.object({ id: v.string(), changed: v.string(), ruleset: v.string() })

export const EVENING_HEADS: DeviceStore<v.InferOutput<typeof EVENING>> = deviceStore({
  store: 'evenings',
  format: '',
  read: read(EVENING),
})
