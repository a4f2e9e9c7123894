import { FACES } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { sentence, several, spelled } from '#kernel/words.ts'
import { options } from '../options.ts'
import { BATTERY_GUNS, COUNTER_BATTERY } from '../tables/index.ts'

interface CounterBattery {
  readonly hitOn: number
  readonly destroyed: number
  readonly gunsLeft: number
}

/** The rows of the rule with what each face of the d6 costs. */
const RISKS = COUNTER_BATTERY.map(({ fromMove, hitOn }) => ({
  fromMove,
  hitOn,
  losses: FACES[6].map((face) => (face <= hitOn ? 1 : 0)),
}))

export const counterBattery = procedure({
  name: 'counter-battery',
  title: 'Counter-battery fire',
  clauses: ['SK-BOM-04', 'SK-BOM-07'],
  input: form({ gunsFiring: integer(1, BATTERY_GUNS), movesOnTarget: integer(1), options }),
  resolve({ gunsFiring, movesOnTarget }, dice, trace): CounterBattery {
    const risk = RISKS.find(({ fromMove }) => movesOnTarget >= fromMove)
    if (!risk || risk.hitOn === 0) {
      trace.note('SK-BOM-04', 'Not yet found by the enemy', movesOnTarget)
      return { hitOn: 0, destroyed: 0, gunsLeft: gunsFiring }
    }
    const { hitOn, losses } = risk
    trace.note('SK-BOM-04', 'Guns are lost on this or less', hitOn)
    const destroyed = dice.pool(gunsFiring, 6, losses, 'counter-battery').score
    trace.note('SK-BOM-04', 'Guns destroyed', destroyed)
    return { hitOn, destroyed, gunsLeft: gunsFiring - destroyed }
  },
  outcome: ({ destroyed, gunsLeft }) => ({ destroyed, gunsLeft }),
  verdict({ hitOn, destroyed, gunsLeft }) {
    if (hitOn === 0) return 'Not found by the enemy yet: no throw, no gun lost.'
    if (destroyed === 0) return 'No gun lost.'
    return sentence(`${several(destroyed, 'gun')} lost, ${gunsLeft === 0 ? 'none' : spelled(gunsLeft)} left`)
  },
})
