import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { inchesLong } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import {
  ARMOURED_CAR_RATES,
  GROUND_COST,
  PRINTED_ROAD_RATES,
  RATES,
  UNLIMBERED_RATES,
} from '../tables/index.ts'
import {
  GROUNDS,
  type Ground,
  MOVE_MODES,
  MOVING_CLASSES,
  type MoveMode,
  type MovingClass,
} from '../vocabulary.ts'

type Gun = keyof typeof PRINTED_ROAD_RATES
type Drawn = keyof typeof UNLIMBERED_RATES

const isGun = (unit: MovingClass): unit is Gun => unit === 'field-artillery' || unit === 'horse-artillery'

/** Guns and wagons, which go behind their teams or hardly at all. */
const isDrawn = (unit: MovingClass): unit is Drawn => isGun(unit) || unit === 'wagon'

const rateOf = (
  unit: Exclude<MovingClass, 'armoured-car'>,
  mode: MoveMode,
  limbered: boolean,
  options: Options,
  trace: Trace,
): number => {
  if (isDrawn(unit) && !limbered) {
    const rate = UNLIMBERED_RATES[unit]
    trace.note('SK-MOV-01', 'Rate without the team', rate)
    return rate
  }
  if (isGun(unit) && mode === 'strategic' && options['road-speed-guns'] === 'as-printed') {
    const rate = PRINTED_ROAD_RATES[unit]
    trace.note('SK-MOV-02', 'Printed road rate', rate)
    return rate
  }
  const rate = RATES[unit][mode]
  trace.note(unit === 'tank' ? 'SK-MOV-06' : 'SK-MOV-01', 'Rate', rate)
  return rate
}

const inchesOf = (
  unit: MovingClass,
  mode: MoveMode,
  limbered: boolean,
  ground: Ground,
  options: Options,
  trace: Trace,
): number => {
  if (unit === 'armoured-car') {
    const rate = ARMOURED_CAR_RATES[ground][mode]
    trace.note('SK-MOV-06', 'Rate on this ground', rate)
    return rate
  }
  const cost = GROUND_COST[unit][ground]
  const rate = rateOf(unit, mode, limbered, options, trace)
  if (cost === 1) return rate
  const clause = ground === 'shelled' ? 'SK-MOV-04' : 'SK-MOV-07'
  if (cost === Number.POSITIVE_INFINITY) trace.note(clause, 'May not enter this ground')
  else trace.note(clause, 'Inches paid for each inch', cost)
  return rate / cost
}

export const movementAllowance = procedure({
  name: 'movement-allowance',
  title: 'How far a unit may move',
  clauses: [
    'SK-MOV-01',
    'SK-MOV-02',
    'SK-MOV-03',
    'SK-MOV-04',
    'SK-MOV-05',
    'SK-MOV-06',
    'SK-MOV-07',
    'SK-MOV-08',
  ],
  input: checkedForm(
    {
      unit: choice(MOVING_CLASSES),
      mode: preset(choice(MOVE_MODES), 'normal'),
      limbered: flag(),
      ground: preset(choice(GROUNDS), 'clear'),
      options,
    },
    ({ mode, ground }) =>
      mode === 'strategic' && ground !== 'road'
        ? { path: 'ground', message: 'Strategic movement keeps to a road (SK-MOV-08).' }
        : undefined,
    ({ unit, mode, limbered }) =>
      mode === 'strategic' && isDrawn(unit) && !limbered
        ? { path: 'limbered', message: 'Guns and wagons march limbered (SK-MOV-08).' }
        : undefined,
  ),
  resolve({ unit, mode, limbered, ground, options }, _dice, trace): { readonly inches: number } {
    const inches = inchesOf(unit, mode, limbered, ground, options, trace)
    trace.note('SK-MOV-01', 'Allowance', inches)
    return { inches }
  },
  outcome: ({ inches }) => ({ inches }),
  verdict: ({ inches }) => (inches === 0 ? 'Cannot move.' : `Moves ${inchesLong(inches)}.`),
})
