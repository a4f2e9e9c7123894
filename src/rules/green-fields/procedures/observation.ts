import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, integer, preset } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { HIGHEST_HILL, OBSERVER_LEVELS, SIGHT, SIGHT_MODIFIERS } from '../tables/index.ts'
import { LIGHTS } from '../vocabulary.ts'

export const observation = procedure({
  name: 'observation',
  title: 'Can it be seen?',
  clauses: [
    'GF-OBS-02',
    'GF-OBS-03',
    'GF-OBS-04',
    'GF-OBS-05',
    'GF-OBS-06',
    'GF-OBS-09',
    'GF-OBS-10',
    'GF-OBS-11',
    'GF-TERR-07',
  ],
  input: form({
    light: choice(LIGHTS),
    distance: integer(0),
    observerElevation: preset(integer(0, HIGHEST_HILL), 0),
    observerInTown: flag(),
    observerBalloon: flag(),
    targetVehicleOrMounted: flag(),
    targetMoving: flag(),
    targetSuppressed: flag(),
    targetHidden: flag(),
    lineBlocked: flag(),
    gas: flag(),
    options,
  }),
  resolve(input, _, trace) {
    let elevation = input.observerElevation
    if (input.observerInTown) {
      elevation += OBSERVER_LEVELS.town
      trace.note('GF-OBS-04', 'Observer in a town, levels', OBSERVER_LEVELS.town)
    }
    if (input.observerBalloon && input.light === 'day') {
      elevation += OBSERVER_LEVELS.balloon
      trace.note('GF-OBS-04', 'Observer in a balloon, levels', OBSERVER_LEVELS.balloon)
    } else if (input.observerBalloon) {
      trace.note('GF-OBS-03', 'Balloons stay down at night')
    }
    let sight: number = SIGHT[input.light][input.options['vision-range']]
    trace.note('GF-OBS-02', 'Sight in zones', sight)
    if (elevation > 0) {
      sight += elevation * SIGHT_MODIFIERS.perLevel
      trace.note('GF-OBS-02', 'Height of the observer', elevation * SIGHT_MODIFIERS.perLevel)
    }
    if (input.targetVehicleOrMounted) {
      sight += SIGHT_MODIFIERS.vehicleOrMounted
      trace.note('GF-OBS-02', 'Vehicle or mounted', SIGHT_MODIFIERS.vehicleOrMounted)
    }
    if (input.targetMoving) {
      sight += SIGHT_MODIFIERS.moving
      trace.note('GF-OBS-02', 'Moving', SIGHT_MODIFIERS.moving)
    }
    if (input.targetSuppressed) {
      sight += SIGHT_MODIFIERS.suppressed
      trace.note('GF-OBS-02', 'Suppressed', SIGHT_MODIFIERS.suppressed)
    }
    const range = Math.max(0, sight)
    if (input.distance === 0) {
      trace.note('GF-OBS-10', 'Units in one zone see each other')
      return { elevation, range, visible: true }
    }
    if (input.distance > range) trace.note('GF-OBS-02', 'Too far away', input.distance)
    if (input.targetHidden) trace.note('GF-OBS-09', 'Hidden where it lies')
    if (input.lineBlocked) trace.note('GF-OBS-05', 'Something stands in the line of sight')
    if (input.gas) trace.note('GF-OBS-11', 'Gas in the line of sight')
    const visible = input.distance <= range && !input.targetHidden && !input.lineBlocked && !input.gas
    return { elevation, range, visible }
  },
  outcome: ({ elevation, range, visible }) => ({ elevation, range, visible }),
  verdict: ({ range, visible }) =>
    `${visible ? 'Seen' : 'Not seen'} (sight reaches ${range === 0 ? 'this zone only' : several(range, 'zone')}).`,
})
