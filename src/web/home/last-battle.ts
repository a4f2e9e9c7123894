import { BATTLE_HEADS, type BattleHead } from '../device/heads.ts'

/** The battle played last on this device, if it is not over. */
export const lastBattle = async (): Promise<BattleHead | undefined> => {
  const [last] = (await BATTLE_HEADS.all()).sound
  return last?.standing === 'over' ? undefined : last
}
