import type { Edit } from '../../../../screen/writing.ts'
import { bodyNamed } from '../../game/board/houses.ts'
import { barrelsOf } from '../../game/phases/actions/fire/barrels.ts'
import { burstInput, inputOf, PLAIN_FIRE } from '../../game/phases/actions/fire/conditions.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import type { View } from '../../game/view.ts'
import { fire } from '../../procedures/fire.ts'
import { fireAtArmour } from '../../procedures/fire-at-armour.ts'
import { mgBurst } from '../../procedures/mg-burst.ts'

/** What the first shot of a volley may do: the others are like it. */
export const oddsOfShots = (view: View, shots: readonly ShotOrder[]): Edit['odds'] => {
  const [shot] = shots
  const firer = shot && bodyNamed(view, shot.stand)
  const target = shot && bodyNamed(view, shot.target)
  if (!firer || !target) return undefined
  const barrel = barrelsOf(view, firer).find(({ face }) => shot.face === undefined || face === shot.face)
  if (!barrel) return undefined
  if (barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house')
    return {
      likely: {
        procedure: mgBurst,
        input: burstInput(view, barrel, [target], PLAIN_FIRE),
        title: 'silences or kills the first',
        holds: ({ killed, suppressed }) => Number(killed) + Number(suppressed) > 0,
      },
    }
  const asked = inputOf(view, barrel, target, PLAIN_FIRE)
  return (
    asked && {
      likely: {
        procedure: asked.at === 'armour' ? fireAtArmour : fire,
        input: asked.input,
        title: 'a shot tells',
        holds: ({ killed, suppressions }) => killed === true || Number(suppressions) > 0,
      },
    }
  )
}
