import type { Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Edit, EditGroup, ShownTemplate, Writing } from '#screen/writing.ts'
import { isInArc } from '../../game/board/arcs.ts'
import { figureOf } from '../../game/lengths.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { isEstimating, isPlottedByEye } from '../../game/shells/estimates.ts'
import {
  aimPoint,
  batteriesMayPlot,
  earliestOf,
  isSpent,
  plottersOf,
  reaches,
} from '../../game/shells/plots.ts'
import { otherSide, sideIndex } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'
import { aimedAt, aimGroups, aimWords, byLandmark } from '../writing/aims.ts'
import { burstArea, burstEffects, burstWords } from '../writing/bursts.ts'
import { estimateGroups, firstEstimate } from '../writing/estimating.ts'
import { type Gun, gunNamed, isBattery, shellOf, shellsLeft, weaponOf } from '../writing/guns.ts'
import { DONE, refusalOf } from '../writing/orders.ts'
import { AMMO_TITLES, movesWords, timetable } from '../writing/timetable.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'plots'>
type Order = OrderOf<'plot-fire'>

const UNMEASURED = { unmeasured: true } as const

/** The circle of the burst that is being plotted. */
const PLOT_TEMPLATE = 'plot'

/** SK-BOM-15: what still has something to plot for. */
const gunsOf = (view: View, side: Side, { guns }: Phase): readonly Gun[] =>
  plottersOf(view, side, guns)
    .flatMap((id) => gunNamed(view, id) ?? [])
    .filter((gun) => !isBattery(gun) || (!isSpent(gun) && batteriesMayPlot(view)))

/** Where a gun might first be laid: on the enemy nearest to it that it reaches. */
const firstAim = (view: View, side: Side, gun: Gun): Point => {
  const enemies = view.units.filter((unit) => unit.side === otherSide(side) && unit.where === 'table')
  const inReach = enemies.find((enemy) => isBattery(gun) || reaches(view, gun, enemy.position))
  return (inReach ?? enemies[0])?.position ?? { x: 0, y: 0 }
}

const firstPlot = (view: View, side: Side, gun: Gun): Order => ({
  kind: 'plot-fire',
  gun: gun.id,
  section: 0,
  aim: isPlottedByEye(view)
    ? firstEstimate(view, firstAim(view, side, gun))
    : byLandmark(view, side, firstAim(view, side, gun)),
  ammo: gun.ammo[0] ?? 'he',
})

const gunGroup = (view: View, side: Side, guns: readonly Gun[], order: Order | undefined): EditGroup => ({
  title: 'Plot fire for',
  edits: guns.map((gun): Edit => {
    const chosen = order?.gun === gun.id
    return {
      title: capitalised(gun.name),
      detail: shellsLeft(view, side, gun),
      chosen,
      ...(isBattery(gun) ? {} : { pieces: [gun.id], turnsTo: gun.id }),
      order: chosen ? order : firstPlot(view, side, gun),
    }
  }),
})

/** The moves that may be named: as far as the battle goes. */
const moveGroups = (view: View, gun: Gun, order: Order): readonly EditGroup[] => {
  const earliest = earliestOf(view, gun)
  const from = order.from ?? earliest
  const { to: _, ...open } = order
  const moves = Array.from(
    { length: Math.max(0, view.scenario.moves - earliest + 1) },
    (__, i) => earliest + i,
  )
  if (moves.length === 0) return []
  return [
    {
      title: 'Falls from move',
      edits: moves.map((move) => ({
        title: String(move),
        chosen: from === move,
        order: {
          ...order,
          from: move,
          ...(order.to !== undefined && order.to < move ? { to: move } : {}),
        },
      })),
    },
    {
      title: 'To move',
      edits: [
        { title: 'Until lifted', chosen: order.to === undefined, order: open },
        ...moves
          .filter((move) => move >= from)
          .map((move) => ({ title: String(move), chosen: order.to === move, order: { ...order, to: move } })),
      ],
    },
  ]
}

const loadGroups = (gun: Gun, order: Order): readonly EditGroup[] => [
  ...(gun.ammo.length > 1
    ? [
        {
          title: 'Ammunition',
          edits: gun.ammo.map((ammo) => ({
            title: AMMO_TITLES[ammo],
            chosen: order.ammo === ammo,
            order: { ...order, ammo },
          })),
        },
      ]
    : []),
  ...(isBattery(gun) && gun.guns[1] > 0
    ? [
        {
          title: 'Guns',
          edits: ([0, 1, 2] as const).map((section) => ({
            title: section === 0 ? 'Both sections' : `Section ${section}`,
            chosen: order.section === section,
            order: { ...order, section },
          })),
        },
      ]
    : []),
]

/** The circle of the burst, to be dragged to where it is wanted. */
const template = (view: View, side: Side, gun: Gun, order: Order): readonly ShownTemplate[] => {
  const at = aimPoint(view, side, order.aim)
  if (!at) return []
  const shapes = (point: Point) => [burstArea(weaponOf(gun), order.ammo, point, sideIndex(view, side))]
  return [
    {
      id: PLOT_TEMPLATE,
      name: `Fire of ${gun.name}`,
      centre: at,
      heading: 0,
      shapes: shapes(at),
      at(centre) {
        const next = aimedAt(view, side, order, centre)
        const refusal = refusalOf(view, side, next)
        const shell = shellOf(gun, centre, order.ammo)
        const far = isBattery(gun)
          ? ''
          : `${figureOf(Math.hypot(centre.x - gun.position.x, centre.y - gun.position.y))}″; `
        return {
          order: next,
          ...(refusal ? { refusal } : {}),
          text: `${aimWords(view, next.aim)}; ${far}${burstWords(view, shell, centre)}`,
          effects: burstEffects(view, shell, centre),
          shapes: shapes(centre),
        }
      },
    },
  ]
}

const pickEdit = (view: View, side: Side, gun: Gun, order: Order): EditGroup => ({
  title: 'Where',
  edits: [
    {
      title: 'Tap the table',
      detail: 'or drag the circle',
      pick: {
        prompt: 'Tap where the shells are to fall.',
        preview(point) {
          const next = aimedAt(view, side, order, point)
          const refusal = refusalOf(view, side, next)
          return {
            legal: refusal === undefined,
            text:
              refusal?.message ??
              `${aimWords(view, next.aim)}; ${burstWords(view, shellOf(gun, point, order.ammo), point)}`,
            shapes: [burstArea(weaponOf(gun), order.ammo, point, sideIndex(view, side))],
          }
        },
        order: (point) => aimedAt(view, side, order, point),
      },
    },
  ],
})

/** What to mind: by eye no more than the arc is told of (SK-BOM-16). */
const lostWords = (view: View, gun: Gun, at: Point | undefined): string | undefined => {
  if (earliestOf(view, gun) > view.scenario.moves) return 'The battle is over before it could fall.'
  if (!at || isBattery(gun)) return undefined
  if (isPlottedByEye(view))
    return isInArc(view, gun, at) ? undefined : 'Out of its arc as it stands now: it would not fire.'
  return reaches(view, gun, at) ? undefined : 'Out of its arc or range as it stands now: it would not fire.'
}

/** SK-SEQ-05, SK-ART-29: fire by the clock, gun by gun. */
const writing = ({ view, phase, side, before, unit: chosen }: Asked<'plots'>): Writing => {
  const guns = gunsOf(view, side, phase)
  const order = before?.kind === 'plot-fire' && guns.some(({ id }) => id === before.gun) ? before : undefined
  const gun = order && guns.find(({ id }) => id === order.gun)
  const done = { title: guns.length === 0 ? 'Nothing left to plot' : 'No more plots', order: DONE }
  const later = timetable(view, side, guns)
  const wanted = guns.find(({ id }) => id === chosen)
  if (!order || !gun)
    return {
      order: DONE,
      give: done.title,
      groups: guns.length === 0 ? [] : [gunGroup(view, side, guns, undefined)],
      draggable: [],
      gives: true,
      ...(isPlottedByEye(view) ? UNMEASURED : {}),
      ...later,
      ...(wanted ? { unit: wanted.id } : {}),
    }
  const lost = lostWords(view, gun, aimPoint(view, side, order.aim))
  const byEye = isPlottedByEye(view)
  return {
    order,
    ...(byEye ? UNMEASURED : {}),
    ...(isBattery(gun) ? {} : { unit: gun.id }),
    give: `Plot ${gun.name}, ${movesWords(order.from ?? earliestOf(view, gun), order.to)}`,
    groups: [
      gunGroup(view, side, guns, order),
      ...(byEye
        ? estimateGroups(view, side, order)
        : [pickEdit(view, side, gun, order), ...aimGroups(view, side, order)]),
      ...loadGroups(gun, order),
      ...moveGroups(view, gun, order),
    ],
    draggable: [],
    ...(byEye ? {} : { templates: template(view, side, gun, order) }),
    gives: true,
    ...later,
    warnings: lost === undefined ? [] : [{ text: lost }],
    otherwise: done,
  }
}

/** The circle of a burst that is being plotted, to be taken in hand. */
const areasOf = (view: View, order: Order): readonly Area[] => {
  const gun = gunNamed(view, order.gun)
  const at = gun && aimPoint(view, gun.side, order.aim)
  if (!gun || !at) return []
  return [
    {
      ...burstArea(weaponOf(gun), order.ammo, at, sideIndex(view, gun.side)),
      template: PLOT_TEMPLATE,
      label: gun.name,
      secret: true,
    },
  ]
}

export const PLOTS_DESK: PhaseDesk<'plots'> = {
  title: 'the plots',
  writing,
  todo: ({ view, side, phase: { guns } }) => new Set(plottersOf(view, side, guns)),
  words: [
    ['plot-fire', 'plot written', 'plots written'],
    ['cancel-plot', 'plot struck out', 'plots struck out'],
  ],
  areas: (view, order) => (order.kind === 'plot-fire' && !isEstimating(view) ? areasOf(view, order) : []),
}
