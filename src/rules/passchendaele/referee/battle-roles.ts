import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { type Card, inPlay, isDivision, isUnit, sideOf } from '../armies/card.ts'
import { HOLDERS } from '../vocabulary.ts'

type Roles = readonly Role<Card>[]

const isHeadquarters = ({ kind }: Card): boolean => kind === 'headquarters'

export const ORGANISATION_CHECK: Roles = [
  {
    title: 'Division',
    fits: (card) => isUnit(card) && card.troop === 'infantry',
    prefill: ({ nation, bases, attachedMachineGuns, attachedMortars }) => ({
      nation,
      infantry: bases,
      machineGun: attachedMachineGuns,
      trenchMortar: attachedMortars,
    }),
  },
  {
    title: 'Its field guns',
    of: 'own',
    fits: (card) => isUnit(card) && card.troop === 'field-artillery',
    prefill: ({ bases }) => ({ fieldArtillery: bases }),
  },
  {
    title: 'Its machine guns, if a unit of their own',
    of: 'own',
    fits: (card) => isUnit(card) && card.troop === 'machine-gun',
    prefill: ({ bases }) => ({ machineGun: bases }),
  },
  {
    title: 'Its storm troops',
    of: 'own',
    fits: (card) => isUnit(card) && card.troop === 'stosstruppen',
    prefill: ({ bases }) => ({ stosstruppen: bases }),
  },
]

export const DEPLOYMENT_CHECK: Roles = [{ title: 'Unit', fits: inPlay, prefill: ({ group }) => ({ group }) }]

export const RELOCATION: Roles = [
  {
    title: 'Divisions',
    many: true,
    fits: (card) => inPlay(card) && isDivision(card),
    prefill: (_card, name = 'Division') => ({ divisions: [{ name }] }),
  },
]

export const OBJECTIVE_HOLDER: Roles = [
  {
    title: 'Objective',
    fits: ({ kind }) => kind === 'objective',
    prefill: ({ holder }) => ({ holder }),
    apply: (card, result) => ({ ...card, holder: oneOf(HOLDERS, result.holder) ?? card.holder }),
  },
]

export const COLLAPSE: Roles = [
  {
    title: 'Headquarters',
    fits: (card) => isHeadquarters(card) && card.infantryBases > 0,
    prefill: ({ infantryBases, infantryLost }) => ({ originalBases: infantryBases, lostBases: infantryLost }),
    apply: (card, result, _place, input) => ({
      ...card,
      infantryBases: numberOf(input.originalBases),
      infantryLost: numberOf(input.lostBases),
      collapsed: result.collapsed === true,
    }),
  },
]

const hasLost = ({ basesLost, machineGunsLost, mortarsLost }: Card): boolean =>
  basesLost + machineGunsLost + mortarsLost > 0

const lossesOf = (card: Card) => {
  const attached = { 'machine-gun': card.machineGunsLost, 'trench-mortar': card.mortarsLost }
  const { troop, basesLost } = card
  const own = troop === 'machine-gun' || troop === 'trench-mortar' ? attached[troop] : 0
  return { ...attached, [troop]: basesLost + own }
}

export const CASUALTY_POINTS: Roles = [
  {
    title: 'Unit',
    fits: (card) => isUnit(card) && hasLost(card),
    prefill: (card) => ({ bases: lossesOf(card) }),
  },
  {
    title: 'Headquarters of the enemy',
    of: 'enemy',
    fits: isHeadquarters,
    prefill: () => ({}),
    apply: (card, result) => ({ ...card, points: card.points + numberOf(result.points) }),
  },
]

export const VICTORY: Roles = [
  {
    title: 'German headquarters',
    fits: (card) => isHeadquarters(card) && sideOf(card) === 'german',
    prefill: ({ points }) => ({ germanPoints: points }),
  },
  {
    title: 'Entente headquarters',
    of: 'enemy',
    fits: (card) => isHeadquarters(card) && sideOf(card) === 'entente',
    prefill: ({ points }) => ({ ententePoints: points }),
  },
]
