import { words } from '#kernel/words.ts'
import type { ArmyPage, Offer } from '#screen/designer.ts'
import { OUR_READINGS } from '../../options.ts'
import { isRated } from '../../reckoning/unit.ts'
import { bought, LATER_TROOPS, STANDARD, TROOPS_1914, type Troops } from '../../scenarios/forces/troops.ts'
import { nationName } from '../../wording.ts'
import type { ArmyFile } from '../army-file.ts'
import { availabilityClause, availableTo, type Moment, momentOf, type Wished } from '../availability.ts'
import { type DesignedUnit, unitPrice } from '../design.ts'
import { withMore } from './army.ts'
import { ratingsOf } from './lines.ts'

/** The arms that no list prescribes, as somebody would first buy them. */
const OTHER_ARMS: readonly Troops[] = [
  bought('sapper', 5, 1, 3),
  bought('heavy-tank', 2, 1, 3),
  bought('light-tank', 2, 1, 3),
  bought('armoured-car', 2, 1, 3),
  bought('motor-transport', 6, 0, 0),
  bought('fighter', 3, 2, 3),
  bought('ground-attack', 2, 1, 3),
  bought('bomber', 1, 1, 3),
]

const lineFor = (troops: Troops): DesignedUnit => {
  const { title, type, strength, experience, morale, mount, stosstruppe = false } = troops
  const rated = isRated(type) ? { experience, morale } : {}
  return { count: 1, type, strength, ...rated, mount, stosstruppe, title }
}

/** GF-DATE, GF-VAR */
const barredBy = (moment: Moment, { type, stosstruppe }: DesignedUnit): Offer<ArmyFile>['barred'] => {
  const item: Wished = stosstruppe ? 'stosstruppe' : type
  if (availableTo(moment, item).allowed) return undefined
  return {
    message: `Not for the ${nationName(moment.nation)} army at this time`,
    clause: availabilityClause(moment, item),
  }
}

const offerOf = (army: ArmyFile, moment: Moment, unit: DesignedUnit): Offer<ArmyFile> => {
  const barred = barredBy(moment, unit)
  return {
    id: `${unit.title} ${ratingsOf(unit)}`,
    title: unit.title ?? words(unit.type),
    text: ratingsOf(unit),
    points: unitPrice(unit),
    taken: withMore(army, unit),
    ...(barred ? { barred } : {}),
  }
}

/** GF-ARMY-01, GF-VAR-05: units to be added as they stand in the lists. */
export const offersFor = (army: ArmyFile): ArmyPage<ArmyFile>['offers'] => {
  const { nation } = army
  const moment = momentOf(army, OUR_READINGS)
  const own = (list: Readonly<Record<string, Troops>>): readonly Troops[] =>
    Object.values(list).filter((troops) => troops.nation === nation)
  const groups: readonly (readonly [string, readonly Troops[]])[] = [
    ['Standard units', Object.values(STANDARD)],
    ['Regiments of 1914', own(TROOPS_1914)],
    ['Regiments of later years', own(LATER_TROOPS)],
    ['Other arms', OTHER_ARMS],
  ]
  return groups.flatMap(([title, troops]) => {
    const units = troops.map(lineFor).map((unit) => offerOf(army, moment, unit))
    return units.length === 0 ? [] : [{ title, units }]
  })
}
