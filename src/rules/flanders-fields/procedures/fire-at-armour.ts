import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, maybe, measure, missing } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { firerFields, modeOr, period } from '../reckoning/fields.ts'
import { type Forbidden, forbidden } from '../reckoning/legality.ts'
import {
  atArmour,
  dismounted,
  eventCards,
  firerInGas,
  gradeOfFirer,
  inArea,
  openSights,
  shortRange,
  throughBarrage,
} from '../reckoning/modifiers.ts'
import { isDirect, numbersAgainstArmour } from '../reckoning/numbers.ts'
import { fallsAnywhere, type RangeFault, rangeFault } from '../reckoning/range.ts'
import { type AllowedShots, allowedShots, shotsOutcome, volley } from '../reckoning/shots.ts'
import { diceOf, mayFire, movedModifier } from '../reckoning/tanks.ts'
import { RIFLE_AT_COVERED_ARMOUR, WEAPON_TABLE } from '../tables/index.ts'
import { WEAPONS, type Weapon } from '../vocabulary.ts'
import { NO_SHOT, shotsVerdict } from '../wording.ts'

type Answer =
  | Forbidden<RangeFault | 'must-be-within-5cm' | 'may-not-move-and-fire' | 'no-effect'>
  | AllowedShots

export const fireAtArmour = procedure({
  name: 'fire-at-armour',
  title: 'Fire at armour',
  clauses: [
    'FF-ARM-01',
    'FF-ARM-02',
    'FF-ARM-03',
    'FF-ARM-04',
    'FF-FIRE-04',
    'FF-FIRE-05',
    'FF-FIRE-06',
    'FF-FIRE-07',
    'FF-GAS-07',
  ],
  input: checkedForm(
    {
      period,
      weapon: choice(WEAPONS),
      inCover: flag(),
      range: maybe(measure()),
      mode: modeOr('direct'),
      ...firerFields,
      options,
    },
    ({ weapon, mode, range }) =>
      range === undefined && !fallsAnywhere(weapon, mode) ? missing('range') : undefined,
  ),
  resolve(input, dice, trace): Answer {
    const { period: when, weapon, inCover, range, mode, tankType, tankMoved, options: readings } = input
    const outOfRange = rangeFault(weapon, mode, range, false, readings, trace)
    if (outOfRange) return forbidden(outOfRange)
    if (inCover && tooFarForRifles(weapon, range, trace)) return forbidden('must-be-within-5cm')
    if (!mayFire(weapon, tankType, tankMoved, trace)) return forbidden('may-not-move-and-fire')
    const direct = isDirect(weapon, mode)
    const numbers = numbersAgainstArmour(weapon, inCover, direct, readings)
    if (!numbers) {
      trace.note('FF-ARM-03', 'No die can harm armour')
      return forbidden('no-effect')
    }
    const modifier =
      (input.flank ? 0 : shortRange(weapon, when, range, trace)) +
      openSights(weapon, direct, range, trace) +
      atArmour(weapon, direct, range, trace) +
      throughBarrage(direct, input.throughBarrage, input.shooterUphill, trace) +
      firerInGas(weapon, input.shooterInGas, trace) +
      gradeOfFirer(weapon, input.quality, readings, trace) +
      dismounted(weapon, input.dismountedCavalry, trace) +
      movedModifier(weapon, tankType, tankMoved, trace) +
      inArea(weapon, input.partial, input.movingThrough, trace) +
      eventCards(input.card, trace)
    const count = diceOf(weapon, tankType, tankMoved)
    const shots = volley(weapon, numbers, modifier, count, input.targetSuppressions, true, dice, trace)
    return allowedShots(shots)
  },
  outcome: (answer) =>
    answer.legal ? { legal: true, ...shotsOutcome(answer) } : { legal: false, reason: answer.reason },
  verdict: (answer) => (answer.legal ? shotsVerdict(answer, 'Knocked out.') : NO_SHOT[answer.reason]),
})

/** FF-ARM-02: rifles, LMGs and AT rifles reach armour in cover only from close by. */
const tooFarForRifles = (weapon: Weapon, range: number | undefined, trace: Trace): boolean => {
  const rifles = WEAPON_TABLE[weapon].family === 'rifle'
  const far = rifles && range !== undefined && range > RIFLE_AT_COVERED_ARMOUR
  if (far) trace.note('FF-ARM-02', 'Armour in cover must be within', RIFLE_AT_COVERED_ARMOUR)
  return far
}
