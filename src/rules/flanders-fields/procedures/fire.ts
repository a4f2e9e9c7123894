import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, maybe, measure, missing } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { firerFields, modeOr, period } from '../reckoning/fields.ts'
import { type Forbidden, forbidden } from '../reckoning/legality.ts'
import {
  atCommand,
  dismounted,
  eventCards,
  firerInGas,
  gradeOfFirer,
  inArea,
  openSights,
  shortRange,
  throughBarrage,
} from '../reckoning/modifiers.ts'
import { isDirect, numbersAgainstTroops } from '../reckoning/numbers.ts'
import { fallsAnywhere, type RangeFault, rangeFault } from '../reckoning/range.ts'
import { type AllowedShots, allowedShots, shotsOutcome, volley } from '../reckoning/shots.ts'
import { diceOf, mayFire, movedModifier } from '../reckoning/tanks.ts'
import { MAD_MINUTE_DICE } from '../tables/index.ts'
import { COVERS, TROOP_WEAPONS } from '../vocabulary.ts'
import { NO_SHOT, shotsVerdict } from '../wording.ts'

type Answer = Forbidden<RangeFault | 'may-not-move-and-fire' | 'no-effect'> | AllowedShots

export const fire = procedure({
  name: 'fire',
  title: 'Fire at troops',
  clauses: [
    'FF-FIRE-01',
    'FF-FIRE-02',
    'FF-FIRE-03',
    'FF-FIRE-04',
    'FF-FIRE-05',
    'FF-FIRE-06',
    'FF-FIRE-07',
    'FF-FIRE-08',
    'FF-FIRE-09',
    'FF-FIRE-10',
    'FF-FIRE-13',
    'FF-ARC-05',
    'FF-QUAL-02',
    'FF-QUAL-05',
    'FF-QUAL-06',
    'FF-TANK-02',
    'FF-TANK-03',
    'FF-DUG-01',
    'FF-NAT-01',
    'FF-NAT-02',
    'FF-CAV-01',
    'FF-GAS-07',
  ],
  input: checkedForm(
    {
      period,
      weapon: choice(TROOP_WEAPONS),
      cover: choice(COVERS),
      range: maybe(measure()),
      mode: modeOr('direct'),
      targetCommand: flag(),
      madMinute: flag(),
      marksmanship: flag(),
      ...firerFields,
      options,
    },
    ({ weapon, mode, range }) =>
      range === undefined && !fallsAnywhere(weapon, mode) ? missing('range') : undefined,
  ),
  resolve(input, dice: Dice, trace: Trace): Answer {
    const { period: when, weapon, cover, range, mode, tankType, tankMoved, options: readings } = input
    const outOfRange = rangeFault(weapon, mode, range, input.marksmanship, readings, trace)
    if (outOfRange) return forbidden(outOfRange)
    if (!mayFire(weapon, tankType, tankMoved, trace)) return forbidden('may-not-move-and-fire')
    const direct = isDirect(weapon, mode)
    const numbers = numbersAgainstTroops(weapon, when, cover, direct)
    if (!numbers) {
      trace.note(cover === 'deep-shelter' ? 'FF-DUG-01' : 'FF-FIRE-02', 'No die can harm this target')
      return forbidden('no-effect')
    }
    const modifier =
      (input.flank ? 0 : shortRange(weapon, when, range, trace)) +
      openSights(weapon, direct, range, trace) +
      throughBarrage(direct, input.throughBarrage, input.shooterUphill, trace) +
      firerInGas(weapon, input.shooterInGas, trace) +
      gradeOfFirer(weapon, input.quality, readings, trace) +
      dismounted(weapon, input.dismountedCavalry, trace) +
      movedModifier(weapon, tankType, tankMoved, trace) +
      atCommand(input.targetCommand, trace) +
      inArea(weapon, input.partial, input.movingThrough, trace) +
      eventCards(input.card, trace)
    const madMinute = input.madMinute && weapon === 'infantry'
    if (madMinute) trace.note('FF-NAT-02', 'Mad Minute, dice', MAD_MINUTE_DICE)
    const count = madMinute ? MAD_MINUTE_DICE : diceOf(weapon, tankType, tankMoved)
    const shots = volley(weapon, numbers, modifier, count, input.targetSuppressions, false, dice, trace)
    return allowedShots(shots)
  },
  outcome: (answer) =>
    answer.legal ? { legal: true, ...shotsOutcome(answer) } : { legal: false, reason: answer.reason },
  verdict: (answer) => (answer.legal ? shotsVerdict(answer, 'Killed.') : NO_SHOT[answer.reason]),
})
