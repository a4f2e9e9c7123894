import { listed, words } from '#kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { AttachmentStory, Reattached } from './story.ts'

const changed = (state: State, { unit, troop, joins }: Reattached): string =>
  joins ? `a ${words(troop)} base goes with ${nameOf(state, unit)}` : `${nameOf(state, unit)} stands alone`

export const ATTACHMENT_LINES: Lines<AttachmentStory> = {
  'attachments-written': (_, { side }) => `The attachments of ${HOLDER_WORDS[side]} are settled.`,
  'attachments-shown': (state, { changes }) =>
    changes.length === 0
      ? 'Mortars and MG battalions stand as listed.'
      : `Mortars and MG battalions: ${listed(changes.map((one) => changed(state, one)))}.`,
}
