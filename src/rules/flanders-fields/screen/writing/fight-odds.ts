import type { Edit } from '#screen/writing.ts'
import { assailedBy } from '../../game/contact/bodies.ts'
import { assaulterOf, defenderOf, supporterOf } from '../../game/contact/fighters.ts'
import { qualityOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { assault } from '../../procedures/assault.ts'

/** FF-ASLT-04: the chance that an attacker wins, as things stand. */
export const oddsOfFight = (view: View, stand: string, target: string): Edit['odds'] => {
  const attacker = view.stands.find(({ id }) => id === stand)
  const enemy = assailedBy(view, target)
  const kind = attacker && assaulterOf(view, attacker)
  if (!attacker || !enemy || !kind) return {}
  const input = {
    attacker: {
      kind,
      quality: qualityOf(view, attacker),
      support: supporterOf(view, attacker, []) !== undefined,
    },
    defender: defenderOf(view, enemy, 'front'),
    options: view.options,
  }
  return {
    likely: { procedure: assault, input, title: 'wins', holds: ({ winner }) => winner === 'attacker' },
    feared: {
      procedure: assault,
      input,
      title: 'is destroyed',
      holds: ({ winner }) => winner === 'defender',
    },
  }
}
