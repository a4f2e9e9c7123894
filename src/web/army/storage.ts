import type { ArmyDocument } from '../../screen/designer.ts'
import { askToPersist, database, put } from '../app/database.ts'
import { stamp } from '../app/stamp.ts'

/** An army as it is kept on this device. */
export interface KeptArmy {
  readonly id: string
  readonly changed: string
  readonly army: ArmyDocument
}

/** Keeps an army on this device; says whether it is safe. */
export const keepArmy = (id: string, army: ArmyDocument): Promise<boolean> =>
  put('armies', { id, changed: stamp().at, army }).then(
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
export const keptArmies = async (): Promise<readonly KeptArmy[]> => {
  const all = await (await database()).getAll('armies')
  return all.sort((a, b) => (a.changed < b.changed ? 1 : -1))
}

export const keptArmy = async (id: string): Promise<KeptArmy | undefined> =>
  (await database()).get('armies', id)

export const removeArmy = async (id: string): Promise<void> => {
  await (await database()).delete('armies', id)
}
