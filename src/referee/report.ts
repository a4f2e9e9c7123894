import type { Ruleset } from '#kernel/game/ruleset.ts'
import { markdownText } from '#kernel/markdown.ts'
import { shown, words } from '#kernel/words.ts'
import { recordOf } from './bodies.ts'
import { formationsOf } from './choosing.ts'
import { procedureNamed } from './drafting.ts'
import type { Entry, Evening } from './session.ts'

/** The evening as a Markdown report: the rosters as they stand, then every adjudication with its working. */
export const reportOf = (evening: Evening, ruleset: Ruleset): string => {
  const turns = grouped(evening.history, (entry) => entry.turn)
  return [
    `# ${markdownText(evening.title)}`,
    '',
    `${ruleset.title}, begun ${evening.created.slice(0, 10)}.`,
    ...rosters(evening, ruleset),
    ...[...turns].flatMap(([turn, entries]) => [
      '',
      `## Turn ${turn}`,
      ...entries.flatMap((entry) => written(entry, ruleset)),
    ]),
    '',
  ].join('\n')
}

const rosters = (evening: Evening, ruleset: Ruleset): string[] => {
  const sides = grouped(evening.units, (unit) => unit.side)
  return [...sides].flatMap(([side, units]) => [
    '',
    `## ${markdownText(capital(words(side)))}`,
    '',
    ...formationsOf(ruleset, units).flatMap(({ title, units: body }) => {
      const record = recordOf(ruleset, body)
      return record ? [`- **${markdownText(title)}**: ${markdownText(record.facts.join(', '))}`] : []
    }),
    ...units.map(({ name, card }) => {
      const gone = ruleset.referee.gone(card) ? ' (off the table)' : ''
      const face = ruleset.referee.face?.(card)
      const said = [face?.strength, face?.quality, ...ruleset.referee.marks(card)].filter(Boolean)
      return `- ${markdownText(`${name}: ${said.join(', ') || 'no marks'}`)}${gone}`
    }),
  ])
}

const written = (entry: Entry, ruleset: Ruleset): string[] => [
  '',
  `### ${procedureNamed(ruleset, entry.procedure)?.title ?? entry.procedure}`,
  '',
  `**${markdownText(verdictOf(entry, ruleset))}**`,
  '',
  ...entry.answer.trace.map(
    ({ clause, text, value }) =>
      `- ${markdownText(value === undefined ? text : `${text}: ${shown(value)}`)} (${clause})`,
  ),
  ...(entry.answer.dice.length > 0
    ? ['', `Dice${entry.own ? ' (own)' : ''}: ${entry.answer.dice.map(({ value }) => value).join(', ')}`]
    : []),
]

const grouped = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The result in one line. */
export const verdictOf = ({ procedure, answer }: Entry, ruleset: Ruleset): string =>
  procedureNamed(ruleset, procedure)?.verdict(answer.result) ?? ''
