import { useId } from 'preact/hooks'
import { label } from './labels.ts'

interface Props {
  readonly name: string
  readonly values: readonly (string | null)[]
  readonly value: unknown
  readonly hint?: string | undefined
  onChange(value: string | null): void
}

/** A row of buttons of which one is pressed. */
export const ChoiceControl = ({ name, values, value, hint, onChange }: Props) => {
  const group = useId()
  return (
    <fieldset class="choice">
      <legend>
        {label(name)}
        {hint && <span class="hint"> {hint}</span>}
      </legend>
      <div class="segments">
        {values.map((option) => (
          <label key={option} class="segment">
            <input type="radio" name={group} checked={value === option} onChange={() => onChange(option)} />
            <span>{option === null ? 'None' : label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
