import type { AnyOrder } from '../../../kernel/game/game.ts'
import type { Area } from '../../../screen/area.ts'
import { shownCircle } from '../../../table/shown.ts'
import { houseNamed } from '../game/board/ground.ts'
import type { View } from '../game/view.ts'
import { idOf } from '../scenarios/ids.ts'
import { fromInches, OBJECTIVE, pointAt } from '../tables/table-top.ts'
import { sideIndex } from './naming.ts'
import { writtenAreas } from './written-areas.ts'

/** SK-END-03 */
const objectives = (view: View): readonly Area[] =>
  view.objectives.flatMap(({ id, name, points, holder }, i): readonly Area[] => {
    const listed = view.scenario.objectives[i]
    if (!listed) return []
    const near = fromInches(OBJECTIVE.within)
    const house = listed.at === 'structure' ? houseNamed(view, idOf(listed.name)) : undefined
    const centre = listed.at === 'structure' ? house?.middle : pointAt({ x: listed.at[0], y: listed.at[1] })
    if (!centre) return []
    const side = holder === null ? {} : { side: sideIndex(view, holder) }
    return [
      {
        id: `objective-${id}`,
        style: 'objective',
        outline: shownCircle(centre, near),
        label: name,
        number: points,
        ...side,
      },
    ]
  })

export const shownAreas = (
  view: View,
  _chosen: string | undefined,
  writing: AnyOrder | undefined,
): readonly Area[] => [...objectives(view), ...writtenAreas(view, writing)]
