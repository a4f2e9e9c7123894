import { FACES } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { SILENT, type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { signed } from '#kernel/words.ts'
import type { Happening } from '#screen/any-of.ts'
import type { ShownSheet } from '#screen/beside.ts'
import type { EditOdds } from '#screen/odds.ts'
import type { Shot } from '../../game/fire/shot.ts'
import { smallArmsFire } from '../../procedures/small-arms-fire.ts'

/** What a shot comes to with its die showing a face, and how. */
const firedWith = ({ input }: Shot, face: number, lines?: TraceLine[]) =>
  smallArmsFire.resolve(
    { ...input, specialists: false },
    ordinaryDice(() => face),
    lines ? writtenTrace(lines) : SILENT,
  )

/** The men hit for each face of the die. */
export const resultsOf = (shot: Shot): readonly number[] =>
  FACES[6].map((face) => firedWith(shot, face).casualties)

const isCertain = (results: readonly number[]): boolean => new Set(results).size === 1

/** "2 on a 1, 1 on a 2 or 3, none on a 4 to 6": what each face of a die comes to. */
export const byTheDie = (results: readonly number[]): string => {
  const runs: { readonly men: number; readonly from: number; readonly to: number }[] = []
  for (const [i, men] of results.entries()) {
    const last = runs.at(-1)
    if (last?.men === men) runs[runs.length - 1] = { ...last, to: i + 1 }
    else runs.push({ men, from: i + 1, to: i + 1 })
  }
  return runs
    .map(({ men, from, to }) => {
      const faces = to === from ? `${from}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`
      return `${men === 0 ? 'none' : men} on a ${faces}`
    })
    .join(', ')
}

/** "table 5, 8 figures; hit 2 on a 1, 1 on a 2 or 3, none on a 4 to 6" */
export const shotWords = (shot: Shot): string => {
  const { table, figures } = firedWith(shot, 1)
  if (table === 0) return `table ${firedWith(shot, 1).rawTable}: too weak to hurt anyone`
  const results = resultsOf(shot)
  const men = isCertain(results) ? `always ${results[0]}` : `hit ${byTheDie(results)}`
  return `table ${table}, ${figures} figures; ${men}`
}

/** That a shot hits anybody. */
export const hitBy = ({ input }: Shot): Happening => ({
  procedure: smallArmsFire,
  input,
  holds: ({ casualties }) => Number(casualties) > 0,
})

export const oddsOfShot = (shot: Shot): EditOdds => ({ likely: { ...hitBy(shot), title: 'a man hit' } })

/** What is thrown is no part of the working before it. */
const THROWN = ['Casualty die', 'Men hit by the table', 'No more men there to hit']

const valueWords = ({ text, value }: TraceLine): string => {
  if (value === undefined) return ''
  return typeof value === 'number' && !/figure|factor|table|column/i.test(text)
    ? signed(value)
    : String(value)
}

/** The table number of a shot, every step with its clause, and what each face of the die brings. */
export const sheetsOfShot = (shot: Shot, title: string): readonly ShownSheet[] => {
  const lines: TraceLine[] = []
  firedWith(shot, 1, lines)
  const results = resultsOf(shot)
  return [
    {
      title,
      head: ['How it is reckoned', '', 'Rule'],
      rows: [
        ['Range', `${shot.input.range.toFixed(1).replace(/\.0$/, '')}″`, 'SK-FIRE-24'],
        ...lines
          .filter(({ text }) => !THROWN.includes(text))
          .map((line) => [line.text, valueWords(line), line.clause]),
      ],
    },
    {
      title: 'Men hit by the die',
      head: FACES[6].map(String),
      rows: [results.map(String)],
    },
  ]
}
