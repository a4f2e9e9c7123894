import { gap } from '#kernel/geometry/gap.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import { bodiesOf, groundHeld } from '../../../board/houses.ts'
import { nameOf } from '../../../names.ts'
import type { Stand, State } from '../../../state.ts'
import { barrelsOf } from './barrels.ts'
import type { FireAction } from './conditions.ts'
import { unfitToFire } from './fitness.ts'
import { aimRefusal } from './refusals.ts'
import { firersOf } from './volley.ts'

/** How far a shot came before it was refused, in the order in which its conditions are asked. */
const ORDER = ['face-suppressed', 'below', 'out-of-arc', 'out-of-range', 'unseen', 'masked']
const stepOf = ({ code }: Refusal): number => {
  const step = ORDER.indexOf(code)
  return step < 0 ? ORDER.length : step
}

interface Missed {
  readonly refusal: Refusal
  readonly step: number
  readonly far: number
}

/** Whichever came farther, then the nearer one. */
const better = (one: Missed | undefined, other: Missed | undefined): Missed | undefined => {
  if (!one || !other) return one ?? other
  return other.step > one.step || (other.step === one.step && other.far < one.far) ? other : one
}

/** Why a stand may not hit an enemy with any weapon that it has; of its weapons the one that comes nearest to it. */
const missedAt = (state: State, firer: Stand, target: Stand, action: FireAction): Missed | undefined => {
  const far = gap(firer, groundHeld(state, target))
  let best: Missed | undefined
  for (const barrel of barrelsOf(state, firer)) {
    const refusal = aimRefusal(state, barrel, target, action)
    if (!refusal) return undefined
    best = better(best, { refusal, step: stepOf(refusal), far })
  }
  return best
}

/** Why a stand may not fire at an enemy, whatever it has fired at before. */
export const shotRefusal = (
  state: State,
  firer: Stand,
  target: Stand,
  action: FireAction,
): Refusal | undefined => unfitToFire(state, firer) ?? missedAt(state, firer, target, action)?.refusal

/** Why a unit has nothing to fire at: of its likeliest shot the first thing that is wrong with it. */
export const noShotRefusal = (state: State, unit: string, action: FireAction): Refusal => {
  const firers = firersOf(state, unit).filter((firer) => barrelsOf(state, firer).length > 0)
  const [first] = firers
  if (!first)
    return refuse('no-weapon', `${capitalised(nameOf(state, unit))} has nothing to fire with.`, 'FF-FIRE-12')
  const fit = firers.filter((firer) => !unfitToFire(state, firer))
  let best: Missed | undefined
  for (const firer of fit)
    for (const target of bodiesOf(state))
      if (target.side !== firer.side) best = better(best, missedAt(state, firer, target, action))
  return (
    best?.refusal ??
    (fit.length === 0 ? unfitToFire(state, first) : undefined) ??
    refuse('no-enemy', 'No enemy is on the table.', 'FF-FIRE-12')
  )
}
