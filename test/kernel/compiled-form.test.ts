import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { readBattle } from '#kernel/game/battle/file.ts'
import { compiledForm } from '#kernel/procedure/compiled-form.ts'
import {
  accept,
  checkedForm,
  choice,
  either,
  flag,
  form,
  integer,
  kind,
  list,
  literal,
  maybe,
  measure,
  orNull,
  preset,
  type Schema,
  text,
  tuple,
  variant,
  written,
  yesOrNo,
} from '#kernel/procedure/schema.ts'
import { RULESETS } from '#rules/index.ts'
import { playable } from '#study/playable.ts'
import { GARBAGE, mutated, spoilt } from '../conformance/mutation.ts'

/** What is given back as it came is what the full check accepts and makes nothing else of; all else has been left to it. */
const expectSame = (quick: ReturnType<typeof compiledForm>, schema: Schema, received: unknown): boolean => {
  const one = quick(received)
  if (!one.ok || one.value !== received) return false
  const other = accept(schema, received)
  if (!other.ok) throw new Error(`${JSON.stringify(received)}: ${other.error.message}`)
  // To the order of the fields: this is how it is written down.
  const [same, written] = [JSON.stringify(received), JSON.stringify(other.value)]
  if (same !== written) expect(same).toBe(written)
  return true
}

const MUTANTS = 12
const OF_A_KIND = 20

const folderOf = (ruleset: string): string =>
  fileURLToPath(new URL(`../battles/${ruleset}/`, import.meta.url))

/** Orders of every kind that was ever stored of a game, no more of a kind than are needed. */
const storedOrders = (ruleset: string): readonly object[] => {
  const folder = folderOf(ruleset)
  const kinds = new Map<string, object[]>()
  for (const name of readdirSync(folder)) {
    const read = readBattle(readFileSync(join(folder, name), 'utf8'))
    if (!read.ok) throw new Error(name)
    for (const { order } of read.value.orders) {
      const { kind } = v.parse(v.looseObject({ kind: v.string() }), order)
      const alike = kinds.get(kind) ?? []
      kinds.set(kind, alike)
      if (alike.length < OF_A_KIND) alike.push(v.parse(v.looseObject({}), order))
    }
  }
  return [...kinds.values()].flat()
}

test.each(playable(RULESETS).filter(({ id }) => existsSync(folderOf(id))))(
  'orders of $id and their mutants are accepted and refused as by the full check',
  ({ id, game }) => {
    const quick = compiledForm(game.order)
    const random = sfc32(1917)
    const orders = storedOrders(id)
    let kept = 0
    for (const order of orders) {
      if (expectSame(quick, game.order, order)) kept++
      for (const one of spoilt(order)) expectSame(quick, game.order, one)
      for (let i = 0; i < MUTANTS; i++) {
        const mutant = mutated(order, random)
        expectSame(quick, game.order, mutant)
        expectSame(quick, game.order, mutated(mutant, random))
      }
    }
    for (const one of GARBAGE) expectSame(quick, game.order, one)
    // Else nothing would be quick about it.
    expect(kept / orders.length).toBeGreaterThan(0.9)
  },
)

const PLACE = form({ x: measure(-1, 1), y: maybe(integer(0, 3)) })

const SCHEMAS: readonly Schema[] = [
  variant([
    form({ kind: kind('a'), on: flag(), at: maybe(PLACE) }),
    form({ kind: kind('b'), names: list(text(), 1, 2), way: preset(choice(['x', 'y']), 'x') }),
    form({ kind: kind('c'), n: integer(0, 3) }),
    form({ kind: kind('c'), n: text() }),
    checkedForm({ kind: kind('d'), n: integer(0, 3) }, ({ n }) =>
      n === 2 ? { path: 'n', message: 'Not 2.' } : undefined,
    ),
  ]),
  form({ to: either(PLACE, text()), why: orNull(text()), sure: preset(orNull(yesOrNo()), null) }),
  form({ either: either(text(), choice(['x'])), any: maybe(v.unknown()), one: v.literal(1) }),
  form({ either: either(text(), choice(['x'])), sure: literal(true), names: maybe(written(/^x+$/)) }),
  list(orNull(integer(-2, 2)), 0, 3),
  list(tuple([integer(0, 2), text()]), 0, 3),
  // Made by copying a schema of ours, which says nothing of what the copy does.
  v.fallback(text(), 'x'),
  v.pipe(text(), v.trim()),
]

const SCALAR = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y', ' x ', '', 'z', null, undefined, true, false),
  fc.constantFrom(-1, 0, -0, 1, 2, 3, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 'x'.repeat(201)),
)
const NAME = fc.constantFrom('kind', 'on', 'at', 'names', 'way', 'n', 'to', 'why', 'sure', 'x', 'y', 'either')
const VALUE = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, SCALAR, fc.dictionary(NAME, tie('any')), fc.array(tie('any'))),
})).any

test('forms of every kind accept and refuse as the full check does', () => {
  const wellFormed = fc.record(
    {
      kind: fc.constantFrom('a', 'b', 'c', 'd'),
      on: fc.boolean(),
      at: fc.record({ x: fc.constantFrom(0, 1, 2), y: fc.nat(4) }, { requiredKeys: [] }),
      names: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
      way: fc.constantFrom('x', 'y', 'z'),
      n: fc.oneof(fc.nat(4), fc.constant('x')),
    },
    { requiredKeys: ['kind'] },
  )
  for (const schema of SCHEMAS) {
    const quick = compiledForm(schema)
    fc.assert(
      fc.property(fc.oneof(VALUE, wellFormed), (received) => void expectSame(quick, schema, received)),
    )
  }
})

test('fields that a prototype lends, or that stand in another order, are left to the full check', () => {
  const schema = form({ a: integer(0, 1), b: maybe(text()) })
  const quick = compiledForm(schema)
  expect(expectSame(quick, schema, { a: 1, b: 'x' })).toBe(true)
  expect(expectSame(quick, schema, { a: 1 })).toBe(true)
  for (const odd of [
    { b: 'x', a: 1 },
    { a: 1, b: undefined },
    Object.create({ a: 1 }),
    Object.assign([], { a: 1 }),
  ])
    expect(expectSame(quick, schema, odd)).toBe(false)
})
