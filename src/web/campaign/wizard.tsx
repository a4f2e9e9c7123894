import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Game } from '#kernel/game/game.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { ArmyDocument } from '#screen/designer.ts'
import type { CampaignPlanner } from '#screen/planner.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { navigate } from '../app/router.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import { newBattle } from '../battle/beginning/begin.ts'
import { openBriefing } from '../battle/beginning/briefing/briefing-door.tsx'
import { BriefingMap } from '../battle/beginning/briefing/briefing-map.tsx'
import { DiceChoice } from '../battle/beginning/dice-choice.tsx'
import { PlayerChoice } from '../battle/beginning/player-choice.tsx'
import { canPlay, computerOf } from '../battle/beginning/players.ts'
import { freshSeed } from '../battle/beginning/seed.ts'
import { usePlayers } from '../battle/beginning/use-players.ts'
import { storeBattle, storedTitles } from '../battle/storage/store.ts'
import { askToPersist } from '../device/database.ts'
import { HouseRuleControls } from '../form/house-rules.tsx'
import { offeredRules } from '../form/offered-rules.ts'
import { SettingControl } from '../form/setting-control.tsx'
import { settings } from '../settings/store.ts'
import { CountryMap } from '../table/country-map.tsx'
import { ArmyFileRow } from './army-file.tsx'
import { CountryDrawing } from './country-drawing.tsx'
import { keepPlan, keptPlan, type LaidOut } from './kept-plan.ts'

/** Why it cannot be begun as it is. */
const Objections = ({ told, first }: { told: readonly string[]; first: string }) => (
  <div class="trouble" role="alert">
    {told.length > 1 ? (
      <ul>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    ) : (
      <p>{first}</p>
    )}
  </div>
)

interface Props {
  readonly ruleset: ShownRuleset
  readonly planner: CampaignPlanner
  readonly game: Game
  readonly own: readonly ArmyDocument[]
}

/** The number of a map is short enough to tell a friend. */
const MAPS = 10_000
const freshMap = (): number => freshSeed() % MAPS

/** Those who were to play, as far as they still can. */
const playersIn = (kept: LaidOut | undefined, ruleset: ShownRuleset): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kept?.players ?? {}).filter(([, player]) => canPlay(ruleset)(player)))

/** Front, season, armies and players; everything has a sensible start, so one press is enough. */
export const Wizard = ({ ruleset, planner, game, own }: Props) => {
  const [kept] = useState(() => keptPlan(ruleset.id))
  const [plan, setPlan] = useState(() => (kept && planner.again(kept.plan)) ?? planner.fresh(freshMap()))
  const [aside, setAside] = useState<unknown>()
  const [dice, setDice] = useState<string>(settings.value.dice)
  const [readings, setReadings] = useState<Fields>(kept?.readings ?? {})
  const page = useMemo(() => planner.page(plan, own), [planner, plan, own])
  const options = { ...readings, ...page.options }
  const begun = game.begin(planner.scenario, options)
  const sides = page.sides.map(({ side }) => side)
  const { players, generals, choose } = usePlayers(sides, computerOf(ruleset), playersIn(kept, ruleset))
  useEffect(
    () => keepPlan(ruleset.id, { plan, readings, players }),
    [plan, readings, JSON.stringify(players)],
  )
  const begin = useOneAtATime(async () => {
    const record = newBattle(
      ruleset,
      {
        scenario: planner.scenario,
        players,
        generals,
        ownDice: dice === 'own',
        seed: freshSeed(),
        options,
      },
      await storedTitles(),
    )
    askToPersist()
    await storeBattle(record)
    openBriefing()
    navigate(`/battle/${record.id}`)
  })
  const [below, above] = page.sides
  return (
    <main class="page wizard">
      <p class="hint">
        <a href="/play">Play</a> · {ruleset.title}
      </p>
      <h1>{planner.title}</h1>
      <p class="lead">{planner.text}</p>
      <p class="hint">
        What you lay out here is kept on this device.{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setAside(plan)
            setPlan(planner.fresh(freshMap()))
          }}
        >
          Begin afresh
        </button>
        {aside !== undefined && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setPlan(aside)
              setAside(undefined)
            }}
          >
            Bring back what was here
          </button>
        )}
      </p>
      <div class="wizard-body">
        <section aria-label="The front">
          <h2>The front</h2>
          <div class="wizard-settings">
            {page.settings.map((setting) => (
              <SettingControl key={setting.id} setting={setting} onChange={setPlan} />
            ))}
          </div>
        </section>
        <section class="wizard-map" aria-label="The country">
          <h2>The country</h2>
          {page.map && page.drawing ? (
            <CountryDrawing
              grid={page.map}
              sides={[below?.title ?? '', above?.title ?? '']}
              drawing={page.drawing}
              onChange={setPlan}
            />
          ) : page.map ? (
            <CountryMap
              grid={page.map}
              title="Map of the country"
              sides={[below?.title ?? '', above?.title ?? '']}
            />
          ) : (
            <BriefingMap
              ruleset={ruleset}
              scenario={planner.scenario}
              options={page.options}
              title={planner.title}
            />
          )}
          <p class="hint">{page.facts.join(' · ')}</p>
          {page.drawable !== undefined && (
            <button type="button" class="quiet" onClick={() => setPlan(page.drawable)}>
              Draw on this map
            </button>
          )}
        </section>
      </div>
      {page.sides.map(({ side, title, settings: asked, armies, file }) => (
        <section key={side} aria-label={title} class="wizard-side">
          <h2>{title}</h2>
          <div class="wizard-settings">
            {asked.map((setting) => (
              <SettingControl key={setting.id} setting={setting} of={title} onChange={setPlan} />
            ))}
          </div>
          {armies.length > 0 && (
            <fieldset aria-label={`${title}: army`}>
              <legend>Army</legend>
              <div class="segments">
                {armies.map((army) => (
                  <label key={army.id} class="segment army-choice">
                    <input
                      type="radio"
                      name={`army-${side}`}
                      checked={army.chosen}
                      onChange={() => setPlan(army.taken)}
                    />
                    <span>
                      <strong>{army.title}</strong>
                      <small>
                        {army.points} points, {army.text}
                      </small>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          {file && <ArmyFileRow of={title} file={file} onChange={setPlan} />}
          <PlayerChoice
            name={`player-${side}`}
            title="Played by"
            side={title}
            judged={ruleset.doctrine !== undefined}
            player={players[side] ?? ''}
            general={generals[side]}
            onChange={(player, general) => choose(side, player, general)}
          />
        </section>
      ))}
      {page.sides.some(({ armies }) => armies.length > 0) && (
        <p>
          <a href="/army">Put an army of your own together</a>
        </p>
      )}
      <DiceChoice name="campaign-dice" value={dice} onChange={setDice} />
      <details>
        <summary>House rules</summary>
        <HouseRuleControls
          ruleset={ruleset.id}
          rules={offeredRules(ruleset, planner.scenario, options)}
          readings={readings}
          onChange={setReadings}
        />
      </details>
      {!begun.ok && <Objections told={page.objections ?? []} first={begun.error.message} />}
      <button type="button" class="primary begin" disabled={!begun.ok} onClick={() => begin()}>
        Begin the {planner.what ?? 'campaign'}
      </button>
    </main>
  )
}
