import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { faultOf } from './fault-words.ts'
import { type Fault, failure, type Result, success } from './result.ts'

export type Schema<T = unknown> = v.GenericSchema<unknown, T>

/** No number in any request is larger; what has a limit of its own in the rules says so. */
export const LARGEST = 1_000_000_000

/** The most dice one field may ask for. */
export const MOST_DICE = 1_000

export const choice = <const T extends readonly string[]>(values: T) => v.picklist(values)

export const integer = (min: number, max: number = LARGEST) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A length, an angle or another number that need not be whole. */
export const measure = (min = 0, max: number = LARGEST) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const text = () => v.pipe(v.string(), v.maxLength(200))

export const flag = () => v.optional(v.boolean(), false)

/** Nobody is told of more. One more is looked for, so that it can be said that there are more. */
export const MOST_FAULTS = 20

/** Its beginning, up to as many wrong items as anybody is told of. */
const untilFaulty = (items: readonly unknown[], item: v.GenericSchema): readonly unknown[] => {
  let faulty = 0
  const last = items.findIndex((one) => !v.is(item, one) && ++faulty > MOST_FAULTS)
  return last < 0 ? items : items.slice(0, last + 1)
}

/** A list whose length is looked at before its items, and which is not looked through for more faults than are told. */
export const list = <S extends v.GenericSchema>(item: S, min: number, max: number) => {
  const items = v.pipe(v.array(item), v.minLength(min), v.maxLength(max))
  const lengthFirst = v.pipe(
    v.custom<readonly unknown[]>(Array.isArray),
    v.maxLength(max),
    v.array(item),
    v.minLength(min),
  )
  const run: (typeof items)['~run'] = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value)) return items['~run'](dataset, config)
    const all = config.abortEarly || value.length > max
    return lengthFirst['~run']({ value: all ? value : untilFaulty(value, item) }, config)
  }
  return { ...items, '~run': run }
}

export const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)

/** A field that may be left out and then has this value. */
export const preset = <S extends v.GenericSchema, const D extends v.InferInput<S>>(schema: S, value: D) =>
  v.optional(schema, value)

/** A field that may be left out. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(schema)

/** Entries without a prototype, so that `constructor` or `toString` is an unknown field like any other. */
const bare = <E extends v.ObjectEntries>(entries: E): E => Object.assign(Object.create(null), entries)

/** Lists, and objects that have their fields from others, are no forms. */
const isOddForm = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const model: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || (model !== null && Object.getPrototypeOf(model) !== null)
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'a list' : 'an odd object')

/** An object with exactly these fields, all its own. Valibot would take a list for an object; nobody else does. */
export const form = <const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> => {
  const object = v.strictObject(bare(entries))
  return {
    ...object,
    '~run': (dataset, config) =>
      object['~run'](
        isOddForm(dataset.value) ? { ...dataset, value: kindOf(dataset.value) } : dataset,
        config,
      ),
  }
}

/** A form whose fields must also fit each other; a check returns what does not. */
export const checkedForm = <const E extends v.ObjectEntries>(
  entries: E,
  ...checks: ((input: v.InferOutput<v.StrictObjectSchema<E, undefined>>) => Fault | undefined)[]
) =>
  v.pipe(
    form(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const check of checks) {
        const fault = check(dataset.value)
        if (fault) {
          addIssue({ message: fault.message, path: pathTo(dataset.value, fault.path) })
          return
        }
      }
    }),
  )

const pathTo = (input: unknown, path: string): [v.UnknownPathItem, ...v.UnknownPathItem[]] => {
  const item = (key: string): v.UnknownPathItem => ({
    type: 'unknown',
    origin: 'value',
    input,
    key,
    value: undefined,
  })
  const [first = '', ...rest] = path.split('.')
  return [item(first), ...rest.map(item)]
}

/** Checks what was received in full and fills in what was left out. */
export const accept = <T>(schema: Schema<T>, input: unknown): Result<T, Fault> => {
  const parsed = v.safeParse(schema, input, { abortEarly: true })
  return parsed.success ? success(parsed.output) : failure(faultOf(parsed.issues[0]))
}

/** Everything that is wrong with what was received, as far as anybody wants to know. */
export const faultsIn = (schema: Schema, input: unknown): readonly Fault[] => {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? [] : parsed.issues.slice(0, MOST_FAULTS + 1).map(faultOf)
}

export { missing } from './fault-words.ts'

export type JsonSchema = ReturnType<typeof toJsonSchema>

/** The schema as JSON Schema, for forms and for other programs. What ties fields together is not in it. */
export const jsonSchemaOf = (schema: Schema): JsonSchema =>
  toJsonSchema(schema as v.GenericSchema, { errorMode: 'ignore', typeMode: 'input' })
