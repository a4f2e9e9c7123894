import { label } from './labels.ts'

interface Props {
  readonly name: string
  readonly value: unknown
  readonly hint?: string | undefined
  onChange(value: boolean): void
}

export const FlagControl = ({ name, value, hint, onChange }: Props) => (
  <label class="flag">
    <input
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>
      {label(name)}
      {hint && <span class="hint"> {hint}</span>}
    </span>
  </label>
)
