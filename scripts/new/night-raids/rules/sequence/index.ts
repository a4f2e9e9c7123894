import type { TurnStep } from '#kernel/procedure/referee.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { SIDE_NAMES } from '../wording.ts'

const raidOf = (side: Side): TurnStep => ({
  id: `raid-${side}`,
  title: `The raid of ${SIDE_NAMES[side]}`,
  text: 'Say how many men go out, and throw a die for each.',
  clauses: ['NR-RAID-01', 'NR-RAID-02'],
  procedures: ['raid'],
  tables: ['raid-dice'],
  side,
})

export const sequence = (): readonly TurnStep[] => SIDES.map(raidOf)
