import { random } from '../../../src/commander/commander.ts'
import { beginBattle } from '../../../src/kernel/game/battle/battle.ts'
import { fileOf } from '../../../src/kernel/game/battle/file.ts'
import { PASSCHENDAELE } from '../../../src/rules/passchendaele/index.ts'
import { fightOut } from '../../../src/study/fight.ts'
import { reelOf } from '../../../src/study/replay/reel.ts'
import type { StoredReel } from '../../../src/web/battle/storage/open-reel.ts'
import { type BattleRecord, HUMAN } from '../../../src/web/battle/storage/record.ts'

const { game } = PASSCHENDAELE
if (!game) throw new Error('Passchendaele has no game')

/** A whole battle between players who decide at random, as it is kept. */
export const storedBattle = (scenario = 'one-trench', seed = 7): BattleRecord => {
  const battle = beginBattle(game, { ruleset: 'passchendaele', scenario, options: {}, seed })
  if (!battle.ok) throw new Error(battle.error.message)
  const fought = fightOut(battle.value, { german: random, entente: random })
  if (!fought.ok) throw new Error(fought.error.message)
  return {
    id: 'a',
    title: 'One Trench',
    begun: '2024-01-01T00:00:00.000Z',
    changed: '2024-01-01T00:00:00.000Z',
    players: { german: 'commander', entente: HUMAN },
    ownDice: false,
    file: fileOf(battle.value),
    whys: battle.value.orders.map((_, i) => (i % 2 === 0 ? `Because of ${i}.` : null)),
    takenBack: 2,
    standing: 'over',
  }
}

/** The first so many orders of a battle. */
export const cut = (record: BattleRecord, orders: number): BattleRecord => ({
  ...record,
  file: { ...record.file, orders: record.file.orders.slice(0, orders) },
})

export const reel = (record: BattleRecord): StoredReel => {
  const made = reelOf(PASSCHENDAELE, record)
  if (!made.ok) throw new Error(made.error)
  return made.value
}
