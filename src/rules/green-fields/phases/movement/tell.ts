import type { Lines } from '../../telling.ts'
import type { MovementStory } from './story.ts'

export const MOVEMENT_LINES: Lines<MovementStory> = {}
