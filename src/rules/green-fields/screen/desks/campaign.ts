import { several, spelled } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { LONGEST_ASSAULT_DAYS, OUT_OF_ACTION_SHARE } from '../../tables/index.ts'
import { refusalOf } from '../legal.ts'
import { deskWriting, oneOf, type Writer, writerOf } from '../writing/pattern.ts'
import type { Desk } from './desk.ts'

/** What an assault means. */
const ASSAULT_NOTE = `An assault is fought turn by turn for at most ${several(LONGEST_ASSAULT_DAYS, 'day')}. Whoever opens it moves first; it ends sooner by agreement, or when one in ${spelled(OUT_OF_ACTION_SHARE)} of the units that went in is out of action.`

/** W10: the usual answer is no, unless the scenario says otherwise. */
const writingDecision = (writer: Writer): Writing | undefined => {
  const { view, side } = writer
  const both = [
    { title: 'No assault this week', order: { kind: 'decline-assault' } as const },
    { title: 'Open an assault', order: { kind: 'open-assault' } as const },
  ].map((edit) => ({ ...edit, refusal: refusalOf(view, side, edit.order) }))
  const open = both.flatMap(({ refusal, ...edit }) => (refusal ? [] : [edit]))
  const closed = both.flatMap(({ title, refusal }): Edit[] => (refusal ? [{ title, refusal }] : []))
  return oneOf(writer, 'Open an assault?', open, ASSAULT_NOTE, closed)
}

export const OPENING: Desk<'opening'> = {
  writing: (asked) => deskWriting(writerOf(asked), [], { give: 'Throw the dice for the first week' }),
}

export const ASSAULT_DECISION: Desk<'assault-decision'> = {
  title: 'the assault decision',
  writing: (asked) => writingDecision(writerOf(asked)),
}
