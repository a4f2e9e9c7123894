import { useState } from 'preact/hooks'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { Called, SeriesPage } from '#screen/series.ts'
import { navigate } from '../app/router.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import { newBattle } from '../battle/beginning/begin.ts'
import { openBriefing } from '../battle/beginning/briefing/briefing-door.tsx'
import { BriefingMap } from '../battle/beginning/briefing/briefing-map.tsx'
import { DiceChoice } from '../battle/beginning/dice-choice.tsx'
import { PlayerChoice } from '../battle/beginning/player-choice.tsx'
import { computerOf } from '../battle/beginning/players.ts'
import { usePlayers } from '../battle/beginning/use-players.ts'
import { storeBattle } from '../battle/storage/store.ts'
import { askToPersist } from '../device/database.ts'
import { HouseRuleControls } from '../form/house-rules.tsx'
import { settings } from '../settings/store.ts'
import type { OpenSeries } from './received.ts'
import { calledOf } from './roll.tsx'

interface Props {
  readonly id: string
  readonly open: OpenSeries
  readonly page: SeriesPage
  readonly called: Called
}

/** Who leads, with which dice; then the battle. */
export const NextBattle = ({ id, open: { ruleset, keeper, series }, page, called }: Props) => {
  const [dice, setDice] = useState<string>(settings.value.dice)
  const [readings, setReadings] = useState<Fields>({})
  const sides = page.sides.map(({ side }) => side)
  const { players, generals, choose } = usePlayers(sides, computerOf(ruleset))
  const complete = page.sides.every((side) => calledOf(side, called).length === side.needs)
  const battle = keeper.battle(series, complete ? called : {})
  const inParts = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(page.sides.flatMap(({ side, part }) => (side in of ? [[part, of[side] ?? '']] : [])))
  const begin = useOneAtATime(async () => {
    if (!battle.ok) return
    const { scenario, options, seed, title } = battle.value
    const wishes = {
      scenario,
      players: inParts(players),
      generals: inParts(generals),
      ownDice: dice === 'own',
      seed,
      options: { ...readings, ...options },
    }
    const record = { ...newBattle(ruleset, wishes), title, series: id }
    askToPersist()
    await storeBattle(record)
    openBriefing()
    navigate(`/battle/${record.id}`)
  })
  return (
    <div class="series-next">
      <div>
        {page.sides.map(({ side, name, role }) => (
          <PlayerChoice
            key={side}
            name={`player-${side}`}
            title={`${name}, who ${role}`}
            side={name}
            judged={ruleset.doctrine !== undefined}
            player={players[side] ?? ''}
            general={generals[side]}
            onChange={(player, general) => choose(side, player, general)}
          />
        ))}
        <DiceChoice name="series-dice" value={dice} onChange={setDice} />
        <details>
          <summary>House rules</summary>
          <HouseRuleControls
            ruleset={ruleset.id}
            rules={ruleset.gameOptions ?? ruleset.houseRules}
            readings={readings}
            onChange={setReadings}
          />
        </details>
        {!battle.ok && (
          <p class="trouble" role="alert">
            {battle.error.message}
          </p>
        )}
        <button
          type="button"
          class="primary begin"
          disabled={!(battle.ok && complete)}
          onClick={() => begin()}
        >
          Begin the battle
        </button>
      </div>
      {battle.ok && (
        <BriefingMap
          ruleset={ruleset}
          scenario={battle.value.scenario}
          options={battle.value.options}
          title={battle.value.title}
        />
      )}
    </div>
  )
}
