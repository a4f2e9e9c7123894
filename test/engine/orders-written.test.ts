import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Order as FlandersFields } from '#engine/orders/flanders-fields.ts'
import type { Order as GreenFields } from '#engine/orders/green-fields.ts'
import type { Order as Passchendaele } from '#engine/orders/passchendaele.ts'
import type { Order as Skirmish } from '#engine/orders/skirmish.ts'
import { RULES as FLANDERS_FIELDS } from '#engine/rules/flanders-fields.ts'
import { RULES as GREEN_FIELDS } from '#engine/rules/green-fields.ts'
import { RULES as PASSCHENDAELE } from '#engine/rules/passchendaele.ts'
import { RULES as SKIRMISH } from '#engine/rules/skirmish.ts'
import type { AnyOrder, Game } from '#kernel/game/game.ts'
import { jsonSchemaOf } from '#kernel/procedure/schema.ts'
import type { GAME as FlandersFieldsGame } from '#rules/flanders-fields/game/index.ts'
import type { GAME as GreenFieldsGame } from '#rules/green-fields/game/index.ts'
import type { GAME as PasschendaeleGame } from '#rules/passchendaele/game/index.ts'
import type { GAME as SkirmishGame } from '#rules/skirmish/game/index.ts'

/*
 * The orders of the public face are written by hand. What follows proves them against the schemas that orders are read by: their
 * kinds, fields and types when it is compiled, which fields may be left out when it is run.
 */

/** What a game reads an order into. */
type ReadBy<G> = G extends Game<infer _S, infer O, infer _E, infer _V> ? O : never

/** With every field there and none of them fixed, all the way down. */
type Filled<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer I)[]
    ? number extends T['length']
      ? Filled<I>[]
      : { -readonly [K in keyof T]: Filled<T[K]> }
    : { -readonly [K in keyof T]-?: Filled<Exclude<T[K], undefined>> }

/** The order of one kind, where several kinds may have been written as one. */
type OfKind<O, K> = O extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { [F in keyof O]: F extends 'kind' ? K : O[F] }
    : never
  : never

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The kinds of order that are not written as they are read. */
type Different<Written extends AnyOrder, Read extends AnyOrder> = {
  [K in Written['kind'] | Read['kind']]: Same<
    Filled<OfKind<Written, K>>,
    Filled<OfKind<Read, K>>
  > extends true
    ? never
    : K
}[Written['kind'] | Read['kind']]

/** Compiles only for nothing. */
const isNothing = <_T extends never>(): void => {}

test('every order is written as it is read', () => {
  isNothing<Different<FlandersFields, ReadBy<typeof FlandersFieldsGame>>>()
  isNothing<Different<Skirmish, ReadBy<typeof SkirmishGame>>>()
  isNothing<Different<GreenFields, ReadBy<typeof GreenFieldsGame>>>()
  isNothing<Different<Passchendaele, ReadBy<typeof PasschendaeleGame>>>()
})

/** The fields of every interface in a text, `facing?` where it may be left out. */
const writtenIn = (text: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, readonly string[]>()
  for (const [, name = '', parent = '', body = ''] of text.matchAll(
    /^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}/gms,
  )) {
    const own = [...body.matchAll(/^ {2}readonly (\w+\??):/gm)].map(([, field = '']) => field)
    fields.set(name, [...(fields.get(parent) ?? []), ...own])
  }
  return fields
}

/** By kind, the fields of its order as they are written. */
const ordersIn = (text: string): Readonly<Record<string, readonly string[]>> => {
  const fields = writtenIn(text)
  const found: Record<string, readonly string[]> = {}
  for (const [, name = '', kinds = ''] of text.matchAll(
    /^export interface (\w+)[^{]*\{\n {2}readonly kind:(.*?)(?=^ {2}readonly|^\})/gms,
  ))
    for (const [, kind = ''] of kinds.matchAll(/'([^']+)'/g))
      found[kind] = [...(fields.get(name) ?? [])].sort()
  return found
}

/** The same as the schema has it. */
const ordersRead = (game: Game): Readonly<Record<string, readonly string[]>> => {
  const { oneOf = [] } = jsonSchemaOf(game.order)
  const found: Record<string, readonly string[]> = {}
  for (const one of oneOf) {
    if (typeof one === 'boolean' || typeof one.properties?.kind !== 'object') continue
    const fields = Object.keys(one.properties)
    found[String(one.properties.kind.const)] = fields
      .map((field) => (one.required?.includes(field) ? field : `${field}?`))
      .sort()
  }
  return found
}

test.each([FLANDERS_FIELDS, SKIRMISH, GREEN_FIELDS, PASSCHENDAELE])(
  'what may be left out of the orders of $id is marked',
  ({ id, inner }) => {
    const text = readFileSync(new URL(`../../src/engine/orders/${id}.ts`, import.meta.url), 'utf8')
    const read = ordersRead(inner.game)
    expect(Object.keys(read).length).toBeGreaterThan(10)
    expect(ordersIn(text)).toEqual(read)
  },
)
