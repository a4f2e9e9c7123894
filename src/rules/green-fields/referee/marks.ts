import type { Fields } from '#kernel/procedure/referee.ts'
import {
  BOX_WEEKS,
  type Card,
  type CardType,
  isAircraft,
  isArtillery,
  isUnit,
  mountOf,
} from '../armies/card.ts'
import { usualStanding } from '../reckoning/standing.ts'
import { FEWEST_FIRED_AT, MOST_WAVES } from '../tables/index.ts'

/** What stands on the unit's line of the roster. */
export const marks = (card: Card): readonly string[] => {
  if (isUnit(card)) return unitMarks(card)
  return (KEPT_MARKS[card.type] ?? (() => []))(card)
}

const when = (holds: boolean, mark: string): readonly string[] => (holds ? [mark] : [])

const counted = (count: number | undefined, one: string, many = `${one}s`): readonly string[] =>
  count === undefined || count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const unitMarks = (card: Card): readonly string[] => [
  ...when(card.status !== 'steady', card.status),
  ...placeMarks(card),
  ...when(mountOf(card) !== 'none', `on ${MOUNTED_ON[mountOf(card)]}`),
  ...when(card.type === 'cavalry' && mountOf(card) === 'none', 'dismounted'),
  ...when(card.moving, 'moved'),
  ...when(card.fired, 'fired'),
  ...when(card.shotTaken, 'opportunity shot taken'),
  ...when(card.entrenching, 'digging in'),
  ...when(card.identified, 'identified'),
  ...when(card.revealed && !card.identified, 'on the table'),
  ...when(card.grounded, 'on the ground'),
  ...when(card.sortied, 'has flown'),
  ...when(isAircraft(card) && card.period !== undefined && !card.sortied, `flies by ${card.period ?? ''}`),
  ...standingMarks(card),
  ...when(isArtillery(card) && card.missions > 0, `missions fired ${card.missions}`),
]

const placeMarks = (card: Card): readonly string[] => {
  if (card.offBoard) return [card.bought ? 'bought, waits for its entry die' : 'off board']
  return [
    ...when(card.zone !== '', `in ${card.zone}`),
    ...when(card.ground !== 'open', card.ground),
    ...when(card.trench !== 'none', `${card.trench} trench`),
    ...when(card.emplacement !== 'none', `${card.emplacement} emplacement`),
    ...when(card.embankment, 'embankment'),
    ...when(card.elevation > 0, `height ${card.elevation}`),
  ]
}

const MOUNTED_ON = { none: 'foot', horses: 'horses', bicycles: 'bicycles', motor: 'lorries' } as const

const ORDERS = {
  'own-zone': 'fires at who enters its zone',
  'on-entry': 'fires at who enters own ground',
  'first-chance': 'fires at the first chance',
  hold: 'holds its fire',
} as const

/** GF-AMOV-08: a standing order that is not the usual one. */
const standingMarks = (card: Card): readonly string[] => {
  if (!isUnit(card)) return []
  const usual = usualStanding(card.type)
  const order = card.opportunity ?? usual
  return [
    ...when(order !== usual, ORDERS[order]),
    ...when(
      order !== 'hold' && card.firesAtLeastAt > FEWEST_FIRED_AT,
      `fires only at ${card.firesAtLeastAt} moving together${card.firesAtLeastAt < MOST_WAVES ? ' or more' : ''}`,
    ),
  ]
}

const KEPT_MARKS: Partial<Readonly<Record<CardType, (card: Card) => readonly string[]>>> = {
  army: (card) => [
    `victory points ${card.victoryPoints ?? 0}`,
    `shells ${card.shells ?? 0}`,
    ...counted(card.luxuries, 'luxury', 'luxuries'),
    ...counted(card.gasCanisters, 'gas canister'),
    ...counted(card.supplyPoints, 'supply point'),
    ...counted(card.pooledMen, 'SP in the replacement battalion', 'SP in the replacement battalion'),
    ...counted(card.losses, 'SP in the graveyard', 'SP in the graveyard'),
  ],
  zone: (card) => [
    card.ground,
    ...when(card.trench !== 'none', `${card.trench} trench`),
    ...when(card.emplacement !== 'none', `${card.emplacement} emplacement`),
    ...counted(card.shellHoles, 'shell-hole counter'),
    ...counted(card.wireHits, 'hit on the wire', 'hits on the wire'),
    ...when(card.road, card.roadCut ? 'road cut' : 'road'),
    ...when(card.boxWeeks === BOX_WEEKS, 'box barrage'),
    ...when(card.boxWeeks === 1, 'box barrage until deployment is over'),
    ...when(card.cloud !== 'none', card.cloud === 'gas' ? 'gas' : 'persistent gas'),
    ...when(card.identified, 'observed'),
    ...counted(
      (card.artilleryHits ?? 0) + (card.bomberHits ?? 0) + (card.newWireHits ?? 0),
      'hit to settle',
      'hits to settle',
    ),
  ],
  mine: (card) => [
    ...counted(card.weeksDug, 'week dug', 'weeks dug'),
    ...counted(card.explosives, 'explosive'),
    ...when(card.zone !== '', `under ${card.zone}`),
    ...when(card.finished, 'blown or fallen in'),
  ],
  assault: (card) => [
    `turn ${card.turn ?? 1}`,
    `${card.attackerOutOfAction ?? 0} of ${card.attackerUnits ?? 1} out of action`,
    card.flying ? 'flying weather' : 'no flying',
  ],
}

/** A depot shot to nothing is built up again (GF-DPT-04); everything else stays dead. */
export const gone = (card: Card): boolean => {
  if (card.type === 'depot') return false
  return isUnit(card) ? card.strength === 0 : card.finished
}

/**
 * What every turn wipes off; a new week also ends suppression and gas and covers up again what was seen
 * (GF-SUP-03, GF-OBS-13, GF-OBS-14), while a turn of an assault leaves all that as it is.
 */
export const newTurn = (card: Card, settings: Fields = {}): Card => {
  const rested: Card = {
    ...card,
    moving: false,
    fired: false,
    shotTaken: false,
    missions: 0,
    bombarded: false,
  }
  if (card.boxWeeks !== undefined) rested.boxWeeks = Math.max(0, card.boxWeeks - 1)
  switch (settings.scale) {
    case 'weekly':
      return {
        ...rested,
        status: 'steady',
        revealed: false,
        identified: false,
        entrenching: false,
        grounded: false,
        sortied: false,
        cloud: 'none',
      }
    case 'assault':
      return { ...rested, cloud: card.cloud === 'gas' ? 'none' : card.cloud }
    default:
      return rested
  }
}
