import type { ShownTable } from '../../kernel/display.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { accept } from '../../kernel/schema.ts'
import type { TurnStep } from '../../kernel/tracker.ts'
import { type Part, type SheetAddress, variantField } from './sheet-address.ts'
import { type SheetLine, sheetLines } from './sheet-lines.ts'
import { type TableBlock, tableBlocks } from './table-blocks.ts'

/** A quick-reference sheet: what to do in its order, and the tables for it by chapter, numbered through. */
export interface Sheet {
  readonly lines: readonly SheetLine[]
  readonly chapters: readonly SheetChapter[]
}

export interface SheetChapter {
  readonly code: string
  readonly title: string
  readonly tables: readonly { readonly number: number; readonly block: TableBlock }[]
}

export const sheetOf = (ruleset: Ruleset, address: SheetAddress): Sheet => {
  const steps = stepsOf(ruleset, address.variant).filter(({ id }) => partOf(id) === address.part)
  const used = new Set(steps.flatMap(({ tables }) => tables))
  let number = 0
  const chapters = ruleset.rulebook.flatMap(({ code, title, clauses }): SheetChapter[] => {
    const tables = clauses.flatMap(({ id }) =>
      (ruleset.tables ?? []).filter((table: ShownTable) => table.clause === id && used.has(table.id)),
    )
    if (tables.length === 0) return []
    return [{ code, title, tables: tableBlocks(tables).map((block) => ({ number: ++number, block })) }]
  })
  const numbers = new Map(
    chapters.flatMap(({ tables }) =>
      tables.flatMap(({ number, block }) => block.tables.map((id) => [id, number])),
    ),
  )
  return { lines: sheetLines(steps, numbers), chapters }
}

const stepsOf = (ruleset: Ruleset, variant: string | undefined): readonly TurnStep[] => {
  const { tracker } = ruleset
  const field = variantField(ruleset)
  if (!tracker) return []
  const settings = accept(tracker.settings, field ? { [field.name]: variant } : {})
  return tracker.sequence(settings.ok ? settings.value : {})
}

/** The steps before the first turn and after the last are named so in every rule set. */
const partOf = (step: string): Part => (/^(setup|after)-/.test(step) ? 'set-up' : 'turn')
