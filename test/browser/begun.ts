import type { Page } from 'playwright-core'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { newBattle, type Wishes } from '#web/battle/beginning/begin.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { keepOn } from './kept-campaign.ts'

/** Opens a battle that is about to begin, without the page of new battles. */
export const openBegun = async (
  page: Page,
  rules: PlayedRuleset,
  wishes: Pick<Wishes, 'scenario' | 'players'> & Partial<Wishes>,
): Promise<void> => {
  const battle = newBattle(rules, { ownDice: false, seed: 7, options: {}, ...wishes })
  await keepOn(page, [battle])
  await page.goto(`/battle/${battle.id}`)
}

/** A battle of Passchendaele, attachments as listed, so that the first orders come first. */
export const begin = (page: Page, german: string, entente: string = HUMAN): Promise<void> =>
  openBegun(page, PASSCHENDAELE, {
    scenario: 'one-trench',
    players: { entente, german },
    options: { attachment: 'listed' },
  })

/** A campaign of the Green Fields whose first side is played here. */
export const beginCampaign = (
  page: Page,
  scenario: string,
  german: string,
  wishes: Partial<Wishes> = {},
): Promise<void> =>
  openBegun(page, GREEN_FIELDS, { scenario, players: { a: HUMAN, b: german }, seed: 3, ...wishes })
