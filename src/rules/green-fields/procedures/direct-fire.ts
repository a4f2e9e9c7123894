import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, integer, list, preset } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { summary } from '../reckoning/tally.ts'
import { anyTooLow, unit } from '../reckoning/unit.ts'
import { scoreAgainst, volley } from '../reckoning/volley.ts'
import { MOST_HIT_DICE, MOST_WAVES } from '../tables/index.ts'
import { stackWords } from '../wording.ts'

export const directFire = procedure({
  name: 'direct-fire',
  title: 'Fire on a stack',
  clauses: [
    'GF-DICE-01',
    'GF-DICE-03',
    'GF-DICE-04',
    'GF-DICE-05',
    'GF-DICE-07',
    'GF-DICE-08',
    'GF-SCALE-09',
    'GF-SCALE-10',
    'GF-SAVE-10',
    'GF-MOR-01',
    'GF-MOR-09',
    'GF-MOR-14',
    'GF-MOR-15',
    'GF-EXP-01',
    'GF-AMOV-03',
    'GF-AMOV-07',
    'GF-EX-01',
  ],
  input: checkedForm(
    {
      attackDice: integer(0, MOST_HIT_DICE),
      attack: preset(choice(['direct', 'air', 'flak']), 'direct'),
      targets: list(unit, 1, MOST_WAVES),
      options,
    },
    (input) => anyTooLow(input.options, input.targets, 'targets'),
  ),
  resolve({ attackDice, attack, targets, options }, dice, trace) {
    trace.note('GF-DICE-02', 'Attack dice', attackDice)
    const results = volley(
      targets,
      () => scoreAgainst(targets, attackDice, attack, 'attack', dice, trace),
      attack,
      options,
      dice,
      trace,
    )
    return { hits: results[0]?.hits ?? 0, targets: results }
  },
  outcome: ({ targets }) => summary(targets),
  verdict: ({ targets }) => sentence(stackWords(targets)),
})
