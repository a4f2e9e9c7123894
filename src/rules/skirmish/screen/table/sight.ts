import { boundsOf } from '../../../../kernel/geometry/bounds.ts'
import { distance, type Point, rounded } from '../../../../kernel/geometry/point.ts'
import { crossesShape, shapeHolds } from '../../../../kernel/geometry/shape.ts'
import type { Blocked } from '../../../../table/sight.ts'
import { coverOfFigure } from '../../game/board/cover.ts'
import { housesStanding, isAboveGround } from '../../game/board/ground.ts'
import { type Obstruction, sightlines } from '../../game/board/sight.ts'
import { fieldOf } from '../../game/field.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { idOf } from '../../scenarios/ids.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { fromInches, toInches } from '../../tables/table-top.ts'
import type { Cover } from '../../vocabulary.ts'
import { unitAt } from './unit-at.ts'

const CALLED: Readonly<Record<Obstruction, string>> = {
  distance: 'the night',
  building: 'a building',
  vehicle: 'a vehicle',
  hill: 'a hill',
  wood: 'a wood',
  smoke: 'smoke',
  friend: 'friends in the line',
}

const nameOf = ({ scenario }: View, id: string): string | undefined =>
  scenario.ground.find(({ name }) => idOf(name) === id)?.name

/** What is in the way by its name, where it has one. */
const calledOn = (view: View, by: Obstruction, from: Point, to: Point): string => {
  const crossed =
    by === 'building'
      ? housesStanding(view).find((house) => isAboveGround(house) && crossesShape(house.shape, from, to))
      : by === 'wood' || by === 'hill'
        ? fieldOf(view.scenario).areas.find(({ kind, shape }) => kind === by && crossesShape(shape, from, to))
        : undefined
  return (crossed && nameOf(view, crossed.id)) ?? CALLED[by]
}

/** A man of nobody's, for lines that are laid from bare ground: no friends stand in his way. */
const stranger = (view: View, at: Point): Unit | undefined => {
  const [any] = view.units
  if (!any) return undefined
  const { houses, trenches } = fieldOf(view.scenario)
  return {
    ...any,
    id: '',
    figures: [],
    position: at,
    prone: false,
    inside: houses.find(({ shape }) => shapeHolds(shape, at))?.id ?? null,
    trench: trenches.find(({ shape }) => shapeHolds(shape, at))?.id ?? null,
  }
}

/** Steps by which the place is found where a line is stopped. */
const HALVINGS = 9

/** SK-FIRE-18, SK-FIRE-29: what stops a line that a player lays, and where; as for whoever stands at its ends. */
export const lineOfSight = (view: View, from: Point, to: Point): Blocked<string> | undefined => {
  const looks = unitAt(view, from)
  const by = looks ?? stranger(view, from)
  if (!by) return undefined
  const seen = looks ? view : { ...view, units: view.units.filter(({ vehicle }) => vehicle !== null) }
  const stopped = sightlines(seen, { by, at: unitAt(view, to) ?? stranger(view, to) }, boundsOf([from, to]))
  const found = stopped(from, to)
  if (!found) return undefined
  let [near, far] = [0, 1]
  const placeAt = (share: number): Point => ({
    x: rounded(from.x + (to.x - from.x) * share),
    y: rounded(from.y + (to.y - from.y) * share),
  })
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2
    if (stopped(from, placeAt(middle))) far = middle
    else near = middle
  }
  return { at: placeAt(far), by: calledOn(view, found, from, to) }
}

const COVER_WORDS: Readonly<Record<Cover, string>> = {
  none: 'no cover',
  soft: 'soft cover',
  hard: 'hard cover',
  trench: 'in a trench',
  bunker: 'cover of a bunker',
}

/** SK-FIRE-01: the columns of the range tables. */
export const RULER_MARKS = RANGE_COLUMNS.map((limit) => ({ length: fromInches(limit), text: String(limit) }))

/** SK-FIRE-02: the range column of a length, what a rifle has there, and the cover at its far end seen from the near one. */
export const lengthWords = (view: View, from: Point, to: Point): string => {
  const range = toInches(distance(from, to))
  const column = RANGE_COLUMNS.find((limit) => range <= limit)
  const factor = factorAt(SMALL_ARM_FACTORS.rifle, range)
  const target = unitAt(view, to) ?? stranger(view, to)
  const cover = target && COVER_WORDS[coverOfFigure(view, target, to, from)]
  return [
    column === undefined ? 'beyond all ranges' : `column ${column}`,
    factor === undefined ? 'no rifle reaches' : `rifle ${factor}`,
    ...(cover === undefined ? [] : [cover]),
  ].join(', ')
}
