import { storeNow } from '../store/going-on.ts'
import type { BattleStore } from '../store/store.ts'

/** Lights a line on the table; none for all alike. */
export const light = ({ told }: BattleStore, line: number | undefined): void => {
  const now = told.value
  if (now && now.lit !== line) told.value = { ...now, lit: line }
}

/** The next line, or the one before; beyond the last none is lit. */
export const step = (store: BattleStore, by: 1 | -1): void => {
  const now = store.told.value
  if (!now) return
  const count = now.account.lines.length
  const at = (now.lit ?? (by === 1 ? 0 : count + 1)) + by
  light(store, at < 1 || at > count ? undefined : at)
}

/** The player has read it and goes on; that is remembered with the battle. */
export const goOnFrom = (store: BattleStore): void => {
  const told = store.told.value
  const now = store.running
  if (!told?.open) return
  store.told.value = { ...told, open: false, lit: undefined }
  if (!now) return
  now.record = { ...now.record, told: told.account.at }
  void storeNow(store, now)
}
