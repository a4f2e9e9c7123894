import { HALF, type Heading } from '#kernel/geometry/angle.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Spot } from '../scenarios/scenario.ts'
import { BASES, fromCm } from '../tables/index.ts'
import type { OrderUnit, Side, Stand as StandType, TankType } from '../vocabulary.ts'
import { standOn } from './stand-at.ts'
import type { Battalion, BlockHouse, Regiment, Stand, Unit } from './state.ts'

/** FF-END-12: everything where the scenario puts it; what is in reserve is only listed. */
export interface Roster {
  readonly stands: Stand[]
  readonly units: Unit[]
  readonly battalions: Battalion[]
  readonly regiments: Regiment[]
  readonly blockHouses: BlockHouse[]
}

/** Whose stand it is and with whom it is ordered. */
export interface Owner {
  readonly side: Side
  readonly regiment: string
  readonly battalion: string | null
}

/** Bases are printed in millimetres. */
export const TENTH = 0.1

export const facing = (side: Side): Heading => (side === 'attacker' ? 0 : HALF)

export const pointOf = ([x, y]: Spot): Point => ({ x: fromCm(x), y: fromCm(y) })

/** FF-ORG-04: the base of a stand where it stands. */
export const baseOf = (type: StandType, centre: Point, heading: Heading): Footprint => {
  const base = BASES[type]
  return 'diameter' in base
    ? { centre, heading, radius: fromCm((base.diameter * TENTH) / 2) }
    : { centre, heading, width: fromCm(base.width * TENTH), depth: fromCm(base.depth * TENTH) }
}

export const standOf = (
  owner: Owner,
  id: string,
  unit: string,
  type: StandType,
  at: Spot,
  stowed: boolean,
): Stand => {
  const base = baseOf(type, pointOf(at), facing(owner.side))
  return standOn(base, base.centre, base.heading, {
    id,
    type,
    side: owner.side,
    unit,
    markers: 0,
    below: false,
    wire: null,
    water: null,
    stowed,
    revealed: false,
    realigned: false,
    fellBack: false,
    column: false,
    house: null,
  })
}

interface UnitFacts {
  readonly id: string
  readonly kind: OrderUnit
  readonly name: string
  readonly strength: number
  readonly type: StandType
  readonly at?: Unit['at']
  readonly tank?: TankType
  readonly pioneers?: boolean
  readonly madMinute?: boolean
}

export const unitOf = ({ side, regiment, battalion }: Owner, facts: UnitFacts): Unit => ({
  id: facts.id,
  kind: facts.kind,
  side,
  name: facts.name,
  regiment,
  battalion,
  strength: facts.strength,
  at: facts.at ?? 'table',
  type: facts.type,
  tank: facts.tank ?? null,
  pioneers: facts.pioneers ?? false,
  mounted: facts.kind === 'cavalry-squadron',
  aim: null,
  lostPoint: false,
  failed: false,
  bonusUsed: false,
  madMinute: facts.madMinute ?? false,
  done: false,
  moved: false,
  passed: false,
})
