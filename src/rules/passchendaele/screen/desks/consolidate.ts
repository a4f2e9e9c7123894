import { topPhase } from '#kernel/game/phases.ts'
import { ahead } from '#kernel/geometry/angle.ts'
import { distance } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Dragged } from '#screen/desk.ts'
import type { DraggedTo, EditGroup, Writing } from '#screen/writing.ts'
import { shownArrow, shownGhost } from '#table/shown.ts'
import { consolidated } from '../../game/phases/close-combat/consolidate.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { CONSOLIDATION, fromInches, toInches } from '../../tables/index.ts'
import { movedGhosts } from '../ghosts.ts'
import { onlyItsUnit, type PhaseDesk } from './desk.ts'

type Consolidate = OrderOf<'consolidate'>

const ALL: Consolidate = { kind: 'consolidate' }

/** Parts of the way that have a button; by hand any part can be had. */
const PARTS = [
  ['Stay', 0],
  ['Half-way', 0.5],
  ['Step forward', 1],
] as const

const stepOf = ({ bases }: Consolidate, base: string): number =>
  bases ? (bases.find((step) => step.base === base)?.inches ?? 0) : CONSOLIDATION

/** The order with other steps for some bases. */
const withSteps = (unit: Unit, order: Consolidate, ids: readonly string[], inches: number): Consolidate => {
  const steps = unit.bases.map(({ id }) => ({
    base: id,
    inches: ids.includes(id) ? inches : stepOf(order, id),
  }))
  return steps.every((step) => step.inches === CONSOLIDATION)
    ? ALL
    : { kind: 'consolidate', bases: steps.filter((step) => step.inches > 0) }
}

const consolidationOf = (before: PlayerOrder | undefined): Consolidate =>
  before?.kind === 'consolidate' ? before : ALL

const giveTitle = ({ name, bases }: Unit, stepping: number): string => {
  if (stepping === 0) return `${name} stays`
  return stepping === bases.length
    ? `${name} steps forward`
    : `${name} steps forward with ${stepping} of ${bases.length} bases`
}

/** PA-COMBAT-14: all step forward to begin with; each base can be told otherwise. */
const writingFor = (unit: Unit, before: PlayerOrder | undefined): Writing => {
  const order = consolidationOf(before)
  const groupFor = (title: string, ids: readonly string[]): EditGroup => ({
    title,
    edits: PARTS.map(([name, part]) => ({
      title: name,
      chosen: ids.every((id) => stepOf(order, id) === part * CONSOLIDATION),
      order: withSteps(unit, order, ids, part * CONSOLIDATION),
    })).toReversed(),
  })
  const ids = unit.bases.map(({ id }) => id)
  const stepping = ids.filter((id) => stepOf(order, id) > 0).length
  return {
    order,
    unit: unit.id,
    give: giveTitle(unit, stepping),
    groups: [
      groupFor('All bases (or drag them)', ids),
      ...(ids.length > 1 ? ids.map((id, i) => groupFor(`Base ${i + 1}`, [id])) : []),
    ],
    draggable: ids,
    turnable: [],
  }
}

/** Where the order leads. */
const arrows = (view: View, unit: Unit, order: Consolidate): readonly Area[] =>
  consolidated(view, unit, order).flatMap(({ base, place }) =>
    distance(base.centre, place.centre) === 0
      ? []
      : [
          {
            id: `step-${base.id}`,
            style: 'path' as const,
            outline: shownArrow(base.centre, place.centre),
          },
        ],
  )

/** A hand is not steadier than this, in inches. */
const NEAREST = 0.05

/** Forward only, and no farther than the rule allows: the hand shows how far. */
const dragged = (
  view: View,
  unit: Unit,
  before: PlayerOrder | undefined,
  { pieces, path }: Dragged,
): DraggedTo | undefined => {
  const [from] = path
  const to = path.at(-1)
  if (!from || !to) return undefined
  const forward = toInches(ahead(from, view.table.enemy[unit.side], to))
  const nearest = Math.round(forward / NEAREST) * NEAREST
  const inches = Math.min(CONSOLIDATION, Math.max(0, Math.round(nearest * 100) / 100))
  const order = withSteps(unit, consolidationOf(before), pieces, inches)
  const ends = consolidated(view, unit, order)
  const led = ends.find(({ base }) => base.id === pieces[0])
  const used = led ? Math.round(distance(led.base.centre, led.place.centre)) : 0
  return {
    order,
    written: true,
    used,
    left: fromInches(CONSOLIDATION) - used,
    ghosts: ends
      .filter(({ base }) => pieces.includes(base.id))
      .map(({ base, place }) => shownGhost(base.id, place)),
  }
}

export const CONSOLIDATE: PhaseDesk<'consolidate'> = {
  writing({ view, phase, before }) {
    const unit = unitNamed(view, phase.unit)
    return unit && writingFor(unit, before)
  },
  drag({ view, phase, before }, how) {
    const unit = unitNamed(view, phase.unit)
    return unit && dragged(view, unit, before, how)
  },
  todo: onlyItsUnit,
  areas(view, phase, order) {
    const unit = unitNamed(view, phase.unit)
    return unit ? arrows(view, unit, consolidationOf(order)) : []
  },
  ghosts(view, order) {
    const phase = topPhase(view)
    if (order.kind !== 'consolidate' || phase?.name !== 'consolidate') return undefined
    const unit = unitNamed(view, phase.unit)
    return unit && movedGhosts(consolidated(view, unit, order))
  },
  words: [['consolidate', 'unit consolidating', 'units consolidating']],
}
