import { capitalised } from '../../kernel/words.ts'
import { sideName } from '../../screen/beside.ts'
import { summedLuck, type Throw } from '../luck.ts'
import { stateAt } from '../replay/reel.ts'
import { type Facts, type Moment, sideNames, wordOf } from './facts.ts'
import { figure, signed } from './figures.ts'
import { luckRows, luckWords, strokes } from './luck-words.ts'
import { turnTitle } from './turn-title.ts'
import { endingOf } from './verdict.ts'

const MOST_STROKES = 10

/** Pictures by the moment they show, as addresses. */
export type Pictures = ReadonlyMap<number, string>

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
  ...rows.map(row),
  '',
]

/** Pictures stand at the end of the file, so that the text can be read without them. */
const picture = ({ title, at }: Moment, pictures: Pictures): string[] =>
  pictures.has(at) ? [`![${title}][map-${at}]`, ''] : []

const byTurn = (facts: Facts): string[] => {
  const { gauges } = facts.course
  const names = sideNames(facts)
  return [
    `## ${capitalised(wordOf(facts))} by ${wordOf(facts)}`,
    '',
    ...gauges.map(({ title, counts }) => `- ${title}: ${counts}`),
    '',
    ...table(
      [
        capitalised(wordOf(facts)),
        ...gauges.flatMap(({ title }) => names.map((name) => `${title}, ${name}`)),
      ],
      facts.turns.map(({ turn, readings }) => [
        turn,
        ...gauges.flatMap((_, g) => names.map((_, s) => figure(readings[s]?.[g] ?? 0))),
      ]),
    ),
  ]
}

const luck = (facts: Facts, throws: readonly Throw[]): string[] => {
  const { gauges } = facts.course
  const names = sideNames(facts)
  const rows = strokes(luckRows(gauges, throws, facts.log), MOST_STROKES)
  return [
    '## Luck',
    '',
    luckWords(summedLuck(gauges, facts.reel.sides, throws), names),
    '',
    ...table(
      [capitalised(wordOf(facts)), 'What happened', `Points to the ${names[0]}`, 'Chance'],
      rows.map(({ turn, what, luck: points, chance }) => [turn, what, signed(points), chance]),
    ),
  ]
}

const story = ({ reel, log }: Facts): string[] => {
  let turn = 0
  return log.flatMap((entry) => {
    const head = entry.turn === turn ? [] : ['', `### ${turnTitle(reel.ruleset.game, entry.turn)}`, '']
    turn = entry.turn
    return [...head, ...entry.lines.map((line) => `- ${sideName(reel.ground, entry.side)}: ${line}`)]
  })
}

const playedBy = ({ reel: { record, ground } }: Facts): string => {
  const players = ground.sides.flatMap(({ side, name }) => {
    const player = record.players[side]
    return player === undefined ? [] : [`${name}: ${capitalised(player)}`]
  })
  return players.length > 0 ? `Played by ${players.join('; ')}. ` : ''
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
    `# ${record.title}`,
    '',
    endingOf(result, ground, game),
    '',
    `${playedBy(facts)}Seed ${record.file.seed}; ${log.length} orders; ${record.takenBack} taken back after dice.`,
    '',
    ...picture(facts.start, pictures),
    '## Order of battle',
    '',
    ...(game.words.figures === undefined ? [] : [`${game.words.figures}.`, '']),
    ...table(
      ['Unit', 'Side', 'At the start', 'At the end'],
      facts.roll.map(({ name, side, began, ended }) => [name, ground.sides[side].name, began, ended]),
    ),
    '## Turning points',
    '',
    ...facts.turning.flatMap((moment) => [
      `### ${moment.title}`,
      '',
      ...moment.lines.map((line) => `- ${line}`),
      '',
      ...picture(moment, pictures),
    ]),
    ...byTurn(facts),
    ...(throws ? luck(facts, throws) : []),
    '## How it ended',
    '',
    ...picture(facts.end, pictures),
    endingOf(result, ground, game),
    '',
    game.summary(game.view(stateAt(facts.reel, log.length), 'umpire')),
    '',
    '## What happened',
    ...story(facts),
    '',
    ...[...pictures].map(([at, address]) => `[map-${at}]: ${address}`),
    '',
  ].join('\n')
}
