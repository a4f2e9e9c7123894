import type { Heading } from '#kernel/geometry/angle.ts'
import { turned } from '#kernel/geometry/angle.ts'
import { containsPoint, within } from '#kernel/geometry/gap.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { minus, type Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Dragged } from '#screen/desk.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import type { Wishes } from '../../game/moves/company.ts'
import type { Wish } from '../../game/moves/course.ts'
import { nameOf } from '../../game/names.ts'
import { ACTIONS } from '../../game/phases/actions/actions.ts'
import { comingUp, joined } from '../../game/phases/actions/moving/charging.ts'
import { courseOfMove, isMoveCourse, moveOrder } from '../../game/phases/actions/moving/courses.ts'
import type { MovedStand } from '../../game/phases/forms.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import { standsOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { fromCm, KEEP_CLEAR, placeOf } from '../../tables/index.ts'
import { dangersOver } from './crossing.ts'
import { dangers } from './dangers.ts'
import { oddsOfFight } from './fight-odds.ts'
import { lengthOf } from './move-length.ts'
import { type CrossWire, crossingTo } from './over-wire.ts'

type Move = OrderOf<'move'>

export const spot = (point: Point): [number, number] => {
  const { x, y } = placeOf(point)
  return [Math.max(0, x), Math.max(0, y)]
}

/** The enemy on whom a drag ends. */
const enemyAt = (view: View, { side }: Stand, at: Point): string | undefined =>
  view.stands.find((other) => other.side !== side && containsPoint(other, at))?.id ??
  view.blockHouses.find((house) => house.holder !== null && house.holder !== side && containsPoint(house, at))
    ?.id

/** Each stand goes the way that was drawn, beginning where it stands; who only turns goes none (FF-ORD-18). */
const wayOf = ({ centre }: Stand, path: readonly Point[]): readonly Point[] => {
  const [from, ...on] = path
  if (!from) return []
  const way = on.map((point) => {
    const shift = minus(point, from)
    return { x: centre.x + shift.x, y: centre.y + shift.y }
  })
  return way.some(({ x, y }) => x !== centre.x || y !== centre.y) ? way : []
}

/** FF-MOVE-15: those in front go first, so that they make room. */
const frontFirst = (stands: readonly Stand[], path: readonly Point[]): readonly Stand[] => {
  const [from, to] = [path[0], path.at(-1)]
  if (!from || !to) return stands
  const way = minus(to, from)
  const front = ({ centre }: Stand): number => centre.x * way.x + centre.y * way.y
  return stands.toSorted((one, other) => front(other) - front(one))
}

/** What is drawn anew goes last, or where that is refused when it went before. */
const redrawn = (
  before: readonly MovedStand[],
  drawn: readonly MovedStand[],
  allowed: (stands: readonly MovedStand[]) => boolean,
): readonly MovedStand[] => {
  const anew = (stand: MovedStand): MovedStand | undefined => drawn.find((one) => one.stand === stand.stand)
  const others = before.filter((stand) => !anew(stand))
  const last = [...others, ...drawn]
  if (others.length === before.length || allowed(last)) return last
  const asBefore = before.map((stand) => anew(stand) ?? stand)
  const inTurn = [...asBefore, ...drawn.filter((stand) => !asBefore.includes(stand))]
  return allowed(inTurn) ? inTurn : last
}

/** The rest of a body that assaults: each goes for the enemy on his own way, or comes up behind the leader. */
const chargeOf = (
  view: View,
  phase: ActionsPhase,
  dragged: readonly Stand[],
  leader: Stand,
  wish: Wish,
): readonly MovedStand[] => {
  let wishes: Wishes = new Map([[leader.id, wish]])
  const shift = minus(wish.path.at(-1) ?? leader.centre, leader.centre)
  for (const stand of dragged) {
    if (stand === leader) continue
    const there = { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }
    const reached = view.stands.find(
      (enemy) => enemy.side !== stand.side && within(enemy, { ...stand, centre: there }, fromCm(KEEP_CLEAR)),
    )
    const own = reached && { path: [reached.centre], heading: stand.heading, target: reached.id }
    wishes = (own && joined(view, phase, wishes, stand, own)) ?? wishes
  }
  return moveOrder(comingUp(view, phase, dragged, wishes, shift)).stands
}

/** FF-WIRE-11: dragged on where wire bars the way, a body tries to get over it. */
const dragOver = (
  view: View,
  phase: ActionsPhase,
  before: PlayerOrder | undefined,
  dragged: readonly Stand[],
  leader: Stand,
  end: Point,
  heading: Heading,
): DraggedTo | undefined => {
  const over = crossingTo(view, dragged, leader, end, heading, (stand, at) => enemyAt(view, stand, at))
  if (!over) return undefined
  const led = over.order.stands.some(({ stand }) => stand === leader.id)
  const others =
    before?.kind === 'cross-wire'
      ? before.stands.filter(({ stand }) => !dragged.some(({ id }) => id === stand))
      : []
  // Whoever cannot get there is told why by the order that he would want.
  const own = led ? over.order.stands : [{ stand: leader.id, ...placeOf(end) }]
  const order: CrossWire = { kind: 'cross-wire', stands: [...others, ...own] }
  const refusal = ACTIONS.check(view, phase, phase.side, order)
  return {
    order,
    ...(dragged.length < standsOf(view, phase.unit).length ? { written: true } : {}),
    text: `Over the wire: ${several(order.stands.length, 'stand')}`,
    ...(refusal ? { refusal } : { danger: dangersOver(view, order) }),
    used: 0,
    left: 0,
    ghosts: over.courses.map(({ stand, place }) => shownGhost(stand.id, place)),
  }
}

/** Whole companies and single stands are dragged; dropped on an enemy they assault him. */
export const dragMove = (
  view: View,
  phase: ActionsPhase,
  before: PlayerOrder | undefined,
  { pieces, path, heading }: Dragged,
): DraggedTo | undefined => {
  const own = standsOf(view, phase.unit).filter(({ markers, below }) => markers === 0 && !below)
  const dragged = own.filter(({ id }) => pieces.includes(id))
  // The piece in hand leads the body.
  const leader = dragged.find(({ id }) => id === pieces[0]) ?? dragged[0]
  const end = path.at(-1)
  if (!leader || !end) return undefined
  const turn = heading - leader.heading
  const target = enemyAt(view, leader, end)
  const moved = frontFirst(dragged, path).map((stand): MovedStand => {
    const way = wayOf(stand, path).map(spot)
    const facing = toDegrees(turned(stand.heading, turn))
    return stand === leader && target !== undefined
      ? { stand: stand.id, path: way, facing, assault: target }
      : { stand: stand.id, path: way, facing }
  })
  const charging =
    target === undefined || dragged.length === 1
      ? moved
      : chargeOf(view, phase, dragged, leader, { path: wayOf(leader, path), heading, target })
  const alone = dragged.length < own.length
  const moving = (stands: readonly MovedStand[]): Move => ({
    kind: 'move',
    stands: [...stands],
    dismount: false,
    mount: false,
  })
  const allowed = (stands: readonly MovedStand[]): boolean =>
    !ACTIONS.check(view, phase, phase.side, moving(stands))
  const order = moving(
    alone && before?.kind === 'move' ? redrawn(before.stands, charging, allowed) : charging,
  )
  const course = courseOfMove(view, phase, order)
  const refusal = ACTIONS.check(view, phase, phase.side, order)
  const over =
    refusal && path.length === 2 ? dragOver(view, phase, before, dragged, leader, end, heading) : undefined
  if (over) return over
  const courses = isMoveCourse(course) ? course.courses : []
  const { used, most } = isMoveCourse(course) ? lengthOf(view, course) : { used: 0, most: 0 }
  const fight = target === undefined ? undefined : oddsOfFight(view, leader.id, target)
  return {
    order,
    ...(alone ? { written: true } : {}),
    // What cannot be worked out has no lengths: the reason says what it would take.
    ...(isMoveCourse(course) ? {} : { text: '' }),
    ...(refusal
      ? { refusal }
      : {
          danger: [
            ...(target !== undefined && fight?.likely
              ? [{ text: `Assault on ${nameOf(view, target)}`, chance: fight.likely }]
              : []),
            ...dangers(view, courses),
          ],
        }),
    used,
    left: Math.max(0, most - used),
    ghosts:
      courses.length > 0
        ? courses
            .filter(({ stand }) => pieces.includes(stand.id))
            .map(({ stand, place }) => shownGhost(stand.id, place))
        : dragged.map((stand) =>
            shownGhost(stand.id, { ...stand, centre: wayOf(stand, path).at(-1) ?? stand.centre, heading }),
          ),
  }
}
