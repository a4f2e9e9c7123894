import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffOf } from '../../src/commander/commander.ts'
import { playerNamed } from '../../src/commander/players.ts'
import { sfc32 } from '../../src/kernel/chance/random.ts'
import { beginBattle, giveOrder } from '../../src/kernel/game/battle/battle.ts'
import { type BattleFile, fileOf } from '../../src/kernel/game/battle/file.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Ruleset } from '../../src/kernel/game/ruleset.ts'
import type { BattleRecord } from '../../src/web/battle/storage/record.ts'
import { playersTurn } from './battle-page.ts'
import { keepOn, kept } from './kept-campaign.ts'

/** A battle of the commanders, as far as the first side has to decide where it is wanted. */
export const foughtTo = (
  rules: Ruleset,
  scenario: string,
  seed: number,
  isThere: (game: Game, state: unknown, step: string) => boolean,
): BattleFile => {
  const { game } = rules
  if (!game) throw new Error('no whole game')
  const begun = beginBattle(game, { ruleset: rules.id, scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const [own] = game.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  const commander = playerNamed(rules, 'commander')
  for (let i = 0; i < 1500 && !game.result(battle.state); i++) {
    const { state } = battle
    const pending = game.pending(state)
    if (pending.length === 1 && pending[0] === own && isThere(game, state, game.step(state)))
      return fileOf(battle)
    // Where both decide in secret the computer does so first.
    const side = pending.at(-1) ?? ''
    const order = commander?.(() => game.view(state, side), staffOf(game, state, side, sfc32(i))).order
    const given = giveOrder(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
  }
  throw new Error('never came there')
}

export const record = (id: string, file: BattleFile, players: BattleRecord['players']): BattleRecord => ({
  ...kept(id, file),
  title: id,
  players,
  secretive: false,
  standing: 'under way',
})

export const standing = async (page: Page): Promise<string> =>
  (await page.locator('.standing').textContent()) ?? ''

/** Opens a battle that is kept on the device. */
export const openKept = async (page: Page, battle: BattleRecord): Promise<void> => {
  await keepOn(page, [battle])
  await page.goto(`/battle/${battle.id}`)
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

export const PRIMARY = '.battle-orders .primary'

/** Waits until the battle can go on at a click: what was done is told, or the staff has said what it would do. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('.ending, .told-foot, .acknowledge, .offer') !== null ||
      (document.querySelector('.staff-work, .battle-orders [aria-busy="true"]') === null &&
        (document.querySelector('.prompt')?.getAttribute('data-deciding') ?? '') !== ''),
  )
}

/** Clicks buttons as long as wanted, and says which. */
export const clickWhile = async (
  page: Page,
  goesOn: () => Promise<boolean>,
  which: () => Promise<string>,
): Promise<readonly string[]> => {
  const clicked: string[] = []
  await settled(page)
  while (clicked.length < 60 && (await goesOn())) {
    await expect.poll(async () => page.locator(await which()).count()).toBeGreaterThan(0)
    const button = page.locator(await which()).first()
    const before = await page.locator('main.battle').innerHTML()
    clicked.push((await button.textContent()) ?? '')
    await button.click()
    await page.waitForFunction((old) => document.querySelector('main.battle')?.innerHTML !== old, before)
    await settled(page)
  }
  return clicked
}
