import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, integer, list, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { several } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { NO_WOUNDS, resultOf, saved, suffered } from '../reckoning/resolve.ts'
import { summary, TALLY } from '../reckoning/tally.ts'
import { anyTooLow, type Unit, unit } from '../reckoning/unit.ts'
import { scoreAgainst } from '../reckoning/volley.ts'
import {
  DICE_PER_EXPLOSIVE,
  HIT_DIE,
  MINE_FOUND_UP_TO,
  MOST_EXPLOSIVES,
  MOST_WAVES,
} from '../tables/index.ts'
import { fateWords, groundWords, stackWords } from '../wording.ts'

export const mineDetonation = procedure({
  name: 'mine-detonation',
  title: 'Firing a mine',
  clauses: ['GF-MINE-02', 'GF-MINE-03', 'GF-MINE-05', 'GF-SAVE-04', 'GF-DEG-05'],
  input: checkedForm(
    {
      explosives: integer(1, MOST_EXPLOSIVES),
      afterFight: flag(),
      targets: preset(list(unit, 0, MOST_WAVES), []),
      options,
    },
    (input) => anyTooLow(input.options, input.targets, 'targets'),
  ),
  resolve({ explosives, afterFight, targets, options }, dice, trace) {
    if (!afterFight && isFound(dice, trace)) {
      return { discovered: true, detonated: false, dice: 0, groundHits: 0, targets: [] }
    }
    const count = DICE_PER_EXPLOSIVE * explosives
    trace.note('GF-MINE-05', 'Dice on each unit', count)
    const fates = dice.each(
      targets,
      (target) => ({ target, fate: blownUp(target, count, options, dice, trace) }),
      { start: TALLY.start, add: (sum, { fate }) => TALLY.add(sum, fate), key: TALLY.key },
    )
    const results = fates.map(({ target, fate }) => resultOf(target, fate, options))
    const leading = results[0]
    const groundHits = leading ? leading.hits : dice.pool(count, 6, HIT_DIE, 'mine').score
    trace.note('GF-DEG-05', 'Hits on the ground', groundHits)
    return { discovered: false, detonated: true, dice: count, groundHits, targets: results }
  },
  outcome: ({ discovered, detonated, groundHits, targets }) => ({
    discovered,
    detonated,
    ...(targets.length === 0 ? { groundHits } : summary(targets)),
  }),
  verdict({ discovered, groundHits, targets }) {
    if (discovered) return 'Discovered: there is a fight underground.'
    const only = targets[0]
    if (!only) return `The mine goes up: ${several(groundHits, 'hit')} on the ground.`
    const harm = targets.length === 1 ? `the unit ${fateWords(only)}` : stackWords(targets)
    return `The mine goes up: ${harm} ${groundWords(groundHits)}.`
  },
})

/** GF-MINE-03 */
const isFound = (dice: Dice, trace: Trace): boolean => {
  const found = dice.stage(
    () => dice.d(6, 'discovery') <= MINE_FOUND_UP_TO,
    (known) => (known ? 1 : 0),
  )
  trace.note('GF-MINE-03', found ? 'The mine is discovered' : 'The mine is not discovered')
  return found
}

const blownUp = (target: Unit, count: number, options: Options, dice: Dice, trace: Trace) => {
  const hits = scoreAgainst([target], count, 'mine', 'mine', dice, trace)
  // GF-MINE-05: nothing saves from a mine.
  const wounds = hits === 0 ? NO_WOUNDS : saved(hits, 0, dice, trace)
  return suffered(target, wounds, options, dice, trace)
}
