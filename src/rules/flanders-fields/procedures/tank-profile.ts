import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { TANKS, type TankProfile } from '../tables/index.ts'
import { TANK_TYPES } from '../vocabulary.ts'

export const tankProfile = procedure({
  name: 'tank-profile',
  title: 'Tank type',
  clauses: ['FF-TANK-01', 'FF-TANK-02', 'FF-TANK-03', 'FF-TANK-04'],
  input: form({ type: choice(TANK_TYPES), options }),
  resolve({ type }, _dice, trace): TankProfile {
    trace.note('FF-TANK-01', 'Row of the tank table', type)
    return { ...TANKS[type] }
  },
  outcome: (profile) => ({ ...profile }),
  verdict({ class: size, maxTargets, range, moveAndFire, movedModifier }) {
    const moving = moveAndFire ? `fires on the move at ${movedModifier}` : 'must halt to fire'
    return sentence(`${size} tank: ${several(maxTargets, 'target')} within ${range} cm, ${moving}`)
  },
})
