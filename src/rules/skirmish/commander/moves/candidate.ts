import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { isFoot } from '../../game/units.ts'
import type { Situation } from '../situation.ts'
import { isTrench, type Stance } from '../stance.ts'
import { degreesOf, writtenPoint } from './journeys.ts'

/** What a move is made for; moves of different kinds are really different. */
type Purpose = 'stay' | 'down' | 'onward' | 'cover' | 'trench' | 'enter' | 'wire' | 'back'

/** Something a unit might do with its move. */
export interface Candidate {
  readonly purpose: Purpose
  readonly stance: Stance
  /** Inches still to go to where it is sent, as the crow flies. */
  readonly left: number
  /** The order, once it is known where the unit is to look. */
  readonly order: (facing: Heading | undefined) => PlayerOrder
  /** What lying down, being far off or the like costs it next move, in inches. */
  readonly burden: number
  readonly why: string
}

export const moveOrder =
  (unit: Unit, legs: readonly Point[], prone: boolean) =>
  (facing: Heading | undefined): PlayerOrder => ({
    kind: 'move',
    unit: unit.id,
    legs: legs.map(writtenPoint),
    ...(facing === undefined ? {} : { facing: degreesOf(facing) }),
    ...(isMarching(unit) ? { formation: { to: 'line', when: 'start' } } : {}),
    rise: unit.prone,
    prone,
  })

/** In column on foot and in the open: it can neither fire nor charge. */
export const isMarching = ({ formation, mounted, vehicle, weapon, trench, inside }: Unit): boolean =>
  formation === 'column' && !mounted && !vehicle && weapon === null && trench === null && inside === null

export const movedStance = (situation: Situation, unit: Unit, at: Point, prone: boolean): Stance => ({
  at,
  prone,
  trench: isFoot(unit) && isTrench(situation.view, at),
  inside: null,
  moved: true,
  aimed: false,
  skirmish: unit.formation === 'skirmish',
})
