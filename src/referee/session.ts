import * as v from 'valibot'
import type { Adjudicated } from '#kernel/procedure/adjudicate.ts'
import { parsedText } from '#kernel/procedure/file-text.ts'
import { ALLIANCES, type Alliance, type Fields } from '#kernel/procedure/referee.ts'
import { type Fault, failure, type Result } from '#kernel/procedure/result.ts'
import { accept, form } from '#kernel/procedure/schema.ts'

/** Ids and moments come from the border, so that everything else can be tried without a clock. */
export interface Stamp {
  readonly id: string
  readonly at: string
}

export const FORMAT = 'duckboard.evening/1'

/** A unit of the roster: what its card says now. */
export interface TrackedUnit {
  readonly id: string
  readonly name: string
  readonly side: string
  readonly card: Fields
}

/** Which units take which part, by the title of the role. */
export type Parts = Readonly<Record<string, readonly string[]>>

/** What is being entered. */
export interface Draft {
  readonly procedure: string
  /** What the player has written; the rest comes from the cards and the settings. */
  readonly input: Fields
  readonly parts: Parts
  /** The faces of the player's own dice so far. */
  readonly faces: readonly number[]
}

/** One adjudication of the evening. */
export interface Entry {
  readonly id: string
  readonly at: string
  readonly turn: number
  readonly procedure: string
  readonly draft: Draft
  /** The whole input that was adjudicated. */
  readonly input: Fields
  readonly own: boolean
  readonly answer: Adjudicated
  /** The units that took part, as they were before. */
  readonly before: readonly TrackedUnit[]
  /** The settings of the evening as they were before. */
  readonly settings: Fields
}

export interface Turn {
  readonly number: number
  /** The step of the sequence by its id; none before the first. */
  readonly step: string | null
  /** Ids of the units dealt with in this step. */
  readonly done: readonly string[]
}

/** All that one evening at the table consists of. */
export interface Evening {
  readonly format: typeof FORMAT
  readonly id: string
  readonly title: string
  readonly ruleset: string
  readonly version: string
  readonly created: string
  readonly changed: string
  readonly settings: Fields
  readonly options: Fields
  readonly units: readonly TrackedUnit[]
  readonly turn: Turn
  readonly draft: Draft | null
  /** The entry whose result is on the screen. */
  readonly showing: string | null
  readonly history: readonly Entry[]
  readonly favourites: readonly string[]
  /** Whose colours the sides have, as the armies that joined them say. */
  readonly alliances?: Readonly<Record<string, Alliance>>
}

export const newEvening = (ruleset: string, title: string, version: string, { id, at }: Stamp): Evening => ({
  format: FORMAT,
  id,
  title,
  ruleset,
  version,
  created: at,
  changed: at,
  settings: {},
  options: {},
  units: [],
  turn: { number: 1, step: null, done: [] },
  draft: null,
  showing: null,
  history: [],
  favourites: [],
})

const text = v.pipe(v.string(), v.maxLength(500))
const fields = v.record(v.string(), v.unknown())
const UNIT = form({ id: text, name: text, side: text, card: fields })
const DRAFT = form({
  procedure: text,
  input: fields,
  parts: v.record(v.string(), v.array(text)),
  faces: v.array(v.number()),
})
const ANSWER = form({
  ok: v.literal(true),
  result: fields,
  outcome: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  trace: v.array(
    form({
      clause: v.custom<`${string}-${string}-${number}`>(
        (id) => typeof id === 'string' && /^[A-Z]+-[A-Z]+-\d+$/.test(id),
      ),
      text,
      value: v.exactOptional(v.union([v.string(), v.number(), v.boolean()])),
    }),
  ),
  dice: v.array(form({ sides: v.number(), value: v.number(), for: text })),
})
/** What stands in the file of an evening. */
export const EVENING = form({
  format: v.literal(FORMAT),
  id: text,
  title: text,
  ruleset: text,
  version: text,
  created: text,
  changed: text,
  settings: fields,
  options: fields,
  units: v.array(UNIT),
  turn: form({ number: v.number(), step: v.nullable(text), done: v.array(text) }),
  draft: v.nullable(DRAFT),
  showing: v.nullable(text),
  history: v.array(
    form({
      id: text,
      at: text,
      turn: v.number(),
      procedure: text,
      draft: DRAFT,
      input: fields,
      own: v.boolean(),
      answer: ANSWER,
      before: v.array(UNIT),
      settings: fields,
    }),
  ),
  favourites: v.array(text),
  alliances: v.exactOptional(v.record(text, v.picklist(ALLIANCES))),
})

/** An evening from anywhere, checked in full. */
export const acceptEvening = (received: unknown): Result<Evening, Fault> => accept(EVENING, received)

/** An evening read from a file. */
export const readEvening = (file: string): Result<Evening, Fault> => {
  const parsed = parsedText(file)
  if (!parsed.ok)
    return failure({ path: '', message: `This file is no evening of Duckboard: ${parsed.error}.` })
  return acceptEvening(parsed.value)
}
