import type { Trace } from '#kernel/procedure/trace.ts'
import {
  ALLOWANCE,
  ARM,
  BREAKDOWN_DICE,
  DISMOUNTED_ALLOWANCE,
  type Gait,
  GOING,
  type Going,
  GRADE,
  HINDERED_BY_EMBANKMENT,
  MOTOR_ALLOWANCE,
  ROAD_BONUS,
  ROAD_SHARE,
  WADES,
  WEAR_OF_EMBANKMENT,
  WEAR_OF_GROUND,
  WEAR_OF_WORKS,
  WHEELS_ON_ROAD_BONUS,
} from '../tables/index.ts'
import type { Ground, GroundUnit, Mount, Water, Works } from '../vocabulary.ts'

/** The zone entered and the edge crossed. */
export interface Step {
  readonly ground: Ground
  readonly trench: Works
  readonly road: boolean
  readonly embankment: boolean
  readonly water: Water
  readonly bridged: boolean
}

export interface Mover {
  readonly type: GroundUnit
  readonly mount: Mount
  readonly gait: Gait
}

export const moverOf = (type: GroundUnit, mount: Mount): Mover => ({ type, mount, gait: gaitOf(type, mount) })

const gaitOf = (type: GroundUnit, mount: Mount): Gait => {
  if (mount === 'motor') return 'wheeled'
  switch (type) {
    case 'infantry':
    case 'pioneer':
    case 'sapper':
      return 'foot'
    case 'cavalry':
      return mount === 'horses' ? 'cavalry' : 'foot'
    case 'field-artillery':
    case 'medium-artillery':
    case 'heavy-artillery':
      return 'artillery'
    case 'heavy-tank':
    case 'light-tank':
      return type
    case 'armoured-car':
    case 'motor-transport':
    case 'balloon':
      return 'wheeled'
  }
}

/** GF-MOVE-01, GF-MOVE-02 */
export const allowanceOf = ({ type, mount, gait }: Mover): number => {
  if (mount === 'motor') return MOTOR_ALLOWANCE
  return type === 'cavalry' && gait === 'foot' ? DISMOUNTED_ALLOWANCE : ALLOWANCE[type]
}

/** How far the ground lets a unit go, and what would stop it there. */
export const reach = (
  path: readonly Step[],
  { gait }: Mover,
): { zones: number; stop: 'none' | 'terrain' | 'impassable' } => {
  for (const [i, step] of path.entries()) {
    const going = goingOf(step, gait)
    if (going === 'closed') return { zones: i, stop: 'impassable' }
    if (going === 'ends') return { zones: i + 1, stop: 'terrain' }
  }
  return { zones: path.length, stop: 'none' }
}

export const goingOf = (step: Step, gait: Gait): Going => {
  if (!crosses(step, gait)) return 'closed'
  if (step.road) return GOING.easy[gait]
  const grade = GRADE[step.ground]
  if (grade === 'easy' && (step.trench !== 'none' || (step.embankment && HINDERED_BY_EMBANKMENT[gait]))) {
    return GOING.rough[gait]
  }
  return GOING[grade][gait]
}

/** GF-TERR-04 */
export const crosses = ({ water, bridged }: Step, gait: Gait): boolean =>
  water === 'none' || bridged || (water === 'stream' && WADES[gait])

/** GF-MOVE-05: zones earned by the road steps among the first so many. */
export const roadBonus = (path: readonly Step[], steps: number, mover: Mover, trace: Trace): number => {
  let onRoad = 0
  for (let i = 0; i < steps; i++) if (path[i]?.road) onRoad++
  return bonusFor(onRoad, mover, trace)
}

/** GF-MOVE-05: zones earned by so many steps by road. */
export const bonusFor = (onRoad: number, mover: Mover, trace: Trace): number => {
  if (onRoad === 0) return 0
  let bonus = 0
  if (onRoad >= Math.ceil(allowanceOf(mover) / ROAD_SHARE)) {
    bonus += ROAD_BONUS
    trace.note('GF-MOVE-05', 'Half of the move or more by road', ROAD_BONUS)
  }
  if (mover.gait === 'wheeled' || mover.mount === 'bicycles') {
    bonus += WHEELS_ON_ROAD_BONUS
    trace.note('GF-MOVE-05', 'Wheels on a road', WHEELS_ON_ROAD_BONUS)
  }
  return bonus
}

/** GF-MOVE-08: vehicles, and whoever rides on them. */
export const mayBreakDown = ({ type, mount }: Pick<Mover, 'type' | 'mount'>): boolean =>
  mount === 'motor' || ARM[type] === 'armour' || ARM[type] === 'transport'

/** GF-MOVE-08, GF-MOVE-09: the dice against a vehicle that left the road. */
export const breakdownDice = (path: readonly Step[], steps: number, mover: Mover, trace: Trace): number => {
  if (!mayBreakDown(mover)) return 0
  let roughest = -1
  for (let i = 0; i < steps; i++) {
    const step = path[i]
    if (step && !step.road) roughest = Math.max(roughest, wearOf(step))
  }
  if (roughest < 0) return 0
  trace.note('GF-MOVE-08', 'Off the road, breakdown dice', BREAKDOWN_DICE + roughest)
  return BREAKDOWN_DICE + roughest
}

const wearOf = ({ ground, trench, embankment }: Step): number =>
  Math.max(WEAR_OF_GROUND[ground], WEAR_OF_WORKS[trench], embankment ? WEAR_OF_EMBANKMENT : 0)
