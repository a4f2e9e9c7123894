import { capitalised, listed } from '#kernel/words.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { CommandStory } from './story.ts'

export const COMMAND_LINES: Lines<CommandStory> = {
  'command-recovered': (state, { stands }) =>
    `${capitalised(listed(stands.map((id) => nameOf(state, id))))} ${stands.length === 1 ? 'recovers' : 'recover'}.`,
}
