import { useId } from 'preact/hooks'
import type { Setting } from '#screen/setting.ts'

interface Props<T> {
  readonly setting: Setting<T>
  /** Whose setting it is, where there are several alike. */
  readonly of?: string
  onChange(to: T): void
}

/** The control for something that the owner of a design settles. */
export const SettingControl = <T,>({ setting, of, onChange }: Props<T>) => {
  switch (setting.kind) {
    case 'number':
      return <Steps setting={setting} of={of} onChange={onChange} />
    case 'choice':
      return <Choices setting={setting} of={of} onChange={onChange} />
    case 'date':
      return <Day setting={setting} of={of} onChange={onChange} />
    case 'text':
      return <Words setting={setting} of={of} onChange={onChange} />
    case 'flag':
      return (
        <label class="flag">
          <input
            type="checkbox"
            checked={setting.value}
            onChange={(event) => onChange(setting.to(event.currentTarget.checked))}
          />
          <span>{setting.title}</span>
        </label>
      )
  }
}

interface PartProps<T, K extends Setting<T>['kind']> {
  readonly setting: Setting<T> & { readonly kind: K }
  readonly of: string | undefined
  onChange(to: T): void
}

const fullTitle = (title: string, of: string | undefined): string => (of ? `${of}: ${title}` : title)

export const Steps = <T,>({ setting, of, onChange }: PartProps<T, 'number'>) => {
  const id = useId()
  const { title, note, value, least, most, step, to } = setting
  const named = fullTitle(title, of)
  const go = (by: number) => {
    const next = Math.min(most, Math.max(least, value + by))
    if (next !== value) onChange(to(next))
  }
  const change = (amount: number): string => (step === 1 ? 'one' : String(amount))
  return (
    <div class="number setting">
      <label for={id}>
        {title}
        {note && <span class="hint"> {note}</span>}
      </label>
      <div class="stepper">
        <button
          type="button"
          aria-label={`${named}: ${change(step)} less`}
          disabled={value <= least}
          onClick={() => go(-step)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          aria-label={named}
          min={least}
          max={most}
          step={1}
          value={value}
          onInput={(event) => {
            const next = event.currentTarget.valueAsNumber
            if (Number.isInteger(next) && next >= least && next <= most) onChange(to(next))
          }}
          onBlur={(event) => {
            event.currentTarget.value = String(value)
          }}
        />
        <button
          type="button"
          aria-label={`${named}: ${change(step)} more`}
          disabled={value >= most}
          onClick={() => go(step)}
        >
          +
        </button>
      </div>
    </div>
  )
}

const Choices = <T,>({ setting, of, onChange }: PartProps<T, 'choice'>) => {
  const group = useId()
  const { title, note, value, values, to } = setting
  return (
    <fieldset class="choice setting" aria-label={fullTitle(title, of)}>
      <legend>
        {title}
        {note && <span class="hint"> {note}</span>}
      </legend>
      <div class="segments">
        {values.map((one) => (
          <label key={one.value} class="segment">
            <input
              type="radio"
              name={group}
              checked={value === one.value}
              onChange={() => onChange(to(one.value))}
            />
            <span>{one.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Words = <T,>({ setting, of, onChange }: PartProps<T, 'text'>) => {
  const id = useId()
  const { title, value, to } = setting
  return (
    <div class="text setting">
      <label for={id}>{title}</label>
      <input
        id={id}
        type="text"
        aria-label={fullTitle(title, of)}
        maxLength={100}
        value={value}
        onInput={(event) => onChange(to(event.currentTarget.value))}
      />
    </div>
  )
}

/** Taken as soon as it is a day within the limits. */
const Day = <T,>({ setting, of, onChange }: PartProps<T, 'date'>) => {
  const id = useId()
  const { title, note, value, first, last, to } = setting
  return (
    <div class="text setting">
      <label for={id}>
        {title}
        {note && <span class="hint"> {note}</span>}
      </label>
      <input
        id={id}
        type="date"
        aria-label={fullTitle(title, of)}
        min={first}
        max={last}
        value={value}
        onInput={(event) => {
          const day = event.currentTarget.value
          if (day >= first && day <= last) onChange(to(day))
        }}
      />
    </div>
  )
}
