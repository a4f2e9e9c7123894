import type { Dice, Fold } from '#kernel/chance/dice.ts'
import type { Chancy } from '#kernel/procedure/procedure.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import type { EditOdds, ShownOdds } from '#screen/odds.ts'
import { coverOf } from '../../game/board/cover.ts'
import { bodyNamed } from '../../game/board/houses.ts'
import { nameOf, unitOfId } from '../../game/names.ts'
import { type Barrel, barrelsOf, rangeTo } from '../../game/phases/actions/fire/barrels.ts'
import { burstInput, inputOf, PLAIN_FIRE } from '../../game/phases/actions/fire/conditions.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { fire } from '../../procedures/fire.ts'
import { fireAtArmour } from '../../procedures/fire-at-armour.ts'
import { mgBurst } from '../../procedures/mg-burst.ts'

interface Aimed {
  readonly shot: ShotOrder
  readonly barrel: Barrel
  readonly target: Stand
}

const aimed = (view: View, shots: readonly ShotOrder[]): readonly Aimed[] =>
  shots.flatMap((shot) => {
    const [firer, target] = [bodyNamed(view, shot.stand), bodyNamed(view, shot.target)]
    const barrel =
      firer && barrelsOf(view, firer).find(({ face }) => shot.face === undefined || face === shot.face)
    return barrel && target ? [{ shot, barrel, target }] : []
  })

/** At whom they fire, how far off and in what cover: "B Company, 5th Bn, 32 cm, medium cover". */
export const whyOfShots = (view: View, shots: readonly ShotOrder[]): string => {
  const said = new Map<string, string>()
  for (const { barrel, target } of aimed(view, shots)) {
    const unit = unitOfId(view, target.id)?.id ?? target.id
    if (said.has(unit)) continue
    const range = Math.round(rangeTo(view, barrel, target))
    said.set(unit, `${nameOf(view, unit)}, ${range} cm, ${words(coverOf(view, target))} cover`)
  }
  return [...said.values()].join('; ')
}

interface Effect {
  readonly killed: boolean
  readonly suppressed: boolean
}

const NOTHING: Effect = { killed: false, suppressed: false }

const ANY: Fold<Effect, Effect> = {
  start: NOTHING,
  add: (sum, one) => ({ killed: sum.killed || one.killed, suppressed: sum.suppressed || one.suppressed }),
  key: ({ killed, suppressed }) => (killed ? 2 : 0) + (suppressed ? 1 : 0),
}

/** What one shot does, by the procedure that resolves it; of a burst what it does to its first target. */
type Shooting = (dice: Dice, trace: Trace) => Effect

const shootingOf = (view: View, { barrel, target }: Aimed): Shooting | undefined => {
  if (barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house') {
    const input = burstInput(view, barrel, [target], PLAIN_FIRE)
    return (dice, trace) => {
      const burst = mgBurst.resolve(input, dice, trace)
      const outcome = burst.legal ? burst.results[0]?.outcome : undefined
      return { killed: outcome === 'killed', suppressed: outcome === 'suppressed' }
    }
  }
  const asked = inputOf(view, barrel, target, PLAIN_FIRE)
  return (
    asked &&
    ((dice, trace) => {
      const fired =
        asked.at === 'armour'
          ? fireAtArmour.resolve(asked.input, dice, trace)
          : fire.resolve(asked.input, dice, trace)
      return fired.legal ? { killed: fired.killed, suppressed: fired.suppressions > 0 } : NOTHING
    })
  )
}

/** Shots one after the other at targets that stay as they are: exact for whether any of them tells. */
const VOLLEY: Chancy<readonly Shooting[], Effect> = {
  resolve: (shots, dice, trace) =>
    dice.each(shots, (shot) => shot(dice, trace), ANY).reduce(ANY.add, ANY.start),
  outcome: ({ killed, suppressed }) => ({ killed, suppressed }),
}

/** The chance that any shot of a volley tells. */
export const oddsOfShots = (view: View, shots: readonly ShotOrder[]): EditOdds => {
  const input = aimed(view, shots).flatMap((one) => shootingOf(view, one) ?? [])
  return input.length === 0
    ? {}
    : {
        likely: {
          procedure: VOLLEY,
          input,
          title: 'some effect',
          holds: ({ killed, suppressed }) => killed === true || suppressed === true,
        },
      }
}

/** Shots of one kind at targets that stand alike. */
const alike = (
  view: View,
  shots: readonly Aimed[],
): readonly { readonly one: Aimed; readonly count: number }[] => {
  const found = new Map<string, { readonly one: Aimed; readonly count: number }>()
  for (const one of shots) {
    const { barrel, target } = one
    const range = Math.round(rangeTo(view, barrel, target))
    const key = [barrel.weapon, range, coverOf(view, target), target.type, target.markers].join(' ')
    found.set(key, { one, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}

/** Each shot of a volley by itself. */
export const tableOfShots = (view: View, shots: readonly ShotOrder[]): ShownOdds => ({
  title: 'Each shot',
  rows: 'Shot',
  asked: alike(view, aimed(view, shots)).flatMap(({ one, count }) => {
    const shooting = shootingOf(view, one)
    const range = Math.round(rangeTo(view, one.barrel, one.target))
    return shooting
      ? [
          {
            title: capitalised(
              `${several(count, 'shot')} at ${range} cm, ${words(coverOf(view, one.target))} cover`,
            ),
            procedure: VOLLEY,
            input: [shooting],
            counts: [
              { title: 'Suppresses', holds: ({ killed, suppressed }) => suppressed === true && !killed },
              { title: 'Destroys', holds: ({ killed }) => killed === true },
            ],
          },
        ]
      : []
  }),
})
