import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readBattle } from '../../src/kernel/battle/file.ts'
import { replay } from '../../src/kernel/battle/replay.ts'
import type { AnyEvent, AnyOrder, Game } from '../../src/kernel/game.ts'

/**
 * Replays the battles stored in `test/battles/<ruleset>/`, each named `<scenario>.<reason>.json`, and demands one for
 * every way in which each scenario can end.
 */
export const proveStoredBattles = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  endings: Readonly<Record<string, readonly string[]>>,
): void => {
  const folder = fileURLToPath(new URL(`../battles/${ruleset}`, import.meta.url))
  const stored = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []

  test(`${ruleset}: there is a stored battle for every ending of every scenario`, () => {
    const wanted = Object.entries(endings).flatMap(([scenario, reasons]) =>
      reasons.map((reason) => `${scenario}.${reason}.json`),
    )
    expect(stored.toSorted()).toEqual(wanted.toSorted())
  })

  test.each(stored)(`${ruleset}: %s comes out as it did`, (name) => {
    const read = readBattle(readFileSync(join(folder, name), 'utf8'))
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '))
    const replayed = replay(game, read.value)
    if (!replayed.ok) throw new Error(replayed.error.message)
    const { battle, fault } = replayed.value
    expect(fault).toBeUndefined()
    const reason = game.result(battle.state)?.reason
    expect(`${read.value.scenario}.${reason}.json`).toBe(name)
  })
}
