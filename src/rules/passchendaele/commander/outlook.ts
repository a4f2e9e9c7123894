import type { Answer, Wish } from '#kernel/game/commander.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { offerRefusal } from '../game/phases/armistice/offering.ts'
import type { OrderOf } from '../game/phases/index.ts'
import { scoreOf } from '../game/scoring.ts'
import type { Unit } from '../game/state.ts'
import { DECISIVE_FROM, MARGINAL_FROM } from '../tables/index.ts'
import { otherSide } from '../vocabulary.ts'
import { fireHere, isInWorks } from './danger.ts'
import { depthOf, foremost, inchesToPoint, isFoot, isInCone, type Situation } from './situation.ts'

/** Turns until a unit can be at a place with good luck: as long as there is hope, the battle goes on. */
const turnsTo = ({ thresholds }: Situation, unit: Unit, at: Point): number => {
  const { turnsToRecover, turnsForOrder, pace } = thresholds.outlook
  return (
    turnsToRecover[unit.status] +
    (unit.order === 'advance' ? 0 : turnsForOrder) +
    inchesToPoint(unit, at) / pace
  )
}

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
        depthOf(situation, at) > front &&
        isInCone(situation, unit, at) &&
        turnsTo(situation, unit, at) <= left,
    )
  })
}

/** Some enemy stands in the open under fire. */
const wearsDown = ({ state, enemies, thresholds }: Situation): boolean =>
  enemies.some(
    (enemy) =>
      isFoot(enemy) && !isInWorks(state, enemy) && fireHere(state, enemy) <= thresholds.outlook.wearing,
  )

/** Nothing more is to be gained: no objective within reach, and nobody to be worn down. */
const isSpent = (situation: Situation): boolean => !canTake(situation) && !wearsDown(situation)

/** Points ahead of the enemy, below 0 if behind. */
export const lead = ({ state, side }: Situation): number =>
  scoreOf(state, side) - scoreOf(state, otherSide(side))

/** PA-END-07: what is said to an offer: yes if the day is ours, or nothing more is to be won. */
const answered = (situation: Situation): Answer => {
  if (!situation.state.underFire) return { agrees: false, why: 'We fight on: it has hardly begun.' }
  if (lead(situation) >= MARGINAL_FROM) return { agrees: true, why: 'We agree to stop: the day is ours.' }
  return isSpent(situation)
    ? { agrees: true, why: 'We agree to stop: nothing more is to be won.' }
    : { agrees: false, why: 'We fight on: there is still something to be won.' }
}

type Stopping = Wish<OrderOf<'concede'> | OrderOf<'agree-to-stop'>>

/** PA-END-07: the answer to an offer; the other one comes second. */
export const answers = (situation: Situation): readonly Wish<OrderOf<'answer-offer'>>[] => {
  const { agrees, why } = answered(situation)
  return [
    { order: { kind: 'answer-offer', agrees }, why },
    { order: { kind: 'answer-offer', agrees: !agrees }, why: 'We might say otherwise.' },
  ]
}

const whyOffered = (points: number): string => {
  if (points < 0) return 'We offer to stop: we shall not mend it.'
  return points === 0 ? 'We offer to stop: we shall not win it.' : 'We offer to stop: we shall not win more.'
}

/**
 * PA-TURN-05: gives up what is decisively lost; late in the day, offers to stop what can bring no more. Who is ahead has nothing
 * to offer. Asked at the first decision of a turn.
 */
export const stopping = (situation: Situation): Stopping | undefined => {
  const { state, side, own, thresholds } = situation
  if (state.turn < thresholds.outlook.notBefore || own.some(({ checked }) => checked)) return undefined
  const points = lead(situation)
  if (!isSpent(situation)) return undefined
  if (points <= -DECISIVE_FROM) {
    return { order: { kind: 'concede' }, why: 'We concede: nothing within our reach can mend this.' }
  }
  const late = state.turn > state.table.turns * thresholds.outlook.offersAfter
  return late && points < MARGINAL_FROM && !state.agreed.includes(side) && !offerRefusal(state, side)
    ? { order: { kind: 'agree-to-stop' }, why: whyOffered(points) }
    : undefined
}
