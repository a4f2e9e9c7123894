import { DEFENDERS } from '../tables/index.ts'
import type { Assaulted, Assaulter, Cover } from '../vocabulary.ts'

export type AssaultFault =
  | 'tank-may-not-assault-tank'
  | 'cavalry-may-not-assault-armour'
  | 'cavalry-needs-open-or-soft'
  | 'fortification-needs-infantry'

interface Assailed {
  readonly kind: Assaulted
  readonly cover: Cover
  readonly deepShelter: boolean
}

/** FF-ASLT-07, FF-BLOCK-03: vehicles have no cover, a block house always the best. */
export const coverInAssault = ({ kind, cover, deepShelter }: Assailed): Cover => {
  if (kind === 'block-house') return 'fortification'
  if (!DEFENDERS[kind].covered) return 'open'
  return deepShelter ? 'deep-shelter' : cover
}

export const isArmour = (kind: Assaulter | Assaulted): boolean =>
  kind === 'heavy-tank' || kind === 'light-tank'

/** FF-ASLT-09, FF-DUG-03: why such an assault is not allowed. */
export const assaultFault = (
  attacker: Assaulter,
  defender: Assaulted,
  cover: Cover,
): AssaultFault | undefined => {
  if (attacker === 'infantry' || attacker === 'flamethrower') return undefined
  const walls = cover === 'fortification' || cover === 'deep-shelter'
  if (attacker === 'cavalry') {
    if (!DEFENDERS[defender].covered) return 'cavalry-may-not-assault-armour'
    if (cover === 'medium' || cover === 'hard' || cover === 'fortification')
      return 'cavalry-needs-open-or-soft'
  } else if (isArmour(defender)) {
    return 'tank-may-not-assault-tank'
  }
  return walls ? 'fortification-needs-infantry' : undefined
}
