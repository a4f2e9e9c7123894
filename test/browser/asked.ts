import type { Page } from 'playwright-core'

export interface Asked {
  /** What somebody has to do. */
  readonly what: 'hand-over' | 'die' | 'told' | 'decision' | 'over'
  readonly words: string
  /** Changes with every answer. */
  readonly progress: string
}

/** What is asked for, as soon as it is something else than before. */
export const askedNext = async (page: Page, before: string): Promise<Asked> => {
  const found = await page.waitForFunction((last): Asked | undefined => {
    const has = (place: string): boolean => document.querySelector(place) !== null
    if ((!has('.hand-over') && !has('main.battle')) || has('.staff-work')) return undefined
    const what = has('.hand-over')
      ? 'hand-over'
      : has('.ending')
        ? 'over'
        : has('.roll')
          ? 'die'
          : has('.told-card, .acknowledge')
            ? 'told'
            : 'decision'
    const words = document.querySelector('.hand-over h1, .needed')?.textContent ?? ''
    const prompt = document.querySelector('.prompt')?.textContent ?? ''
    const orders = document.querySelector('main.battle')?.getAttribute('data-orders')
    // Where the staff has stopped before it did anything, it says why.
    const stopped = document.querySelector('.staff-done')?.textContent
    const thrown = document.querySelectorAll('.faces li').length
    const progress = [what, words, prompt, orders, thrown, stopped, has('.acknowledge')].join()
    return progress === last ? undefined : { what, words: words || prompt, progress }
  }, before)
  const asked = await found.jsonValue()
  if (!asked) throw new Error('nothing is asked for')
  return asked
}

/** Every face in turn, and never the same twice running, so that no throw is drawn for ever. */
export const face = (die: number): string => String(1 + ((die * 5) % 6))
