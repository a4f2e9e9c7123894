import { deviceStore } from '../app/database.ts'

export interface LastBattle {
  readonly id: string
  readonly changed: string
  readonly title: string
  readonly standing: string
}

const BATTLES = deviceStore<LastBattle>('battles')

/** The battle played last on this device, if it is not over. */
export const lastBattle = async (): Promise<LastBattle | undefined> => {
  const [last] = await BATTLES.all()
  return last?.standing === 'over' ? undefined : last
}
