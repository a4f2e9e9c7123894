import type { Page } from 'playwright-core'
import { replay } from '#kernel/game/battle/replay.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { keptBattle } from './records.ts'

/** The button that opens an assault, where the rules allow one. */
export const assaultButton = (page: Page) =>
  page.locator('.decision button:not([aria-disabled="true"])', { hasText: /^Open an assault$/ })

/** How the campaign on the screen really stands. */
export const truth = async (page: Page): Promise<State> => {
  const { file } = await keptBattle(page, new URL(page.url()).pathname.split('/')[2] ?? '')
  const fought = replay(GAME, file)
  if (!fought.ok || fought.value.fault) throw new Error('the campaign cannot be fought again')
  return fought.value.battle.state
}

/** What a side may not read anywhere: ids of enemies it knows nothing of, and names of those it has not identified. */
export const hiddenFrom = (state: State, side: string): readonly string[] => {
  const seen = new Set(GAME.view(state, side).units.map(({ id }) => id))
  const enemies = state.units.filter((unit) => unit.side !== side && unit.gone === null)
  return [
    ...enemies.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    ...enemies.filter(({ figures }) => figures === null).map(({ name }) => name),
  ]
}

/** All that is in the page: elements with their attributes, and what a screen reader is told. */
export const everything = async (page: Page): Promise<string> =>
  `${await page.evaluate(() => document.documentElement.outerHTML)}\n${await page.locator('body').ariaSnapshot()}`
