interface Props {
  readonly name: string
  readonly title: string
  readonly values: readonly (readonly [value: string, label: string])[]
  readonly value: string
  onChange(value: string): void
}

/** One of a few, side by side. */
export const Segments = ({ name, title, values, value, onChange }: Props) => (
  <fieldset class="choice">
    <legend>{title}</legend>
    <div class="segments">
      {values.map(([one, label]) => (
        <label key={one} class="segment">
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
