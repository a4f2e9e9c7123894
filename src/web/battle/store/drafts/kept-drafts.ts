import type { KeptDraft } from './draft.ts'

const KEY = 'duckboard.drafts'
/** Battles of which it is remembered, the latest. */
const MOST = 12

type Kept = Readonly<Record<string, string>>

const all = (): Kept => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

// Whoever looks into the storage by the way reads nothing of his enemy's orders.
const veiled = (draft: KeptDraft): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(draft))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const unveiled = (text: string): KeptDraft =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))))

export const keepDraft = (battle: string, draft: KeptDraft | undefined): void => {
  const { [battle]: before, ...others } = all()
  if (!draft && before === undefined) return
  const latest = Object.entries(others).slice(1 - MOST)
  const kept = draft ? [...latest, [battle, veiled(draft)]] : latest
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A full storage costs no more than what was not yet given.
  }
}

export const keptDraft = (battle: string): KeptDraft | undefined => {
  const text = all()[battle]
  try {
    return text === undefined ? undefined : unveiled(text)
  } catch {
    return undefined
  }
}
