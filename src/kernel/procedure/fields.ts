import type { Schema } from './schema.ts'

/** What may be written into one field of a form, read off its schema. */
export type FieldKind =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly item: FieldKind; readonly min: number; readonly max: number }
  | { readonly kind: 'form'; readonly fields: readonly Field[] }
  | { readonly kind: 'either'; readonly kinds: readonly FieldKind[] }

export type Field = FieldKind & {
  readonly name: string
  /** Must be given. */
  readonly required: boolean
  /** May be null. */
  readonly nullable: boolean
  /** What it is when left out. */
  readonly preset?: unknown
}

/** The parts of valibot's schemas that a form is read from. */
interface Node {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly options?: readonly unknown[]
  readonly wrapped?: Node
  readonly default?: unknown
  readonly item?: Node
  readonly entries?: Readonly<Record<string, Node>>
}

/** The fields of a form in the order in which it states them. */
export const fieldsOf = (schema: Schema): readonly Field[] => {
  const kind = isNode(schema) ? kindOf(schema) : undefined
  if (kind?.kind !== 'form') throw new Error('only a form has fields')
  return kind.fields
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every valibot schema says what type it is; what else a type has is read where it is needed. */
const isNode = (schema: object): schema is Node => 'type' in schema && typeof schema.type === 'string'

const kindOf = (node: Node): FieldKind => {
  switch (node.type) {
    case 'picklist':
      return { kind: 'choice', values: (node.options ?? []).map(String) }
    case 'literal':
    case 'boolean':
      return { kind: 'flag' }
    case 'string':
      return { kind: 'text' }
    case 'number':
      return {
        kind: 'number',
        ...limitsOf(node),
        whole: node.pipe?.some(({ type }) => type === 'integer') ?? false,
      }
    case 'array':
      return { kind: 'list', item: kindOf(inner(node.item)), ...limitsOf(node) }
    case 'strict_object':
      return {
        kind: 'form',
        fields: Object.entries(node.entries ?? {}).map(([name, entry]) => fieldOf(name, entry)),
      }
    case 'union':
      return {
        kind: 'either',
        kinds: (node.options ?? []).flatMap((option) =>
          isObject(option) && isNode(option) ? [kindOf(option)] : [],
        ),
      }
    case 'optional':
    case 'nullable':
      return kindOf(inner(node.wrapped))
    default:
      throw new Error(`a form has no field of type ${node.type}`)
  }
}

const inner = (node: Node | undefined): Node => {
  if (!node) throw new Error('a wrapped schema is missing')
  return node
}

const fieldOf = (name: string, node: Node): Field => {
  let at = node
  let required = true
  let nullable = false
  let preset: unknown
  while (at.type === 'optional' || at.type === 'nullable') {
    if (at.type === 'optional') {
      required = false
      preset = at.default
    } else {
      nullable = true
    }
    at = inner(at.wrapped)
  }
  return { name, required, nullable, ...(preset === undefined ? {} : { preset }), ...kindOf(at) }
}

const limitsOf = ({ pipe = [] }: Node): { min: number; max: number } => {
  const requirement = (kinds: readonly string[], otherwise: number): number => {
    const found = pipe.find(({ type }) => kinds.includes(type))?.requirement
    return typeof found === 'number' ? found : otherwise
  }
  return {
    min: requirement(['min_value', 'min_length'], Number.NEGATIVE_INFINITY),
    max: requirement(['max_value', 'max_length'], Number.POSITIVE_INFINITY),
  }
}
