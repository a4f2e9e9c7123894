import { fair, sfc32 } from '#kernel/chance/random.ts'
import { type Battle, beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import { type Led, leaderAt } from '#kernel/game/battle/led.ts'
import { type BattleLog, begunLog } from '#kernel/game/battle/log.ts'
import { fightOut } from '#study/fight.ts'
import { reelFrom } from '#study/replay/reel.ts'
import { csvReport } from '#study/report/csv.ts'
import { factsOf } from '#study/report/facts.ts'
import { leaders } from '#study/report/leaders.ts'
import { narrative } from '#study/report/narrative.ts'
import { commandersNamed } from '#study/simulate.ts'
import { foughtAgain } from './again.ts'
import type { Subject } from './subject.ts'
import type { Expected, Told } from './told-of.ts'

const PLAYERS = ['regular', 'random', 'recruit'] as const

const fought = (
  ruleset: Subject,
  id: string,
  seed: number,
): { readonly battle: Battle; readonly log: BattleLog } => {
  const { game } = ruleset
  const scenario = game.scenarios.find((one) => one.id === id)
  const player = PLAYERS[seed % PLAYERS.length] ?? 'random'
  const battle = beginBattle(game, { ruleset: ruleset.id, scenario: id, options: {}, seed })
  const commanders = scenario && commandersNamed(ruleset, scenario, [player, player])
  if (!battle.ok || !commanders?.ok) throw new Error(`${id} cannot be fought`)
  const log = begunLog(game, id)
  const ended = fightOut(battle.value, commanders.value, log)
  if (!ended.ok) throw new Error(ended.error.message)
  return { battle: battle.value, log }
}

/** Who led whom from when on: somebody now and then takes over from somebody else. */
const ledIn = ({ orders, setting }: Battle): readonly Led[] => {
  const random = sfc32(derivedSeed(setting.seed, 'led'))
  return orders.flatMap(({ side }, from): readonly Led[] => {
    const isFirst = orders.findIndex((one) => one.side === side) === from
    if (!isFirst && fair(random, orders.length) > 3) return []
    return [{ from, side, player: ['human', 'regular', 'general'][fair(random, 3)] ?? 'human' }]
  })
}

/** A battle, and what its report says of it. */
export const toldOf = (ruleset: Subject, scenario: string, seed: number, expected: Expected): Told => {
  const { battle, log } = fought(ruleset, scenario, seed)
  const led = ledIn(battle)
  const file = fileOf(battle)
  const record = { title: scenario, players: {}, file, whys: [], led, takenBack: 0 }
  const facts = factsOf(
    reelFrom(ruleset, { ...record, players: { [battle.sides[0] ?? '']: 'human' } }, { battle, log }),
  )
  return {
    scenario,
    story: narrative(facts),
    roll: facts.roll,
    table: csvReport(facts),
    leaders: leaders(facts),
    players: battle.orders.map(({ side }, i) => {
      const player = leaderAt(led, side, i) ?? ''
      return player === 'human' ? 'a player' : `a ${player}`
    }),
    again: foughtAgain(ruleset, file),
    expected,
  }
}
