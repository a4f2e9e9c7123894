import { useMemo } from 'preact/hooks'
import type { ShownOdds } from '#screen/odds.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Odds } from '#study/odds.ts'
import { percent } from '../../app/percent.ts'
import { oddsOf, shareOf } from './chances.ts'
import './odds-table.css'

/** How far the figures can be trusted: exact only if every one of them is. */
export const trust = (all: readonly Odds[]): string => {
  const simulated = all.filter((odds) => !odds.exact)
  const samples = Math.min(...simulated.map(({ samples: n }) => n))
  const error = Math.max(...simulated.map(({ standardError }) => standardError))
  return simulated.length === 0
    ? 'exact'
    : `simulated, n = ${samples.toLocaleString('en')}, ± ${(error * 100).toFixed(1)} %`
}

/** What may come of each thing that is asked, a line each; nothing where nothing is asked. */
export const OddsTable = ({ ruleset, odds }: { ruleset: PlayedRuleset; odds: ShownOdds | undefined }) =>
  odds && odds.asked.length > 0 ? <WorkedOut procedures={ruleset.procedures} {...odds} /> : null

interface Props extends ShownOdds {
  readonly procedures: PlayedRuleset['procedures']
}

const WorkedOut = ({ procedures, title, asked }: Props) => {
  const { rows, trusted } = useMemo(() => {
    const found = asked.map((one) => oddsOf(procedures, one))
    return {
      trusted: trust(found),
      rows: asked.map(({ title: row, counts }, i) => ({
        title: row,
        chances: counts.flatMap(({ title: of, holds }) => {
          const odds = found[i]
          const chance = odds ? shareOf(odds, holds) : 0
          return chance > 0 ? [{ of, chance }] : []
        }),
      })),
    }
  }, [procedures, asked])
  return (
    <section class="odds" aria-label={title} tabIndex={-1}>
      <h4>
        {title} <small>({trusted})</small>
      </h4>
      {rows.map(({ title: row, chances }) => (
        <div key={row} class="odds-row">
          {row !== '' && row !== title && <h5>{row}</h5>}
          <dl>
            {chances.map(({ of, chance }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd>{percent(chance)}</dd>
              </div>
            ))}
            {chances.length === 0 && <p>Nothing can come of it.</p>}
          </dl>
        </div>
      ))}
    </section>
  )
}
