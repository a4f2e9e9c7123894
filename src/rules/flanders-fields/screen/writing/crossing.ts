import type { Refusal } from '../../../../kernel/game/game.ts'
import { replaced } from '../../../../kernel/game/play.ts'
import type { Heading } from '../../../../kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '../../../../kernel/geometry/measure.ts'
import { minus, type Point, squaredDistance } from '../../../../kernel/geometry/point.ts'
import { capitalised, several } from '../../../../kernel/words.ts'
import type { Area } from '../../../../screen/area.ts'
import type { Danger } from '../../../../screen/odds.ts'
import type { Edit, EditGroup, Writing } from '../../../../screen/writing.ts'
import { shownArrow } from '../../../../table/shown.ts'
import { bodiesOf, bodyNamed } from '../../game/board/houses.ts'
import { standAt, stateWith } from '../../game/copies.ts'
import { standRefusal } from '../../game/moves/company.ts'
import {
  allWireSteps,
  isAttempt,
  touchesStep,
  type WireStep,
  wireAttempt,
} from '../../game/moves/over-wire.ts'
import type { Plan } from '../../game/moves/plan.ts'
import { wireMoverOf } from '../../game/moves/wire-gaps.ts'
import type { OrderOf } from '../../game/orders.ts'
import type { ActionsPhase } from '../../game/phases/actions/phase.ts'
import { ACTIONS_RULES } from '../../game/phases/actions/rules.ts'
import { assailedBy } from '../../game/phases/assault/bodies.ts'
import { assaultRefusal } from '../../game/phases/assault/fighters.ts'
import type { Stand } from '../../game/state.ts'
import { nameOf } from '../../game/stories/names.ts'
import { standsOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { wireCrossing } from '../../procedures/wire-crossing.ts'
import { BEYOND_WIRE, fromCm, placeOf, pointAt } from '../../tables/index.ts'
import { sideIndex } from '../naming.ts'
import { dangers, harmOnTheWay } from './dangers.ts'
import { oddsOfFight } from './questions.ts'

export type CrossWire = OrderOf<'cross-wire'>
type Crosser = CrossWire['stands'][number]

/** Where a stand is to get to beyond the wire, and whom it assaults there. */
interface Goal {
  readonly at: Point
  readonly heading: Heading
  readonly target?: string | undefined
}

/** The wire that a stand hangs on, or that it touches. */
const wireAt = (view: View, stand: Stand): WireStep | undefined => {
  const { wire } = stand
  const steps = allWireSteps(view)
  return wire
    ? steps.find(({ belt, step }) => wire.belt === belt && wire.step === step)
    : steps.find((step) => touchesStep(view, step, stand))
}

const goesUp = ({ wire, centre }: Stand, { near }: WireStep): boolean =>
  wire ? wire.from === 'attacker' : centre.y < near

/** Those of a unit who can try to get over the wire now. */
const crossersOf = (view: View, unit: string): readonly Stand[] =>
  standsOf(view, unit).filter(
    (stand) =>
      !standRefusal(view, stand) &&
      wireMoverOf(view, stand) === 'infantry' &&
      wireAt(view, stand) !== undefined,
  )

interface Crossing {
  readonly order: CrossWire
  readonly plans: readonly Plan[]
}

/** One stand after the other, each to the first of its goals that it may make for; who can make for none stays behind. */
const crossing = (
  view: View,
  stands: readonly Stand[],
  goalsOf: (stand: Stand, now: View) => readonly Goal[],
): Crossing => {
  let now = view
  const crossers: Crosser[] = []
  const plans: Plan[] = []
  for (const stand of stands)
    for (const { at, heading, target } of goalsOf(stand, now)) {
      const attempt = wireAttempt(now, stand, { at, heading, target })
      if (!isAttempt(attempt)) continue
      crossers.push({
        stand: stand.id,
        ...placeOf(at),
        ...(heading === stand.heading ? {} : { facing: toDegrees(heading) }),
        ...(target === undefined ? {} : { assault: target }),
      })
      plans.push(attempt.over)
      const { centre, heading: turned } = attempt.over.place
      const index = now.stands.findIndex(({ id }) => id === stand.id)
      now = stateWith(now, { stands: replaced(now.stands, index, standAt(stand, centre, turned)) })
      break
    }
  return { order: { kind: 'cross-wire', stands: crossers }, plans }
}

/** How far beyond the wire a stand is set down if it may be, cm. */
const BEHIND = [4.2, 3, 2.2, 1.5, 0.8]

/** Straight over, as far beyond the wire as there is room. */
const straightOver = (view: View, stand: Stand): readonly Goal[] => {
  const step = wireAt(view, stand)
  if (!step) return []
  const up = goesUp(stand, step)
  return BEHIND.map((far) => ({
    at: { x: stand.centre.x, y: up ? step.far + fromCm(far) : step.near - fromCm(far) },
    heading: stand.heading,
  }))
}

/** Nobody farther off can be met beyond the wire. */
const REACH = fromCm(BEYOND_WIRE + 6)

/** Enemies whom a stand can assault out of the wire, the nearest first. */
const metBeyond = (view: View, now: View, stand: Stand): readonly Goal[] =>
  bodiesOf(view)
    .filter(({ side, centre }) => side !== stand.side && squaredDistance(centre, stand.centre) <= REACH ** 2)
    .toSorted((a, b) => squaredDistance(a.centre, stand.centre) - squaredDistance(b.centre, stand.centre))
    .flatMap((enemy): readonly Goal[] => {
      const target = assailedBy(now, enemy.id)
      const goal = { at: enemy.centre, heading: stand.heading, target: enemy.id }
      if (!target || assaultRefusal(now, stand, target)) return []
      return isAttempt(wireAttempt(now, stand, goal)) ? [goal] : []
    })

/** Nobody is gone for twice as long as there is somebody else. */
const assaulting = (view: View, stands: readonly Stand[]): Crossing => {
  const aimed = new Set<string>()
  return crossing(view, stands, (stand, now) => {
    const met = metBeyond(view, now, stand)
    const goal = met.find(({ target }) => target !== undefined && !aimed.has(target)) ?? met[0]
    if (goal?.target !== undefined) aimed.add(goal.target)
    return [...(goal ? [goal] : []), ...straightOver(view, stand)]
  })
}

/** Where a stand would be that goes as another does; behind the wire at least. */
const alongside = (view: View, stand: Stand, shift: Point, heading: Heading): readonly Goal[] => [
  { at: { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }, heading },
  ...straightOver(view, stand).map((goal) => ({ ...goal, heading })),
]

/** The body led over the wire to a place, or at whoever stands there; none if the leader has no wire between. */
export const crossingTo = (
  view: View,
  body: readonly Stand[],
  leader: Stand,
  at: Point,
  heading: Heading,
  targetOf: (stand: Stand, at: Point) => string | undefined,
): Crossing | undefined => {
  const step = crossersOf(view, leader.unit).includes(leader) ? wireAt(view, leader) : undefined
  if (!step) return undefined
  const up = goesUp(leader, step)
  if (up ? at.y <= step.near : at.y >= step.far) return undefined
  const shift = minus(at, leader.centre)
  const others = crossersOf(view, leader.unit).filter((stand) => stand !== leader && body.includes(stand))
  return crossing(view, [leader, ...others], (stand, now) => {
    const there = { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }
    const target = targetOf(stand, there)
    const turned = heading - leader.heading
    const faces = stand === leader ? heading : stand.heading + turned
    const enemy = target === undefined ? undefined : assailedBy(now, target)
    const assault =
      target !== undefined && enemy && !assaultRefusal(now, stand, enemy)
        ? [{ at: stand === leader ? at : (bodyNamed(now, target)?.centre ?? there), heading: faces, target }]
        : []
    return stand === leader
      ? [...assault, { at, heading: faces }]
      : [...assault, ...alongside(view, stand, shift, faces)]
  })
}

const planOfCrosser = (view: View, { stand: id, x, y, facing, assault }: Crosser): readonly Plan[] => {
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
      stands.flatMap((crosser) => planOfCrosser(view, crosser)),
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
    order.stands.flatMap((crosser) => planOfCrosser(view, crosser)),
  ),
]

/** How a unit that touches wire can try it: its usual ways, and one that leads where the player says. */
const waysOver = (view: View, phase: ActionsPhase, drawn: CrossWire | undefined): readonly Edit[] => {
  const stands = crossersOf(view, phase.unit)
  const allowed = ({ order }: Crossing): Refusal | undefined =>
    ACTIONS_RULES.check(view, phase, phase.side, order)
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
          const { order, plans } = to(point)
          const refusal =
            order.stands.length > 0 ? ACTIONS_RULES.check(view, phase, phase.side, order) : undefined
          return {
            legal: order.stands.length > 0 && !refusal,
            text:
              refusal?.message ??
              (plans.length > 0 ? crossingWords(order) : 'They cannot get there over the wire.'),
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
      if (ACTIONS_RULES.check(view, phase, phase.side, order)) return []
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
