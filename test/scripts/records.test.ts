import { expect, test } from 'vitest'
import { recordsOf } from '../../scripts/records.js'

const FILES: Readonly<Record<string, string>> = {
  'src/kernel/body.ts': `
export interface Box {
  readonly width: number
}
export interface Disc {
  readonly radius: number
  /** Never there. */
  readonly width?: undefined
}
export type Body = Box | Disc
`,
  'src/rules/toy/game/state.ts': `
import type { Body } from '#kernel/body.ts'
interface Named<T extends string = string> {
  readonly id: T
}
/** What is known of a stand. */
export interface Facts {
  readonly tested: { readonly half: boolean } // a record of its own
}
/** A stand. @record */
export type Stand = Body & Facts
/**
 * Two of them.
 * @record
 */
export interface Pair extends Named {
  readonly stands: readonly [
    Stand,
    Stand,
  ]
}
`,
}

const written = (files: Readonly<Record<string, string>>): string | undefined =>
  recordsOf('src/rules/toy/game', ['src/rules/toy/game/state.ts'], (file) => files[file] ?? '')

test('a record is copied field by field, those of its parents last', () => {
  expect(written(FILES)).toContain(`
export const pairWith = (pair: Pair, set?: Partial<Pair>): Draft<Pair> => {
  const copy: Draft<Pair> = {
    stands: pair.stands,
    id: pair.id,
  }
  return set ? Object.assign(copy, set) : copy
}
`)
  expect(written(FILES)).toContain("import type { Pair, Stand } from './state.ts'")
})

test('a record of two kinds is told apart by the field that one of them never has', () => {
  expect(written(FILES)).toContain(`
    stand.width === undefined
      ? {
          radius: stand.radius,
          tested: stand.tested,
        }
      : {
          width: stand.width,
          tested: stand.tested,
        }
`)
})

test('a field that may be missing is refused: copies would be of several shapes', () => {
  const state = FILES['src/rules/toy/game/state.ts']?.replace('readonly id: T', 'readonly id?: T') ?? ''
  expect(() => written({ ...FILES, 'src/rules/toy/game/state.ts': state })).toThrow('"id" may be missing')
})

test('where nothing is a record, nothing is written', () => {
  expect(recordsOf('src/rules/toy/game', ['src/kernel/body.ts'], (file) => FILES[file] ?? '')).toBeUndefined()
})
