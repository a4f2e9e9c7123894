// Makes the smallest thing of its kind that compiles and is tested, for somebody to make something of:
//   npm run new:phase RULESET NAME
//   npm run new:scenario RULESET NAME
//   npm run new:ruleset NAME
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './freshness.js'
import { Fault } from './new/edit.js'
import { newPhase } from './new/phase.js'
import { newRuleset } from './new/ruleset.js'
import { newScenario } from './new/scenario.js'

const MAKERS = {
  phase: { takes: ['RULESET', 'NAME'], make: newPhase },
  scenario: { takes: ['RULESET', 'NAME'], make: newScenario },
  ruleset: { takes: ['NAME'], make: newRuleset },
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const made = ([what, ...words]) => {
  const maker = MAKERS[what]
  if (!maker) throw new Fault(`npm run new:phase, new:scenario or new:ruleset`)
  if (words.length !== maker.takes.length) throw new Fault(`npm run new:${what} ${maker.takes.join(' ')}`)
  const name = words.at(-1)
  if (!NAME.test(name))
    throw new Fault(`"${name}" is no name: small letters, figures and hyphens, a letter first.`)
  if (maker.takes[0] === 'RULESET' && !existsSync(join(ROOT, 'src', 'rules', words[0], 'index.ts')))
    throw new Fault(`There is no rule set "${words[0]}".`)
  return maker.make(...words)
}

try {
  const change = made(process.argv.slice(2))
  const files = change.write()
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  execFileSync(biome, ['check', '--write', '--linter-enabled=false', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  console.log(change.told().join('\n'))
} catch (error) {
  if (!(error instanceof Fault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
