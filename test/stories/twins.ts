import { expect, test } from 'vitest'
import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { begunLog, entryFor, giveLogged, type LoggedOrder } from '#kernel/game/battle/log.ts'
import { type Side, snapshot } from '#kernel/game/game.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { type Reel, reelFrom } from '#study/replay/reel.ts'
import { times } from '../long.ts'
import { formsOf } from './forms.ts'
import { type Subject, subjectOf } from './subject.ts'

interface Demands<S> {
  readonly scenario: string
  readonly options?: unknown
  /** How many orders are given before somebody reads the report. */
  readonly orders: number
  alterSecrets(state: S, unknownTo: Side, random: Random): void
}

/** A battle between players who decide at random, as far as so many orders. */
const begunReel = (
  ruleset: Subject,
  { scenario, options = {}, orders }: Omit<Demands<never>, 'alterSecrets'>,
  seed: number,
): Reel => {
  const { game } = ruleset
  const begun = beginBattle(game, { ruleset: ruleset.id, scenario, options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const log = begunLog(game, scenario)
  const random = sfc32(seed)
  while (log.orders.length < orders) {
    const owing = game.pending(battle.state)
    const side = owing[fair(random, Math.max(1, owing.length))]
    if (side === undefined) break
    const given = giveLogged(battle, side, game.sample(battle.state, side, random), undefined, 'So.')
    if (!given.ok) throw new Error(given.error.message)
    log.orders.push(given.value)
  }
  const whys = log.orders.map(() => 'So.')
  const record = { title: scenario, players: {}, file: fileOf(battle), whys, takenBack: 0 }
  return reelFrom(ruleset, record, { battle, log })
}

/** The same battle with other secrets, and with twice as many orders of which the reader knows nothing. */
const twinOf = <S>(reel: Reel, reader: Side, alter: Demands<S>['alterSecrets'], random: Random): Reel => {
  const { game } = reel.ruleset
  const other = (state: unknown): unknown => {
    const altered = snapshot(state)
    alter(altered as S, reader, random)
    return altered
  }
  const orders = reel.log.orders.flatMap((order): readonly LoggedOrder[] => {
    const twin = {
      ...order,
      before: other(order.before),
      after: other(order.after),
      happened: order.happened.map(({ event, state }) => ({ event, state: other(state) })),
      told: new Map(),
    }
    return order.side === reader || entryFor(reel.log, order, reader).lines.length > 0
      ? [twin]
      : [twin, { ...twin, before: twin.after, happened: [], dice: [] }]
  })
  const numbered = orders.map((order, i) => ({ ...order, number: i + 1 }))
  return {
    ...reel,
    record: {
      ...reel.record,
      file: { ...reel.record.file, seed: reel.record.file.seed + 1 },
      whys: numbered.map(() => 'Otherwise.'),
    },
    ground: reel.ruleset.tableTop.ground(game.view(numbered.at(-1)?.after, reader)),
    log: { ...reel.log, orders: numbered },
    start: other(reel.start),
    frames: numbered.map((order) => ({ order, last: order })),
  }
}

/** Battles that differ only in what a side may not know give it the same report so far, byte for byte, in every form. */
export const proveReportTwins = <S>(ruleset: ShownRuleset, demands: Demands<S>): void => {
  const subject = subjectOf(ruleset)
  const { scenario, alterSecrets } = demands
  test(`the report of ${scenario} so far tells a side nothing that is hidden from it`, {
    timeout: 120_000,
  }, () => {
    let altered = 0
    for (let seed = 1; seed <= times(1, 6); seed++) {
      const reel = begunReel(subject, demands, seed)
      for (const reader of reel.sides) {
        const twin = twinOf(reel, reader, alterSecrets, sfc32(seed))
        if (
          hashOf(twin.log.orders.map(({ after }) => after)) !==
          hashOf(reel.log.orders.map(({ after }) => after))
        )
          altered++
        const [here, there] = [formsOf(reel, reader), formsOf(twin, reader)]
        for (const form of Object.keys(here)) {
          if (JSON.stringify(there[form]) !== JSON.stringify(here[form]))
            expect(there[form], `${form} for ${reader}, seed ${seed}`).toEqual(here[form])
        }
      }
    }
    expect(altered, 'no secret was ever altered').toBeGreaterThan(0)
  })
}
