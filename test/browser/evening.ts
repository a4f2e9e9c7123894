import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Begins an evening with a rule set, own dice on. */
export const beginEvening = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto('/settings')
  await page.getByLabel('My own dice').check()
  await page.goto('/referee')
  await page.getByRole('button', { name: ruleset }).click()
  await page.getByRole('heading', { level: 1, name: ruleset }).waitFor()
}

/** Adds a ready army whose title fits. */
export const addArmy = async (page: Page, army: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  if ((await page.locator('.armies').count()) === 0)
    await page.getByRole('button', { name: 'Add units' }).click()
  await page.locator('.armies').getByRole('button', { name: army }).first().click()
}

/** Finds a procedure and opens it, without a pointer. */
export const findByKeyboard = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await page.locator('.desk').getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
}

/** Chooses an option of a field by moving to it with Tab and the arrows, as a keyboard player does. */
export const chooseByKeyboard = async (page: Page, field: string, option: string): Promise<void> => {
  const group = page.locator('.desk').getByRole('group', { name: new RegExp(`^${field}( needed)?$`) })
  await group.getByRole('radio').first().focus()
  const wanted = group.getByRole('radio', { name: option, exact: true })
  for (let i = 0; i < 40 && !(await wanted.isChecked()); i++) {
    if (i === 0) await page.keyboard.press('Space')
    else await page.keyboard.press('ArrowRight')
  }
  expect(await wanted.isChecked()).toBe(true)
}

export const typeNumber = async (page: Page, field: string, value: number): Promise<void> => {
  await page
    .locator('.desk')
    .getByLabel(new RegExp(`^${field}( needed)?$`))
    .focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(value))
  await page.keyboard.press('Enter')
}

/** Enters dice with digit keys until the result stands there. */
export const enterDice = async (page: Page, faces: readonly number[]): Promise<void> => {
  for (const face of faces) await page.keyboard.press(face === 10 ? '0' : String(face))
  await page.getByRole('region', { name: 'Result' }).waitFor()
}

/** How many adjudications the evening holds. */
export const adjudications = async (page: Page): Promise<number> => {
  await page.locator('.evening').waitFor()
  return page.locator('.history > ol > li').count()
}
