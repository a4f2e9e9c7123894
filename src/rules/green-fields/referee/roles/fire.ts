import type { Role } from '#kernel/procedure/referee.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { armOf, type Card, isRated, isUnit } from '../../armies/card.ts'
import { attackDice } from '../../reckoning/attack-dice.ts'
import { MOST_STRENGTH } from '../../tables/index.ts'
import type { FireMode } from '../../vocabulary.ts'
import { isInAction, movingInput, postureInput, struckIn, unitInput } from '../unit.ts'

const firerOf = ({ status }: Card) => ({
  suppressed: status === 'suppressed',
  routing: status === 'routing',
})

/** The dice of aimed fire at troops; undefined for what may not fire so. */
export const diceOf = (card: Card, mode: FireMode): number | undefined => {
  if (!isUnit(card) || card.strength === 0) return undefined
  const { type, strength } = card
  return attackDice({ type, strength, ...firerOf(card) }, mode, 'assault', false, SILENT)
}

/** GF-OBS-14: whoever fires is seen. */
export const hasFired = (card: Card): Card => ({ ...card, fired: true, revealed: true })

const ATTACK_DICE: Role<Card> = {
  title: 'Firer',
  fits: (card) => isUnit(card) && card.strength > 0 && card.strength <= MOST_STRENGTH,
  prefill: (card) => ({ type: card.type, strength: card.strength, ...firerOf(card) }),
}

const SAVE_DICE: Role<Card> = {
  title: 'Unit under fire',
  fits: (card) => isRated(card) && isInAction(card),
  prefill: (card) => ({ experience: card.experience, type: card.type, ...postureInput(card) }),
}

const OPPORTUNITY_FIRER: Role<Card> = {
  title: 'Opportunity firer',
  fits: (card) => !card.shotTaken && !card.offBoard && diceOf(card, 'opportunity') !== undefined,
  prefill: (card) => ({ attackDice: diceOf(card, 'opportunity') ?? 0, attack: 'direct' }),
  apply: (card) => ({ ...hasFired(card), shotTaken: true }),
}

/** GF-CLOSE-05: where several facings are attacked each pair is fought out apart. */
const CLOSE_FIRER: Role<Card> = {
  title: 'Firer in close assault',
  of: 'own',
  fits: (card) => !card.offBoard && diceOf(card, 'close-assault') !== undefined,
  prefill: (card) => ({ attackDice: diceOf(card, 'close-assault') ?? 0, attack: 'direct' }),
  apply: hasFired,
}

const FIRED_AT: Role<Card> = {
  title: 'Targets, leading wave first',
  of: 'enemy',
  many: true,
  fits: isInAction,
  prefill: (card) => ({ targets: [movingInput(card)] }),
  apply: (card, result, place) => struckIn(card, result.targets, place),
}

const fightsHere = (card: Card): boolean => isInAction(card) && armOf(card) !== 'aircraft' && !card.offBoard

/** Only the leading wave of a side fires, and the attackers' only if it stood. */
const ATTACKERS: Role<Card> = {
  title: 'Attackers, leading wave first',
  many: true,
  fits: fightsHere,
  prefill: (card) => ({ attackers: [unitInput(card)] }),
  apply: (card, result, place) => {
    const after = struckIn({ ...card, moving: true, revealed: true }, result.attackers, place)
    return place === 0 && result.attackerFires === true ? hasFired(after) : after
  },
}

const DEFENDERS: Role<Card> = {
  title: 'Defenders, leading wave first',
  of: 'enemy',
  many: true,
  fits: fightsHere,
  prefill: (card) => ({ defenders: [unitInput(card)] }),
  apply: (card, result, place) => {
    const after = struckIn({ ...card, revealed: true }, result.defenders, place)
    return place === 0 && result.defenderDice !== 0 ? hasFired(after) : after
  },
}

export const FIRE_ROLES = {
  'attack-dice': [ATTACK_DICE],
  'save-dice': [SAVE_DICE],
  'direct-fire': [OPPORTUNITY_FIRER, CLOSE_FIRER, FIRED_AT],
  'close-assault-round': [ATTACKERS, DEFENDERS],
} as const
