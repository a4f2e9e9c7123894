import { summed } from '#kernel/chance/fold.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several, spelled } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { period } from '../reckoning/fields.ts'
import { mayTryAtWire } from '../reckoning/wire.ts'
import { MOST_PLATOONS, WIRE_NEEDED } from '../tables/index.ts'
import { type Period, WIRE_GAPS, WIRE_MOVERS, type WireGap, type WireMover } from '../vocabulary.ts'

interface Crossing {
  readonly allowed: boolean
  readonly needed: number | null
  readonly crossed: readonly boolean[]
  readonly crossedCount: number
}

const INDICES = Array.from({ length: MOST_PLATOONS }, (_, index) => index)
const ACROSS = summed<boolean>(Number)

export const wireCrossing = procedure({
  name: 'wire-crossing',
  title: 'Cross barbed wire',
  clauses: ['FF-WIRE-01', 'FF-WIRE-02', 'FF-WIRE-03', 'FF-WIRE-06', 'FF-WIRE-07'],
  input: form({
    period,
    mover: preset(choice(WIRE_MOVERS), 'infantry'),
    gap: preset(choice(WIRE_GAPS), 'none'),
    platoons: preset(integer(1, MOST_PLATOONS), 1),
    failedThisTurn: flag(),
    options,
  }),
  resolve({ period: when, mover, gap, platoons, failedThisTurn, options: readings }, dice, trace): Crossing {
    if (!mayCross(mover, gap, trace)) return together(platoons, false)
    const needed = neededBy(when, mover, gap, readings)
    if (needed === undefined) {
      trace.note('FF-WIRE-02', 'No test for the platoons')
      return together(platoons, true)
    }
    if (!mayTryAtWire(readings['wire-retry'], failedThisTurn)) {
      trace.note('FF-WIRE-03', 'They have failed at the wire in this turn')
      return together(platoons, false)
    }
    trace.note('FF-WIRE-02', 'Each platoon needs', needed)
    const crossed = dice.each(
      INDICES.slice(0, platoons),
      () => {
        const die = dice.d(6, 'wire')
        const over = die >= needed
        trace.note('FF-WIRE-03', over ? 'Over the wire' : 'Stuck on the wire', die)
        return over
      },
      ACROSS,
    )
    let crossedCount = 0
    for (const over of crossed) if (over) crossedCount++
    return { allowed: true, needed, crossed, crossedCount }
  },
  outcome: ({ allowed, crossedCount }) => ({ allowed, crossedCount }),
  verdict({ allowed, needed, crossed, crossedCount }) {
    if (!allowed)
      return 'Cannot cross: horses need a cleared gap, and platoons that have failed wait for another turn.'
    if (needed === null) return 'Over the wire without a test.'
    const stuck = crossed.length - crossedCount
    if (crossed.length === 1) return stuck === 0 ? 'Over the wire.' : 'Stuck on the wire.'
    if (stuck === 0) return 'All platoons over the wire.'
    if (crossedCount === 0) return 'All platoons stuck on the wire.'
    return sentence(`${several(crossedCount, 'platoon')} over the wire, ${spelled(stuck)} stuck`)
  },
})

/** FF-WIRE-06, FF-WIRE-07: horses and mules need a cleared gap; a tank track is not enough. */
const mayCross = (mover: WireMover, gap: WireGap, trace: Trace): boolean => {
  if (mover === 'infantry' || mover === 'tank' || gap === 'cleared') return true
  trace.note('FF-WIRE-07', 'Horses need a cleared gap')
  return false
}

const neededBy = (period: Period, mover: WireMover, gap: WireGap, { 'early-wire': early }: Options) => {
  if (mover !== 'infantry' || gap !== 'none') return undefined
  return period === 'early' && early === 'order-penalty' ? undefined : WIRE_NEEDED[period]
}

const together = (platoons: number, over: boolean): Crossing => ({
  allowed: over,
  needed: null,
  crossed: new Array<boolean>(platoons).fill(over),
  crossedCount: over ? platoons : 0,
})
