import { spelled } from '#kernel/words.ts'
import type { Told } from './told-of.ts'

/** A report with one figure, name or reason that is another. */
export interface Mutant {
  readonly what: string
  readonly changed: Partial<Told>
}

const NUMBER = /\b(?:no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|\d+)\b/g
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const more = (word: string): string => {
  if (word === 'none' || word === 'no') return 'seven'
  const at = WORDS.indexOf(word)
  return at >= 0 ? spelled(at + 1) : String(Number(word) + 1)
}

/** Each way to put something else in the place of what a pattern finds. */
const replaced = (
  text: string,
  pattern: RegExp,
  other: (found: string) => string | undefined,
): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const [word] = found
    const instead = other(word)
    return instead === undefined || instead === word
      ? []
      : [`${text.slice(0, found.index)}${instead}${text.slice(found.index + word.length)}`]
  })

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The figures of a sentence; those in the names of units are no figures. */
const figures = (sentence: string): readonly string[] => {
  const swing = /^(In .+?, )(.+)( \(.+)$/.exec(sentence)
  if (!swing) return replaced(sentence, NUMBER, more)
  const [, when = '', body = '', gain = ''] = swing
  const isToll = /^(?:the .+|Side [AB]) loses? /.test(body)
  return [
    ...replaced(when, NUMBER, more).map((other) => `${other}${body}${gain}`),
    ...(isToll ? replaced(body, NUMBER, more).map((other) => `${when}${other}${gain}`) : []),
    // A per cent more may be what another action of the turn brought.
    ...replaced(gain, /\d+(?= %)/g, (found) => String(Number(found) + 41)).map(
      (other) => `${when}${body}${other}`,
    ),
  ]
}

const verbs = (sentence: string): readonly string[] => [
  ...replaced(sentence, /\b(?:attack|attacks)\b/g, (verb) => verb.replace('attack', 'face')),
  ...replaced(sentence, /\bface\b/g, () => 'attack'),
]

const REASON = /(?<= wins? ).+(?=\. Points)/g

/** All that can be changed in each sentence by itself. */
export const mutantsOf = ({ story, leaders, table, roll, again, expected }: Told): readonly Mutant[] => {
  const names = Object.values(again.names)
  const swapped = (sentence: string): readonly string[] =>
    replaced(sentence, new RegExp(names.map(escaped).join('|'), 'g'), (found) =>
      names.find((name) => name !== found),
    )
  const nobody = (sentence: string): readonly string[] =>
    sentence.startsWith('In ') ? replaced(sentence, / by [^(]+(?= \()/g, () => ' by the Salvation Army') : []
  const reasons = (sentence: string): readonly string[] =>
    replaced(sentence, REASON, (found) =>
      Object.values(expected.reasons).some((reason) => reason.test(found))
        ? 'by the toss of a coin'
        : undefined,
    )
  const stories = story.flatMap((sentence, i) =>
    [figures, swapped, verbs, nobody, reasons]
      .flatMap((change) => change(sentence))
      .map((what) => ({ what, changed: { story: story.with(i, what) } })),
  )
  const led = leaders.flatMap((words, i) =>
    [...replaced(words, NUMBER, more), ...swapped(words), ...replaced(words, /partly /g, () => '')].map(
      (what) => ({ what, changed: { leaders: leaders.with(i, what) } }),
    ),
  )
  const [last = ''] = table.trimEnd().split('\r\n').slice(-1)
  const [first, ...others] = roll
  return [
    ...stories,
    ...led,
    { what: 'a loss more in the table', changed: { table: table.replace(last, `${last}1`) } },
    ...(first
      ? [{ what: 'another start', changed: { roll: [{ ...first, began: 'a few' }, ...others] } }]
      : []),
  ]
}
