import type { PrintedRules } from '#kernel/game/ruleset.ts'
import type { Clause } from '#kernel/procedure/rulebook.ts'
import { HouseRuleNote } from './house-rule-note.tsx'
import { LinkedText } from './linked-text.tsx'
import { RuleTable } from './rule-table.tsx'
import { tableBlocks } from './table-blocks.ts'

interface Props {
  readonly ruleset: PrintedRules
  readonly clause: Clause
  /** The address leads to it. */
  readonly marked?: boolean
  /** Words to be marked in it. */
  readonly sought?: readonly string[]
}

const NONE: readonly string[] = []

/** One clause with what we decided, what may be played otherwise, and its tables. */
export const ClauseText = ({ ruleset, clause, marked = false, sought = NONE }: Props) => {
  const tables = (ruleset.tables ?? []).filter((table) => table.clause === clause.id)
  return (
    <article id={clause.id} class={marked ? 'clause marked' : 'clause'}>
      <h3 tabIndex={-1}>
        <a href={`/rules/${ruleset.id}/${clause.id}`} class="clause-id">
          {clause.id}
        </a>{' '}
        <LinkedText ruleset={ruleset} text={clause.title} sought={sought} />
        {clause.ruling && <span class="badge ruling">Our ruling</span>}
      </h3>
      <p>
        <LinkedText ruleset={ruleset} text={clause.text} sought={sought} />
      </p>
      {clause.note && (
        <p class="note">
          <span class="badge ruling">Our ruling</span>{' '}
          <LinkedText ruleset={ruleset} text={clause.note} sought={sought} />
        </p>
      )}
      {clause.options?.map((option) => {
        const rule = ruleset.houseRules[option]
        return rule && <HouseRuleNote key={option} rule={rule} />
      })}
      {tableBlocks(tables).map((block) => (
        <RuleTable key={block.id} block={block} />
      ))}
    </article>
  )
}
