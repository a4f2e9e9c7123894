import { useMemo } from 'preact/hooks'
import { type Field, fieldsOf } from '#kernel/procedure/fields.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { bandsOf, relevantFields } from '#study/relevance.ts'
import { FieldControl } from '../../form/field-control.tsx'
import { label, reading } from '../../form/labels.ts'

interface Props {
  readonly procedure: Procedure
  /** The whole input as it would be adjudicated. */
  readonly input: Fields
  /** What comes from the cards and the settings. */
  readonly prefilled: Fields
  /** Fields to be looked at each time, whoever filled them. */
  readonly asks: readonly string[]
  onField(name: string, value: unknown): void
}

/** Distances are picked by the band they fall into. */
const DISTANCES = new Set(['range', 'distance', 'enemyDistance'])

/**
 * The form of a procedure: what must be said first, then what may matter. Fields that make no difference to the
 * situation as it stands stay away; what the cards and settings say is folded up, to be changed if need be.
 */
export const ProcedureForm = ({ procedure, input, prefilled, asks, onField }: Props) => {
  const fields = useMemo(
    () => fieldsOf(procedure.input).filter(({ name }) => name !== 'options'),
    [procedure],
  )
  // Each runs the procedure hundreds of times.
  const situation = JSON.stringify(input)
  const relevant = useMemo(() => relevantFields(procedure, input), [procedure, situation])
  const bands = useMemo(
    () =>
      new Map(
        fields
          .filter(({ name }) => DISTANCES.has(name))
          .map(({ name }) => [name, bandsOf(procedure, input, name)]),
      ),
    [procedure, fields, situation],
  )
  const isKnown = ({ name }: Field) => name in prefilled && !asks.includes(name)
  const known = fields.filter(isKnown)
  const asked = fields.filter((field) => !isKnown(field) && (relevant.has(field.name) || field.name in input))
  const isTelling = ({ name, kind, preset }: Field) =>
    kind !== 'form' && kind !== 'list' && input[name] !== preset && input[name] !== null
  const control = (field: Field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={input[field.name]}
      hint={field.required && input[field.name] === undefined ? 'needed' : undefined}
      bands={bands.get(field.name) ?? []}
      onChange={(value) => onField(field.name, value)}
    />
  )
  return (
    <div class="procedure-form">
      {known.length > 0 && (
        <details class="known">
          <summary>
            <span class="summary-title">From the cards</span>{' '}
            {known.filter(isTelling).map(({ name }) => (
              <span class="mark" key={name}>
                {input[name] === true ? label(name) : `${label(name)}: ${reading(input[name])}`}
              </span>
            ))}
          </summary>
          {known.map(control)}
        </details>
      )}
      {asked.filter(({ required }) => required).map(control)}
      {asked.filter(({ required }) => !required).map(control)}
      {fields.length === 0 && <p>Nothing to enter: just roll.</p>}
    </div>
  )
}
