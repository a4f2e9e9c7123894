import type { ComponentType } from 'preact'
import type { Field, FieldKind } from '#kernel/procedure/fields.ts'
import { label } from './labels.ts'

interface Props {
  readonly field: Field & { readonly kind: 'list' }
  readonly value: readonly unknown[]
  /** What one entry of it is written with. */
  readonly Control: ComponentType<{
    readonly field: Field
    readonly value: unknown
    onChange(value: unknown): void
  }>
  onChange(value: readonly unknown[]): void
}

/** What a new entry of a list starts as. */
const blank = (item: FieldKind): unknown => {
  switch (item.kind) {
    case 'form':
      return {}
    case 'number':
      return Math.max(0, item.min)
    case 'choice':
      return item.values[0]
    case 'flag':
      return false
    default:
      return ''
  }
}

/** One after the other, with a button to add and one to take away. */
export const ListControl = ({ field, value, Control, onChange }: Props) => {
  const singular = label(field.name).replace(/ies$/, 'y').replace(/s$/, '')
  const replace = (place: number, next: unknown) =>
    onChange(value.map((item, i) => (i === place ? next : item)))
  return (
    <fieldset class="list">
      <legend>
        {label(field.name)} <span class="hint">{value.length}</span>
      </legend>
      {value.map((item, place) => {
        const numbered = `${singular} ${place + 1}`
        return (
          <div class="list-item" key={place}>
            <Control
              field={{ ...field.item, name: numbered, required: true, nullable: false }}
              value={item}
              onChange={(next) => replace(place, next)}
            />
            <button
              type="button"
              class="quiet"
              aria-label={`Remove ${numbered}`}
              onClick={() => onChange(value.filter((_, i) => i !== place))}
            >
              Remove
            </button>
          </div>
        )
      })}
      {value.length < field.max && (
        <button
          type="button"
          class="add"
          onClick={() => onChange([...value, value.at(-1) ?? blank(field.item)])}
        >
          Add {singular.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}
