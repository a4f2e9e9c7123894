import type { Dice, Fold } from '#kernel/chance/dice.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { BEST_FACE, HIGHEST_RATING, HIT_DIE, WORKS_COVER } from '../tables/index.ts'
import { type Fate, lethal, NO_WOUNDS, saved, suffered, UNTOUCHED, type Wounds } from './resolve.ts'
import { crossingDice, maySave, saveDice } from './save-dice.ts'
import type { Unit } from './unit.ts'

/** Guns whose hits are saved together. */
export interface GunPool {
  readonly attack: 'field-artillery' | 'heavy-artillery'
  readonly dice: number
}

/** GF-BOMB-05: one unit under all the guns; it saves against each pool, the losses add up, one check. */
export const shelled = (
  unit: Unit,
  pools: readonly GunPool[],
  box: boolean,
  options: Options,
  dice: Dice,
  trace: Trace,
): Fate => {
  dice.upon?.(unit)
  const deadly = lethal(unit)
  const savesOf = (attack: GunPool['attack']): number => {
    if (!maySave(unit.type, attack)) return 0
    return box ? crossingDice(unit, trace) : saveDice(unit, attack, trace)
  }
  const fire = (pool: GunPool): number => scored(pool, deadly + MOST_SAVED, dice, trace)
  const answer = ({ attack }: GunPool, fired: () => number): Wounds => {
    const hits = fired()
    return hits === 0 ? NO_WOUNDS : saved(hits, savesOf(attack), dice, trace)
  }
  const wounds = dice.stage(
    () => dice.exchange(pools, fire, answer, netHits(deadly)).reduce(together, NO_WOUNDS),
    ({ netHits }) => (netHits < deadly ? netHits : deadly),
  )
  return wounds.hits === 0 ? UNTOUCHED : suffered(unit, wounds, options, dice, trace)
}

/** More than any throw to save can take away. */
const MOST_SAVED = BEST_FACE * (HIGHEST_RATING + WORKS_COVER.heavy)

const scored = ({ attack, dice: count }: GunPool, most: number, dice: Dice, trace: Trace): number => {
  if (count === 0) return 0
  const hits = dice.stage(
    () => dice.pool(count, 6, HIT_DIE, attack === 'heavy-artillery' ? 'heavy guns' : 'guns').score,
    (score) => (score < most ? score : most),
  )
  trace.note('GF-DICE-01', 'Hits scored', hits)
  return hits
}

/** Losses beyond the deadly number are one. */
const netHits = (deadly: number): Fold<Wounds, number> => ({
  start: 0,
  add: (sum, { netHits }) => Math.min(deadly, sum + netHits),
  key: (sum) => sum,
})

const together = (sum: Wounds, { hits, saveDice, saves, netHits, everySaved }: Wounds): Wounds => ({
  hits: sum.hits + hits,
  saveDice: sum.saveDice + saveDice,
  saves: sum.saves + saves,
  netHits: sum.netHits + netHits,
  everySaved: sum.everySaved || everySaved,
})
