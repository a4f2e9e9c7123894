import { random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf, upTo } from '#kernel/game/battle/file.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { fightOut } from '#study/fight.ts'
import { type Recorded, type Reel, reelOf } from '#study/replay/reel.ts'

const { game } = PASSCHENDAELE
if (!game) throw new Error('Passchendaele has no game')

/** A whole battle between players who decide at random, as it was written down. */
export const recorded = (scenario = 'one-trench', seed = 7): Recorded => {
  const battle = beginBattle(game, {
    ruleset: 'passchendaele',
    scenario,
    options: { attachment: 'listed' },
    seed,
  })
  if (!battle.ok) throw new Error(battle.error.message)
  const fought = fightOut(battle.value, { german: random, entente: random })
  if (!fought.ok) throw new Error(fought.error.message)
  return {
    title: 'One Trench',
    players: { german: 'commander', entente: 'human' },
    file: fileOf(battle.value),
    whys: battle.value.orders.map((_, i) => (i % 2 === 0 ? `Because of ${i}.` : null)),
    takenBack: 2,
  }
}

/** The first so many orders of a battle. */
export const cut = <R extends Recorded>(record: R, orders: number): R => ({
  ...record,
  file: upTo(record.file, orders),
})

export const reel = <R extends Recorded>(record: R): Reel<R> => {
  const made = reelOf(PASSCHENDAELE, record)
  if (!made.ok) throw new Error(made.error)
  return made.value
}
