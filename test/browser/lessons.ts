import type { Page } from 'playwright-core'
import { promptOf } from './battle-page.ts'
import type { Hand } from './hands.ts'

/** A lesson, and a player who does what it says. */
export interface Taught {
  readonly rules: RegExp
  /** Table units that a press of an arrow goes. */
  readonly step: number
  /** All that may be said, in order. */
  readonly steps: readonly string[]
  /** What is only said if the dice and the enemy have it so. */
  readonly luck: readonly string[]
  /** What the player does where the lesson wants more than the confirming button; false if that is enough. */
  follow(page: Page, hand: Hand, step: string | null): Promise<boolean>
}

const PASSCHENDAELE: Taught = {
  rules: /Passchendaele/,
  step: 2540 / 4,
  steps: [
    ...['welcome', 'choose', 'advance', 'guns', 'seal', 'check', 'result', 'move', 'undo', 'rest'],
    ...['again', 'combat', 'ground', 'report'],
  ],
  luck: [],
  async follow(page, hand, step) {
    const isChoosing = (await page.locator('.pieces .selected').count()) > 0
    switch (step) {
      case 'choose':
        await hand.choose('right-division')
        return true
      case 'advance':
        await hand.choose('left-division')
        await hand.press(page.locator('.decision').getByRole('button', { name: /^Advance/ }))
        return true
      case 'guns':
        await hand.choose('left-artillery')
        return true
      case 'move':
        await hand.drag('left-division-2', 'stellungsdivision-1', 1 / 5)
        return true
      case 'check':
      case 'again':
        if (isChoosing) await hand.choose('left-division')
        return false
      default:
        return false
    }
  },
}

/** The first stand of what is chosen, and the French stand nearest to it. */
const nearest = (page: Page): Promise<{ readonly stand: string; readonly enemy: string }> =>
  page.evaluate(() => {
    const placed = (which: string) =>
      [...document.querySelectorAll(`.pieces ${which}`)].map((piece) => {
        const { x, y } = piece.getBoundingClientRect()
        return { id: piece.getAttribute('data-piece') ?? '', x, y }
      })
    const [own] = placed('.selected')
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - (own?.x ?? 0), y - (own?.y ?? 0))
    const [enemy] = placed('[data-piece^="d1"]:not([data-piece="d1h"])').sort(
      (one, other) => far(one) - far(other),
    )
    return { stand: own?.id ?? '', enemy: enemy?.id ?? '' }
  })

const FLANDERS_FIELDS: Taught = {
  rules: /Flanders Fields/,
  step: 1000,
  steps: [
    ...['welcome', 'deploy', 'battalion', 'order', 'die', 'fire', 'marker', 'battery', 'company', 'move'],
    ...['undo', 'rest', 'end', 'recover', 'closer', 'assault', 'ground', 'report'],
  ],
  luck: ['recover', 'assault', 'ground'],
  async follow(page, hand, step) {
    const decision = page.locator('.decision')
    const named = (name: RegExp) => decision.getByRole('button', { name, disabled: false })
    const staff = (name: RegExp) => page.locator('.staff-offer').getByRole('button', { name })
    if (step === 'fire') {
      await hand.press(named(/^Fire/).first())
      return true
    }
    if (step === 'battery' || (step === 'rest' && (await staff(/^II Battalion$/).count()) > 0)) {
      await hand.press(staff(step === 'rest' ? /^II Battalion$/ : /^Field gun battery 1/))
      return true
    }
    if (step === 'move') {
      await hand.drag('a1a2', 'd1a2', 1 / 2)
      return true
    }
    if (step === 'assault') {
      const { stand, enemy } = await nearest(page)
      await hand.drag(stand, enemy, 1)
      return true
    }
    if (step === 'recover') {
      if ((await named(/^Shake off/).count()) > 0) {
        await hand.press(named(/^Shake off/))
        return true
      }
      const marked = page.locator('.pieces [data-piece^="a1"]:not(.status-0)').first()
      const company = (await marked.getAttribute('data-piece'))?.charAt(2).toUpperCase()
      const order = named(new RegExp(`^${company} Company`))
      if (/Order the units/.test(await promptOf(page)) && (await order.count()) > 0) await hand.press(order)
    }
    return false
  },
}

const SKIRMISH: Taught = {
  rules: /Great War Skirmish/,
  step: 2540 / 4,
  steps: [
    ...['welcome', 'initiative', 'walk', 'undo', 'rest', 'fire', 'die', 'nerve', 'cover', 'aim'],
    ...['flank', 'charge', 'melee', 'report'],
  ],
  luck: ['initiative', 'cover', 'flank', 'charge', 'melee'],
  async follow(page, hand, step) {
    const decision = page.locator('.decision')
    if (step === 'walk') {
      await hand.choose('a-1')
      await hand.drag('a-1', 'b-2', 1 / 5)
      return true
    }
    const hold = decision.getByRole('button', { name: /^Hold/ })
    if (step === 'aim' && (await hold.count()) > 0) await hand.press(hold)
    // An answer to a charge is given by its own button.
    if ((await page.locator('.battle-orders .primary').count()) > 0) return false
    await hand.press(decision.locator('.edits button').first())
    return true
  },
}

export const LESSONS = {
  'flanders-fields': FLANDERS_FIELDS,
  passchendaele: PASSCHENDAELE,
  skirmish: SKIRMISH,
} as const
