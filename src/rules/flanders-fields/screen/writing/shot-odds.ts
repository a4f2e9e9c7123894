import { words } from '../../../../kernel/words.ts'
import type { Edit } from '../../../../screen/writing.ts'
import { coverOf } from '../../game/board/cover.ts'
import { bodyNamed } from '../../game/board/houses.ts'
import { barrelsOf, rangeTo } from '../../game/phases/actions/fire/barrels.ts'
import { burstInput, inputOf, PLAIN_FIRE } from '../../game/phases/actions/fire/conditions.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import { nameOf, unitOfId } from '../../game/stories/names.ts'
import type { View } from '../../game/view.ts'
import { fire } from '../../procedures/fire.ts'
import { fireAtArmour } from '../../procedures/fire-at-armour.ts'
import { mgBurst } from '../../procedures/mg-burst.ts'

/** At whom they fire, how far off and in what cover: "B Company, 5th Bn, 32 cm, medium cover". */
export const whyOfShots = (view: View, shots: readonly ShotOrder[]): string => {
  const aimed = new Map<string, string>()
  for (const shot of shots) {
    const [firer, target] = [bodyNamed(view, shot.stand), bodyNamed(view, shot.target)]
    const barrel =
      firer && barrelsOf(view, firer).find(({ face }) => shot.face === undefined || face === shot.face)
    if (!barrel || !target) continue
    const unit = unitOfId(view, target.id)?.id ?? target.id
    if (aimed.has(unit)) continue
    const range = Math.round(rangeTo(view, barrel, target) ?? 0)
    aimed.set(unit, `${nameOf(view, unit)}, ${range} cm, ${words(coverOf(view, target))} cover`)
  }
  return [...aimed.values()].join('; ')
}

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
