import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { OddsTable } from '../orders/odds-table.tsx'
import type { Scene } from '../store/scene.ts'

/** As much of a scene as a card needs. */
type Seen = Pick<Scene, 'tableTop' | 'view' | 'shared' | 'ruleset'>

interface Props {
  readonly scene: Seen
  readonly unit: string | undefined
}

const useCard = ({ tableTop, view }: Seen, unit: string | undefined) =>
  useMemo(() => (unit === undefined ? undefined : tableTop.card(view, unit)), [tableTop, view, unit])

/** The chosen unit as on its paper card: what it is, how strong, and how it stands. */
export const UnitCard = ({ scene, unit }: Props) => {
  const card = useCard(scene, unit)
  if (!card) return null
  return (
    <section class={`unit-card side-${card.side}`} aria-label="Unit card">
      <h3>{card.name}</h3>
      <dl class="facts">
        {card.facts
          .filter(({ secret }) => !secret || !scene.shared)
          .map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** What else is to be known of it, and what may become of it. */
export const UnitDetails = ({ scene, unit }: Props) => {
  const card = useCard(scene, unit)
  if (!card || (!card.odds && !card.lists)) return null
  return (
    <section class="unit-details" aria-label={`More about ${card.name}`}>
      {card.lists?.map(({ title, lines }) => (
        <Fragment key={title}>
          <h4>{title}</h4>
          <ul>
            {lines.map(({ name, text }) => (
              <li key={name}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <OddsTable ruleset={scene.ruleset} odds={card.odds} />
    </section>
  )
}
