import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { TurnStep } from '#kernel/procedure/referee.ts'
import type { ExtraSheet } from '#kernel/procedure/reference.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Part, type SheetAddress, variantField } from './sheet-address.ts'
import { type SheetLine, sheetLines } from './sheet-lines.ts'
import { isBroad, type TableBlock, tableBlocks, turned } from './table-blocks.ts'

/** A quick-reference sheet: what to do in its order, and the tables for it in the order of the rule book. */
export interface Sheet {
  readonly lines: readonly SheetLine[]
  readonly tables: readonly NumberedTable[]
  /** How closely it must be set to print on two pages. */
  readonly density: 'close' | 'middle' | 'wide'
}

export interface NumberedTable {
  readonly number: number
  readonly block: TableBlock
}

export const sheetOf = (ruleset: Ruleset, address: SheetAddress): Sheet => {
  const steps = stepsOf(ruleset, address.variant).filter(({ id }) => partOf(id) === address.part)
  const used = new Set(steps.flatMap((step) => step.tables))
  const wanted = ruleset.rulebook.flatMap(({ clauses }) =>
    clauses.flatMap(({ id }) =>
      (ruleset.tables ?? []).filter((table) => table.clause === id && used.has(table.id)),
    ),
  )
  const blocks = tableBlocks(wanted).map(turned)
  const tables = [...blocks.filter((block) => !isBroad(block)), ...blocks.filter(isBroad)].map(
    (block, i) => ({
      number: i + 1,
      block,
    }),
  )
  const numbers = new Map(tables.flatMap(({ number, block }) => block.tables.map((id) => [id, number])))
  return { lines: sheetLines(steps, numbers), tables, density: densityOf(tables) }
}

/** The clauses of a sheet that is not of the turn. */
export const clauseLines = ({ rulebook }: Ruleset, { clauses }: ExtraSheet): readonly SheetLine[] =>
  rulebook
    .flatMap((chapter) => chapter.clauses)
    .filter(({ id }) => clauses.includes(id))
    .map(({ title, text, note }, i) => ({
      kind: 'told',
      number: i + 1,
      title,
      text: note ? `${text} ${note}` : text,
      tables: [],
    }))

/** By rows of tables; the print tests hold every sheet to two pages. */
const densityOf = (tables: readonly NumberedTable[]): Sheet['density'] => {
  const rows = tables.flatMap(({ block }) => block.groups.flatMap((group) => group.rows)).length
  if (rows > 165) return 'close'
  return rows > 110 ? 'middle' : 'wide'
}

const stepsOf = (ruleset: Ruleset, variant: string | undefined): readonly TurnStep[] => {
  const { referee } = ruleset
  const field = variantField(ruleset)
  if (!referee) return []
  const settings = accept(referee.settings, field ? { [field.name]: variant } : {})
  return referee.sequence(settings.ok ? settings.value : {})
}

/** The steps before the first turn and after the last are named so in every rule set. */
const partOf = (step: string): Part => (/^(setup|after)-/.test(step) ? 'set-up' : 'turn')
