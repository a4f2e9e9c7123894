import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, maybe, measure, missing } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { CLOUD, FULL_CIRCLE, PIPS, WIND, WIND_CHANGE, WIND_TURN } from '../tables/index.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { measured } from '../wording.ts'

interface Wind {
  readonly speed: number
  readonly heading: number
  readonly dispersed: boolean
}

interface Released extends Wind {
  readonly width: number
  readonly depth: number
}

export const gasWind = procedure({
  name: 'gas-wind',
  title: 'Wind and gas',
  clauses: ['FF-GAS-02', 'FF-GAS-03', 'FF-GAS-04'],
  input: checkedForm(
    {
      mode: choice(['release', 'drift']),
      side: maybe(choice(SIDES)),
      speed: maybe(measure()),
      heading: measure(0, FULL_CIRCLE),
      options,
    },
    ({ mode, side }) => (mode === 'release' && side === undefined ? missing('side') : undefined),
    ({ mode, speed }) => (mode === 'drift' && speed === undefined ? missing('speed') : undefined),
    ({ heading }) =>
      heading < FULL_CIRCLE ? undefined : { path: 'heading', message: '"heading" must be under 360.' },
  ),
  resolve({ mode, side = 'attacker', speed = 0, heading }, dice, trace): Wind | Released {
    return mode === 'release' ? release(side, heading, dice, trace) : drift(speed, heading, dice, trace)
  },
  outcome: (wind) => ({ ...wind }),
  verdict(wind) {
    if (wind.dispersed) return 'The gas disperses.'
    const blows = `${measured(wind.speed)} cm a turn towards ${measured(wind.heading)} degrees`
    if ('width' in wind) return `A cloud ${wind.width} by ${wind.depth} cm; the wind blows ${blows}.`
    return wind.speed === 0 ? 'The wind drops: the gas stays where it is.' : `The wind blows ${blows}.`
  },
})

/** FF-GAS-02, FF-GAS-03. */
const release = (side: Side, heading: number, dice: Dice, trace: Trace): Released => {
  const { width, depth } = CLOUD[side]
  trace.note('FF-GAS-02', 'Width of the cloud', width)
  const speed = WIND.release + dice.pool(WIND.dice, 6, PIPS, 'wind').score
  trace.note('FF-GAS-03', 'Speed of the wind', speed)
  return { speed, heading, dispersed: false, width, depth }
}

/** FF-GAS-04. */
const drift = (speed: number, heading: number, dice: Dice, trace: Trace): Wind => {
  const change = dice.stage(
    () => WIND_CHANGE[dice.d(6, 'wind') - 1] ?? 'steady',
    (kind) => kind,
  )
  trace.note('FF-GAS-04', 'The wind', change)
  const blows = (to: number, at: number): Wind => {
    trace.note('FF-GAS-04', 'Speed of the wind', at)
    return { speed: at, heading: to, dispersed: false }
  }
  switch (change) {
    case 'rises':
      return blows(heading, speed + dice.d(6, 'rising wind'))
    case 'falls':
      return blows(heading, Math.max(0, speed - dice.d(6, 'falling wind')))
    case 'shifts': {
      const turn = WIND_TURN[dice.d(6, 'turn of the wind') - 1] ?? 0
      trace.note('FF-GAS-04', 'The heading turns by', turn)
      const at = WIND.shifted + dice.pool(WIND.dice, 6, PIPS, 'new wind').score
      return blows((heading + turn + FULL_CIRCLE) % FULL_CIRCLE, at)
    }
    case 'disperses':
      return { speed: 0, heading, dispersed: true }
    default:
      return blows(heading, speed)
  }
}
