import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { BattleStore } from './store.ts'

export const BattleContext = createContext<BattleStore | undefined>(undefined)

/** The store of the battle whose screen this is part of. */
export const useBattle = (): BattleStore => {
  const store = useContext(BattleContext)
  if (!store) throw new Error('this is shown only as part of a battle')
  return store
}
