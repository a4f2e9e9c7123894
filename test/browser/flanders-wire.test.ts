import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Point } from '#kernel/geometry/point.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { inBrowser } from './app.ts'
import { atTheWire } from './at-the-wire.ts'
import { ordersGiven, playersTurn, touchedBy, watchHands } from './battle-page.ts'
import { PHONE, type Spot, spotAt, spotOf } from './fingers.ts'
import { openKept, record } from './fought-battles.ts'
import { finger, type Hand, keys, mouse } from './hands.ts'

type Position = ReturnType<typeof atTheWire>

const tokenOf = (stand: string): string => `.pieces [data-piece="${stand}"] .token`
const giveOf = (page: Page): Locator => page.locator('.panel-foot .give')
const editOf = (page: Page, name: RegExp): Locator =>
  page.locator('.decision .edits').getByRole('button', { name })

/** What the strip says came of the last order. */
const toldIn = async (page: Page): Promise<string> =>
  (await page.locator('.result-strip .latest').textContent()) ?? ''

/** Leaves the others of the company behind. */
const alone = async (page: Page, hand: Hand, { name }: Position): Promise<void> => {
  const going = page
    .getByRole('group', { name: 'Who tries it' })
    .getByRole('button', { pressed: true })
    .filter({ hasNotText: new RegExp(name, 'i') })
  for (let left = await going.count(); left > 0; left--) {
    await hand.press(going.first())
    await expect.poll(() => going.count()).toBe(left - 1)
  }
}

/** A stand or a place, on the screen. */
const spotFor = async (page: Page, to: Point | string): Promise<Spot> => {
  const spot = typeof to === 'string' ? await spotOf(page, tokenOf(to)) : await spotAt(page, to)
  if (!spot) throw new Error(`${to} is not on the table`)
  return spot
}

/** A way to send one platoon over the wire to a place, or out of it at an enemy; `others` are the hands that rest. */
interface Way {
  readonly device: object
  readonly others: object
  handOn(page: Page): Hand
  send(page: Page, hand: Hand, position: Position, to: Point | string): Promise<void>
}

const WAYS: Readonly<Record<string, Way>> = {
  mouse: {
    device: {},
    others: { touch: 0, keys: 0 },
    handOn: mouse,
    async send(page, hand, { platoon }, to) {
      // The company is chosen; a second click takes the platoon alone.
      await hand.choose(platoon)
      const from = await spotFor(page, platoon)
      const end = await spotFor(page, to)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 3 })
      await page.mouse.up()
    },
  },
  touch: {
    device: PHONE,
    others: { mouse: 0, keys: 0 },
    handOn: finger,
    async send(page, hand, position, to) {
      await hand.press(editOf(page, /^Cross to a place/))
      const { x, y } = await spotFor(page, to)
      await page.touchscreen.tap(x, y)
      await alone(page, hand, position)
    },
  },
  keys: {
    device: {},
    others: { mouse: 0, touch: 0 },
    handOn: (page) => keys(page, 1),
    async send(page, hand, position, to) {
      await hand.press(editOf(page, typeof to === 'string' ? /^Cross and assault/ : /^Cross the wire/))
      await alone(page, hand, position)
    },
  },
}

/** Throws all dice that an order waits for: high ones at the wire and in the fight, low ones for what falls on the way. */
const throwAll = async (page: Page, hand: Hand, before: number): Promise<void> => {
  const carried = async (): Promise<boolean> => (await ordersGiven(page)) > before
  for (let thrown = 0; !(await carried()); thrown++) {
    await page.waitForFunction(
      ([count, orders]) =>
        Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > (orders ?? 0) ||
        document.querySelectorAll('.roll .faces .die').length === count,
      [thrown, before],
    )
    if (await carried()) return
    const needed = (await page.locator('.needed').textContent()) ?? ''
    const face = /barrage|guns|area/.test(needed) ? 1 : 6
    await hand.press(page.locator('.keypad').getByRole('button', { name: String(face) }))
  }
}

inBrowser('the wire opposite a manned trench', (app) => {
  const position = atTheWire()
  const battle = {
    ...record('wire', position.file, { attacker: HUMAN, defender: 'commander' }),
    ownDice: true,
  }

  describe.each(Object.entries(WAYS))('by %s', (_, { device, others, handOn, send }) => {
    test('a platoon crosses it', async () => {
      const { page, close } = await app.open(device)
      const hand = handOn(page)
      await watchHands(page)
      await openKept(page, battle)
      const before = await ordersGiven(page)
      await send(page, hand, position, position.beyond)
      expect(await giveOf(page).textContent()).toMatch(/^Cross the wire: one stand\s*33\.3 % over/)
      await hand.press(giveOf(page))
      await throwAll(page, hand, before)
      await playersTurn(page)
      expect(await toldIn(page)).toMatch(/one stand over the wire/)
      expect(await touchedBy(page)).toMatchObject(others)
      await close()
    })

    test('a platoon assaults out of it', async () => {
      const { page, close } = await app.open(device)
      const hand = handOn(page)
      await watchHands(page)
      await openKept(page, battle)
      const before = await ordersGiven(page)
      await send(page, hand, position, position.enemy)
      expect(await giveOf(page).textContent()).toMatch(
        /^Cross the wire: one stand, at the enemy\s*33\.3 % over/,
      )
      expect(await page.getByRole('list', { name: 'Mind' }).textContent()).toMatch(
        /Assault on .* \d+\.\d % wins/,
      )
      await hand.press(giveOf(page))
      await throwAll(page, hand, before)
      await playersTurn(page)
      expect(await toldIn(page)).toMatch(new RegExp(`${position.name} wins`, 'i'))
      expect(await touchedBy(page)).toMatchObject(others)
      await close()
    })
  })
})
