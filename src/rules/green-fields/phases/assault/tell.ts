import type { Lines } from '../../telling.ts'
import type { AssaultStory } from './story.ts'

export const ASSAULT_LINES: Lines<AssaultStory> = {}
