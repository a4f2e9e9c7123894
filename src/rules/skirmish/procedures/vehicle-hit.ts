import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { BATTERING_FIELDS, type Damage, damageTo, damageWords } from '../reckoning/damage.ts'
import { GUN_HIT_ON, VEHICLE_VALUES } from '../tables/index.ts'
import { VEHICLES } from '../vocabulary.ts'

interface VehicleHit extends Damage {
  readonly gunKnockedOut: boolean
}

export const vehicleHit = procedure({
  name: 'vehicle-hit',
  title: 'Shell on a tank or armoured car',
  clauses: ['SK-VEH-01', 'SK-VEH-09', 'SK-VEH-10', 'SK-VEH-11'],
  input: form({
    vehicle: choice(VEHICLES),
    ...BATTERING_FIELDS,
    gunsWorking: preset(integer(0), 0),
    options,
  }),
  resolve(input, dice, trace): VehicleHit {
    const armour = VEHICLE_VALUES[input.vehicle]
    trace.note('SK-VEH-01', 'Value of the vehicle', armour)
    const { value, loss, remaining, destroyed } = damageTo(armour, input, trace)
    let gunKnockedOut = false
    if (input.hit === 'direct' && input.ammo === 'he' && input.gunsWorking >= 1) {
      const die = dice.d(6, 'gun hit')
      gunKnockedOut = die === GUN_HIT_ON
      trace.note('SK-VEH-10', gunKnockedOut ? 'One of its guns is hit' : 'Its guns are not hit', die)
    }
    return { value, loss, remaining, destroyed, gunKnockedOut }
  },
  outcome: ({ value, loss, remaining, destroyed, gunKnockedOut }) => ({
    value,
    loss,
    remaining,
    destroyed,
    gunKnockedOut,
  }),
  verdict: (hit) => `${damageWords(hit)}${hit.gunKnockedOut ? '; one of its guns is knocked out' : ''}.`,
})
