import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, measure } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { coverOrArmour, needsCover } from '../reckoning/fields.ts'
import { noted } from '../reckoning/modifier.ts'
import { atCommand } from '../reckoning/modifiers.ts'
import { numbersAgainstTroops } from '../reckoning/numbers.ts'
import { strike } from '../reckoning/shots.ts'
import { BARRAGE_DANGER, INDIRECT_FIELD_AT_ARMOUR, OWN_BARRAGE } from '../tables/index.ts'
import type { FireOutcome } from '../vocabulary.ts'

interface Risk {
  readonly tested: boolean
  readonly safe: boolean
  readonly riskRoll: number | null
  readonly modifier: number | null
  readonly natural: number | null
  readonly total: number | null
  readonly outcome: FireOutcome
}

const unharmed = (tested: boolean, safe: boolean, riskRoll: number | null): Risk => ({
  tested,
  safe,
  riskRoll,
  modifier: null,
  natural: null,
  total: null,
  outcome: 'none',
})

export const ownBarrageRisk = procedure({
  name: 'own-barrage-risk',
  title: 'Too close to our own barrage',
  clauses: ['FF-RB-04'],
  input: checkedForm({ distance: measure(), ...coverOrArmour, command: flag(), options }, needsCover),
  resolve({ distance, cover = 'open', armour, command }, dice, trace): Risk {
    if (distance > BARRAGE_DANGER) {
      trace.note('FF-RB-04', 'Safe beyond', BARRAGE_DANGER)
      return unharmed(false, true, null)
    }
    const riskRoll = dice.d(6, 'danger of the barrage')
    const safe = riskRoll < distance
    trace.note('FF-RB-04', safe ? 'Safe, the die is below the distance' : 'At risk', riskRoll)
    if (safe) return unharmed(true, true, riskRoll)
    // The band falls unseen, so that field guns do nothing to concrete.
    const numbers = armour
      ? INDIRECT_FIELD_AT_ARMOUR.open
      : numbersAgainstTroops('field-gun', 'mid', cover, false)
    if (!numbers) {
      trace.note('FF-FIRE-02', 'No die can harm this target')
      return unharmed(true, false, riskRoll)
    }
    const modifier =
      noted(trace, 'FF-RB-04', 'Edge of the barrage', OWN_BARRAGE) + atCommand(command && !armour, trace)
    const table = armour ? 'FF-ARM-01' : 'FF-FIRE-02'
    const shot = strike(numbers, modifier, table, 'field guns', dice, trace)
    return { tested: true, safe: false, riskRoll, modifier, ...shot }
  },
  outcome: ({ tested, safe, outcome }) => ({ tested, safe, outcome }),
  verdict({ tested, safe, outcome }) {
    if (!tested) return 'Far enough behind the barrage: no test.'
    return safe ? 'Safe behind the barrage.' : SHORT_SHELLS[outcome]
  },
})

const SHORT_SHELLS: Readonly<Record<FireOutcome, string>> = {
  none: 'Shells fall short, but nobody is hit.',
  suppressed: 'Suppressed by its own barrage.',
  killed: 'Killed by its own barrage.',
}
