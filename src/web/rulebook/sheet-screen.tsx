import { useEffect, useState } from 'preact/hooks'
import { type Field, fieldsOf } from '../../kernel/fields.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { accept } from '../../kernel/schema.ts'
import { label } from '../form/labels.ts'
import { loadRuleset } from '../rulesets.ts'
import { RuleTable } from './rule-table.tsx'

interface Props {
  readonly ruleset: string
  /** The period or scale the sheet is for. */
  readonly variant: string | undefined
}

/** The quick-reference sheet in the order of play, for the screen and for paper. */
export const SheetScreen = ({ ruleset: id, variant }: Props) => {
  const [ruleset, setRuleset] = useState<Ruleset>()
  useEffect(() => {
    void loadRuleset(id)?.then(setRuleset)
  }, [id])
  return ruleset?.tracker ? (
    <Sheet ruleset={ruleset} variant={variant} />
  ) : (
    <main class="page" aria-busy="true" />
  )
}

/** The setting that changes the sequence of play: the first choice among them. */
const variantField = (ruleset: Ruleset): (Field & { kind: 'choice' }) | undefined => {
  for (const field of ruleset.tracker ? fieldsOf(ruleset.tracker.settings) : []) {
    if (field.kind === 'choice' && ['period', 'scale'].includes(field.name)) return field
  }
  return undefined
}

const Sheet = ({ ruleset, variant }: { ruleset: Ruleset; variant: string | undefined }) => {
  const { tracker, tables = [] } = ruleset
  if (!tracker) return null
  const field = variantField(ruleset)
  const chosen = field ? (variant ?? field.values[0]) : undefined
  const settings = accept(tracker.settings, field ? { [field.name]: chosen } : {})
  const steps = tracker.sequence(settings.ok ? settings.value : {})
  const shown = new Set<string>()
  return (
    <main class="sheet">
      <header>
        <h1>
          {ruleset.title}
          {chosen ? `: ${label(chosen)}` : ''}
        </h1>
        <div class="action-row screen-only">
          {field?.values.map((value) => (
            <a
              key={value}
              class="button"
              aria-current={value === chosen ? 'page' : undefined}
              href={`/rules/${ruleset.id}/sheet/${value}`}
            >
              {label(value)}
            </a>
          ))}
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
      </header>
      <div class="sheet-steps">
        {steps.map((step, i) => (
          <section key={step.id} class="sheet-step">
            <h2>
              {i + 1}. {step.title}
              {step.side && <span class="hint"> {label(step.side)}</span>}
            </h2>
            <p>{step.text}</p>
            {step.tables.map((id) => {
              const table = tables.find((candidate) => candidate.id === id)
              if (!table || shown.has(id)) return null
              shown.add(id)
              return <RuleTable key={id} table={table} />
            })}
          </section>
        ))}
      </div>
    </main>
  )
}
