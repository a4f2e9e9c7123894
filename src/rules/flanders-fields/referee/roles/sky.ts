import { formsOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { AIR_COVERS } from '../../vocabulary.ts'
import { rowOf } from '../kinds.ts'
import { chosenStand, coverOf, destroyed, firedOn, isGone, suffer } from '../stands.ts'

const clouds: Role<Card> = {
  title: 'Clouds',
  many: true,
  fits: (card) => card.kind === 'gas-cloud' && !isGone(card),
  // FF-GAS-03: the owner names the heading; speed and heading of the one wind are among the settings.
  asks: ['heading'],
  prefill: ({ gasAge, side }) => (gasAge === 0 ? { mode: 'release', side } : { mode: 'drift' }),
  apply: (card, result, _place, input) => {
    if (input.mode === 'release') return { ...card, place: 'table', gasAge: Math.max(1, card.gasAge) }
    // FF-GAS-04: sunk gas is not blown away
    return result.dispersed === true && card.gasKind === 'offensive' ? destroyed(card) : card
  },
}

const called: Role<Card> = {
  title: 'Air mission',
  fits: (card) => card.kind === 'air-mission' && card.place === 'reserve',
  prefill: () => ({}),
  apply: (card, result) => (result.arrives === true ? { ...card, place: 'table' } : card),
}

const airAttack: readonly Role<Card>[] = [
  {
    title: 'Air mission',
    fits: (card) => card.kind === 'air-mission' && card.place === 'table',
    prefill: () => ({}),
    // FF-AIR-05
    apply: destroyed,
  },
  {
    title: 'Targets along the line',
    of: 'enemy',
    many: true,
    fits: (card) =>
      card.place === 'table' &&
      rowOf(card).air !== undefined &&
      oneOf(AIR_COVERS, coverOf(card)) !== undefined,
    prefill: (card) => ({ targets: [{ kind: rowOf(card).air, cover: coverOf(card) }] }),
    apply: (card, result, place) => {
      const attack = formsOf(result.results)[place]
      if (!attack) return card
      const target = { ...firedOn(card), realigned: card.realigned || attack.realigned === true }
      if (attack.outcome === 'target-suppressed') return suffer(target, chosenStand(card), 'suppressed')
      return attack.outcome === 'target-destroyed' ? suffer(target, chosenStand(card), 'killed') : target
    },
  },
]

export const SKY_ROLES = { 'gas-wind': [clouds], 'air-call': [called], 'air-attack': airAttack } as const
