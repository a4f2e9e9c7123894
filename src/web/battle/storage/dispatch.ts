import * as v from 'valibot'
import { accept } from '#kernel/procedure/schema.ts'
import { database } from '../../device/database.ts'
import { packed, unpacked } from '../../device/packing.ts'
import type { TableData } from '../../table/model.ts'

/*
 * What is to be read of a battle that is over: words, figures and maps as they were when it ended. Nothing here is
 * worked out again, so that no later rules can change or lose it.
 */

export const DISPATCH_FORMAT = 'duckboard.dispatch/1'

const side = () => v.picklist([0, 1])

/** What the table showed is drawn as it is; a drawing that has learned other words since may have to leave it out. */
const map = v.custom<TableData>((data) => typeof data === 'object' && data !== null && 'pieces' in data)

const DISPATCH = v.object({
  format: v.literal(DISPATCH_FORMAT),
  battle: v.string(),
  title: v.string(),
  ruleset: v.string(),
  /** What the rule set was called. */
  rules: v.string(),
  rulesVersion: v.number(),
  begun: v.string(),
  ended: v.string(),
  orders: v.number(),
  result: v.object({
    winner: v.nullable(v.string()),
    reason: v.string(),
    score: v.record(v.string(), v.number()),
  }),
  /** How it ended, in a sentence. */
  verdict: v.string(),
  story: v.array(v.string()),
  leaders: v.array(v.string()),
  sides: v.tuple([v.string(), v.string()]),
  roll: v.array(
    v.object({ id: v.string(), side: side(), name: v.string(), began: v.string(), ended: v.string() }),
  ),
  tables: v.array(
    v.object({
      title: v.string(),
      head: v.array(v.string()),
      rows: v.array(v.array(v.union([v.string(), v.number()]))),
      none: v.string(),
    }),
  ),
  log: v.array(v.object({ turn: v.string(), side: side(), lines: v.array(v.string()) })),
  /** The start, the turning points and the end. */
  maps: v.array(v.object({ title: v.string(), lines: v.array(v.string()), data: map })),
  /** The whole report as a file. */
  markdown: v.string(),
})

/** A battle that is over, as it was told when it ended. */
export type Dispatch = v.InferOutput<typeof DISPATCH>

const STORED = v.object({
  id: v.string(),
  told: v.object({ how: v.picklist(['deflated', 'plain']), bytes: v.instance(Uint8Array) }),
})

/** Keeps what is told of a battle that is over; whether it is safe. */
export const keepDispatch = async (dispatch: Dispatch): Promise<boolean> => {
  try {
    const told = await packed(dispatch)
    await (await database()).put('dispatches', { id: dispatch.battle, told })
    return true
  } catch {
    return false
  }
}

/** What was told of a battle when it ended, if it was kept and is sound. */
export const keptDispatch = async (battle: string): Promise<Dispatch | undefined> => {
  try {
    const stored = accept(STORED, await (await database()).get('dispatches', battle))
    if (!stored.ok) return undefined
    const read = accept(DISPATCH, await unpacked(stored.value.told))
    return read.ok ? read.value : undefined
  } catch {
    return undefined
  }
}

/** Forgets what was told of a battle that is deleted, or that goes on after all. */
export const forgetDispatch = async (battle: string): Promise<void> => {
  try {
    await (await database()).delete('dispatches', battle)
  } catch {
    // What the device does not give up now goes when the site's data goes.
  }
}
