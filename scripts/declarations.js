// The declarations of the engine's public face: one text an entry, each with all it needs and nothing else, so that they can be
// read, reviewed and shipped. The compiler writes them file by file; here they are gathered name by name.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './freshness.js'

/** The layers that the public face is made of. */
const LAYERS = ['kernel', 'screen', 'commander', 'study', 'engine']

const FACE = 'engine/index.ts'

export const RULESETS = readdirSync(join(ROOT, 'src', 'engine', 'rules'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))

/** What all that is public says of its types it says outright, so each file is written down by itself, in no time. */
const OPTIONS =
  '--ignoreConfig --noResolve --noCheck --declaration --emitDeclarationOnly --stripInternal --target es2023 --module esnext ' +
  '--moduleResolution bundler --allowImportingTsExtensions --verbatimModuleSyntax --strict --types'

const emit = (folder) => {
  const files = LAYERS.flatMap((layer) => filesBelow(join('src', layer)))
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [...OPTIONS.split(' '), '', '--rootDir', join(ROOT, 'src'), '--outDir', folder, ...files]
  const { status, stdout, error } = spawnSync(process.execPath, [tsc, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tsc wrote no declarations: ${error?.message ?? stdout}`)
}

/** The file an import means, below src. */
const target = (from, specifier) => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  throw new Error(`${from} shows a type of ${specifier}: what is public is our own`)
}

const nameOf = (node) => node.name ?? node.value

/** The names of types and values that a declaration speaks of. */
const namesIn = (node, found = new Set()) => {
  if (Array.isArray(node)) for (const one of node) namesIn(one, found)
  else if (node && typeof node === 'object') {
    const named = node.typeName ?? node.exprName ?? (/Heritage|Implements/.test(node.type) && node.expression)
    if (named?.type === 'Identifier') found.add(named.name)
    for (const value of Object.values(node)) namesIn(value, found)
  }
  return found
}

/** What a file declares, takes from others and gives away. */
const moduleOf = (folder, file) => {
  const text = readFileSync(join(folder, file.replace(/\.ts$/, '.d.ts')), 'utf8')
  const { program, comments } = parseSync(file, text, { lang: 'dts' })
  const found = { declared: new Map(), taken: new Map(), given: new Map(), all: [] }
  const declare = (node, from) => {
    const name = nameOf(node.id ?? node.declarations[0].id)
    const comment = comments.find(({ end }) => end <= from && text.slice(end, from).trim() === '')
    const said = comment?.value.startsWith('*') ? `${text.slice(comment.start, comment.end)}\n` : ''
    found.declared.set(name, { comment: said, text: text.slice(node.start, node.end), names: namesIn(node) })
    return name
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const { imported, local } of node.specifiers)
        found.taken.set(local.name, { file: target(file, node.source.value), name: nameOf(imported) })
    else if (node.type === 'ExportAllDeclaration') found.all.push(target(file, node.source.value))
    else if (node.type !== 'ExportNamedDeclaration') declare(node, node.start)
    else if (node.declaration) {
      const name = declare(node.declaration, node.start)
      found.given.set(name, { file, name })
    } else
      for (const { local, exported } of node.specifiers) {
        const name = nameOf(local)
        const from = node.source ? target(file, node.source.value) : file
        found.given.set(nameOf(exported), { file: from, name })
      }
  }
  return found
}

/** Everything that the entries give, with where each name is declared, and how to gather what a name needs. */
const reader = (folder) => {
  const known = new Map()
  const read = (file) => {
    if (!known.has(file)) known.set(file, moduleOf(folder, file))
    return known.get(file)
  }
  /** Where a name that a file knows is declared; nothing for one that is everybody's. */
  const origin = (file, name) => {
    const { declared, taken } = read(file)
    if (declared.has(name)) return { file, name }
    const from = taken.get(name)
    return from && given(from.file).get(from.name)
  }
  const given = (file) => {
    const { given: own, all } = read(file)
    const found = new Map(all.flatMap((other) => [...given(other)]))
    for (const [name, from] of own) {
      const at = from.file === file ? origin(file, from.name) : given(from.file).get(from.name)
      if (!at) throw new Error(`${file} gives ${name}, which ${from.file} has not`)
      found.set(name, at)
    }
    return found
  }
  return { read, origin, given }
}

const keyOf = ({ file, name }) => `${file} ${name}`

const declaration = ({ comment, text }, isPublic) => {
  const bare = text.replace(/^declare /, '')
  const plain = /^(interface|type) /.test(bare) ? bare : `declare ${bare}`
  return `${comment}${isPublic ? 'export ' : ''}${plain}`
}

/** An entry's declarations: what it gives, then what that needs. What the face gives is imported from there. */
const gathered = ({ read, origin, given }, entry, face) => {
  const asGiven = given(entry)
  const own = new Map([...asGiven].map(([name, at]) => [keyOf(at), name]))
  const imports = new Set()
  const names = new Map()
  const texts = []
  const gather = (at, isPublic) => {
    const key = keyOf(at)
    const name = own.get(key) ?? at.name
    if (names.has(key)) return
    if (name !== at.name || [...names.values()].includes(name))
      throw new Error(`${entry} needs two things that are called ${at.name} and ${name}`)
    names.set(key, name)
    const declared = read(at.file).declared.get(at.name)
    texts.push({ text: declaration(declared, isPublic), isPublic })
    for (const needed of declared.names) {
      const from = origin(at.file, needed)
      if (!from || own.has(keyOf(from))) continue
      const shared = face?.get(keyOf(from))
      if (shared) imports.add(shared)
      else gather(from, false)
    }
  }
  for (const at of asGiven.values()) gather(at, true)
  const taken =
    imports.size > 0 ? [`import type { ${[...imports].sort().join(', ')} } from '../engine.js'`] : []
  const shown = texts.filter(({ isPublic }) => isPublic)
  const rest = texts.filter(({ isPublic }) => !isPublic)
  return `${[...taken, ...[...shown, ...rest].map(({ text }) => text), 'export {}'].join('\n\n')}\n`
}

/** By the name of the file that ships them, the declarations of the face and of every rule set. */
export const declarations = () => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-declarations-'))
  try {
    emit(folder)
    const all = reader(folder)
    const face = new Map([...all.given(FACE)].map(([name, at]) => [keyOf(at), name]))
    return new Map([
      ['engine.d.ts', gathered(all, FACE)],
      ...RULESETS.map((id) => [`rules/${id}.d.ts`, gathered(all, `engine/rules/${id}.ts`, face)]),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
