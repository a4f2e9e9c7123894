import { useState } from 'preact/hooks'
import type { Chance, Odds } from '#study/odds.ts'
import { fraction, percent } from '../../app/percent.ts'
import { label, reading } from '../../form/labels.ts'

interface Bar {
  readonly value: string | number | boolean | null
  readonly exactly: number
  readonly atLeast: number
}

/** For one field of the outcome: each value, how likely it is, and how likely it or more is. */
const barsOf = (outcomes: readonly Chance[], field: string): readonly Bar[] => {
  const chances = new Map<Bar['value'], number>()
  for (const { probability, outcome } of outcomes) {
    const value = outcome[field] ?? null
    chances.set(value, (chances.get(value) ?? 0) + probability)
  }
  const values = [...chances.keys()]
  const numeric = values.every((value) => typeof value === 'number')
  const sorted = numeric ? values.sort((a, b) => Number(a) - Number(b)) : values
  let left = 1
  return sorted.map((value) => {
    const exactly = chances.get(value) ?? 0
    const atLeast = left
    left -= exactly
    return { value, exactly, atLeast }
  })
}

/** The fields of the outcome that the dice decide; of fields that always go together only the first. */
const decided = (outcomes: readonly Chance[]): readonly string[] => {
  const names = [...new Set(outcomes.flatMap(({ outcome }) => Object.keys(outcome)))]
  const patterns = new Set<string>()
  return names.filter((name) => {
    const values = outcomes.map(({ outcome }) => outcome[name])
    const pattern = values.map((value) => values.indexOf(value)).join()
    const tells = new Set(values).size > 1 && !patterns.has(pattern)
    patterns.add(pattern)
    return tells
  })
}

/** The odds before the roll, a group of bars for each thing the dice decide. */
export const OddsPanel = ({ odds, certain }: { odds: Odds; certain: string }) => {
  const [atLeast, setAtLeast] = useState(false)
  const fields = decided(odds.outcomes)
  if (fields.length === 0) return <p class="odds-certain">However the dice fall: {certain}</p>
  return (
    <section class="odds" aria-label="Odds">
      <header>
        <h3>Odds</h3>
        <span class="label-exact">
          {odds.exact
            ? 'Exact'
            : `Simulated, n = ${odds.samples.toLocaleString('en')}, ± ${percent(odds.standardError)}`}
        </span>
        <label class="flag small">
          <input
            type="checkbox"
            checked={atLeast}
            onChange={(event) => setAtLeast(event.currentTarget.checked)}
          />
          <span>At least</span>
        </label>
      </header>
      {fields.map((field) => (
        <BarGroup key={field} field={field} bars={barsOf(odds.outcomes, field)} atLeast={atLeast} />
      ))}
    </section>
  )
}

const BarGroup = ({ field, bars, atLeast }: { field: string; bars: readonly Bar[]; atLeast: boolean }) => {
  const summed = atLeast && bars.every(({ value }) => typeof value === 'number')
  return (
    <table class="bars">
      <caption>
        {label(field)}
        {summed ? ', at least' : ''}
      </caption>
      <tbody>
        {bars.map((bar) => {
          const chance = summed ? bar.atLeast : bar.exactly
          return (
            <tr key={String(bar.value)} title={fraction(chance)}>
              <th scope="row">{reading(bar.value)}</th>
              <td class="bar-cell">
                <meter min={0} max={1} value={chance}>
                  {percent(chance)}
                </meter>
              </td>
              <td class="bar-number">{percent(chance)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
