import type { Lines } from '../../telling.ts'
import type { TrenchStory } from './story.ts'

export const TRENCH_LINES: Lines<TrenchStory> = {}
