import { memo } from '../memo.ts'
import { type Fault, type Result, success } from './result.ts'
import { accept, type Schema } from './schema.ts'

/**
 * Says of what was received that it certainly fits, and that checking it in full would give it back as it is, to the order
 * of its fields. Whatever it is not sure of is for the full check, which has the words for what is wrong.
 */
type Quick = (received: unknown) => boolean

type Fields = Readonly<Record<string, unknown>>

const quickOf = memo((schema: object) => ({ quick: quickFor(schema) }))

/** Checks forms of one kind one after the other; what is plainly in order costs a tenth of the full check. */
export const quickForm = <T>(schema: Schema<T>): ((received: unknown) => Result<T, Fault>) => {
  const { quick } = quickOf(schema)
  const fits = (received: unknown): received is T => quick?.(received) === true
  return (received) => (fits(received) ? success(received) : accept(schema, received))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPlain = (value: unknown): value is Fields =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype

const partOf = (schema: object, name: string): unknown => Reflect.get(schema, name)

const objectsIn = (list: unknown): readonly object[] => (Array.isArray(list) ? list.filter(isObject) : [])

/** None for a kind of schema that it does not know through and through. */
const quickFor = (schema: object): Quick | undefined => {
  if ('fallback' in schema) return undefined
  const pipe = objectsIn(partOf(schema, 'pipe')).slice(1)
  const base = quickBase(schema)
  const rules = pipe.map(quickRule)
  if (!base || rules.length === 0) return base
  if (!rules.every((rule) => rule !== undefined)) return undefined
  const [first = () => true, second = () => true, third = () => true, ...others] = rules
  if (others.length > 0) return undefined
  return (received) => base(received) && first(received) && second(received) && third(received)
}

const quickBase = (schema: object): Quick | undefined => {
  switch (partOf(schema, 'type')) {
    case 'number':
      return (received) => typeof received === 'number' && !Number.isNaN(received)
    case 'string':
      return (received) => typeof received === 'string'
    case 'boolean':
      return (received) => typeof received === 'boolean'
    case 'literal':
      return quickLiteral(partOf(schema, 'literal'))
    case 'picklist':
      return quickChoice(partOf(schema, 'options'))
    case 'array':
      return quickList(partOf(schema, 'item'))
    case 'tuple':
      return quickTuple(objectsIn(partOf(schema, 'items')))
    case 'strict_object':
      return quickObject(partOf(schema, 'entries'))
    case 'variant':
      return quickVariant(partOf(schema, 'key'), objectsIn(partOf(schema, 'options')))
    case 'union':
      return quickUnion(objectsIn(partOf(schema, 'options')))
    case 'optional':
      return quickWrapped(schema, undefined)
    case 'nullable':
      return quickWrapped(schema, null)
    default:
      return undefined
  }
}

/** What a value of the right kind must also keep. */
const quickRule = (rule: object): Quick | undefined => {
  const requirement = partOf(rule, 'requirement')
  const type = partOf(rule, 'type')
  if (type === 'integer') return Number.isInteger
  if (type === 'raw_check') return quickCheck(rule)
  if (typeof requirement !== 'number') return undefined
  const lengthOf = (value: unknown): number =>
    typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN
  switch (type) {
    case 'min_value':
      return (received) => typeof received === 'number' && received >= requirement
    case 'max_value':
      return (received) => typeof received === 'number' && received <= requirement
    case 'min_length':
      return (received) => lengthOf(received) >= requirement
    case 'max_length':
      return (received) => lengthOf(received) <= requirement
    default:
      return undefined
  }
}

/** A check by a function of ours is asked as the full check would ask it. */
const quickCheck = (rule: object): Quick | undefined => {
  const run = partOf(rule, '~run')
  if (typeof run !== 'function') return undefined
  return (received) => {
    const dataset = { typed: true, value: received, issues: undefined }
    Reflect.apply(run, rule, [dataset, {}])
    return dataset.issues === undefined
  }
}

const quickLiteral = (literal: unknown): Quick | undefined =>
  typeof literal === 'string' || typeof literal === 'boolean' ? (received) => received === literal : undefined

const quickChoice = (options: unknown): Quick | undefined => {
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string')) return undefined
  const known = new Set<unknown>(options)
  return (received) => known.has(received)
}

const quickList = (item: unknown): Quick | undefined => {
  const quick = isObject(item) ? quickFor(item) : undefined
  if (!quick) return undefined
  return (received) => {
    if (!Array.isArray(received)) return false
    for (let i = 0; i < received.length; i++) if (!quick(received[i])) return false
    return true
  }
}

/** As many items as there are forms for them: the full check would leave out whatever came after. */
const quickTuple = (items: readonly object[]): Quick | undefined => {
  const quicks = items.map(quickFor)
  if (!quicks.every((quick) => quick !== undefined)) return undefined
  return (received) =>
    Array.isArray(received) &&
    received.length === quicks.length &&
    quicks.every((quick, i) => quick(received[i]))
}

/** A value that may be nothing, which then stays nothing only if there is no other value for it. */
const quickWrapped = (schema: object, nothing: null | undefined): Quick | undefined => {
  const wrapped = partOf(schema, 'wrapped')
  const quick = isObject(wrapped) ? quickFor(wrapped) : undefined
  const stays = nothing === null && partOf(schema, 'default') === undefined
  return quick && ((received) => (received === nothing ? stays : quick(received)))
}

interface Field {
  readonly name: string
  readonly quick: Quick
  /** It may be left out and then stays out. */
  readonly mayMiss: boolean
}

const fieldOf = ([name, schema]: readonly [string, unknown]): Field | undefined => {
  const quick = isObject(schema) ? quickFor(schema) : undefined
  if (!quick || !isObject(schema)) return undefined
  const mayMiss = partOf(schema, 'type') === 'optional' && partOf(schema, 'default') === undefined
  return { name, quick, mayMiss }
}

const quickObject = (entries: unknown): Quick | undefined => {
  const fields = isObject(entries) ? Object.entries(entries).map(fieldOf) : [undefined]
  if (!fields.every((field) => field !== undefined)) return undefined
  return (received) => {
    if (!isPlain(received)) return false
    let next = 0
    for (const name in received) {
      let field = fields[next++]
      // Fields out of their order would be put in order by the full check.
      while (field && field.name !== name) {
        if (!field.mayMiss) return false
        field = fields[next++]
      }
      if (!field?.quick(received[name])) return false
    }
    for (let field = fields[next]; field; field = fields[++next]) if (!field.mayMiss) return false
    return true
  }
}

/** Forms told apart by a field of theirs, each made when it is first met. */
const quickVariant = (key: unknown, options: readonly object[]): Quick | undefined => {
  if (typeof key !== 'string') return undefined
  const forms = new Map<unknown, object>()
  const twice = new Set<unknown>()
  for (const option of options) {
    const entries = partOf(option, 'entries')
    const field = isObject(entries) ? partOf(entries, key) : undefined
    const literal = isObject(field) ? partOf(field, 'literal') : undefined
    if (typeof literal !== 'string') return undefined
    if (forms.has(literal)) twice.add(literal)
    forms.set(literal, option)
  }
  const made = new Map<unknown, Quick>()
  const unsure: Quick = () => false
  return (received) => {
    if (!isPlain(received)) return false
    const kind = received[key]
    const known = made.get(kind)
    if (known) return known(received)
    const option = twice.has(kind) ? undefined : forms.get(kind)
    const quick = (option && quickFor(option)) ?? unsure
    // Only kinds that there are, lest strangers fill the memory.
    if (option) made.set(kind, quick)
    return quick(received)
  }
}

/** Either of several that no value can be taken for more than one of. */
const quickUnion = (options: readonly object[]): Quick | undefined => {
  const quicks = options.map(quickFor)
  if (!options.every((one, i) => options.every((other, j) => j <= i || areApart(one, other))))
    return undefined
  if (!quicks.every((quick) => quick !== undefined)) return undefined
  return (received) => quicks.some((quick) => quick(received))
}

/** Nothing that fits the one can fit the other. */
const areApart = (one: object, other: object): boolean => {
  const [a, b] = [one, other].map((schema) => CLASSES[String(partOf(schema, 'type'))])
  if (a === undefined || b === undefined) return false
  return a !== b || (a === 'object' && (demandsMore(one, other) || demandsMore(other, one)))
}

/** A form that must have a field which the other does not know. */
const demandsMore = (one: object, other: object): boolean => {
  const [fields, known] = [partOf(one, 'entries'), partOf(other, 'entries')]
  if (!isObject(fields) || !isObject(known)) return false
  return Object.entries(fields).some(
    ([name, field]) => isObject(field) && partOf(field, 'type') !== 'optional' && !(name in known),
  )
}

const CLASSES: Readonly<Record<string, string>> = {
  number: 'number',
  string: 'text',
  picklist: 'text',
  literal: 'text',
  boolean: 'boolean',
  array: 'list',
  strict_object: 'object',
}
