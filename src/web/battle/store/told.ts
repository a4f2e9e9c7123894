import type { BattleLog } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import type { TableMark } from '#screen/mark.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { type Account, accountFor } from '#study/told/account.ts'
import type { Known } from '#study/told/beats.ts'
import { markOf } from '#study/told/places.ts'
import type { BattleRecord } from '../storage/record.ts'
import type { Scene } from './scene.ts'

/** What the player here is told before he decides. */
export interface Told {
  readonly known: Known
  readonly account: Account
  /** It is shown before anything is asked; else it lies folded beside what is asked. */
  readonly open: boolean
  /** The number of the line that is lit on the table. */
  readonly lit: number | undefined
}

/** A battle as far as it has been fought. */
interface Fought {
  readonly ruleset: PlayedRuleset
  readonly log: BattleLog
  readonly record: BattleRecord
}

/** Where the orders begin that a side gave at its last press, with what others did between them. */
const pressedAt = ({ log, record: { joined = [] } }: Fought, side: Side): number => {
  let at = log.orders.findLastIndex((order) => order.side === side)
  while (joined.includes(at)) at--
  return at
}

/** What others did since the player who decides now last did. */
export const toldIn = (now: Fought, scene: Scene): Told | undefined => {
  const { deciding, shared, viewer, game } = scene
  const { tableTop } = now.ruleset
  if (deciding === undefined || viewer === 'umpire' || !tableTop) return undefined
  const known: Known = { game, tableTop, log: now.log, reader: shared ? 'everybody' : viewer, viewer }
  const account = accountFor(known, deciding, 0, pressedAt(now, deciding))
  if (!account) return undefined
  const isTold = (now.record.told ?? 0) >= account.at
  return { known, account, open: account.weighty && !isTold, lit: undefined }
}

/** Where the lines are on the table: all of them while they are told, else the one pointed at. */
export const toldMarks = ({ known, account, open, lit }: Told): readonly TableMark[] =>
  account.lines
    .filter(({ number }) => open || number === lit)
    .flatMap((line) => markOf(known, line, line.number === lit) ?? [])
