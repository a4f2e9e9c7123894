import { numberOf, textOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { markersInRetreat } from '../../effects/retreat.ts'
import { type LossTest, testDue } from '../../reckoning/loss-tests.ts'
import { rowOf } from '../kinds.ts'
import { battalionRecord, usedUp } from '../record.ts'
import {
  canAct,
  chosenMarkers,
  chosenStand,
  coverOf,
  destroyed,
  isPresent,
  loseStand,
  standsOf,
  withMarkers,
} from '../stands.ts'
import { spentNational } from './orders.ts'

const beaten = (card: Card): Card => loseStand(card, chosenStand(card))

const assault: readonly Role<Card>[] = [
  {
    title: 'Attacker',
    // Whether it has support is seen on the table.
    asks: ['attacker'],
    fits: (card) => card.place === 'table' && canAct(card) && rowOf(card).assaulter !== undefined,
    prefill: (card) => ({ attacker: { kind: rowOf(card).assaulter, quality: card.quality } }),
    apply: (card, result) => (result.winner === 'defender' ? beaten(card) : card),
  },
  {
    title: 'Defender',
    of: 'enemy',
    fits: (card) => card.place === 'table' && rowOf(card).assaulted !== undefined,
    prefill: (card) => {
      const { assaulted, graded } = rowOf(card)
      const below = coverOf(card) === 'deep-shelter'
      return {
        defender: {
          kind: assaulted,
          quality: graded ? card.quality : 'experienced',
          cover: below ? card.cover : coverOf(card),
          suppressed: chosenMarkers(card) > 0,
          deepShelter: below,
        },
      }
    },
    apply: (card, result) => (result.winner === 'attacker' ? beaten(card) : card),
  },
]

/** FF-DUG-04: of the stands on a card those below, the last that carry no marker. */
const belowOn = (card: Card): ReadonlySet<number> => {
  const unmarked = standsOf(card).flatMap((markers, stand) => (markers === 0 ? [stand] : []))
  return new Set(card.sheltered > 0 ? unmarked.slice(-card.sheltered) : [])
}

/** FF-MOR-02, FF-MOR-03: every stand above ground that has no marker takes one. */
const shaken = (card: Card): Card => {
  const below = belowOn(card)
  return withMarkers(
    card,
    standsOf(card).map((markers, stand) => markersInRetreat(markers, below.has(stand))),
  )
}

/** FF-ASLT-08: a stand that does not hold against a tank. */
const brokenByTank = (card: Card, result: Fields): Card => {
  if (textOf(result.result) === 'rout') return beaten(card)
  if (result.suppressed !== true) return card
  const chosen = chosenStand(card)
  return withMarkers(
    card,
    standsOf(card).map((markers, stand) => (stand === chosen ? Math.max(1, markers) : markers)),
  )
}

/** FF-MOR-05: each test for losses is taken once. */
const noted = (card: Card, trigger: unknown): Card => ({
  ...card,
  testedAtHalf: card.testedAtHalf === true || trigger === 'half',
  testedAtThreeQuarters: card.testedAtThreeQuarters === true || trigger === 'three-quarters',
})

const tested = (card: Card, result: Fields, _place: number, input: Fields): Card => {
  const tester = noted(spentNational(card, input), input.trigger)
  if (input.trigger === 'tank-assault') return brokenByTank(tester, result)
  switch (textOf(result.result)) {
    case 'rout':
      return { ...tester, place: 'routed' }
    case 'lost':
      return destroyed(tester)
    default:
      if (numberOf(result.retreat) === 0) return tester
      return rowOf(card).crewed && result.abandonWeapons === true ? destroyed(tester) : shaken(tester)
  }
}

/** FF-MOR-01: the test that the record of the battalion calls for. */
const dueOf = (body: readonly Card[]): LossTest | undefined => {
  const record = battalionRecord(body)
  return record && testDue(record)
}

const morale: readonly Role<Card>[] = [
  {
    title: 'Units of the battalion',
    many: true,
    fits: (card) => isPresent(card) && standsOf(card).length > 0 && rowOf(card).armour !== true,
    joins: (_mate, body) => dueOf(body) !== undefined,
    prefill: (card, _name, _settings, body = [card]) => {
      const trigger = dueOf(body)
      return {
        card: 0,
        ...(rowOf(card).graded ? { quality: card.quality } : {}),
        ...(trigger ? { trigger } : {}),
        ...(usedUp(card, body) ? { special: null } : {}),
      }
    },
    apply: tested,
  },
  {
    title: 'Army',
    of: 'own',
    fits: (card) => card.kind === 'army' && card.national === 'stubborn-resistance' && card.usesLeft > 0,
    prefill: () => ({}),
    apply: (card, result) =>
      result.rolled === result.result ? card : { ...card, usesLeft: Math.max(0, card.usesLeft - 1) },
  },
]

const heroicAction: readonly Role<Card>[] = [
  {
    title: 'Platoon',
    fits: (card) => card.place === 'table' && card.kind === 'rifle-company' && canAct(card),
    prefill: () => ({}),
    apply: (card, result) => (result.platoonDestroyed === true ? beaten(card) : card),
  },
  {
    title: 'Weapon attacked',
    of: 'enemy',
    fits: (card) => card.place === 'table' && (rowOf(card).crewed === true || card.kind === 'block-house'),
    prefill: () => ({}),
    apply: (card, result) => (result.success === true ? destroyed(card) : card),
  },
  {
    title: 'Army',
    of: 'own',
    fits: (card) => card.kind === 'army' && card.heroicActions > 0,
    prefill: () => ({}),
    apply: (card) => ({ ...card, heroicActions: Math.max(0, card.heroicActions - 1) }),
  },
]

export const FIGHT_ROLES = { assault, morale, 'heroic-action': heroicAction } as const
