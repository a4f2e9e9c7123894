import { along, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { listed, several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { nameOf } from '../../game/names.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { airAim, metByAircraft } from '../../game/phases/support/air-targets.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { airAttack } from '../../procedures/air-attack.ts'
import { AIR_RADIUS, fromCm, MOST_AIR_TARGETS, placeOf, pointAt } from '../../tables/index.ts'
import { told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'air-attack'>
type Attack = OrderOf<'air-attack'>

const AIR_TEMPLATE = 'air-attack'

const metAt = (view: View, { side }: Phase, centre: Point, heading: Heading): readonly Stand[] =>
  metByAircraft(view, side, centre, heading).slice(0, MOST_AIR_TARGETS)

const attackAt = (view: View, phase: Phase, centre: Point, heading: Heading): Attack => ({
  kind: 'air-attack',
  ...placeOf(centre),
  heading: toDegrees(heading),
  targets: metAt(view, phase, centre, heading).map(({ id }) => id),
})

const shapesAt = (view: View, { side }: Phase, centre: Point, heading: Heading): readonly Area[] => {
  const radius = fromCm(AIR_RADIUS)
  const start = along(centre, turned(heading, HALF), radius)
  return [
    { id: 'air-reach', style: 'chosen', template: AIR_TEMPLATE, outline: shownCircle(centre, radius) },
    {
      id: 'air-line',
      style: 'path',
      side: sideIndex(view, side),
      template: AIR_TEMPLATE,
      outline: shownArrow(start, along(centre, heading, radius)),
    },
  ]
}

const effectsOn = (view: View, targets: readonly Stand[]): readonly Danger[] =>
  targets.flatMap((stand) => {
    const aim = airAim(view, stand)
    return aim
      ? [
          {
            text: nameOf(view, stand.id),
            chance: {
              procedure: airAttack,
              input: { targets: [aim], options: view.options },
              title: 'hit',
              holds: ({ destroyed, suppressed }) => Number(destroyed) + Number(suppressed) > 0,
            },
          },
        ]
      : []
  })

const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315].map(fromDegrees)
const BEST = 5

/** Lines that meet the most, one for each enemy that can be attacked first. */
const bestAttacks = (view: View, phase: Phase): readonly Attack[] => {
  const found = new Map<string, Attack>()
  for (const stand of view.stands) {
    if (stand.side === phase.side || !airAim(view, stand)) continue
    for (const heading of HEADINGS) {
      const attack = attackAt(view, phase, stand.centre, heading)
      const key = attack.targets.toSorted().join(' ')
      if (!found.has(key)) found.set(key, attack)
    }
  }
  return [...found.values()].toSorted((a, b) => b.targets.length - a.targets.length).slice(0, BEST)
}

/** FF-AIR-02: of those on the line any may be left alone. */
const whomGroup = (view: View, { side }: Phase, order: Attack): readonly EditGroup[] => {
  const met = metByAircraft(view, side, pointAt(order), fromDegrees(order.heading)).map(({ id }) => id)
  if (met.length === 0) return []
  const edits = met.flatMap((id): readonly Edit[] => {
    const chosen = order.targets.includes(id)
    const targets = met.filter((one) => (one === id ? !chosen : order.targets.includes(one)))
    const title = nameOf(view, id)
    return targets.length > MOST_AIR_TARGETS
      ? []
      : [{ title, pieces: [id], chosen, order: told({ ...order, targets }) }]
  })
  return [{ title: `Whom they attack (${MOST_AIR_TARGETS} at most)`, edits }]
}

/** FF-AIR-07: the line lies on the table and is moved and turned there. */
const writing = ({ view, phase, before }: Asked<'air-attack'>): Writing => {
  const best = bestAttacks(view, phase)
  const middle = pointAt({ x: view.scenario.width / 2, y: view.scenario.length / 2 })
  const order =
    before?.kind === 'air-attack' ? before : (best[0] ?? attackAt(view, phase, middle, fromDegrees(0)))
  const centre = pointAt(order)
  const heading = fromDegrees(order.heading)
  return {
    order,
    give:
      order.targets.length > 0 ? `Attack ${several(order.targets.length, 'target')}` : 'Let them fly home',
    groups: [
      {
        title: 'Where they dive (move and turn the line on the table)',
        edits: [
          { title: 'Take the line in hand', takes: AIR_TEMPLATE },
          ...best.map((attack): Edit => {
            const [first] = attack.targets
            return {
              title: listed(attack.targets.map((id) => nameOf(view, id))),
              ...(first === undefined ? {} : { pieces: [first] }),
              chosen: attack.targets.join() === order.targets.join(),
              order: told(attack),
            }
          }),
        ],
      },
      ...whomGroup(view, phase, order),
    ],
    draggable: [],
    gives: true,
    templates: [
      {
        id: AIR_TEMPLATE,
        name: 'Line of the aircraft',
        centre,
        heading,
        shapes: shapesAt(view, phase, centre, heading),
        at(to, turnedTo) {
          const targets = metAt(view, phase, to, turnedTo)
          return {
            order: told(attackAt(view, phase, to, turnedTo)),
            text:
              targets.length > 0
                ? `${several(targets.length, 'target')} on the line.`
                : 'Nobody on the line.',
            effects: effectsOn(view, targets),
            shapes: shapesAt(view, phase, to, turnedTo),
          }
        },
      },
    ],
  }
}

export const AIR_ATTACK_DESK: PhaseDesk<'air-attack'> = {
  writing,
  areas: (view, phase, order) =>
    order.kind === 'air-attack' ? shapesAt(view, phase, pointAt(order), fromDegrees(order.heading)) : [],
  words: [['air-attack', 'attack from the air', 'attacks from the air']],
}
