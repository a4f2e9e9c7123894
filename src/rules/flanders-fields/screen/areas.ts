import type { AnyOrder } from '#kernel/game/game.ts'
import { type Box, corners } from '#kernel/geometry/box.ts'
import { gap } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import { shownCircle } from '#table/shown.ts'
import { fieldOf, patchAt } from '../game/field.ts'
import { mapLabel } from '../game/map-names.ts'
import { sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { commandOf, standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { areaOf } from '../game/zones/areas.ts'
import { nearEdge } from '../game/zones/band-ground.ts'
import { idOf } from '../scenarios/ids.ts'
import {
  BARRAGE_DANGER,
  BARRAGE_DEPTH,
  COMMAND_RANGE,
  fromCm,
  OBJECTIVE_RADIUS,
  pointAt,
} from '../tables/index.ts'
import { commanded } from './commanded.ts'
import { writtenAreas } from './desks/index.ts'
import { asOrder } from './writing/orders.ts'

const around = (x: number, y: number, width: number, depth: number): Area['outline'] => ({
  shape: 'rectangle',
  x1: Math.round(x - width / 2),
  y1: Math.round(y - depth / 2),
  x2: Math.round(x + width / 2),
  y2: Math.round(y + depth / 2),
})

/** FF-END-03 */
const objectives = (view: View): readonly Area[] =>
  view.objectives.flatMap(({ name, value, holder }, i): readonly Area[] => {
    const printed = view.scenario.objectives[i]
    if (!printed) return []
    const { at } = printed
    const box = patchAt(view.scenario, printed)?.box
    const centre = at === 'area' ? box?.centre : pointAt({ x: at[0], y: at[1] })
    if (!centre) return []
    const side = holder === null ? {} : { side: sideIndex(view, holder) }
    const outline = shownCircle(centre, fromCm(OBJECTIVE_RADIUS))
    return [
      { id: `objective-${idOf(printed)}`, style: 'objective', outline, label: name, number: value, ...side },
    ]
  })

const polygonOf = (box: Box): Area['outline'] => ({ shape: 'polygon', points: corners(box) })

/** The area that the fire of a unit falls on where it is laid. */
const laidArea = (view: View, unit: Unit): readonly Area[] => {
  const { aim, type, side } = unit
  const area = areaOf(view, unit)
  if (!aim || !area) return []
  const heavy = type === 'heavy-artillery' || type === 'super-heavy-artillery' || type === 'heavy-mortar'
  const live = aim.fired !== null
  return [
    {
      id: `aim-${unit.id}`,
      style: live ? (heavy ? 'fire-heavy' : 'fire-light') : 'box',
      outline: polygonOf(area),
      side: sideIndex(view, side),
      label: live ? mapLabel(view, unit) : `${mapLabel(view, unit)}, laid`,
      clear: true,
      ...(live ? {} : { secret: aim.registered }),
    },
  ]
}

/** FF-RB-09: a strip across the table along the near edge of the band, so far before and behind it in cm. */
const acrossTable = (view: View, edge: number, from: number, to: number): Area['outline'] => {
  const { length } = fieldOf(view.scenario)
  const line = nearEdge(view, edge)
  const shifted = (by: number): readonly Point[] =>
    line.map(({ x, y }) => ({ x, y: Math.min(length, Math.max(0, y + fromCm(by))) }))
  return { shape: 'polygon', points: [...shifted(from), ...shifted(to).toReversed()] }
}

const barrage = (view: View): readonly Area[] => {
  const { barrage: band } = view
  if (!band) return []
  return [
    {
      id: 'rolling-barrage',
      style: 'fire-heavy',
      outline: acrossTable(view, band.edge, 0, BARRAGE_DEPTH),
      side: sideIndex(view, 'attacker'),
      label: `Barrage, ${several(band.turnsLeft, 'turn')} left`,
      clear: true,
    },
    {
      id: 'barrage-danger',
      style: 'danger',
      outline: acrossTable(view, band.edge, -BARRAGE_DANGER, 0),
    },
  ]
}

/** FF-RB-07: where the band falls next, for those who planned it. */
const nextBarrage = (view: View): readonly Area[] => {
  const plan = view.plans.attacker?.barrage
  if (!plan) return []
  const { length } = fieldOf(view.scenario)
  const turn = Math.max(view.turn + 1, plan.firstTurn)
  const lasts = Math.min(plan.edges.length, view.barrageTurns ?? plan.edges.length)
  const edge = turn - plan.firstTurn < lasts ? plan.edges[turn - plan.firstTurn] : undefined
  if (edge === undefined || edge >= length) return []
  return [
    {
      id: 'next-barrage',
      style: 'box',
      outline: acrossTable(view, edge, 0, BARRAGE_DEPTH),
      side: sideIndex(view, 'attacker'),
      label: `Barrage, turn ${turn}`,
      clear: true,
      secret: true,
    },
  ]
}

const clouds = (view: View): readonly Area[] =>
  view.clouds.map(({ id, centre, width, depth }) => ({
    id: `cloud-${id}`,
    style: 'gas',
    outline: around(centre.x, centre.y, width, depth),
  }))

/** Ways through the wire. */
const gaps = (view: View): readonly Area[] =>
  view.gaps.map(({ from, to }, i) => ({
    id: `gap-${i}`,
    style: 'path',
    outline: { shape: 'line', points: [from, to] },
  }))

/** A line from a gun on the table to the point it is laid on. */
const laidBy = (view: View, { id, aim, side }: Unit): readonly Area[] => {
  const [gun] = standsOf(view, id)
  if (!gun || !aim) return []
  const outline = { shape: 'line', points: [gun.centre, aim.at] } as const
  return [{ id: `laid-${id}`, style: 'path', outline, side: sideIndex(view, side) }]
}

/** FF-ORD-04: a line to the commander of a unit that has stands beyond his range. */
const leash = (view: View, { id, battalion }: Unit): readonly Area[] => {
  const command = battalion === null ? undefined : commandOf(view, battalion)
  if (!command) return []
  const most = fromCm(COMMAND_RANGE)
  const far = standsOf(view, id).find((stand) => gap(stand, command) > most)
  return far
    ? [
        {
          id: `leash-${id}`,
          style: 'danger',
          outline: { shape: 'line', points: [command.centre, far.centre] },
          label: 'out of command',
        },
      ]
    : []
}

/** A move is drawn with what its stands command at its end. */
const isMove = (writing: AnyOrder | undefined): boolean => {
  const order = asOrder(writing)
  return order?.kind === 'move' && order.stands.length > 0
}

export const shownAreas = (
  view: View,
  chosen: string | undefined,
  writing: AnyOrder | undefined,
): readonly Area[] => {
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return [
    ...objectives(view),
    ...barrage(view),
    ...nextBarrage(view),
    ...clouds(view),
    ...gaps(view),
    ...view.units.flatMap((one) => laidArea(view, one)),
    ...(chosen === undefined || isMove(writing) ? [] : commanded(view, chosen)),
    ...(unit ? [...laidBy(view, unit), ...leash(view, unit)] : []),
    ...writtenAreas(view, writing),
  ]
}
