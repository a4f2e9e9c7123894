import { zoneNamed } from '../../../reckoning/grid.ts'
import type { Unit as Target } from '../../../reckoning/unit.ts'
import { ARM, MOST_BEHIND } from '../../../tables/index.ts'
import { AIRCRAFT, type Aircraft, STRUCK_FROM_THE_AIR } from '../../../vocabulary.ts'
import type { Period } from '../../army.ts'
import { targetOf } from '../../board/target.ts'
import { stackIn } from '../../board/zones.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { enemyKnownAs } from '../../units.ts'
import { depotTarget } from '../bombardment/behind.ts'
import { scaleOf } from '../bombardment/guns.ts'
import { diceLeft, flyerOf, groundedOf } from './sorties.ts'
import { isStruck, onAerodrome } from './targets.ts'

type GroundType = (typeof STRUCK_FROM_THE_AIR)[number]

const isAircraft = (type: string): type is Aircraft => AIRCRAFT.some((one) => one === type)
const isGroundType = (type: string): type is GroundType => STRUCK_FROM_THE_AIR.some((one) => one === type)

/** Who is struck: the named unit first, then the others of its zone that can be seen (GF-AIR-11). */
const stackOf = (state: State, unit: Unit, words: string): readonly Unit[] => {
  const zone = zoneNamed(state.country, words)
  const named = zone === undefined ? enemyKnownAs(state, unit.side, words) : undefined
  if (named && (!isOnBoard(named) || named.type === 'balloon')) return [named]
  const place = zone ?? named?.place
  if (place === undefined) return []
  const seen = stackIn(state, place, otherSide(unit.side)).filter((one) => isStruck(one, unit.side))
  return named ? [named, ...seen.filter(({ id }) => id !== named.id)] : seen
}

const struckBehind = (state: State, units: readonly Unit[]): (Target & { readonly type: GroundType })[] =>
  units.slice(1, 1 + MOST_BEHIND).flatMap((unit) => {
    const target = targetOf(state, unit)
    return isGroundType(target.type) ? [{ ...target, type: target.type }] : []
  })

/** What an attack is aimed at: the depot, or units of which the first is the target. */
export interface Aim {
  readonly at: 'depot' | 'aerodrome' | 'unit'
  readonly stack: readonly Unit[]
}

const aimOf = (state: State, unit: Unit, words: string): Aim => {
  if (words === 'depot') return { at: 'depot', stack: [] }
  if (words !== 'aerodrome') return { at: 'unit', stack: stackOf(state, unit, words) }
  return { at: 'aerodrome', stack: onAerodrome(state, otherSide(unit.side)) }
}

/** GF-AIR-14: of an air unit only those in the air, or those on the ground. */
const aimedAt = (state: State, first: Unit, { at }: Aim): Target => {
  if (at === 'aerodrome') return groundedTarget(state, first, groundedOf(state, first))
  return ARM[first.type] === 'aircraft' ? flyerOf(state, first) : targetOf(state, first)
}

/** Aircraft caught on the ground. */
export const groundedTarget = (state: State, unit: Unit, strength: number): Target =>
  targetOf(state, unit, { grounded: true, strength })

/** Dice of fighters on the hunt, who may divide them; none for all other attacks. */
const huntingDice = (state: State, unit: Unit, first: Unit | undefined, dice?: number): number | undefined =>
  unit.type === 'fighter' && first !== undefined && !isStruck(first, unit.side)
    ? (dice ?? diceLeft(state, unit))
    : undefined

/** The attack of one air unit as its procedure takes it; none if nobody is there to be attacked. */
export const missionOf = (
  state: State,
  unit: Unit,
  period: Period,
  order: { readonly target: string; readonly dice?: number | undefined },
) => {
  const { type } = unit
  const aim = aimOf(state, unit, order.target)
  const [first] = aim.stack
  if (!isAircraft(type) || (aim.at !== 'depot' && !first)) return undefined
  return {
    aim,
    input: {
      scale: scaleOf(state),
      period,
      attacker: { ...flyerOf(state, unit), type },
      target: first ? aimedAt(state, first, aim) : depotTarget(state.armies[otherSide(unit.side)].depot),
      attackDice: huntingDice(state, unit, first, order.dice),
      behind: first && isStruck(first, unit.side) ? struckBehind(state, aim.stack) : [],
      options: state.options,
    },
  }
}
