import type { Fault } from '#kernel/procedure/result.ts'
import { choice, measure, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { GUN_TABLE, HALF_AN_INCH, PARTS_OF_AN_INCH, SHEAF_SQUARES } from '../tables/index.ts'
import { GUNS, type Guns, SHELLS, type SheafFire, type Shell } from '../vocabulary.ts'

export const SHEAF_FIELDS = {
  guns: choice(GUNS),
  squareInches: measure(0, SHEAF_SQUARES),
  shell: preset(choice(SHELLS), 'he'),
}

/** PA-SHEAF-12: the biggest guns have no gas. */
export const gasFits = ({ guns, shell }: { guns: Guns; shell: Shell }): Fault | undefined =>
  shell === 'gas' && !GUN_TABLE[guns].gas
    ? { path: 'shell', message: 'Guns of this size have no gas shell.' }
    : undefined

interface Sheaf {
  readonly guns: Guns
  readonly squareInches: number
  readonly shell: Shell
}

export interface SheafPoints {
  readonly points: number
  readonly fireType: SheafFire
  readonly gas: boolean
}

/** What one sheaf puts on one unit. */
export const sheafPoints = ({ guns, squareInches, shell }: Sheaf, trace: Trace): SheafPoints => {
  const parts = Math.round(squareInches * PARTS_OF_AN_INCH)
  if (shell === 'gas') {
    const gas = parts > 0
    trace.note('PA-SHEAF-04', gas ? 'Gas on the unit' : 'Clear of the gas')
    return { points: 0, fireType: 'gas', gas }
  }
  const { times, he } = GUN_TABLE[guns]
  const rest = parts % PARTS_OF_AN_INCH
  const inches = (parts - rest) / PARTS_OF_AN_INCH + (rest > HALF_AN_INCH ? 1 : 0)
  trace.note('PA-SHEAF-08', 'Square inches on the unit, rounded', inches)
  if (times !== 1) trace.note('PA-SHEAF-03', 'Weight of the shells, times', times)
  const points = inches * times
  trace.note('PA-SHEAF-03', 'Points on the unit', points)
  return { points, fireType: he, gas: false }
}
