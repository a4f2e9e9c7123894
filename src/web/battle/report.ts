import { capitalised, words } from '../../kernel/words.ts'
import { type LogEntry, lossesByTurn } from './log.ts'
import type { Scene } from './scene.ts'
import { sideName } from './scene.ts'

/** How it ended, in one sentence. */
export const endingOf = ({ result, ground }: Pick<Scene, 'result' | 'ground'>): string => {
  if (!result) return 'The battle goes on.'
  const points = ground.sides.map(({ side, name }) => `${name} ${result.score[side] ?? 0}`).join(', ')
  const who = result.winner === null ? 'Nobody wins' : `${sideName(ground, result.winner)} win`
  return `${who} (${words(result.reason)}). Points: ${points}.`
}

const story = (log: readonly LogEntry[], scene: Scene): string[] => {
  let turn = 0
  return log.flatMap((entry) => {
    const head = entry.turn === turn ? [] : ['', `### Turn ${entry.turn}`, '']
    turn = entry.turn
    return [...head, ...entry.lines.map((line) => `- ${sideName(scene.ground, entry.side)}: ${line}`)]
  })
}

/** The battle report as Markdown. */
export const battleReport = (scene: Scene): string => {
  const { record, ground, log } = scene
  const sides = ground.sides.map(({ side }) => side)
  const names = ground.sides.map(({ name }) => name)
  const players = ground.sides.map(({ side, name }) => `${name}: ${capitalised(record.players[side] ?? '')}`)
  return [
    `# ${record.title}`,
    '',
    endingOf(scene),
    '',
    `Played by ${players.join('; ')}. Seed ${record.file.seed}; ${log.length} orders; ${record.takenBack} taken back after dice.`,
    '',
    '## Losses by turn',
    '',
    `| Turn | ${names.join(' | ')} |`,
    `| ---: | ${names.map(() => '---:').join(' | ')} |`,
    ...lossesByTurn(log, sides).map(({ turn, lost }) => `| ${turn} | ${lost.join(' | ')} |`),
    '',
    '## What happened',
    ...story(log, scene),
    '',
  ].join('\n')
}
