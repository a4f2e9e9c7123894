import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Computer players do not wait to be looked at. */
export const QUICK = { reducedMotion: 'reduce' } as const

/** Whole battles take a while where the machine has other work. */
export const PATIENT = { timeout: 240_000 }

/** Goes on with Tab until something has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      const label = at instanceof HTMLInputElement ? at.labels?.[0] : at?.closest('label')
      return label?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`no focus on ${name}`)
}

export const promptOf = async (page: Page): Promise<string> =>
  (await page.locator('.prompt').textContent()) ?? ''

export const ordersGiven = async (page: Page): Promise<number> =>
  Number(await page.locator('main.battle').getAttribute('data-orders'))

/** Opens or closes what stands beside the table, without a hand. */
export const turnTo = async (page: Page, name: 'Orders' | 'Units' | 'Log'): Promise<void> => {
  const button = page
    .getByRole('navigation', { name: 'Beside the table', includeHidden: true })
    .locator('button', { hasText: name })
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.dispatchEvent('click')
}

/**
 * The lines of the log that say something. A new decision turns the panel back to the orders and the device may be
 * handed over first, so the log is opened again until they stand there.
 */
export const linesOfLog = async (page: Page, saying: string, atLeast = 1): Promise<number> => {
  const lines = page.locator('.battle-log summary').getByText(saying)
  await expect
    .poll(async () => {
      if ((await page.locator('.hand-over').count()) > 0) await page.keyboard.press('Enter')
      else if ((await page.locator('main.battle').count()) > 0) {
        await goOnFromTold(page)
        await turnTo(page, 'Log')
      }
      return lines.count()
    })
    .toBeGreaterThanOrEqual(atLeast)
  return lines.count()
}

/** All that the log says, with the log put away again. */
export const logOf = async (page: Page): Promise<string> => {
  await turnTo(page, 'Log')
  const told = (await page.locator('.battle-log > ol').textContent()) ?? ''
  await turnTo(page, 'Orders')
  return told
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.ending').count()) > 0

/** Waits until a player must decide or it is over; reads what he is told before, and acknowledges what he must. */
export const playersTurn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const seen = document.querySelector<HTMLElement>('.acknowledge')
    seen?.click()
    return (
      document.querySelector('.ending, .offer') !== null ||
      (!seen && (document.querySelector('.prompt')?.getAttribute('data-deciding') ?? '') !== '')
    )
  })
  const declined = page.locator('.panel-foot').getByRole('button', { name: 'Play on' })
  if ((await declined.count()) > 0) {
    await declined.evaluate((pressed: HTMLElement) => pressed.click())
    await page.locator('.offer').waitFor({ state: 'detached' })
    await playersTurn(page)
    return
  }
  await goOnFromTold(page)
}

/** Goes on from what has to be acknowledged and from what the others did, as far as either is told. */
export const goOnFromTold = async (page: Page): Promise<void> => {
  const button = page.locator('.told-foot .primary, .acknowledge').first()
  // Neither hand nor key, so that a test that counts them counts its own.
  for (let i = 0; i < 9 && (await button.count()) > 0; i++) {
    await button.evaluate((pressed: HTMLElement) => pressed.click())
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Waits until something has been ordered, and a player must decide or it is over. */
export const carriedOut = async (page: Page, before: number): Promise<void> => {
  await page.waitForFunction(
    (count) => Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
    before,
  )
  await playersTurn(page)
}

/** Gives the usual order, also where doing nothing is asked about first. */
export const giveUsual = async (page: Page): Promise<void> => {
  const before = await ordersGiven(page)
  const given = (): Promise<unknown> =>
    page.waitForFunction(
      (count) =>
        document.querySelector('.idle, .hand-over') !== null ||
        Number(document.querySelector('main.battle')?.getAttribute('data-orders')) > count,
      before,
    )
  await page.keyboard.press('Control+Enter')
  await given()
  if ((await page.locator('.idle').count()) > 0) await page.keyboard.press('Control+Enter')
}

/** Gives the usual order and waits until it has been carried out. */
export const goOn = async (page: Page): Promise<void> => {
  const before = await ordersGiven(page)
  await giveUsual(page)
  await carriedOut(page, before)
}

/** The page of new battles with the scenarios of one rule set. */
export const toPlay = async (page: Page, rules = 'Passchendaele'): Promise<void> => {
  await page.goto('/play')
  await page.getByRole('group', { name: 'Rule set' }).getByRole('radio', { name: rules }).check()
  await page.locator('main.play:not([aria-busy])').waitFor()
}

/** Takes the attachments of a Passchendaele scenario as listed, so that the first orders come first. */
export const asListed = async (page: Page): Promise<void> => {
  await page.getByText(/^More settings/).click()
  await page
    .getByRole('group', { name: /^Attaching mortars/ })
    .getByRole('radio', { name: /listed/i })
    .check()
}

/** Begins the first battle of a rule set, with a player for the side that the computer would play. */
export const beginAt = async (
  page: Page,
  { rules, other }: { readonly rules: string; readonly other: RegExp },
  player: string,
  dice: string,
): Promise<void> => {
  await toPlay(page, rules)
  if (rules === 'Passchendaele') await asListed(page)
  await page.getByRole('radio', { name: dice }).check()
  await page.getByRole('group', { name: other }).getByLabel(player).check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
}

/** Lets the staff do the longest part that it can: beside the prompt, or where that is hidden with the orders. */
export const staffOf = (page: Page): Locator =>
  page.locator('.staff-finish:visible, .staff-offer button:last-child').first()

/** Counts from now on, over reloads too, what the hands of the player touch. */
export const watchHands = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const count = (what: string): void =>
      sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what) ?? 0) + 1))
    addEventListener('pointerdown', ({ pointerType }) => count(pointerType), true)
    addEventListener('keydown', () => count('keys'), true)
  })
}

/** What the hands of the player have touched. */
export const touchedBy = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    mouse: Number(sessionStorage.getItem('mouse') ?? 0),
    touch: Number(sessionStorage.getItem('touch') ?? 0),
    keys: Number(sessionStorage.getItem('keys') ?? 0),
  }))
