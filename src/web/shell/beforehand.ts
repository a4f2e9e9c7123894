import { nextFrame } from '../app/next-frame.ts'
import { BATTLE_HEADS, EVENING_HEADS } from '../device/heads.ts'
import { loadDesk, loadPlayed, RULESETS } from '../rulesets.ts'

/* What a screen will ask for, asked for while the screen itself is still being loaded. */

/** Waits until what is known of the battle at once is on the screen: rules take long to read. */
export const rulesOfBattle = async ({ id }: { readonly id: string }): Promise<void> => {
  const found = await BATTLE_HEADS.look(id)
  await nextFrame()
  if (found?.ok) void loadPlayed(found.value.file.ruleset)
}

export const rulesOfEvening = async ({ id }: { readonly id: string }): Promise<void> => {
  const found = await EVENING_HEADS.look(id)
  if (found?.ok) await loadDesk(found.value.ruleset)
}

export const scenariosAndBattles = (): Promise<unknown> =>
  Promise.all([BATTLE_HEADS.all(), ...RULESETS.map(({ cards }) => cards?.())])
