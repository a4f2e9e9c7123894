import { formOf, numberOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { armOf, type Card } from '../../armies/card.ts'
import { strengthWithout } from '../../effects/struck.ts'
import { RAIDING_PARTY } from '../../tables/index.ts'
import { isGroundTarget, isInAction, struckIn, unitInput, weakened, zoneRole } from '../unit.ts'

const isOpenTunnel = ({ type, finished }: Card): boolean => type === 'mine' && !finished

const MINE: Role<Card> = {
  title: 'Mine',
  fits: (card) => isOpenTunnel(card) && (card.explosives ?? 0) > 0,
  prefill: ({ explosives }) => ({ explosives: explosives ?? 1 }),
  apply: (card, result) => ({ ...card, finished: result.detonated === true }),
}

const BLOWN_UP: Role<Card> = {
  title: 'Units in the zone',
  of: 'enemy',
  many: true,
  fits: (card) => isGroundTarget(card) && !card.offBoard,
  prefill: (card) => ({ targets: [unitInput(card)] }),
  apply: (card, result, place) => struckIn(card, result.targets, place),
}

/** GF-DEG-07: the ground suffers as from artillery, but gets no shell-hole counter. */
const CRATERED_ZONE = zoneRole((card, result) => ({
  ...card,
  artilleryHits: (card.artilleryHits ?? 0) + numberOf(result.groundHits, 0),
}))

/** GF-MINE-03: a party of one to three strength points goes down; its losses come off the regiment. */
const party = (part: 'attacker' | 'defender', title: string): Role<Card> => ({
  title,
  ...(part === 'defender' ? { of: 'enemy' as const } : {}),
  fits: (card) => armOf(card) === 'foot' && isInAction(card) && !card.offBoard,
  prefill: ({ strength, experience }) => ({
    [part]: { strength: Math.min(strength, RAIDING_PARTY.usual), experience },
  }),
  apply: (card, result, _place, input) => {
    const sent = numberOf(formOf(input[part]).strength, 0)
    const lost = sent - numberOf(result[`${part}Left`], sent)
    return weakened(card, strengthWithout(card, lost))
  },
})

const FOUGHT_OVER: Role<Card> = {
  title: 'Tunnel',
  fits: isOpenTunnel,
  prefill: () => ({}),
  apply: (card, result) => ({ ...card, finished: result.collapsed === true }),
}

export const MINE_ROLES = {
  'mine-detonation': [MINE, BLOWN_UP, CRATERED_ZONE],
  'mine-fight': [
    party('attacker', "The miners' regiment"),
    party('defender', "The defenders' regiment"),
    FOUGHT_OVER,
  ],
} as const
