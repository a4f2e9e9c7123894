import { useMemo } from 'preact/hooks'
import type { AskedOdds } from '../../kernel/tabletop.ts'
import { oddsMaker } from '../../study/odds.ts'
import { percent } from '../referee/percent.ts'
import type { Scene } from './scene.ts'

/** One for all cards: it remembers what it has worked out. */
const make = oddsMaker()

/** As much of a scene as a card needs. */
type Seen = Pick<Scene, 'tableTop' | 'view' | 'shared' | 'ruleset'>

/** The chosen unit as on its paper card: what it is, what fires at it, and what its check would bring. */
export const UnitCard = ({ scene, unit }: { scene: Seen; unit: string | undefined }) => {
  const { tableTop, view, shared } = scene
  const card = useMemo(
    () => (unit === undefined ? undefined : tableTop.card(view, unit)),
    [tableTop, view, unit],
  )
  if (!card) return null
  return (
    <section class={`unit-card side-${card.side}`} aria-label="Unit card">
      <h3>{card.name}</h3>
      <dl class="facts">
        {card.facts
          .filter(({ secret }) => !secret || !shared)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {card.fire.length > 0 && (
        <>
          <h4>Fire on it</h4>
          <ul class="fire">
            {card.fire.map(({ from, text }) => (
              <li key={from}>
                {from}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {card.odds.length > 0 && <OddsTable scene={scene} odds={card.odds} />}
    </section>
  )
}

/** A row for each order, a column for each thing that may come of it. */
const OddsTable = ({ scene, odds }: { scene: Pick<Scene, 'ruleset'>; odds: readonly AskedOdds[] }) => {
  const { procedures } = scene.ruleset
  const rows = useMemo(
    () =>
      odds.map(({ title, procedure, input, counts }) => {
        const known = procedures.find(({ name }) => name === procedure)
        const outcomes = known ? make(known, input).outcomes : []
        const chances = counts.map(({ title: of, holds }) => ({
          of,
          chance: outcomes.reduce(
            (sum, { outcome, probability }) => sum + (holds(outcome) ? probability : 0),
            0,
          ),
        }))
        return { title, chances }
      }),
    [procedures, odds],
  )
  const names = [...new Set(odds.flatMap(({ counts }) => counts.map(({ title }) => title)))]
  const used = names.filter((name) =>
    rows.some(({ chances }) => chances.some(({ of, chance }) => of === name && chance > 0)),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached
    <section class="odds-scroll" aria-label="Odds of its check" tabIndex={0}>
      <table class="check-odds">
        <caption>Odds of its check (exact)</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            {used.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, chances }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {used.map((name) => {
                const found = chances.find(({ of }) => of === name)
                return <td key={name}>{found ? percent(found.chance) : ''}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
