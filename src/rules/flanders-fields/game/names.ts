import type { Nation } from '../vocabulary.ts'

export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  british: 'British',
  french: 'French',
  german: 'Germans',
}
