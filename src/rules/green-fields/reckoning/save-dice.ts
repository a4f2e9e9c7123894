import type { Trace } from '#kernel/procedure/trace.ts'
import {
  ARM,
  EMBANKMENT_AS,
  GROUND_COVER,
  RAIDERS_SAVE,
  SAVE_PENALTIES,
  UNMODIFIED,
  WORKS_COVER,
} from '../tables/index.ts'
import type { Attack, Ground, UnitType, Works } from '../vocabulary.ts'
import { isRated } from './unit.ts'

export interface Posture {
  readonly type: UnitType
  readonly experience: number
  readonly ground: Ground
  readonly trench: Works
  readonly emplacement: Works
  readonly embankment: boolean
  readonly moving: boolean
  readonly mounted: boolean
  readonly flanked: boolean
}

/** GF-MINE-05, GF-SAVE-12: whether there is a throw to save at all. */
export const maySave = (type: UnitType, attack: Attack): boolean => attack !== 'mine' && isRated(type)

/** The dice thrown to save a unit that may save. */
export const saveDice = (unit: Posture, attack: Attack, trace: Trace): number => {
  const { experience } = unit
  if (isUnmodified(unit.type, attack)) {
    return bareDice(experience, attack === 'gas' ? 'GF-SAVE-04' : 'GF-SAVE-08', trace)
  }
  trace.note('GF-DICE-04', 'Experience dice', experience)
  let dice = experience + cover(unit, attack, trace)
  if (unit.moving) {
    dice += SAVE_PENALTIES.moving
    trace.note('GF-SAVE-02', 'Moving', SAVE_PENALTIES.moving)
  }
  if (unit.mounted) {
    dice += SAVE_PENALTIES.mounted
    trace.note('GF-SAVE-02', 'Mounted', SAVE_PENALTIES.mounted)
  }
  if (unit.flanked) {
    dice += SAVE_PENALTIES.flanked
    trace.note('GF-SAVE-02', 'Taken in the flank', SAVE_PENALTIES.flanked)
  }
  return atLeastNone(dice, trace)
}

/** GF-SAVE-03 */
const atLeastNone = (dice: number, trace: Trace): number => {
  if (dice >= 0) return dice
  trace.note('GF-SAVE-03', 'Never fewer dice than', 0)
  return 0
}

/** GF-SAVE-04, GF-SAVE-08: experience alone. */
export const bareDice = (experience: number, clause: 'GF-SAVE-04' | 'GF-SAVE-08', trace: Trace): number => {
  trace.note('GF-DICE-04', 'Experience dice', experience)
  trace.note(clause, 'Nothing changes the dice')
  return experience
}

/** GF-RAID-03: raiders have two dice more and no other modifier. */
export const raidersDice = (experience: number, trace: Trace): number => {
  trace.note('GF-DICE-04', 'Experience dice', experience)
  trace.note('GF-RAID-03', 'Raiders', RAIDERS_SAVE)
  return experience + RAIDERS_SAVE
}

/** GF-BOMB-07: crossing a box barrage, without cover and on the move. */
export const crossingDice = (
  { experience, mounted }: Pick<Posture, 'experience' | 'mounted'>,
  trace: Trace,
): number => {
  trace.note('GF-DICE-04', 'Experience dice', experience)
  trace.note('GF-BOMB-07', 'Crossing the barrage', SAVE_PENALTIES.moving)
  if (mounted) trace.note('GF-BOMB-07', 'Mounted', SAVE_PENALTIES.mounted)
  return atLeastNone(experience + SAVE_PENALTIES.moving + (mounted ? SAVE_PENALTIES.mounted : 0), trace)
}

const isUnmodified = (type: UnitType, attack: Attack): boolean => {
  if (UNMODIFIED[attack]) return true
  const arm = ARM[type]
  return arm === 'aircraft' || (arm === 'balloon' && attack === 'air')
}

/** GF-SAVE-01: the best of what the unit lies in. */
const cover = (unit: Posture, attack: Attack, trace: Trace): number => {
  const ground = GROUND_COVER[unit.ground]
  if (attack === 'heavy-artillery') {
    if (ground > 0) trace.note('GF-SAVE-05', 'Cover of the ground', ground)
    return ground
  }
  let best = WORKS_COVER[unit.trench]
  let clause: 'GF-SAVE-01' | 'GF-SAVE-05' | 'GF-SAVE-06' | 'GF-SAVE-07' = 'GF-SAVE-01'
  let text = 'Trench'
  if (unit.embankment && attack === 'direct' && WORKS_COVER[EMBANKMENT_AS] > best) {
    best = WORKS_COVER[EMBANKMENT_AS]
    clause = 'GF-SAVE-06'
    text = 'Railway embankment'
  }
  if (WORKS_COVER[unit.emplacement] > best && ARM[unit.type] === 'artillery') {
    best = WORKS_COVER[unit.emplacement]
    clause = 'GF-SAVE-07'
    text = 'Emplacement'
  }
  if (ground > best) {
    best = ground
    clause = 'GF-SAVE-05'
    text = 'Cover of the ground'
  }
  if (best > 0) trace.note(clause, text, best)
  return best
}
