import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import { shownCircle } from '#table/shown.ts'
import { pointOn } from '../../game/board/centreline.ts'
import { houseNamed } from '../../game/board/ground.ts'
import { gapsIn } from '../../game/board/lines.ts'
import { fieldOf } from '../../game/field.ts'
import { isEstimating } from '../../game/shells/estimates.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { isActive, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { idOf } from '../../scenarios/ids.ts'
import { fromInches, OBJECTIVE, pointAt, toInches } from '../../tables/table-top.ts'
import { chosenAreas } from '../chosen.ts'
import { writtenAreas } from '../ghosts.ts'
import { cloudAreas, windArrow } from './clouds.ts'
import { plotAreas } from './plots.ts'

/** SK-END-03 */
const objectives = (view: View): readonly Area[] =>
  view.objectives.flatMap(({ id, name, points, holder }, i): readonly Area[] => {
    const listed = view.scenario.objectives[i]
    if (!listed) return []
    const house = listed.at === 'structure' ? houseNamed(view, idOf(listed)) : undefined
    const centre = listed.at === 'structure' ? house?.middle : pointAt({ x: listed.at[0], y: listed.at[1] })
    if (!centre) return []
    const side = holder === null ? {} : { side: sideIndex(view, holder) }
    const outline = shownCircle(centre, fromInches(OBJECTIVE.within))
    return [{ id: `objective-${id}`, style: 'objective', outline, label: name, number: points, ...side }]
  })

/** SK-MOV-26: gaps in wire with their width, for it says who fits through. */
const gaps = (view: View): readonly Area[] =>
  fieldOf(view.scenario)
    .lines.filter(({ kind }) => kind === 'wire')
    .flatMap(({ id, line }) =>
      gapsIn(view, id).map(({ from, to }, i) => ({
        id: `gap-${id}-${i}`,
        style: 'reach',
        outline: { shape: 'line', points: [pointOn(line, from), pointOn(line, to)] },
        ...(isEstimating(view)
          ? {}
          : { label: `${Math.round(toInches(to - from) * 10) / 10} in`, clear: true }),
      })),
    )

/** Whose eyes the night is seen with: those of the chosen unit, or of the side that decides. */
const watchers = (view: View, chosen: Unit | undefined): readonly Unit[] => {
  if (chosen && isActive(chosen)) return [chosen]
  const phase = topPhase(view)
  const side = phase && 'side' in phase ? phase.side : undefined
  return view.units.filter((unit) => isActive(unit) && (side === undefined || unit.side === side))
}

/** SK-SET-09: how far anybody sees by night. */
const inSight = (view: View, chosen: Unit | undefined): readonly Area[] => {
  const { sight } = view.scenario
  if (sight === undefined || (view.move === 0 && !chosen)) return []
  return watchers(view, chosen).flatMap(({ id, figures, vehicle, position, inside }) => {
    const places = vehicle || inside !== null ? [position] : figures.map(({ at }) => at)
    return places.map((at, i) => ({
      id: `sight-${id}-${i}`,
      style: 'in-sight',
      outline: shownCircle(at, fromInches(sight)),
    }))
  })
}

export const shownAreas = (
  view: View,
  id: string | undefined,
  writing: AnyOrder | undefined,
): readonly Area[] => {
  const chosen = id === undefined ? undefined : unitNamed(view, id)
  return [
    ...inSight(view, chosen),
    ...objectives(view),
    ...gaps(view),
    ...cloudAreas(view),
    ...windArrow(view),
    ...(isEstimating(view) ? [] : plotAreas(view)),
    ...(chosen ? chosenAreas(view, chosen) : []),
    ...writtenAreas(view, writing),
  ]
}
