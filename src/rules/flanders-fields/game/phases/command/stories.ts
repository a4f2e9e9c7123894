import { capitalised, listed } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import type { State } from '../../state.ts'

export interface CommandShapes {
  'command-recovered': { readonly side: Side; readonly stands: readonly string[] }
}

export const COMMAND_STORIES: StoryPages<CommandShapes, State> = {
  'command-recovered': {
    line: (state, { stands }) =>
      `${capitalised(listed(stands.map((id) => nameOf(state, id))))} ${stands.length === 1 ? 'recovers' : 'recover'}.`,
    weight: () => 1,
  },
}
