import type { Lines } from '../../telling.ts'
import type { AirStory } from './story.ts'

export const AIR_LINES: Lines<AirStory> = {}
