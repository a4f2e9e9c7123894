import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { Explained } from '../../learn/explained.tsx'
import { OddsTable } from '../orders/odds-table.tsx'
import type { Scene } from '../store/scene.ts'

/** As much of a scene as a card needs. */
type Seen = Pick<Scene, 'tableTop' | 'view' | 'shared' | 'ruleset'>

/** The chosen unit as on its paper card: what it is, and what may become of it. */
export const UnitCard = ({ scene, unit }: { scene: Seen; unit: string | undefined }) => {
  const { tableTop, view, shared, ruleset } = scene
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
          .map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>
                <Explained ruleset={ruleset} text={label} />
              </dt>
              <dd>
                <Explained ruleset={ruleset} text={value} />
              </dd>
            </div>
          ))}
      </dl>
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
      <OddsTable ruleset={ruleset} odds={card.odds} />
    </section>
  )
}
