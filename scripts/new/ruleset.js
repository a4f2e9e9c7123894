// A rule set with all the rooms, made of the smallest one there is: night-raids/, which is type-checked where it stands.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../freshness.js'
import { beginChange, constant, Fault, key, readSource, titled } from './edit.js'

const MODEL = 'scripts/new/night-raids'

/** 'late-relief' is LR, 'verdun' VE: what the ids of its clauses begin with. */
const prefixOf = (name) => {
  const words = name.split('-')
  const letters = words.length > 1 ? words[0][0] + words[1][0] : name.slice(0, 2)
  return letters.padEnd(2, 'x').toUpperCase()
}

const filesIn = (folder) =>
  readdirSync(join(ROOT, MODEL, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, MODEL, folder).length + 1))
    .map((file) => file.replaceAll('\\', '/'))

const LOADED = ({ name }) => `  {
    id: '${name}',
    title: '${titled(name)}',
    about: 'Say here in a sentence what it is about. Inches.',
    printed: async () => (await import('#rules/${name}/printed.ts')).PRINTED,
    desk: async () => (await import('#rules/${name}/desk.ts')).DESK,
    load: async () => (await import('#rules/${name}/index.ts')).${constant(name)},
    played: async () => (await import('#rules/${name}/played.ts')).PLAYED,
    cards: async () => (await import('#rules/${name}/cards.ts')).CARDS,
  },`

const TESTED = ({ name, prefix }) => `  ${key(name)}: {
    prefix: '${prefix}',
    book: () => import('#rules/${name}/rulebook/index.ts'),
    procedures: () => import('#rules/${name}/procedures/index.ts'),
  },`

export const newRuleset = (name) => {
  const change = beginChange()
  if (change.has(`src/rules/${name}/index.ts`)) throw new Fault(`There is a rule set "${name}" already.`)
  const prefix = prefixOf(name)
  const known = 'test/own-rules.ts'
  if (change.textOf(known).includes(`prefix: '${prefix}'`))
    throw new Fault(
      `Clauses of another rule set begin with ${prefix}: take another name, and rename it afterwards.`,
    )

  const renamed = (text) =>
    text
      .replaceAll('night-raids', name)
      .replaceAll('NIGHT_RAIDS', constant(name))
      .replaceAll('Night raids', titled(name))
      .replaceAll(/\bNR-(?=[A-Z])/g, `${prefix}-`)
  /** Tests of the model are called otherwise where it stands, so that nobody runs them there. */
  const nameOf = (file) => file.replace(/-test\.ts$/, '.test.ts')
  const copy = (from, to) => {
    for (const file of filesIn(from))
      change.make(`${to}/${nameOf(file)}`, renamed(readSource(`${MODEL}/${from}/${file}`)))
  }
  copy('rules', `src/rules/${name}`)
  copy('test', `test/rules/${name}`)

  change.importing('src/rules/index.ts', `import { ${constant(name)} } from './${name}/index.ts'`)
  change.change('src/rules/index.ts', (text) =>
    text.replace(/(RULESETS\b[^=]*= \[[^\]]*?),?(\s*\])/, `$1, ${constant(name)}$2`),
  )
  change.append('src/web/rulesets.ts', /export const RULESETS\b[^=]*= \[/, LOADED({ name }))
  change.append(known, /const WRITTEN\b[^=]*= \{/, TESTED({ name, prefix }))
  change.note(
    `Now: its own clauses (${prefix}-…), tables, procedures, game and words in place of a night of raids.`,
  )
  change.note('Then: CONTRIBUTING.md, "How to add a rule set", from 2 on.')
  return change
}
