import type { Refusal } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { bearing, type Heading, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { shownArrow, shownGhost } from '#table/shown.ts'
import { moveOf } from '../../game/moves/move.ts'
import { type PlannedBase, planMove } from '../../game/moves/plan.ts'
import { costOf } from '../../game/moves/reach.ts'
import { minorObstacleAt } from '../../game/moves/skirting.ts'
import { cohesionOf, straightOn, waysOf } from '../../game/moves/ways.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { MOVE as RULES } from '../../game/phases/movement/move.ts'
import { planned } from '../../game/phases/movement/planning.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Base, Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { fromInches, INCH, toInches } from '../../tables/index.ts'
import { ownFireThere } from '../fire-plan.ts'
import { movedGhosts } from '../ghosts.ts'
import { dangersAt } from '../odds/check.ts'
import { contactOf, type Moved, movedTo, oddsOfMove } from '../odds/combat.ts'
import { crossingDetail, crossingWords, overTheBridge } from './crossing.ts'
import { onlyItsUnit, type PhaseDesk } from './desk.ts'

type Move = OrderOf<'move'>

/** All bases the same way. */
const headedTo = (unit: Unit, heading: Heading, slip: boolean): Move => ({
  kind: 'move',
  bases: unit.bases.map(({ id }) => ({ base: id, heading: toDegrees(heading) })),
  slip,
})

/** To either side of straight on, in hundredths of a degree. */
const BEARINGS = [
  ['Half left', -4500],
  ['A little left', -2200],
  ['A little right', 2200],
  ['Half right', 4500],
] as const

const PLAIN: Move = { kind: 'move', slip: false }

const isSame = (a: PlayerOrder, b: PlayerOrder): boolean => JSON.stringify(a) === JSON.stringify(b)

const AS_DRAWN = 'As drawn'

const NOT_DRAWN: Refusal = {
  code: 'not-drawn',
  message: 'Drag the unit on the table, or move it with Enter and the arrow keys.',
}

/** What is to be known of a move beside its choices. */
const prospectsAt = (
  view: View,
  unit: Unit,
  phase: PhaseOf<'move'>,
  ends: readonly PlannedBase[],
): Pick<Writing, 'odds' | 'warnings' | 'note'> => {
  const moved = movedTo(view, unit, ends)
  const note = crossingWords(view, unit, ends, phase.inches)
  return {
    ...(phase.order === 'advance' ? { odds: oddsOfMove(moved) } : {}),
    warnings: warningsAt(moved),
    ...(note === undefined ? {} : { note }),
  }
}

/** How far a move leads and what may come of it: the close combat it ends in, or the next check there. */
const prospectOf = (
  view: View,
  unit: Unit,
  phase: PhaseOf<'move'>,
  order: Move,
): Pick<Edit, 'detail' | 'odds'> => {
  if (order.slip) return {}
  const ends = endsOf(view, unit, phase, order)
  const far = Math.max(0, ...ends.map(({ base, place }) => distance(base.centre, place.centre)))
  const detail = `${toInches(far).toFixed(1)} in${crossingDetail(view, ends, phase.inches)}`
  const moved = movedTo(view, unit, ends)
  const contact = phase.order === 'advance' ? contactOf(moved) : undefined
  if (contact)
    return {
      detail: `${detail}, into ${contact.against}`,
      odds: { likely: contact.won, feared: contact.lost },
    }
  const [danger] = dangersAt(moved.view, moved.unit)
  return { detail, ...(danger?.chance ? { odds: { feared: danger.chance } } : {}) }
}

const warningsAt = ({ view, unit }: Moved): readonly Danger[] => ownFireThere(view, unit)

/** What waits at the end of a move. */
const waiting = (
  view: View,
  unit: Unit,
  phase: PhaseOf<'move'>,
  ends: readonly PlannedBase[],
): readonly Danger[] => {
  const moved = movedTo(view, unit, ends)
  const contact = phase.order === 'advance' ? contactOf(moved) : undefined
  return [
    ...(contact ? [{ text: `Close combat with ${contact.against}`, chance: contact.won }] : []),
    ...(contact ? [] : dangersAt(moved.view, moved.unit)),
    ...ownFireThere(moved.view, moved.unit),
  ]
}

type Step = NonNullable<Move['bases']>[number]

/** The move a player has drawn: its direction counts, one bend at most, and the way the bases look at the end. */
const drawn = (path: readonly Point[], heading: Heading, leader: Heading): Omit<Step, 'base'> => {
  const [from, second, third] = path
  const far = from && second && distance(from, second) > INCH / 8
  const way = far ? { heading: toDegrees(bearing(from, second)) } : {}
  const bend =
    far && third && distance(second, third) > INCH / 8
      ? { bend: { after: toInches(distance(from, second)), heading: toDegrees(bearing(second, third)) } }
      : {}
  const facing = heading === leader ? {} : { facing: toDegrees(heading) }
  return { ...way, ...bend, ...facing }
}

/** PA-MOVE-26: a way drawn round something small bends where it comes to it. */
const upToObstacle = (
  view: View,
  phase: PhaseOf<'move'>,
  unit: Unit,
  leader: Base,
  step: Omit<Step, 'base'>,
): Omit<Step, 'base'> => {
  if (!step.bend || step.heading === undefined) return step
  const at = minorObstacleAt(moveOf(view, unit, phase), leader, fromDegrees(step.heading))
  return at === undefined ? step : { ...step, bend: { ...step.bend, after: toInches(at) } }
}

/** The order with another way for some bases; the others go as they were told before. */
const withWay = (unit: Unit, before: Move, pieces: readonly string[], step: Omit<Step, 'base'>): Move => {
  const others = (before.bases ?? []).filter(({ base }) => !pieces.includes(base))
  const own = unit.bases.filter(({ id }) => pieces.includes(id)).map(({ id }) => ({ base: id, ...step }))
  return { kind: 'move', bases: [...others, ...own], slip: false }
}

/** Where the bases end if they go so, turned as told if they may; they always go as far as they can. */
const endsOf = (view: View, unit: Unit, phase: PhaseOf<'move'>, order: Move): readonly PlannedBase[] => {
  const plan = planned({ state: view, unit, phase }, order)
  if ('bases' in plan) return plan.bases
  const move = moveOf(view, unit, phase)
  return planMove(move, waysOf(order.bases, cohesionOf(move).usual))
}

/** Where the bases of the unit end. */
const movePreview = (view: View, phase: PhaseOf<'move'>, order: Move) => {
  const unit = unitNamed(view, phase.unit)
  return unit ? endsOf(view, unit, phase, order) : []
}

export const MOVE: PhaseDesk<'move'> = {
  writing({ view, phase, before }) {
    const unit = unitNamed(view, phase.unit)
    if (!unit) return undefined
    const order = before?.kind === 'move' ? before : PLAIN
    const middle = straightOn(view, unit, phase.order)
    const offered: (readonly [string, Move])[] = [
      ['Straight on', PLAIN],
      ...BEARINGS.map(([title, by]) => [title, headedTo(unit, turned(middle, by), false)] as const),
      ...(unit.troop === 'stosstruppen'
        ? [['Slip through the enemy', { kind: 'move', slip: true }] as const]
        : []),
    ]
    const named = offered.find(([, move]) => isSame(move, order))?.[0]
    return {
      order,
      unit: unit.id,
      give: `Move ${unit.name} ${(named ?? AS_DRAWN).toLowerCase()}`,
      groups: [
        {
          title: 'Which way (or drag the unit, or one base of it)',
          edits: [
            ...offered.map(([title, move]): Edit => {
              const refusal = RULES.check(view, phase, phase.side, move)
              return refusal
                ? { title, refusal }
                : { title, chosen: title === named, order: move, ...prospectOf(view, unit, phase, move) }
            }),
            named === undefined
              ? { title: AS_DRAWN, chosen: true, order, ...prospectOf(view, unit, phase, order) }
              : { title: AS_DRAWN, refusal: NOT_DRAWN },
          ],
        },
      ],
      draggable: unit.bases.map(({ id }) => id),
      ...(order.slip ? {} : prospectsAt(view, unit, phase, endsOf(view, unit, phase, order))),
    }
  },
  /** A whole unit is dragged and moves; a base taken alone is told its way, and the others are seen to before it goes. */
  drag({ view, phase, before }, { pieces, path, heading }) {
    const unit = unitNamed(view, phase.unit)
    const leader = unit?.bases.find(({ id }) => id === pieces[0])
    if (!unit || !leader) return undefined
    const alone = unit.bases.some(({ id }) => !pieces.includes(id))
    const step = upToObstacle(view, phase, unit, leader, drawn(path, heading, leader.heading))
    const kept = alone && before?.kind === 'move' ? before : PLAIN
    const order = withWay(unit, kept, pieces, step)
    const refusal = RULES.check(view, phase, phase.side, order)
    const all = endsOf(view, unit, phase, order)
    const ends = all.filter(({ base }) => pieces.includes(base.id))
    const own = ends.find(({ base }) => base.id === leader.id)
    const used = own ? Math.round(distance(leader.centre, own.place.centre)) : 0
    // Cavalry pays less for open countryside, so that what is left is not what the ruler leaves.
    const cost =
      own && used > 0 && !step.bend
        ? Math.round(costOf(view, unit, leader.centre, bearing(leader.centre, own.place.centre), used))
        : used
    return {
      order,
      ...(alone ? { written: true } : {}),
      ...(refusal ? { refusal } : { danger: waiting(view, unit, phase, all) }),
      used,
      left: Math.max(0, fromInches(phase.inches) - cost),
      ghosts: ends.map(({ base, place }) =>
        shownGhost(base.id, place, refusal && step.facing !== undefined ? heading : place.heading),
      ),
    }
  },
  todo: onlyItsUnit,
  areas(view, phase, order) {
    if (order?.kind !== 'move' || order.slip) return []
    const ends = movePreview(view, phase, order)
    const over = overTheBridge(view, ends)
    return ends.map((end): Area => {
      const turn = over.indexOf(end) + 1
      return {
        id: `way-${end.base.id}`,
        style: 'path',
        outline: shownArrow(end.base.centre, end.place.centre),
        ...(over.length > 1 && turn > 0 ? { label: String(turn) } : {}),
      }
    })
  },
  ghosts(view, order) {
    const phase = topPhase(view)
    return order.kind === 'move' && phase?.name === 'move'
      ? movedGhosts(movePreview(view, phase, order))
      : undefined
  },
  words: [['move', 'move', 'moves']],
}
