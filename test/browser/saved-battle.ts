import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readBattle } from '#kernel/game/battle/file.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import type { BattleResult, Game } from '#kernel/game/game.ts'
import type { Hand } from './hands.ts'

/** Saves the battle on the screen, fights it again from its file, and says how it ended there. */
export const foughtAgain = async (page: Page, hand: Hand, game: Game): Promise<BattleResult | undefined> => {
  await hand.press(page.locator('.battle-menu > summary'))
  const saved = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Backup file' }))
  const read = readBattle(readFileSync(await (await saved).path(), 'utf8'))
  if (!read.ok) throw new Error(read.error[0]?.message)
  const again = replay(game, read.value)
  if (!again.ok) throw new Error(again.error.message)
  const { battle, fault } = again.value
  expect(fault).toBeUndefined()
  expect(battle.orders.at(-1)?.hash).toBe(read.value.orders.at(-1)?.hash)
  return game.result(battle.state)
}
