import type { Edit, Writing } from '#screen/writing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseDesk } from './desk.ts'

type Answer = Edit & { readonly order: PlayerOrder }

/** A choice of one among few, given at a press, each always in its place; the first is the usual one. */
const oneOf = (title: string, first: Answer, ...others: readonly Answer[]): Writing => ({
  order: first.order,
  give: first.title,
  groups: [{ title, atOnce: true, edits: [first, ...others] }],
  draggable: [],
})

export const CHOOSE: PhaseDesk<'choose'> = {
  title: 'the choice',
  writing: () =>
    oneOf(
      'First or second move?',
      { title: 'Move first', order: { kind: 'choose', move: 'first' } },
      { title: 'Move second', order: { kind: 'choose', move: 'second' } },
    ),
}

export const ARMISTICE: PhaseDesk<'armistice'> = {
  writing: () =>
    oneOf(
      'An armistice?',
      { title: 'Fight on', order: { kind: 'answer-offer', agrees: false } },
      { title: 'Agree to stop', order: { kind: 'answer-offer', agrees: true } },
    ),
}
