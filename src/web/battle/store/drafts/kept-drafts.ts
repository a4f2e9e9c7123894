import * as v from 'valibot'
import { remember, remembered } from '#web/device/little.ts'
import type { KeptDraft } from './draft.ts'

const KEY = 'duckboard.drafts'
/** Battles of which it is remembered, the latest. */
const MOST = 12

type Kept = Readonly<Record<string, string>>

const KEPT: v.GenericSchema<unknown, Kept> = v.fallback(v.record(v.string(), v.string()), {})

const PLAN = v.object({
  pieces: v.array(v.string()),
  path: v.array(v.object({ x: v.number(), y: v.number() })),
  heading: v.number(),
})
const DRAFT = v.object({
  order: v.optional(v.looseObject({ kind: v.string() })),
  plan: v.optional(PLAN),
  touched: v.array(v.string()),
})
const KEPT_DRAFT: v.GenericSchema<unknown, KeptDraft> = v.object({
  ...DRAFT.entries,
  after: v.optional(v.string()),
  side: v.string(),
  past: v.array(DRAFT),
})

const all = (): Kept => v.parse(KEPT, remembered(KEY))

// Whoever looks into the storage by the way reads nothing of his enemy's orders.
const veiled = (draft: KeptDraft): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(draft))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const unveiled = (text: string): unknown =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))))

export const keepDraft = (battle: string, draft: KeptDraft | undefined): void => {
  const { [battle]: before, ...others } = all()
  if (!draft && before === undefined) return
  const latest = Object.entries(others).slice(1 - MOST)
  const kept = draft ? [...latest, [battle, veiled(draft)]] : latest
  remember(KEY, Object.fromEntries(kept))
}

export const keptDraft = (battle: string): KeptDraft | undefined => {
  const text = all()[battle]
  if (text === undefined) return undefined
  try {
    return v.parse(KEPT_DRAFT, unveiled(text))
  } catch {
    return undefined
  }
}
