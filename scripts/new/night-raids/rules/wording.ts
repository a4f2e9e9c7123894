import { several } from '#kernel/words.ts'
import type { Side } from './vocabulary.ts'

export const SIDE_NAMES: Readonly<Record<Side, string>> = { a: 'Blue', b: 'Red' }

/** 'two men' */
export const menWords = (men: number): string => several(men, 'man', 'men')
