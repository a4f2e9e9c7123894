import type { Rulebook } from '../../../kernel/rulebook.ts'

export const RULEBOOK: Rulebook = []
