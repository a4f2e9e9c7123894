import { fromDegrees } from '#kernel/geometry/measure.ts'
import { capitalised, listed, several } from '#kernel/words.ts'
import type { Danger } from '#screen/odds.ts'
import { driftOver } from '#table/template.ts'
import { nameOf } from '../../../game/names.ts'
import { batteryOf } from '../../../game/phases/actions/guns/battery.ts'
import { frontLineRefusal, reachRefusal } from '../../../game/phases/actions/guns/reach.ts'
import { batteriesOf, firesOf, gasNumber, gasOf } from '../../../game/phases/plans/scope.ts'
import type { View } from '../../../game/view.ts'
import { areaAt } from '../../../game/zones/areas.ts'
import { targetsIn } from '../../../game/zones/targets.ts'
import { CLOUD, fromCm, pointAt } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { filmOf } from './film.ts'
import type { FirePlan } from './plan.ts'
import { batteryAt } from './shapes.ts'

const mind = (text: string): Danger => ({ text })
const onOwn = (text: string): Danger => ({ text, own: true })

/** FF-RB-04, FF-RB-06: the own start line under the own barrage. */
const underOwnBarrage = (view: View, plan: FirePlan): readonly Danger[] => {
  const film = filmOf(view, plan)
  const [first] = film
  if (!first) return []
  const { own, close, turn } = first
  return [
    ...(own > 0
      ? [onOwn(`Your start line: ${several(own, 'stand')} of yours under the barrage on turn ${turn}.`)]
      : []),
    ...(close > 0
      ? [
          onOwn(
            `${capitalised(several(close, 'stand'))} of yours within 6 cm of the barrage on turn ${turn}.`,
          ),
        ]
      : []),
    ...(film.every(({ enemies }) => enemies === 0)
      ? [mind('The barrage never lies on an enemy where he stands now.')]
      : []),
  ]
}

/** Points and bombardments with own stands in their area. */
const onOwnTroops = (view: View, side: Side, { points, fires }: FirePlan): readonly Danger[] => {
  const struck = (area: ReturnType<typeof areaAt>): readonly string[] => [
    ...new Set(
      targetsIn(view, area)
        .filter(({ body }) => body.side === side)
        .map(({ body }) => nameOf(view, body.unit)),
    ),
  ]
  const laid = [
    ...points.flatMap((point) => {
      const battery = batteryAt(view, point.battery)
      return battery ? [{ name: battery.name, area: areaAt(battery.weapon, pointAt(point)) }] : []
    }),
    ...fires.map((fire, i) => ({ name: `Bombardment ${i + 1}`, area: areaAt(fire.weapon, pointAt(fire)) })),
  ]
  return laid.flatMap(({ name, area }) => {
    const own = struck(area)
    return own.length > 0 ? [onOwn(`${name} would fall on ${listed(own)}.`)] : []
  })
}

/** FF-PLAN-07, FF-ART-05: guns on the table that cannot fire there from where they stand. */
const outOfReach = (view: View, { points }: FirePlan): readonly Danger[] =>
  points.flatMap((point) => {
    const battery = batteryOf(view, point.battery)
    const refusal =
      battery &&
      (frontLineRefusal(view, battery) ??
        reachRefusal(view, battery, { at: pointAt(point), body: undefined }))
    return refusal ? [mind(refusal.message)] : []
  })

const idle = (view: View, side: Side, { points, gas, fires }: FirePlan): readonly Danger[] => {
  const without = batteriesOf(view, side).filter(({ id }) => !points.some(({ battery }) => battery === id))
  const clouds = gasOf(view, side).length - gas.length
  const bombardments = firesOf(view, side).length - fires.length
  return [
    ...(without.length > 0
      ? [mind(`Without a point: ${listed(without.map(({ id }) => nameOf(view, id)))}.`)]
      : []),
    ...(clouds > 0 ? [mind(`${capitalised(several(clouds, 'gas attack'))} not used.`)] : []),
    ...(bombardments > 0 ? [mind(`${capitalised(several(bombardments, 'bombardment'))} not used.`)] : []),
  ]
}

/** A usual wind for three turns, cm. */
const BLOWN = 50

/** Gas that the wind it is released on would carry over own troops. */
const gasOnOwn = (view: View, side: Side, { gas }: FirePlan): readonly Danger[] =>
  gas.flatMap((cloud) => {
    const { width, depth } = CLOUD[side]
    const box = { centre: pointAt(cloud), heading: 0, width: fromCm(width), depth: fromCm(depth) }
    const swept = view.stands.filter(
      (stand) => stand.side === side && driftOver(box, fromDegrees(cloud.heading), fromCm(BLOWN), stand),
    )
    return swept.length > 0
      ? [
          onOwn(
            `Gas ${gasNumber(cloud.gas)} would drift over ${several(swept.length, 'stand')} of yours within three turns.`,
          ),
        ]
      : []
  })

/** What to mind before a plan is sealed, as the armies stand now. */
export const planWarnings = (view: View, side: Side, plan: FirePlan): readonly Danger[] => [
  ...underOwnBarrage(view, plan),
  ...onOwnTroops(view, side, plan),
  ...gasOnOwn(view, side, plan),
  ...outOfReach(view, plan),
  ...idle(view, side, plan),
]
