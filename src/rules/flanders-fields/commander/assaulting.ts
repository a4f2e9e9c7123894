import { within } from '#kernel/geometry/gap.ts'
import { distance, minus } from '#kernel/geometry/point.ts'
import { type Assailed, assailedBy } from '../game/contact/bodies.ts'
import { assaulterOf, assaultRefusal, defenderOf } from '../game/contact/fighters.ts'
import { freeStands, type Wishes } from '../game/moves/company.ts'
import type { Wish as MoveWish } from '../game/moves/course.ts'
import { goingOf } from '../game/moves/mover.ts'
import { comingUp, joined } from '../game/phases/actions/moving/charging.ts'
import { moveOrder } from '../game/phases/actions/moving/courses.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { qualityOf } from '../game/units.ts'
import {
  ASSAULT_BONUS,
  ASSAULT_COVER,
  ASSAULT_QUALITY,
  DEFENDERS,
  FIRE_MATRIX,
  fromCm,
} from '../tables/index.ts'
import { coverGrade } from './danger.ts'
import { goalsOf } from './goals.ts'
import type { Situation } from './situation.ts'
import { worthOf } from './worth.ts'

/** Won and lost in 36 fights by net factor, from -4 to 4. */
const WON = [1, 3, 6, 10, 15, 21, 26, 30, 33] as const
const LOST = [33, 30, 26, 21, 15, 10, 6, 3, 1] as const
const EVEN = 4
const FIGHTS = 36

/** FF-ASLT-04: what the attacker has more than the defender. */
export const netFactor = (
  { view }: Situation,
  stand: Stand,
  target: Assailed,
  supported: boolean,
): number => {
  const kind = assaulterOf(view, stand)
  if (!kind) return -EVEN
  const { kind: enemy, quality, suppressed, cover, deepShelter } = defenderOf(view, target, 'front')
  const { graded, modifier, covered } = DEFENDERS[enemy]
  const own =
    ASSAULT_BONUS[kind] +
    ASSAULT_QUALITY[qualityOf(view, stand)] +
    (supported ? 1 : 0) +
    (covered && !deepShelter && cover !== 'deep-shelter' ? ASSAULT_COVER[cover] : 0)
  const theirs =
    modifier + (graded ? ASSAULT_QUALITY[quality] : 0) - (suppressed ? 1 : 0) - (deepShelter ? 1 : 0)
  return own - theirs
}

const share = (table: readonly number[], net: number): number =>
  (table[Math.max(0, Math.min(table.length - 1, net + EVEN))] ?? 0) / FIGHTS

/** The chance that the enemy's fire stops somebody who closes. */
const stopped = ({ view }: Situation, stand: Stand, target: Assailed): number => {
  const enemy = target.stand
  if (!enemy || enemy.markers > 0 || enemy.below) return 0
  if (enemy.type === 'machine-gun') return 0.8
  if (enemy.type !== 'infantry' && enemy.type !== 'lmg') return 0
  const { suppress } = FIRE_MATRIX.infantry[view.scenario.period].soft
  const need = (typeof suppress === 'number' ? suppress : 1) - (view.scenario.period === 'late' ? 2 : 1)
  return Math.min(5, Math.max(0, 7 - need)) / 6 / (stand.type === 'heavy-tank' ? 4 : 1)
}

/** What becomes of one who goes for an enemy: what it is worth, and the chance that he beats him. */
interface Prospect {
  readonly worth: number
  readonly wins: number
}

/** FF-ASLT-02, FF-ASLT-10: only the first who reaches an enemy is fired on; those after him fight one who may be gone. */
const prospect = (
  situation: Situation,
  stand: Stand,
  target: Assailed,
  before: { readonly reached: boolean; readonly left: number },
): Prospect => {
  const net = netFactor(situation, stand, target, false)
  const closes = before.reached ? 1 : 1 - stopped(situation, stand, target)
  const prize = (target.stand ? worthOf(target.stand) : 3) + worthOfGround(situation, target)
  const wins = closes * share(WON, net)
  const { halted, leaving } = situation.thresholds
  // A defender gives up his cover for it.
  const left = situation.attacks ? 0 : leaving * coverGrade(situation, stand, stand.centre)
  const worth = wins * prize - closes * share(LOST, net) - (1 - closes) * halted - left
  return { worth: before.left * worth, wins }
}

const UNTOUCHED = { reached: false, left: 1 } as const

/** What an assault of one stand on one enemy is worth. */
export const worthOfAssault = (situation: Situation, stand: Stand, target: Assailed): number =>
  prospect(situation, stand, target, UNTOUCHED).worth

/** Ground about a goal that the enemy holds, and dearer as the battle draws to its end. */
const worthOfGround = (situation: Situation, { body }: Assailed): number => {
  const { view, thresholds } = situation
  const late = view.turn >= view.scenario.turns - 2 ? 2 : 1
  let worth = 0
  for (const { held, at, value } of goalsOf(situation.picture, situation))
    if (!held && distance(at, body.centre) <= fromCm(12))
      worth = Math.max(worth, value * thresholds.ground * late)
  return Math.min(worth, 2)
}

export interface Charge {
  readonly order: OrderOf<'move'>
  readonly worth: number
  readonly target: string
}

/** Everybody who can goes for the enemy nearest to him; the rest follow the first. */
const chargeOf = (
  situation: Situation,
  phase: ActionsPhase,
  stands: readonly Stand[],
  targets: readonly Assailed[],
): Charge | undefined => {
  const { view } = situation
  const reach = Math.max(...stands.map((stand) => goingOf(view, stand)('cross-country').distance))
  let wishes: Wishes = new Map()
  let worth = 0
  let first: string | undefined
  const state = new Map<string, { readonly reached: boolean; readonly left: number }>()
  const ordered = stands.toSorted((one, other) => nearestGap(one, targets) - nearestGap(other, targets))
  for (const stand of ordered) {
    const open = targets
      .filter((target) => within(stand, target.body, reach) && !assaultRefusal(view, stand, target))
      .map((target) => {
        const before = state.get(target.id) ?? UNTOUCHED
        return { target, before, ...prospect(situation, stand, target, before) }
      })
      .filter((one) => one.worth > (one.before.reached ? 0 : LEAST_OF_FIRST))
      .sort((one, other) => other.worth - one.worth)
    for (const { target, before, worth: value, wins } of open.slice(0, 3)) {
      const wish: MoveWish = { path: [target.body.centre], heading: stand.heading, target: target.id }
      const more = joined(view, phase, wishes, stand, wish)
      if (!more) continue
      wishes = more
      state.set(target.id, { reached: true, left: before.left * (1 - wins) })
      worth += value
      first ??= target.id
      break
    }
  }
  if (first === undefined) return undefined
  const [lead] = [...wishes]
  const leader = stands.find(({ id }) => id === lead?.[0])
  const end = lead?.[1].path[0]
  const all = leader && end ? comingUp(view, phase, stands, wishes, minus(end, leader.centre)) : wishes
  return { order: moveOrder(all), worth, target: first }
}

const nearestGap = (stand: Stand, targets: readonly Assailed[]): number =>
  Math.min(...targets.map(({ body }) => distance(stand.centre, body.centre)))

/** The first to reach an enemy may cost more than he brings, if those after him make up for it. */
const LEAST_OF_FIRST = -0.3

/** Nobody is assaulted who is farther off than this. */
const FARTHEST = fromCm(35)

/** The assault that a unit can make now, if any promises something. */
export const bestCharge = (situation: Situation, phase: ActionsPhase): Charge | undefined => {
  const { view, side } = situation
  const stands = freeStands(situation.view, phase.unit).filter((stand) => assaulterOf(view, stand))
  if (stands.length === 0) return undefined
  const isNear = (body: Stand | View['blockHouses'][number]): boolean =>
    stands.some((stand) => within(stand, body, FARTHEST))
  const ids = [
    ...view.stands.filter((stand) => stand.side !== side && isNear(stand)),
    ...view.blockHouses.filter((house) => house.holder !== null && house.holder !== side && isNear(house)),
  ].map(({ id }) => id)
  const targets = ids.flatMap((id) => assailedBy(view, id) ?? [])
  return targets.length > 0 ? chargeOf(situation, phase, stands, targets) : undefined
}

type View = Situation['view']
