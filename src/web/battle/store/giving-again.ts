import { carryOut, joinFrom } from './carrying-out.ts'
import { goOn } from './going-on.ts'
import type { BattleStore, TakenBack } from './store.ts'

/** Gives again at one press what was taken back at one, with the same dice, the enemy's orders in between included. */
export const giveAgain = async (store: BattleStore, { given, whys }: TakenBack): Promise<void> => {
  const now = store.running
  if (!now || now.busy) return
  now.busy = true
  const from = now.battle.orders.length
  for (const [i, { side, order, dice }] of given.entries()) {
    const refused = carryOut(now, side, order, dice, whys[i] ?? undefined)
    if (refused) {
      store.refusal.value = refused
      break
    }
  }
  joinFrom(now, from)
  await goOn(store, now)
}
