import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { coverElsewhere, coverOf } from '../game/board/cover.ts'
import { standAt } from '../game/copies.ts'
import type { Stand } from '../game/state.ts'
import { FIRE_MATRIX, fromCm, WEAPON_TABLE } from '../tables/index.ts'
import type { Cover, SurfaceCover } from '../vocabulary.ts'
import type { Situation } from './situation.ts'

const SIXTHS = 6

/** The chance of one die to reach a number. */
const chance = (needed: number | undefined): number =>
  needed === undefined ? 0 : Math.max(0, Math.min(SIXTHS - 1, SIXTHS + 1 - needed)) / SIXTHS

const surface = (cover: Cover): SurfaceCover => (cover === 'deep-shelter' ? 'fortification' : cover)

/** The enemy has other targets, and nobody dies more than once. */
const SHARED = 3

/** What the enemy's rifles and machine guns would do to a stand in a place, in platoons, arcs and sight left aside. */
export const dangerAt = ({ view, enemies }: Situation, stand: Stand, at: Point): number => {
  const cover = surface(coverOf(view, standAt(stand, at)))
  let sum = 0
  for (const enemy of enemies) {
    if (enemy.markers > 0 || enemy.stowed) continue
    const weapon =
      enemy.type === 'machine-gun' ? 'machine-gun' : enemy.type === 'infantry' ? 'infantry' : undefined
    if (!weapon) continue
    const far = distance(enemy.centre, at)
    if (far > fromCm(WEAPON_TABLE[weapon].most)) continue
    const { kill, suppress } = FIRE_MATRIX[weapon][view.scenario.period][cover]
    const dies = chance(kill)
    sum += dies + 0.3 * Math.max(0, chance(typeof suppress === 'number' ? suppress : undefined) - dies)
  }
  return sum / (sum + SHARED)
}

const GRADES: readonly Cover[] = ['open', 'soft', 'medium', 'hard', 'fortification']

const gradeOf = (cover: Cover): number => Math.max(0, GRADES.indexOf(cover))

export const coverGrade = ({ view }: Situation, stand: Stand, at: Point): number =>
  gradeOf(coverOf(view, standAt(stand, at)))

/** The same of many places. */
export const coverGrades = ({ view }: Situation, stand: Stand): ((at: Point) => number) => {
  const coverAt = coverElsewhere(view, stand)
  return (at) => gradeOf(coverAt(at))
}
