import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, list, measure, orNull, preset } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { LONGEST_LIST, troopField } from '../reckoning/fields.ts'
import { isTakenInPart } from '../reckoning/movement.ts'
import { FALL_BACK, FALL_BACK_AT_MOST } from '../tables/index.ts'

export const fallBack = procedure({
  name: 'fall-back',
  title: 'Falling back',
  clauses: ['PA-MOVE-10', 'PA-MOVE-11', 'PA-MOVE-16', 'PA-MOVE-17', 'PA-MOVE-23'],
  input: form({
    clear: measure(),
    leavesShellingAt: preset(orNull(measure()), null),
    immobile: flag(),
    /** The bases of a unit that as a whole has no inch, if each is looked at (PA-MOVE-23). */
    bases: preset(list(form({ troop: troopField(), wayBack: flag() }), 0, LONGEST_LIST), []),
    options,
  }),
  resolve({ clear, leavesShellingAt, immobile, bases }, _dice, trace) {
    if (immobile) {
      trace.note('PA-MOVE-17', 'Guns of this size stay where they are')
      return { distance: 0, surrenders: false }
    }
    const withAWay = bases.filter(({ wayBack }) => wayBack).length
    if (clear < FALL_BACK && isTakenInPart(bases.length, withAWay)) {
      trace.note('PA-MOVE-23', 'Bases that find an inch of their own', withAWay)
      trace.note('PA-MOVE-23', 'Bases that give themselves up', bases.length - withAWay)
      return { distance: FALL_BACK, surrenders: false }
    }
    if (clear < FALL_BACK) {
      trace.note('PA-MOVE-11', 'Hemmed in, it gives itself up; inches free', clear)
      return { distance: 0, surrenders: true }
    }
    const further =
      leavesShellingAt !== null &&
      leavesShellingAt > FALL_BACK &&
      leavesShellingAt <= FALL_BACK_AT_MOST &&
      leavesShellingAt <= clear
    const distance = further ? leavesShellingAt : FALL_BACK
    trace.note('PA-MOVE-10', 'Falls back, inches', FALL_BACK)
    if (further) trace.note('PA-MOVE-16', 'Goes on until clear of the shelling', distance)
    return { distance, surrenders: false }
  },
  outcome: (result) => ({ ...result }),
  verdict({ distance, surrenders }) {
    if (surrenders) return 'Surrenders: no room to fall back.'
    return distance === 0 ? 'Stays: these guns cannot be moved.' : `Falls back ${inchesLong(distance)}.`
  },
})
