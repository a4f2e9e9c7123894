import fc from 'fast-check'
import { type Field, type FieldKind, fieldsOf } from '#kernel/procedure/fields.ts'
import type { Schema } from '#kernel/procedure/schema.ts'

/** Inputs that pass a schema, most of them of ordinary size. What ties fields together may still refuse some. */
export const inputsOf = (schema: Schema): fc.Arbitrary<object> => formOf(fieldsOf(schema))

const formOf = (fields: readonly Field[]): fc.Arbitrary<object> =>
  fc
    .tuple(...fields.map(writtenIn))
    .map((values) =>
      Object.fromEntries(
        fields.map(({ name }, i) => [name, values[i]] as const).filter(([, value]) => value !== undefined),
      ),
    )

const writtenIn = (field: Field): fc.Arbitrary<unknown> => {
  const given = field.nullable ? fc.option(kindOf(field), { nil: null, freq: 3 }) : kindOf(field)
  return field.required ? given : fc.option(given, { nil: undefined, freq: 3 })
}

const kindOf = (kind: FieldKind): fc.Arbitrary<unknown> => {
  switch (kind.kind) {
    case 'choice':
      return fc.constantFrom(...kind.values)
    case 'flag':
      return fc.boolean()
    case 'text':
      return fc.string({ maxLength: 8 })
    case 'number':
      return numberIn(Math.max(kind.min, -60), kind.max, kind.whole)
    case 'list': {
      const least = Math.max(0, kind.min)
      return fc.array(kindOf(kind.item), { minLength: least, maxLength: Math.min(kind.max, least + 5) })
    }
    case 'form':
      return formOf(kind.fields)
    case 'either':
      return fc.oneof(...kind.kinds.map(kindOf))
  }
}

/** Whole numbers, and quarters where they need not be whole. */
const numberIn = (low: number, max: number, whole: boolean): fc.Arbitrary<number> => {
  const high = Math.min(max, Math.max(low, 0) + 60)
  if (whole) return fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
  return fc.integer({ min: Math.ceil(low * 4), max: Math.floor(high * 4) }).map((quarters) => quarters / 4)
}

/** Values that cost much unless they are refused at sight. */
export const BULKY: readonly unknown[] = [
  'x'.repeat(1 << 20),
  JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
]

/** A field name and a value that no procedure wants. */
export const junk: fc.Arbitrary<[name: string, value: unknown]> = fc.tuple(
  fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''), fc.string()),
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      Number.NaN,
      1e300,
      -1e300,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      -0.5,
      '',
      [],
      {},
    ),
    fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', 'valueOf', 'open '),
    fc.anything(),
  ),
)
