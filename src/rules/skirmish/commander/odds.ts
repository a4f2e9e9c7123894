import { SILENT } from '#kernel/procedure/trace.ts'
import type { State, Unit } from '../game/state.ts'
import { fightsAs } from '../game/units.ts'
import { casualtiesIn } from '../reckoning/casualties.ts'
import { type MeleeSide, meleeFactorOf, meleeTableFor } from '../reckoning/melee-side.ts'
import { MELEE_MULTIPLIER, MORALE_SCORES } from '../tables/index.ts'
import type { Cover } from '../vocabulary.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What one round of a fight comes to, for the side that is asked about. */
export interface Round {
  readonly wins: number
  readonly loses: number
  /** Men lost on average. */
  readonly own: number
  readonly theirs: number
}

/** How a unit would fight. */
export interface Fighting {
  readonly unit: Unit
  readonly figures: number
  readonly cover: Cover
  readonly charging: boolean
  readonly flanked: boolean
  readonly prone: boolean
}

const sideOf = ({ unit, figures, cover, charging, flanked, prone }: Fighting): MeleeSide => ({
  troop: fightsAs(unit),
  figures: Math.max(1, figures),
  quality: unit.quality,
  formation: unit.trench !== null || unit.inside !== null ? 'line' : unit.formation,
  cover,
  charging,
  lancersFirstStrike: unit.traits.includes('lancers') && unit.mounted,
  wonLastRound: false,
  uphill: false,
  prone,
  enemyFlankRear: flanked,
})

/** SK-MEL-04: every throw of both dice. */
export const roundOf = ({ options }: State, own: Fighting, their: Fighting): Round => {
  const a = sideOf(own)
  const b = sideOf(their)
  const tableOf = (side: MeleeSide, enemy: MeleeSide): number =>
    meleeTableFor(meleeFactorOf(side, enemy.figures, enemy.cover === 'trench', options, SILENT), SILENT)
  const tableA = tableOf(a, b)
  const tableB = tableOf(b, a)
  const hits = (table: number, die: number, by: MeleeSide, at: MeleeSide): number =>
    Math.min(at.figures, MELEE_MULTIPLIER * casualtiesIn(table, die, by.figures, options))
  let wins = 0
  let loses = 0
  let lost = 0
  let killed = 0
  for (const one of FACES) {
    const onB = hits(tableA, one, a, b)
    for (const other of FACES) {
      const onA = hits(tableB, other, b, a)
      lost += onA
      killed += onB
      if (onB > onA) wins++
      else if (onA > onB) loses++
    }
  }
  const all = FACES.length ** 2
  return { wins: wins / all, loses: loses / all, own: lost / all, theirs: killed / all }
}

/** The chance that a unit keeps its nerve with so much for and against it. */
export const keepsNerve = (unit: Unit, modifier: number): number =>
  Math.max(0, Math.min(1, (MORALE_SCORES[unit.quality] + modifier) / 10))
