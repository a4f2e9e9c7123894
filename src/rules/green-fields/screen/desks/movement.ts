import type { Refusal } from '#kernel/game/game.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { mayMove, moverRefusal } from '../../game/phases/movement/movers.ts'
import { waysOf } from '../../game/phases/movement/ways.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { ahead, referenceOf, zoneNamed } from '../../reckoning/grid.ts'
import { pointing } from '../dragging.ts'
import { offered, zoneEdit } from '../legal.ts'
import { deskWriting, pressed, type Writer, writerOf, written } from '../writing/pattern.ts'
import { ridingEdits } from '../writing/riding.ts'
import { standingGroups } from '../writing/standing.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'
import { moved } from './marching.ts'

const movable = (view: View, phase: PhaseOf<'movement'>, side: SideName): ReadonlySet<string> =>
  idsOf(ownOf(view, side).filter((unit) => mayMove(view, phase, unit)))

/** The units of the chosen one's zone that go with it, as far as they have been ticked. */
const movers = ({ view, before }: Writer, phase: PhaseOf<'movement'>, unit: Unit): readonly string[] => {
  const able = stackIn(view, unit.place, unit.side).filter((one) => mayMove(view, phase, one))
  const ticked = before?.kind === 'move' && before.units.includes(unit.id) ? before.units : [unit.id]
  return able.map(({ id }) => id).filter((id) => ticked.includes(id))
}

const NOBODY: Refusal = { code: 'nobody', message: 'Somebody has to go, and there must be a way.' }

/** Who goes together; a written way is kept if they can all go it. */
const togetherEdits = (writer: Writer, phase: PhaseOf<'movement'>, unit: Unit): readonly Edit[] => {
  const { view, before } = writer
  const able = stackIn(view, unit.place, unit.side).filter((one) => mayMove(view, phase, one))
  if (able.length < 2) return []
  const going = movers(writer, phase, unit)
  const path =
    before?.kind === 'move' && before.units.includes(unit.id) ? before.path : [...nearest(writer, unit)]
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
const nearest = ({ view }: Writer, unit: Unit): readonly string[] => {
  const { to } = waysOf(view, unit)
  const way = to.get(unit.place + ahead(unit.side) * view.country.columns) ?? [...to.values()][0] ?? []
  return way.map((zone) => referenceOf(view.country, zone))
}

/** A way is chosen by its end, and given with the button when it has been looked at. */
const wayEdits = (writer: Writer, phase: PhaseOf<'movement'>, unit: Unit): readonly Edit[] => {
  const { view, side } = writer
  const units = movers(writer, phase, unit)
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

const exitEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => {
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
const writingMovement = (writer: Writer, phase: PhaseOf<'movement'>): Writing => {
  const { view, side, unit } = writer
  const hindered = unit && moverRefusal(view, phase, unit)
  const free = unit && !hindered
  const able = movable(view, phase, side)
  const left = able.size
  const idle = left > 0 && phase.moved.length === 0
  return deskWriting(
    writer,
    unit
      ? [
          ...(free
            ? [
                ...written('Who goes together', togetherEdits(writer, phase, unit)),
                ...written(`${unit.name} (or drag it, or tap a zone)`, wayEdits(writer, phase, unit)),
              ]
            : []),
          // GF-MOVE-17: who can go no farther may still get off his horse or lorry.
          ...pressed(unit.name, [...(free ? exitEdits(writer, unit) : []), ...ridingEdits(view, side, unit)]),
          ...standingGroups(writer),
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
      draggable: [...able],
    },
  )
}

export const MOVEMENT: Desk<'movement'> = {
  title: 'the movement',
  writing: (asked) => writingMovement(writerOf(asked), asked.phase),
  drag: pointing(({ view, side, units, path, spot }) => moved(view, side, units, path, spot)),
  todo: ({ view, phase, side }) => movable(view, phase, side),
  reach: (view, phase, unit) =>
    phase.side === unit.side && mayMove(view, phase, unit) ? [...waysOf(view, unit).to.keys()] : [],
}
