import { expect, test } from 'vitest'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { ordersGiven, PATIENT, QUICK } from './battle-page.ts'
import { clickWhile, foughtTo, openKept, PRIMARY, record, settled, standing } from './fought-battles.ts'

const AGAINST = { a: HUMAN, b: 'commander' }

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

  test(
    'an assault turn takes at most 12 clicks, and two for each further round of close combat',
    PATIENT,
    async () => {
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
      const rounds = clicked.filter((one) => /^Fight round [2-9]/.test(one)).length
      expect(clicked.length, clicked.join(' / ')).toBeLessThanOrEqual(12 + 2 * rounds)
      await close()
    },
  )

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

  test('a routine turn of Flanders Fields takes at most 20 clicks', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    const file = foughtTo(
      FLANDERS_FIELDS,
      'flers-1916',
      3,
      (game, state, step) => game.turn(state) === 2 && step === 'Support orders',
    )
    await openKept(page, record('flers', file, { attacker: HUMAN, defender: 'commander' }))
    const clicked = await clickWhile(
      page,
      async () => /Turn 2 /.test(await standing(page)),
      async () =>
        (await page.locator('.told-foot, .acknowledge, .offer').count()) > 0
          ? PRIMARY
          : '.battle-head .staff-finish',
    )
    expect(clicked.join(' / ')).toMatch(/Let the staff finish/)
    expect(clicked.length, clicked.join(' / ')).toBeLessThanOrEqual(20)
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
