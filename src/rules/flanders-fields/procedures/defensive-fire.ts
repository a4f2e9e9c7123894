import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { markers, period, quality } from '../reckoning/fields.ts'
import { noted, when } from '../reckoning/modifier.ts'
import { atArmour, dismounted, firerInGas, gradeOfFirer, shortRangeBonus } from '../reckoning/modifiers.ts'
import { numbersAgainstArmour, numbersAgainstTroops } from '../reckoning/numbers.ts'
import { type Shots, shotsOutcome, volley } from '../reckoning/shots.ts'
import { TANK_DEFENDS, WEAPON_TABLE } from '../tables/index.ts'
import { COVERS, FIRING_DEFENDERS, type FiringDefender, type Weapon } from '../vocabulary.ts'

type Reason = 'deep-shelter' | 'not-allowed' | 'suppressed' | 'no-effect'

type Answer =
  | { readonly mayShoot: false; readonly reason: Reason; readonly closes: true }
  | ({ readonly mayShoot: true; readonly reason: null; readonly closes: boolean } & Shots)

export const defensiveFire = procedure({
  name: 'defensive-fire',
  title: 'Fire at assaulting troops',
  clauses: ['FF-ASLT-02', 'FF-ASLT-07', 'FF-ASLT-08', 'FF-BLOCK-04', 'FF-DUG-03', 'FF-SUPP-01'],
  input: checkedForm(
    {
      period,
      defender: choice(FIRING_DEFENDERS),
      facing: preset(choice(['front', 'flank']), 'front'),
      quality,
      suppressed: flag(),
      deepShelter: flag(),
      shooterInGas: flag(),
      dismountedCavalry: flag(),
      attackerCover: maybe(choice(COVERS)),
      attackerArmour: flag(),
      attackerSuppressions: markers,
      options,
    },
    ({ attackerCover, attackerArmour }) =>
      attackerArmour || attackerCover !== undefined ? undefined : missing('attackerCover'),
  ),
  resolve(input, dice, trace): Answer {
    const { period: now, defender, attackerCover = 'open', attackerArmour, options: readings } = input
    if (input.deepShelter) return silent('deep-shelter', trace)
    const weapon = weaponOf(defender, attackerArmour)
    if (!weapon) return silent('not-allowed', trace)
    if (input.suppressed) return silent('suppressed', trace)
    const numbers = attackerArmour
      ? numbersAgainstArmour(weapon, false, true, readings)
      : weapon === 'at-rifle'
        ? undefined
        : numbersAgainstTroops(weapon, now, attackerCover, true)
    if (!numbers) return silent('no-effect', trace)
    const tank = WEAPON_TABLE[weapon].family === 'tank'
    const modifier =
      (input.facing === 'front' ? shortRangeBonus(weapon, now, trace) : 0) +
      noted(trace, 'FF-ASLT-07', 'Tank under assault', when(tank, TANK_DEFENDS)) +
      firerInGas(weapon, input.shooterInGas, trace) +
      gradeOfFirer(weapon, input.quality, readings, trace) +
      dismounted(weapon, input.dismountedCavalry, trace) +
      (attackerArmour ? atArmour(weapon, true, undefined, trace) : 0)
    const shots = volley(
      weapon,
      numbers,
      modifier,
      WEAPON_TABLE[weapon].dice,
      input.attackerSuppressions,
      attackerArmour,
      dice,
      trace,
    )
    const closes = !shots.killed && shots.suppressions === 0
    trace.note('FF-ASLT-02', closes ? 'The attacker closes' : 'The attacker is stopped')
    return {
      mayShoot: true,
      reason: null,
      modifier: shots.modifier,
      needSuppress: shots.needSuppress,
      needKill: shots.needKill,
      shots: shots.shots,
      killed: shots.killed,
      suppressions: shots.suppressions,
      suppressionsAfter: shots.suppressionsAfter,
      destroyed: shots.destroyed,
      companySuppressed: shots.companySuppressed,
      closes,
    }
  },
  outcome: (answer) =>
    answer.mayShoot
      ? { mayShoot: true, ...shotsOutcome(answer), closes: answer.closes }
      : { mayShoot: false, reason: answer.reason, closes: true },
  verdict(answer) {
    if (!answer.mayShoot) return SILENT_WORDS[answer.reason]
    if (answer.closes) return 'No effect: the attacker closes.'
    if (answer.killed) return 'The attacker is killed.'
    if (answer.destroyed) {
      return `The attacker is destroyed by its third marker${answer.companySuppressed ? '; its company halts, suppressed' : ''}.`
    }
    return `The attacker halts, suppressed${answer.companySuppressed ? ' with its whole company' : ''}.`
  },
})

/** FF-ASLT-02, FF-ASLT-09: what the stand fires with, if its kind may fire at all. */
const weaponOf = (
  defender: FiringDefender,
  attackerArmour: boolean,
): Exclude<Weapon, 'gas' | 'indirect-mg'> | undefined => {
  switch (defender) {
    case 'artillery':
    case 'mortar':
    case 'command':
    case 'motor':
    case 'cavalry':
      return undefined
    case 'tank-gun':
    case 'tank-lmg':
      return attackerArmour ? undefined : defender
    default:
      return defender
  }
}

const silent = (reason: Reason, trace: Trace): Answer => {
  trace.note('FF-ASLT-02', 'The defender does not fire', reason)
  return { mayShoot: false, reason, closes: true }
}

const SILENT_WORDS: Readonly<Record<Reason, string>> = {
  'deep-shelter': 'No fire from below: the attacker closes.',
  'not-allowed': 'No fire from such a stand: the attacker closes.',
  suppressed: 'No fire from the suppressed: the attacker closes.',
  'no-effect': 'No fire that could harm the attacker, who closes.',
}
