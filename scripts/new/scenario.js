// A scenario in the form of the shortest that the rule set has, for its ground and forces to be written in place of those.
import { beginChange, constant, Fault, key, titled } from './edit.js'

const TEST = ({ ruleset, name }) => `import { expect, test } from 'vitest'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { CARDS } from '#rules/${ruleset}/cards.ts'
import { GAME } from '#rules/${ruleset}/game/index.ts'
import { briefingOf } from '#rules/${ruleset}/screen/briefing.ts'

const SCENARIO = '${name}'
const ORDERS = 30

test('it begins, and both sides find orders that may be given', () => {
  const begun = beginBattle(GAME, { ruleset: '${ruleset}', scenario: SCENARIO, options: {}, seed: 1 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const random = sfc32(1)
  for (let order = 0; order < ORDERS; order++) {
    const [side] = GAME.pending(battle.state)
    if (side === undefined) break
    expect(giveOrder(battle, side, GAME.sample(battle.state, side, random)).ok).toBe(true)
  }
})

test('it stands on the list of battles, with what its players are told', () => {
  expect(CARDS.find(({ id }) => id === SCENARIO)?.about).toMatch(/[.]$/)
  expect(briefingOf(SCENARIO)?.sides).toHaveLength(2)
})
`

/** The scenarios that the list imports, each with its file, constant and text. */
const scenariosOf = (change, folder) => {
  const index = change.textOf(`${folder}/index.ts`)
  const [, listed = ''] = /SCENARIOS\b[^=]*= \[([^\]]*)\]/.exec(index) ?? []
  return [...index.matchAll(/import \{[^}]*?\b([A-Z][A-Z0-9_]*) \} from '\.\/(.+)'/g)]
    .filter(([, constant]) => listed.includes(constant))
    .map(([, constant, file]) => ({ constant, text: change.textOf(`${folder}/${file}`) }))
}

const idIn = (text) => /\bid: '([^']+)'/.exec(text)?.[1]

/** An entry of a record of words, under another name and without what was found by fighting it. */
const wordsFor = (text, from, name) => {
  const entry = new RegExp(`\\n {2}${key(from)}: \\{\\n[^]*?\\n {2}\\},`).exec(text)?.[0]
  return entry?.replace(key(from), key(name)).replace(/\n {4}trial: .*/, '')
}

/** Until it has been fought, its chances are reckoned by the usual model. */
const withChances = (text, name) => {
  const chances = JSON.parse(text)
  return `${JSON.stringify({ ...chances, scenarios: { ...chances.scenarios, [name]: chances.usual } }, null, 2)}\n`
}

export const newScenario = (ruleset, name) => {
  const change = beginChange()
  const rules = `src/rules/${ruleset}`
  const folder = `${rules}/scenarios`
  const all = scenariosOf(change, folder)
  if (all.some(({ text }) => idIn(text) === name))
    throw new Fault(`${ruleset} has a scenario "${name}" already.`)
  const [model] = all.toSorted((a, b) => a.text.split('\n').length - b.text.split('\n').length)
  if (!model) throw new Fault(`${folder}/index.ts lists no scenario to take the form of.`)

  const was = idIn(model.text)
  const CONST = constant(name)
  change.make(
    `${folder}/${name}.ts`,
    model.text
      .replace(/\/\*\*[^/]*\*\/\n(?=export const)/, '')
      .replace(`export const ${model.constant}:`, `export const ${CONST}:`)
      .replace(`id: '${was}'`, `id: '${name}'`)
      .replace(/title: '[^']*'/, `title: '${titled(name)}'`)
      .replace("size: 'learning'", "size: 'small'"),
  )
  change.importing(`${folder}/index.ts`, `import { ${CONST} } from './${name}.ts'`)
  change.change(`${folder}/index.ts`, (text) =>
    text.replace(/(SCENARIOS\b[^=]*= \[[^\]]*?),?(\s*\])/, `$1, ${CONST}$2`),
  )
  const words = wordsFor(change.textOf(`${folder}/words.ts`), was, name)
  if (!words) throw new Fault(`${folder}/words.ts says nothing of "${was}".`)
  change.append(`${folder}/words.ts`, /SCENARIO_WORDS\b[^=]*= \{/, words.slice(1))
  const chances = `${rules}/commander/chances.json`
  if (change.has(chances)) change.change(chances, (text) => withChances(text, name))
  change.make(`test/rules/${ruleset}/scenarios/${name}.test.ts`, TEST({ ruleset, name }))
  change.note(`Now: its own title, ground, forces and words in place of those of "${was}".`)
  change.note('Then: CONTRIBUTING.md, "How to add a scenario", from 2 on.')
  return change
}
