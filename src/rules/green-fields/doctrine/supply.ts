import { done, type Intent } from './intent.ts'
import type { Situation } from './situation.ts'

export const supplyIntents = (_: Situation): readonly Intent[] => [done('Nothing to buy.')]
