import { numberOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { type Card, establishmentOf, isRated, isUnit } from '../../armies/card.ts'
import { DEPOT as DEPOT_POINTS, VICTORY_LIMIT } from '../../tables/index.ts'
import { armyRole, isInAction, mountInput } from '../unit.ts'

/** GF-VP-04: victory points may have raised it above what it began with. */
const depotStart = ({ establishment, strength }: Card): number =>
  Math.max(1, establishment ?? strength, strength - DEPOT_POINTS.aboveStart)

const DEPOT: Role<Card> = {
  title: 'Depot',
  fits: ({ type }) => type === 'depot',
  prefill: (card) => ({ depotStrength: card.strength, depotStart: depotStart(card) }),
  apply: (card, result) => ({
    ...card,
    establishment: depotStart(card),
    strength: numberOf(result.depotAfter, card.strength),
  }),
}

const SUPPLIED = armyRole('Army', (card, result) => ({
  ...card,
  supplyPoints: (card.supplyPoints ?? 0) + numberOf(result.supplyPoints, 0),
  shells: (card.shells ?? 0) + numberOf(result.shells, 0),
}))

/** GF-REP-01: no unit outgrows the strength at which it was bought. */
const REFILLED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isInAction(card) && card.strength < establishmentOf(card),
  prefill: (card) => ({
    type: card.type,
    strength: card.strength,
    establishment: establishmentOf(card),
    ...(isRated(card) ? { experience: card.experience } : {}),
  }),
  apply: (card, result) => ({
    ...card,
    strength: numberOf(result.strengthAfter, card.strength),
    experience: isRated(card) ? numberOf(result.experienceAfter, card.experience) : card.experience,
  }),
}

const PAYING = armyRole('Army that pays', (card, result) => ({
  ...card,
  supplyPoints: Math.max(0, (card.supplyPoints ?? 0) - Math.ceil(numberOf(result.points, 0))),
}))

const RESERVE: Role<Card> = {
  title: 'Reserve',
  fits: (card) => isInAction(card) && card.offBoard && card.status === 'steady',
  prefill: ({ bought }) => ({ source: bought ? 'purchased' : 'off-board' }),
  apply: (card, result) => (result.enters === true ? { ...card, offBoard: false, bought: false } : card),
}

/** The result tells of the turn just played; the card goes on to the next, or back to the start of another assault. */
const CLOCK: Role<Card> = {
  title: 'Clock of the assault',
  fits: ({ type }) => type === 'assault',
  prefill: ({ turn, attackerUnits, attackerOutOfAction }) => ({
    turn: turn ?? 1,
    attackerUnits: attackerUnits ?? 1,
    attackerOutOfAction: attackerOutOfAction ?? 0,
  }),
  apply: (card, result, _place, input) => ({
    ...card,
    turn: result.ends === true ? 1 : numberOf(input.turn, card.turn ?? 1) + 1,
    attackerUnits: numberOf(input.attackerUnits, card.attackerUnits ?? 1),
    attackerOutOfAction:
      result.ends === true ? 0 : numberOf(input.attackerOutOfAction, card.attackerOutOfAction ?? 0),
    flying: card.flying && result.ends !== true,
  }),
}

/** GF-VP-03: what was scored is entered once and then starts from nothing. */
const SCORED: Role<Card> = {
  title: 'Army',
  fits: ({ type, victoryPoints = 0 }) => type === 'army' && Math.abs(victoryPoints) < VICTORY_LIMIT.most,
  prefill: (card) => ({
    previous: card.victoryPoints ?? 0,
    zonesCaptured: card.zonesCaptured ?? 0,
    zonesLost: card.zonesLost ?? 0,
    unitsExited: card.unitsExited ?? 0,
    spent: card.spent ?? 0,
    losses: card.losses ?? 0,
  }),
  apply: (card, result, _place, input) => ({
    ...card,
    victoryPoints: numberOf(result.total, card.victoryPoints ?? 0),
    losses: numberOf(input.losses, card.losses ?? 0),
    zonesCaptured: 0,
    zonesLost: 0,
    unitsExited: 0,
    spent: 0,
  }),
}

const PRICED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isInAction(card),
  prefill: (card) => ({
    item: card.type,
    strength: card.strength,
    ...(isRated(card) ? { experience: card.experience, morale: card.morale, ...mountInput(card) } : {}),
  }),
}

const WANTED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isUnit(card) && card.type !== 'depot',
  prefill: ({ type, nation, stosstruppe }) => ({
    item: stosstruppe ? 'stosstruppe' : type,
    ...(nation === undefined ? {} : { nation }),
  }),
}

export const SUPPLY_ROLES = {
  supply: [DEPOT, SUPPLIED],
  replacements: [REFILLED, PAYING],
  'reserve-entry': [RESERVE],
  'assault-clock': [CLOCK],
  victory: [SCORED],
  'unit-cost': [PRICED],
  availability: [WANTED],
} as const
