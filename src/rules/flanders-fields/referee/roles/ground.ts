import { formOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { words } from '#kernel/words.ts'
import type { Card } from '../../armies/card.ts'
import { HOUSE_RULES, type Options } from '../../options.ts'
import { mayTryAtWire } from '../../reckoning/wire.ts'
import {
  type CoverGround,
  type SightTarget,
  SURFACE_COVERS,
  type Transport,
  type WireMover,
} from '../../vocabulary.ts'
import { rowOf } from '../kinds.ts'
import { coverOf, isPresent, standsOf } from '../stands.ts'

/** FF-MOVE-03: how a crewed weapon moves; nothing for the rest. */
const transportOf = ({ kind, transport }: Card): Transport | undefined => {
  switch (kind) {
    case 'machine-gun':
    case 'light-mortar':
      return transport === 'manhandled' ? 'manhandled' : 'pack'
    case 'field-gun':
    case 'field-howitzer':
    case 'heavy-artillery':
    case 'super-heavy-artillery':
      return transport === 'manhandled' ? 'manhandled' : 'limbered'
    default:
      return undefined
  }
}

const mover: Role<Card> = {
  title: 'Mover',
  fits: (card) => isPresent(card) && rowOf(card).mover !== undefined,
  prefill: (card) => {
    const transport = transportOf(card)
    return {
      mover: rowOf(card).mover,
      quality: rowOf(card).graded ? card.quality : 'experienced',
      ...(transport ? { transport } : {}),
    }
  },
}

/** FF-WIRE-07, FF-WIRE-09: packs go by mule. */
const wireMover = (card: Card): WireMover | undefined =>
  transportOf(card) === 'pack' ? 'pack-animals' : rowOf(card).wire

const retryReadIn = (input: Fields): Options['wire-retry'] =>
  oneOf(HOUSE_RULES['wire-retry'].values, formOf(input.options)['wire-retry']) ?? 'next-turn'

const crossing: Role<Card> = {
  title: 'Unit',
  fits: (card) => isPresent(card) && wireMover(card) !== undefined,
  prefill: (card) => {
    const able = standsOf(card).filter((markers) => markers === 0).length
    const fresh = able - card.wireFailed
    return {
      mover: wireMover(card),
      platoons: Math.max(1, fresh > 0 ? fresh : able),
      failedThisTurn: card.wireFailed > 0 && fresh <= 0,
    }
  },
  apply: (card, result, _place, input) => {
    if (result.allowed !== true) return card
    const tried = Math.max(1, numberOf(input.platoons))
    const failed = tried - numberOf(result.crossedCount)
    const stuck = Math.max(card.wireFailed, card.onWire - tried) + failed
    // FF-WIRE-03: only where it bars another try
    const barred = mayTryAtWire(retryReadIn(input), true) ? 0 : card.wireFailed + failed
    const { length } = standsOf(card)
    return { ...card, onWire: Math.min(stuck, length), wireFailed: Math.min(barred, length) }
  },
}

const groundOf = (card: Card): CoverGround | undefined => {
  const { length } = standsOf(card)
  if (card.onWire > 0 && card.onWire >= length) return 'on-wire'
  return card.roadColumn ? 'road-column' : undefined
}

const covered: Role<Card> = {
  title: 'Unit',
  fits: (card) => isPresent(card) && standsOf(card).length > 0 && rowOf(card).armour !== true,
  prefill: (card) => {
    const ground = groundOf(card)
    const packed = transportOf(card) === 'pack' || transportOf(card) === 'limbered'
    const onFoot = rowOf(card).crewed ? 'crewed' : 'foot'
    const troop = card.kind === 'cavalry-squadron' ? 'cavalry' : packed ? 'packed' : onFoot
    return {
      quality: rowOf(card).graded ? card.quality : 'experienced',
      troop,
      ...(ground ? { ground } : {}),
      ...(card.kind === 'block-house' ? { ground: 'open', fieldwork: 'block-house' } : {}),
    }
  },
  apply: (card, result) => ({ ...card, cover: oneOf(SURFACE_COVERS, result.cover) ?? card.cover }),
}

/** FF-VIS-02: soft cover may be a wood or mere field craft, so the players say which. */
const seenAs = (card: Card): SightTarget | undefined => {
  if (rowOf(card).large) return 'large'
  const cover = coverOf(card)
  if (cover === 'soft') return undefined
  return cover === 'open' ? 'troops-open' : 'troops-cover'
}

const viewer: Role<Card> = {
  title: 'Viewer',
  fits: (card) => card.place === 'table' && rowOf(card).viewer !== undefined,
  prefill: (card) => ({ viewer: rowOf(card).viewer }),
}

const seen: Role<Card> = {
  title: 'Target',
  of: 'enemy',
  fits: (card) => card.place === 'table' && standsOf(card).length > 0,
  prefill: (card) => {
    const target = seenAs(card)
    return { ...(target ? { target } : {}), hasFired: card.revealed }
  },
}

const firer: Role<Card> = {
  title: 'Firer',
  fits: (card) => isPresent(card) && rowOf(card).arc !== undefined,
  prefill: (card) => ({ weapon: rowOf(card).arc }),
}

const candidate: Role<Card> = {
  title: 'Enemies in arc',
  many: true,
  fits: (card) => card.place === 'table' && standsOf(card).length > 0,
  prefill: (card, name) => ({ targets: [{ id: name ?? words(card.kind) }] }),
}

const tank: Role<Card> = {
  title: 'Tank',
  fits: (card) => card.kind === 'tank',
  prefill: (card) => ({ type: card.tankType }),
}

export const GROUND_ROLES = {
  'movement-allowance': [mover],
  'wire-crossing': [crossing],
  'effective-cover': [covered],
  visibility: [viewer, seen],
  'arc-of-fire': [firer],
  'target-priority': [candidate],
  'tank-profile': [tank],
} as const
