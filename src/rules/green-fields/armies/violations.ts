import type { Fault } from '#kernel/procedure/result.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { several, words } from '#kernel/words.ts'
import { type Options, OUR_READINGS } from '../options.ts'
import { tooLow } from '../reckoning/unit.ts'
import { ARM, DEPOT, GERMAN_TANK_STRENGTH } from '../tables/index.ts'
import { type Arm, TANKS } from '../vocabulary.ts'
import { nationName } from '../wording.ts'
import { availabilityClause, availableTo, type Moment, momentOf, type Wished } from './availability.ts'
import {
  budgetFor,
  type Compulsory,
  compulsoryFor,
  costOf,
  type Design,
  type DesignedUnit,
  unitPrice,
} from './design.ts'

/** What the rules have against an army, and where. */
export interface Violation extends Fault {
  readonly clause: ClauseId
}

const against = (path: string, clause: ClauseId, message: string): Violation => ({
  path,
  clause,
  message: `${message} (${clause}).`,
})

/** GF-DATE, GF-VAR: what one line of the list may not be. */
const lineViolations = (
  moment: Moment,
  { type, strength, experience = 0, stosstruppe }: DesignedUnit,
  path: string,
): readonly Violation[] => {
  if (stosstruppe && type !== 'infantry')
    return [against(`${path}.stosstruppe`, 'GF-DATE-05', 'Stosstruppe are infantry')]
  const item: Wished = stosstruppe ? 'stosstruppe' : type
  const { allowed, strengthMax, experienceMax } = availableTo(moment, item)
  const clause = () => availabilityClause(moment, item)
  if (!allowed) {
    const place = stosstruppe ? `${path}.stosstruppe` : `${path}.type`
    return [
      against(
        place,
        clause(),
        `The ${nationName(moment.nation)} army has no ${words(item)} units at this time`,
      ),
    ]
  }
  const found: Violation[] = []
  if (experienceMax !== null && experience > experienceMax)
    found.push(against(`${path}.experience`, clause(), `Experience is at most ${experienceMax}`))
  if (strengthMax !== null && strength > strengthMax)
    found.push(against(`${path}.strength`, clause(), `The strength is at most ${strengthMax}`))
  return found
}

/** GF-DATE-04: German tanks count together. */
const tankViolations = ({ nation, units }: Design): readonly Violation[] => {
  if (nation !== 'german') return []
  let strength = 0
  for (const [i, unit] of units.entries()) {
    if (!TANKS.some((type) => type === unit.type)) continue
    strength += unit.count * unit.strength
    // A single unit that is too strong has been found already.
    if (strength > GERMAN_TANK_STRENGTH && unit.strength <= GERMAN_TANK_STRENGTH) {
      const message = `All German tanks together have at most ${several(GERMAN_TANK_STRENGTH, 'strength point')}`
      return [against(`units.${i}`, 'GF-DATE-04', message)]
    }
  }
  return []
}

/** GF-DATE-05 */
const stosstruppeViolations = ({ units }: Design): readonly Violation[] => {
  let bands = 0
  for (const [i, { count, stosstruppe }] of units.entries()) {
    if (stosstruppe) bands += count
    if (stosstruppe && bands > 1)
      return [against(`units.${i}`, 'GF-DATE-05', 'There is one unit of stosstruppe')]
  }
  return []
}

/** Compulsory units of one kind of which the army has too few. */
export interface Lack extends Compulsory {
  readonly found: number
}

/** GF-ARMY-01: improved units still stand for the compulsory ones, cheaper ones do not. */
export const lacksOf = (design: Design): readonly Lack[] =>
  compulsoryFor(design).flatMap((wanted) => {
    let found = 0
    for (const unit of design.units) {
      if (unit.type === wanted.type && unitPrice(unit, false) >= wanted.points) found += unit.count
    }
    return found < wanted.count ? [{ ...wanted, found }] : []
  })

export const lackViolation = (
  { variation }: Pick<Design, 'variation'>,
  { type, count, points, found }: Lack,
): Violation => {
  const clause = variation === 'russia-palestine' ? 'GF-VAR-04' : 'GF-ARMY-01'
  const message = `The army needs ${several(count, `${words(type)} unit`)} worth ${points} points or more, and has ${found}`
  return against('units', clause, message)
}

const budgetViolations = (design: Design): readonly Violation[] => {
  const { total } = budgetFor(design)
  const spent = costOf(design).total
  const clause = design.variation === '1914' ? 'GF-VAR-01' : 'GF-ARMY-01'
  return spent > total ? [against('units', clause, `The army costs ${spent} of ${total} points`)] : []
}

const gasViolations = (moment: Moment, { goods }: Design): readonly Violation[] =>
  goods.gasCanisters > 0 && !availableTo(moment, 'gas').allowed
    ? [
        against(
          'goods.gasCanisters',
          availabilityClause(moment, 'gas'),
          'There are no gas canisters at this time',
        ),
      ]
    : []

const ratingViolations = (options: Options, unit: DesignedUnit, path: string): readonly Violation[] => {
  const fault = tooLow(options, unit, `${path}.`)
  return fault ? [{ ...fault, clause: 'GF-SCALE-09' }] : []
}

/** Everything the rules forbid in an army. */
export const violationsOf = (design: Design, options: Options = OUR_READINGS): readonly Violation[] => {
  const moment = momentOf(design, options)
  return [
    ...design.units.flatMap((unit, i) => [
      ...ratingViolations(options, unit, `units.${i}`),
      ...lineViolations(moment, unit, `units.${i}`),
    ]),
    ...tankViolations(design),
    ...stosstruppeViolations(design),
    ...gasViolations(moment, design),
    ...lacksOf(design).map((lack) => lackViolation(design, lack)),
    ...budgetViolations(design),
  ]
}

const strengthOf = ({ units }: Design, arm: Arm): number => {
  let strength = 0
  for (const unit of units) if (ARM[unit.type] === arm) strength += unit.count * unit.strength
  return strength
}

/** GF-DPT-05: no violation, but what is beyond the depot does not fight. */
export const warningsOf = (design: Design): readonly Violation[] => {
  const { depotPoints } = budgetFor(design)
  return (['armour', 'aircraft'] as const).flatMap((arm) => {
    const most = depotPoints * DEPOT[arm]
    const strength = strengthOf(design, arm)
    const message = `The depot keeps ${several(most, 'strength point')} of ${arm} in the field, not ${strength}`
    return strength > most ? [against('units', 'GF-DPT-05', message)] : []
  })
}
