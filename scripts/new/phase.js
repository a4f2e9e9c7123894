// A phase that asks one side and takes one order: its page, desk and doctrine, a line in each list, and a test.
import { beginChange, camel, constant, Fault, inWords, key, pascal, titled } from './edit.js'

const PAGE = ({ name, CONST }) => `import { popPhase } from '#kernel/game/phases.ts'
import { form, kind } from '#kernel/procedure/schema.ts'
import type { Page } from '../page.ts'

const ORDERS = [form({ kind: kind('${name}') })] as const

/** Somewhere else \`pushPhase(play, { name: '${name}', side })\` asks for it. */
export const ${CONST}: Page<'${name}', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => '${titled(name)}: go on.',
  check: () => undefined,
  sample: () => ({ kind: '${name}' }),
  act(play) {
    popPhase(play)
  },
}
`

const DESK = ({ name, DESK_CONST, desk }) => `import type { ${desk} } from './desk.ts'

export const ${DESK_CONST}: ${desk}<'${name}'> = {
  title: 'the ${inWords(name)}',
  writing: () => ({ order: { kind: '${name}' }, give: 'Go on', groups: [], draggable: [] }),
}
`

const DOCTRINE = ({ name, wishes }) => `import { type Wishes, wishes } from '#kernel/game/commander.ts'
import type { PlayerOrder } from '../game/phases/index.ts'

export const ${wishes} = (): Wishes<PlayerOrder> =>
  wishes<PlayerOrder>('trivial', () => [{ order: { kind: '${name}' }, why: 'There is nothing else to be done.' }])
`

const TEST = ({ ruleset, name }) => `import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { DOCTRINE } from '#rules/${ruleset}/commander/index.ts'
import { GAME } from '#rules/${ruleset}/game/index.ts'
import type { State } from '#rules/${ruleset}/game/state.ts'
import { TABLE_TOP } from '#rules/${ruleset}/screen/index.ts'
import { SIDES } from '#rules/${ruleset}/vocabulary.ts'

const [SIDE] = SIDES

/** A battle that has just begun, interrupted. */
const asked = (): State => {
  const begun = GAME.begin(GAME.scenarios[0]?.id ?? '', {}, 1)
  if (!begun.ok) throw new Error(begun.error.message)
  return { ...begun.value, phases: [...begun.value.phases, { name: '${name}', side: SIDE }] }
}

/** Gives an order received from anywhere. */
const given = (order: unknown): State => {
  const state = asked()
  const read = accept(GAME.order, order)
  if (!read.ok) throw new Error(read.error.message)
  expect(GAME.check(state, SIDE, read.value)).toBeUndefined()
  GAME.act(state, SIDE, read.value, seededDice(1))
  return state
}

const waits = ({ phases }: State): boolean => phases.some(({ name }) => name === '${name}')

test('one side is asked, and once it has answered what was interrupted goes on', () => {
  const state = asked()
  expect(GAME.pending(state)).toEqual([SIDE])
  expect(GAME.prompt(state, SIDE)).toMatch(/[.?]$/)
  expect(waits(given(GAME.sample(state, SIDE, sfc32(1))))).toBe(false)
})

test('the screen offers an order that may be given', () => {
  const view = GAME.view(asked(), SIDE)
  expect(waits(given(TABLE_TOP.writing(view, SIDE, undefined, undefined)?.order))).toBe(false)
})

test('the computer wishes for an order that may be given', () => {
  const state = asked()
  const sample = () => GAME.sample(state, SIDE, sfc32(1))
  const staff = { side: SIDE, random: sfc32(1), check: () => undefined, sample }
  const [wish] = DOCTRINE.wishes(GAME.view(state, SIDE), staff).candidates
  expect(waits(given(wish?.order))).toBe(false)
})
`

const ORDER = ({ name, Name }) => `export interface ${Name}Order {
  readonly kind: '${name}'
}

`

/** What single rule sets keep besides of every phase or order. */
const ALSO = {
  'flanders-fields': {
    file: 'test/rules/flanders-fields/game/interrupts.test.ts',
    list: /const WAITING: .*[^=]= \{/,
    line: (name) =>
      `  ${key(name)}: () => ({ ...begun('first-battle'), phases: [{ name: '${name}', side: 'attacker' }] }),`,
  },
  'green-fields': {
    file: 'src/rules/green-fields/screen/order-shown.ts',
    list: /const SHOWN\b[^=]*= \{/,
    line: (name) => `  ${key(name)}: { tally: counted('${inWords(name)}') },`,
  },
}

/** What a pattern finds in a file, which must have it. */
const found = (file, text, pattern) => {
  const match = pattern.exec(text)
  if (!match) throw new Fault(`${file} has nothing like ${pattern.source}.`)
  return match
}

/** The doctrines of a rule set stand in a record that says of itself, before or after, that it has one for every phase. */
const addDoctrine = (change, file, line) => {
  const before = /DoctrineOf<[^>]*> = \{/
  if (before.test(change.textOf(file))) change.append(file, before, line)
  else change.put(file, 'before', /[ \t]*\} satisfies DoctrineOf</, `${line}\n`)
}

export const newPhase = (ruleset, name) => {
  const change = beginChange()
  const rules = `src/rules/${ruleset}`
  const shapes = `${rules}/game/phases/shapes.ts`
  const page = `${rules}/game/phases/page.ts`
  const pages = `${rules}/game/phases/index.ts`
  const desks = `${rules}/screen/desks/index.ts`
  const doctrines = `${rules}/commander/index.ts`
  const orders = `src/engine/orders/${ruleset}.ts`

  if (new RegExp(`^ {2}'?${name}'?: `, 'm').test(change.textOf(pages)))
    throw new Fault(`${ruleset} has a phase "${name}" already.`)
  const also = ALSO[ruleset]
  const isPublic = change.has(orders)
  if (isPublic && change.textOf(orders).includes(`'${name}'`))
    throw new Fault(`${ruleset} has something called "${name}" among its orders already.`)
  const [, side] = found(page, change.textOf(page), /\b(Side(?:Name)?)\b/)
  const [, desk] = found(
    `${rules}/screen/desks/desk.ts`,
    change.textOf(`${rules}/screen/desks/desk.ts`),
    /export interface (\w*Desk)<N extends PhaseName>/,
  )
  const CONST = constant(name)
  const DESK_CONST = /_DESK,$/m.test(change.textOf(desks)) ? `${CONST}_DESK` : CONST
  const words = { ruleset, name, CONST, DESK_CONST, desk, Name: pascal(name), wishes: `${camel(name)}Wishes` }

  change.make(`${rules}/game/phases/${name}/${name}.ts`, PAGE(words))
  change.make(`${rules}/screen/desks/${name}.ts`, DESK(words))
  change.make(`${rules}/commander/${name}.ts`, DOCTRINE(words))
  change.make(`test/rules/${ruleset}/game/${name}.test.ts`, TEST(words))

  change.append(shapes, /\binterface Shapes \{/, `  ${key(name)}: { readonly side: ${side} }`)
  const isLimited = change.textOf(pages).includes(': limited(')
  change.append(pages, /const PAGES = \{/, `  ${key(name)}: ${isLimited ? `limited(${CONST})` : CONST},`)
  change.importing(pages, `import { ${CONST} } from './${name}/${name}.ts'`)
  change.append(desks, /const DESKS\b[^=]*= \{/, `  ${key(name)}: ${DESK_CONST},`)
  change.importing(desks, `import { ${DESK_CONST} } from './${name}.ts'`)
  addDoctrine(change, doctrines, `  ${key(name)}: ${words.wishes},`)
  change.importing(doctrines, `import { ${words.wishes} } from './${name}.ts'`)
  if (also) change.append(also.file, also.list, also.line(name))
  if (isPublic) {
    change.put(orders, 'before', /(\/\*\*[^/]*\*\/\n)?export type Order =\n/, ORDER(words))
    change.put(orders, 'after', /export type Order =(\n {2}\| \w+)+/, `\n  | ${words.Name}Order`)
  }
  change.note(
    'Now: what it keeps (shapes.ts), who asks for it (pushPhase), its words, its clause and its stories.',
  )
  change.note('Then: npm run docs:engine, since there is a new order.')
  return change
}
