import type { UnitResult } from '../../reckoning/resolve.ts'
import type { Unit } from '../unit.ts'

/** What everybody at the table sees an attack do to a unit: the dice, and what they took off it. */
export interface Suffered
  extends Pick<
    UnitResult,
    'hits' | 'saveDice' | 'saves' | 'netHits' | 'casualties' | 'moraleDice' | 'moraleHits' | 'outcome'
  > {
  readonly unit: string
  /** GF-OBS-13: its enemy does not know that it is there. */
  readonly unseen?: true
}

/** GF-DICE-09: the hits that saves took away, no more of any pool than it scored. */
export const hitsSaved = ({ hits, netHits }: Pick<UnitResult, 'hits' | 'netHits'>): number => hits - netHits

export const sufferedBy = ({ id, revealed }: Unit, result: UnitResult): Suffered => {
  const { hits, saveDice, saves, netHits, casualties, moraleDice, moraleHits, outcome } = result
  const told = { unit: id, hits, saveDice, saves, netHits, casualties, moraleDice, moraleHits, outcome }
  return revealed ? told : { ...told, unseen: true }
}
