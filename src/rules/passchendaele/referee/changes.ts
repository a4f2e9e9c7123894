import { formsOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { basesLeft, type Card, coverOf } from '../armies/card.ts'
import { FALL_BACK } from '../tables/index.ts'
import { COVERS, isGuns, isImmobile, ORDERS, STATUSES, TROOPS, type Troop } from '../vocabulary.ts'

/** The fire that stands in a result or an input. */
export const fireIn = (fields: Fields) => ({
  smallArms: numberOf(fields.smallArms),
  trenchMortar: numberOf(fields.trenchMortar),
  fieldArtillery: numberOf(fields.fieldArtillery),
  heavyArtillery: numberOf(fields.heavyArtillery),
  gas: fields.gas === true,
})

const NO_FIRE = fireIn({})

/** PA-STATUS-05: with the unit go all its bases. */
const removed = (card: Card): Card => ({
  ...card,
  fate: 'removed',
  basesLost: card.bases,
  machineGunsLost: card.attachedMachineGuns,
  mortarsLost: card.attachedMortars,
  inches: 0,
  fallBack: false,
})

/** Takes one base of these troops off the unit, and the unit with the last of them. */
export const withoutBase = (card: Card, troop: Troop): Card => {
  const left = basesLeft(card)
  if (!left.includes(troop)) return card
  if (left.length === 1) return removed(card)
  if (troop === card.troop && card.basesLost < card.bases) return { ...card, basesLost: card.basesLost + 1 }
  return troop === 'machine-gun'
    ? { ...card, machineGunsLost: card.machineGunsLost + 1 }
    : { ...card, mortarsLost: card.mortarsLost + 1 }
}

export const withStatus = (card: Card, after: unknown): Card =>
  after === 'removed' ? removed(card) : { ...card, status: oneOf(STATUSES, after) ?? card.status }

/** Away from the works it stood in and from the fire it counted there. */
const onNewGround = (card: Card): Card => ({
  ...card,
  ...NO_FIRE,
  cover: card.ground,
  moved: card.moved || isGuns(card.troop),
})

/** The card after a check, whichever of the two verbs called for it. */
export const afterCheck = (card: Card, result: Fields, input: Fields): Card => {
  const inches = numberOf(result.inches)
  const fallBack = result.fallBack === true && !isImmobile(card.troop)
  const cover = oneOf(COVERS, input.cover)
  const received = result.received === true
  const checked: Card = {
    ...card,
    ...fireIn(input),
    order: oneOf(ORDERS, result.order) ?? oneOf(ORDERS, input.order) ?? card.order,
    objective: received ? '' : card.objective,
    cover: cover === undefined || cover === coverOf(card) ? card.cover : cover,
    tankSupport: input.tankSupport === true,
    enemyInRear: input.enemyInRear === true,
    checked: true,
    inches,
    fallBack,
  }
  return withStatus(inches > 0 ? onNewGround(checked) : checked, result.newStatus)
}

/** PA-ORDER-04: an objective that was reached is forgotten with the order that led to it. */
export const afterMove = (card: Card, result: Fields): Card => {
  const order = oneOf(ORDERS, result.orderAfter) ?? card.order
  const arrived = order === 'hold'
  return { ...card, order, objective: arrived ? '' : card.objective, inches: arrived ? 0 : card.inches }
}

/** PA-MOVE-23: the troops of the bases for which no way back was found; nobody looks for them where the whole has one. */
const basesTaken = ({ clear, bases }: Fields): readonly Troop[] =>
  numberOf(clear) >= FALL_BACK
    ? []
    : formsOf(bases).flatMap(({ troop, wayBack }) => (wayBack === true ? [] : (oneOf(TROOPS, troop) ?? [])))

/** PA-MOVE-10, PA-MOVE-11, PA-MOVE-23 */
export const afterFallBack = (card: Card, result: Fields, input: Fields): Card => {
  if (result.surrenders === true) return removed(card)
  if (numberOf(result.distance) === 0) return { ...card, fallBack: false }
  return basesTaken(input).reduce(withoutBase, { ...onNewGround(card), fallBack: false })
}
