import type { Lines } from '../../telling.ts'
import type { SupplyStory } from './story.ts'

export const SUPPLY_LINES: Lines<SupplyStory> = {}
