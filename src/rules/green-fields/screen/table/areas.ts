import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { FireMission } from '../../game/army.ts'
import { middleOf, REAR, SIDE } from '../../game/board/sheet.ts'
import { isStranded } from '../../game/board/zones.ts'
import { plannedFor } from '../../game/phases/bombardment/plans.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { otherSide, type SideName, sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { zoneNamed } from '../../reckoning/grid.ts'
import { SIDES } from '../../vocabulary.ts'
import { zoneChosen } from '../card.ts'
import { isOpen } from '../naming.ts'
import { standsOf, zoneArea } from './layout.ts'

/** The depot at the edge of its rear. */
export const depotPoint = ({ country }: View, side: SideName): Point => ({
  x: country.columns * SIDE - 2000,
  y: side === 'a' ? 1200 : 2 * REAR + country.rows * SIDE - 1200,
})

/** From one place to another, if both are on the table. */
export const arrow = (
  id: string,
  from: Point | undefined,
  to: Point | undefined,
  style: Area['style'],
  side: 0 | 1,
): readonly Area[] =>
  from && to ? [{ id, style, side, outline: { shape: 'arrow', points: [from, to] } }] : []

type Mission = FireMission['mission']

/** Short enough to be written in a zone. */
const ANNOUNCED: Readonly<Record<Mission, string>> = {
  bombardment: 'shells',
  box: 'box',
  gas: 'gas',
  persistent: 'gas stays',
}

/** What the enemy has announced for a zone, once for each kind of mission. */
const announced = (view: View, side: SideName): readonly Area[] => {
  const counts = new Map<
    string,
    { readonly zone: ZoneNumber; readonly mission: Mission; readonly count: number }
  >()
  for (const { unit, target, mission } of view.armies[side].fire) {
    if (unit !== '' || typeof target !== 'number') continue
    const key = `${mission}-${target}`
    counts.set(key, { zone: target, mission, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ zone, mission, count }) =>
    zoneArea(view, zone, mission === 'box' ? 'box' : 'danger', {
      id: `announced-${side}-${mission}`,
      label: `${ANNOUNCED[mission]} ×${count}`,
    }),
  )
}

/** Fire and raids that have been planned, as far as one may know who does them, and what is announced. */
const plans = (view: View): readonly Area[] => {
  const stands = standsOf(view)
  return SIDES.flatMap((side) => {
    const { fire, raids } = view.armies[side]
    const index = sideIndex(side)
    return [
      ...announced(view, side),
      ...fire.flatMap(({ unit, target }, i) => {
        const behind =
          typeof target === 'object' ? stands.get(target.unit)?.centre : depotPoint(view, otherSide(side))
        const to = typeof target === 'number' ? middleOf(view, target) : behind
        return arrow(`fire-${side}-${i}`, stands.get(unit)?.centre, to, 'path', index)
      }),
      ...raids.flatMap(({ unit, zone, strength }, i) => {
        const from = stands.get(unit)?.centre
        return from
          ? arrow(`raid-${side}-${i}`, from, middleOf(view, zone), 'path', index)
          : [zoneArea(view, zone, 'danger', { id: `raid-${side}-${i}`, label: `raid of ${strength}` })]
      }),
    ]
  })
}

/** GF-DEP-09: zones in which somebody was left behind. */
const pocketsOf = (view: View): readonly ZoneNumber[] =>
  view.assault
    ? []
    : [...new Set(view.units.filter((unit) => isStranded(view, unit)).map(({ place }) => place))]

/** Barrages round zones, gas in them, galleries under them, and whatever else is marked on the table. */
const marks = (view: View): readonly Area[] => [
  ...view.boxes.map(({ zone, side }, i) =>
    zoneArea(view, zone, 'box', { id: `box-${i}`, label: 'box barrage', side: sideIndex(side) }),
  ),
  ...view.zones.flatMap(({ gas }, zone) =>
    gas === 'none'
      ? []
      : [zoneArea(view, zone, 'gas', { label: gas === 'persistent' ? 'gas stays' : 'gas' })],
  ),
  ...view.tunnels.flatMap(({ id, side, start, head, next, explosives }): Area[] => {
    const points = [start, head, ...(next === null ? [] : [next])]
      .filter((zone, i, all) => all.indexOf(zone) === i)
      .map((zone) => middleOf(view, zone))
    return [
      {
        id,
        style: 'underground',
        side: sideIndex(side),
        label: explosives > 0 ? `mine, ${explosives}` : 'gallery',
        outline: { shape: 'line', points },
      },
    ]
  }),
  ...(view.assault?.before ?? []).flatMap((owner, zone) => {
    const now = view.zones[zone]?.owner
    return now !== undefined && now !== owner
      ? [zoneArea(view, zone, 'objective', { id: 'taken', side: sideIndex(now) })]
      : []
  }),
  ...view.units.flatMap(({ id, place, grounded }) =>
    grounded && place >= 0
      ? [zoneArea(view, place, 'cell', { id: `down-${id}`, label: 'balloon down' })]
      : [],
  ),
  ...pocketsOf(view).map((place) => zoneArea(view, place, 'cell', { id: 'pocket', label: 'pocket' })),
  ...view.units.flatMap((unit) =>
    unit.parked !== null && unit.parked >= 0 && unit.parked !== unit.place
      ? [
          zoneArea(view, unit.parked, 'cell', {
            id: `parked-${unit.id}`,
            label: `${unit.mount} of ${unit.name}`,
          }),
        ]
      : [],
  ),
]

const wayOf = (view: View, order: PlayerOrder | undefined): readonly Area[] => {
  if (order?.kind !== 'move' && order?.kind !== 'exit') return []
  const from = unitNamed(view, order.units[0] ?? '')
  const zones = order.path.flatMap((reference) => {
    const zone = zoneNamed(view.country, reference)
    return zone === undefined ? [] : [middleOf(view, zone)]
  })
  const start = from && standsOf(view).get(from.id)?.centre
  return start ? [{ id: 'way', style: 'path', outline: { shape: 'arrow', points: [start, ...zones] } }] : []
}

/** The zone that the chosen guns fire at. */
const targetAreas = (view: View, { id, side }: Unit): readonly Area[] => {
  const target = plannedFor(view, side, id)?.target
  return typeof target === 'number' ? [zoneArea(view, target, 'chosen', { id: 'aimed' })] : []
}

/** What lies over the ground, with more about what is chosen. */
export const shownAreas = (
  view: View,
  chosen: string | undefined,
  order: PlayerOrder | undefined,
  reachOf: (view: View, unit: Unit) => readonly ZoneNumber[],
): readonly Area[] => {
  const zone = zoneChosen(view, chosen)
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return [
    ...(zone === undefined ? [] : [zoneArea(view, zone, 'chosen')]),
    ...(unit && isOpen(unit) ? reachOf(view, unit).map((to) => zoneArea(view, to, 'reach')) : []),
    ...marks(view),
    ...(unit && isOpen(unit) ? targetAreas(view, unit) : []),
    ...plans(view),
    ...wayOf(view, order),
  ]
}
