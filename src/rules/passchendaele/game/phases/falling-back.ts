import type { Refusal } from '../../../../kernel/game/game.ts'
import type { Heading } from '../../../../kernel/geometry/angle.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { planFallBack, waysBack } from '../moves/fall-back.ts'
import { surroundingsOf } from '../moves/surroundings.ts'
import type { OrderOf } from '../orders.ts'
import { happen, now, type Play } from '../play.ts'
import { unitNamed } from '../state.ts'
import { finishUnit } from './finish.ts'
import { movedEvent } from './moved.ts'
import type { WayBack } from './phase.ts'
import { inRangeOf } from './sheaf-orders.ts'
import { turnBases } from './turning.ts'

type Facings = OrderOf<'carry-on'>['facings']

/** PA-MOVE-11. */
const surrender = (play: Play, id: string): void => {
  happen(play, { kind: 'removed', unit: id, why: 'surrendered' })
  finishUnit(play, id, [])
}

/** PA-SHEAF-17: guns that fell back keep the sheaf they can still reach. */
const keepReachable = (play: Play, id: string): void => {
  for (const base of unitNamed(now(play), id)?.bases ?? []) {
    if (base.sheaf && !inRangeOf(base, base.sheaf)) {
      happen(play, { kind: 'sheaf-lifted', unit: id, base: base.id })
    }
  }
}

/** The unit goes back along a way that leaves it an inch. */
const goBack = (play: Play, id: string, heading: Heading, facings: Facings): void => {
  const state = now(play)
  const unit = unitNamed(state, id)
  if (!unit) return
  const { surrenders, bases } = planFallBack(state, unit, surroundingsOf(state, unit), heading)
  if (surrenders) {
    surrender(play, id)
    return
  }
  happen(play, movedEvent(unit, 'fall-back', bases))
  if (unit.order === 'fire-barrage') keepReachable(play, id)
  turnBases(play, id, facings)
  finishUnit(
    play,
    id,
    bases.filter(({ fate }) => !fate).map(({ place }) => place),
  )
}

/** PA-MOVE-16: straight back, or by the smallest turn; the owner is asked only if both sides are open. */
export const fallBackUnit = (play: Play, id: string, facings: Facings): void => {
  const state = now(play)
  const unit = unitNamed(state, id)
  if (!unit) return
  const back = waysBack(state, unit, surroundingsOf(state, unit))
  if ('straight' in back) {
    goBack(play, id, back.straight, facings)
    return
  }
  const [one, other] = back.ways
  if (!one) surrender(play, id)
  else if (!other) goBack(play, id, one.heading, facings)
  else {
    const { side } = unit
    happen(play, { kind: 'awaited', phase: { name: 'fall-back', side, unit: id, ways: back.ways } })
  }
}

export const checkFallBack = (
  ways: readonly WayBack[],
  { side }: OrderOf<'fall-back'>,
): Refusal | undefined =>
  ways.some((way) => way.side === side)
    ? undefined
    : refuse('no-way-back', 'There is no room to fall back on that side.', 'PA-MOVE-16')

export const playFallBack = (
  play: Play,
  id: string,
  ways: readonly WayBack[],
  { side }: OrderOf<'fall-back'>,
): void => {
  const way = ways.find((one) => one.side === side)
  if (!way) return
  happen(play, { kind: 'settled' })
  goBack(play, id, way.heading, undefined)
}
