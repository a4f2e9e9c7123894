import { readFileSync } from 'node:fs'
import { type BattleFile, upTo } from '#kernel/game/battle/file.ts'
import { entryFor, heardEvents, type LoggedOrder } from '#kernel/game/battle/log.ts'
import { replayWithLog } from '#kernel/game/battle/replay.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'

interface Eve {
  readonly record: BattleRecord
  /** The order that leads to it, and what it leads to. */
  readonly order: AnyOrder
  readonly moment: ShownMoment
}

/** A stored battle just before a side gives an order from which something comes that nobody should miss. */
export const eveOf = (
  { id, game, outcomes }: ShownRuleset,
  battle: string,
  side: string,
  kind: ShownMoment['kind'],
): Eve => {
  // The checksum is of the file alone: records are kept without it.
  const { checksum: _, ...file }: BattleFile & { checksum?: string } = JSON.parse(
    readFileSync(new URL(`../../battles/${id}/${battle}.json`, import.meta.url), 'utf8'),
  )
  const replayed = game && replayWithLog(game, file)
  if (!replayed?.ok) throw new Error('the battle cannot be fought again')
  const { log } = replayed.value
  const momentOf = (order: LoggedOrder): ShownMoment | undefined =>
    outcomes
      ?.moments?.({
        heard: heardEvents(log, order, side),
        dice: entryFor(log, order, side).dice,
        viewer: side,
      })
      .find((one) => one.kind === kind)
  const found = log.orders.find((order) => order.side === side && order.dice.length > 0 && momentOf(order))
  const moment = found && momentOf(found)
  if (!found || !moment) throw new Error('nothing of the kind ever happens')
  const players = Object.fromEntries(log.sides.map((one) => [one, one === side ? HUMAN : 'random']))
  return {
    record: {
      id: `eve-${id}`,
      title: 'The eve of it',
      begun: '2024-01-01T00:00:00.000Z',
      changed: '2024-01-01T00:00:00.000Z',
      players,
      ownDice: false,
      file: upTo(file, found.number - 1),
      whys: [],
      takenBack: 0,
      standing: '',
    },
    order: found.order,
    moment,
  }
}
