import { bestOf, type Wish } from '#kernel/game/commander.ts'
import { distance } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { coverInside, groundCover } from '../game/board/cover.ts'
import { houseNamed } from '../game/board/ground.ts'
import { quadrantOf } from '../game/board/quadrants.ts'
import { nameOf } from '../game/names.ts'
import { chargesOf } from '../game/phases/charge/declaring.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { State, Unit } from '../game/state.ts'
import { isInMelee, isRouting, unitNamed } from '../game/units.ts'
import { fromInches, MELEE_REACH } from '../tables/table-top.ts'
import type { Cover } from '../vocabulary.ts'
import { volley } from './fire-power.ts'
import { keepsNerve, type Round, roundOf } from './odds.ts'
import { goalsOf, type Situation } from './situation.ts'
import { worthOfMan, worthOfUnit } from './worth.ts'

/** What a charge comes to. */
export interface Prospect {
  /** The chance to get in and to win the first round. */
  readonly chance: number
  /** In muster points, all taken together. */
  readonly worth: number
}

const coverIn = (state: State, unit: Unit): Cover => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) return coverInside(house)
  if (unit.trench !== null) return 'trench'
  return groundCover(state, unit, unit.position, false)
}

const isTaken = (target: Unit): boolean =>
  isRouting(target) || target.kind === 'sniper' || target.kind === 'wagon'

/** Men who get to grips in the first round: a line meets a line, two to one at most. */
const CONTACT: Readonly<Record<Unit['formation'], number>> = {
  line: 1,
  column: 0.6,
  open: 0.7,
  skirmish: 0.55,
}

/** SK 9.16: fire as they come in, their nerve, the first round, the loser's nerve. */
export const prospectOf = (situation: Situation, units: readonly Unit[], target: Unit): Prospect => {
  const { view, thresholds } = situation
  const [lead] = units
  if (!lead) return { chance: 0, worth: 0 }
  const enemyMan = worthOfMan(view, target, thresholds)
  const whole = worthOfUnit(view, target, thresholds)
  if (isTaken(target)) return { chance: 1, worth: whole + thresholds.point * 0.5 }
  const flanks = units.some((unit) => quadrantOf(view, target, unit.position) !== 'front')
  const fromRear = units.every((unit) => quadrantOf(view, target, unit.position) === 'rear')
  const firesBack =
    !isInMelee(view, target) &&
    !fromRear &&
    !target.mounted &&
    !target.marks.firedDefensively &&
    target.marks.silent === null
  const exposure = {
    cover: 'none',
    prone: false,
    figures: lead.figures.length,
    skirmish: false,
    enfilade: false,
  } as const
  const hits = firesBack
    ? volley(view, target, MELEE_REACH.firedOnAt, exposure, { aimed: false, moved: target.marks.moved })
    : 0
  const after = lead.figures.length - hits
  const checks = hits > 0 && (!lead.firstFireTaken || after * 2 <= lead.strength)
  const passes = checks ? keepsNerve(lead, 1 - 1 - hits) ** (units.length > 1 ? 0.7 : 1) : 1
  const men = units.reduce((sum, unit) => sum + unit.figures.length * CONTACT[unit.formation], -hits)
  const theirs = target.figures.length
  const inTrench = target.trench !== null && lead.trench !== null
  const own = inTrench ? Math.min(2, men) : Math.min(men, 2 * theirs)
  const involved = inTrench ? 1 : Math.min(theirs, Math.max(1, men))
  const cover = coverIn(view, target)
  const round: Round = roundOf(
    view,
    {
      unit: lead,
      figures: Math.max(1, Math.round(own)),
      cover: inTrench ? 'trench' : 'none',
      charging: true,
      flanked: false,
      prone: false,
    },
    {
      unit: target,
      figures: Math.round(involved),
      cover,
      charging: false,
      flanked: flanks,
      prone: target.prone,
    },
  )
  const ownMan = worthOfMan(view, lead, thresholds)
  const breaks = 0.5
  const worth =
    passes *
      (round.theirs * enemyMan -
        round.own * ownMan +
        round.wins * (breaks * (whole - round.theirs * enemyMan) + groundWon(situation, target)) -
        round.loses * breaks * 0.7 * ownMan * lead.figures.length) -
    hits * ownMan -
    (1 - passes) * 0.25 * ownMan * lead.figures.length
  return { chance: passes * round.wins, worth }
}

/** What is to be had where the enemy stands. */
const groundWon = (situation: Situation, { position }: Unit): number =>
  goalsOf(situation).reduce(
    (sum, { held, at, points }) =>
      sum +
      (!held && distance(at, position) <= fromInches(6) ? points * situation.thresholds.point * 0.5 : 0),
    0,
  )

interface Charge {
  readonly units: readonly Unit[]
  readonly target: Unit
  readonly prospect: Prospect
}

/** Every charge worth a thought: one unit, the two strongest, all that can. */
const chargesOpen = memo((situation: Situation): readonly Charge[] => {
  const { view, side } = situation
  const byTarget = new Map<string, Unit[]>()
  for (const { unit: id, target } of chargesOf(view, side)) {
    const unit = unitNamed(view, id)
    if (unit) byTarget.set(target, [...(byTarget.get(target) ?? []), unit])
  }
  const found: Charge[] = []
  for (const [id, units] of byTarget) {
    const target = unitNamed(view, id)
    if (!target) continue
    const strongest = units.toSorted((one, other) => other.figures.length - one.figures.length)
    for (let count = 1; count <= Math.min(3, strongest.length); count++) {
      const group = strongest.slice(0, count)
      found.push({ units: group, target, prospect: prospectOf(situation, group, target) })
    }
  }
  return found
})

/** SK 9.16: whether a charge is made. */
const isGood = (situation: Situation, { target, prospect }: Charge): boolean => {
  const { thresholds, movesLeft } = situation
  const { least, late, moves } = thresholds.charge
  if (prospect.worth <= 0) return false
  // SK 9.4: a machine gun that can still fire is not run at from the front.
  const isManned = target.weapon === 'hmg' && target.figures.length > 1 && !target.marks.firedDefensively
  if (isManned && prospect.chance < thresholds.charge.machineGun) return false
  const isLate = movesLeft < moves && groundWon(situation, target) > 0
  return prospect.chance >= (isLate ? late : least)
}

/** The charges to declare, the best first. */
export const goodCharges = (situation: Situation): readonly Charge[] =>
  chargesOpen(situation)
    .filter((charge) => isGood(situation, charge))
    .toSorted((one, other) => other.prospect.worth - one.prospect.worth)

const wishFor = ({ view }: Situation, { units, target, prospect }: Charge): Wish<PlayerOrder> => ({
  order: { kind: 'charge', units: units.map(({ id }) => id), target: target.id },
  why: `Charge ${nameOf(view, target.id)}: it comes off ${Math.round(prospect.chance * 100)} times in a hundred.`,
})

export function* chargeWishes(situation: Situation): Generator<Wish<PlayerOrder>> {
  for (const charge of goodCharges(situation)) yield wishFor(situation, charge)
}

/** The likeliest of the charges that are not made, if it may come off at all. */
export function* daringCharge(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { daring } = situation.thresholds.charge
  const left = chargesOpen(situation).filter((charge) => !isGood(situation, charge))
  const best = bestOf(left, ({ prospect }) => prospect.chance, daring)
  if (best) yield wishFor(situation, best)
}
