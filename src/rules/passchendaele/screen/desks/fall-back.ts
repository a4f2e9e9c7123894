import { topPhase } from '#kernel/game/phases.ts'
import { angleBetween, bearing, HALF, turned } from '#kernel/geometry/angle.ts'
import { distance } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownGhost } from '#table/shown.ts'
import { aroundFallingBack, planFallBack } from '../../game/moves/fall-back.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { toInches } from '../../tables/index.ts'
import { movedGhosts } from '../ghosts.ts'
import { JAMMED } from '../odds/way-back.ts'
import { onlyItsUnit, type PhaseDesk } from './desk.ts'

type Way = PhaseOf<'fall-back'>['ways'][number]

const along = ({ side }: Way): PlayerOrder => ({ kind: 'fall-back', side })

/** The smallest turn off straight back is the usual way. */
const usualFirst = (view: View, { ways, side }: PhaseOf<'fall-back'>): readonly Way[] => {
  const straight = turned(view.table.enemy[side], HALF)
  return ways.toSorted((a, b) => angleBetween(straight, a.heading) - angleBetween(straight, b.heading))
}

const wayIn = (view: View, phase: PhaseOf<'fall-back'>, before: PlayerOrder | undefined): Way | undefined =>
  (before?.kind === 'fall-back' ? phase.ways.find(({ side }) => side === before.side) : undefined) ??
  usualFirst(view, phase)[0]

const planOf = (view: View, unit: Unit, way: Way) =>
  planFallBack(view, unit, aroundFallingBack(view, unit), way.heading)

const endsOf = (view: View, unit: Unit, way: Way) => planOf(view, unit, way).bases

/** "1.0 in", "0.2 in, jammed". */
const wayWords = (view: View, unit: Unit, way: Way): string => {
  const { bases, jammed } = planOf(view, unit, way)
  const far = Math.max(0, ...bases.map(({ base, place }) => distance(base.centre, place.centre)))
  return `${toInches(far).toFixed(1)} in${jammed ? `, ${JAMMED}` : ''}`
}

export const FALL_BACK: PhaseDesk<'fall-back'> = {
  writing({ view, phase, before }) {
    const unit = unitNamed(view, phase.unit)
    const way = wayIn(view, phase, before)
    if (!unit || !way) return undefined
    return {
      order: along(way),
      unit: unit.id,
      give: `${unit.name} falls back to the ${way.side}`,
      groups: [
        {
          title: 'To which side (or drag the unit)',
          edits: usualFirst(view, phase).map((one) => ({
            title: `To the ${one.side}`,
            detail: wayWords(view, unit, one),
            chosen: one.side === way.side,
            order: along(one),
          })),
        },
      ],
      draggable: unit.bases.map(({ id }) => id),
      turnable: [],
    }
  },
  /** The hand shows the side. */
  drag({ view, phase }, { path }) {
    const unit = unitNamed(view, phase.unit)
    const [from] = path
    const to = path.at(-1)
    if (!unit || !from || !to) return undefined
    const shown = bearing(from, to)
    const [way] = phase.ways.toSorted(
      (a, b) => angleBetween(shown, a.heading) - angleBetween(shown, b.heading),
    )
    if (!way) return undefined
    const ends = endsOf(view, unit, way)
    const [first] = ends
    return {
      order: along(way),
      used: first ? Math.round(distance(first.base.centre, first.place.centre)) : 0,
      left: 0,
      ghosts: ends.map(({ base, place }) => shownGhost(base.id, place)),
    }
  },
  todo: onlyItsUnit,
  /** Both ways, the chosen one drawn strong. */
  areas(view, phase, before) {
    const unit = unitNamed(view, phase.unit)
    const chosen = wayIn(view, phase, before)
    if (!unit) return []
    return phase.ways.flatMap((way) =>
      endsOf(view, unit, way).map(
        ({ base, place }, i): Area => ({
          id: `back-${way.side}-${base.id}`,
          style: way.side === chosen?.side ? 'path' : 'reach',
          outline: shownArrow(base.centre, place.centre),
          ...(i === 0 ? { label: way.side } : {}),
        }),
      ),
    )
  },
  ghosts(view, order) {
    const phase = topPhase(view)
    if (order.kind !== 'fall-back' || phase?.name !== 'fall-back') return undefined
    const unit = unitNamed(view, phase.unit)
    const way = wayIn(view, phase, order)
    return unit && way && movedGhosts(endsOf(view, unit, way))
  },
  words: [['fall-back', 'unit falling back', 'units falling back']],
}
