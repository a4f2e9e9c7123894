import type { Rulebook } from '../../../kernel/rulebook.ts'
import { MOR } from './morale.ts'

export const RULEBOOK: Rulebook = [MOR]
