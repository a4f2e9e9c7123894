import type { Dice, Fold } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import {
  checkedForm,
  choice,
  form,
  integer,
  list,
  MOST_DICE,
  maybe,
  missing,
  preset,
} from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { learns, NO_WOUNDS, saved } from '../reckoning/resolve.ts'
import { bareDice } from '../reckoning/save-dice.ts'
import { anyTooLow, experienceCap, lowestRating, rating } from '../reckoning/unit.ts'
import {
  BEST_FACE,
  CANISTER_DICE,
  GAS_WASTED_UP_TO,
  HIT_DIE,
  MOST_CANISTERS,
  MOST_GASSED,
  PERFECT_THROW,
  PERSISTENT_GAS_DICE,
} from '../tables/index.ts'

interface Gassed {
  readonly hits: number
  readonly saves: number
  readonly damage: number
  readonly experienceAfter: number
  readonly experienceGained: boolean
}

export const gasAttack = procedure({
  name: 'gas-attack',
  title: 'Gas',
  clauses: ['GF-GAS-01', 'GF-GAS-02', 'GF-AART-03', 'GF-SAVE-04', 'GF-EXP-01'],
  input: checkedForm(
    {
      source: choice(['canister', 'shell', 'persistent']),
      canisters: preset(integer(1, MOST_CANISTERS), 1),
      gunDice: maybe(integer(0, MOST_DICE)),
      targets: list(form({ experience: rating(), experienceCap: experienceCap() }), 1, MOST_GASSED),
      options,
    },
    ({ source, gunDice }) =>
      source === 'shell' && gunDice === undefined ? missing('gunDice', ' for gas shells') : undefined,
    (input) => anyTooLow(input.options, input.targets, 'targets'),
  ),
  resolve({ source, canisters, gunDice = 0, targets, options }, dice, trace) {
    if (source === 'canister' && isWasted(dice, trace)) return { wasted: true, dice: 0, targets: [] }
    const count =
      source === 'canister' ? CANISTER_DICE * canisters : source === 'shell' ? gunDice : PERSISTENT_GAS_DICE
    const clause = source === 'canister' ? 'GF-GAS-02' : 'GF-AART-03'
    trace.note(clause, 'Gas dice on each unit', count)
    const gassed = dice.each(targets, (target) => breathed(target, count, clause, options, dice, trace), HARM)
    return { wasted: false, dice: count, targets: gassed }
  },
  outcome: ({ wasted, targets }) => {
    let damage = 0
    let gained = 0
    for (const target of targets) {
      damage += target.damage
      if (target.experienceGained) gained++
    }
    return { wasted, damage, experienceGained: gained }
  },
  verdict({ wasted, targets }) {
    if (wasted) return 'The wind fails: the gas is wasted.'
    let damage = 0
    let gained = 0
    for (const target of targets) {
      damage += target.damage
      if (target.experienceGained) gained++
    }
    const harm = damage === 0 ? 'no harm done' : `${several(damage, 'level')} of experience lost`
    return sentence(gained === 0 ? harm : `${harm}; ${several(gained, 'unit')} gained one`)
  },
})

/** GF-GAS-01: one die for the wind. */
const isWasted = (dice: Dice, trace: Trace): boolean => {
  const wasted = dice.stage(
    () => dice.d(6, 'wind') <= GAS_WASTED_UP_TO,
    (lost) => (lost ? 1 : 0),
  )
  trace.note('GF-GAS-01', wasted ? 'The gas is wasted' : 'The wind serves')
  return wasted
}

/** GF-AART-03, GF-GAS-02: hits come off experience, saved with what it was before. */
const breathed = (
  target: { readonly experience: number; readonly experienceCap: number },
  count: number,
  clause: ClauseId,
  options: Options,
  dice: Dice,
  trace: Trace,
): Gassed => {
  const { experience, experienceCap } = target
  dice.upon?.(target)
  // More than this is never saved and takes all there is.
  const most = experience + experience * BEST_FACE
  const hits = dice.stage(
    () => dice.pool(count, 6, HIT_DIE, 'gas').score,
    (score) => (score < most ? score : most),
  )
  trace.note('GF-DICE-01', 'Hits scored', hits)
  const wounds = hits === 0 ? NO_WOUNDS : saved(hits, bareDice(experience, 'GF-SAVE-04', trace), dice, trace)
  const left = Math.max(lowestRating(options), experience - wounds.netHits)
  if (left < experience) trace.note(clause, 'Experience lost', left - experience)
  const experienceGained = learns(wounds.everySaved, left, experienceCap)
  if (experienceGained) trace.note('GF-EXP-01', 'Every save die scored', PERFECT_THROW)
  return {
    hits,
    saves: wounds.saves,
    damage: experience - left,
    experienceAfter: experienceGained ? left + PERFECT_THROW : left,
    experienceGained,
  }
}

/** Levels lost by all, and how many units gained one. */
const HARM: Fold<Gassed, number> = {
  start: 0,
  add: (sum, { damage, experienceGained }) => sum + damage + (experienceGained ? 64 : 0),
  key: (sum) => sum,
}
