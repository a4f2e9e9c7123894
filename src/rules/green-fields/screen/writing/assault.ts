import type { Refusal } from '#kernel/game/game.ts'
import { capitalised, several, spelled } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { ahead, neighbours, referenceOf, zoneNamed } from '../../game/board/grid.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { mayMove, moverRefusal } from '../../game/phases/movement/movers.ts'
import { waysOf } from '../../game/phases/movement/ways.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { ENTRENCHING, LONGEST_ASSAULT_DAYS, OUT_OF_ACTION_SHARE } from '../../tables/index.ts'
import { offered, refusalOf, zoneEdit } from '../legal.ts'
import { editOdds } from '../odds/prospects.ts'
import { workOdds } from '../odds/trench.ts'
import { toDo } from '../todo.ts'
import { type Desk, deskWriting, oneOf, pressed, unable, written } from './pattern.ts'
import { ridingEdits } from './riding.ts'
import { standingGroups } from './standing.ts'
import { assaultPurchases } from './supply.ts'

/** What an assault means. */
const ASSAULT_NOTE = `An assault is fought turn by turn for at most ${several(LONGEST_ASSAULT_DAYS, 'day')}. Whoever opens it moves first; it ends sooner by agreement, or when one in ${spelled(OUT_OF_ACTION_SHARE)} of the units that went in is out of action.`

/** W10: the usual answer is no, unless the scenario says otherwise. */
export const writingDecision = (desk: Desk): Writing | undefined => {
  const { view, side } = desk
  const both = [
    { title: 'No assault this week', order: { kind: 'decline-assault' } as const },
    { title: 'Open an assault', order: { kind: 'open-assault' } as const },
  ].map((edit) => ({ ...edit, refusal: refusalOf(view, side, edit.order) }))
  const open = both.flatMap(({ refusal, ...edit }) => (refusal ? [] : [edit]))
  const closed = both.flatMap(({ title, refusal }): Edit[] => (refusal ? [{ title, refusal }] : []))
  return oneOf(desk, 'Open an assault?', open, ASSAULT_NOTE, closed)
}

/** The units of the chosen one's zone that go with it, as far as they have been ticked. */
const movers = ({ view, before }: Desk, phase: PhaseOf<'movement'>, unit: Unit): readonly string[] => {
  const able = stackIn(view, unit.place, unit.side).filter((one) => mayMove(view, phase, one))
  const ticked = before?.kind === 'move' && before.units.includes(unit.id) ? before.units : [unit.id]
  return able.map(({ id }) => id).filter((id) => ticked.includes(id))
}

const NOBODY: Refusal = { code: 'nobody', message: 'Somebody has to go, and there must be a way.' }

/** Who goes together; a written way is kept if they can all go it. */
const togetherEdits = (desk: Desk, phase: PhaseOf<'movement'>, unit: Unit): readonly Edit[] => {
  const { view, before } = desk
  const able = stackIn(view, unit.place, unit.side).filter((one) => mayMove(view, phase, one))
  if (able.length < 2) return []
  const going = movers(desk, phase, unit)
  const path =
    before?.kind === 'move' && before.units.includes(unit.id) ? before.path : [...nearest(desk, unit)]
  return able.map(({ id, name }): Edit => {
    const units = going.includes(id) ? going.filter((one) => one !== id) : [...going, id]
    const order: PlayerOrder = { kind: 'move', units, path }
    return {
      title: name,
      pieces: [id],
      chosen: going.includes(id),
      ...(units.length > 0 && path.length > 0 ? { order } : { refusal: NOBODY }),
    }
  })
}

/** Straight ahead, or wherever the unit can go: a way to begin with, until the player says another. */
const nearest = ({ view }: Desk, unit: Unit): readonly string[] => {
  const { to } = waysOf(view, unit)
  const way = to.get(unit.place + ahead(unit.side) * view.country.columns) ?? [...to.values()][0] ?? []
  return way.map((zone) => referenceOf(view.country, zone))
}

/** A way is chosen by its end, and given with the button when it has been looked at. */
const wayEdits = (desk: Desk, phase: PhaseOf<'movement'>, unit: Unit): readonly Edit[] => {
  const { view, side } = desk
  const units = movers(desk, phase, unit)
  const { to } = waysOf(view, unit)
  return zoneEdit(view, side, {
    title: 'Move to a zone…',
    prompt: 'Where to?',
    orderFor: (zone) => {
      const way = to.get(zoneNamed(view.country, zone) ?? -1)
      return {
        kind: 'move',
        units: [...units],
        path: way ? way.map((one) => referenceOf(view.country, one)) : [zone],
      }
    },
  })
}

const exitEdits = ({ view, side }: Desk, unit: Unit): readonly Edit[] => {
  const { out } = waysOf(view, unit)
  return out
    ? offered(view, side, "Leave over the enemy's edge", {
        kind: 'exit',
        units: [unit.id],
        path: out.map((zone) => referenceOf(view.country, zone)),
      })
    : []
}

/** A2 */
export const writingMovement = (desk: Desk, phase: PhaseOf<'movement'>): Writing => {
  const { view, side, unit } = desk
  const hindered = unit && moverRefusal(view, phase, unit)
  const free = unit && !hindered
  const left = toDo(view, side).size
  const idle = left > 0 && phase.moved.length === 0
  return deskWriting(
    desk,
    unit
      ? [
          ...(free
            ? [
                ...written('Who goes together', togetherEdits(desk, phase, unit)),
                ...written(`${unit.name} (or drag it, or tap a zone)`, wayEdits(desk, phase, unit)),
              ]
            : []),
          // GF-MOVE-17: who can go no farther may still get off his horse or lorry.
          ...pressed(unit.name, [...(free ? exitEdits(desk, unit) : []), ...ridingEdits(view, side, unit)]),
          ...standingGroups(desk),
        ]
      : [],
    {
      give:
        left === 0
          ? 'Done: all have moved'
          : idle
            ? 'Nobody moves'
            : `Done: ${several(left, 'unit')} can still move`,
      ends: {
        plan: 'Move as the staff plans',
        ...(idle ? { could: `${capitalised(several(left, 'unit'))} could move, and none has.` } : {}),
      },
      todo: 'can still move',
      ...(hindered ? { note: hindered.message } : {}),
      draggable: [...toDo(view, side)],
    },
  )
}

const worked =
  (view: View, unit: Unit, work: 'road' | 'bridge') =>
  (edit: Edit): Edit => ({
    ...edit,
    ...editOdds(workOdds(view, unit, work), 'done'),
  })

const buildEdits = ({ view, side }: Desk, unit: Unit): readonly Edit[] => [
  ...offered(view, side, 'Build a road', { kind: 'build', unit: unit.id, work: 'road' }).map(
    worked(view, unit, 'road'),
  ),
  ...(unit.place >= 0 ? neighbours(view.country, unit.place) : []).flatMap((to) => {
    const reference = referenceOf(view.country, to)
    return offered(view, side, `Bridge towards ${reference}`, {
      kind: 'build',
      unit: unit.id,
      work: 'bridge',
      to: reference,
    }).map(worked(view, unit, 'bridge'))
  }),
  ...offered(view, side, 'Dig a light trench', { kind: 'scrape-trench', unit: unit.id }).map((edit) => ({
    ...edit,
    detail: `costs ${ENTRENCHING.costsMorale} morale`,
  })),
]

/** A5 */
export const writingAssaultConstruction = (desk: Desk): Writing => {
  const { view, unit } = desk
  const edits = unit ? buildEdits(desk, unit) : []
  const likely: PlayerOrder | undefined =
    unit &&
    (unit.type === 'pioneer'
      ? { kind: 'build', unit: unit.id, work: 'road' }
      : { kind: 'scrape-trench', unit: unit.id })
  return deskWriting(desk, unit ? pressed(`${unit.name}: work`, edits) : [], {
    give: 'Done with the works',
    ends: { plan: 'Work as the staff plans' },
    todo: 'can build or dig in',
    ...(edits.length === 0 ? unable(desk, likely) : {}),
    ...(unit?.type === 'pioneer' && isOnBoard(unit)
      ? { odds: { title: 'Odds of pioneer work', rows: 'Work', asked: workOdds(view, unit, 'road') } }
      : {}),
  })
}

/** A6 */
export const writingReserves = (desk: Desk, { answering }: PhaseOf<'reserves'>): Writing => {
  const { view, side, unit } = desk
  const enter = unit
    ? pressed(
        `${unit.name} (or drag it to the base line)`,
        zoneEdit(view, side, {
          title: 'Bring it on in a zone…',
          prompt: 'Where does it come on?',
          orderFor: (zone) => ({ kind: 'enter', unit: unit.id, zone }),
          atOnce: true,
        }),
      )
    : []
  const stop = offered(view, side, answering ? 'Stop the assault' : 'Offer to stop the assault', {
    kind: 'stop-assault',
  })
  return deskWriting(desk, [...(answering ? [] : enter), ...pressed('The assault', stop)], {
    ...(answering ? {} : { later: assaultPurchases(desk) }),
    ...(answering ? {} : { ends: { plan: 'Bring them on as the staff plans' } }),
    give: answering ? 'Fight on' : 'Done: end the turn',
    ...(answering ? {} : { todo: 'can come on' }),
    draggable: answering ? [] : [...toDo(view, side)],
  })
}
