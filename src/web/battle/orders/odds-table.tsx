import { useMemo } from 'preact/hooks'
import type { Ruleset } from '../../../kernel/game/ruleset.ts'
import type { ShownOdds } from '../../../screen/odds.ts'
import { type Odds, oddsMaker } from '../../../study/odds.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import { percent } from '../../app/percent.ts'
import { Scroller } from '../../app/scroller.tsx'

/** What a player can wait for; only close assaults from three sides ever need more, and are simulated. */
const PATIENCE = { branches: 200_000, samples: 10_000 } as const

/** One for all tables: it remembers what it has worked out. */
const make = oddsMaker(PATIENCE.branches, PATIENCE.samples)

const NONE: Odds = { exact: true, outcomes: [] }

/** How far the figures can be trusted: exact only if every one of them is. */
export const trust = (all: readonly Odds[]): string => {
  const simulated = all.filter((odds) => !odds.exact)
  const samples = Math.min(...simulated.map(({ samples: n }) => n))
  const error = Math.max(...simulated.map(({ standardError }) => standardError))
  return simulated.length === 0
    ? 'exact'
    : `simulated, n = ${samples.toLocaleString('en')}, ± ${(error * 100).toFixed(1)} %`
}

/** A row for each thing that is asked, a column for each that may come of it; nothing where nothing is asked. */
export const OddsTable = ({ ruleset, odds }: { ruleset: Ruleset; odds: ShownOdds | undefined }) =>
  odds && odds.asked.length > 0 ? <WorkedOut procedures={ruleset.procedures} {...odds} /> : null

interface Props extends ShownOdds {
  readonly procedures: Ruleset['procedures']
}

const WorkedOut = ({ procedures, title, rows: head, asked: odds }: Props) => {
  const { rows, trusted } = useMemo(() => {
    const found = odds.map(({ procedure, input }) => {
      const known =
        typeof procedure === 'string' ? procedures.find(({ name }) => name === procedure) : procedure
      return known ? make(known, input) : NONE
    })
    return {
      trusted: trust(found),
      rows: odds.map(({ title: row, counts }, i) => ({
        title: row,
        chances: counts.map(({ title: of, holds }) => ({
          of,
          chance: (found[i] ?? NONE).outcomes.reduce(
            (sum, { outcome, probability }) => sum + (holds(outcome) ? probability : 0),
            0,
          ),
        })),
      })),
    }
  }, [procedures, odds])
  const names = [...new Set(odds.flatMap(({ counts }) => counts.map(({ title: of }) => of)))]
  const used = names.filter((name) =>
    rows.some(({ chances }) => chances.some(({ of, chance }) => of === name && chance > 0)),
  )
  return (
    <Scroller class="odds-scroll" label={title}>
      <table class="check-odds">
        <caption>
          {title} ({trusted})
        </caption>
        <ColumnHeads names={[head, ...used]} />
        <tbody>
          {rows.map(({ title: row, chances }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {used.map((name) => {
                const found = chances.find(({ of }) => of === name)
                return <td key={name}>{found ? percent(found.chance) : ''}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
