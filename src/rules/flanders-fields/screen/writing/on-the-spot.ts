import { bearing } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { clearedBy, isGap } from '../../game/moves/clearing.ts'
import { allWireSteps, middleLine, touchesStep } from '../../game/moves/over-wire.ts'
import { nameOf } from '../../game/names.ts'
import { ACTIONS, type ActionsOrder } from '../../game/phases/actions/actions.ts'
import { ableToShelter } from '../../game/phases/actions/shelter.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import { standsOf, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { fromCm, placeOf } from '../../tables/index.ts'
import { told } from './orders.ts'

const allowed = (view: View, phase: ActionsPhase, order: ActionsOrder): boolean =>
  !ACTIONS.check(view, phase, phase.side, order)

/** FF-SUPP-02: all at once, or by the house rule each by himself. */
const recovery = (view: View, phase: ActionsPhase): readonly Edit[] => {
  const all: OrderOf<'recover'> = { kind: 'recover' }
  const single = view.options['recovery-scope'] === 'platoon'
  if (allowed(view, phase, all))
    return [
      {
        title: 'Shake off suppression',
        detail: single ? 'one marker' : 'one marker off every stand',
        order: all,
      },
    ]
  if (!single) return []
  return standsOf(view, phase.unit).flatMap(({ id, markers }): readonly Edit[] => {
    const order: OrderOf<'recover'> = { kind: 'recover', target: id }
    return allowed(view, phase, order)
      ? [
          {
            title: `${capitalised(nameOf(view, id))} shakes off`,
            detail: `one of ${several(markers, 'marker')}`,
            pieces: [id],
            order,
          },
        ]
      : []
  })
}

const gapAt = (point: Point): OrderOf<'clear-wire'> => ({ kind: 'clear-wire', ...placeOf(point) })

/** FF-WIRE-12: pioneers clear a gap near by, in the place that the player points at; grapnels where the tank stands. */
const clearing = (view: View, phase: ActionsPhase): readonly Edit[] => {
  const unit = unitNamed(view, phase.unit)
  if (!unit) return []
  const steps = allWireSteps(view)
  const before = standsOf(view, unit.id).flatMap((stand) => {
    const step = steps.find((one) => touchesStep(view, one, stand))
    return step ? gapAt({ x: stand.centre.x, y: middleLine(step) }) : []
  })
  const usual = before.find((order) => allowed(view, phase, order))
  if (!usual) return []
  const straight: Edit = { title: 'Clear a gap in the wire', detail: 'straight ahead', order: usual }
  if (!unit.pioneers) return [straight]
  return [
    straight,
    {
      title: 'Clear a gap elsewhere',
      detail: 'within 3 cm',
      pick: {
        prompt: 'Tap the wire where the gap is to be.',
        atOnce: true,
        preview(point) {
          const order = gapAt(point)
          const refusal = ACTIONS.check(view, phase, phase.side, order)
          const gap = clearedBy(view, unit, point)
          return {
            legal: refusal === undefined,
            ...(refusal ? { text: refusal.message } : {}),
            shapes: isGap(gap) ? [{ id: 'gap', style: 'path', outline: shownArrow(gap.from, gap.to) }] : [],
          }
        },
        order: gapAt,
      },
    },
  ]
}

const HANDLING = [
  ['limber', 'Limber up'],
  ['unlimber', 'Unlimber'],
  ['pack', 'Pack'],
  ['unpack', 'Unpack'],
] as const

/** FF-ORD-14: as it stands, or turned towards a place. */
const handling = (view: View, phase: ActionsPhase): readonly Edit[] =>
  HANDLING.flatMap(([kind, title]): readonly Edit[] => {
    const [stand] = standsOf(view, phase.unit)
    if (!stand || !allowed(view, phase, { kind })) return []
    const facing = (point: Point) => ({ kind, facing: toDegrees(bearing(stand.centre, point)) })
    return [
      { title, detail: 'as it stands', order: told({ kind }) },
      {
        title: `${title} and turn`,
        detail: 'towards a place',
        pick: {
          prompt: 'Tap what it is to face.',
          atOnce: true,
          preview(point) {
            const refusal = ACTIONS.check(view, phase, phase.side, facing(point))
            return {
              legal: refusal === undefined,
              ...(refusal ? { text: refusal.message } : {}),
              shapes: [
                { id: 'faces', style: 'path', outline: shownArrow(stand.centre, point) },
                { id: 'faced', style: 'chosen', outline: shownCircle(point, fromCm(1)) },
              ],
            }
          },
          order: (point) => told(facing(point)),
        },
      },
    ]
  })

type CrossObstacle = OrderOf<'cross-obstacle'>

/** FF-MOVE-17: all who can, one after the other. */
const everybodyOver = (view: View, phase: ActionsPhase): CrossObstacle | undefined => {
  let order: CrossObstacle | undefined
  for (const { id } of standsOf(view, phase.unit)) {
    const more: CrossObstacle = { kind: 'cross-obstacle', stands: [...(order?.stands ?? []), id] }
    if (allowed(view, phase, more)) order = more
  }
  return order
}

/** FF-MOVE-17: over water or a trench, all together or each by himself. */
const overObstacle = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const all = everybodyOver(view, phase)
  if (!all) return []
  const each = standsOf(view, phase.unit).flatMap(({ id }): readonly Edit[] => {
    const order: CrossObstacle = { kind: 'cross-obstacle', stands: [id] }
    return allowed(view, phase, order)
      ? [{ title: `${capitalised(nameOf(view, id))} alone`, detail: '', pieces: [id], order }]
      : []
  })
  const without = all.stands.flatMap((id): readonly Edit[] => {
    const order: CrossObstacle = { kind: 'cross-obstacle', stands: all.stands.filter((one) => one !== id) }
    return order.stands.length > 1 && allowed(view, phase, order)
      ? [{ title: `All but ${nameOf(view, id)}`, detail: '', order }]
      : []
  })
  return [
    {
      title: 'The obstacle',
      atOnce: true,
      edits: [
        { title: 'Cross the obstacle', detail: several(all.stands.length, 'stand'), order: all },
        ...(all.stands.length > 1 ? [...without, ...each] : []),
      ],
    },
  ]
}

/** What is done where the unit stands. */
export const onTheSpot = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const edits = [...recovery(view, phase), ...clearing(view, phase), ...handling(view, phase)]
  return [
    ...(edits.length > 0 ? [{ title: 'On the spot', atOnce: true, edits }] : []),
    ...overObstacle(view, phase),
  ]
}

/** FF-DUG-06: all platoons that can go below, or one of them. */
export const shelterGroup = (view: View, unit: string): readonly EditGroup[] => {
  const able = ableToShelter(view, unit).map(({ id }) => id)
  if (able.length === 0) return []
  const all: Edit = {
    title: able.length === 1 ? 'Go below' : 'All of them go below',
    detail: 'they come up by a die, in a later turn',
    pieces: able,
    order: told({ kind: 'shelter', stands: able }),
  }
  const each = able.map(
    (id): Edit => ({
      title: capitalised(nameOf(view, id)),
      pieces: [id],
      order: told({ kind: 'shelter', stands: [id] }),
    }),
  )
  return [
    { title: 'Down into the deep shelters', atOnce: true, edits: [all, ...(able.length > 1 ? each : [])] },
  ]
}
