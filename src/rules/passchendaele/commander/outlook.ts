import type { Point } from '../../../kernel/geometry/point.ts'
import type { OrderOf } from '../game/orders.ts'
import { scoreOf } from '../game/scoring.ts'
import { otherSide } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { DECISIVE_FROM, MARGINAL_FROM } from '../tables/index.ts'
import type { Status } from '../vocabulary.ts'
import { fireHere, isInWorks } from './danger.ts'
import { depthOf, foremost, inchesToPoint, isFoot, isInCone, type Situation } from './situation.ts'

/** Turns it takes to be fit to advance again and to get an order through, and inches made in a turn, if all goes well. */
const TURNS_TO_RECOVER: Readonly<Record<Status, number>> = {
  solid: 0,
  wavering: 0,
  pinned: 1,
  disordered: 2,
}
const TURNS_FOR_AN_ORDER = 1
const PACE = 2.5
/** Fire under which troops in the open are wearing away. */
const WEARING = -2

/** Turns until a unit can be at a place with good luck: as long as there is hope, the battle goes on. */
const turnsTo = (unit: Unit, at: Point): number =>
  TURNS_TO_RECOVER[unit.status] +
  (unit.order === 'advance' ? 0 : TURNS_FOR_AN_ORDER) +
  inchesToPoint(unit, at) / PACE

/** Some unit can still take something from the enemy before the last turn is over. */
const canTake = (situation: Situation): boolean => {
  const { state, side, own } = situation
  const left = state.table.turns - state.turn + 1
  const theirs = state.objectives.filter(({ holder }) => holder !== side)
  return own.some((unit) => {
    if (!isFoot(unit)) return false
    const front = foremost(situation, unit)
    return theirs.some(
      ({ at }) =>
        depthOf(situation, at) > front && isInCone(situation, unit, at) && turnsTo(unit, at) <= left,
    )
  })
}

/** Some enemy stands in the open under fire. */
const wearsDown = ({ state, enemies }: Situation): boolean =>
  enemies.some((enemy) => isFoot(enemy) && !isInWorks(state, enemy) && fireHere(state, enemy) <= WEARING)

/** Nothing more is to be gained: no objective within reach, and nobody to be worn down. */
const isSpent = (situation: Situation): boolean => !canTake(situation) && !wearsDown(situation)

/** Points ahead of the enemy, below 0 if behind. */
export const lead = ({ state, side }: Situation): number =>
  scoreOf(state, side) - scoreOf(state, otherSide(side))

/** Battles are not given up before this turn. */
const NOT_BEFORE = 3

interface Stopping {
  readonly order: OrderOf<'concede'> | OrderOf<'agree-to-stop'>
  readonly why: string
}

/** PA-TURN-05: gives up what is decisively lost, and stops what can bring no more; asked at the first decision of a turn. */
export const stopping = (situation: Situation): Stopping | undefined => {
  const { state, side, own } = situation
  if (state.turn < NOT_BEFORE || own.some(({ checked }) => checked)) return undefined
  const points = lead(situation)
  const offered = state.agreed.includes(otherSide(side))
  const spent = isSpent(situation)
  if (spent && points <= -DECISIVE_FROM) {
    return { order: { kind: 'concede' }, why: 'We concede: nothing within our reach can mend this.' }
  }
  if (state.agreed.includes(side)) return undefined
  if (offered && points >= MARGINAL_FROM) {
    return { order: { kind: 'agree-to-stop' }, why: 'We agree to stop: the day is ours.' }
  }
  if (!spent) return undefined
  return {
    order: { kind: 'agree-to-stop' },
    why: offered ? 'We agree to stop: nothing more is to be won.' : 'We offer to stop: neither can win more.',
  }
}
