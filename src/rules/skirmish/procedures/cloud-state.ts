import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { inchesLong, sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { BURST_DIAMETER, CLOUD_LIFE, DRIFT } from '../tables/index.ts'
import { ARTILLERY, WINDS } from '../vocabulary.ts'

interface CloudState {
  readonly puffs: number
  readonly puffDiameter: number
  readonly driftInches: number
  readonly gasNumber: number
  readonly gone: boolean
}

const GONE: CloudState = { puffs: 0, puffDiameter: 0, driftInches: 0, gasNumber: 0, gone: true }

export const cloudState = procedure({
  name: 'cloud-state',
  title: 'Smoke or gas cloud',
  clauses: ['SK-CLD-02', 'SK-CLD-04', 'SK-CLD-05'],
  input: form({
    weapon: choice(ARTILLERY),
    age: integer(1),
    wind: preset(choice(WINDS), 'light'),
    options,
  }),
  resolve({ weapon, age, wind }, _dice, trace): CloudState {
    const stage = CLOUD_LIFE[age - 1]
    if (!stage) {
      trace.note('SK-CLD-02', 'Blown away')
      return GONE
    }
    const { puffs, drifts, gasNumber } = stage
    const puffDiameter = BURST_DIAMETER[weapon]
    const driftInches = drifts ? DRIFT[wind] : 0
    trace.note('SK-CLD-04', 'Puffs', puffs)
    trace.note('SK-CLD-04', 'Puff across', puffDiameter)
    trace.note('SK-CLD-05', 'Drift this move', driftInches)
    trace.note('SK-CLD-02', 'Gas number', gasNumber)
    return { puffs, puffDiameter, driftInches, gasNumber, gone: false }
  },
  outcome: ({ puffs, puffDiameter, driftInches, gasNumber, gone }) => ({
    puffs,
    puffDiameter,
    driftInches,
    gasNumber,
    gone,
  }),
  verdict({ puffs, puffDiameter, driftInches, gasNumber, gone }) {
    if (gone) return 'The cloud is gone.'
    const drift = driftInches === 0 ? 'lying still' : `drifting ${inchesLong(driftInches)}`
    const size = `${several(puffs, 'puff')} ${inchesLong(puffDiameter)} across`
    return sentence(`${size}, ${drift}; gas number ${gasNumber}`)
  },
})
