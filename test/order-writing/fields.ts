import { fair, type Random } from '#kernel/chance/random.ts'
import type { AnyOrder, Game } from '#kernel/game/game.ts'
import { jsonSchemaOf } from '#kernel/procedure/schema.ts'

/** What an order of one kind consists of, read from the schema of the game. */
export interface Shape {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape | boolean
  readonly prefixItems?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly anyOf?: readonly Shape[]
}

/** One thing that an order says: which field, and what stands in it. */
export interface Said {
  readonly field: string
  readonly value: string
}

export const NOTHING = 'nothing'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const shapesOf = (game: Game): ReadonlyMap<string, Shape> => {
  const { oneOf = [] } = jsonSchemaOf(game.order) as Shape
  return new Map(oneOf.map((shape) => [String(shape.properties?.kind?.const), shape]))
}

/** The one of several shapes that a value has. */
const shapeFor = (shape: Shape | undefined, value: unknown): Shape | undefined => {
  const several = shape?.anyOf ?? shape?.oneOf
  if (!several) return shape
  const flat = several.flatMap((one) => one.anyOf ?? one.oneOf ?? [one])
  if (!isRecord(value)) return flat.find(({ type }) => type !== 'null' && type !== 'object') ?? flat[0]
  return flat.find(({ properties }) => properties && Object.keys(value).every((key) => key in properties))
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const itemsOf = (shape: Shape | undefined): Shape | undefined =>
  typeof shape?.items === 'object' ? shape.items : undefined

/** By what the items of a list are told apart. */
const keyOf = (item: Shape | undefined): string | undefined =>
  Object.entries(item?.properties ?? {}).find(([, { type }]) => type === 'string')?.[0]

const isPlace = (value: Readonly<Record<string, unknown>>): boolean => 'x' in value && 'y' in value

/** To hundredths: what lies nearer to each other is one place. */
const placeWords = ({ x, y }: Readonly<Record<string, unknown>>): string =>
  [x, y].map((one) => Math.round(Number(one) * 100) / 100).join(', ')

const hasPlace = (shape: Shape | undefined): boolean =>
  shape?.properties !== undefined && isPlace(shape.properties)

/** All that an order says, field by field. */
export const saidBy = (shape: Shape | undefined, value: unknown, path = ''): readonly Said[] => {
  const own = shapeFor(shape, value)
  if (Array.isArray(value)) {
    const item = itemsOf(own)
    const key = keyOf(item)
    const names = value.map((one) => (key && isRecord(one) ? String(one[key]) : JSON.stringify(one)))
    const said = { field: path, value: (item?.prefixItems ? names : names.toSorted()).join(' ') }
    return key === undefined ? [said] : [said, ...value.flatMap((one) => saidBy(item, one, path))]
  }
  if (!isRecord(value)) return [{ field: path, value: JSON.stringify(value) }]
  const names = new Set([...Object.keys(own?.properties ?? {}), ...Object.keys(value)])
  const place = hasPlace(own)
  return [...names].flatMap((name): readonly Said[] => {
    if (name === 'kind' && path === '') return []
    if (place && name === 'y') return []
    if (place && name === 'x')
      return [{ field: under(path, 'place'), value: isPlace(value) ? placeWords(value) : NOTHING }]
    const field = under(path, name)
    return value[name] === undefined
      ? [{ field, value: NOTHING }]
      : saidBy(own?.properties?.[name], value[name], field)
  })
}

/** Values that may be tried: names of things in sight, places in the unit of orders. */
export interface Pool {
  ids(field: string, order: AnyOrder): readonly string[]
  readonly places: readonly { readonly x: number; readonly y: number }[]
}

/** An order like another in all but one field. */
export interface Variant {
  readonly field: string
  readonly order: AnyOrder
}

/** Tried of a field at most. */
const MOST = 14
/** Whole numbers are tried up to this one. */
const MOST_COUNTED = 12

interface Varied {
  readonly field: string
  readonly value: unknown
}

const some = <T>(all: readonly T[], random: Random, most = MOST): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[(fair(random, all.length) + i) % all.length] as T)

const scalars = (
  shape: Shape,
  field: string,
  pool: Pool,
  order: AnyOrder,
  random: Random,
): readonly unknown[] => {
  const { type, minimum = 0, maximum = MOST_COUNTED } = shape
  if (shape.enum) return shape.enum
  switch (type) {
    case 'boolean':
      return [false, true]
    case 'integer':
      return maximum > 100
        ? [0, 90, 180, 270].filter((value) => value <= maximum)
        : Array.from({ length: Math.min(maximum, MOST_COUNTED) - minimum + 1 }, (_, i) => minimum + i)
    case 'number':
      return maximum >= 360 ? [0, 45, 90, 180, 270] : [minimum, minimum + 1, minimum + 2, minimum + 4]
    case 'string':
      return some(pool.ids(field, order), random)
    default:
      return []
  }
}

/** What a field that is left out could say. */
const fresh = (
  shape: Shape,
  field: string,
  pool: Pool,
  order: AnyOrder,
  random: Random,
): readonly unknown[] => {
  if (shape.const !== undefined) return [shape.const]
  const found = scalars(shape, field, pool, order, random)
  if (found.length > 0) return found
  const item = itemsOf(shape)
  if (shape.type === 'array' && item?.type === 'string')
    return some(pool.ids(field, order), random).map((id) => [id])
  const { properties = {} } = shapeFor(shape, {}) ?? {}
  return Object.keys(properties).join() === 'x,y' ? some(pool.places, random) : []
}

function* varied(
  shape: Shape | undefined,
  value: unknown,
  field: string,
  pool: Pool,
  order: AnyOrder,
  random: Random,
): Generator<Varied> {
  const own = shapeFor(shape, value)
  if (!own) return
  if (Array.isArray(value)) {
    const item = itemsOf(own)
    if (item?.prefixItems) {
      for (const { x, y } of some(pool.places, random))
        yield { field, value: [...value.slice(0, -1), [x, y]] }
      return
    }
    for (const i of value.keys()) yield { field, value: value.filter((_, at) => at !== i) }
    const key = keyOf(item)
    const names = value.map((one) => (key && isRecord(one) ? one[key] : one))
    if (item?.type === 'string' || item?.enum)
      for (const id of some(item.enum ?? pool.ids(field, order), random)) {
        if (names.includes(id)) continue
        yield { field, value: [...value, id] }
        if (value.length > 0) yield { field, value: [...value.slice(0, -1), id] }
      }
    const [first] = value
    if (key && isRecord(first))
      for (const id of some(pool.ids(under(field, key), order), random))
        if (!names.includes(id)) yield { field, value: [...value, { ...first, [key]: id }] }
    for (const [i, one] of [...value.entries()].slice(0, 3))
      for (const change of varied(item, one, field, pool, order, random))
        yield { field: change.field, value: value.map((other, at) => (at === i ? change.value : other)) }
    return
  }
  if (!isRecord(value)) {
    for (const other of scalars(own, field, pool, order, random))
      if (other !== value) yield { field, value: other }
    return
  }
  const place = hasPlace(own)
  if (place)
    for (const { x, y } of some(pool.places, random))
      yield { field: under(field, 'place'), value: { ...value, x, y } }
  for (const [name, part] of Object.entries(own.properties ?? {})) {
    if ((name === 'kind' && field === '') || (place && (name === 'x' || name === 'y'))) continue
    const inner = under(field, name)
    const { [name]: was, ...others } = value
    if (was !== undefined) {
      yield { field: inner, value: others }
      for (const change of varied(part, was, inner, pool, order, random))
        yield { field: change.field, value: { ...value, [name]: change.value } }
    } else
      for (const said of fresh(part, inner, pool, order, random))
        yield { field: inner, value: { ...value, [name]: said } }
  }
}

/** The order with one field at a time saying something else. */
export function* variantsOf(
  shape: Shape | undefined,
  order: AnyOrder,
  pool: Pool,
  random: Random,
): Generator<Variant> {
  for (const { field, value } of varied(shape, order, '', pool, order, random))
    if (isRecord(value)) yield { field, order: { ...value, kind: order.kind } }
}
