import { topPhase } from '#kernel/game/phases.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { columnLetter, referenceOf } from '../game/board/grid.ts'
import { SIDE } from '../game/board/sheet.ts'
import { stackIn } from '../game/board/zones.ts'
import { targetsOf } from '../game/phases/air/targets.ts'
import { plannedFor } from '../game/phases/bombardment/plans.ts'
import { OFF } from '../game/phases/deployment/placing.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { AirStep, Phase } from '../game/phases/shapes.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { largestParty } from '../reckoning/raiding-party.ts'
import { refusalOf } from './legal.ts'
import { type Meant, moved } from './marching.ts'
import { missionEffects } from './odds/prospects.ts'
import { raidDangers } from './odds/trench.ts'
import { headingOf, type Spot, spotAt, standsOf, zoneArea } from './table/layout.ts'
import { costWords, diceWords } from './writing/guns.ts'

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
    order: { kind: 'place', unit: unit.id, zone: OFF, column: columnLetter(spot.column) },
    text: `Off the board behind ${columnLetter(spot.column)}`,
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
          text: `The depot, ${costWords(view, gun.side)}`,
          drops: true,
        }
  }
  const target = referenceOf(view.country, spot.zone)
  return {
    order: { kind: 'fire', unit: gun.id, mission, target },
    text: `${target}: ${diceWords(view, gun, spot.zone)}, ${costWords(view, gun.side)}`,
    danger: missionEffects(view, gun, { unit: gun.id, mission, target: spot.zone }),
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
    danger: raidDangers(view, unit, spot.zone, strength, raid?.purpose ?? 'information'),
    drops: true,
  }
}

const flown = (view: View, unit: Unit, spot: Spot, step: AirStep): Meant | undefined => {
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
  const targets = targetsOf(view, unit, step)
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
  const { order, text, drops, goes, shapes = [], danger = [], used = 0 } = found
  const refusal = refusalOf(view, side, order)
  const stands = standsOf(view)
  const from = stands.get(pieces[0] ?? '')?.centre
  const aim: readonly Area[] =
    goes || !from ? [] : [{ id: 'aim', style: 'path', outline: { shape: 'arrow', points: [from, to] } }]
  return {
    order,
    ...(refusal ? { refusal } : { danger }),
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
