import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun } from '../long.ts'
import { inBrowser } from './app.ts'
import { expectNoFaults } from './axe.ts'
import { ordersGiven, PATIENT, QUICK, tabTo, touchedBy, watchHands } from './battle-page.ts'
import { PHONE } from './fingers.ts'
import { finger, type Hand, keys, mouse } from './hands.ts'
import { LESSONS, type Taught } from './lessons.ts'

/** Does what is asked for at a step; where that is nothing special, with the confirming button. */
const follow = async (page: Page, taught: Taught, hand: Hand, step: string | null): Promise<void> => {
  const lesson = page.getByRole('complementary', { name: 'Lesson' })
  const onward = lesson.getByRole('button', { name: /^(Go on|Finish)$/ })
  if ((await onward.count()) > 0) return hand.press(onward)
  if (step === 'undo') return hand.press(page.getByRole('button', { name: 'Undo' }))
  if (await taught.follow(page, hand, step)) return
  await hand.press(page.locator('.battle-orders .primary').first())
}

/** Goes through the whole lesson; the steps in the order in which they were said. */
const throughTheLesson = async (page: Page, taught: Taught, hand: Hand): Promise<readonly string[]> => {
  const said: string[] = []
  const lesson = page.locator('.lesson')
  await lesson.waitFor()
  // What is told is read, what was won is acknowledged.
  const told = page.locator('.told-foot .primary, .battle-orders .primary:has-text("Acknowledged")')
  for (let i = 0; i < 90 && (await lesson.count()) > 0; i++) {
    // What he must acknowledge may come while the enemy has still to decide.
    await page.locator('.prompt:not([data-deciding=""]), .acknowledge').first().waitFor()
    if ((await told.count()) > 0) {
      await hand.press(told.first())
      await told.first().waitFor({ state: 'detached' })
      continue
    }
    const step = await lesson.getAttribute('data-step')
    if (step !== null && said.at(-1) !== step) said.push(step)
    const before = [await ordersGiven(page), step]
    await follow(page, taught, hand, step)
    await page.waitForFunction(
      ([orders, last]) =>
        Number(document.querySelector('main.battle')?.getAttribute('data-orders')) !== orders ||
        document.querySelector('.lesson')?.getAttribute('data-step') !== last,
      before,
    )
  }
  return said
}

const expectTaught = ({ steps, luck }: Taught, said: readonly string[]): void =>
  expect(said).toEqual(steps.filter((step) => said.includes(step) || !luck.includes(step)))

/** Each lesson by one hand; in the long run by every hand. */
const taughtBy = (hand: Taught): readonly Taught[] => (inLongRun ? Object.values(LESSONS) : [hand])

inBrowser('the first battle', (app) => {
  test.each(taughtBy(LESSONS.skirmish))('of $rules by mouse to its end', PATIENT, async (taught) => {
    const { page, close } = await app.open(QUICK)
    await page.goto('/')
    await page.getByRole('link', { name: /^Your first battle/ }).click()
    await page.getByRole('link', { name: taught.rules }).click()
    expectTaught(taught, await throughTheLesson(page, taught, mouse(page)))
    await close()
  })

  test.runIf(inLongRun).each(taughtBy(LESSONS['flanders-fields']))(
    'of $rules by touch on a telephone to its end',
    PATIENT,
    async (taught) => {
      const { page, close } = await app.open({ ...PHONE, ...QUICK })
      await watchHands(page)
      await page.goto('/')
      await page.getByRole('link', { name: /^Your first battle/ }).tap()
      await page.getByRole('link', { name: taught.rules }).tap()
      expectTaught(taught, await throughTheLesson(page, taught, finger(page)))
      expect(await touchedBy(page)).toMatchObject({ mouse: 0, keys: 0 })
      await close()
    },
  )

  test.runIf(inLongRun).each(taughtBy(LESSONS.passchendaele))(
    'of $rules by keyboard to its end',
    PATIENT,
    async (taught) => {
      const { page, close } = await app.open(QUICK)
      await watchHands(page)
      await page.goto('/')
      await tabTo(page, /^Your first battle/)
      await page.keyboard.press('Enter')
      await page.locator('main.learn:not([aria-busy])').waitFor()
      await tabTo(page, taught.rules)
      await page.keyboard.press('Enter')
      expectTaught(taught, await throughTheLesson(page, taught, keys(page, taught.step)))
      expect(await touchedBy(page)).toMatchObject({ mouse: 0, touch: 0 })
      await close()
    },
  )

  test('a word of the trade explains itself, and Esc closes that and no more', async () => {
    const { page, close } = await app.open({ ...PHONE, ...QUICK })
    await page.goto('/learn/passchendaele')
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
    await page.goto('/learn/passchendaele')
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
    await page.getByRole('link', { name: /Passchendaele.* Go on: / }).waitFor()
    await expectNoFaults(page, 'the choice of a lesson')
    await page.getByRole('link', { name: /Passchendaele/ }).click()
    await lesson.getByRole('heading', { name: 'Choose a unit' }).waitFor()
    await close()
  })
})
