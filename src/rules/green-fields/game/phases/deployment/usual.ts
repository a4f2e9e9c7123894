import { form } from '#kernel/procedure/schema.ts'
import { columnOf, middleColumn } from '../../../reckoning/grid.ts'
import { ARM, type Gait, GOING, GRADE, MOST_IN_ZONE } from '../../../tables/index.ts'
import type { FieldUnit } from '../../../vocabulary.ts'
import { connectedZones, toEnemyLines } from '../../board/control.ts'
import { moverFor } from '../../board/retreat.ts'
import { stackIn } from '../../board/zones.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { kind } from '../forms.ts'
import type { PhaseOf } from '../shapes.ts'
import { moveTo, wasRelieved, zoneRefusal } from './placing.ts'

/** How far from the enemy's ground one looks for a unit: guns where they reach his front, riders out of harm's way. */
const USUAL_DISTANCE: Readonly<Partial<Record<FieldUnit, number>>> = {
  infantry: 1,
  sapper: 1,
  pioneer: 2,
  'field-artillery': 2,
  'heavy-tank': 2,
  'medium-artillery': 3,
  balloon: 3,
}
const IN_RESERVE = 4

export const usualDistance = (type: FieldUnit): number => USUAL_DISTANCE[type] ?? IN_RESERVE

/** What counts against a zone: its distance, its crowd, ground one cannot leave again, and being off the middle. */
const AGAINST = { distance: 40, crowd: 30, bog: 200, column: 1 } as const

export const isWaiting = (unit: Unit, side: SideName): boolean =>
  unit.side === side &&
  unit.place === OFF_BOARD &&
  unit.gone === null &&
  ARM[unit.type] !== 'aircraft' &&
  unit.duty !== 'resting' &&
  unit.duty !== 'idle' &&
  !wasRelieved(unit)

const isBog = ({ zones }: State, gait: Gait, zone: ZoneNumber): boolean => {
  const ground = zones[zone]
  if (!ground) return false
  const grade = ground.trench !== 'none' && GRADE[ground.ground] === 'easy' ? 'rough' : GRADE[ground.ground]
  return GOING[grade][gait] === 'closed'
}

/** Brings up whatever is off the board to where one would look for it. */
export const DEPLOY_USUAL = form({ kind: kind('deploy-usual') })

/** Places every unit that waits off the board, in the order of the roster. */
export const deployUsual = (play: Play, phase: PhaseOf<'deployment'>, side: SideName): void => {
  const { state } = play
  const { country } = state
  const first = state.units.find((unit) => isWaiting(unit, side))
  if (!first) return
  // What closes a zone to one of them closes it to all.
  const zones = [...connectedZones(state, side)]
    .filter((zone) => !zoneRefusal(state, phase, first, zone))
    .sort((one, other) => one - other)
  const away = zones.map((zone) => toEnemyLines(state, zone, side))
  const crowd = zones.map((zone) => stackIn(state, zone, side).length)
  const middle = middleColumn(country)
  const bogs = new Map<Gait, readonly boolean[]>()
  const bogFor = (gait: Gait | undefined): readonly boolean[] => {
    if (!gait) return []
    const known = bogs.get(gait) ?? zones.map((zone) => isBog(state, gait, zone))
    bogs.set(gait, known)
    return known
  }
  for (const unit of state.units) {
    if (!isWaiting(unit, side)) continue
    const wanted = usualDistance(unit.type)
    const bog = bogFor(moverFor(unit)?.gait)
    let best = -1
    let least = Number.POSITIVE_INFINITY
    zones.forEach((zone, i) => {
      const standing = crowd[i] ?? 0
      if (standing >= MOST_IN_ZONE) return
      const against =
        Math.abs((away[i] ?? 0) - wanted) * AGAINST.distance +
        standing * AGAINST.crowd +
        (bog[i] ? AGAINST.bog : 0) +
        Math.abs(columnOf(country, zone) - middle) * AGAINST.column
      if (against >= least) return
      least = against
      best = i
    })
    const zone = zones[best]
    if (zone === undefined) continue
    crowd[best] = (crowd[best] ?? 0) + 1
    moveTo(play, unit.id, zone)
  }
}
