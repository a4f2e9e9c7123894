import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { carriedOut, ordersGiven } from './battle-page.ts'
import { spotOf } from './fingers.ts'
import { gunInSight } from './flanders-guns.ts'
import { openKept, record } from './fought-battles.ts'

const GUNS = [
  [
    'a mortar',
    { scenario: 'flers-1916', side: 'defender', kind: 'battalion-mortar', button: 'Fire on a place' },
  ],
  [
    'a gun over open sights',
    { scenario: 'first-battle', side: 'attacker', kind: 'artillery', button: 'Fire over open sights' },
  ],
] as const

inBrowser('whoever is pointed at is the target', (app) => {
  test.each(GUNS)('of %s', async (_, sought) => {
    const { file, enemy, name, unit } = gunInSight(sought)
    const { page, close } = await app.open()
    const players = { attacker: 'commander', defender: 'commander', [sought.side]: HUMAN }
    await openKept(page, record('guns', file, players))
    const before = await ordersGiven(page)
    await page.locator('.decision').getByRole('button', { name: sought.button }).click()
    const at = await spotOf(page, `.pieces [data-piece="${enemy}"] .token`)
    if (!at) throw new Error('no enemy')
    await page.mouse.move(at.x, at.y)
    await page.getByText(new RegExp(`^${name}\\. `, 'i')).waitFor()
    await page.mouse.click(at.x, at.y)
    await carriedOut(page, before)
    expect(await page.locator('.result-strip .latest').textContent()).toMatch(new RegExp(unit, 'i'))
    await close()
  })
})
