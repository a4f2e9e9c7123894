import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { faultOf } from './fault-words.ts'
import { type Fault, failure, type Result, success } from './result.ts'
import { shaped } from './shape.ts'

export type Schema<T = unknown> = v.GenericSchema<unknown, T>

/** No number in any request is larger; what has a limit of its own in the rules says so. */
export const LARGEST = 1_000_000_000

/** The most dice one field may ask for. */
export const MOST_DICE = 1_000

/** What a schema makes of what it accepts. */
export type Accepted<S extends v.GenericSchema> = v.InferOutput<S>

/** One of these words. */
export const choice = <const T extends readonly string[]>(values: T) =>
  shaped(v.picklist(values), { is: 'one-of', values })

/** This word and no other. */
export const literal = <const T extends string | true>(value: T) =>
  shaped(v.literal(value), { is: 'one-of', values: [value] })

/** The `kind` of an order, by which forms are told apart. */
export const kind = <const K extends string>(name: K) => literal(name)

export const integer = (min: number, max: number = LARGEST) =>
  shaped(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), {
    is: 'number',
    whole: true,
    min,
    max,
  })

/** A length, an angle or another number that need not be whole. */
export const measure = (min = 0, max: number = LARGEST) =>
  shaped(v.pipe(v.number(), v.minValue(min), v.maxValue(max)), { is: 'number', whole: false, min, max })

const LONGEST_TEXT = 200

export const text = () =>
  shaped(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)), {
    is: 'text',
    longest: LONGEST_TEXT,
    pattern: undefined,
  })

/** A text written in this way. */
export const written = (pattern: RegExp) =>
  shaped(v.pipe(v.string(), v.regex(pattern)), { is: 'text', longest: LARGEST, pattern })

/** True or false, which must be said. */
export const yesOrNo = () => shaped(v.boolean(), { is: 'boolean' })

/** False where nothing is said. */
export const flag = () => preset(yesOrNo(), false)

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
  return shaped({ ...items, '~run': run }, { is: 'list', item, min, max })
}

/** A list of so many items, each of its own kind. */
export const tuple = <const T extends v.TupleItems>(items: T) =>
  shaped(v.tuple(items), { is: 'tuple', items })

export const orNull = <S extends v.GenericSchema>(schema: S) =>
  shaped(v.nullable(schema), { is: 'nullable', of: schema })

/** A field that may be left out and then has this value. */
export const preset = <S extends v.GenericSchema, const D extends v.InferInput<S>>(schema: S, value: D) =>
  shaped(v.optional(schema, value), { is: 'optional', of: schema, filledIn: value !== undefined })

/** A field that may be left out. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  shaped(v.optional(schema), { is: 'optional', of: schema, filledIn: false })

/** What fits the first of these that it fits. */
export const either = <const O extends readonly v.GenericSchema[]>(...of: O) =>
  shaped(v.union(of), { is: 'either', of })

/** One of several forms, told apart by their `kind`. */
export const variant = <const F extends v.VariantOptions<'kind'>>(forms: F) =>
  shaped(v.variant('kind', forms), { is: 'variant', forms })

/** Entries without a prototype, so that `constructor` or `toString` is an unknown field like any other. */
const bare = <E extends v.ObjectEntries>(entries: E): E => Object.assign(Object.create(null), entries)

/** Lists, and objects that have their fields from others, are no forms. */
const isOddForm = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const model: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || (model !== null && Object.getPrototypeOf(model) !== null)
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'a list' : 'an odd object')

type Form<E extends v.ObjectEntries> = v.StrictObjectSchema<E, undefined>

/** An object with exactly these fields, all its own. Valibot would take a list for an object; nobody else does. */
export const form = <const E extends v.ObjectEntries>(entries: E): Form<E> => {
  const object = v.strictObject(bare(entries))
  const schema: Form<E> = {
    ...object,
    '~run': (dataset, config) =>
      object['~run'](
        isOddForm(dataset.value) ? { ...dataset, value: kindOf(dataset.value) } : dataset,
        config,
      ),
  }
  return shaped(schema, { is: 'form', entries })
}

/** A form whose fields must also fit each other; a check returns what does not. */
export const checkedForm = <const E extends v.ObjectEntries>(
  entries: E,
  ...checks: ((input: Accepted<Form<E>>) => Fault | undefined)[]
) => {
  const faultIn = (input: Accepted<Form<E>>): Fault | undefined => {
    for (const check of checks) {
      const fault = check(input)
      if (fault) return fault
    }
    return undefined
  }
  const schema = v.pipe(
    form(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? faultIn(dataset.value) : undefined
      if (fault) addIssue({ message: fault.message, path: pathTo(dataset.value, fault.path) })
    }),
  )
  return shaped(schema, { is: 'form', entries, faultIn })
}

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
