import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Battle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, fileOf, readBattle, upTo, writtenBattle } from '#kernel/game/battle/file.ts'
import { type Replayed, replay } from '#kernel/game/battle/replay.ts'
import { scenarioHash } from '#kernel/game/battle/setting.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { memo } from '#kernel/memo.ts'
import { type Fault, type Result, success } from '#kernel/procedure/result.ts'
import { givenAnew } from '../battles/keeping.ts'
import { times } from '../long.ts'

/** How a rule set comes from what the players have settled to the beginning of a battle. */
interface Beginning<S, C, R> {
  agreed(
    id: string,
    options: unknown,
    seed?: number,
  ): Result<{ readonly scenario: C; readonly readings: R }, Fault>
  begun(scenario: C, readings: R): S
  /** The scenario with every name in it another one, and every id what it was. */
  renamed(scenario: C): C
  /** What of it counts when scenarios are compared. */
  facts(scenario: C): unknown
}

/** Another name; nobody is called so. */
export const otherName = (name: string): string => `${[...name].reverse().join('')}!`

const ADDED = { addedNull: null, addedFalse: false, addedZero: 0, addedText: '', addedList: [] }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field more in the state and in whatever it lists, holding as good as nothing. */
const withFields = <S>(state: S): S => {
  for (const [field, value] of Object.entries(Object(state)))
    if (Array.isArray(value) && value.every(isObject))
      Reflect.set(
        Object(state),
        field,
        value.map((one) => ({ ...one, ...ADDED })),
      )
  return Object.assign(Object(state), ADDED)
}

/** The game as a later version might have it: all names and titles changed, a house rule at its default and fields added. */
const aVersionLater = <S, O extends AnyOrder, E extends AnyEvent, V, C extends object, R extends object>(
  game: Game<S, O, E, V>,
  { agreed, begun, renamed, facts }: Beginning<S, C, R>,
): Game<S, O, E, V> => {
  const otherwise = memo(renamed)
  return {
    ...game,
    scenarios: game.scenarios.map((one) => ({ ...one, title: otherName(one.title) })),
    scenarioOf(id, options, seed) {
      const found = agreed(id, options, seed)
      return found.ok ? facts(otherwise(found.value.scenario)) : undefined
    },
    begin(id, options, seed) {
      const found = agreed(id, options, seed)
      if (!found.ok) return found
      const { scenario, readings } = found.value
      return success(withFields(begun(otherwise(scenario), { ...readings, 'added-rule': 'as-printed' })))
    },
  }
}

/** Stored battles that are fought again, of each scenario, and orders of each. */
const BATTLES = times(1, 100)
const ORDERS = times(100, 1_000_000)
const PLAYED_ON = 5

/** Those that are fought longest come first. */
const ENDINGS = ['turn-limit', 'date', 'victory-points', 'collapse', 'concession', 'agreement']

const rankOf = (name: string): number => ENDINGS.findIndex((ending) => name.includes(`.${ending}`))

const storedOf = (ruleset: string, scenario: string): readonly BattleFile[] => {
  const folder = fileURLToPath(new URL(`../battles/${ruleset}`, import.meta.url))
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${scenario}.`))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, BATTLES)
    .map((name) => {
      const read = readBattle(readFileSync(join(folder, name), 'utf8'))
      if (!read.ok) throw new Error(read.error[0]?.message)
      return upTo(read.value, ORDERS)
    })
}

const refought = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  file: BattleFile,
): Replayed<S, O, E, V> => {
  const again = replay(game, file)
  if (!again.ok) throw new Error(again.error.message)
  return again.value
}

/** A few orders more. */
const playedOn = <S, O extends AnyOrder, E extends AnyEvent, V>(battle: Battle<S, O, E, V>): void => {
  const { game } = battle
  for (let i = 0; i < PLAYED_ON; i++) {
    const [side] = game.pending(battle.state)
    if (side === undefined) return
    expect(giveOrder(battle, side, game.sample(battle.state, side, sfc32(i))).ok).toBe(true)
  }
}

/** Stored battles open, play on and verify after everything was renamed, a house rule and fields were added. */
export const proveOutliving = <
  S,
  O extends AnyOrder,
  E extends AnyEvent,
  V,
  C extends object,
  R extends object,
>(
  ruleset: string,
  game: Game<S, O, E, V>,
  beginning: Beginning<S, C, R>,
): void => {
  const later = aVersionLater(game, beginning)

  test.each(game.scenarios.map(({ id }) => id))(
    `${ruleset}: battles of %s outlive new names and fields`,
    (id) => {
      const stored = storedOf(ruleset, id)
      expect(stored.length).toBeGreaterThan(0)
      for (const file of stored) {
        const { options, seed } = file
        expect(later.scenarioOf?.(id, options, seed)).not.toEqual(game.scenarioOf?.(id, options, seed))
        expect(scenarioHash(later, file)).toBe(scenarioHash(game, file))
        // As far as it is the same under the rules of now, with the checksums of now.
        const { battle } = refought(game, file)
        const now = fileOf(givenAnew(game, file, battle.orders))
        const again = refought(later, now)
        expect({ ...again, battle: undefined }).toEqual({ comparison: 'same' })
        expect(fileOf(again.battle)).toEqual(now)
        playedOn(again.battle)
        const written = readBattle(writtenBattle(fileOf(again.battle)))
        if (!written.ok) throw new Error(written.error[0]?.message)
        for (const one of [later, game]) {
          const { comparison, battle: whole } = refought(one, written.value)
          expect(comparison).toBe('same')
          expect(whole.orders).toHaveLength(again.battle.orders.length)
        }
      }
    },
  )
}
