import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, form, list, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { batteryDice } from '../reckoning/attack-dice.ts'
import { resultOf } from '../reckoning/resolve.ts'
import { type GunPool, shelled } from '../reckoning/shelling.ts'
import { summary, TALLY } from '../reckoning/tally.ts'
import { anyTooLow, strength, unit } from '../reckoning/unit.ts'
import { HIT_DIE, MOST_GUNS, MOST_WAVES } from '../tables/index.ts'
import { ARTILLERY, type Artillery } from '../vocabulary.ts'
import { groundWords, stackWords } from '../wording.ts'

export const bombardment = procedure({
  name: 'bombardment',
  title: 'Bombardment of a zone',
  clauses: [
    'GF-DICE-02',
    'GF-DICE-06',
    'GF-BOMB-03',
    'GF-BOMB-04',
    'GF-BOMB-05',
    'GF-BOMB-07',
    'GF-DEP-04',
    'GF-AART-01',
    'GF-DEG-05',
  ],
  input: checkedForm(
    {
      guns: list(form({ type: choice(ARTILLERY), strength: strength() }), 1, MOST_GUNS),
      unobserved: flag(),
      mission: preset(choice(['bombardment', 'box']), 'bombardment'),
      targets: preset(list(unit, 0, MOST_WAVES), []),
      options,
    },
    (input) => anyTooLow(input.options, input.targets, 'targets'),
  ),
  resolve({ guns, unobserved, mission, targets, options }, dice, trace) {
    const box = mission === 'box'
    if (unobserved) trace.note('GF-BOMB-03', 'Unobserved: each regiment has half its dice')
    const regiments = guns.map((gun) => poolOf(gun.type, batteryDice(gun.strength, unobserved)))
    const lightDice = total(regiments, 'field-artillery')
    const heavyDice = total(regiments, 'heavy-artillery')
    if (lightDice > 0) trace.note('GF-BOMB-05', 'Dice of field and medium guns', lightDice)
    if (heavyDice > 0) trace.note('GF-BOMB-05', 'Dice of heavy guns', heavyDice)
    if (lightDice + heavyDice === 0) trace.note('GF-DICE-02', 'Too few guns for a single die', 0)
    const pools =
      options['artillery-pooling'] === 'pooled'
        ? [poolOf('field-artillery', lightDice), poolOf('heavy-artillery', heavyDice)]
        : regiments
    const fates = dice.each(
      targets,
      (target) => ({ target, fate: shelled(target, pools, box, options, dice, trace) }),
      { start: TALLY.start, add: (sum, { fate }) => TALLY.add(sum, fate), key: TALLY.key },
    )
    const results = fates.map(({ target, fate }) => resultOf(target, fate, options))
    const leading = results[0]
    return {
      lightDice,
      heavyDice,
      groundHits: box ? 0 : leading ? leading.hits : hitsOnGround(pools, dice, trace),
      shellsUsed: guns.length,
      targets: results,
    }
  },
  outcome: ({ targets, groundHits }) => (targets.length === 0 ? { groundHits } : summary(targets)),
  verdict({ targets, groundHits }) {
    if (targets.length === 0) {
      return groundHits === 0 ? 'Nothing hit.' : sentence(`${several(groundHits, 'hit')} on the ground`)
    }
    return sentence(`${stackWords(targets)}${groundHits === 0 ? '' : ` ${groundWords(groundHits)}`}`)
  },
})

/** GF-BOMB-05: trenches are as good against medium guns as against field guns. */
const poolOf = (type: Artillery, dice: number): GunPool => ({
  attack: type === 'heavy-artillery' ? type : 'field-artillery',
  dice,
})

const total = (pools: readonly GunPool[], sought: GunPool['attack']): number => {
  let sum = 0
  for (const { attack, dice } of pools) if (attack === sought) sum += dice
  return sum
}

/** GF-DEG-05: on an empty zone the dice are thrown once, for the ground. */
const hitsOnGround = (pools: readonly GunPool[], dice: Dice, trace: Trace): number => {
  let hits = 0
  for (const pool of pools) hits += dice.pool(pool.dice, 6, HIT_DIE, 'guns').score
  trace.note('GF-DEG-05', 'Hits on the ground', hits)
  return hits
}
