import { listed, words } from '#kernel/words.ts'
import type { SideName } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Pages } from '../../story-page.ts'

/** A base that does not stand as listed. */
export interface Reattached {
  /** The unit as it is now called, of which it is a base. */
  readonly unit: string
  readonly troop: 'trench-mortar' | 'machine-gun'
  /** It goes with a division; else it stands alone. */
  readonly joins: boolean
}

export interface AttachmentShapes {
  'attachments-written': { readonly side: SideName }
  'attachments-shown': { readonly changes: readonly Reattached[]; readonly reveals: true }
}

const changed = (state: State, { unit, troop, joins }: Reattached): string =>
  joins ? `a ${words(troop)} base goes with ${nameOf(state, unit)}` : `${nameOf(state, unit)} stands alone`

export const ATTACHMENT_STORIES: Pages<AttachmentShapes> = {
  'attachments-written': {
    line: (_, { side }) => `The attachments of ${HOLDER_WORDS[side]} are settled.`,
    weight: () => 0,
  },
  'attachments-shown': {
    line: (state, { changes }) =>
      changes.length === 0
        ? 'Mortars and MG battalions stand as listed.'
        : `Mortars and MG battalions: ${listed(changes.map((one) => changed(state, one)))}.`,
    weight: () => 2,
    about: ({ changes }) => changes.map(({ unit }) => unit),
  },
}
