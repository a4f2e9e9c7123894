import { oneOf } from '#kernel/chance/random.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { choice, form, kind } from '#kernel/procedure/schema.ts'
import { lowered } from '../../../reckoning/status.ts'
import type { Facings } from '../../forms.ts'
import { aroundFallingBack, planBaseByBase, planFallBack } from '../../moves/fall-back.ts'
import type { PlannedBase } from '../../moves/plan.ts'
import { waysBack } from '../../moves/way-back.ts'
import { nameOf } from '../../names.ts'
import { changeUnit, type Play, removeBase, removeUnit, unitNow } from '../../play.ts'
import { finishUnit } from '../finishing.ts'
import { march, placesOf } from '../marching.ts'
import type { Page } from '../page.ts'
import { inRangeOf } from '../sheaf-orders.ts'
import { liftSheaf } from '../shelling.ts'
import { turnBases } from '../turning.ts'

/** A unit is no more: it had no way back (PA-MOVE-11), or none among its own men (PA-MOVE-22). */
const remove = (play: Play, id: string, why: 'surrendered' | 'jammed'): void => {
  const bases = unitNow(play, id).bases.length
  removeUnit(play, id)
  tellOf(play, { kind: 'removed', unit: id, why, bases })
  finishUnit(play, id, [])
}

/** PA-SHEAF-17: guns that fell back keep the sheaf they can still reach. */
const keepReachable = (play: Play, id: string): void => {
  for (const base of unitNow(play, id).bases) {
    if (base.sheaf && !inRangeOf(base, base.sheaf)) liftSheaf(play, id, base.id)
  }
}

/** Those who have gone back settle where they are. */
const settle = (
  play: Play,
  id: string,
  bases: readonly PlannedBase[],
  facings: Facings | undefined,
): void => {
  if (unitNow(play, id).order === 'fire-barrage') keepReachable(play, id)
  turnBases(play, id, facings)
  finishUnit(play, id, placesOf(bases))
}

/** The unit goes back along a way that leaves it an inch. */
const goBack = (play: Play, id: string, heading: Heading, facings: Facings | undefined): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const { bases, jammed } = planFallBack(state, unit, aroundFallingBack(state, unit), heading)
  march(play, id, 'fall-back', bases)
  const { status, bases: left } = unitNow(play, id)
  if (jammed && left.length > 0) {
    if (status === 'disordered') {
      remove(play, id, 'jammed')
      return
    }
    const after = lowered(status, 1)
    changeUnit(play, id, { status: after })
    tellOf(play, { kind: 'jammed', unit: id, status: after })
  }
  settle(play, id, bases, facings)
}

/** PA-MOVE-23: the unit as a whole has no way back; each base looks for its own. */
const goBackSingly = (play: Play, id: string, facings: Facings | undefined): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const found = planBaseByBase(state, unit, aroundFallingBack(state, unit))
  if (found.length === 0) {
    remove(play, id, 'surrendered')
    return
  }
  const taken = unit.bases.filter((base) => !found.some((end) => end.base === base))
  march(play, id, 'fall-back', found)
  for (const base of taken) removeBase(play, id, base.id, 'lost')
  tellOf(play, { kind: 'bases-surrendered', unit: id, bases: taken.map((base) => base.id) })
  settle(play, id, found, facings)
}

/** PA-MOVE-16: straight back, or by the smallest turn; the owner is asked only if both sides are open. */
export const fallBackUnit = (play: Play, id: string, facings: Facings | undefined): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const back = waysBack(state, unit, aroundFallingBack(state, unit))
  if ('straight' in back) {
    goBack(play, id, back.straight, facings)
    return
  }
  const [one, other] = back.ways
  if (!one) goBackSingly(play, id, facings)
  else if (!other) goBack(play, id, one.heading, facings)
  else
    pushPhase(play, {
      name: 'fall-back',
      side: unit.side,
      unit: id,
      ways: back.ways,
      facings: facings ?? null,
    })
}

const ORDERS = [form({ kind: kind('fall-back'), side: choice(['left', 'right']) })] as const

/** PA-MOVE-16: both sides are open to a unit that must fall back. */
export const FALL_BACK: Page<'fall-back', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, { unit }) => `${nameOf(state, unit)} must fall back to the left or to the right.`,
  check: (_, { ways }, __, order) =>
    ways.some(({ side }) => side === order.side)
      ? undefined
      : refuse('no-way-back', 'There is no room to fall back on that side.', 'PA-MOVE-16'),
  sample: (_, { ways }, __, random) => ({ kind: 'fall-back', side: oneOf(random, ways)?.side ?? 'left' }),
  act(play, { unit, ways, facings }, _, order) {
    const way = ways.find(({ side }) => side === order.side)
    if (!way) return
    popPhase(play)
    goBack(play, unit, way.heading, facings ?? undefined)
  },
}
