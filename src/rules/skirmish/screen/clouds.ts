import { middleOf } from '../../../kernel/geometry/point.ts'
import type { Area } from '../../../screen/area.ts'
import { shownArrow, shownCircle } from '../../../table/shown.ts'
import { agedCloud } from '../game/clouds/drifting.ts'
import type { Cloud } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { CLOUD_LIFE } from '../tables/index.ts'

/** "Gas 6 (2/4)": the number that men throw against, and how old it is. */
const labelOf = ({ kind, age }: Cloud): string => {
  const number = CLOUD_LIFE[age - 1]?.gasNumber
  const what = kind === 'gas' && number !== undefined ? `Gas ${number}` : 'Smoke'
  return `${what} (${age}/${CLOUD_LIFE.length})`
}

/** SK-CLD-09: where a cloud will be in the next move, and whether it will be at all. */
const nextPlace = (view: View, cloud: Cloud): readonly Area[] => {
  const next = agedCloud(view, cloud)
  if (!next) return []
  const [from, to] = [middleOf(cloud.puffs), middleOf(next.puffs)]
  return [
    ...next.puffs.map(
      (puff, i): Area => ({
        id: `cloud-${cloud.id}-next-${i}`,
        style: 'range',
        outline: shownCircle(puff, cloud.diameter / 2),
      }),
    ),
    ...(from.x === to.x && from.y === to.y
      ? []
      : [{ id: `cloud-${cloud.id}-drift`, style: 'path', outline: shownArrow(from, to) } as const]),
  ]
}

/** Smoke and gas puff by puff, with a ghost of the next move. */
export const cloudAreas = (view: View): readonly Area[] =>
  view.clouds.flatMap((cloud) => [
    ...nextPlace(view, cloud),
    ...cloud.puffs.map(
      (puff, i): Area => ({
        id: `cloud-${cloud.id}-${i}`,
        style: cloud.kind,
        outline: shownCircle(puff, cloud.diameter / 2),
        ...(i === 0 ? { label: labelOf(cloud), clear: true } : {}),
      }),
    ),
  ])
