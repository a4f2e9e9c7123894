import type { Point } from '../../../kernel/geometry/point.ts'
import type { DraggedTo, ShownArea } from '../../../kernel/tabletop.ts'
import { SILENT } from '../../../kernel/trace.ts'
import { listed, several } from '../../../kernel/words.ts'
import { columnOf, distance, referenceOf, rowOf, zoneOn } from '../grid.ts'
import type { PlayerOrder } from '../orders.ts'
import { targetsOf } from '../phases/air/deeds.ts'
import { plannedFor } from '../phases/bombardment/plans.ts'
import { OFF } from '../phases/deployment/placing.ts'
import { stepsAlong } from '../phases/movement/path.ts'
import { waysOf } from '../phases/movement/ways.ts'
import type { Phase } from '../phases/phase.ts'
import { allowanceOf, roadBonus } from '../procedures/going.ts'
import { moverFor } from '../retreat.ts'
import {
  otherSide,
  type SideName,
  stackIn,
  topPhase,
  type Unit,
  unitNamed,
  type ZoneNumber,
} from '../state.ts'
import type { View } from '../view.ts'
import { headingOf, middleOf, SIDE, type Spot, spotAt, standsOf, zoneArea } from './layout.ts'
import { isLegal, refusalOf } from './legal.ts'
import { diceWords } from './writing/guns.ts'
import { largestParty } from './writing/trench.ts'

/** What pointing with a unit at a place of the table would come to. */
interface Meant {
  readonly order: PlayerOrder
  readonly text: string
  readonly drops?: boolean
  /** The unit goes there itself. */
  readonly goes?: boolean
  readonly shapes?: readonly ShownArea[]
  readonly used?: number
}

const column = (number: number): string => String.fromCharCode(65 + number)

const placed = (view: View, unit: Unit, spot: Spot): Meant | undefined => {
  if ('zone' in spot) {
    const zone = referenceOf(view.country, spot.zone)
    const there = stackIn(view, spot.zone, unit.side).filter(({ id }) => id !== unit.id).length
    return {
      order: { kind: 'place', unit: unit.id, zone },
      text: `${zone}${there === 0 ? '' : `, with ${several(there, 'unit')}`}`,
      drops: true,
      goes: true,
    }
  }
  if (spot.rear !== unit.side) return undefined
  return {
    order: { kind: 'place', unit: unit.id, zone: OFF, column: column(spot.column) },
    text: `Off the board behind ${column(spot.column)}`,
    drops: true,
    goes: true,
  }
}

const fired = (view: View, gun: Unit, spot: Spot): Meant | undefined => {
  const mission = plannedFor(view, gun.side, gun.id)?.mission ?? 'bombardment'
  if (!('zone' in spot)) {
    return spot.rear === gun.side
      ? undefined
      : {
          order: { kind: 'fire', unit: gun.id, mission: 'bombardment', target: 'depot' },
          text: 'The depot',
          drops: true,
        }
  }
  const target = referenceOf(view.country, spot.zone)
  return {
    order: { kind: 'fire', unit: gun.id, mission, target },
    text: `${target}: ${diceWords(view, gun, spot.zone)}`,
    drops: true,
  }
}

const raided = (view: View, unit: Unit, spot: Spot): Meant | undefined => {
  if (!('zone' in spot)) return undefined
  const raid = view.armies[unit.side].raids.find((one) => one.unit === unit.id)
  const zone = referenceOf(view.country, spot.zone)
  const strength = raid?.strength ?? largestParty(unit)
  return {
    order: { kind: 'raid', unit: unit.id, strength, zone, purpose: raid?.purpose ?? 'information' },
    text: `Raid ${zone} with ${strength}`,
    drops: true,
  }
}

const flown = (view: View, unit: Unit, spot: Spot, step: string): Meant | undefined => {
  if (step === 'reconnaissance') {
    const order: PlayerOrder =
      'zone' in spot
        ? { kind: 'reconnoitre', unit: unit.id, depot: false, zones: [referenceOf(view.country, spot.zone)] }
        : { kind: 'reconnoitre', unit: unit.id, depot: true }
    return {
      order,
      text: 'zone' in spot ? `Look at ${referenceOf(view.country, spot.zone)}` : 'Look at the depot',
    }
  }
  const targets = targetsOf(view, unit)
  const found =
    'zone' in spot
      ? [
          referenceOf(view.country, spot.zone),
          ...stackIn(view, spot.zone, otherSide(unit.side)).map(({ id }) => id),
        ]
      : ['depot']
  const target = found.find((one) => targets.includes(one))
  return target === undefined
    ? undefined
    : {
        order: { kind: 'air-attack', unit: unit.id, target },
        text: `Attack ${unitNamed(view, target)?.name ?? target}`,
      }
}

/** From zone to zone as the crow flies. */
const straight = ({ country }: View, from: ZoneNumber, to: ZoneNumber): readonly ZoneNumber[] => {
  const zones: ZoneNumber[] = []
  let [x, y] = [columnOf(country, from), rowOf(country, from)]
  while (x !== columnOf(country, to) || y !== rowOf(country, to)) {
    x += Math.sign(columnOf(country, to) - x)
    y += Math.sign(rowOf(country, to) - y)
    zones.push(zoneOn(country, x, y) ?? to)
  }
  return zones
}

/** The way that was drawn: by its bends, or if there are none, any way that all the movers can go. */
const wayTo = (
  view: View,
  side: SideName,
  movers: readonly Unit[],
  path: readonly Point[],
): readonly ZoneNumber[] => {
  const from = movers[0]?.place ?? 0
  const corners = path.slice(1).flatMap((point) => {
    const spot = spotAt(view, point)
    return 'zone' in spot ? [spot.zone] : []
  })
  const end = corners.at(-1)
  if (end === undefined || end === from) return []
  if (corners.length === 1) {
    for (const unit of movers) {
      const way = waysOf(view, unit).to.get(end)
      if (way && isLegal(view, side, moveOf(view, movers, way))) return way
    }
  }
  return [from, ...corners].flatMap((zone, i, all) =>
    i === 0 ? [] : straight(view, all[i - 1] ?? zone, zone),
  )
}

const moveOf = (view: View, movers: readonly Unit[], way: readonly ZoneNumber[]): PlayerOrder => ({
  kind: 'move',
  units: movers.map(({ id }) => id),
  path: way.map((zone) => referenceOf(view.country, zone)),
})

/** How many more zones the slowest of them could go along a way. */
const leftOf = (view: View, movers: readonly Unit[], way: readonly ZoneNumber[]): number =>
  Math.min(
    ...movers.map((unit) => {
      const mover = moverFor(unit)
      if (!mover) return 0
      return (
        allowanceOf(mover) + roadBonus(stepsAlong(view, unit, way), way.length, mover, SILENT) - way.length
      )
    }),
  )

/** GF-AMOV-02: enemies one knows of that may fire on the way. */
const watchers = (view: View, side: SideName, way: readonly ZoneNumber[]): readonly Unit[] =>
  view.units.filter(
    (unit) =>
      unit.side !== side &&
      unit.place >= 0 &&
      unit.status === 'steady' &&
      !unit.shotOpportunity &&
      way.some((zone) => distance(view.country, zone, unit.place) <= 1),
  )

const moved = (
  view: View,
  side: SideName,
  movers: readonly Unit[],
  path: readonly Point[],
  spot: Spot,
): Meant | undefined => {
  const [first] = movers
  if (!first) return undefined
  if (!('zone' in spot)) {
    const out = spot.rear === side ? undefined : waysOf(view, first).out
    return out
      ? {
          order: {
            kind: 'exit',
            units: movers.map(({ id }) => id),
            path: out.map((zone) => referenceOf(view.country, zone)),
          },
          text: "Off over the enemy's edge",
          goes: true,
        }
      : undefined
  }
  const way = wayTo(view, side, movers, path)
  if (way.length === 0) return undefined
  const left = leftOf(view, movers, way)
  const fire = watchers(view, side, [first.place, ...way])
  const risk = fire.length === 0 ? '' : ` Under the fire of ${listed(fire.map(({ name }) => name))}.`
  return {
    order: moveOf(view, movers, way),
    text: `${way.map((zone) => referenceOf(view.country, zone)).join(', ')}: ${several(way.length, 'zone')}, ${left < 0 ? `${several(-left, 'zone')} too far` : `${several(left, 'zone')} left`}.${risk}`,
    goes: true,
    used: way.length,
    shapes: [
      {
        id: 'drawn',
        style: 'path',
        outline: {
          shape: 'arrow',
          points: [middleOf(view, first.place), ...way.map((zone) => middleOf(view, zone))],
        },
      },
    ],
  }
}

const meant = (
  view: View,
  phase: Phase,
  side: SideName,
  units: readonly Unit[],
  path: readonly Point[],
  spot: Spot,
): Meant | undefined => {
  const [unit] = units
  if (!unit) return undefined
  switch (phase.name) {
    case 'deployment':
      return placed(view, unit, spot)
    case 'bombardment':
    case 'artillery':
      return fired(view, unit, spot)
    case 'raids':
      return raided(view, unit, spot)
    case 'air-action':
      return flown(view, unit, spot, phase.step)
    case 'movement':
      return moved(view, side, units, path, spot)
    case 'reserves':
      return 'zone' in spot
        ? {
            order: { kind: 'enter', unit: unit.id, zone: referenceOf(view.country, spot.zone) },
            text: `Come on in ${referenceOf(view.country, spot.zone)}`,
            goes: true,
          }
        : undefined
    default:
      return undefined
  }
}

/** A unit that is dragged goes there, or points at what it is to do something to. */
export const dragged = (
  view: View,
  side: SideName,
  pieces: readonly string[],
  path: readonly Point[],
): DraggedTo | undefined => {
  const phase = topPhase(view)
  const to = path.at(-1)
  const units = pieces.flatMap((id) => unitNamed(view, id) ?? [])
  if (!phase || !to) return undefined
  const spot = spotAt(view, to)
  const found = meant(view, phase, side, units, path, spot)
  if (!found) return undefined
  const { order, text, drops, goes, shapes = [], used = 0 } = found
  const refusal = refusalOf(view, side, order)
  const stands = standsOf(view)
  const from = stands.get(pieces[0] ?? '')?.centre
  const aim: readonly ShownArea[] =
    goes || !from ? [] : [{ id: 'aim', style: 'path', outline: { shape: 'arrow', points: [from, to] } }]
  return {
    order,
    ...(refusal ? { refusal } : {}),
    ...(drops ? { drops } : {}),
    text,
    shapes: [
      'zone' in spot ? zoneArea(view, spot.zone, 'chosen', { id: 'target' }) : undefined,
      ...aim,
      ...shapes,
    ].filter((area) => area !== undefined),
    used: used * SIDE,
    left: 0,
    ghosts: goes
      ? units.map(({ id, side: whose }, i) => ({
          id,
          centre: { x: to.x, y: to.y - i * 2600 },
          heading: headingOf(whose),
        }))
      : [],
  }
}
