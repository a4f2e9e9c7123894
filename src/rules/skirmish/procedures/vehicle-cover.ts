import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, measure, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { type Options, options } from '../options.ts'
import { CREW_COVER, SPLASH_RANGE } from '../tables/index.ts'
import { type Cover, VEHICLES, type Vehicle } from '../vocabulary.ts'

interface SmallArmsAtVehicle {
  readonly vehicle: Vehicle
  readonly armourPiercing: boolean
  readonly range: number
  readonly options: Options
}

/** SK-VEH-23: whether such fire can hurt the crew at all. */
const hurtsCrew = (
  { vehicle, armourPiercing, range, options }: SmallArmsAtVehicle,
  trace: Trace,
): boolean => {
  const reading = options['ball-against-armour']
  if (reading === 'as-printed' || armourPiercing || vehicle === 'open-armoured-car') return true
  const hurts = reading === 'within-6' && range <= SPLASH_RANGE
  trace.note('SK-VEH-23', hurts ? 'Ball comes in by slits and joints' : 'Ball does not hurt the crew')
  return hurts
}

export const vehicleCover = procedure({
  name: 'vehicle-cover',
  title: 'Cover of a vehicle’s crew',
  clauses: ['SK-VEH-07', 'SK-VEH-23'],
  input: form({
    vehicle: choice(VEHICLES),
    armourPiercing: flag(),
    range: preset(measure(), 0),
    options,
  }),
  resolve(input, _dice, trace): { readonly cover: Cover; readonly hurts: boolean } {
    const { ball, piercing } = CREW_COVER[input.vehicle === 'open-armoured-car' ? 'open' : 'enclosed']
    const cover = input.armourPiercing ? piercing : ball
    trace.note('SK-VEH-07', 'Cover of the crew', cover)
    return { cover, hurts: hurtsCrew(input, trace) }
  },
  outcome: ({ cover, hurts }) => ({ cover, hurts }),
  verdict: ({ cover, hurts }) =>
    hurts ? `The crew has ${cover} cover.` : 'The armour keeps these bullets out: the crew is not hurt.',
})
