import { numberOf, numbersOf, textOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { FATAL_MARKERS } from '../../tables/index.ts'
import { type KindRow, rowOf } from '../kinds.ts'
import { isUnderFire, usedUp } from '../record.ts'
import { chosenMarkers, isPresent, standsOf, withMarkers } from '../stands.ts'

const isBehindTheLine = ({ order }: KindRow): boolean =>
  order === 'artillery' || order === 'regimental-mortar'

/** FF-NAT-03, FF-NAT-04, FF-NAT-07: one use is spent if this card has the rule that was named. */
export const spentNational = (card: Card, input: Fields): Card =>
  card.national !== 'none' && input.special === card.national
    ? { ...card, usesLeft: Math.max(0, card.usesLeft - 1) }
    : card

const orderPrefill = (card: Card, _name?: string, _settings?: Fields, body?: readonly Card[]): Fields => {
  const row = rowOf(card)
  return {
    unit: row.order,
    quality: row.graded ? card.quality : 'experienced',
    underFire: isUnderFire(card, body),
    inGas: card.inGas,
    failedLastTurn: row.order === 'tank' && card.failedLastTurn,
    deepSuppression: isBehindTheLine(row) ? card.deepSuppression : 0,
    inFrontLine: card.inFrontLine,
    card: 0,
    ...(row.artilleryClass ? { artilleryClass: row.artilleryClass } : {}),
    ...(card.place === 'off-table' ? { lineOfSight: false } : {}),
    ...(usedUp(card, body) ? { special: null } : {}),
  }
}

const orderRoll: readonly Role<Card>[] = [
  {
    title: 'Unit',
    // FF-ORD-01: once a turn
    fits: (card) => isPresent(card) && rowOf(card).order !== undefined && !card.ordered,
    prefill: orderPrefill,
    apply: (card, result, _place, input) => ({
      ...spentNational(card, input),
      ordered: true,
      actions: numberOf(result.actions),
      failedLastTurn: result.failed === true,
    }),
  },
  {
    title: 'Commander',
    of: 'own',
    fits: (card) => isPresent(card) && rowOf(card).command === true && card.kind !== 'liaison',
    joins: ({ kind }) => kind === 'battalion-command',
    prefill: (card) => ({
      commandSuppressions: chosenMarkers(card),
      fieldPromotion: card.fieldPromotion,
      ...(card.inGas ? { inGas: true } : {}),
      ...(card.staffMarker ? {} : { staff: false }),
    }),
    // FF-NAT-04: a tank spends its own bonus
    apply: (card, _result, _place, input) => ({
      ...(input.unit === 'tank' && input.special === 'professionalism' ? card : spentNational(card, input)),
      staffMarker: card.staffMarker && input.staff !== true,
    }),
  },
]

/** The faces of a block house that still count; every stand of anything else. */
const livingStands = (card: Card): readonly number[] =>
  standsOf(card).flatMap((markers, stand) => (markers < FATAL_MARKERS ? [stand] : []))

const applySuppression: readonly Role<Card>[] = [
  {
    title: 'Unit',
    fits: (card) => isPresent(card) && livingStands(card).length > 0,
    prefill: (card) => {
      const stands = standsOf(card)
      const platoons = livingStands(card).map((stand) => stands[stand] ?? 0)
      return { platoons, ...(platoons.length === 1 ? { target: 0 } : {}) }
    },
    apply: (card, result, _place, input) => {
      const after = numbersOf(result.after)
      const living = livingStands(card)
      if (textOf(input.action) === 'recover') {
        // FF-CMD-02: command stands shake off everything
        return withMarkers(card, merged(card, living, rowOf(card).command ? after.map(() => 0) : after))
      }
      const before = living.map((stand) => standsOf(card)[stand] ?? 0)
      const kept = marksOneFace(card, input)
        ? after.map((markers, i) => (i === input.target ? markers : (before[i] ?? 0)))
        : after
      return { ...withMarkers(card, merged(card, living, kept)), underFire: true }
    },
  },
]

/** FF-BLOCK-02: a shot aimed at a block house suppresses the face it came through and no other. */
const marksOneFace = (card: Card, { source }: Fields): boolean =>
  card.kind === 'block-house' && source === 'machine-gun'

const merged = (card: Card, living: readonly number[], after: readonly number[]): readonly number[] =>
  standsOf(card).map((markers, stand) => after[living.indexOf(stand)] ?? markers)

export const ORDER_ROLES = { 'order-roll': orderRoll, 'apply-suppression': applySuppression } as const
