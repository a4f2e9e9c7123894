import { useState } from 'preact/hooks'
import { capitalised } from '#kernel/words.ts'
import { timeWords } from '#screen/briefing.ts'
import { useRuleset } from '../../app/use-ruleset.ts'
import { HouseRuleControls } from '../../form/house-rules.tsx'
import { offeredRules } from '../../form/offered-rules.ts'
import { loadPlayed } from '../../rulesets.ts'
import { DiceChoice } from './dice-choice.tsx'
import type { Offered } from './offered.ts'
import { PlayerChoice } from './player-choice.tsx'
import { type Terms, useTerms } from './terms.ts'

const loadBriefing = async (ruleset: string) => {
  const [rules, { BriefingPage }] = await Promise.all([
    loadPlayed(ruleset),
    import('./briefing/briefing-page.tsx'),
  ])
  return rules && { rules, BriefingPage }
}

/** Who leads, against whom, with which dice; then the briefing, then the battle. */
export const NewBattle = ({ scenario }: { scenario: Offered }) => {
  const terms = useTerms(scenario)
  const [reading, setReading] = useState<Awaited<ReturnType<typeof loadBriefing>>>()
  const { briefing, minutes, ruleset } = scenario
  const sheet = reading?.rules.briefing?.(scenario.id)
  if (reading && sheet)
    return (
      <reading.BriefingPage
        ruleset={reading.rules}
        briefing={sheet}
        terms={terms}
        onBack={() => setReading(undefined)}
      />
    )
  // Whoever comes here will soon want the rules.
  const prepare = () => void loadPlayed(ruleset)
  return (
    <section class="new-battle" aria-label="New battle" onPointerEnter={prepare} onFocusIn={prepare}>
      <div class="terms">
        <h2>{scenario.title}</h2>
        {briefing && <p>{briefing.situation}</p>}
        {briefing && (
          <p class="hint">
            {capitalised(briefing.length)}, about {timeWords(minutes)}. {briefing.chances}
          </p>
        )}
        {scenario.sides.map((side, i) => (
          <PlayerChoice
            key={side}
            name={`player-${side}`}
            title={titleOf(scenario, i)}
            side={scenario.names[i] ?? ''}
            judged={scenario.judged}
            player={terms.players[side] ?? ''}
            general={terms.generals[side]}
            onChange={(player, general) => terms.setPlayer(side, player, general)}
          />
        ))}
        <DiceChoice name="battle-dice" value={terms.dice} onChange={terms.setDice} />
        <MoreSettings ruleset={ruleset} scenario={scenario.id} terms={terms} />
      </div>
      <div class="begin-bar">
        <p class="begin-what" aria-hidden="true">
          {scenario.title}
        </p>
        {briefing && (
          <button type="button" class="primary" onClick={() => void loadBriefing(ruleset).then(setReading)}>
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
const titleOf = ({ names, roles }: Offered, i: number): string =>
  roles ? `${names[i]} (${roles[i]})` : (names[i] ?? '')

/** What is seldom changed. */
const MoreSettings = ({ ruleset, scenario, terms }: { ruleset: string; scenario: string; terms: Terms }) => {
  const [opened, setOpened] = useState(false)
  const loaded = useRuleset(opened ? ruleset : undefined, loadPlayed)
  const rules = loaded && offeredRules(loaded, scenario, terms.options)
  const changed = Object.keys(terms.options).length
  return (
    <details onToggle={() => setOpened(true)}>
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
      {rules && (
        <HouseRuleControls
          ruleset={ruleset}
          rules={rules}
          readings={terms.options}
          onChange={terms.setOptions}
        />
      )}
    </details>
  )
}
