import { type ScenarioCard, timeWords } from '../../../screen/briefing.ts'
import type { MapThread } from './map/map-thread.ts'
import { ScenarioMap } from './map/scenario-map.tsx'

/** A scenario with the rule set it is played by. */
export interface Offered extends ScenarioCard {
  readonly ruleset: string
  /** What the rule set is called where there is little room. */
  readonly rules: string
}

interface Props {
  readonly offered: readonly Offered[]
  readonly chosen: string
  readonly thread: MapThread
  /** A campaign of the players' own can be laid out. */
  readonly own: boolean
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
      {own && (
        <a class="scenario-card own-campaign" href="/campaign">
          <strong>Your own campaign…</strong>
          <span class="about">
            Choose the front, the season and both armies, on a map fair to both sides.
          </span>
        </a>
      )}
    </div>
  </fieldset>
)
