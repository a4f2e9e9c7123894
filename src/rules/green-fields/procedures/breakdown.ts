import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, integer, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { learns, NO_WOUNDS, saved } from '../reckoning/resolve.ts'
import { bareDice } from '../reckoning/save-dice.ts'
import { experienceCap, rating, strength, tooLow } from '../reckoning/unit.ts'
import { ARM, BREAKDOWN_DICE, HIT_DIE, HITS_PER_POINT, PERFECT_THROW, ROUGHEST } from '../tables/index.ts'
import { ARMOUR } from '../vocabulary.ts'
import { points } from '../wording.ts'

export const breakdown = procedure({
  name: 'breakdown',
  title: 'Breakdown of vehicles',
  clauses: ['GF-MOVE-08', 'GF-MOVE-09', 'GF-DICE-03', 'GF-SAVE-08', 'GF-EXP-01'],
  input: checkedForm(
    {
      type: choice([...ARMOUR, 'motor-transport']),
      strength: strength(),
      experience: maybe(rating()),
      experienceCap: experienceCap(),
      terrainModifier: preset(integer(0, ROUGHEST), 0),
      options,
    },
    (input) =>
      input.type !== 'motor-transport' && input.experience === undefined
        ? missing('experience', ' of armour')
        : tooLow(input.options, input),
  ),
  resolve({ type, strength, experience = 0, experienceCap, terrainModifier }, dice, trace) {
    const count = BREAKDOWN_DICE + terrainModifier
    trace.note('GF-MOVE-08', 'Dice against the vehicles', BREAKDOWN_DICE)
    if (terrainModifier > 0) trace.note('GF-MOVE-08', 'Roughest ground crossed', terrainModifier)
    const hits = dice.pool(count, 6, HIT_DIE, 'breakdown').score
    trace.note('GF-DICE-01', 'Hits scored', hits)
    const wounds =
      hits === 0 ? NO_WOUNDS : saved(hits, bareDice(experience, 'GF-SAVE-08', trace), dice, trace)
    const casualties = Math.min(strength, Math.floor(wounds.netHits / HITS_PER_POINT[ARM[type]]))
    trace.note('GF-DICE-03', 'Strength lost', casualties)
    const gained = learns(wounds.everySaved, experience, experienceCap)
    if (gained) trace.note('GF-EXP-01', 'Every save die scored')
    return {
      dice: count,
      hits,
      saves: wounds.saves,
      casualties,
      strengthAfter: strength - casualties,
      destroyed: casualties === strength,
      experienceAfter: gained ? experience + PERFECT_THROW : experience,
    }
  },
  outcome: ({ casualties, strengthAfter, destroyed, experienceAfter }) => ({
    casualties,
    strengthAfter,
    destroyed,
    experienceAfter,
  }),
  verdict({ casualties, destroyed }) {
    if (casualties === 0) return 'No breakdown.'
    return destroyed ? 'The whole unit breaks down and is lost.' : `Breakdowns cost ${points(casualties)}.`
  },
})
