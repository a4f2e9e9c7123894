import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './app.ts'
import { expectNoFaults, ordersGiven, PATIENT, QUICK, tabTo, touchedBy, watchHands } from './battle-page.ts'
import { fingersOn, PHONE, spotOf } from './fingers.ts'

/** A way to handle the screen. */
interface Hand {
  press(what: Locator): Promise<void>
  /** Turns to a unit, where units are to be chosen at all. */
  choose(unit: string): Promise<void>
  /** Moves the unit that may move now. */
  moveOn(): Promise<void>
}

const mouse = (page: Page): Hand => ({
  press: (what) => what.click(),
  async choose(unit) {
    const spot = await spotOf(page, `.pieces [data-piece^="${unit}"] .token`)
    if (spot) await page.mouse.click(spot.x, spot.y)
  },
  async moveOn() {
    const [from, to] = [
      await spotOf(page, '.pieces [data-piece="left-division-2"] .token'),
      await spotOf(page, '.pieces [data-piece="stellungsdivision-1"] .token'),
    ]
    if (!from || !to) throw new Error('nobody to move')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + (to.x - from.x) / 5, from.y + (to.y - from.y) / 5, { steps: 3 })
    await page.mouse.up()
    await page.locator('.panel-foot .give').click()
  },
})

const finger = (page: Page): Hand => ({
  press: (what) => what.tap(),
  async choose(unit) {
    const spot = await spotOf(page, `.pieces [data-piece^="${unit}"] .token`)
    if (spot) await page.touchscreen.tap(spot.x, spot.y)
  },
  async moveOn() {
    const hand = await fingersOn(page)
    const from = await spotOf(page, '.pieces [data-piece="left-division-2"] .token')
    const to = await spotOf(page, '.pieces [data-piece="stellungsdivision-1"] .token')
    if (!from || !to) throw new Error('nobody to move')
    await hand.drag(from, (to.x - from.x) / 5, (to.y - from.y) / 5)
    await hand.up()
    await page.locator('.panel-foot .give').tap()
  },
})

const keys = (page: Page): Hand => ({
  async press(what) {
    await what.focus()
    await page.keyboard.press('Enter')
  },
  async choose(unit) {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.locator('.table-surface').focus()
      for (let i = 0; i < 7; i++) {
        const chosen = page.locator('.pieces .selected').first()
        if ((await chosen.getAttribute('data-piece'))?.startsWith(unit)) return
        await page.keyboard.press(key)
      }
    }
  },
  moveOn: () => page.keyboard.press('Control+Enter'),
})

/** What is asked for at each step; everything else is done with the confirming button. */
const follow = async (page: Page, hand: Hand, step: string | null): Promise<void> => {
  const lesson = page.getByRole('complementary', { name: 'Lesson' })
  const confirm = page.locator('.battle-orders .primary').first()
  switch (step) {
    case 'welcome':
    case 'result':
      return hand.press(lesson.getByRole('button', { name: 'Go on' }))
    case 'choose':
      return hand.choose('right-division')
    case 'advance':
      await hand.choose('left-division')
      return hand.press(page.locator('.decision').getByRole('button', { name: /^Advance/ }))
    case 'guns':
      return hand.choose('left-artillery')
    case 'move':
      return hand.moveOn()
    case 'undo':
      return hand.press(page.getByRole('button', { name: 'Undo' }))
    case 'check':
    case 'again':
      if (await page.locator('.pieces .selected').count()) await hand.choose('left-division')
      return hand.press(confirm)
    case 'report':
      return hand.press(lesson.getByRole('button', { name: 'Finish' }))
    default:
      return hand.press(confirm)
  }
}

/** Goes through the whole lesson; the steps in the order in which they were said. */
const throughTheLesson = async (page: Page, hand: Hand): Promise<readonly string[]> => {
  const said: string[] = []
  const lesson = page.locator('.lesson')
  await lesson.waitFor()
  // What is told is read, what was won is acknowledged.
  const told = page.locator('.told-foot .primary, .battle-orders .primary:has-text("Acknowledged")')
  for (let i = 0; i < 60 && (await lesson.count()) > 0; i++) {
    await page.locator('.prompt:not([data-deciding=""])').waitFor()
    if ((await told.count()) > 0) {
      await hand.press(told.first())
      await told.first().waitFor({ state: 'detached' })
      continue
    }
    const step = await lesson.getAttribute('data-step')
    if (step !== null && said.at(-1) !== step) said.push(step)
    const before = [await ordersGiven(page), step]
    await follow(page, hand, step)
    await page.waitForFunction(
      ([orders, last]) =>
        Number(document.querySelector('main.battle')?.getAttribute('data-orders')) !== orders ||
        document.querySelector('.lesson')?.getAttribute('data-step') !== last,
      before,
    )
  }
  return said
}

const STEPS = [
  'welcome',
  'choose',
  'advance',
  'guns',
  'seal',
  'check',
  'result',
  'move',
  'undo',
  'rest',
  'again',
  'combat',
  'ground',
  'report',
]

inBrowser('the first battle', (app) => {
  test('by mouse to its end', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/')
    await page.getByRole('link', { name: /^Your first battle/ }).click()
    expect(await throughTheLesson(page, mouse(page))).toEqual(STEPS)
    await close()
  })

  test('by touch on a telephone to its end', PATIENT, async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await watchHands(page)
    await page.goto('/')
    await page.getByRole('link', { name: /^Your first battle/ }).tap()
    expect(await throughTheLesson(page, finger(page))).toEqual(STEPS)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
    await close()
  })

  test('by keyboard to its end', PATIENT, async () => {
    const { page, close } = await app.open(QUICK)
    await watchHands(page)
    await page.goto('/')
    await tabTo(page, /^Your first battle/)
    await page.keyboard.press('Enter')
    expect(await throughTheLesson(page, keys(page))).toEqual(STEPS)
    expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
    await close()
  })

  test('a word of the trade explains itself, and Esc closes that and no more', async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await page.goto('/learn')
    const word = page.locator('.unit-card').getByRole('button', { name: 'small arms' }).first()
    await page.locator('.lesson').waitFor()
    await word.evaluate((found: HTMLElement) => found.click())
    const card = page.getByRole('note', { name: 'small arms' })
    await card.getByRole('link', { name: 'The rule: PA-FIRE-03' }).waitFor()
    const box = await card.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(
      true,
    )
    await expectNoFaults(page, 'a word explained')
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    expect(await page.locator('.lesson').count()).toBe(1)
    await close()
  })

  test('is left with Esc, taken up again, and goes on after a reload where it was', async () => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/learn')
    const lesson = page.getByRole('complementary', { name: 'Lesson' })
    await lesson.getByRole('heading', { name: 'Your first battle' }).waitFor()
    await expectNoFaults(page, 'lesson')
    await lesson.getByRole('button', { name: 'Go on' }).click()
    await lesson.getByRole('heading', { name: 'Choose a unit' }).waitFor()
    await page.keyboard.press('Escape')
    await lesson.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('button', { name: 'Back to the lesson' }).click()
    await lesson.getByRole('heading', { name: 'Choose a unit' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/')
    await page.getByRole('link', { name: /^Your first battle/ }).click()
    await lesson.getByRole('heading', { name: 'Choose a unit' }).waitFor()
    await close()
  })
})
