import type { ArmyFile } from '#rules/green-fields/armies/army-file.ts'
import { DESIGNER } from '#rules/green-fields/armies/designer/index.ts'
import type { ArmyPage } from '#screen/designer.ts'
import type { Setting } from '#screen/setting.ts'

export const FRESH = DESIGNER.fresh()

export const pageOf = (army: ArmyFile): ArmyPage<ArmyFile> => DESIGNER.page(army)

/** The army after a number has been changed. */
export const stepped = (settings: readonly Setting<ArmyFile>[], id: string, value: number): ArmyFile => {
  const setting = settings.find((one) => one.id === id)
  if (setting?.kind !== 'number') throw new Error(`there is no number ${id}`)
  return setting.to(value)
}

/** The army after a choice. */
export const chosen = (settings: readonly Setting<ArmyFile>[], id: string, value: string): ArmyFile => {
  const setting = settings.find((one) => one.id === id)
  if (setting?.kind !== 'choice' && setting?.kind !== 'date') throw new Error(`there is no choice ${id}`)
  return setting.to(value)
}

/** The army with one more unit out of the lists. */
export const added = (army: ArmyFile, title: string): ArmyFile => {
  const offer = pageOf(army)
    .offers.flatMap(({ units }) => units)
    .find((unit) => unit.title === title)
  if (!offer) throw new Error(`nobody offers ${title}`)
  return offer.taken
}

/** The first way to mend each violation is taken until nothing is left of them. */
export const mended = (army: ArmyFile): ArmyFile => {
  let now = army
  for (let i = 0; i < 40; i++) {
    const mend = pageOf(now).violations[0]?.mends[0]
    if (!mend) return now
    now = mend.army
  }
  throw new Error('there is no end to mending')
}
