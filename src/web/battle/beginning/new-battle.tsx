import { useState } from 'preact/hooks'
import type { ScenarioSummary } from '../../../kernel/game/game.ts'
import { capitalised } from '../../../kernel/words.ts'
import { timeWords } from '../../../screen/briefing.ts'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import { HouseRuleControls } from '../../form/house-rules.tsx'
import { Segments } from '../../form/segments.tsx'
import { BriefingPage } from './briefing/briefing-page.tsx'
import { DiceChoice } from './dice-choice.tsx'
import { type Terms, useTerms } from './terms.ts'

interface Props {
  readonly ruleset: ShownRuleset
  readonly scenario: ScenarioSummary
}

/** Who leads, against whom, with which dice; then the briefing, then the battle. */
export const NewBattle = ({ ruleset, scenario }: Props) => {
  const terms = useTerms(ruleset, scenario)
  const [reading, setReading] = useState(false)
  const briefing = ruleset.briefing?.(scenario.id)
  if (reading && briefing)
    return (
      <BriefingPage ruleset={ruleset} briefing={briefing} terms={terms} onBack={() => setReading(false)} />
    )
  return (
    <section class="new-battle" aria-label="New battle">
      <div class="terms">
        <h2>{scenario.title}</h2>
        {briefing && <p>{briefing.situation}</p>}
        {briefing && (
          <p class="hint">
            {capitalised(briefing.length)}, about {timeWords(briefing.minutes)}. {briefing.chances}
          </p>
        )}
        {scenario.sides.map((side, i) => (
          <Segments
            key={side}
            name={`player-${side}`}
            title={titleOf(scenario, i)}
            values={terms.able}
            value={terms.players[side] ?? ''}
            onChange={(player) => terms.setPlayer(side, player)}
          />
        ))}
        <DiceChoice name="battle-dice" value={terms.dice} onChange={terms.setDice} />
        <MoreSettings ruleset={ruleset} terms={terms} />
      </div>
      <div class="begin-bar">
        <p class="begin-what" aria-hidden="true">
          {scenario.title}
        </p>
        {briefing && (
          <button type="button" class="primary" onClick={() => setReading(true)}>
            Read the briefing
          </button>
        )}
        <button type="button" class={briefing ? undefined : 'primary'} onClick={terms.begin}>
          Begin the battle
        </button>
      </div>
    </section>
  )
}

/** A side by its name, with what it has to do where that is not the same for both. */
const titleOf = ({ names, roles }: ScenarioSummary, i: number): string =>
  roles ? `${names[i]} (${roles[i]})` : (names[i] ?? '')

/** What is seldom changed. */
const MoreSettings = ({ ruleset, terms }: { ruleset: ShownRuleset; terms: Terms }) => {
  const rules = ruleset.gameOptions ?? ruleset.houseRules
  const changed = Object.keys(terms.options).length
  return (
    <details>
      <summary>
        More settings: {changed === 0 ? 'house rules as we read them' : `${changed} house rules changed`}
      </summary>
      <div class="number">
        <label for="seed">
          Seed of the app's dice: the same seed and orders give the same battle. Left empty, nobody knows it
          before the end
        </label>
        <input
          id="seed"
          type="number"
          min={0}
          step={1}
          value={terms.seed ?? ''}
          onInput={(event) => {
            const next = event.currentTarget.valueAsNumber
            terms.setSeed(Number.isSafeInteger(next) && next >= 0 ? next : undefined)
          }}
        />
      </div>
      <HouseRuleControls
        ruleset={ruleset.id}
        rules={rules}
        readings={terms.options}
        onChange={terms.setOptions}
      />
    </details>
  )
}
