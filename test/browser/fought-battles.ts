import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffOf } from '#commander/commander.ts'
import { playerNamed } from '#commander/players.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Battle, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, fileOf, upTo } from '#kernel/game/battle/file.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { BattleRecord } from '#web/battle/storage/record.ts'
import { playersTurn } from './battle-page.ts'
import { keepOn, kept } from './kept-campaign.ts'

/** No position that is looked for comes later. */
const MOST_ORDERS = 1500

/** A battle of the commanders, as it stands before each decision. */
export function* foughtByCommanders<S, O extends AnyOrder, E extends AnyEvent, V>(
  rules: Ruleset,
  game: Game<S, O, E, V>,
  scenario: string,
  seed: number,
): Generator<Battle<S, O, E, V>> {
  const begun = beginBattle(game, { ruleset: rules.id, scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const commander = playerNamed(rules, 'commander')
  for (let i = 0; i < MOST_ORDERS && !game.result(battle.state); i++) {
    yield battle
    const { state } = battle
    // Where both decide in secret the computer does so first.
    const side = game.pending(state).at(-1) ?? ''
    const order = commander?.(() => game.view(state, side), staffOf(game, state, side, sfc32(i))).order
    const given = giveOrder(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
  }
}

/** The side that is named first, and whether it is the only one to decide. */
const ownIn = (game: Game, scenario: string) => {
  const [own] = game.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  return (state: unknown): boolean => {
    const pending = game.pending(state)
    return pending.length === 1 && pending[0] === own
  }
}

/** A battle of the commanders, as far as the first side has to decide where it is wanted. */
export const foughtTo = (
  rules: Ruleset,
  scenario: string,
  seed: number,
  isThere: (game: Game, state: unknown, step: string) => boolean,
): BattleFile => {
  const { game } = rules
  if (!game) throw new Error('no whole game')
  const isOwn = ownIn(game, scenario)
  for (const battle of foughtByCommanders(rules, game, scenario, seed)) {
    const { state } = battle
    if (isOwn(state) && isThere(game, state, game.step(state))) return fileOf(battle)
  }
  throw new Error('never came there')
}

/** A battle of the commanders just before the last order of the first side in its turn. */
export const lastOfTurn = (rules: Ruleset, scenario: string, seed: number): BattleFile => {
  const { game } = rules
  if (!game) throw new Error('no whole game')
  const isOwn = ownIn(game, scenario)
  let last: number | undefined
  for (const battle of foughtByCommanders(rules, game, scenario, seed)) {
    if (isOwn(battle.state)) last = battle.orders.length
    else if (last !== undefined) return upTo(fileOf(battle), last)
  }
  throw new Error('the turn never ends')
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
