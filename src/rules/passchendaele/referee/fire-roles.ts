import { oneOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { basesLeft, type Card, coverOf, inPlay } from '../armies/card.ts'
import { shellPoints } from '../reckoning/load.ts'
import { GUNS, SHELLS, ZONE_FIRERS } from '../vocabulary.ts'
import { fireIn } from './changes.ts'

type Roles = readonly Role<Card>[]

const gunsOf = ({ troop }: Card) => oneOf(GUNS, troop)
const isFiringGuns = (card: Card): boolean => inPlay(card) && gunsOf(card) !== undefined
const isFiringTroops = (card: Card): boolean =>
  inPlay(card) && basesLeft(card).some((troop) => oneOf(ZONE_FIRERS, troop))

const barrageOf = (card: Card) => ({ guns: gunsOf(card), shell: card.shell })

export const fireOn = ({ smallArms, trenchMortar, fieldArtillery, heavyArtillery, gas }: Card) => ({
  smallArms,
  trenchMortar,
  fieldArtillery,
  heavyArtillery,
  gas,
})

export const BEATEN_ZONE: Roles = [
  {
    title: 'Firing unit',
    fits: isFiringTroops,
    prefill: (card) => ({
      firer: basesLeft(card).find((troop) => oneOf(ZONE_FIRERS, troop)),
      status: card.status,
    }),
  },
]

/** The gas that a side may still lay is counted for each sheaf (PA-SHEAF-16). */
export const SHEAF_PLACEMENT: Roles = [
  {
    title: 'Guns',
    fits: isFiringGuns,
    prefill: (card) => ({ ...barrageOf(card), order: card.order, status: card.status }),
    apply: (card, result, _place, input) =>
      result.legal === true ? { ...card, shell: oneOf(SHELLS, input.shell) ?? 'he' } : card,
  },
  {
    title: 'Headquarters',
    of: 'own',
    fits: ({ kind, gasSheaves }) => kind === 'headquarters' && gasSheaves !== null,
    prefill: () => ({}),
    apply: (card, result, _place, input) =>
      result.legal === true && input.shell === 'gas' && card.gasSheaves !== null
        ? { ...card, gasSheaves: Math.max(0, card.gasSheaves - 1) }
        : card,
  },
]

export const SHEAF_POINTS: Roles = [{ title: 'Guns', fits: isFiringGuns, prefill: barrageOf }]

export const FIRE_TOTAL: Roles = [
  {
    title: 'Target',
    fits: inPlay,
    prefill: () => ({}),
    apply: (card, result) => ({ ...card, ...fireIn(result) }),
  },
  {
    title: 'Firing units',
    of: 'enemy',
    many: true,
    fits: isFiringTroops,
    prefill: (card) => ({
      zones: basesLeft(card).flatMap((troop) => {
        const firer = oneOf(ZONE_FIRERS, troop)
        return firer ? [{ firer, status: card.status }] : []
      }),
    }),
  },
  {
    title: 'Guns',
    of: 'enemy',
    many: true,
    fits: isFiringGuns,
    prefill: (card) => ({ sheaves: basesLeft(card).map(() => barrageOf(card)) }),
  },
]

export const FIRE_LOAD: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: (card) => ({ cover: coverOf(card), troop: card.troop, ...fireOn(card) }),
    apply: (card, _result, _place, input) => ({ ...card, ...fireIn(input) }),
  },
]

export const RUNNERS: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: (card) => ({
      quality: card.quality,
      status: card.status,
      gas: card.gas,
      shelled: shellPoints(card) > 0,
    }),
  },
]
