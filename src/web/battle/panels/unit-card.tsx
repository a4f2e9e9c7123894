import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { capitalised } from '#kernel/words.ts'
import type { UnitCard as ShownCard } from '#screen/tabletop.ts'
import { Explained } from '../../glossary/explained.tsx'
import { OddsTable } from '../orders/odds-table.tsx'
import type { Scene } from '../store/scene.ts'

/** Facts that stand in boxes of their own, after the one that says what the unit is. */
const BOXES = 3

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
  const facts = card.facts.filter(({ secret }) => !secret || !scene.shared)
  return (
    <section class={`unit-card side-${card.side}`} aria-label="Unit card">
      <h3>{capitalised(card.name)}</h3>
      <Facts ruleset={scene.ruleset} kind="what" facts={facts.slice(0, 1)} />
      <Facts ruleset={scene.ruleset} kind="boxes" facts={facts.slice(1, 1 + BOXES)} />
      <Facts ruleset={scene.ruleset} kind="rest" facts={facts.slice(1 + BOXES)} />
    </section>
  )
}

interface FactsProps {
  readonly ruleset: Seen['ruleset']
  readonly kind: string
  readonly facts: ShownCard['facts']
}

const Facts = ({ ruleset, kind, facts }: FactsProps) =>
  facts.length === 0 ? null : (
    <dl class={`facts ${kind}`}>
      {facts.map(({ label, value }, i) => (
        <div key={`${label} ${i}`}>
          <dt>{label}</dt>
          <dd>
            <Explained ruleset={ruleset} text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )

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
