import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const filesBelow = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, file) : /\.tsx?$/.test(file) ? [file] : []
  })

/** The path of a file of ours that another imports; none for a package. */
const target = (file, to) => {
  if (to.startsWith('#')) return `src/${to.slice(1)}`
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : undefined
}

/** Made by a program, and saying so in its first lines. */
const isGenerated = (text) => /^(?:\/\/|\/\*| \*).*\bgenerated\b/im.test(text.split('\n', 3).join('\n'))

const isImport = ({ type, source }) =>
  type === 'ImportDeclaration' ||
  ((type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration') && source)

/** What an import or a passing on names there; `*` for all of it. */
const namesOf = (statement) => {
  if (statement.type === 'ExportAllDeclaration') return ['*']
  return statement.specifiers.map((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return '*'
    if (one.type === 'ImportDefaultSpecifier') return 'default'
    const named = one.imported ?? one.local
    return named.name ?? named.value
  })
}

const linesIn = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** A source read: its text, lines, syntax tree and imports. */
export const sourceOf = (file, text) => {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const statements = program.body.filter(isImport)
  const imports = statements.flatMap((statement) => {
    const to = target(file, statement.source.value)
    return to ? [{ to, names: namesOf(statement), passedOn: statement.type !== 'ImportDeclaration' }] : []
  })
  const onDemand = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const to = target(file, text.slice(start + 1, end - 1))
    return to ? [{ to, names: ['*'], passedOn: false }] : []
  })
  return {
    file,
    text,
    program,
    lines: linesIn(text),
    generated: isGenerated(text),
    imports: [...imports, ...onDemand],
    importLines: statements.reduce((sum, { start, end }) => sum + linesIn(text.slice(start, end)), 0),
    climbing: statements.filter(({ source }) => source.value.startsWith('../../../../../')).length,
  }
}

/** All sources below `src` of a tree. */
export const sourcesIn = (root) =>
  filesBelow(root, 'src').map((file) => sourceOf(file, readFileSync(path.join(root, file), 'utf8')))

/** Calls `visit` with every node of a syntax tree and those that hold it, innermost last. */
export const walk = (node, visit, holders = []) => {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, holders)
    return
  }
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node, holders)
  const inside = typeof node.type === 'string' ? [...holders, node] : holders
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit, inside)
}
