import { oneOf } from '../../../../../kernel/chance/random.ts'
import { popPhase, pushPhase } from '../../../../../kernel/game/phases.ts'
import { tellOf } from '../../../../../kernel/game/play.ts'
import type { Heading } from '../../../../../kernel/geometry/angle.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import { FALL_BACK_AT_MOST } from '../../../tables/index.ts'
import { planFallBack, waysBack } from '../../moves/fall-back.ts'
import { surroundingsOf } from '../../moves/surroundings.ts'
import { type Play, removeUnit, unitNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { nameOf } from '../../stories/words.ts'
import { liftSheaf } from '../activation/shelling.ts'
import { finishUnit } from '../finishing.ts'
import type { Facings } from '../forms.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import { inRangeOf } from '../sheaf-orders.ts'
import { turnBases } from '../turning.ts'
import { march, placesOf } from './marching.ts'

/** PA-MOVE-11. */
const surrender = (play: Play, id: string): void => {
  const bases = unitNow(play, id).bases.length
  removeUnit(play, id)
  tellOf(play, { kind: 'removed', unit: id, why: 'surrendered', bases })
  finishUnit(play, id, [])
}

/** PA-SHEAF-17: guns that fell back keep the sheaf they can still reach. */
const keepReachable = (play: Play, id: string): void => {
  for (const base of unitNow(play, id).bases) {
    if (base.sheaf && !inRangeOf(base, base.sheaf)) liftSheaf(play, id, base.id)
  }
}

/** The unit goes back along a way that leaves it an inch. */
const goBack = (play: Play, id: string, heading: Heading, facings: Facings | undefined): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const { surrenders, bases } = planFallBack(
    state,
    unit,
    surroundingsOf(state, unit, FALL_BACK_AT_MOST),
    heading,
  )
  if (surrenders) {
    surrender(play, id)
    return
  }
  march(play, id, 'fall-back', bases)
  if (unit.order === 'fire-barrage') keepReachable(play, id)
  turnBases(play, id, facings)
  finishUnit(play, id, placesOf(bases))
}

/** PA-MOVE-16: straight back, or by the smallest turn; the owner is asked only if both sides are open. */
export const fallBackUnit = (play: Play, id: string, facings: Facings | undefined): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const back = waysBack(state, unit, surroundingsOf(state, unit, FALL_BACK_AT_MOST))
  if ('straight' in back) {
    goBack(play, id, back.straight, facings)
    return
  }
  const [one, other] = back.ways
  if (!one) surrender(play, id)
  else if (!other) goBack(play, id, one.heading, facings)
  else pushPhase(play, { name: 'fall-back', side: unit.side, unit: id, ways: back.ways })
}

const whichSide = (state: State, unit: string): string =>
  `${nameOf(state, unit)} must fall back to the left or to the right.`

/** PA-MOVE-16: both sides are open to a unit that must fall back. */
export const FALL_BACK: PhaseRules<PhaseOf<'fall-back'>> = {
  pending: (_, { side }) => [side],
  prompt: (state, { unit }) => whichSide(state, unit),
  check(state, { unit, ways }, _, order) {
    if (order.kind !== 'fall-back') return notNow(whichSide(state, unit))
    return ways.some(({ side }) => side === order.side)
      ? undefined
      : refuse('no-way-back', 'There is no room to fall back on that side.', 'PA-MOVE-16')
  },
  sample: (_, { ways }, __, random) => ({ kind: 'fall-back', side: oneOf(random, ways)?.side ?? 'left' }),
  act(play, { unit, ways }, _, order) {
    const way = order.kind === 'fall-back' ? ways.find(({ side }) => side === order.side) : undefined
    if (!way) return
    popPhase(play)
    goBack(play, unit, way.heading, undefined)
  },
}
