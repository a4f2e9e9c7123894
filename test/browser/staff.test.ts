import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commandersOf, staffOf } from '../../src/commander/commander.ts'
import { sfc32 } from '../../src/kernel/chance/random.ts'
import { beginBattle, giveOrder } from '../../src/kernel/game/battle/battle.ts'
import { type BattleFile, fileOf } from '../../src/kernel/game/battle/file.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Ruleset } from '../../src/kernel/game/ruleset.ts'
import { GREEN_FIELDS } from '../../src/rules/green-fields/index.ts'
import { PASSCHENDAELE } from '../../src/rules/passchendaele/index.ts'
import { type BattleRecord, HUMAN } from '../../src/web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults, ordersGiven, PATIENT, playersTurn, QUICK } from './battle-page.ts'
import { keepOn, kept } from './kept-campaign.ts'

/** A battle of the commanders, as far as the first side has to decide where it is wanted. */
const foughtTo = (
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
  const commander = commandersOf(rules).get('commander')
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

const record = (id: string, file: BattleFile, players: BattleRecord['players']): BattleRecord => ({
  ...kept(id, file),
  title: id,
  players,
  secretive: false,
  standing: 'under way',
})

const AGAINST = { a: HUMAN, b: 'commander' }

const standing = async (page: Page): Promise<string> => (await page.locator('.standing').textContent()) ?? ''

/** Opens a battle that is kept on the device. */
const openKept = async (page: Page, battle: BattleRecord): Promise<void> => {
  await keepOn(page, [battle])
  await page.goto(`/battle/${battle.id}`)
  await page.locator('main.battle').waitFor()
  await playersTurn(page)
}

const PRIMARY = '.battle-orders .primary'

/** Waits until the battle can go on at a click: what was done is told, or the staff has said what it would do. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('.ending, .told-foot, .acknowledge, .offer') !== null ||
      (document.querySelector('.staff-work, .battle-orders [aria-busy="true"]') === null &&
        (document.querySelector('.prompt')?.getAttribute('data-deciding') ?? '') !== ''),
  )
}

/** Clicks buttons as long as wanted, and says which. */
const clickWhile = async (
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

inBrowser('a staff that does the rest', (app) => {
  test('a routine week of a campaign takes at most 25 clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(
      GREEN_FIELDS,
      'quiet-sector',
      3,
      (game, state, step) => game.turn(state) === 1 && step === 'Deployment',
    )
    await openKept(page, record('routine-week', file, AGAINST))
    const clicked = await clickWhile(
      page,
      async () => /Week 1 /.test(await standing(page)) && !/assault day/.test(await standing(page)),
      async () => PRIMARY,
    )
    expect(clicked.join(' / ')).toMatch(/Fire the staff's plan: .* shell/)
    expect(clicked.length, clicked.join(' / ')).toBeLessThanOrEqual(25)
    await close()
  })

  test('an assault turn takes at most 12 clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(GREEN_FIELDS, 'somme-1916', 7, (_game, _state, step) => step === 'Artillery')
    await openKept(page, record('assault-turn', file, AGAINST))
    const turn = async () => /assault day \d+, (?:turn \d+|night)/.exec(await standing(page))?.[0]
    await settled(page)
    const first = await turn()
    const clicked = await clickWhile(
      page,
      async () => (await turn()) === first,
      async () => PRIMARY,
    )
    expect(clicked.length, clicked.join(' / ')).toBeLessThanOrEqual(12)
    await close()
  })

  test('a turn of Passchendaele takes at most 6 clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(
      PASSCHENDAELE,
      'langemarck',
      7,
      (game, state, step) => game.turn(state) === 3 && step === 'Activate',
    )
    await openKept(page, record('turn', file, { entente: HUMAN, german: 'commander' }))
    const clicked = await clickWhile(
      page,
      async () => /Turn 3 /.test(await standing(page)),
      async () => {
        if ((await page.getByRole('button', { name: 'Move first' }).count()) > 0) return '.decision .edit'
        return (await page.locator('.told-foot, .acknowledge, .offer').count()) > 0
          ? PRIMARY
          : '.battle-head .staff-finish'
      },
    )
    expect(clicked.join(' / ')).toMatch(/Let the staff finish/)
    expect(clicked.length, clicked.join(' / ')).toBeLessThanOrEqual(6)
    await close()
  })

  test('doing nothing is asked about once, and the staff is taken back at one press', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(
      GREEN_FIELDS,
      'quiet-sector',
      3,
      (game, state, step) => game.turn(state) === 1 && step === 'Bombardment',
    )
    await openKept(page, record('fire-plan', file, AGAINST))
    await settled(page)
    if ((await page.locator('.told-foot').count()) > 0) await page.locator(PRIMARY).click()
    await page.getByRole('button', { name: 'Fire nothing' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Do nothing?' })
    await asked.getByText(/could fire, and none is told to/).waitFor()
    await expectNoFaults(page, 'asked before doing nothing')
    await asked.getByRole('button', { name: 'Back' }).click()
    const before = await ordersGiven(page)
    await page.getByRole('button', { name: /^Fire the staff's plan: .* shells/ }).click()
    await page.locator('.staff-done, .told-foot, .acknowledge').first().waitFor()
    while ((await page.locator('.told-foot, .acknowledge').count()) > 0) {
      await page.locator(PRIMARY).click()
      await settled(page)
    }
    await page
      .getByRole('region', { name: 'What the staff has done' })
      .getByText(/Bombardment:/)
      .waitFor()
    await expectNoFaults(page, 'what the staff has done')
    await page.getByRole('button', { name: 'Take it all back' }).click()
    await page.getByRole('button', { name: /^Fire the staff's plan: .* shells/ }).waitFor()
    expect(await ordersGiven(page)).toBe(before)
    await close()
  })
})
