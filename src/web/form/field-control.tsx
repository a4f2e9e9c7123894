import { useId } from 'preact/hooks'
import type { Field, FieldKind } from '#kernel/procedure/fields.ts'
import { isForm } from '#kernel/procedure/reading.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { Band } from '#study/relevance.ts'
import { ChoiceControl } from './choice-control.tsx'
import { FlagControl } from './flag-control.tsx'
import { label } from './labels.ts'
import { ListControl } from './list-control.tsx'
import { NumberControl } from './number-control.tsx'
import { withField } from './with-field.ts'

interface Props {
  readonly field: Field
  /** What stands in the field, by whoever's hand; `undefined` if nothing does. */
  readonly value: unknown
  readonly hint?: string | undefined
  readonly bands?: readonly Band[]
  onChange(value: unknown): void
}

/** The control for one field of a form. */
export const FieldControl = ({ field, value, hint, bands, onChange }: Props) => {
  const present = value === undefined ? field.preset : value
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceControl
          name={field.name}
          values={field.nullable ? [null, ...field.values] : field.values}
          value={present}
          hint={hint}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberControl
          name={field.name}
          value={present}
          min={field.min}
          max={field.max}
          whole={field.whole}
          hint={hint}
          bands={bands ?? []}
          onChange={onChange}
        />
      )
    case 'flag':
      return <FlagControl name={field.name} value={present} hint={hint} onChange={onChange} />
    case 'text':
      return <TextControl name={field.name} value={present} onChange={onChange} />
    case 'list':
      return (
        <ListControl
          field={field}
          value={Array.isArray(present) ? present : []}
          Control={FieldControl}
          onChange={onChange}
        />
      )
    case 'form':
      return (
        <NestedForm
          name={field.name}
          fields={field.fields}
          value={isForm(present) ? present : {}}
          onChange={onChange}
        />
      )
    case 'either':
      return <EitherControl field={field} value={present} onChange={onChange} />
  }
}

const TextControl = ({
  name,
  value,
  onChange,
}: {
  name: string
  value: unknown
  onChange(value: unknown): void
}) => {
  const id = useId()
  return (
    <div class="text">
      <label for={id}>{label(name)}</label>
      <input
        id={id}
        type="text"
        value={typeof value === 'string' ? value : ''}
        onInput={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  )
}

interface NestedProps {
  readonly name: string
  readonly fields: readonly Field[]
  readonly value: Fields
  onChange(value: Fields): void
}

/** A form within a form: the other side of a fight, one target of several. */
const NestedForm = ({ name, fields, value, onChange }: NestedProps) => (
  <fieldset class="nested">
    <legend>{label(name)}</legend>
    {fields.map((field) => (
      <FieldControl
        key={field.name}
        field={field}
        value={value[field.name]}
        onChange={(next) => onChange(withField(value, field.name, next))}
      />
    ))}
  </fieldset>
)

/** A field that takes one thing or a list of them is entered as a list where it can be. */
const EitherControl = ({
  field,
  value,
  onChange,
}: {
  field: Field & { kind: 'either' }
  value: unknown
  onChange(value: unknown): void
}) => {
  const listed = field.kinds.find((kind: FieldKind) => kind.kind === 'list')
  const kind = listed ?? field.kinds[0]
  if (!kind) return null
  const items = Array.isArray(value) || !listed ? value : value === undefined ? [] : [value]
  return (
    <FieldControl
      field={{ ...kind, name: field.name, required: field.required, nullable: field.nullable }}
      value={items}
      onChange={onChange}
    />
  )
}
