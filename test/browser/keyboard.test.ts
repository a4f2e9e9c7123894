import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import {
  adjudications,
  beginEvening,
  chooseByKeyboard,
  enterDice,
  findByKeyboard,
  typeNumber,
} from './evening.ts'

/** One adjudication as a player at the keyboard makes it. */
interface Act {
  readonly title: string
  readonly choose?: Readonly<Record<string, string>>
  readonly type?: Readonly<Record<string, number>>
  readonly dice: readonly number[]
  readonly says: RegExp
}

const EVENINGS: Readonly<Record<string, readonly Act[]>> = {
  'Flanders Fields': [
    { title: 'Order a unit', choose: { Unit: 'Rifle company' }, dice: [4], says: /action/i },
    {
      title: 'Fire at troops',
      choose: { Weapon: 'Infantry', Cover: 'Open' },
      type: { Range: 20 },
      dice: [6],
      says: /./,
    },
    { title: 'Morale test', choose: { Trigger: 'Half' }, dice: [1], says: /retreat/i },
    { title: 'Deviation of fire', dice: [3, 5, 4, 2, 6], says: /8/ },
    { title: 'Length of the rolling barrage', dice: [4], says: /six/ },
    { title: 'Leave a deep shelter', dice: [3], says: /./ },
    { title: 'SOS call', dice: [4], says: /./ },
    { title: 'Heroic action', dice: [6], says: /./ },
    { title: 'Reinforcements', type: { Turn: 4 }, dice: [3], says: /./ },
    { title: 'Under the rolling barrage', choose: { Cover: 'Soft' }, dice: [5], says: /./ },
  ],
  'Great War Skirmish': [
    { title: 'Wind before the game', dice: [6, 4], says: /moderate/i },
    { title: 'Initiative', dice: [2, 5], says: /./ },
    { title: 'Length of a bombardment', dice: [2, 4, 3], says: /9/ },
    {
      title: 'Rifle, pistol and machine-gun fire',
      choose: { Weapon: 'Rifle' },
      type: { Range: 10, Figures: 8 },
      dice: [3],
      says: /casualt/i,
    },
    { title: 'Morale check', dice: [10, 2], says: /./ },
    { title: 'Rally from rout', dice: [9], says: /./ },
    { title: 'Breakdown or restart of a tank', dice: [3], says: /./ },
    { title: 'Men touched by gas', type: { Men: 3, Age: 2 }, dice: [6, 7, 10], says: /2|two/i },
    { title: 'Where a shell or grenade lands', choose: { Kind: 'Direct' }, dice: [4, 2], says: /short/i },
    {
      title: 'Counter-battery fire',
      type: { 'Guns firing': 3, 'Moves on target': 3 },
      dice: [2, 1, 6],
      says: /./,
    },
  ],
  'To The Green Fields Beyond!': [
    { title: 'Initiative of the week', dice: [4, 2], says: /./ },
    { title: 'Throw of hit dice', type: { Count: 4 }, dice: [5, 2, 6, 1], says: /3|three/i },
    { title: 'Flying weather', dice: [5], says: /./ },
    {
      title: 'Supply from the depot',
      type: { 'Depot strength': 2, 'Depot start': 3 },
      dice: [3, 6],
      says: /nine/i,
    },
    { title: 'Entry of a reserve', choose: { Source: 'Purchased' }, dice: [5], says: /./ },
    { title: 'Rally', choose: { Status: 'Routing' }, type: { Morale: 2 }, dice: [6, 1], says: /./ },
    {
      title: 'Morale check',
      type: { Morale: 4, Experience: 2, Casualties: 3 },
      dice: [6, 2, 1],
      says: /waver/i,
    },
    {
      title: 'Attrition near the line',
      choose: { Type: 'Infantry' },
      type: { Strength: 8, Distance: 1 },
      dice: [5],
      says: /./,
    },
    {
      title: 'Breakdown of vehicles',
      choose: { Type: 'Heavy tank' },
      type: { Strength: 3, Experience: 2 },
      dice: [6, 5, 1, 3],
      says: /./,
    },
    { title: 'Initiative of the week', dice: [3, 3, 1, 6], says: /./ },
  ],
  Passchendaele: [
    { title: 'Initiative', dice: [2, 2, 5, 1], says: /german/i },
    ...[
      [5, 4],
      [1, 1],
      [6, 6],
    ].map((dice) => ({
      title: 'Carry on',
      choose: { Status: 'Solid', Order: 'Advance', Cover: 'Cratered' },
      type: { 'Small arms': 2 },
      dice,
      says: /./,
    })),
    {
      title: 'Change orders or target',
      choose: { Status: 'Solid', Order: 'Hold', Cover: 'Trench', 'New order': 'Retreat' },
      dice: [6, 2, 4, 3, 5, 2],
      says: /./,
    },
    {
      title: 'Getting an order through',
      choose: { Quality: 'Line', Status: 'Pinned' },
      dice: [3, 6, 1],
      says: /./,
    },
    {
      title: 'Getting an order through',
      choose: { Quality: 'Veteran', Status: 'Solid' },
      dice: [6, 6, 1, 2, 2],
      says: /./,
    },
    {
      title: 'Carry on',
      choose: { Status: 'Pinned', Order: 'Retreat', Cover: 'Trench' },
      dice: [3, 4],
      says: /./,
    },
    {
      title: 'Carry on',
      choose: { Status: 'Wavering', Order: 'Hold', Cover: 'Bunker' },
      dice: [2, 2],
      says: /./,
    },
    { title: 'Initiative', dice: [1, 6], says: /entente/i },
  ],
}

inBrowser('an evening by keyboard alone, with own dice', (app) => {
  test.each(Object.entries(EVENINGS))('%s', async (ruleset, acts) => {
    const { page, close } = await app.open()
    await beginEvening(page, ruleset)
    for (const [i, { title, choose = {}, type = {}, dice, says }] of acts.entries()) {
      await findByKeyboard(page, title)
      for (const [field, option] of Object.entries(choose)) await chooseByKeyboard(page, field, option)
      for (const [field, value] of Object.entries(type)) await typeNumber(page, field, value)
      await enterDice(page, dice)
      expect(await page.locator('.verdict').textContent(), title).toMatch(says)
      expect(await adjudications(page)).toBe(i + 1)
    }
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => adjudications(page)).toBe(acts.length - 1)
    await close()
  })
})
