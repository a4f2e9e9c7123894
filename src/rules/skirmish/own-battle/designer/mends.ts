import { several } from '#kernel/words.ts'
import type { Objection } from '#screen/designer.ts'
import type { Line } from '../../armies/item.ts'
import { aboutOf } from '../../armies/organisations.ts'
import { priceOf } from '../../armies/prices.ts'
import { LEAST_SQUADS } from '../../tables/forces.ts'
import { NATION_NAMES } from '../../wording.ts'
import type { ArmyFile } from '../army-file.ts'
import { usualSquad } from '../ready-made.ts'
import { squadsIn, type Violation, violationsOf } from '../violations.ts'
import { withLine, withMore } from './army.ts'
import { titleOf } from './lines.ts'

type Mend = Objection<ArmyFile>['mends'][number]

/** How many ways to save points are offered. */
const MOST_SAVINGS = 4

const agreed = ({ year, points }: ArmyFile) => ({ year, points })

const fewer = (army: ArmyFile, line: Line, place: number): ArmyFile =>
  withLine(army, place, line.count === 1 ? undefined : { ...line, count: line.count - 1 })

/** What could go without leaving too few squads, and what fewer officers there would be. */
const savings = (army: ArmyFile): readonly Mend[] =>
  army.units
    .flatMap((line, place): readonly Mend[] => {
      const isNeeded = aboutOf(line.organisation).arm === 'squads' && squadsIn(army.units) <= LEAST_SQUADS
      const title = `One ${titleOf(line)} fewer (saves ${priceOf(line)})`
      return isNeeded ? [] : [{ title, army: fewer(army, line, place) }]
    })
    .slice(0, MOST_SAVINGS)

/** Squads of the year where there are too few. */
const moreSquads = (army: ArmyFile): readonly Mend[] => {
  const lack = LEAST_SQUADS - squadsIn(army.units)
  const squad = usualSquad(army.nation, army.year)
  if (lack <= 0 || !squad) return []
  let mended = army
  for (let i = 0; i < lack; i++) mended = withMore(mended, { organisation: squad })
  return [{ title: `Add ${several(lack, 'squad')}`, army: mended }]
}

const withoutOfficers = (army: ArmyFile): readonly Mend[] =>
  army.units.flatMap((line, place): readonly Mend[] => {
    if (line.with)
      return [
        {
          title: `No officer with ${titleOf(line)}`,
          army: withLine(army, place, { ...line, with: undefined }),
        },
      ]
    return aboutOf(line.organisation).arm === 'officers'
      ? [{ title: `Without ${titleOf(line)}`, army: withLine(army, place, undefined) }]
      : []
  })

const lineMends = (army: ArmyFile, line: Line, place: number, field: string): readonly Mend[] => {
  const without: Mend = { title: `Without ${titleOf(line)}`, army: withLine(army, place, undefined) }
  switch (field) {
    case 'traits': {
      const plain = withLine(army, place, { ...line, traits: undefined })
      return [{ title: 'Plain troops', army: plain }, without]
    }
    case 'with':
      return [{ title: 'No officer with it', army: withLine(army, place, { ...line, with: undefined }) }]
    case 'quality':
      return [{ title: 'Average crews', army: withLine(army, place, { ...line, quality: undefined }) }]
    case '':
      return [{ title: `One ${titleOf(line)} fewer`, army: fewer(army, line, place) }]
    default: {
      const { nation, years } = aboutOf(line.organisation)
      const other: readonly Mend[] =
        nation && nation !== army.nation
          ? [{ title: `A ${NATION_NAMES[nation].one} force`, army: { ...army, nation } }]
          : years.includes(army.year)
            ? []
            : years.slice(0, 1).map((year) => ({ title: `Play in ${year}`, army: { ...army, year } }))
      return [without, ...other]
    }
  }
}

/** The line of the list that a violation is about. */
const lineIn = ({ path }: Violation): number | undefined => {
  const [line = ''] = path.split('.')
  return line === '' ? undefined : Number(line)
}

/** What would mend a violation, or help to. */
const mendsFor = (army: ArmyFile, violation: Violation): readonly Mend[] => {
  const place = lineIn(violation)
  const line = place === undefined ? undefined : army.units[place]
  if (place !== undefined && line) return lineMends(army, line, place, violation.path.split('.')[1] ?? '')
  switch (violation.about) {
    case 'officers':
      return withoutOfficers(army)
    case 'squads':
      return moreSquads(army)
    default:
      return savings(army)
  }
}

/** What the rules have against a force, each with what would mend it. */
export const objectionsTo = (army: ArmyFile): readonly Objection<ArmyFile>[] =>
  violationsOf(army.units, agreed(army), army.nation).map((violation) => {
    const line = lineIn(violation)
    return {
      message: violation.message,
      clause: violation.clause,
      ...(line === undefined ? {} : { line }),
      mends: mendsFor(army, violation),
    }
  })
