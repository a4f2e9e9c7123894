import type * as v from 'valibot'
import { parsedText } from '../../procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import { accept } from '../../procedure/schema.ts'
import {
  BATTLE,
  type BattleFile,
  FIRST_FORMAT,
  FIRST_HEAD,
  FIRST_LINE,
  HEAD,
  LINE,
  lineCheck,
  readBattle,
  type StoredOrder,
  TAIL,
} from './file.ts'
import { asWritten, unsealed, unsealedRemains } from './sealed.ts'
import { settingHash } from './setting.ts'

/** What is wrong with a file of which something could still be read. */
export interface Damage {
  /** The first order that is damaged or lost; none where only fighting it again can tell, or what stands after the orders is damaged. */
  readonly from?: number
  /** A damaged order may be among those that were read: what comes out otherwise when it is fought again is the damage. */
  readonly suspect: boolean
  readonly message: string
}

/** A battle as far as it could be read. */
export interface Salvaged {
  readonly file: BattleFile
  readonly damage?: Damage
}

/** Reads the text of a battle file, of a damaged one what stands before the damage. */
export const salvaged = (received: string): Result<Salvaged, readonly Fault[]> => {
  const read = readBattle(received)
  if (read.ok) return success({ file: read.value })
  const text = asWritten(received)
  for (const written of new Set([unsealed(text), unsealedRemains(text)])) {
    const found = remainsOf(asWritten(written))
    if (found) return success(found)
  }
  return read
}

type Head = v.InferOutput<typeof HEAD> | v.InferOutput<typeof FIRST_HEAD>

/** The first line, if it is what was written. */
const headIn = (line: string): Head | undefined => {
  const parsed = parsedText(`${line}]}`)
  if (!parsed.ok) return undefined
  const first = accept(FIRST_HEAD, parsed.value)
  if (first.ok) return first.value
  const head = accept(HEAD, parsed.value)
  return head.ok && settingHash(head.value) === head.value.settingHash ? head.value : undefined
}

const remainsOf = (written: string): Salvaged | undefined => {
  const [first = '', ...lines] = written.split('\n')
  const head = headIn(first)
  if (!head) return undefined
  const ends = lines.findIndex((line) => line.startsWith(']'))
  const listed = ends < 0 ? lines : lines.slice(0, ends)
  const orders = soundLines(head, listed)
  const file = { ...head, orders }
  const all = orders.length === listed.length && ends >= 0
  const tail = all ? tailIn(lines.slice(ends).join('\n')) : undefined
  // A line that can be checked by itself is sound; one that cannot may have been changed into another.
  const suspect = head.format === FIRST_FORMAT
  if (!all) return { file, damage: { from: orders.length + 1, suspect, message: damagedFrom(orders.length) } }
  const whole: BattleFile =
    file.format === FIRST_FORMAT
      ? { ...file, ...notesOf(tail) }
      : { ...file, ...notesOf(tail), ...resultOf(tail) }
  const message = suspect ? CHANGED : AFTER_THE_ORDERS
  return { file: whole, damage: { suspect, message } }
}

const AFTER_THE_ORDERS = 'The file is damaged after its last order; all its orders are sound.'
const CHANGED = 'The file is damaged: it has been changed since it was written.'

/** "The file is damaged from order 58 on; the 57 before it are sound." */
export const damagedFrom = (sound: number): string => {
  if (sound === 0) return 'The file is damaged from its first order on.'
  const before = sound === 1 ? 'the one before it is sound' : `the ${sound} before it are sound`
  return `The file is damaged from order ${sound + 1} on; ${before}.`
}

/** The orders up to the first line that is not what was written. */
const soundLines = (head: Head, lines: readonly string[]): StoredOrder[] => {
  const orders: StoredOrder[] = []
  let check = head.format === FIRST_FORMAT ? undefined : head.settingHash
  for (const line of lines) {
    const parsed = parsedText(line.replace(/,$/, ''))
    if (!parsed.ok) break
    if (check === undefined) {
      const read = accept(FIRST_LINE, parsed.value)
      if (!read.ok) break
      orders.push(read.value)
      continue
    }
    const read = accept(LINE, parsed.value)
    if (!read.ok) break
    const { check: written, ...order } = read.value
    check = lineCheck(check, JSON.stringify(order))
    if (check !== written) break
    orders.push(order)
  }
  return orders
}

type Tail = v.InferOutput<typeof TAIL>

const tailIn = (text: string): Tail | undefined => {
  const parsed = parsedText(text.replace(/^\]/, '').replace(/^,?/, '{'))
  const read = parsed.ok ? accept(TAIL, parsed.value) : undefined
  return read?.ok ? read.value : undefined
}

const notesOf = (tail: Tail | undefined): Pick<Tail, 'notes'> => (tail?.notes ? { notes: tail.notes } : {})
const resultOf = (tail: Tail | undefined): Pick<Tail, 'result'> =>
  tail?.result ? { result: tail.result } : {}

/** A battle kept as data, of a damaged one what stands before the first order that is none. */
export const salvagedData = (received: unknown): Result<Salvaged, Fault> => {
  const read = accept(BATTLE, received)
  if (read.ok) return success({ file: read.value })
  const given: unknown = Object(received).orders
  const listed: readonly unknown[] = Array.isArray(given) ? given : [undefined]
  const sound = listed.findIndex((one) => !accept(FIRST_LINE, one).ok)
  const orders = sound < 0 ? listed : listed.slice(0, sound)
  const { notes: _, result: __, ...fields } = Object(received)
  const again = accept(BATTLE, { ...fields, orders })
  if (!again.ok) return failure(again.error)
  const message = sound < 0 ? AFTER_THE_ORDERS : damagedFrom(orders.length)
  const from = sound < 0 ? {} : { from: sound + 1 }
  return success({ file: again.value, damage: { ...from, suspect: true, message } })
}
