import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, form, list, maybe, measure, text } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { companiesOf, STRIKES, type Strike, strikesOf, UNAFFECTED } from '../reckoning/area.ts'
import { coverOrArmour, modeOr, needsCover, period, shootingCard } from '../reckoning/fields.ts'
import { type Forbidden, forbidden } from '../reckoning/legality.ts'
import {
  atArmour,
  atCommand,
  eventCards,
  firerInGas,
  inArea,
  openSights,
  throughBarrage,
} from '../reckoning/modifiers.ts'
import { isDirect, numbersAgainstArmour, numbersAgainstTroops } from '../reckoning/numbers.ts'
import { type RangeFault, rangeFault } from '../reckoning/range.ts'
import { strike } from '../reckoning/shots.ts'
import { FAMILY_RULES, MOST_AREA_TARGETS, WEAPON_TABLE } from '../tables/index.ts'
import { AREA_WEAPONS } from '../vocabulary.ts'
import { NO_SHOT, strikesVerdict } from '../wording.ts'

type Answer =
  | Forbidden<RangeFault>
  | {
      readonly legal: true
      readonly reason: null
      readonly results: readonly Strike[]
      readonly companiesSuppressed: readonly string[]
    }

/** Which of those in the area a die is for. */
const standWords = (place: number, all: number): string =>
  all === 1 ? 'stand in the area' : `stand ${place + 1} of ${all} in the area`

export const areaFire = procedure({
  name: 'area-fire',
  title: 'Fire on an area',
  clauses: [
    'FF-ART-01',
    'FF-ART-03',
    'FF-ART-09',
    'FF-MORT-01',
    'FF-MG-03',
    'FF-ZONE-01',
    'FF-ZONE-02',
    'FF-GAS-06',
    'FF-GAS-07',
    'FF-FIRE-10',
    'FF-FIRE-11',
  ],
  input: form({
    period,
    weapon: choice(AREA_WEAPONS),
    mode: modeOr('indirect'),
    shooterInGas: flag(),
    range: maybe(measure()),
    throughBarrage: flag(),
    shooterUphill: flag(),
    card: shootingCard,
    targets: list(
      checkedForm(
        {
          ...coverOrArmour,
          inCover: flag(),
          partial: flag(),
          movingThrough: flag(),
          command: flag(),
          company: maybe(text()),
        },
        needsCover,
      ),
      1,
      MOST_AREA_TARGETS,
    ),
    options,
  }),
  resolve(input, dice, trace): Answer {
    const { period: when, weapon, mode, range, targets, options: readings } = input
    const outOfRange = rangeFault(weapon, mode, range, false, readings, trace)
    if (outOfRange) return forbidden(outOfRange)
    const direct = isDirect(weapon, mode)
    const all =
      openSights(weapon, direct, range, trace) +
      throughBarrage(direct, input.throughBarrage, input.shooterUphill, trace) +
      firerInGas(weapon, input.shooterInGas, trace) +
      eventCards(input.card, trace)
    const results = dice.each(
      targets,
      ({ armour, inCover, cover = 'open', partial, movingThrough, command }, place): Strike => {
        const numbers = armour
          ? numbersAgainstArmour(weapon, inCover, direct, readings)
          : numbersAgainstTroops(weapon, when, cover, direct)
        const table = armour ? 'FF-ARM-01' : 'FF-FIRE-02'
        if (!numbers) {
          trace.note(table, 'No die can harm this target')
          return UNAFFECTED
        }
        const modifier =
          all +
          inArea(weapon, partial, movingThrough, trace) +
          (armour ? atArmour(weapon, direct, range, trace) : atCommand(command, trace))
        const { natural, total, outcome } = strike(
          numbers,
          modifier,
          table,
          standWords(place, targets.length),
          dice,
          trace,
        )
        return { modifier, natural, total, outcome }
      },
      STRIKES,
    )
    const spreads = FAMILY_RULES[WEAPON_TABLE[weapon].family].spreads
    const companiesSuppressed = spreads ? companiesOf(targets, results) : []
    if (companiesSuppressed.length > 0) {
      trace.note('FF-FIRE-10', 'Companies suppressed', companiesSuppressed.length)
    }
    return { legal: true, reason: null, results, companiesSuppressed }
  },
  // How many companies suffer depends on who stands where in the list: too many ways to tell apart.
  outcome: (answer) =>
    answer.legal
      ? {
          legal: true,
          killed: strikesOf(answer.results, 'killed'),
          suppressed: strikesOf(answer.results, 'suppressed'),
        }
      : { legal: false, reason: answer.reason },
  verdict: (answer) =>
    answer.legal ? strikesVerdict(answer.results, answer.companiesSuppressed) : NO_SHOT[answer.reason],
})
