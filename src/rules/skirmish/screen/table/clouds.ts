import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { middleOf } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { agedCloud, windHeading } from '../../game/clouds/drifting.ts'
import { fieldOf } from '../../game/field.ts'
import type { Cloud } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { CLOUD_LIFE } from '../../tables/index.ts'
import { fromInches } from '../../tables/table-top.ts'

/** "Gas 6 (2/4)": the number that men throw against, and how old it is. */
export const cloudLabel = ({ kind, age }: Cloud): string => {
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

/** Inches from the corner of the table to the arrow of the wind, and how long that is. */
const ROSE = { off: 3, long: 3 } as const

/** Which way the wind blows, in the corner, where smoke or gas may be on the table. */
export const windArrow = (view: View): readonly Area[] => {
  const heading = windHeading(view)
  const { width, length } = fieldOf(view.scenario)
  if (heading === undefined || !view.wind || !mayHaveClouds(view)) return []
  const middle = { x: width - fromInches(ROSE.off), y: length - fromInches(ROSE.off) }
  const half = fromInches(ROSE.long / 2)
  return [
    {
      id: 'wind',
      style: 'path',
      outline: shownArrow(along(middle, turned(heading, HALF), half), along(middle, heading, half)),
      label: `${view.wind.strength} wind`,
      clear: true,
    },
  ]
}

/** Somebody has shells of smoke or gas, or has fired one. */
const mayHaveClouds = ({ clouds, batteries, units }: View): boolean =>
  clouds.length > 0 ||
  [...batteries, ...units].some(({ ammo }) => ammo.includes('smoke') || ammo.includes('gas'))

/** Smoke and gas puff by puff, with a ghost of the next move. */
export const cloudAreas = (view: View): readonly Area[] =>
  view.clouds.flatMap((cloud) => [
    ...nextPlace(view, cloud),
    ...cloud.puffs.map(
      (puff, i): Area => ({
        id: `cloud-${cloud.id}-${i}`,
        style: cloud.kind,
        outline: shownCircle(puff, cloud.diameter / 2),
        ...(i === 0 ? { label: cloudLabel(cloud), clear: true } : {}),
      }),
    ),
  ])
