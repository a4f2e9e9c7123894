import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, list, measure, preset, text, yesOrNo } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { TARGET_AHEAD, TARGET_NEAR } from '../tables/index.ts'
import { named } from '../wording.ts'

interface Target {
  readonly id: string
  readonly range: number
  readonly straightAhead: boolean
  readonly affectable: boolean
}

interface Choices {
  readonly list: number
  readonly choices: readonly string[]
}

/** A technical limit: more stands than ever are in one arc. */
const MOST_TARGETS = 1_000

export const targetPriority = procedure({
  name: 'target-priority',
  title: 'Choice of target',
  clauses: ['FF-ARC-06'],
  input: form({
    targets: list(
      form({
        id: text(),
        range: measure(),
        straightAhead: flag(),
        affectable: preset(yesOrNo(), true),
      }),
      0,
      MOST_TARGETS,
    ),
    options,
  }),
  resolve({ targets, options: readings }, _dice, trace): Choices {
    const lists: ((target: Target) => boolean)[] = [
      closestOf(targets, readings['target-priority'] === 'closest'),
      ({ range }) => range <= TARGET_NEAR,
      ({ range, straightAhead }) => straightAhead && range <= TARGET_AHEAD,
      () => true,
    ]
    for (const [index, listed] of lists.entries()) {
      const choices: string[] = []
      for (const target of targets) if (target.affectable && listed(target)) choices.push(target.id)
      if (choices.length > 0) {
        trace.note('FF-ARC-06', 'Targets come from list', index + 1)
        return { list: index + 1, choices }
      }
    }
    trace.note('FF-ARC-06', 'Nothing to fire at')
    return { list: 0, choices: [] }
  },
  outcome: ({ list: from, choices }) => ({ list: from, choices: choices.join(', ') }),
  verdict({ list: from, choices }) {
    const rule = LIST_WORDS[from]
    if (rule === undefined) return 'No target: nobody here can be harmed.'
    const names = named(choices)
    return names === undefined ? `${rule} (${several(choices.length, 'choice')}).` : `${rule}: ${names}.`
  },
})

const closestOf = (targets: readonly Target[], counts: boolean): ((target: Target) => boolean) => {
  let nearest = Number.POSITIVE_INFINITY
  for (const { range } of targets) if (range < nearest) nearest = range
  return ({ range }) => counts && range === nearest
}

/** By the number of the list; the first is no list at all. */
const LIST_WORDS: readonly (string | undefined)[] = [
  undefined,
  'The closest must be the target',
  `Any within ${TARGET_NEAR} cm may be the target`,
  `Any straight ahead within ${TARGET_AHEAD} cm may be the target`,
  'Any may be the target',
]
