import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedBattle } from '../web/battle/fought.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'

import { putRecords, recordsOn } from './records.ts'

const at = { changed: '2024-01-01T00:00:00.000Z' }
const battle = storedBattle()
const evening = {
  format: 'duckboard.evening/1',
  id: 'a',
  title: 'A sound evening',
  ruleset: 'passchendaele',
  version: '1',
  created: at.changed,
  ...at,
  settings: {},
  options: {},
  units: [],
  turn: { number: 1, step: null, done: [] },
  draft: null,
  showing: null,
  history: [],
  favourites: [],
}
const army = { format: 'duckboard.army/1', ruleset: 'green-fields', title: 'Damaged', units: 'many' }
const series = { format: 'duckboard.series/1', ruleset: 'flanders-fields', title: 'Damaged', battles: 7 }

/** Of each kind: where it is listed, records that are damaged, foreign or to come, and how many are sound. */
const KINDS = [
  {
    store: 'battles',
    place: '/play',
    sound: 1,
    records: [
      { ...battle, id: 'a', title: 'A sound battle' },
      { ...battle, id: 'b', title: 'Damaged', file: 'nonsense' },
      { ...battle, id: 'c', title: 'Damaged', file: undefined },
      { ...battle, id: 'd', title: 'Foreign', file: { ...battle.file, ruleset: 'waterloo' } },
      { ...battle, id: 'e', title: 'Future', file: { ...battle.file, format: 'duckboard.battle/3' } },
      { id: 5 },
    ],
  },
  {
    store: 'evenings',
    place: '/referee',
    sound: 1,
    records: [
      evening,
      { ...evening, id: 'b', title: 'Damaged', units: 3 },
      { ...evening, id: 'c', title: 'Damaged', history: [{}] },
      { ...evening, id: 'd', title: 'Foreign', ruleset: 'waterloo' },
      { ...evening, id: 'e', title: 'Future', format: 'duckboard.evening/2' },
      { id: 5 },
    ],
  },
  {
    store: 'armies',
    place: '/army',
    sound: 0,
    records: [
      { id: 'a', ...at, army },
      { id: 'b', title: 'Damaged', ...at },
      { id: 'c', ...at, army: { ...army, title: 'Damaged', ruleset: 4 } },
      { id: 'd', ...at, army: { ...army, title: 'Foreign', ruleset: 'waterloo' } },
      { id: 'e', ...at, army: { ...army, title: 'Future', format: 'duckboard.army/2' } },
    ],
  },
  {
    store: 'series',
    place: '/series',
    sound: 0,
    records: [
      { id: 'a', ...at, series },
      { id: 'b', title: 'Damaged', ...at },
      { id: 'c', ...at, series: { ...series, title: 'Damaged', ruleset: 4 } },
      { id: 'd', ...at, series: { ...series, title: 'Foreign', ruleset: 'waterloo' } },
      { id: 'e', ...at, series: { ...series, title: 'Future', format: 'duckboard.series/2' } },
    ],
  },
] as const

inBrowser('records that cannot be read', (app) => {
  for (const { store, place, sound, records } of KINDS)
    test(`of ${store} hide none of the others, and can be saved and deleted`, async () => {
      const { page, close } = await app.open()
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Whoever reads them first makes the stores.
      await page.goto('/referee')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await putRecords(page, { store, records })
      await page.goto(place)
      const listed = page.locator('.spoiled li')
      await expect.poll(() => listed.count()).toBe(records.length - sound)
      expect(await page.locator('.evenings:not(.spoiled *) > li').count()).toBe(sound)
      await listed.filter({ hasText: 'Damaged' }).getByText('It is damaged').first().waitFor()
      await listed.filter({ hasText: 'Foreign' }).getByText('a rule set that this version').waitFor()
      await listed.filter({ hasText: 'Future' }).getByText('a newer version of Duckboard').waitFor()
      if (store === 'battles') await expectNoFaults(page, place)
      const future = listed.filter({ hasText: 'Future' })
      const saving = page.waitForEvent('download')
      await future.getByRole('button', { name: 'Save what is left' }).click()
      expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({ id: 'e' })
      page.on('dialog', (dialog) => dialog.accept())
      for (let left = records.length - sound; left > 0; left--) {
        await listed
          .first()
          .getByRole('button', { name: /^Delete/ })
          .click()
        await expect.poll(() => listed.count()).toBe(left - 1)
      }
      expect(await recordsOn(page, store)).toHaveLength(sound)
      await close()
    })

  test('at their own address say so, and never leave a blank page', async () => {
    const { page, close } = await app.open()
    await page.goto('/referee')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const { store, records } of KINDS) await putRecords(page, { store, records })
    for (const [place, says] of [
      ['/battle/b', 'It is damaged'],
      ['/battle/c', 'It is damaged'],
      ['/battle/e', 'newer version'],
      ['/battle/b/replay', 'It is damaged'],
      ['/battle/b/report', 'It is damaged'],
      ['/evening/c', 'It is damaged'],
      ['/army/a', 'This army cannot be opened'],
      ['/army/b', 'It is damaged'],
      ['/series/a', 'This series cannot be opened'],
      ['/series/c', 'It is damaged'],
    ] as const) {
      await page.goto(place)
      await page.locator('main').getByText(says).first().waitFor()
    }
    await close()
  })
})
