import type { Dice } from '#kernel/chance/dice.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  ARM,
  BEST_FACE,
  CHECK_RESULTS,
  HIGHEST_RATING,
  HIT_DIE,
  HITS_PER_POINT,
  PERFECT_THROW,
} from '../tables/index.ts'
import type { Attack, UnitOutcome } from '../vocabulary.ts'
import { type Check, checkMorale, experienceAfter } from './morale.ts'
import { maySave, saveDice } from './save-dice.ts'
import { isRated, type Unit } from './unit.ts'

/** Hits scored against a unit, and its throw to save. */
export interface Wounds {
  readonly hits: number
  readonly saveDice: number
  readonly saves: number
  readonly netHits: number
  readonly everySaved: boolean
}

/** What an attack did to one unit. */
export interface Fate {
  readonly wounds: Wounds
  readonly casualties: number
  readonly outcome: UnitOutcome
  readonly check: Check | undefined
}

export interface UnitResult {
  readonly hits: number
  readonly saveDice: number
  readonly saves: number
  readonly netHits: number
  readonly casualties: number
  readonly strengthAfter: number
  readonly destroyed: boolean
  readonly experienceAfter: number
  readonly experienceGained: boolean
  readonly moraleDice: number
  readonly moraleHits: number
  readonly moraleAfter: number
  readonly maxMoraleAfter: number
  readonly suppressed: boolean
  readonly outcome: UnitOutcome
}

export const NO_WOUNDS: Wounds = { hits: 0, saveDice: 0, saves: 0, netHits: 0, everySaved: false }
export const UNTOUCHED: Fate = { wounds: NO_WOUNDS, casualties: 0, outcome: 'unhurt', check: undefined }

/** GF-DICE-04, GF-DICE-05: the throw to save against hits already scored. */
export const saved = (hits: number, saveDice: number, dice: Dice, trace: Trace): Wounds => {
  if (saveDice === 0) return { hits, saveDice, saves: 0, netHits: hits, everySaved: false }
  const { score, every } = dice.pool(saveDice, 6, HIT_DIE, 'save')
  trace.note('GF-DICE-04', 'Hits saved', score)
  return { hits, saveDice, saves: score, netHits: hits > score ? hits - score : 0, everySaved: every }
}

/** The dice a unit as it stands has to save with. */
export const savesOf = (unit: Unit, attack: Attack): number =>
  maySave(unit.type, attack) ? saveDice(unit, attack, SILENT) : 0

/** The throw to save of a unit as it stands, its dice counted before; nothing is thrown without a hit. */
export const wounded = (
  unit: Unit,
  hits: number,
  attack: Attack,
  saves: number,
  dice: Dice,
  trace: Trace,
): Wounds => {
  if (hits === 0) return NO_WOUNDS
  dice.upon?.(unit)
  // The dice are counted again only for those who read the working.
  if (trace !== SILENT && maySave(unit.type, attack)) saveDice(unit, attack, trace)
  return saved(hits, saves, dice, trace)
}

/** Unsaved hits that leave nothing of a unit. */
export const lethal = ({ type, strength }: Unit): number => strength * HITS_PER_POINT[ARM[type]]

/** The most hits an attack on these units can make use of: whatever is thrown to save, more changes nothing. */
export const mostHits = (units: readonly Unit[], attack: Attack): number => {
  let hits = 0
  for (const unit of units) {
    hits += lethal(unit) + savesOf(unit, attack) * BEST_FACE
  }
  return hits
}

/** GF-DICE-03, GF-MOR-01: strength is taken off and a unit that lives on checks its morale. */
export const suffered = (unit: Unit, wounds: Wounds, options: Options, dice: Dice, trace: Trace): Fate => {
  const { netHits, everySaved } = wounds
  if (wounds.hits === 0) return UNTOUCHED
  const casualties = Math.min(unit.strength, Math.floor(netHits / HITS_PER_POINT[ARM[unit.type]]))
  if (everySaved) trace.note('GF-EXP-01', 'Every save die scored')
  if (casualties === 0) return { wounds, casualties, outcome: 'unhurt', check: undefined }
  trace.note('GF-DICE-03', 'Strength lost', casualties)
  if (casualties === unit.strength) {
    trace.note('GF-SCALE-10', 'Nothing is left of the unit')
    return { wounds, casualties, outcome: 'destroyed', check: undefined }
  }
  if (unit.draft || unit.grounded || !isRated(unit.type)) {
    return { wounds, casualties, outcome: 'hold', check: undefined }
  }
  const { morale } = unit
  dice.upon?.(unit)
  const check = checkMorale(morale, unit.maxMorale ?? morale, casualties, options, dice, trace)
  return { wounds, casualties, outcome: check.outcome, check }
}

/** Still in its place and in order. */
export const stands = ({ outcome }: { readonly outcome: UnitOutcome }): boolean =>
  outcome === 'unhurt' || outcome === 'hold'

/** GF-EXP-01: whether a throw in which every die scored really adds a level. */
export const learns = (everySaved: boolean, experience: number, cap: number): boolean =>
  everySaved && experience < cap && experience < HIGHEST_RATING

/** The whole result of one unit, in the words of the catalogue. */
export const resultOf = (unit: Unit, fate: Fate, options: Options): UnitResult => {
  const { wounds, casualties, outcome, check } = fate
  const rated = isRated(unit.type)
  const experience = rated ? unit.experience : 0
  const morale = rated ? unit.morale : 0
  const gained = rated && learns(wounds.everySaved, experience, unit.experienceCap)
  const learnt = gained ? experience + PERFECT_THROW : experience
  return {
    hits: wounds.hits,
    saveDice: wounds.saveDice,
    saves: wounds.saves,
    netHits: wounds.netHits,
    casualties,
    strengthAfter: unit.strength - casualties,
    destroyed: outcome === 'destroyed',
    experienceAfter: check ? experienceAfter(learnt, check.outcome, options) : learnt,
    experienceGained: gained,
    moraleDice: check ? check.moraleDice : 0,
    moraleHits: check ? check.moraleHits : 0,
    moraleAfter: check ? check.moraleAfter : morale,
    maxMoraleAfter: check ? check.maxMoraleAfter : rated ? (unit.maxMorale ?? morale) : 0,
    // GF-MOR-15: aircraft break off and are not suppressed.
    suppressed: check ? CHECK_RESULTS[check.outcome].suppressed && ARM[unit.type] !== 'aircraft' : false,
    outcome,
  }
}
