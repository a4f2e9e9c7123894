// The names of a rule set's phases, orders and stories, read off their declarations, and where they are named.
import { walk } from './sources.js'

/** Sorts of things that are told apart by name: the type that lists them, and the field that holds it. */
const SORTS = {
  phases: { type: 'Phase', field: 'name' },
  orders: { field: 'kind' },
  stories: { type: 'Story', field: 'kind' },
}
export const SORT_NAMES = Object.keys(SORTS)

const keyOf = ({ key, computed }) => (computed || !key ? undefined : (key.name ?? key.value))
const textOf = (node) => (typeof node?.value === 'string' ? node.value : undefined)

/** Types declared in a source by their names, those of them that it exports, and those it takes from others. */
const typesIn = ({ program, imports }) => {
  const declared = new Map()
  const exported = new Set()
  for (const statement of program.body) {
    const one = statement.declaration ?? statement
    if (statement.declaration) exported.add(one.id?.name)
    if (one.type === 'TSTypeAliasDeclaration') declared.set(one.id.name, one.typeAnnotation)
    if (one.type === 'TSInterfaceDeclaration') declared.set(one.id.name, one)
  }
  return { declared, exported, imports }
}

/** What a field may be by its declaration; a name of such texts is looked up in the same file. */
const literalsOf = (type, declared) => {
  if (type?.type === 'TSLiteralType') return textOf(type.literal) === undefined ? [] : [textOf(type.literal)]
  if (type?.type === 'TSUnionType') return type.types.flatMap((one) => literalsOf(one, declared))
  return type?.type === 'TSTypeReference' ? literalsOf(declared?.get(type.typeName.name)) : []
}

/** The texts that a field of an object may be; where maps are read, the keys of the object. */
const readMembers = (members, field) => {
  const fields = members.filter(({ type }) => type === 'TSPropertySignature')
  if (field === undefined) return fields.map(keyOf).filter((key) => typeof key === 'string')
  return fields
    .filter((one) => keyOf(one) === field)
    .flatMap((one) => literalsOf(one.typeAnnotation?.typeAnnotation))
}

/**
 * All that a field may be in a type, followed through unions, names and imports; without a field, the keys of what a type is.
 * A type made of a map (`PhaseIn<Shapes>`, `StoryOf<StoryShapes>`) has the keys of the map for names.
 */
const followed = (types, file, type, field, seen = new Set()) => {
  const on = (next) => followed(types, file, next, field, seen)
  switch (type?.type) {
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.flatMap(on)
    case 'TSParenthesizedType':
      return on(type.typeAnnotation)
    case 'TSTypeLiteral':
      return readMembers(type.members, field)
    case 'TSInterfaceDeclaration':
      return [
        ...readMembers(type.body.body, field),
        ...type.extends.flatMap(({ expression }) => named(types, file, expression.name, field, seen)),
      ]
    case 'TSTypeReference':
      return [
        ...named(types, file, type.typeName.name, field, seen),
        ...(type.typeArguments?.params ?? []).flatMap((map) => followed(types, file, map, undefined, seen)),
      ]
    default:
      return []
  }
}

const named = (types, file, name, field, seen) => {
  const at = `${file} ${name} ${field}`
  const here = types.get(file)
  if (!here || !name || seen.has(at)) return []
  seen.add(at)
  const own = here.declared.get(name)
  if (own) return followed(types, file, own, field, seen)
  const from = here.imports.find(({ names }) => names.includes(name))
  return from ? named(types, from.to, name, field, seen) : []
}

const isKindField = (node) => node?.type === 'Property' && keyOf(node) === 'kind'

/** Kinds that orders are declared with: `kind('move')`, `kind: v.literal('concede')`, and a helper's `K extends 'pack' | 'unpack'`. */
const orderKinds = ({ program, text }, { declared }) => {
  if (!/\bkind\(|kind: v\.literal\(/.test(text)) return []
  const found = []
  walk(program, (node, holders) => {
    if (node.type !== 'CallExpression') return
    const isKind = node.callee.name === 'kind'
    const isLiteral = node.callee.property?.name === 'literal' && isKindField(holders.at(-1))
    const [given] = node.arguments
    if (!given || !(isKind || isLiteral)) return
    if (given.type === 'Literal') found.push(given.value)
    else if (isKind)
      for (const { typeParameters } of holders)
        for (const { constraint } of typeParameters?.params ?? [])
          found.push(...literalsOf(constraint, declared))
  })
  return found
}

/** The names of all phases, orders and stories of a rule set. */
export const namesIn = (sources, ruleset) => {
  const game = sources.filter(({ file }) => file.startsWith(`src/rules/${ruleset}/game/`))
  const types = new Map(game.map((source) => [source.file, typesIn(source)]))
  const sort = ({ type, field }) =>
    type === undefined
      ? game.flatMap((source) => orderKinds(source, types.get(source.file)))
      : [...types]
          .filter(([, { exported }]) => exported.has(type))
          .flatMap(([file, { declared }]) => followed(types, file, declared.get(type), field))
  return Object.fromEntries(SORT_NAMES.map((name) => [name, new Set(sort(SORTS[name]))]))
}

/** An object or a type whose keys are, but for a few, names of the sort. */
const keysNamed = (node, names) => {
  const members = node.properties ?? node.members ?? node.body
  if (!Array.isArray(members) || !/^(?:Object|TSTypeLiteral|TSInterfaceBody)/.test(node.type)) return []
  const keys = members.map((one) => (one.shorthand && members.length === 1 ? undefined : keyOf(one)))
  const hits = keys.filter((key) => names.has(key))
  return 2 * hits.length > keys.length ? hits : []
}

/** The names that stand in a source, each once: as a text, or as a key of a record over such names. */
const namedIn = ({ program, text }, names) => {
  const found = new Set()
  if (![...names].some((name) => text.includes(name))) return found
  walk(program, (node) => {
    if (node.type === 'Literal' && names.has(node.value)) found.add(node.value)
    for (const key of keysNamed(node, names)) found.add(key)
  })
  return found
}

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2
}

/** For every name of a sort the number of files of the rule set that name it. */
export const filesNaming = (sources, ruleset, names) => {
  const count = new Map([...names].map((name) => [name, 0]))
  for (const source of sources)
    if (source.file.startsWith(`src/rules/${ruleset}/`))
      for (const name of namedIn(source, names)) count.set(name, count.get(name) + 1)
  return count
}

/** Switches whose cases are, but for a few, names of one sort: where they stand and how many cases they have. */
export const switchesOver = (sources, ruleset, sorts) =>
  sources
    .filter(({ file, text }) => file.startsWith(`src/rules/${ruleset}/`) && text.includes('switch ('))
    .flatMap(({ file, program }) => {
      const found = []
      walk(program, (node) => {
        if (node.type !== 'SwitchStatement') return
        const labels = node.cases.flatMap(({ test }) => (test ? [textOf(test)] : []))
        const over = SORT_NAMES.find(
          (sort) => 3 * labels.filter((label) => sorts[sort].has(label)).length >= 2 * labels.length,
        )
        if (over && labels.length > 0) found.push({ file, over, cases: labels.length })
      })
      return found
    })
