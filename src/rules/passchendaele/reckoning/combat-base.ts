import { flag, form, list, preset } from '#kernel/procedure/schema.ts'
import {
  COMBAT_COVER,
  COMBAT_GASSED,
  COMBAT_QUALITY,
  COMBAT_STATUS,
  COMBAT_TROOP,
  LEAST_SCORE,
} from '../tables/index.ts'
import { type Cover, isGuns, isTank, type Quality, type Status, type Troop } from '../vocabulary.ts'
import { coverField, qualityField, statusField, troopField } from './fields.ts'

export const COMBAT_BASE_FIELDS = {
  status: statusField(),
  troop: troopField(),
  quality: qualityField(),
  defending: flag(),
  cover: preset(coverField(), 'cratered'),
  flankOrRear: flag(),
  gas: flag(),
}

/** Both sides of a combat; `defending` is known from the list a base stands in. */
export const combatFields = (most: number) => ({
  attackers: list(form(COMBAT_BASE_FIELDS), 1, most),
  defenders: list(form(COMBAT_BASE_FIELDS), 1, most),
})

export interface CombatBase {
  readonly status: Status
  readonly troop: Troop
  readonly quality: Quality
  readonly cover: Cover
  readonly flankOrRear: boolean
  readonly gas: boolean
}

/** PA-COMBAT-16: guns are never the side that moves in. */
export const gunsAttack = ({ attackers }: { attackers: readonly CombatBase[] }) => {
  const index = attackers.findIndex(({ troop }) => isGuns(troop))
  return index < 0
    ? undefined
    : { path: `attackers.${index}.troop`, message: 'Guns cannot attack in close combat.' }
}

export interface Parts {
  readonly quality: number
  readonly status: number
  readonly troop: number
  readonly cover: number
  readonly gas: number
}

/** PA-COMBAT-09, PA-COMBAT-10: what a base adds to its die. */
export const partsOf = (base: CombatBase, defending: boolean): Parts => ({
  quality: COMBAT_QUALITY[base.quality],
  status: COMBAT_STATUS[base.status],
  troop: COMBAT_TROOP[base.troop],
  cover: defending && keepsCover(base) ? COMBAT_COVER[base.cover] : 0,
  gas: base.gas ? COMBAT_GASSED : 0,
})

const keepsCover = ({ troop, flankOrRear }: CombatBase): boolean =>
  !flankOrRear && !isTank(troop) && !isGuns(troop)

export const modifierOf = (base: CombatBase, defending: boolean): number => {
  const { quality, status, troop, cover, gas } = partsOf(base, defending)
  return quality + status + troop + cover + gas
}

/** PA-COMBAT-10. */
export const scoreOf = (face: number, modifier: number): number => Math.max(LEAST_SCORE, face + modifier)
