import type { Wish } from '#kernel/game/commander.ts'
import { along, bearing } from '#kernel/geometry/angle.ts'
import { boundsApart } from '#kernel/geometry/bounds.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { fieldOf } from '../game/field.ts'
import { goingOf } from '../game/moves/mover.ts'
import { nameOf } from '../game/names.ts'
import { ableToMove } from '../game/phases/command/moving.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { battalionOf, isRifles } from '../game/units.ts'
import { fromCm, placeOf, RIVER_BANK } from '../tables/index.ts'
import { coverGrade } from './danger.ts'
import { nearestTo, type Picture, type Situation } from './situation.ts'

/** The middle of those whom a command stand orders. */
const ledBy = ({ view, picture }: Situation, command: Stand): readonly Stand[] => {
  const body = command.id.slice(0, -1)
  return picture.own.filter((stand) => {
    if (!isRifles(stand)) return false
    const battalion = battalionOf(view, stand)
    return battalion?.id === body || battalion?.regiment === body
  })
}

/** As near to the farthest of them as to any other. */
const amidst = (troops: readonly Stand[]): Point => {
  const xs = troops.map(({ centre }) => centre.x)
  const ys = troops.map(({ centre }) => centre.y)
  return {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  }
}

/** So far behind the middle of its troops, seen from the enemy. */
const BEHIND = fromCm(8)

const newPlace = (situation: Situation, command: Stand): Point | undefined => {
  const troops = ledBy(situation, command)
  if (troops.length === 0) return undefined
  const middle = amidst(troops)
  const enemy = nearestTo(situation.enemies, middle)
  const wished = enemy ? along(middle, bearing(enemy.centre, middle), BEHIND) : middle
  return enemy ? covered(situation, command, wished, enemy) : wished
}

const places = memo((_: Picture) => new Map<string, Point | undefined>())

const placeFor = (situation: Situation, command: Stand): Point | undefined => {
  const known = places(situation.picture)
  if (!known.has(command.id)) known.set(command.id, newPlace(situation, command))
  return known.get(command.id)
}

/** So far from the best place for orders a command looks for cover, and so much of the way each grade of it is worth. */
const ASIDE = fromCm(14)
const STEP = fromCm(3.5)
const GRADE = fromCm(8)
const BEST = 4

interface Off extends Point {
  readonly far: number
  /** Of two places that are worth as much, the one looked at first is taken. */
  readonly rank: number
}

const offsets = (): readonly Off[] => {
  const found: Off[] = []
  for (let x = -ASIDE; x <= ASIDE; x += STEP)
    for (let y = -ASIDE; y <= ASIDE; y += STEP / 5)
      found.push({ x, y, far: Math.sqrt(x * x + y * y), rank: found.length })
  return found.sort((one, other) => one.far - other.far || one.rank - other.rank)
}

/** The nearest first: the rest need not be looked at once they are too far off for any cover. */
const OFFSETS = offsets()

/** FF-CMD-01: every gun looks for a command in the open, so it goes to a trench or a house near by. */
const covered = (situation: Situation, command: Stand, wished: Point, enemy: Stand): Point => {
  const { width, length } = situation.view.scenario
  const away = distance(wished, enemy.centre) - fromCm(6)
  if (!hasCoverAbout(situation, wished)) return wished
  const isFree = (at: Point): boolean =>
    situation.view.stands.every(({ id, centre }) => id === command.id || distance(centre, at) >= ELBOW_ROOM)
  let best = wished
  let most = coverGrade(situation, command, wished) * GRADE
  let first = -1
  for (const { x, y, far, rank } of OFFSETS) {
    if (BEST * GRADE - far < most) break
    const at = { x: wished.x + x, y: wished.y + y }
    if (at.x < EDGE || at.y < EDGE || at.x > fromCm(width) - EDGE || at.y > fromCm(length) - EDGE) continue
    if (distance(at, enemy.centre) < away) continue
    const worth = coverGrade(situation, command, at) * GRADE - far
    if (worth < most || (worth === most && rank > first) || !isFree(at)) continue
    best = at
    most = worth
    first = rank
  }
  return best
}

/** Whether there is anything to look for. */
const hasCoverAbout = ({ view }: Situation, { x, y }: Point): boolean => {
  const about = { x1: x - ASIDE, y1: y - ASIDE, x2: x + ASIDE, y2: y + ASIDE }
  const { patches, trenches } = fieldOf(view.scenario)
  return [...patches, ...trenches].some(({ shape }) => !boundsApart(shape.bounds, about, BANK))
}

/** FF-COV: a river gives cover beyond its banks. */
const BANK = fromCm(RIVER_BANK + 0.1)

/** So far from other stands, and from the edges of the table. */
const ELBOW_ROOM = fromCm(2.5)
const EDGE = fromCm(2)

/** Command stands follow their troops, never in front of them. */
export function* leads(situation: Situation, phase: PhaseOf<'command-move'>): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  for (const command of ableToMove(view, phase)) {
    const wished = placeFor(situation, command)
    if (!wished) continue
    const far = distance(command.centre, wished)
    const near = coverGrade(situation, command, wished) > coverGrade(situation, command, command.centre)
    if (far < fromCm(near ? 0.5 : 6)) continue
    const most = goingOf(view, command)('cross-country').distance
    for (const share of [0.98, 0.6, 0.3]) {
      const { x, y } = placeOf(
        along(command.centre, bearing(command.centre, wished), Math.min(far, most * share)),
      )
      yield {
        order: { kind: 'command-move', stand: command.id, path: [[x, y]] },
        why: `${nameOf(view, command.id)} keeps up with the troops.`,
      }
    }
  }
  yield { order: { kind: 'end-turn' }, why: 'The turn is over.' }
}
