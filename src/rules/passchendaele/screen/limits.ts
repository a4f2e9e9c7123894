import { topPhase } from '#kernel/game/phases.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { ownEdge, rearOfFrontLine } from '../game/phases/deployment/limits.ts'
import { deployedUnits } from '../game/phases/deployment/steps.ts'
import type { View } from '../game/view.ts'
import { lineAcross, lineBehindFront } from '../scenarios/field.ts'
import { FRONT_BY, FRONT_TO_REAR, fromInches, ROOM_FOR_RESERVES } from '../tables/index.ts'

const line = (id: string, label: string, points: readonly Point[]): Area => ({
  id: `limit-${id}`,
  style: 'range',
  outline: { shape: 'line', points },
  label,
  clear: true,
})

/** PA-SETUP-18, PA-SETUP-19: the limits of the step of the deployment that is being played. */
export const deploymentLimits = (view: View): readonly Area[] => {
  const phase = topPhase(view)
  if (phase?.name !== 'deploy' && phase?.name !== 'relocate') return []
  const { table } = view
  const { side } = phase
  const edge = line('front', 'Front edge', lineBehindFront(table, side, 0))
  if (phase.name === 'relocate' || phase.step === 'attack') return [edge]
  if (phase.step === 'reserve') {
    const rear = rearOfFrontLine(table, side, deployedUnits(view))
    return rear === undefined
      ? []
      : [
          line(
            'reserves',
            `Reserves: ${FRONT_TO_REAR} inches behind the front line`,
            lineAcross(table, side, rear - fromInches(FRONT_TO_REAR)),
          ),
        ]
  }
  const room = ownEdge(table, side) + fromInches(ROOM_FOR_RESERVES)
  return [
    edge,
    line(
      'half',
      `${FRONT_BY.half} inches: half of each division`,
      lineBehindFront(table, side, fromInches(FRONT_BY.half)),
    ),
    line(
      'all',
      `${FRONT_BY.all} inches: all of each division`,
      lineBehindFront(table, side, fromInches(FRONT_BY.all)),
    ),
    line('room', `${ROOM_FOR_RESERVES} inches kept for the reserves`, lineAcross(table, side, room)),
  ]
}
