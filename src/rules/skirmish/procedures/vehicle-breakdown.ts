import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { BREAKDOWN_ON, RESTART_ON, UNDER_FIRE_ADDS } from '../tables/index.ts'
import { RUNNING_STATES, type RunningState } from '../vocabulary.ts'

interface VehicleBreakdown {
  readonly state: RunningState
  readonly mayMove: boolean
}

const RUNS: VehicleBreakdown = { state: 'running', mayMove: true }
const STANDS: VehicleBreakdown = { state: 'stopped', mayMove: false }

export const vehicleBreakdown = procedure({
  name: 'vehicle-breakdown',
  title: 'Breakdown or restart of a tank',
  clauses: ['SK-VEH-02', 'SK-VEH-03', 'SK-VEH-04', 'SK-VEH-05', 'SK-VEH-06'],
  input: form({ state: preset(choice(RUNNING_STATES), 'running'), underFire: flag(), options }),
  resolve({ state, underFire, options }, dice, trace): VehicleBreakdown {
    const die = dice.d(6, state === 'stopped' ? 'restart' : 'breakdown')
    if (state === 'stopped') {
      const restarts = die >= RESTART_ON
      trace.note('SK-VEH-05', restarts ? 'Goes on' : 'Still stopped', die)
      return restarts ? RUNS : STANDS
    }
    trace.note('SK-VEH-02', 'Breakdown die', die)
    let stopsOn = BREAKDOWN_ON
    if (underFire) {
      const risk = options['breakdown-under-fire'] === 'worse' ? UNDER_FIRE_ADDS : -UNDER_FIRE_ADDS
      stopsOn += risk
      trace.note('SK-VEH-03', 'Under fire: risk', risk)
    }
    const stops = die <= stopsOn
    trace.note('SK-VEH-02', stops ? 'Bogged or broken down' : 'Runs on')
    return stops ? STANDS : RUNS
  },
  outcome: ({ state, mayMove }) => ({ state, mayMove }),
  verdict: ({ mayMove }) => (mayMove ? 'Running: it may move.' : 'Stopped: bogged or broken down.'),
})
