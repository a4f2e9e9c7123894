import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownArrow } from '#table/shown.ts'
import type { Course } from '../../game/moves/course.ts'
import { isAttempt, wireAttempt } from '../../game/moves/over-wire.ts'
import { nameOf } from '../../game/names.ts'
import { ACTIONS } from '../../game/phases/actions/actions.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import { sideIndex } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { wireCrossing } from '../../procedures/wire-crossing.ts'
import { fromCm, placeOf, pointAt } from '../../tables/index.ts'
import { dangers, harmOnTheWay } from './dangers.ts'
import { oddsOfFight } from './fight-odds.ts'
import {
  assaulting,
  type Crosser,
  type Crossing,
  type CrossWire,
  crossersOf,
  crossing,
  crossingTo,
  metBeyond,
  straightOver,
} from './over-wire.ts'

const courseOfCrosser = (view: View, { stand: id, x, y, facing, assault }: Crosser): readonly Course[] => {
  const stand = view.stands.find((one) => one.id === id)
  const heading = facing === undefined ? stand?.heading : fromDegrees(facing)
  const attempt =
    stand && wireAttempt(view, stand, { at: pointAt({ x, y }), heading: heading ?? 0, target: assault })
  return attempt && isAttempt(attempt) ? [attempt.over] : []
}

/** FF-WIRE-02: how likely they all get over, and what waits for them there. */
const oddsOver = (view: View, { stands }: CrossWire): NonNullable<Edit['odds']> => {
  const platoons = stands.length
  return {
    likely: {
      procedure: wireCrossing,
      input: {
        period: view.scenario.period,
        mover: 'infantry',
        gap: 'none',
        platoons,
        failedThisTurn: false,
        options: view.options,
      },
      title: platoons === 1 ? 'over' : 'all over',
      holds: ({ crossedCount }) => crossedCount === platoons,
    },
    ...harmOnTheWay(
      view,
      stands.flatMap((crosser) => courseOfCrosser(view, crosser)),
    ),
  }
}

/** "Three stands, two of them at the enemy" */
const crossingWords = ({ stands }: CrossWire): string => {
  const assaults = stands.filter(({ assault }) => assault !== undefined).length
  const who = several(stands.length, 'stand')
  if (assaults === 0) return who
  return assaults === stands.length
    ? `${who}, at the enemy`
    : `${who}, ${several(assaults, 'of them', 'of them')} at the enemy`
}

const alike = (one: CrossWire, other: CrossWire): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What waits for them: the wire, their fights, and fire that lies on the way. */
export const dangersOver = (view: View, order: CrossWire): readonly Danger[] => [
  ...order.stands.flatMap(({ stand, assault }) => {
    const fight = assault === undefined ? undefined : oddsOfFight(view, stand, assault)
    return assault !== undefined && fight?.likely
      ? [{ text: `Assault on ${nameOf(view, assault)}`, chance: fight.likely }]
      : []
  }),
  ...dangers(
    view,
    order.stands.flatMap((crosser) => courseOfCrosser(view, crosser)),
  ),
]

/** How a unit that touches wire can try it: its usual ways, and one that leads where the player says. */
const waysOver = (view: View, phase: ActionsPhase, drawn: CrossWire | undefined): readonly Edit[] => {
  const stands = crossersOf(view, phase.unit)
  const allowed = ({ order }: Crossing): Refusal | undefined => ACTIONS.check(view, phase, phase.side, order)
  const over = crossing(view, stands, (stand) => straightOver(view, stand))
  const at = assaulting(view, stands)
  const open = (title: string, order: CrossWire): Edit => ({
    title,
    detail: crossingWords(order),
    odds: oddsOver(view, order),
    chosen: drawn !== undefined && alike(order, drawn),
    order,
  })
  const edit = (title: string, way: Crossing): readonly Edit[] => {
    if (way.order.stands.length === 0) return []
    const refusal = allowed(way)
    return refusal ? [{ title, detail: '', refusal }] : [open(title, way.order)]
  }
  const [leader] = stands
  const assaults = at.order.stands.some(({ assault }) => assault !== undefined)
  const usual = [...(assaults ? edit('Cross and assault', at) : []), ...edit('Cross the wire', over)]
  // What a player has drawn himself has its odds on a line too.
  const ways = [...(drawn && !usual.some(({ chosen }) => chosen) ? [open('As drawn', drawn)] : []), ...usual]
  if (!leader || (ways.length > 0 && !ways.some(({ order }) => order))) return ways
  const to = (point: Point): Crossing => {
    const nearest =
      stands.toSorted((a, b) => squaredDistance(a.centre, point) - squaredDistance(b.centre, point))[0] ??
      leader
    return (
      crossingTo(
        view,
        stands,
        nearest,
        point,
        nearest.heading,
        (_, there) =>
          metBeyond(view, view, nearest).find(
            ({ at: enemy }) => squaredDistance(enemy, there) <= fromCm(1.5) ** 2,
          )?.target,
      ) ?? over
    )
  }
  return [
    ...ways,
    {
      title: 'Cross to a place',
      detail: '',
      pick: {
        prompt: 'Tap where they are to get to beyond the wire, or whom they are to assault.',
        preview(point) {
          const { order, courses } = to(point)
          const refusal = order.stands.length > 0 ? ACTIONS.check(view, phase, phase.side, order) : undefined
          return {
            legal: order.stands.length > 0 && !refusal,
            text:
              refusal?.message ??
              (courses.length > 0 ? crossingWords(order) : 'They cannot get there over the wire.'),
            shapes: crossingAreas(view, order),
          }
        },
        order: (point) => to(point).order,
      },
    },
  ]
}

/** The ways over the wire of an order that is being written. */
export const crossingAreas = (view: View, { stands }: CrossWire): readonly Area[] =>
  stands.flatMap(({ stand: id, x, y }): readonly Area[] => {
    const stand = view.stands.find((one) => one.id === id)
    return stand
      ? [
          {
            id: `over-${id}`,
            style: 'path',
            side: sideIndex(view, stand.side),
            outline: shownArrow(stand.centre, pointAt({ x, y })),
          },
        ]
      : []
  })

/** How a unit that touches wire may be sent over it. */
export const wireGroup = (
  view: View,
  phase: ActionsPhase,
  drawn: CrossWire | undefined,
): readonly EditGroup[] => {
  const edits = waysOver(view, phase, drawn)
  return edits.length > 0 ? [{ title: 'The wire', edits }] : []
}

/** FF-WIRE-11: who goes, one by one. */
const whoGroup = (view: View, phase: ActionsPhase, drawn: CrossWire): EditGroup => {
  const stands = crossersOf(view, phase.unit)
  const usual = crossing(view, stands, (stand) => straightOver(view, stand)).order.stands
  return {
    title: 'Who tries it',
    edits: stands.flatMap(({ id }, i): readonly Edit[] => {
      const chosen = drawn.stands.some(({ stand }) => stand === id)
      const title = capitalised(`${nameOf(view, id)}`)
      const own = usual.find(({ stand }) => stand === id)
      const left = drawn.stands.filter(({ stand }) => stand !== id)
      if (chosen ? left.length === 0 : !own) return [{ title, chosen, number: i + 1, pieces: [id] }]
      const order: CrossWire = { kind: 'cross-wire', stands: chosen || !own ? left : [...left, own] }
      return [{ title, chosen, number: i + 1, pieces: [id], order }]
    }),
  }
}

/** Each of those who go, and whom he may assault from the wire. */
const atWhomGroup = (view: View, phase: ActionsPhase, drawn: CrossWire): readonly EditGroup[] => {
  const edits = crossersOf(view, phase.unit).flatMap((stand): readonly Edit[] => {
    const crosser = drawn.stands.find((one) => one.stand === stand.id)
    if (!crosser) return []
    const { facing, assault: now } = crosser
    const turned = facing === undefined ? {} : { facing }
    return metBeyond(view, view, stand).flatMap(({ at, target }): readonly Edit[] => {
      if (target === undefined) return []
      const chosen = now === target
      const [plain] = crossing(view, [stand], () => straightOver(view, stand)).order.stands
      const next: Crosser | undefined = chosen
        ? plain && { ...plain, ...turned }
        : { stand: stand.id, ...placeOf(at), ...turned, assault: target }
      if (!next) return []
      const order: CrossWire = {
        kind: 'cross-wire',
        stands: drawn.stands.map((one) => (one === crosser ? next : one)),
      }
      if (ACTIONS.check(view, phase, phase.side, order)) return []
      return [
        {
          title: `${capitalised(nameOf(view, stand.id))} at ${nameOf(view, target)}`,
          detail: '',
          odds: oddsOfFight(view, stand.id, target) ?? {},
          chosen,
          order,
        },
      ]
    })
  })
  return edits.length > 0 ? [{ title: 'Whom they assault', edits }] : []
}

/** FF-WIRE-11: the attempt on the wire as it is written. */
export const writingCrossing = (
  view: View,
  phase: ActionsPhase,
  drawn: CrossWire,
): Pick<Writing, 'order' | 'give' | 'groups' | 'warnings'> => ({
  order: drawn,
  give: `Cross the wire: ${crossingWords(drawn)}`,
  groups: [
    ...wireGroup(view, phase, drawn),
    ...atWhomGroup(view, phase, drawn),
    whoGroup(view, phase, drawn),
  ],
  warnings: dangersOver(view, drawn),
})
