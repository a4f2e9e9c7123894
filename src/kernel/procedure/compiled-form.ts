import { memo } from '../memo.ts'
import { type Fault, type Result, success } from './result.ts'
import { accept, type Schema } from './schema.ts'
import { type FormShape, type Shape, shapeOf } from './shape.ts'

/**
 * Says of what was received that it certainly fits, and that checking it in full would give it back as it is, to the order
 * of its fields. Whatever it is not sure of is for the full check, which has the words for what is wrong.
 */
type Fits = (received: unknown) => boolean

const fitsOf = memo((schema: object) => ({ fits: compiled(schema) }))

/** Checks forms of one kind one after the other; what is plainly in order costs a tenth of the full check. */
export const compiledForm = <T>(schema: Schema<T>): ((received: unknown) => Result<T, Fault>) => {
  const { fits } = fitsOf(schema)
  const isSound = (received: unknown): received is T => fits?.(received) === true
  return (received) => (isSound(received) ? success(received) : accept(schema, received))
}

/** None where nothing was declared of the schema or of a part of it. */
const compiled = (schema: object): Fits | undefined => {
  const shape = shapeOf(schema)
  if (!shape) return undefined
  switch (shape.is) {
    case 'number':
      return numberFits(shape)
    case 'text':
      return textFits(shape)
    case 'boolean':
      return (received) => typeof received === 'boolean'
    case 'one-of':
      return oneOfFits(shape.values)
    case 'list':
      return listFits(shape)
    case 'tuple':
      return tupleFits(shape.items)
    case 'form':
      return formFits(shape)
    case 'variant':
      return variantFits(shape.forms)
    case 'either':
      return eitherFits(shape.of)
    case 'optional':
      // What is given as undefined stands in the form all the same: for the full check.
      return compiled(shape.of)
    case 'nullable': {
      const fits = compiled(shape.of)
      return fits && ((received) => received === null || fits(received))
    }
  }
}

type ShapeOf<K extends Shape['is']> = Extract<Shape, { readonly is: K }>

const numberFits = ({ whole, min, max }: ShapeOf<'number'>): Fits =>
  whole
    ? (received) =>
        typeof received === 'number' && Number.isInteger(received) && received >= min && received <= max
    : (received) => typeof received === 'number' && received >= min && received <= max

const textFits = ({ longest, pattern }: ShapeOf<'text'>): Fits =>
  pattern
    ? (received) => typeof received === 'string' && received.length <= longest && pattern.test(received)
    : (received) => typeof received === 'string' && received.length <= longest

const oneOfFits = (values: readonly (string | boolean)[]): Fits => {
  const [only, ...others] = values
  if (others.length === 0) return (received) => received === only
  const known = new Set<unknown>(values)
  return (received) => known.has(received)
}

const listFits = ({ item, min, max }: ShapeOf<'list'>): Fits | undefined => {
  const fits = compiled(item)
  if (!fits) return undefined
  return (received) => {
    if (!Array.isArray(received) || received.length < min || received.length > max) return false
    for (let i = 0; i < received.length; i++) if (!fits(received[i])) return false
    return true
  }
}

const allCompiled = (schemas: readonly object[]): readonly Fits[] | undefined => {
  const all = schemas.map(compiled)
  return all.every((fits) => fits !== undefined) ? all : undefined
}

/** As many items as were declared: the full check would leave out whatever came after. */
const tupleFits = (items: readonly object[]): Fits | undefined => {
  const all = allCompiled(items)
  if (!all) return undefined
  return (received) => {
    if (!Array.isArray(received) || received.length !== all.length) return false
    for (let i = 0; i < all.length; i++) if (!all[i]?.(received[i])) return false
    return true
  }
}

interface Field {
  readonly name: string
  readonly fits: Fits
  /** It may be left out and then stays out. */
  readonly mayMiss: boolean
}

const fieldOf = ([name, schema]: readonly [string, object]): Field | undefined => {
  const fits = compiled(schema)
  const shape = shapeOf(schema)
  return fits && { name, fits, mayMiss: shape?.is === 'optional' && !shape.filledIn }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const formFits = (shape: FormShape): Fits | undefined => {
  const fields = Object.entries(shape.entries).map(fieldOf)
  if (!fields.every((field) => field !== undefined)) return undefined
  const checked = shape.faultIn !== undefined
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
      if (!field?.fits(received[name])) return false
    }
    for (let field = fields[next]; field; field = fields[++next]) if (!field.mayMiss) return false
    return !checked || shape.faultIn?.(received) === undefined
  }
}

/** The word by which a form of a variant is known. */
const kindOf = (form: object): unknown => {
  const shape = shapeOf(form)
  const kind = shape?.is === 'form' ? shape.entries.kind : undefined
  const word = kind && shapeOf(kind)
  return word?.is === 'one-of' && word.values.length === 1 ? word.values[0] : undefined
}

/** Each form is compiled when it is first met. */
const variantFits = (options: readonly object[]): Fits | undefined => {
  const forms = new Map<unknown, object>()
  const twice = new Set<unknown>()
  for (const option of options) {
    const kind = kindOf(option)
    if (kind === undefined) return undefined
    if (forms.has(kind)) twice.add(kind)
    forms.set(kind, option)
  }
  const made = new Map<unknown, Fits>()
  const unsure: Fits = () => false
  return (received) => {
    if (!isPlain(received)) return false
    const { kind } = received
    const known = made.get(kind)
    if (known) return known(received)
    const option = twice.has(kind) ? undefined : forms.get(kind)
    const fits = (option && compiled(option)) ?? unsure
    // Only kinds that there are, lest strangers fill the memory.
    if (option) made.set(kind, fits)
    return fits(received)
  }
}

/** Either of several that no value can be taken for more than one of. */
const eitherFits = (options: readonly object[]): Fits | undefined => {
  const all = allCompiled(options)
  if (!all || !options.every((one, i) => options.every((other, j) => j <= i || areApart(one, other))))
    return undefined
  return (received) => all.some((fits) => fits(received))
}

/** Nothing that fits the one can fit the other. */
const areApart = (one: object, other: object): boolean => {
  const [a, b] = [shapeOf(one), shapeOf(other)]
  const [kindOfA, kindOfB] = [a && valueKind(a), b && valueKind(b)]
  if (!a || !b || kindOfA === undefined || kindOfB === undefined) return false
  if (kindOfA !== kindOfB) return true
  return a.is === 'form' && b.is === 'form' && (demandsMore(a, b) || demandsMore(b, a))
}

/** The one must have a field which the other does not know. */
const demandsMore = (one: FormShape, other: FormShape): boolean =>
  Object.entries(one.entries).some(
    ([name, field]) => shapeOf(field)?.is !== 'optional' && !(name in other.entries),
  )

/** What kind of value fits; none where it may be of several. */
const valueKind = (shape: Shape): string | undefined => {
  switch (shape.is) {
    case 'number':
    case 'text':
    case 'boolean':
    case 'list':
    case 'form':
      return shape.is
    case 'one-of':
      return shape.values.every((value) => typeof value === 'string') ? 'text' : 'boolean'
    case 'tuple':
      return 'list'
    case 'variant':
      return 'form'
    case 'either':
    case 'optional':
    case 'nullable':
      return undefined
  }
}
