import { OFF } from '../../game/phases/deployment/placing.ts'
import { salvageable } from '../../game/phases/replacements/salvage.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import { ARM, DRAFT_SHARE, GOODS_PRICES, LOWEST_RATING, PRICES } from '../../tables/index.ts'
import { isBoxed } from '../guns/boxing.ts'
import { done, type Intent } from '../intent.ts'
import { isArtillery, type Situation } from '../situation.ts'
import { purseIntents } from './purse.ts'
import { OBSERVER, REGIMENT, recruited } from './recruits.ts'

const AIRMEN: Intent = {
  order: recruited(OBSERVER, 'supply'),
  why: 'Without airmen our guns are blind.',
}
const SHELLS: Intent = {
  order: { kind: 'buy-goods', item: 'shells', quantity: GOODS_PRICES.shellsPerPoint, pay: 'supply' },
  why: 'Shells are cheaper than men.',
}
const LUXURIES: Intent = {
  order: { kind: 'buy-goods', item: 'luxuries', quantity: 1, pay: 'supply' },
  why: 'The troops have earned a rest and something to drink.',
}
const ANOTHER_REGIMENT: Intent = {
  order: recruited(REGIMENT, 'supply'),
  why: 'The depots are to send us another regiment.',
}

/** What the supply might be spent on in any case. */
export const OTHER_PURCHASES: readonly Intent[] = [SHELLS, ANOTHER_REGIMENT, LUXURIES, AIRMEN]

const storeIntents = ({ own, view, side, thresholds }: Situation): readonly Intent[] => {
  const { shells, luxuries } = view.armies[side]
  const intents: Intent[] = []
  if (!own.some(({ type }) => type === 'reconnaissance')) intents.push(AIRMEN)
  if (shells < own.filter(isArtillery).length * thresholds.store.shellsPerGun) intents.push(SHELLS)
  if (luxuries < thresholds.store.luxuries && own.some(({ morale, maxMorale }) => morale < maxMorale))
    intents.push(LUXURIES)
  return intents
}

/** Men that a unit can take without being spoilt by them (GF-EXP-02). */
const absorbed = ({ strength, establishment, experience, drafts, beforeDrafts }: Unit): number => {
  const missing = establishment - strength
  if (experience <= LOWEST_RATING.one) return missing
  const before = drafts === 0 ? strength : beforeDrafts
  return Math.min(missing, Math.ceil(before / DRAFT_SHARE) - 1 - drafts)
}

const draftIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, side } = situation
  const { supply, pool } = view.armies[side]
  return own
    .filter((unit) => absorbed(unit) > 0 && !isBoxed(situation, unit.place))
    .sort((one, other) => need(situation, other) - need(situation, one))
    .flatMap((unit): Intent[] => {
      const why = `${unit.name} is to be brought up to strength.`
      const most = absorbed(unit)
      const paid = Math.min(most, Math.floor(supply / PRICES[unit.type].strength))
      const pooled = unit.type === 'infantry' ? Math.min(most, pool) : 0
      if (pooled > 0) return [{ order: { kind: 'reinforce', unit: unit.id, men: pooled, from: 'pool' }, why }]
      return paid > 0 ? [{ order: { kind: 'reinforce', unit: unit.id, men: paid, from: 'supply' }, why }] : []
    })
}

/** Cheap men for those who fight first; then guns whose dice go by threes; airmen last. */
const need = ({ thresholds }: Situation, unit: Unit): number => {
  const counts = thresholds.drafts
  const share = 1 - unit.strength / Math.max(1, unit.establishment)
  if (isCombatUnit(unit))
    return share * (unit.type === 'infantry' ? counts.infantry : counts.combat) + counts.combatAnyway
  if (isArtillery(unit)) return share * counts.guns + counts.gunsAnyway
  return share * (ARM[unit.type] === 'aircraft' ? counts.aircraft : counts.other)
}

/** W9: airmen, shells and rest first, then men; what is saved up makes a new regiment. */
export const supplyIntents = (situation: Situation): readonly Intent[] => {
  const { view, side } = situation
  const salvaged = salvageable(view, side)
  const tanks: readonly Intent[] =
    salvaged > 0
      ? [
          {
            order: { kind: 'capture-tanks', strength: salvaged, zone: OFF },
            why: 'Their tanks are to go into our service.',
          },
        ]
      : []
  return [
    ...tanks,
    ...purseIntents(situation),
    ...storeIntents(situation),
    ...draftIntents(situation),
    ANOTHER_REGIMENT,
    done('The rest is saved up.'),
  ]
}
