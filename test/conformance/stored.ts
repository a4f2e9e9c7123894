import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readBattle } from '#kernel/game/battle/file.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'

/**
 * Replays the battles stored in `test/battles/<ruleset>/`, each named `<scenario>.<ending>.json`, and demands one for
 * every way in which each scenario can end. An ending is a reason, and the side that wins (or `drawn`) where that is
 * a way of its own.
 */
export const proveStoredBattles = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  endings: Readonly<Record<string, readonly string[]>>,
): void => {
  const folder = fileURLToPath(new URL(`../battles/${ruleset}`, import.meta.url))
  const stored = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []

  test(`${ruleset}: there is a stored battle for every ending of every scenario`, () => {
    const wanted = Object.entries(endings).flatMap(([scenario, ways]) =>
      ways.map((ending) => `${scenario}.${ending}.json`),
    )
    expect(stored.toSorted()).toEqual(wanted.toSorted())
  })

  test.each(stored)(`${ruleset}: %s comes out as it did`, (name) => {
    const read = readBattle(readFileSync(join(folder, name), 'utf8'))
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '))
    const replayed = replay(game, read.value)
    if (!replayed.ok) throw new Error(replayed.error.message)
    const { battle, fault, differs } = replayed.value
    expect({ fault, differs }).toEqual({ fault: undefined, differs: undefined })
    const result = game.result(battle.state)
    const told = `${read.value.scenario}.${result?.reason}`
    expect([`${told}.json`, `${told}.${result?.winner ?? 'drawn'}.json`]).toContain(name)
  })
}
