import { useState } from 'preact/hooks'
import type { ScenarioSummary } from '../../../kernel/game/game.ts'
import type { Fields } from '../../../kernel/procedure/referee.ts'
import { capitalised } from '../../../kernel/words.ts'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import { askToPersist } from '../../app/database.ts'
import { navigate } from '../../app/router.ts'
import { useOneAtATime } from '../../app/use-one-at-a-time.ts'
import { HouseRuleControls } from '../../form/house-rules.tsx'
import { Segments } from '../../form/segments.tsx'
import { settings } from '../../settings/store.ts'
import { HUMAN } from '../storage/record.ts'
import { storeBattle } from '../storage/store.ts'
import { newBattle } from './begin.ts'
import { DiceChoice } from './dice-choice.tsx'
import { playersOf } from './players.ts'
import { freshSeed } from './seed.ts'

/** The sides of a scenario by their names, with what each has to do where that is not the same. */
const titlesOf = ({ names, roles }: ScenarioSummary): readonly string[] =>
  names.map((name, i) => (roles ? `${name} (${roles[i]})` : name))

/** Scenario, players, dice and house rules; everything has a sensible start, so one press is enough. */
export const NewBattle = ({ ruleset }: { ruleset: ShownRuleset }) => {
  // A campaign of one's own is laid out on a page of its own.
  const own = ruleset.planner?.scenario
  const scenarios = (ruleset.game?.scenarios ?? []).filter(({ id }) => id !== own)
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? '')
  const [players, setPlayers] = useState<Readonly<Record<string, string>>>({})
  const [dice, setDice] = useState<string>(settings.value.dice)
  const [seed, setSeed] = useState(freshSeed)
  const [options, setOptions] = useState<Fields>({})
  const chosen = scenarios.find(({ id }) => id === scenario)
  const sides = chosen?.sides ?? []
  const titles = chosen ? titlesOf(chosen) : []
  const turn = ruleset.game?.words.turn
  const able = playersOf(ruleset)
  const computer = able[1]?.[0] ?? HUMAN
  const playerOf = (side: string, i: number): string => players[side] ?? (i === 0 ? HUMAN : computer)
  const begin = useOneAtATime(async () => {
    const record = newBattle(ruleset, {
      scenario,
      players: Object.fromEntries(sides.map((side, i) => [side, playerOf(side, i)])),
      ownDice: dice === 'own',
      seed,
      options,
    })
    askToPersist()
    await storeBattle(record)
    navigate(`/battle/${record.id}`)
  })
  const rules = ruleset.gameOptions ?? ruleset.houseRules
  const changed = Object.keys(options).length
  return (
    <section class="new-battle" aria-label="New battle">
      <h2>New battle: {ruleset.title}</h2>
      <fieldset>
        <legend>Scenario</legend>
        <div class="scenarios">
          {scenarios.map(({ id, title, turnLimit, names }) => (
            <label key={id} class="segment scenario">
              <input
                type="radio"
                name="scenario"
                checked={scenario === id}
                onChange={() => setScenario(id)}
              />
              <span>
                <strong>{title}</strong>
                <small>
                  {turnLimit} {turn}s, {names.join(' against ')}
                </small>
              </span>
            </label>
          ))}
          {ruleset.planner && (
            <a class="segment scenario" href="/campaign">
              <span>
                <strong>{ruleset.planner.title}…</strong>
                <small>your front, season, map and armies</small>
              </span>
            </a>
          )}
        </div>
      </fieldset>
      {sides.map((side, i) => (
        <Segments
          key={side}
          name={`player-${side}`}
          title={titles[i] ?? capitalised(side)}
          values={able}
          value={playerOf(side, i)}
          onChange={(value) => setPlayers({ ...players, [side]: value })}
        />
      ))}
      <DiceChoice name="battle-dice" value={dice} onChange={setDice} />
      <details>
        <summary>
          Seed {seed}
          {Object.keys(rules).length > 0 &&
            ` · ${changed === 0 ? 'house rules: ours' : `house rules: ${changed} changed`}`}
        </summary>
        <div class="number">
          <label for="seed">Seed of the app's dice: the same seed and orders give the same battle</label>
          <input
            id="seed"
            type="number"
            min={0}
            step={1}
            value={seed}
            onInput={(event) => {
              const next = event.currentTarget.valueAsNumber
              if (Number.isSafeInteger(next) && next >= 0) setSeed(next)
            }}
          />
        </div>
        <HouseRuleControls ruleset={ruleset.id} rules={rules} readings={options} onChange={setOptions} />
      </details>
      <button type="button" class="primary begin" onClick={() => begin()}>
        Begin the battle
      </button>
    </section>
  )
}
