import type { Fold } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import {
  checkedForm,
  choice,
  flag,
  form,
  list,
  maybe,
  measure,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { companiesOf, type Strike, strikesOf, UNAFFECTED } from '../reckoning/area.ts'
import { needsCover, period, shootingCard } from '../reckoning/fields.ts'
import { type Forbidden, forbidden } from '../reckoning/legality.ts'
import { noted } from '../reckoning/modifier.ts'
import { atCommand, eventCards, firerInGas, shortRange, throughBarrage } from '../reckoning/modifiers.ts'
import { numbersAgainstArmour, numbersAgainstTroops } from '../reckoning/numbers.ts'
import { rangeFault } from '../reckoning/range.ts'
import { strike } from '../reckoning/shots.ts'
import { BEATEN_ZONE, MOST_BURST_TARGETS } from '../tables/index.ts'
import { BURST_GUNS, SURFACE_COVERS } from '../vocabulary.ts'
import { NO_SHOT, strikesVerdict } from '../wording.ts'

type Answer =
  | Forbidden<'under-minimum-range' | 'out-of-range'>
  | {
      readonly legal: true
      readonly reason: null
      readonly results: readonly Strike[]
      readonly companiesSuppressed: readonly string[]
    }

/** Few enough stands for every list of outcomes to be told apart. */
const IN_ORDER: Fold<Strike, string> = {
  start: '',
  add: (sum, { outcome }) => sum + outcome.charAt(0),
  key: (sum) => sum,
}

export const mgBurst = procedure({
  name: 'mg-burst',
  title: 'Machine-gun burst',
  clauses: [
    'FF-MG-01',
    'FF-MG-02',
    'FF-MG-04',
    'FF-BLOCK-01',
    'FF-FIRE-04',
    'FF-FIRE-10',
    'FF-FIRE-11',
    'FF-ARM-01',
    'FF-ARC-05',
  ],
  input: form({
    period,
    gun: preset(choice(BURST_GUNS), 'machine-gun'),
    range: measure(),
    shooterInGas: flag(),
    throughBarrage: flag(),
    shooterUphill: flag(),
    card: shootingCard,
    targets: list(
      checkedForm(
        {
          cover: maybe(choice(SURFACE_COVERS)),
          armour: flag(),
          inCover: flag(),
          command: flag(),
          company: maybe(text()),
        },
        needsCover,
      ),
      1,
      MOST_BURST_TARGETS,
    ),
    options,
  }),
  resolve(input, dice, trace): Answer {
    const { period: when, gun, range, targets, options: readings } = input
    const outOfRange = rangeFault(gun, 'direct', range, false, readings, trace)
    if (outOfRange) return forbidden(outOfRange)
    const all =
      throughBarrage(true, input.throughBarrage, input.shooterUphill, trace) +
      firerInGas(gun, input.shooterInGas, trace) +
      eventCards(input.card, trace)
    const falloff = BEATEN_ZONE[readings['beaten-zone-falloff']]
    const results = dice.each(
      targets,
      ({ armour, inCover, cover = 'open', command }, index): Strike => {
        const numbers = armour
          ? numbersAgainstArmour(gun, inCover, true, readings)
          : numbersAgainstTroops(gun, when, cover, true)
        if (!numbers) return UNAFFECTED
        const modifier =
          all +
          (index === 0
            ? shortRange(gun, when, range, trace)
            : noted(trace, 'FF-MG-02', 'In the beaten zone', falloff[index] ?? 0)) +
          atCommand(command && !armour, trace)
        const table = armour ? 'FF-ARM-01' : 'FF-FIRE-02'
        const shot = strike(
          numbers,
          modifier,
          table,
          index === 0 ? 'first target' : 'beaten zone',
          dice,
          trace,
        )
        return { modifier, natural: shot.natural, total: shot.total, outcome: shot.outcome }
      },
      IN_ORDER,
    )
    const companiesSuppressed = companiesOf(targets, results)
    if (companiesSuppressed.length > 0) {
      trace.note('FF-FIRE-10', 'Companies suppressed', companiesSuppressed.length)
    }
    return { legal: true, reason: null, results, companiesSuppressed }
  },
  outcome: (answer) =>
    answer.legal
      ? {
          legal: true,
          killed: strikesOf(answer.results, 'killed'),
          suppressed: strikesOf(answer.results, 'suppressed'),
          companiesSuppressed: answer.companiesSuppressed.length,
        }
      : { legal: false, reason: answer.reason },
  verdict: (answer) =>
    answer.legal ? strikesVerdict(answer.results, answer.companiesSuppressed) : NO_SHOT[answer.reason],
})
