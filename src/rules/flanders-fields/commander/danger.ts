import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { coverElsewhere } from '../game/board/cover.ts'
import type { Stand } from '../game/state.ts'
import { FIRE_MATRIX, fromCm, WEAPON_TABLE } from '../tables/index.ts'
import type { Cover, Period, SurfaceCover } from '../vocabulary.ts'
import type { Picture, Situation } from './situation.ts'

const SIXTHS = 6

/** The chance of one die to reach a number. */
const chance = (needed: number | undefined): number =>
  needed === undefined ? 0 : Math.max(0, Math.min(SIXTHS - 1, SIXTHS + 1 - needed)) / SIXTHS

const surface = (cover: Cover): SurfaceCover => (cover === 'deep-shelter' ? 'fortification' : cover)

/** The enemy has other targets, and nobody dies more than once. */
const SHARED = 3

type Feared = 'machine-gun' | 'infantry'

/** Enemies that can fire, with what. */
const threats = memo((picture: Picture): readonly { readonly centre: Point; readonly weapon: Feared }[] =>
  picture.enemies.flatMap(({ type, markers, stowed, centre }) =>
    markers > 0 || stowed || (type !== 'machine-gun' && type !== 'infantry')
      ? []
      : [{ centre, weapon: type }],
  ),
)

/** What one such weapon does to a stand in cover, in platoons. */
const harmBy = (weapon: Feared, period: Period, cover: SurfaceCover): number => {
  const { kill, suppress } = FIRE_MATRIX[weapon][period][cover]
  const dies = chance(kill)
  return dies + 0.3 * Math.max(0, chance(typeof suppress === 'number' ? suppress : undefined) - dies)
}

const RANGES: Readonly<Record<Feared, number>> = {
  'machine-gun': fromCm(WEAPON_TABLE['machine-gun'].most),
  infantry: fromCm(WEAPON_TABLE.infantry.most),
}

/** What the enemy's rifles and machine guns would do to a stand in a place, in platoons, arcs and sight left aside. */
export const dangerAt = (situation: Situation, stand: Stand, at: Point): number => {
  const { period } = situation.view.scenario
  const cover = surface(coversOf(situation, stand)(at))
  const harm: Readonly<Record<Feared, number>> = {
    'machine-gun': harmBy('machine-gun', period, cover),
    infantry: harmBy('infantry', period, cover),
  }
  let sum = 0
  for (const { centre, weapon } of threats(situation.picture))
    if (distance(centre, at) <= RANGES[weapon]) sum += harm[weapon]
  return sum / (sum + SHARED)
}

const GRADES: readonly Cover[] = ['open', 'soft', 'medium', 'hard', 'fortification']

const gradeOf = (cover: Cover): number => Math.max(0, GRADES.indexOf(cover))

const covers = memo((_: Picture) => new Map<string, (at: Point) => Cover>())

const coversOf = ({ view, picture }: Situation, stand: Stand): ((at: Point) => Cover) => {
  const known = covers(picture)
  const found = known.get(stand.id) ?? coverElsewhere(view, stand)
  known.set(stand.id, found)
  return found
}

export const coverGrade = (situation: Situation, stand: Stand, at: Point): number =>
  gradeOf(coversOf(situation, stand)(at))
