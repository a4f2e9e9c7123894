import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { OUR_READINGS } from '../options.ts'
import { standardForce } from '../procedures/standard-force.ts'
import { monthIn } from '../reckoning/calendar.ts'
import type { Contingent, Muster } from '../scenarios/forces/force.ts'
import { STANDARD, TITLES, type Troops } from '../scenarios/forces/troops.ts'
import { ARM, STANDARD_FORCE } from '../tables/index.ts'
import type { FieldUnit, GOODS, Mount, Nation, VARIATIONS } from '../vocabulary.ts'
import { listPrice } from './list-price.ts'

/** So many units that are bought alike. */
export interface DesignedUnit {
  readonly count: number
  readonly type: FieldUnit
  readonly strength: number
  /** Transport has no ratings. */
  readonly experience?: number | undefined
  readonly morale?: number | undefined
  readonly mount?: Mount | undefined
  readonly stosstruppe: boolean
  readonly title?: string | undefined
}

/** An army as its owner puts it together. */
export interface Design {
  readonly title: string
  readonly nation: Nation
  /** The day on which the campaign begins, which settles what may be had. */
  readonly date: string
  readonly frontage: number
  readonly variation: (typeof VARIATIONS)[number]
  readonly units: readonly DesignedUnit[]
  /** Bought besides; every battery brings shells of its own. */
  readonly goods: { readonly shells: number; readonly luxuries: number; readonly gasCanisters: number }
}

/** GF-ARMY-02: one unit of a line, with or without what it rides. */
export const unitPrice = (
  { type: item, strength, experience, morale, mount }: Omit<DesignedUnit, 'count' | 'stosstruppe'>,
  ridden = true,
): number => {
  const wanted = { item, strength, experience, morale, mount: ridden ? mount : undefined }
  return listPrice(wanted, OUR_READINGS).points ?? 0
}

const goodsPrice = (item: (typeof GOODS)[number], quantity: number): number =>
  quantity === 0 ? 0 : (listPrice({ item, quantity }, OUR_READINGS).points ?? 0)

/** GF-ARMY-02, GF-ARMY-03: what the army costs in army points. */
export const costOf = ({ units, goods }: Pick<Design, 'units' | 'goods'>) => {
  let raised = 0
  for (const unit of units) raised += unit.count * unitPrice(unit)
  const stores =
    goodsPrice('shells', goods.shells) +
    goodsPrice('luxuries', goods.luxuries) +
    goodsPrice('gas-canister', goods.gasCanisters)
  return { units: raised, goods: stores, total: raised + stores }
}

const force = ({ frontage, variation }: Pick<Design, 'frontage' | 'variation'>) =>
  standardForce.resolve({ frontage, variation, options: OUR_READINGS }, NO_DICE, SILENT)

/** A kind of unit that an army must have so many of, each worth no less than this. */
export interface Compulsory {
  readonly type: FieldUnit
  readonly count: number
  readonly points: number
}

/** GF-ARMY-01, GF-VAR-01, GF-VAR-04: what every army of a frontage has. */
export const compulsoryFor = (front: Pick<Design, 'frontage' | 'variation'>): readonly Compulsory[] => {
  const counted = force(front)
  const counts = [
    ['infantry', counted.infantry],
    ['cavalry', counted.cavalry],
    ['pioneer', counted.pioneers],
    ['field-artillery', counted.fieldArtillery],
    ['medium-artillery', counted.mediumArtillery],
    ['heavy-artillery', counted.heavyArtillery],
    ['balloon', counted.balloons],
    ['reconnaissance', counted.observationAircraft],
  ] as const
  return counts.flatMap(([type, count]) =>
    count === 0 ? [] : [{ type, count, points: unitPrice(STANDARD[type]) }],
  )
}

/** GF-ARMY-01: the worth of the compulsory units, and the army points on top of them. */
export const budgetFor = (front: Pick<Design, 'frontage' | 'variation'>) => {
  let compulsory = 0
  for (const { count, points } of compulsoryFor(front)) compulsory += count * points
  const { armyPoints, depotPoints } = force(front)
  return { compulsory, armyPoints, total: compulsory + armyPoints, depotPoints }
}

const guns = (units: readonly DesignedUnit[]): number => {
  let batteries = 0
  for (const { type, count } of units) if (ARM[type] === 'artillery') batteries += count
  return batteries
}

/** GF-ARMY-03: the dump at the start. */
export const shellsOf = ({ units, goods }: Pick<Design, 'units' | 'goods'>): number =>
  guns(units) * STANDARD_FORCE.shellsPerArtilleryUnit + goods.shells

/** What a unit is called: by its owner, or as its kind is. */
export const titleOf = ({
  title,
  type,
  stosstruppe,
}: Pick<DesignedUnit, 'title' | 'type' | 'stosstruppe'>): string =>
  title ?? (stosstruppe ? 'Stosstruppe' : TITLES[type])

const troopsOf = (unit: DesignedUnit): Troops => {
  const { type, strength, experience = 0, morale = 0, mount, stosstruppe } = unit
  return {
    title: titleOf(unit),
    type,
    strength,
    experience,
    morale,
    ...(stosstruppe ? { stosstruppe } : {}),
    ...(mount === undefined ? {} : { mount }),
  }
}

/** The army as it takes the field. */
export const toMuster = (design: Design, id: string): Muster => ({
  id,
  title: design.title,
  nation: design.nation,
  year: monthIn(design.date).year,
  stores: {
    depot: force(design).depotPoints,
    shells: shellsOf(design),
    luxuries: design.goods.luxuries,
    gasCanisters: design.goods.gasCanisters,
  },
  contingents: design.units.map((unit): Contingent => [unit.count, troopsOf(unit)]),
})
