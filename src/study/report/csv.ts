import { totalOf } from '#kernel/game/battle/log.ts'
import { sideName } from '#screen/beside.ts'
import { type Facts, wordOf } from './facts.ts'

/** A spreadsheet would reckon with text that begins like this. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@])/

/** A field as every spreadsheet reads it: a formula as text, in quotes if it holds a comma, a quote or a new line. */
const field = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (fields: readonly (string | number)[]): string => `${fields.map(field).join(',')}\r\n`

/** Every order of a battle as a line of a table, with its dice and what each side has lost by then. */
export const csvReport = (facts: Facts): string => {
  const { log } = facts
  const { ground, record, sides } = facts.reel
  const head = ['order', wordOf(facts), 'phase', 'ordered by', 'player', 'what happened', 'dice', 'own dice']
  return [
    line([...head, ...ground.sides.map(({ name }) => `lost: ${name}`)]),
    ...log.map(({ number, turn, step, side, lines, dice, own, losses }) =>
      line([
        number,
        turn,
        step,
        sideName(ground, side),
        record.players[side] ?? '',
        lines.join(' '),
        dice.map(({ value }) => value).join(' '),
        own ? 'yes' : 'no',
        ...sides.map((one) => (one in losses ? totalOf(losses[one]) : '')),
      ]),
    ),
  ].join('')
}
