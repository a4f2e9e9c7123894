import type { Page } from 'playwright-core'
import { replay } from '../../src/kernel/game/battle/replay.ts'
import { GAME } from '../../src/rules/green-fields/game/index.ts'
import type { State } from '../../src/rules/green-fields/game/state.ts'
import { BATTLES } from '../../src/web/battle/storage/reading.ts'
import type { BattleRecord } from '../../src/web/battle/storage/record.ts'
import type { StoredBattle } from '../../src/web/battle/storage/sealing.ts'

/** The button that opens an assault, where the rules allow one. */
export const assaultButton = (page: Page) =>
  page.locator('.decision button:not([aria-disabled="true"])', { hasText: /^Open an assault$/ })

/** The battle on the screen as it is kept on the device. */
const keptRecord = async (page: Page): Promise<BattleRecord> => {
  const { sealed, ...stored } = await page.evaluate(
    (id) =>
      new Promise<Omit<StoredBattle, 'sealed'> & { readonly sealed: readonly number[] | undefined }>(
        (resolve, reject) => {
          const opening = indexedDB.open('duckboard')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('battles').objectStore('battles').get(id)
            reading.onerror = () => reject(reading.error)
            reading.onsuccess = () => {
              opening.result.close()
              const { sealed, ...record } = reading.result
              resolve({ ...record, sealed: sealed && [...sealed] })
            }
          }
        },
      ),
    new URL(page.url()).pathname.split('/')[2] ?? '',
  )
  const read = BATTLES.read(sealed ? { ...stored, sealed: Uint8Array.from(sealed) } : stored)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** How the campaign on the screen really stands. */
export const truth = async (page: Page): Promise<State> => {
  const { file } = await keptRecord(page)
  const fought = replay(GAME, file)
  if (!fought.ok || fought.value.fault) throw new Error('the campaign cannot be fought again')
  return fought.value.battle.state
}

/** What a side may not read anywhere: ids of enemies it knows nothing of, and names of those it has not identified. */
export const hiddenFrom = (state: State, side: string): readonly string[] => {
  const seen = new Set(GAME.view(state, side).units.map(({ id }) => id))
  const enemies = state.units.filter((unit) => unit.side !== side && unit.gone === null)
  return [
    ...enemies.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    ...enemies.filter(({ figures }) => figures === null).map(({ name }) => name),
  ]
}

/** All that is in the page: elements with their attributes, and what a screen reader is told. */
export const everything = async (page: Page): Promise<string> =>
  `${await page.evaluate(() => document.documentElement.outerHTML)}\n${await page.locator('body').ariaSnapshot()}`
