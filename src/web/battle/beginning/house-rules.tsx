import type { ShownRuleset } from '../../../screen/ruleset.ts'
import { ChoiceControl } from '../../form/choice-control.tsx'

interface Props {
  readonly ruleset: ShownRuleset
  /** Only those that are not our own. */
  readonly readings: Readonly<Record<string, string>>
  onChange(readings: Readonly<Record<string, string>>): void
}

/** How the players read what can be read two ways. */
export const HouseRuleControls = ({ ruleset, readings, onChange }: Props) => (
  <>
    {Object.entries(ruleset.gameOptions ?? ruleset.houseRules).map(([id, { title, clause, values }]) => (
      <div key={id} class="house-rule">
        <a href={`/rules/${ruleset.id}/${clause}`}>{clause}</a>
        <ChoiceControl
          name={title}
          values={values}
          value={readings[id] ?? values[0]}
          onChange={(value) => {
            const { [id]: _, ...others } = readings
            onChange(value === values[0] ? others : { ...others, [id]: String(value) })
          }}
        />
      </div>
    ))}
  </>
)
