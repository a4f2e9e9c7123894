import { formOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { HOUSE_RULES, type Options } from '../../options.ts'
import { FAMILY_RULES, WEAPON_TABLE } from '../../tables/index.ts'
import { WEAPONS } from '../../vocabulary.ts'
import { rowOf } from '../kinds.ts'
import {
  canAct,
  chosenMarkers,
  coverOf,
  firedOn,
  isPresent,
  isTankInCover,
  standsOf,
  standWith,
  strike,
  strikeFaces,
} from '../stands.ts'

/** FF-ORD-09: a limbered or packed weapon does not fire. */
export const canFire = (card: Card): boolean =>
  card.kind === 'gas-cloud'
    ? isPresent(card)
    : canAct(card) &&
      rowOf(card).weapon !== undefined &&
      !(rowOf(card).crewed && card.transport !== 'manhandled')

/** FF-RB-01: nothing to fire through before there are barrages; later it is asked each time. */
export const barrageFields = (settings: Fields | undefined): Fields => ({
  ...(settings?.period === 'early' ? { throughBarrage: false } : {}),
  shooterUphill: false,
})

/** All that the card knows, and what cannot concern such a weapon, so that nobody is asked for it. */
const firerFields = (card: Card, _name?: string, settings?: Fields): Fields => {
  const { weapon, graded, artilleryClass } = rowOf(card)
  const tank = card.kind === 'tank'
  const area = weapon !== undefined && FAMILY_RULES[WEAPON_TABLE[weapon].family].area
  return {
    weapon,
    quality: graded ? card.quality : 'experienced',
    shooterInGas: card.inGas,
    dismountedCavalry: isOnFoot(card),
    flank: false,
    card: 0,
    tankType: tank ? card.tankType : undefined,
    ...barrageFields(settings),
    ...(tank ? {} : { tankMoved: false }),
    ...(area ? {} : { partial: false, movingThrough: false }),
    ...(artilleryClass && card.place === 'table' ? {} : { mode: artilleryClass ? 'indirect' : 'direct' }),
  }
}

const isOnFoot = ({ kind, dismounted }: Card): boolean => kind === 'cavalry-squadron' && dismounted

const weaponIn = (input: Fields) => {
  const weapon = oneOf(WEAPONS, input.weapon)
  return weapon && FAMILY_RULES[WEAPON_TABLE[weapon].family]
}

/** What firing does to the firer: it is seen (FF-VIS-02), and a gun's zone is live (FF-ZONE-02). */
export const fired = (card: Card, result: Fields, _place: number, input: Fields): Card => {
  if (result.legal !== true) return card
  const hurried = input.madMinute === true && card.national === 'mad-minute'
  return {
    ...card,
    revealed: card.kind !== 'gas-cloud' && card.place === 'table' ? true : card.revealed,
    zoneLive: weaponIn(input)?.zone ? true : card.zoneLive,
    usesLeft: hurried ? Math.max(0, card.usesLeft - 1) : card.usesLeft,
  }
}

/** FF-FIRE-11: how the players of this roll count markers on a company. */
export const markersReadIn = (input: Fields): Options['company-suppression'] =>
  oneOf(HOUSE_RULES['company-suppression'].values, formOf(input.options)['company-suppression']) ??
  'one-per-attack'

/** What the shots did to the stand they were aimed at, and to its company. */
const shotAt = (card: Card, result: Fields, input: Fields, markersBefore: number): Card => {
  const killed = result.killed === true
  const suppressions = numberOf(result.suppressions)
  const target = firedOn(card)
  if (weaponIn(input)?.area && card.kind === 'block-house') {
    return strikeFaces(target, killed ? 'killed' : suppressions > 0 ? 'suppressed' : 'none')
  }
  const spreading = result.companySuppressed === true ? markersReadIn(input) : undefined
  return strike(target, standWith(card, markersBefore), { killed, suppressions, spreading })
}

const targeted = (card: Card, result: Fields, _place: number, input: Fields): Card =>
  result.legal === true ? shotAt(card, result, input, numberOf(input.targetSuppressions)) : card

/** The players say which stand they mean where the markers differ and none has been chosen. */
const markersOf = (card: Card): Fields => {
  const differ = new Set(standsOf(card)).size > 1
  return differ && card.platoon === 1 ? {} : { targetSuppressions: chosenMarkers(card) }
}

const fire: readonly Role<Card>[] = [
  {
    title: 'Firer',
    fits: (card) => canFire(card) && card.kind !== 'at-rifle-team',
    prefill: (card, name, settings) => ({
      ...firerFields(card, name, settings),
      marksmanship: card.marksmanship,
      ...(card.national === 'mad-minute' && card.usesLeft > 0 ? {} : { madMinute: false }),
    }),
    apply: fired,
  },
  {
    title: 'Target',
    of: 'enemy',
    fits: (card) => card.place === 'table' && standsOf(card).length > 0 && card.kind !== 'tank',
    prefill: (card) => ({
      cover: coverOf(card),
      ...markersOf(card),
      targetCommand: rowOf(card).command === true,
    }),
    apply: targeted,
  },
]

const fireAtArmour: readonly Role<Card>[] = [
  { title: 'Firer', fits: canFire, prefill: firerFields, apply: fired },
  {
    title: 'Target',
    of: 'enemy',
    fits: (card) => card.place === 'table' && rowOf(card).armour === true,
    prefill: (card) => ({ ...markersOf(card), inCover: isTankInCover(card) }),
    apply: targeted,
  },
]

const defensiveFire: readonly Role<Card>[] = [
  {
    title: 'Defender',
    fits: (card) => card.place === 'table' && rowOf(card).defends !== undefined,
    prefill: (card) => ({
      defender: rowOf(card).defends,
      quality: rowOf(card).graded ? card.quality : 'experienced',
      suppressed: chosenMarkers(card) > 0,
      deepShelter: coverOf(card) === 'deep-shelter',
      shooterInGas: card.inGas,
      dismountedCavalry: isOnFoot(card),
    }),
    apply: (card, result) => (result.mayShoot === true ? { ...card, revealed: true } : card),
  },
  {
    title: 'Attacker',
    of: 'enemy',
    fits: (card) => card.place === 'table' && rowOf(card).assaulter !== undefined,
    prefill: (card) => ({
      attackerArmour: rowOf(card).armour === true,
      ...(rowOf(card).armour ? {} : { attackerCover: coverOf(card) }),
      attackerSuppressions: chosenMarkers(card),
    }),
    apply: (card, result, _place, input) =>
      result.mayShoot === true ? shotAt(card, result, input, numberOf(input.attackerSuppressions)) : card,
  },
]

export const FIRE_ROLES = { fire, 'fire-at-armour': fireAtArmour, 'defensive-fire': defensiveFire } as const
