import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import { spelled } from '#kernel/words.ts'
import type { Evening } from '#referee/session.ts'
import { settingsOf } from '#referee/turn.ts'
import { FieldControl } from '../form/field-control.tsx'
import { HouseRuleControls } from '../form/house-rules.tsx'
import { label, reading } from '../form/labels.ts'
import { withField } from '../form/with-field.ts'
import { rememberSettings } from './remembered.ts'
import { change } from './store.ts'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** What holds for the whole evening: period or date, and the house rules. */
export const EveningSettings = ({ evening, ruleset }: Props) => {
  const { referee, houseRules } = ruleset
  const settings = settingsOf(evening, ruleset)
  const fields = fieldsOf(referee.settings)
  const changed = Object.keys(evening.options).length
  const said =
    referee.settingWords?.(settings) ??
    fields
      .filter(({ name }) => settings[name] !== false)
      .map(({ name }) => `${label(name)}: ${reading(settings[name])}`)
  return (
    <details class="evening-settings">
      <summary>
        {said.map((words) => (
          <span class="mark" key={words}>
            {words}
          </span>
        ))}
        <span class="mark">
          {changed === 0 ? 'House rules: our rulings' : `House rules: ${spelled(changed)} changed`}
        </span>
      </summary>
      <div class="text">
        <label for="evening-title">Title</label>
        <input
          id="evening-title"
          type="text"
          value={evening.title}
          onInput={(event) => {
            const title = event.currentTarget.value
            change((before) => ({ ...before, title }))
          }}
        />
      </div>
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={settings[field.name]}
          onChange={(value) =>
            change((before) =>
              rememberSettings({ ...before, settings: withField(before.settings, field.name, value) }),
            )
          }
        />
      ))}
      <h4>House rules</h4>
      <HouseRuleControls
        ruleset={ruleset.id}
        rules={houseRules}
        readings={evening.options}
        onChange={(options) => change((before) => rememberSettings({ ...before, options }))}
      />
    </details>
  )
}
