import { alike } from '#kernel/alike.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { memo, recentMemo } from '#kernel/memo.ts'
import type { FireMission } from '../../game/army.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import { gunRefusal } from '../../game/phases/bombardment/plans.ts'
import type { Phase } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { usualStanding } from '../../reckoning/standing.ts'
import { FEWEST_FIRED_AT } from '../../tables/index.ts'
import { bridgeAims } from '../bridges.ts'
import { isOrderedToAttack } from '../sector.ts'
import { type Situation, situationOf } from '../situation.ts'
import type { Thresholds } from '../thresholds.ts'
import { screened } from './screens.ts'
import { type Aim, concentrate, type Shoot, shootsAt } from './shoots.ts'

export const gunsOf = ({ own, view }: Situation): readonly Unit[] =>
  own.filter((unit) => isGun(unit) && gunRefusal(view, unit) === undefined)

/** Bridges first, then whom to blind, then whom to shell. */
const inAssault = (
  situation: Situation,
  guns: readonly Unit[],
  planned: readonly Aim[],
  shoots: readonly Shoot[],
): readonly Aim[] => {
  const bridges = bridgeAims(situation, guns)
  const isFree = (gun: Unit): boolean => !bridges.some((aim) => aim.gun === gun)
  const others = screened(
    situation,
    guns.filter(isFree),
    planned.filter(({ gun }) => isFree(gun)),
    shoots,
  )
  return [...bridges, ...others]
}

const planned = (situation: Situation): readonly Aim[] => {
  const { view, thresholds } = situation
  const guns = gunsOf(situation)
  const shoots = shootsAt(situation, guns)
  const aims = concentrate(
    shoots,
    guns,
    situation,
    view.assault || isOrderedToAttack(situation) ? thresholds.fire.assault : thresholds.fire.weekly,
  )
  return view.assault ? inAssault(situation, guns, aims, shoots) : aims
}

const NO_FIRE: readonly FireMission[] = []

const NOTHING_GIVEN: View['given'] = { a: 0, b: 0 }

/** The troops without standing orders of their own. */
const underUsualOrders = recentMemo((units: View['units']): View['units'] => {
  const isUsual = ({ type, standing, atLeast }: Unit): boolean =>
    standing === usualStanding(type) && atLeast === FEWEST_FIRED_AT
  return units.every(isUsual)
    ? units
    : units.map((unit) =>
        isUsual(unit) ? unit : { ...unit, standing: usualStanding(unit.type), atLeast: FEWEST_FIRED_AT },
      )
})

/** The campaign without what is written and announced while fire is planned, by which no plan goes. */
const unannounced = (view: View): View => {
  const { a, b } = view.armies
  return {
    ...view,
    armies: { a: { ...a, fire: NO_FIRE }, b: { ...b, fire: NO_FIRE } },
    given: NOTHING_GIVEN,
    units: underUsualOrders(view.units),
  }
}

/** A plan, and all that it rests on. */
interface DrawnUp {
  readonly view: View
  readonly thresholds: Thresholds
  readonly aims: readonly Aim[]
}

/** The last plan of each side in a phase. It holds as long as all that it rests on is the same. */
const drawnUp = memo((_: Phase): Partial<Record<SideName, DrawnUp>> => ({}))

/** Who of the guns fires at what, drawn up for all of them together. */
export const aimsOf = ({ view: seen, side, thresholds }: Situation): readonly Aim[] => {
  const view = unannounced(seen)
  const phase = topPhase(view)
  const known = phase && drawnUp(phase)
  const before = known?.[side]
  if (before && before.thresholds === thresholds && alike(before.view, view)) return before.aims
  const aims = planned(situationOf(view, side, thresholds))
  if (known) known[side] = { view, thresholds, aims }
  return aims
}
