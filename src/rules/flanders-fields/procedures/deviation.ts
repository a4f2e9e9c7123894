import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { DEVIATION, FULL_CIRCLE, PIPS } from '../tables/index.ts'

interface Deviation {
  readonly deviates: boolean
  readonly clock: number | null
  readonly bearing: number | null
  readonly distance: number
}

export const deviation = procedure({
  name: 'deviation',
  title: 'Deviation of fire',
  clauses: ['FF-ART-04'],
  input: form({ options }),
  resolve(_input, dice, trace): Deviation {
    const deviates = dice.stage(() => {
      const die = dice.d(6, 'deviation')
      trace.note('FF-ART-04', 'Deviation die', die)
      return die < DEVIATION.noneFrom
    }, Number)
    if (!deviates) {
      trace.note('FF-ART-04', 'Falls where it was aimed')
      return { deviates, clock: null, bearing: null, distance: 0 }
    }
    const clock = dice.stage(
      () => {
        const half = dice.d(6, 'half of the clock')
        return dice.d(6, 'hour') + (half >= DEVIATION.secondHalfFrom ? DEVIATION.secondHalf : 0)
      },
      (hour) => hour,
    )
    trace.note('FF-ART-04', 'Towards the hour', clock)
    const distance = dice.pool(DEVIATION.distanceDice, 6, PIPS, 'distance').score
    trace.note('FF-ART-04', 'Distance in cm', distance)
    return { deviates, clock, bearing: (clock * DEVIATION.degreesPerHour) % FULL_CIRCLE, distance }
  },
  outcome: ({ deviates, clock, bearing, distance }) => ({ deviates, clock, bearing, distance }),
  verdict: ({ clock, distance }) =>
    clock === null ? 'On target.' : `Falls ${distance} cm off, at ${clock} o’clock.`,
})
