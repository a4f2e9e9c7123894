import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { rangeOf } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { muzzleOf } from '../board/arcs.ts'
import { houseNamed, housesStanding } from '../board/ground.ts'
import { quadrantOf } from '../board/quadrants.ts'
import { isOnTableTop } from '../board/room.ts'
import { sees } from '../board/sight.ts'
import { fieldOf } from '../field.ts'
import { id, POINT } from '../forms.ts'
import type { Play } from '../play.ts'
import type { Shell } from '../shells/burst.ts'
import { land } from '../shells/shelling.ts'
import type { Figure, State, Unit } from '../state.ts'
import { unfitUnit } from './fitness.ts'
import { isNearMelee } from './near-melee.ts'
import { useWeapon } from './shooting.ts'

export const THROW = form({ kind: kind('throw'), bomber: id(), aim: POINT })
export type Throw = Accepted<typeof THROW>

const bomberNamed = (
  { units }: State,
  side: Side,
  id: string,
): { unit: Unit; figure: Figure } | undefined => {
  for (const unit of units) {
    if (unit.side !== side) continue
    const figure = unit.figures.find((one) => one.id === id && one.role === 'bomber')
    if (figure) return { unit, figure }
  }
  return undefined
}

/** SK-GRN-08: a point in a trench or on a building needs no line of sight. */
const needsSight = (state: State, aim: Point): boolean =>
  !fieldOf(state.scenario).trenches.some(({ shape }) => shapeHolds(shape, aim)) &&
  !housesStanding(state).some(({ shape }) => shapeHolds(shape, aim))

/** SK-GRN-04, SK-GRN-11: why a bomber throws nowhere. */
const unfitBomber = (state: State, unit: Unit, id: string): Refusal | undefined =>
  unfitUnit(state, unit) ??
  (unit.marks.fired.includes(id) || unit.marks.fired.includes('rifle')
    ? refuse('has-fired', 'He has thrown already, or fired with the rifles.', 'SK-GRN-11')
    : undefined)

/** The bombers of a unit who can still throw, one after the other. */
export const readyBombers = (state: State, unit: Unit): readonly Figure[] =>
  unit.figures.filter(({ id, role }) => role === 'bomber' && !unfitBomber(state, unit, id))

/** SK-GRN-04, SK-GRN-08, SK-GRN-11: why a bomber does not throw so. */
export const throwRefusal = (state: State, side: Side, id: string, aim: Point): Refusal | undefined => {
  const found = bomberNamed(state, side, id)
  if (!found) return refuse('no-bomber', `You have no bomber ${id}.`, 'SK-GRN-04')
  const { unit, figure } = found
  const unfit = unfitBomber(state, unit, id)
  if (unfit) return unfit
  if (!isOnTableTop(state, aim)) return refuse('off-table', 'That point is off the table.', 'SK-GRN-04')
  const from = muzzleOf(state, unit, figure).at(aim)
  if (factorAt(SMALL_ARM_FACTORS.grenade, rangeOf(distance(from, aim))) === undefined)
    return refuse('out-of-range', 'That is too far to throw.', 'SK-GRN-01')
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house?.faces !== undefined && quadrantOf(state, unit, aim) !== 'front')
    return refuse('out-of-arc', 'From a bunker grenades are thrown to its front.', 'SK-GRN-08')
  if (isNearMelee(state, aim)) return refuse('melee', 'That point is too close to a melee.', 'SK-FIRE-22')
  return needsSight(state, aim) && !sees(state, { from, to: aim, by: unit })
    ? refuse('not-seen', 'The bomber does not see that point.', 'SK-GRN-08')
    : undefined
}

/** SK-GRN-01: a grenade from one place to another. */
export const grenade = (by: Side, from: Point, aim: Point): Shell => ({
  by,
  weapon: 'grenade',
  ammo: 'he',
  mode: 'direct',
  offTable: false,
  range: rangeOf(distance(from, aim)),
  quality: 'average',
  gunnersLost: 0,
  tankGun: false,
  enfilade: false,
  along: bearing(from, aim),
  from,
  cause: 'grenades',
  marked: true,
})

/** SK-GRN-01: a grenade as it leaves a bomber's hand; none where there is no such bomber. */
export const grenadeOf = (state: State, side: Side, id: string, aim: Point): Thrown | undefined => {
  const found = bomberNamed(state, side, id)
  if (!found) return undefined
  const { unit, figure } = found
  const from = muzzleOf(state, unit, figure).at(aim)
  return { unit: unit.id, shell: grenade(side, from, aim) }
}

interface Thrown {
  readonly unit: string
  readonly shell: Shell
}

/** SK-GRN-01, SK-GRN-09 */
export const throwGrenade = (play: Play, side: Side, id: string, aim: Point): void => {
  const thrown = grenadeOf(play.state, side, id, aim)
  if (!thrown) return
  const { unit, shell } = thrown
  useWeapon(play, unit, id)
  tellOf(play, { kind: 'thrown', bomber: id, unit, aim })
  play.dice.about?.({ title: 'Grenade', unit })
  land(play, unit, 'grenade', aim, shell)
}
