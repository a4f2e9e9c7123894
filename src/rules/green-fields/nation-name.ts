import { capitalised, words } from '../../kernel/words.ts'
import type { Nation } from './vocabulary.ts'

/** 'British', 'Austro-Hungarian' */
export const nationName = (nation: Nation): string => words(nation).split(' ').map(capitalised).join('-')
