import { timeWords } from '#screen/briefing.ts'
import type { MapThread } from './map/map-thread.ts'
import { ScenarioMap } from './map/scenario-map.tsx'
import type { Offered, OwnCard } from './offered.ts'

interface Props {
  readonly offered: readonly Offered[]
  readonly chosen: string
  readonly thread: MapThread
  readonly own: readonly OwnCard[]
  onChoose(scenario: Offered): void
}

/** The scenarios, each with its map. */
export const ScenarioCards = ({ offered, chosen, thread, own, onChoose }: Props) => (
  <fieldset class="scenario-choice">
    <legend>Scenario</legend>
    <div class="scenarios">
      {offered.map((card) => (
        <label key={card.id} class="scenario">
          <input
            type="radio"
            name="scenario"
            aria-label={card.title}
            aria-describedby={`about-${card.id}`}
            checked={card.id === chosen}
            onChange={() => onChoose(card)}
          />
          <span class="scenario-card">
            <ScenarioMap thread={thread} ruleset={card.ruleset} scenario={card.id} />
            {card.first && <em class="start-here">Start here</em>}
            <span class="scenario-words">
              <strong>{card.title}</strong>
              <span id={`about-${card.id}`}>
                <span class="about">{card.about}</span>
                <span class="tags">
                  <small>{card.rules}</small>
                  <small>{card.length}</small>
                  <small>{timeWords(card.minutes)}</small>
                </span>
              </span>
            </span>
          </span>
        </label>
      ))}
      {own.map(({ href, title, about }) => (
        <a key={href} class="scenario-card own-campaign" href={href}>
          <strong>{title}</strong>
          <span class="about">{about}</span>
        </a>
      ))}
    </div>
  </fieldset>
)
