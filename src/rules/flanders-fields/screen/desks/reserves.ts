import { alike } from '#kernel/alike.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownSquare } from '#table/shown.ts'
import { nameOf } from '../../game/names.ts'
import { setDown } from '../../game/phases/deployment/set-down.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { enterRefusal, entryInLine, standsToEnter, widthInLine } from '../../game/phases/turn/entering.ts'
import { toCome } from '../../game/phases/turn/reserves.ts'
import { sideIndex } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { ENTRY, fromCm, placeOf, pointAt } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** A unit in line with its middle at a point, as near to the edge as it must be. */
const entryAt = (view: View, side: Side, unit: string, point: Point): OrderOf<'enter'> => {
  const { x, y } = placeOf(point)
  const { width, length } = view.scenario
  const coming = standsToEnter(view, side, unit)
  const wide = coming.reduce((sum, stand) => sum + widthInLine(stand), 0)
  const [first] = coming
  const half = first ? widthInLine(first) / 2 : 0
  const left = Math.min(Math.max(x - wide / 2, 0.1), width - wide - 0.1) + half
  const deep = side === 'attacker' ? y : length - y
  const within = Math.min(Math.max(deep, 3.5), ENTRY.depth - 3.5)
  return entryInLine(view, side, unit, left, Math.round(within * 10) / 10)
}

/** The first room along the edge, from the middle outwards. */
const usualEntry = (view: View, side: Side, unit: string): OrderOf<'enter'> | undefined => {
  const { width, length } = view.scenario
  for (let off = 0; off < width / 2; off += 3)
    for (const x of [width / 2 + off, width / 2 - off])
      for (const deep of [4, 8, 11]) {
        const order = entryAt(view, side, unit, pointAt({ x, y: side === 'attacker' ? deep : length - deep }))
        if (!enterRefusal(view, side, order)) return order
      }
  return undefined
}

const entryStrip = (view: View, side: Side): Area => {
  const { width, length } = view.scenario
  const near = side === 'attacker' ? 0 : length - ENTRY.depth
  return {
    id: 'entry',
    style: 'reach',
    outline: {
      shape: 'rectangle',
      x1: 0,
      y1: fromCm(near),
      x2: fromCm(width),
      y2: fromCm(near + ENTRY.depth),
    },
  }
}

const standingIn = (view: View, side: Side, order: OrderOf<'enter'>): readonly Area[] =>
  standsToEnter(view, side, order.unit).flatMap((stand): Area[] => {
    const place = order.stands.find((one) => one.stand === stand.id)
    if (!place) return []
    const { centre, heading, ...base } = setDown(view, stand, place)
    const size = 'radius' in base ? 2 * base.radius : base.width
    return [
      {
        id: `enters-${stand.id}`,
        style: 'chosen',
        side: sideIndex(view, side),
        outline: shownSquare({ centre, heading, width: size, depth: size }),
      },
    ]
  })

const entryGroup = (view: View, side: Side, unit: string): EditGroup => {
  const usual = usualEntry(view, side, unit)
  const name = nameOf(view, unit)
  return {
    title: capitalised(name),
    edits: [
      ...(usual ? [{ title: 'In the middle of your edge', order: told(usual) }] : []),
      {
        title: 'Where you say',
        pick: {
          prompt: `Tap where ${name} is to come in, within ${ENTRY.depth} cm of your edge.`,
          open: [entryStrip(view, side)],
          preview(point) {
            const order = entryAt(view, side, unit, point)
            const refusal = enterRefusal(view, side, order)
            return {
              legal: !refusal,
              ...(refusal ? { text: refusal.message } : {}),
              shapes: standingIn(view, side, order),
            }
          },
          order: (point) => told(entryAt(view, side, unit, point)),
        },
      },
    ],
  }
}

type Placed = OrderOf<'enter'>['stands'][number]

/** Where there is room to face the front there is room to face the rear. */
const FACINGS = [
  ['To the front', undefined],
  ['Half left', -45],
  ['Half right', 45],
  ['Left', -90],
  ['Right', 90],
  ['To the rear', 180],
] as const

/** How stands may come in that are not ready to fight. */
const STATES = [
  ['Ready', undefined],
  ['Limbered', 'limbered'],
  ['Packed', 'packed'],
  ['Mounted', 'mounted'],
] as const

/** How a unit comes in that is written: where it looks, and as what. */
const comingGroups = (view: View, side: Side, order: OrderOf<'enter'>): readonly EditGroup[] => {
  const group = (title: string, choices: readonly (readonly [string, (stand: Placed) => Placed])[]) => {
    const edits = choices.flatMap(([choice, as]): readonly Edit[] => {
      const next: OrderOf<'enter'> = { ...order, stands: order.stands.map(as) }
      const chosen = alike(next, order)
      return chosen || !enterRefusal(view, side, next) ? [{ title: choice, chosen, order: told(next) }] : []
    })
    return edits.length > 1 ? [{ title, edits }] : []
  }
  const front = side === 'attacker' ? 360 : 180
  return [
    ...group(
      'Facing',
      FACINGS.map(([title, by]) => [
        title,
        ({ facing: _, ...stand }) => (by === undefined ? stand : { ...stand, facing: (front + by) % 360 }),
      ]),
    ),
    ...group(
      'As',
      STATES.map(([title, state]) => [
        title,
        ({ state: _, ...stand }) => (state === undefined ? stand : { ...stand, state }),
      ]),
    ),
  ]
}

/** FF-END-08 */
const writing = ({ view, side, before }: Asked<'reserves'>): Writing => {
  const coming = toCome(view, side)
  const order = before?.kind === 'enter' && coming.includes(before.unit) ? before : undefined
  const keep = { title: 'Keep the rest back', order: { kind: 'go-on' } } as const
  return {
    ...(order
      ? { order, unit: order.unit, give: `Bring in ${nameOf(view, order.unit)}`, otherwise: keep }
      : { order: keep.order, give: keep.title }),
    groups: [
      ...coming.map((unit) => entryGroup(view, side, unit)),
      ...(order ? comingGroups(view, side, order) : []),
    ],
    draggable: [],
    gives: true,
    note: `${capitalised(several(coming.length, 'unit'))} out of reserve. Whoever is kept back can come in later.`,
  }
}

export const RESERVES_DESK: PhaseDesk<'reserves'> = {
  writing,
  areas: (view, { side }, order) => (order.kind === 'enter' ? standingIn(view, side, order) : []),
  words: [['enter', 'unit entering', 'units entering']],
}
