import { signal } from '@preact/signals'
import type { GlossaryEntry } from '#screen/glossary.ts'

/** The word of the trade that is being explained, and where it stands on the screen. */
export interface OpenTerm {
  readonly entry: GlossaryEntry
  readonly word: string
  readonly ruleset: string
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number }
}

export const openTerm = signal<OpenTerm | undefined>(undefined)
