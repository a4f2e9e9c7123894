import { loadDesk, loadPlayed, RULESETS } from '../rulesets.ts'
import { deviceStore } from './database.ts'
import { nextFrame } from './next-frame.ts'

/* What a screen will ask for, asked for while the screen itself is still being loaded. */

interface Stored {
  readonly id: string
  readonly changed: string
}

const BATTLES = deviceStore<Stored & { readonly file: { readonly ruleset: string } }>('battles')
const EVENINGS = deviceStore<Stored & { readonly ruleset: string }>('evenings')

/** Waits until what is known of the battle at once is on the screen: rules take long to read. */
export const rulesOfBattle = async ({ id }: { readonly id: string }): Promise<void> => {
  const found = await BATTLES.get(id)
  await nextFrame()
  if (found) void loadPlayed(found.file.ruleset)
}

export const rulesOfEvening = async ({ id }: { readonly id: string }): Promise<void> => {
  const found = await EVENINGS.get(id)
  if (found) await loadDesk(found.ruleset)
}

export const scenariosAndBattles = (): Promise<unknown> =>
  Promise.all([BATTLES.all(), ...RULESETS.map(({ cards }) => cards?.())])
