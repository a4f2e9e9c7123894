import { procedure } from '../../../kernel/procedure/procedure.ts'
import { choice, flag, form } from '../../../kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { CREW_COVER } from '../tables/index.ts'
import { type Cover, VEHICLES } from '../vocabulary.ts'

export const vehicleCover = procedure({
  name: 'vehicle-cover',
  title: 'Cover of a vehicle’s crew',
  clauses: ['SK-VEH-07'],
  input: form({ vehicle: choice(VEHICLES), armourPiercing: flag(), options }),
  resolve({ vehicle, armourPiercing }, _dice, trace): { readonly cover: Cover } {
    const { ball, piercing } = CREW_COVER[vehicle === 'open-armoured-car' ? 'open' : 'enclosed']
    const cover = armourPiercing ? piercing : ball
    trace.note('SK-VEH-07', 'Cover of the crew', cover)
    return { cover }
  },
  outcome: ({ cover }) => ({ cover }),
  verdict: ({ cover }) => `The crew has ${cover} cover.`,
})
