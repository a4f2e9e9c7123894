import type { Lines } from '../../telling.ts'
import type { CloseAssaultStory } from './story.ts'

export const CLOSE_ASSAULT_LINES: Lines<CloseAssaultStory> = {}
