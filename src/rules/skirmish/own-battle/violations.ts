import type { Fault } from '#kernel/procedure/result.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { counted, listed, several } from '#kernel/words.ts'
import { figuresOf, type Item, type Line } from '../armies/item.ts'
import { type Arm, aboutOf } from '../armies/organisations.ts'
import { costOf } from '../armies/prices.ts'
import {
  CAVALRY_PART,
  FIRST_PIERCING,
  LAST_BEF,
  LEAST_SQUADS,
  MOST_OF,
  SQUADS_AN_OFFICER,
} from '../tables/forces.ts'
import type { Nation, Trait } from '../vocabulary.ts'
import { NATION_NAMES } from '../wording.ts'

/** What the rules have against a force, and where in its list. */
export interface Violation extends Fault {
  readonly clause: ClauseId
  /** Of what there is too much or too little in the force as a whole. */
  readonly about?: 'squads' | 'officers' | 'points'
}

/** What two players have agreed on. */
export interface Agreement {
  readonly year: number
  readonly points: number
}

const against = (path: string, clause: ClauseId, message: string): Violation => ({
  path,
  clause,
  message: `${message} (${clause}).`,
})

/** "1914", "1914 and 1918", "1916 to 1918". */
export const yearWords = (years: readonly number[]): string => {
  const [first = 0, last = first] = [years[0], years.at(-1)]
  return years.length > 2 && last - first === years.length - 1
    ? `${first} to ${last}`
    : listed(years.map(String))
}

/** SK-SET-10: a force is of the nation of the first unit that only one nation has. */
export const nationIn = (lines: readonly Item[]): Nation | undefined => {
  for (const { organisation } of lines) {
    const { nation } = aboutOf(organisation)
    if (nation) return nation
  }
  return undefined
}

/** SK-FIRE-16, SK-SET-12: why troops may not be given a trait; nothing if they may. */
const traitFault = (
  { organisation }: Item,
  trait: Trait,
  nation: Nation | undefined,
  year: number,
): readonly [ClauseId, string] | undefined => {
  const { arm, title, traits } = aboutOf(organisation)
  if (traits.includes(trait)) return undefined
  switch (trait) {
    case 'bef':
      return (arm === 'squads' || arm === 'cavalry') && nation === 'british' && year <= LAST_BEF
        ? undefined
        : ['SK-FIRE-16', `Only British infantry and cavalry of ${LAST_BEF} are regulars of the BEF`]
    case 'lancers':
      return arm === 'cavalry' && nation !== 'british'
        ? undefined
        : ['SK-SET-12', 'Lancers are French or German cavalry']
    case 'armour-piercing':
      return arm === 'squads' && nation === 'german' && year >= FIRST_PIERCING
        ? undefined
        : ['SK-SET-12', `Armour-piercing ammunition is for German squads from ${FIRST_PIERCING} on`]
    case 'belt-fed':
      return ['SK-SET-12', `${title}: there is no belt-fed light machine gun in it`]
    case 'sniper':
      return arm === 'snipers' ? undefined : ['SK-SNP-01', 'A sniper is a unit of his own']
  }
}

/** What may be given to the troops of a force. */
export const mayHave = (item: Item, trait: Trait, nation: Nation, year: number): boolean =>
  traitFault(item, trait, nation, year) === undefined

const lineViolations = (
  line: Line,
  nation: Nation | undefined,
  { year }: Agreement,
  path: string,
): readonly Violation[] => {
  const { arm, title, nation: own, years } = aboutOf(line.organisation)
  const at = `${path}.organisation`
  if (own && nation && own !== nation)
    return [
      against(
        at,
        'SK-SET-10',
        `A force is of one nation: ${title} is ${NATION_NAMES[own].one}, the rest ${NATION_NAMES[nation].one}`,
      ),
    ]
  if (!years.includes(year))
    return [against(at, 'SK-SET-12', `${title}: there is none in ${year}, only in ${yearWords(years)}`)]
  const found: Violation[] = []
  if (line.with && arm !== 'squads' && arm !== 'cavalry')
    found.push(
      against(`${path}.with`, 'SK-GEN-17', `An officer goes with a squad or a troop, not with: ${title}`),
    )
  if (line.quality && line.quality !== 'average' && arm === 'batteries')
    found.push(against(`${path}.quality`, 'SK-BOM-09', 'The crews of a battery are average'))
  for (const trait of line.traits ?? []) {
    const fault = traitFault(line, trait, nation, year)
    if (fault) found.push(against(`${path}.traits`, ...fault))
  }
  return found
}

const countOf = (lines: readonly Line[], arm: Arm): number =>
  lines.reduce((sum, line) => sum + (aboutOf(line.organisation).arm === arm ? line.count : 0), 0)

/** SK-GEN-17: on their own and with squads. */
const officersIn = (lines: readonly Line[]): number =>
  countOf(lines, 'officers') + lines.reduce((sum, line) => sum + (line.with ? line.count : 0), 0)

const LIMITED: Readonly<Record<keyof typeof MOST_OF, readonly [string, string?]>> = {
  snipers: ['sniper'],
  hmgs: ['HMG team'],
  guns: ['gun or mortar', 'guns or mortars'],
  batteries: ['battery', 'batteries'],
  vehicles: ['vehicle'],
}
const LIMITS = ['snipers', 'hmgs', 'guns', 'batteries', 'vehicles'] as const satisfies readonly Arm[]

/** SK-SET-10: the limits of a force as a whole; each names the arm that breaks it. */
const forceViolations = (lines: readonly Line[], { points }: Agreement): readonly Violation[] => {
  const found: Violation[] = []
  const says = (message: string, path = ''): number => found.push(against(path, 'SK-SET-10', message))
  const saysOf = (about: NonNullable<Violation['about']>, message: string): number =>
    found.push({ ...against('', 'SK-SET-10', message), about })
  const lastOf = (arm: Arm): string => {
    const place = lines.findLastIndex(({ organisation }) => aboutOf(organisation).arm === arm)
    return place < 0 ? '' : String(place)
  }
  const squads = countOf(lines, 'squads')
  if (squads < LEAST_SQUADS)
    saysOf(
      'squads',
      `A force has at least ${several(LEAST_SQUADS, 'squad')}; this one has ${several(squads, 'squad')}`,
    )
  const officers = officersIn(lines)
  const mostOfficers = Math.floor(squads / SQUADS_AN_OFFICER)
  if (officers > mostOfficers)
    saysOf(
      'officers',
      `There is one officer to ${several(SQUADS_AN_OFFICER, 'squad')}: ${several(officers, 'officer')} for ${several(squads, 'squad')} are too many`,
    )
  for (const arm of LIMITS) {
    const [has, most] = [countOf(lines, arm), MOST_OF[arm]]
    const [one, many] = LIMITED[arm]
    if (has > most)
      says(
        `A force has at most ${several(most, one, many)}; this one has ${several(has, one, many)}`,
        lastOf(arm),
      )
  }
  const cavalry = costOf(lines.filter(({ organisation }) => aboutOf(organisation).arm === 'cavalry'))
  if (cavalry * CAVALRY_PART > points)
    says(`Cavalry takes at most a third of the ${points} points; this takes ${cavalry}`, lastOf('cavalry'))
  const cost = costOf(lines)
  if (cost > points) saysOf('points', `The force costs ${counted(cost, 'point')}, and ${points} are agreed`)
  return found
}

/** Everything the rules forbid in a force of these units; places are those of its list. */
export const violationsOf = (
  lines: readonly Line[],
  agreement: Agreement,
  nation: Nation | undefined = nationIn(lines),
): readonly Violation[] => [
  ...lines.flatMap((line, i) => lineViolations(line, nation, agreement, String(i))),
  ...forceViolations(lines, agreement),
]

export const squadsIn = (lines: readonly Line[]): number => countOf(lines, 'squads')

/** Men on the table. */
export const menIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.count * figuresOf(line), 0)
