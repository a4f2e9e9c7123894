import { useId } from 'preact/hooks'
import type { Band } from '#study/relevance.ts'
import { label } from './labels.ts'

interface Props {
  readonly name: string
  readonly value: unknown
  readonly min: number
  readonly max: number
  readonly whole: boolean
  readonly hint?: string | undefined
  /** Stretches that make a difference, to be picked instead of typed. */
  readonly bands?: readonly Band[]
  onChange(value: number | undefined): void
}

/** A number with a button on either side, and the bands it falls into where there are any. */
export const NumberControl = ({ name, value, min, max, whole, hint, bands = [], onChange }: Props) => {
  const id = useId()
  const present = typeof value === 'number' ? value : undefined
  const step = (by: number) => {
    const next = Math.min(
      max,
      Math.max(min, Math.round((present ?? Math.max(min, 0)) + (present === undefined ? 0 : by))),
    )
    onChange(next)
  }
  const typed = (text: string) => {
    const number = Number(text)
    onChange(text.trim() === '' || Number.isNaN(number) ? undefined : number)
  }
  return (
    <div class="number">
      <label for={id}>
        {label(name)}
        {hint && <span class="hint"> {hint}</span>}
      </label>
      <div class="stepper">
        <button type="button" aria-label={`${label(name)}: one less`} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode={whole ? 'numeric' : 'decimal'}
          step={whole ? 1 : 'any'}
          value={present ?? ''}
          onInput={(event) => typed(event.currentTarget.value)}
        />
        <button type="button" aria-label={`${label(name)}: one more`} onClick={() => step(1)}>
          +
        </button>
      </div>
      {bands.length > 0 && (
        <div class="bands">
          {bands.map(({ end, included, value: within }) => (
            <button
              key={end}
              type="button"
              class="band"
              aria-pressed={present === within}
              onClick={() => onChange(within)}
            >
              {included ? 'up to' : 'under'} {end}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
