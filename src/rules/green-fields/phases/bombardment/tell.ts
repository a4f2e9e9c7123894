import type { Lines } from '../../telling.ts'
import type { BombardmentStory } from './story.ts'

export const BOMBARDMENT_LINES: Lines<BombardmentStory> = {}
