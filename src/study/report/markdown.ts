import type { Side } from '#kernel/game/game.ts'
import { markdownText } from '#kernel/markdown.ts'
import { capitalised, counted } from '#kernel/words.ts'
import { summedLuck, type Throw } from '../luck.ts'
import { type Happening, happeningsIn } from '../replay/happenings.ts'
import { stateAt } from '../replay/reel.ts'
import { endingOf, figureOf, gainTitle, signed, turnTitle } from '../wording.ts'
import { type Facts, type Moment, sideNames, wordOf } from './facts.ts'
import { leaders } from './leaders.ts'
import { luckRows, luckWords, strokes } from './luck-words.ts'
import { narrative } from './narrative.ts'
import { changesInWords, goneWords, planOf, unitsInWords } from './plan.ts'

const MOST_STROKES = 10

export const NOTHING_TURNED = 'Nothing changed by much at any one time.'

/** Pictures by the id of the moment they show, as addresses. */
export type Pictures = ReadonlyMap<number, string>

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => markdownText(String(cell))).join(' | ')} |`

/** Figures stand one below the other from the right, words from the left. */
const isFigure = (cell: string | number | undefined): boolean => /^[−+-]?[\d./ %]*$/.test(String(cell ?? ''))

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map((_, i) => (i > 0 && rows.every((cells) => isFigure(cells[i])) ? '---:' : '---'))),
  ...rows.map(row),
  '',
]

/** Pictures stand at the end of the file, so that the text can be read without them. */
const picture = ({ title, id }: Moment, pictures: Pictures): string[] =>
  pictures.has(id) ? [`![${markdownText(title)}][map-${id}]`, ''] : []

const byTurn = (facts: Facts): string[] => {
  const { gauges } = facts.course
  const names = sideNames(facts)
  return [
    `## ${capitalised(wordOf(facts))} by ${wordOf(facts)}`,
    '',
    ...gauges.map(({ title, counts }) => `- ${markdownText(`${title}: ${counts}`)}`),
    '',
    ...table(
      [
        capitalised(wordOf(facts)),
        ...gauges.flatMap(({ title }) => names.map((name) => `${title}, ${name}`)),
      ],
      facts.turns.map(({ turn, readings }) => [
        turn,
        ...gauges.flatMap((gauge, g) => names.map((_, s) => figureOf(gauge, readings[s]?.[g] ?? 0))),
      ]),
    ),
  ]
}

const luck = (facts: Facts, throws: readonly Throw[]): string[] => {
  const { gauges } = facts.course
  const names = sideNames(facts)
  const rows = strokes(luckRows(facts, throws), MOST_STROKES)
  return [
    '## Luck',
    '',
    markdownText(luckWords(gauges[0], summedLuck(gauges, facts.reel.sides, throws), names)),
    '',
    ...table(
      [capitalised(wordOf(facts)), 'What happened', gainTitle(gauges[0], names[0] ?? ''), 'Chance'],
      rows.map(({ turn, what, luck: points, chance }) => [turn, what, signed(points), chance]),
    ),
  ]
}

/** Each line with the side it is about, unless it speaks of one itself. */
const lineOfStory = ({ reel }: Facts, { line, side }: Happening): string => {
  const { sides } = reel.ground
  const said = sides.some(({ name, adjective = name }) => line.includes(name) || line.includes(adjective))
  return side === undefined || said ? line : `${sides[side].name}: ${line}`
}

/** Everything that happened, line by line. */
export const linesOfStory = (
  facts: Facts,
): readonly { readonly turn: number; readonly by: Side; readonly line: string }[] => {
  const { reel, viewer, course } = facts
  return course.spans.flatMap((span) =>
    happeningsIn(reel, viewer, span).map((happening) => ({
      turn: happening.turn,
      by: span.side,
      line: lineOfStory(facts, happening),
    })),
  )
}

const story = (facts: Facts): string[] => {
  const { game } = facts.reel.ruleset
  let before = 0
  return linesOfStory(facts).flatMap(({ turn, line }) => {
    const head = turn === before ? [] : ['', `### ${turnTitle(game, turn)}`, '']
    before = turn
    return [...head, `- ${markdownText(line)}`]
  })
}

const plan = (facts: Facts): string[] => {
  const { orders, ground } = planOf(facts)
  const { sides } = facts.reel.ground
  if (orders.length === 0 && ground.length === 0) return []
  return [
    '## The plan and what came of it',
    '',
    ...orders.map(
      (one) =>
        `- ${markdownText(`${sides[one.side].name}, ${one.order}: ${unitsInWords(one)}${goneWords(one)}`)}.`,
    ),
    ...(orders.length > 0 ? [''] : []),
    ...(ground.length > 0
      ? table(
          ['Ground', 'Worth', 'At the start', 'Changed hands', 'At the end'],
          ground.map((one) => [
            one.name,
            one.worth ?? '',
            one.began,
            changesInWords(one, wordOf(facts)),
            one.ended,
          ]),
        )
      : []),
  ]
}

/** What the rule set tells in tables of its own. */
const tables = ({ tables: all }: Facts): string[] =>
  all.flatMap(({ title, head, rows, none }) => [
    `## ${title}`,
    '',
    ...(rows.length > 0 ? table(head, rows) : [none, '']),
  ])

const playedBy = (facts: Facts): string => {
  const led = leaders(facts)
  return led.length > 0 ? `Played by ${markdownText(led.join('; '))}. ` : ''
}

/** The after-action report as Markdown; without a word on luck if the dice have not been weighed. */
export const markdownReport = (
  facts: Facts,
  throws: readonly Throw[] | undefined,
  pictures: Pictures = new Map(),
): string => {
  const { log } = facts
  const { record, ground, result } = facts.reel
  const { game } = facts.reel.ruleset
  return [
    `# ${markdownText(record.title)}`,
    '',
    markdownText(narrative(facts).join(' ')),
    '',
    `${playedBy(facts)}${facts.viewer === 'umpire' ? `Seed ${record.file.seed}; ` : ''}${counted(log.length, 'order')}; ${record.takenBack === 0 ? 'none' : record.takenBack} taken back after dice.`,
    '',
    ...picture(facts.start, pictures),
    '## Order of battle',
    '',
    ...(game.words.figures === undefined ? [] : [`${game.words.figures}.`, '']),
    ...table(
      ['Unit', 'Side', 'At the start', 'At the end'],
      facts.roll.map(({ name, side, began, ended }) => [
        capitalised(name),
        ground.sides[side].name,
        began,
        ended,
      ]),
    ),
    ...plan(facts),
    ...tables(facts),
    '## Turning points',
    '',
    ...(facts.turning.length === 0 ? [NOTHING_TURNED, ''] : []),
    ...facts.turning.flatMap((moment) => [
      `### ${markdownText(moment.title)}`,
      '',
      ...moment.lines.map((line) => `- ${markdownText(line)}`),
      '',
      ...picture(moment, pictures),
    ]),
    ...byTurn(facts),
    ...(throws ? luck(facts, throws) : []),
    result ? '## How it ended' : '## So far',
    '',
    ...picture(facts.end, pictures),
    markdownText(endingOf(result, ground, game)),
    '',
    markdownText(game.summary(game.view(stateAt(facts.reel, log.length), facts.viewer))),
    '',
    '## What happened',
    ...story(facts),
    '',
    ...[...pictures].map(([id, address]) => `[map-${id}]: ${address}`),
    '',
  ].join('\n')
}
