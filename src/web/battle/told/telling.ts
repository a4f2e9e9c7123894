import type { TableMark } from '../../../screen/mark.ts'
import { type Account, accountFor } from '../../../study/told/account.ts'
import type { Known } from '../../../study/told/beats.ts'
import { markOf } from '../../../study/told/places.ts'
import { storeNow } from '../store/going-on.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore, Running } from '../store/store.ts'

/** What the player here is told before he decides. */
export interface Told {
  readonly known: Known
  readonly account: Account
  /** It is shown before anything is asked; else it lies folded beside what is asked. */
  readonly open: boolean
  /** The number of the line that is lit on the table. */
  readonly lit: number | undefined
}

/** What others did since the player who decides now last did. */
export const toldIn = (now: Running, scene: Scene): Told | undefined => {
  const { deciding, shared, viewer, game } = scene
  const { tableTop } = now.ruleset
  if (deciding === undefined || viewer === 'umpire' || !tableTop) return undefined
  const known: Known = { game, tableTop, log: now.log, reader: shared ? 'everybody' : viewer, viewer }
  const account = accountFor(known, deciding, 0)
  if (!account) return undefined
  const isTold = (now.record.told ?? 0) >= account.at
  return { known, account, open: account.weighty && !isTold, lit: undefined }
}

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

/** Where the lines are on the table: all of them while they are told, else the one pointed at. */
export const toldMarks = ({ known, account, open, lit }: Told): readonly TableMark[] =>
  account.lines
    .filter(({ number }) => open || number === lit)
    .flatMap((line) => markOf(known, line, line.number === lit) ?? [])
