import fc from 'fast-check'
import type * as v from 'valibot'

type Any = v.GenericSchema & Record<string, unknown>

const bounds = (schema: Any) => {
  const found = { min: 0, max: 0, integer: false }
  let { min, max } = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }
  for (const step of (schema.pipe ?? []) as Any[]) {
    if (step.type === 'min_value' || step.type === 'min_length')
      min = Math.max(min, step.requirement as number)
    if (step.type === 'max_value' || step.type === 'max_length')
      max = Math.min(max, step.requirement as number)
    if (step.type === 'integer') found.integer = true
  }
  return { ...found, min, max }
}

/** Inputs that pass a schema, most of them of ordinary size. What ties fields together may still refuse some. */
export const inputsOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> => {
  const any = schema as Any
  switch (any.type) {
    case 'picklist':
      return fc.constantFrom(...(any.options as unknown[]))
    case 'literal':
      return fc.constant(any.literal)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.string({ maxLength: 8 })
    case 'number': {
      const { min, max, integer } = bounds(any)
      const low = Math.max(min, -60)
      const high = Math.min(max, Math.max(low, 0) + 60)
      const usual = integer
        ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
        : fc.integer({ min: Math.ceil(low * 4), max: Math.floor(high * 4) }).map((n) => n / 4)
      return usual
    }
    case 'array': {
      const { min, max } = bounds(any)
      const least = Math.max(0, min)
      return fc.array(inputsOf(any.item as v.GenericSchema), {
        minLength: least,
        maxLength: Math.min(max, least + 5),
      })
    }
    case 'optional':
      return fc.option(inputsOf(any.wrapped as v.GenericSchema), { nil: undefined, freq: 3 })
    case 'nullable':
      return fc.option(inputsOf(any.wrapped as v.GenericSchema), { nil: null, freq: 3 })
    case 'union':
    case 'variant':
      return fc.oneof(...(any.options as v.GenericSchema[]).map(inputsOf))
    case 'strict_object': {
      const entries = Object.entries(any.entries as Record<string, v.GenericSchema>)
      return fc
        .tuple(...entries.map(([, entry]) => inputsOf(entry)))
        .map((values) =>
          Object.fromEntries(
            entries.map(([key], i) => [key, values[i]] as const).filter(([, value]) => value !== undefined),
          ),
        )
    }
    default:
      throw new Error(`no arbitrary for a schema of type ${any.type}`)
  }
}

const deep = (): unknown => JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)

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
    fc.constant('x').map((x) => x.repeat(1 << 20)),
    fc.constant(undefined).map(deep),
    fc.anything(),
  ),
)
