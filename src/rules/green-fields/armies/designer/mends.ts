import { capitalised, several, words } from '#kernel/words.ts'
import type { Objection } from '#screen/designer.ts'
import { STANDARD } from '../../scenarios/forces/troops.ts'
import { HIGHEST_RATING, MOST_STRENGTH } from '../../tables/index.ts'
import type { ArmyFile } from '../army-file.ts'
import { compulsoryFor, type DesignedUnit, titleOf, unitPrice } from '../design.ts'
import { lacksOf, lackViolation, type Violation, violationsOf } from '../violations.ts'
import { withLine, withMore } from './army.ts'

type Mend = Objection<ArmyFile>['mends'][number]

/** How many ways to save money are offered. */
const MOST_SAVINGS = 4

const stands = (army: ArmyFile, { path, clause }: Violation): boolean =>
  violationsOf(army).some((other) => other.path === path && other.clause === clause)

/** The figure nearest to the one that is wrong with which nothing is. */
const figureMend = (
  army: ArmyFile,
  violation: Violation,
  line: number,
  unit: DesignedUnit,
  field: 'strength' | 'experience' | 'morale',
): readonly Mend[] => {
  const now = unit[field] ?? 0
  const most = field === 'strength' ? MOST_STRENGTH : HIGHEST_RATING
  for (let by = 1; by <= most; by++) {
    for (const figure of [now - by, now + by]) {
      if (figure < 1 || figure > most) continue
      const mended = withLine(army, line, { ...unit, [field]: figure })
      if (!stands(mended, violation)) return [{ title: `${capitalised(field)} ${figure}`, army: mended }]
    }
  }
  return []
}

/** With fewer of them, down to none. */
const countMend = (
  army: ArmyFile,
  violation: Violation,
  line: number,
  unit: DesignedUnit,
): readonly Mend[] => {
  for (let count = unit.count - 1; count > 0; count--) {
    const mended = withLine(army, line, { ...unit, count })
    if (!stands(mended, violation)) return [{ title: `Only ${count} of them`, army: mended }]
  }
  return []
}

const lineMends = (army: ArmyFile, violation: Violation, line: number, field: string): readonly Mend[] => {
  const unit = army.units[line]
  if (!unit) return []
  const without: Mend = { title: `Without ${titleOf(unit)}`, army: withLine(army, line, undefined) }
  switch (field) {
    case 'strength':
    case 'experience':
    case 'morale':
      return [...figureMend(army, violation, line, unit, field), without]
    case 'stosstruppe':
      return [
        { title: 'Ordinary regiments', army: withLine(army, line, { ...unit, stosstruppe: false }) },
        without,
      ]
    case '':
      return [...countMend(army, violation, line, unit), without]
    default:
      return [without]
  }
}

/** GF-ARMY-01: the standard units that are missing. */
const lackMends = (army: ArmyFile, violation: Violation): readonly Mend[] =>
  lacksOf(army).flatMap((lack) => {
    if (lackViolation(army, lack).message !== violation.message) return []
    const standard = Object.values(STANDARD).find(({ type }) => type === lack.type)
    if (!standard) return []
    const { type, strength, experience, morale, title } = standard
    const count = lack.count - lack.found
    const unit = { count, type, strength, experience, morale, title, stosstruppe: false }
    return [{ title: `Add ${several(count, `${words(type)} unit`)}`, army: withMore(army, unit) }]
  })

/** Units that the rules would let go. */
const spare = (army: ArmyFile, { type, count }: DesignedUnit): boolean => {
  const wanted = compulsoryFor(army).find((one) => one.type === type)?.count ?? 0
  let has = 0
  for (const unit of army.units) if (unit.type === type) has += unit.count
  return count > 0 && has > wanted
}

/** GF-ARMY-01: what could be left out to come within the budget. */
const savings = (army: ArmyFile): readonly Mend[] => {
  const { shells, luxuries, gasCanisters } = army.goods
  const none = { shells: 0, luxuries: 0, gasCanisters: 0 }
  const goods: readonly Mend[] =
    shells + luxuries + gasCanisters > 0
      ? [{ title: 'Without the goods', army: { ...army, goods: none } }]
      : []
  const units = army.units.flatMap((unit, line): readonly Mend[] => {
    if (!spare(army, unit)) return []
    const fewer = unit.count === 1 ? undefined : { ...unit, count: unit.count - 1 }
    const title = `One ${titleOf(unit)} fewer (saves ${unitPrice(unit)})`
    return [{ title, army: withLine(army, line, fewer) }]
  })
  return [...goods, ...units].slice(0, MOST_SAVINGS)
}

const PLACE = /^units\.([0-9]+)(?:\.([a-z]+))?$/i

export const lineIn = (path: string): number | undefined => {
  const [, line] = PLACE.exec(path) ?? []
  return line === undefined ? undefined : Number(line)
}

/** What would mend a violation, or help to. */
export const mendsFor = (army: ArmyFile, violation: Violation): readonly Mend[] => {
  const { path } = violation
  const [, line, field = ''] = PLACE.exec(path) ?? []
  if (line !== undefined) return lineMends(army, violation, Number(line), field)
  if (path === 'goods.gasCanisters')
    return [{ title: 'No canisters', army: { ...army, goods: { ...army.goods, gasCanisters: 0 } } }]
  const lacking = lackMends(army, violation)
  return lacking.length > 0 ? lacking : savings(army)
}
