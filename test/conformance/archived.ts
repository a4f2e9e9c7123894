import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Battle, giveOrder } from '#kernel/game/battle/battle.ts'
import { fileOf, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { type Replayed, replay } from '#kernel/game/battle/replay.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { archived, fileIn, outcomeOf, recordedOf } from '../battles/archive.ts'

/** Orders given after the last good one. */
const PLAYED_ON = 3

/** "parts at 57", "alike: collapse.attacker"; what was the same may be alike once a state has got a new field. */
const gist = (words: string): string =>
  words.startsWith('parts') ? (words.split(':')[0] ?? '') : words.replace(/^same(-end)?/, 'alike')

/** Fights the battles that earlier versions wrote: they come out as was recorded, and none is lost. */
export const proveArchive = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
): void => {
  const all = archived(ruleset)
  const { version, battles } = recordedOf(ruleset)
  const { version: now = 1 } = game
  const others: string[] = []

  test(`${ruleset}: every archived battle opens, is looked at, and played on from its last good order`, () => {
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) {
      const file = fileIn(one)
      const { words, again } = outcomeOf(game, file)
      const recorded = battles[one.id] ?? 'not recorded'
      if (gist(words) !== gist(recorded)) others.push(`${one.id} was "${recorded}", is "${words}"`)
      if (!again) continue
      lookedAt(again)
      if (again.fault) playedOn(again.battle)
    }
  })

  test(`${ruleset}: archived battles come out as recorded under this version of the rules`, () => {
    const told =
      version === now
        ? others
        : [`Recorded under version ${version} of the rules; this is ${now}. Run: npm run battles`]
    expect(told).toEqual([])
    expect(Object.keys(battles).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })
}

const lookedAt = <S, O extends AnyOrder, E extends AnyEvent, V>({
  battle: { game, state, sides },
}: Replayed<S, O, E, V>): void => {
  for (const viewer of [...sides, 'umpire'] as const) game.summary(game.view(state, viewer))
}

/** A few orders more: what was there stays as it was written, and all of it is fought again as it stands. */
const playedOn = <S, O extends AnyOrder, E extends AnyEvent, V>(battle: Battle<S, O, E, V>): void => {
  const { game, orders } = battle
  const before = fileOf(battle).orders
  for (let i = 0; i < PLAYED_ON; i++) {
    const [side] = game.pending(battle.state)
    if (side === undefined) break
    const given = giveOrder(battle, side, game.sample(battle.state, side, sfc32(i)))
    expect(given.ok).toBe(true)
  }
  const read = readBattle(writtenBattle(fileOf(battle)))
  if (!read.ok) throw new Error(read.error[0]?.message)
  expect(read.value.orders.slice(0, before.length)).toEqual(before)
  const again = replay(game, read.value)
  if (!again.ok) throw new Error(again.error.message)
  expect(again.value.fault).toBeUndefined()
  expect(fileOf(again.value.battle)).toEqual(read.value)
  expect(again.value.battle.orders).toHaveLength(orders.length)
}
