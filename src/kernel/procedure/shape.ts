import type { Fault } from './result.ts'

/** What a schema of ours was declared to be: enough to check a value without the words for what is wrong with it. */
export type Shape =
  | { readonly is: 'number'; readonly whole: boolean; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly longest: number; readonly pattern: RegExp | undefined }
  | { readonly is: 'boolean' }
  | { readonly is: 'one-of'; readonly values: readonly (string | boolean)[] }
  | { readonly is: 'list'; readonly item: object; readonly min: number; readonly max: number }
  | { readonly is: 'tuple'; readonly items: readonly object[] }
  | FormShape
  /** Forms told apart by their `kind`. */
  | { readonly is: 'variant'; readonly forms: readonly object[] }
  | { readonly is: 'either'; readonly of: readonly object[] }
  /** May be left out; then it stays out, unless it is filled in. */
  | { readonly is: 'optional'; readonly of: object; readonly filledIn: boolean }
  | { readonly is: 'nullable'; readonly of: object }

export interface FormShape {
  readonly is: 'form'
  readonly entries: Readonly<Record<string, object>>
  /** What of its fields does not fit together. A method, so that a form may be checked as what it is. */
  faultIn?(form: object): Fault | undefined
}

// Kept by the schema and not in it: a schema made by copying another is not what that one was declared to be.
const SHAPES = new WeakMap<object, Shape>()

/** The schema, declared to be this. */
export const shaped = <S extends object>(schema: S, shape: Shape): S => {
  SHAPES.set(schema, shape)
  return schema
}

/** None where the schema does not come from a builder of ours. */
export const shapeOf = (schema: object): Shape | undefined => SHAPES.get(schema)
