import type { HouseRules } from '#kernel/procedure/options.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { ChoiceControl } from './choice-control.tsx'
import { withField } from './with-field.ts'

interface Props {
  /** In whose rule book the clauses stand. */
  readonly ruleset: string
  readonly rules: HouseRules
  /** Only those that are not our own. */
  readonly readings: Fields
  onChange(readings: Fields): void
}

/** How the players read what can be read two ways. */
export const HouseRuleControls = ({ ruleset, rules, readings, onChange }: Props) => (
  <>
    {Object.entries(rules).map(([id, { title, clause, values }]) => (
      <div key={id} class="house-rule">
        <a href={`/rules/${ruleset}/${clause}`}>{clause}</a>
        <ChoiceControl
          name={title}
          values={values}
          value={readings[id] ?? values[0]}
          onChange={(value) => onChange(withField(readings, id, value === values[0] ? undefined : value))}
        />
      </div>
    ))}
  </>
)
