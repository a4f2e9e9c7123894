import { boundsOf } from '#kernel/geometry/bounds.ts'
import { containsPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point, rounded } from '#kernel/geometry/point.ts'
import { crossesShape, shapeHolds } from '#kernel/geometry/shape.ts'
import { capitalised, doing } from '#kernel/words.ts'
import type { LineEnd, ShownSight } from '#screen/sight.ts'
import { bodiesOn } from '../../game/board/bases.ts'
import { coverOfFigure } from '../../game/board/cover.ts'
import { houseNamed, housesStanding, isAboveGround, isInDugout } from '../../game/board/ground.ts'
import { OBSTRUCTIONS, obstructionWords } from '../../game/board/obstruction-words.ts'
import { nearestOnOutline } from '../../game/board/outlines.ts'
import { type Obstruction, sightlines } from '../../game/board/sight.ts'
import { fieldOf } from '../../game/field.ts'
import { noShotAt } from '../../game/fire/no-shot.ts'
import { isPlottedByEye } from '../../game/shells/estimates.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { weaponsOf } from '../../game/weapons.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { idOf } from '../../scenarios/ids.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { fromInches, toInches } from '../../tables/table-top.ts'
import type { Cover } from '../../vocabulary.ts'

const nameOfGround = ({ scenario }: View, id: string): string | undefined =>
  scenario.ground.find((feature) => idOf(feature) === id)?.name

/** What is in the way by its name, where it has one. */
const calledOn = (view: View, by: Obstruction, from: Point, to: Point): string => {
  const crossed =
    by === 'building'
      ? housesStanding(view).find((house) => isAboveGround(house) && crossesShape(house.shape, from, to))
      : by === 'wood' || by === 'hill'
        ? fieldOf(view.scenario).areas.find(({ kind, shape }) => kind === by && crossesShape(shape, from, to))
        : undefined
  return (crossed && nameOfGround(view, crossed.id)) ?? OBSTRUCTIONS[by].words
}

/** A man of nobody's, for lines that are laid from bare ground: no friends stand in his way. */
const stranger = (view: View, at: Point): Unit | undefined => {
  const [any] = view.units
  if (!any) return undefined
  const { trenches } = fieldOf(view.scenario)
  const house = housesStanding(view).find((one) => isAboveGround(one) && shapeHolds(one.shape, at))
  return {
    ...any,
    id: '',
    figures: [],
    position: at,
    prone: false,
    inside: house?.id ?? null,
    trench: trenches.find(({ shape }) => shapeHolds(shape, at))?.id ?? null,
  }
}

/** Whose end of a line it is: that of the piece it was laid on, else of whoever stands there. */
const unitOf = (view: View, { piece, point }: LineEnd): Unit | undefined =>
  piece === undefined
    ? unitAt(view, point)
    : view.units.find(({ id, figures }) => id === piece || figures.some((man) => man.id === piece))

/** Steps by which the place is found where a line is stopped. */
const HALVINGS = 9

/** Where a line first is stopped. */
const stopOf = (stopped: (from: Point, to: Point) => unknown, from: Point, to: Point): Point => {
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
  return placeAt(far)
}

/** SK-FIRE-24: men inside look, and are seen, at the nearest point of the outline. */
export const spotOf = (view: View, { inside }: Unit, at: Point, towards: Point): Point => {
  const house = inside === null ? undefined : houseNamed(view, inside)
  return house ? nearestOnOutline(house, towards) : at
}

/** Why none of the weapons that a unit has may be fired at an enemy, where it looks at one. */
const fireWords = (view: View, by: Unit, at: Unit | undefined): Pick<ShownSight, 'text' | 'clauses'> => {
  if (!at || at.id === '' || by.id === '' || at.side === by.side || weaponsOf(by).length === 0)
    return { text: '', clauses: [] }
  const refusal = noShotAt(view, by, at)
  return refusal
    ? // It names its clause itself.
      { text: ` It may not fire: ${refusal.message}`, clauses: [] }
    : { text: ' It may fire.', clauses: [] }
}

const inches = (length: number): string => `${Math.round(toInches(length) * 10) / 10}″`

/** SK-STR-14: who sees nobody, or is seen by nobody, wherever the line runs. */
const belowGround = (
  view: View,
  [by, here]: readonly [Unit, LineEnd],
  [at, there]: readonly [Unit | undefined, LineEnd],
): ShownSight | undefined => {
  const unseen = (text: string, { point }: LineEnd): ShownSight => ({
    seen: false,
    verdict: 'Not seen',
    text: `${capitalised(text)}.`,
    clauses: ['SK-STR-14'],
    stop: { at: point, by: 'dugout' },
  })
  if (isInDugout(view, by)) return unseen(`${doing(by.name, 'is')} in a dugout and sees nobody`, here)
  return at && isInDugout(view, at)
    ? unseen(`${doing(at.name, 'is')} in a dugout and seen by nobody`, there)
    : undefined
}

/** SK-FIRE-18, SK-FIRE-29: whether one sees along a line that a player lays; as for whoever stands at its ends. */
export const lineOfSight = (view: View, here: LineEnd, there: LineEnd): ShownSight => {
  const looks = unitOf(view, here)
  const by = looks ?? stranger(view, here.point)
  if (!by) return { seen: true, verdict: 'Seen', text: 'Nobody is on the table.', clauses: [] }
  const at = unitOf(view, there) ?? stranger(view, there.point)
  const below = belowGround(view, [by, here], [at, there])
  if (below) return below
  const from = spotOf(view, by, here.point, there.point)
  const to = at ? spotOf(view, at, there.point, from) : there.point
  const seen = looks ? view : { ...view, units: view.units.filter(({ vehicle }) => vehicle !== null) }
  const stopped = sightlines(seen, { by, at }, boundsOf([from, to]))
  const found = stopped(from, to)
  const who = by.id === '' ? 'A man here' : capitalised(by.name)
  const whom = at === undefined || at.id === '' ? 'a man there' : at.name
  if (!found) {
    const fire = fireWords(view, by, at)
    return {
      seen: true,
      verdict: 'Seen',
      text: `${doing(who, `sees ${whom}`)}, ${inches(distance(from, to))} away.${fire.text}`,
      clauses: ['SK-FIRE-18', ...fire.clauses],
    }
  }
  const stop = { at: stopOf(stopped, from, to), by: calledOn(view, found, from, to) }
  const far = inches(distance(from, stop.at))
  return {
    seen: false,
    verdict: 'Not seen',
    text: `${doing(who, `does not see ${whom}`)}: ${obstructionWords(view, found, stop.by)}. Along this line one sees ${far}.`,
    clauses: [OBSTRUCTIONS[found].clause],
    stop,
  }
}

const COVER_WORDS: Readonly<Record<Cover, string>> = {
  none: 'no cover',
  soft: 'soft cover',
  hard: 'hard cover',
  trench: 'in a trench',
  bunker: 'cover of a bunker',
}

/** SK-BOM-16: the ruler begins at troops, at one's own where a side looks, as long as fire is plotted by eye in the battle. */
export const noLength = (view: View, side: string | undefined, from: LineEnd): string | undefined => {
  if (!isPlottedByEye(view) || view.ending) return undefined
  const unit = unitOf(view, from)
  if (unit && (side === undefined || unit.side === side)) return undefined
  return `begin at ${side === undefined ? 'a unit' : 'a unit of your own'} (SK-BOM-16)`
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

/** Whose man or model stands on a place, or who is inside what stands there. */
export const unitAt = (view: View, p: Point): Unit | undefined => {
  const body = bodiesOn(view.units).find(({ base }) => containsPoint(base, p))
  if (body) return body.unit
  const house = housesStanding(view).find(({ shape }) => shapeHolds(shape, p))
  return house && view.units.find(({ where, inside }) => where === 'table' && inside === house.id)
}
