import type { ArmyDocument } from '../../screen/designer.ts'
import { askToPersist, deviceStore } from '../app/database.ts'
import { stamp } from '../app/stamp.ts'

/** An army as it is kept on this device. */
export interface KeptArmy {
  readonly id: string
  readonly changed: string
  readonly army: ArmyDocument
}

const ARMIES = deviceStore<KeptArmy>('armies')

/** Keeps an army on this device; says whether it is safe. */
export const keepArmy = (id: string, army: ArmyDocument): Promise<boolean> =>
  ARMIES.put({ id, changed: stamp().at, army }).then(
    () => true,
    () => false,
  )

/** Keeps a new army and gives it an id. */
export const keepNewArmy = async (army: ArmyDocument): Promise<string> => {
  const { id } = stamp()
  askToPersist()
  await keepArmy(id, army)
  return id
}

/** The last changed first. */
export const keptArmies = (): Promise<readonly KeptArmy[]> => ARMIES.all()

export const keptArmy = (id: string): Promise<KeptArmy | undefined> => ARMIES.get(id)

export const removeArmy = (id: string): Promise<void> => ARMIES.remove(id)
