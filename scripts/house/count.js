import path from 'node:path'
import { circles, folderGraph, mutualPairs } from '../folders.js'
import { filesNaming, median, namesIn, SORT_NAMES, switchesOver } from './names.js'

/** A file that belongs to one other of its folder by its name: the shape, the words, the data or the forms of a phase. */
const SATELLITE = /^src\/rules\/[^/]+\/game\/(?:.*\/)?(?:story|tell|phase|orders)\.ts$/
const CLAUSE = /\b[A-Z]{2}-[A-Z]{2,}-\d{2,}\b/g
const SMALL = 25

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** For every file those that import it. */
const usersOf = (sources) => {
  const users = new Map(sources.map(({ file }) => [file, new Set()]))
  for (const { file, imports } of sources) for (const { to } of imports) users.get(to)?.add(file)
  return users
}

/** Functions that a source exports by name. */
const functionsOf = ({ program }) =>
  program.body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return []
    if (declaration.type === 'FunctionDeclaration') return [declaration.id.name]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations
      .filter(({ init }) => init && /Function/.test(init.type))
      .map(({ id }) => id.name)
  })

/** How many files import each exported function. */
const functionUsers = (sources) => {
  const users = new Map()
  for (const source of sources) for (const name of functionsOf(source)) users.set(`${source.file} ${name}`, 0)
  const exported = new Map(sources.map((source) => [source.file, functionsOf(source)]))
  for (const { imports } of sources)
    for (const { to, names } of imports)
      for (const name of names.includes('*') ? (exported.get(to) ?? []) : names) {
        const at = `${to} ${name}`
        if (users.has(at)) users.set(at, users.get(at) + 1)
      }
  return [...users.values()]
}

const foldersIn = (sources, where) => {
  const graph = folderGraph(
    sources
      .filter(({ file }) => file.startsWith(where))
      .flatMap(({ file, imports }) =>
        imports.filter(({ to }) => to.startsWith(where)).map(({ to }) => [file, to]),
      ),
  )
  return { inCircles: circles(graph).flat().length, pairs: mutualPairs(graph).length }
}

const clausesBelow = (sources, where) =>
  new Set(
    sources.filter(({ file }) => file.startsWith(where)).flatMap(({ text }) => text.match(CLAUSE) ?? []),
  )

/** Clauses that the referee and the game both name and `effects/` does not: said twice. */
const clausesTwice = (sources, ruleset) => {
  const room = (name) => clausesBelow(sources, `src/rules/${ruleset}/${name}/`)
  const [referee, game, effects] = [room('referee'), room('game'), room('effects')]
  const shared = [...referee].filter((clause) => game.has(clause))
  return { shared: shared.length, twice: shared.filter((clause) => !effects.has(clause)).length }
}

/** All that is counted of one rule set. */
const countRuleset = (sources, ruleset) => {
  const own = sources.filter(({ file }) => file.startsWith(`src/rules/${ruleset}/`))
  const names = namesIn(own, ruleset)
  const switches = switchesOver(own, ruleset, names)
  const files = (sort) => median([...filesNaming(own, ruleset, names[sort]).values()])
  const folders = foldersIn(own, `src/rules/${ruleset}/`)
  const clauses = clausesTwice(own, ruleset)
  return {
    files: own.length,
    lines: sum(own.filter(({ generated }) => !generated).map(({ lines }) => lines)),
    satellites: own.filter(({ file }) => SATELLITE.test(file)).length,
    ...Object.fromEntries(SORT_NAMES.map((sort) => [sort, names[sort].size])),
    ...Object.fromEntries(SORT_NAMES.map((sort) => [`filesNaming-${sort}`, files(sort)])),
    switches: switches.length,
    cases: sum(switches.map(({ cases }) => cases)),
    foldersInCircles: folders.inCircles,
    mutualFolders: folders.pairs,
    clausesShared: clauses.shared,
    clausesTwice: clauses.twice,
  }
}

/** Small files that serve one other file, and those of them that stand beside it. */
const smallServants = (sources, users) => {
  const small = sources.filter(({ file, lines }) => lines < SMALL && users.get(file).size === 1)
  const beside = small.filter(({ file }) => path.dirname([...users.get(file)][0]) === path.dirname(file))
  return { anywhere: small.length, beside: beside.length }
}

const rulesetsIn = (sources) => [
  ...new Set(sources.flatMap(({ file }) => /^src\/rules\/([^/]+)\//.exec(file)?.slice(1) ?? [])),
]

/** The house counted: the whole of it, each rule set, and the folders of each layer that is no rule set. */
export const countHouse = (sources) => {
  const users = usersOf(sources)
  const functions = functionUsers(sources)
  const servants = smallServants(sources, users)
  const written = sources.filter(({ generated }) => !generated)
  const rulesets = Object.fromEntries(
    rulesetsIn(sources).map((ruleset) => [ruleset, countRuleset(sources, ruleset)]),
  )
  const layers = [...new Set(sources.map(({ file }) => file.split('/')[1]))].filter(
    (layer) => layer !== 'rules',
  )
  const folders = Object.fromEntries(layers.map((layer) => [layer, foldersIn(sources, `src/${layer}/`)]))
  const everywhere = [
    ...Object.values(folders),
    ...Object.values(rulesets).map((one) => ({ inCircles: one.foldersInCircles, pairs: one.mutualFolders })),
  ]
  const all = (key) => sum(Object.values(rulesets).map((one) => one[key]))
  return {
    house: {
      files: sources.length,
      generatedFiles: sources.length - written.length,
      lines: sum(written.map(({ lines }) => lines)),
      linesOfRules: all('lines'),
      importLines: sum(written.map(({ importLines }) => importLines)),
      importsFromFiveUp: sum(sources.map(({ climbing }) => climbing)),
      satellites: all('satellites'),
      switches: all('switches'),
      cases: all('cases'),
      smallServants: servants.anywhere,
      servantsBeside: servants.beside,
      exportedFunctions: functions.length,
      withOneUser: functions.filter((count) => count === 1).length,
      foldersInCircles: sum(everywhere.map(({ inCircles }) => inCircles)),
      mutualFolders: sum(everywhere.map(({ pairs }) => pairs)),
      clausesShared: all('clausesShared'),
      clausesTwice: all('clausesTwice'),
    },
    rulesets,
    folders,
  }
}
