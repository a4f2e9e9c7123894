import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { garrisonCover } from '../../tables/index.ts'
import { fromInches, SIGHT, TOLERANCE } from '../../tables/table-top.ts'
import { COVERS, type Cover } from '../../vocabulary.ts'
import { fieldOf, type House, type Line } from '../field.ts'
import type { Figure, State, Unit } from '../state.ts'
import { nearestOn } from './centreline.ts'
import { houseNamed, rubbles } from './ground.ts'
import { isOpenAt, linesCrossed } from './lines.ts'

const rank = (cover: Cover): number => COVERS.indexOf(cover)
const better = (one: Cover, other: Cover): Cover => (rank(other) > rank(one) ? other : one)

/** SK-FIRE-28 */
export const coverInside = ({ kind }: House): Cover => garrisonCover(kind)

/** SK-FIRE-27: what the ground he stands in gives a man; shell holes only to those who stand (SK-FIRE-37). */
export const groundCover = (state: State, unit: Unit, at: Point, lies: boolean): Cover => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) return coverInside(house)
  return unit.trench === null ? coverOfGround(state, at, lies) : 'trench'
}

/** The same of one who is neither in a trench nor in a structure. */
export const coverOfGround = (state: State, at: Point, lies: boolean): Cover => {
  let cover: Cover = 'none'
  for (const { kind, shape } of fieldOf(state.scenario).areas) {
    if (kind === 'emplacement' && shapeHolds(shape, at)) cover = better(cover, 'hard')
    else if (kind === 'wood' || kind === 'rubble' || (kind === 'shelled' && !lies)) {
      if (cover === 'none' && shapeHolds(shape, at)) cover = 'soft'
    }
  }
  return cover === 'none' && rubbles(state).some(({ shape }) => shapeHolds(shape, at)) ? 'soft' : cover
}

const BEHIND = fromInches(SIGHT.behindLinear) + fromInches(TOLERANCE)

/** Hedges, fences and walls so close to a man that he may be behind them. */
export const linesBy = ({ scenario }: State, at: Point): readonly Line[] =>
  fieldOf(scenario).lines.filter(
    ({ kind, line, bounds }) =>
      kind !== 'wire' &&
      at.x >= bounds.x1 - BEHIND &&
      at.x <= bounds.x2 + BEHIND &&
      at.y >= bounds.y1 - BEHIND &&
      at.y <= bounds.y2 + BEHIND &&
      distance(nearestOn(line, at).at, at) <= BEHIND,
  )

/** SK-FIRE-18, SK-FIRE-27: a hedge, fence or wall that the line from a place crosses, close before a man. */
export const linearCover = (state: State, from: Point, at: Point): Cover => {
  let cover: Cover = 'none'
  const near = linesBy(state, at)
  if (near.length === 0) return cover
  for (const { line, along } of linesCrossed(state, [from, at], near))
    if (!isOpenAt(state, line, along, 0)) cover = better(cover, line.kind === 'wall' ? 'hard' : 'soft')
  return cover
}

/** The best cover of one man, from the ground and from what is between him and a place. */
export const coverOfFigure = (
  state: State,
  unit: Unit,
  at: Point,
  from: Point | undefined,
  lies = unit.prone,
): Cover => {
  const ground = groundCover(state, unit, at, lies)
  return from === undefined || unit.inside !== null || unit.trench !== null
    ? ground
    : better(ground, linearCover(state, from, at))
}

/** SK-GEN-12, SK-FIRE-27: the best cover that at least half of them have, better counting as worse too. */
export const sharedCover = (covers: readonly Cover[]): Cover => {
  for (let least = COVERS.length - 1; least > 0; least--) {
    let having = 0
    for (const cover of covers) if (rank(cover) >= least) having++
    if (having > 0 && having * 2 >= covers.length) return COVERS[least] ?? 'none'
  }
  return 'none'
}

/** The cover of some of a unit's men, seen from a place. */
export const coverOf = (
  state: State,
  unit: Unit,
  figures: readonly Figure[],
  from: Point | undefined,
): Cover => sharedCover(figures.map(({ at }) => coverOfFigure(state, unit, at, from)))
