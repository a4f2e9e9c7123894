import type { ShownTable } from '#kernel/procedure/reference.ts'
import { counted } from '#kernel/words.ts'
import { qualityOf, traitsOf } from '../armies/item.ts'
import { aboutOf, type BuiltOf, ORGANISATIONS } from '../armies/organisations.ts'
import { priceOf } from '../armies/prices.ts'
import {
  BUILT,
  CAVALRY_PART,
  FIRST_GAS,
  FIRST_PIERCING,
  FIRST_SMOKE,
  LEAST_SQUADS,
  MOST_OF,
  SQUADS_AN_OFFICER,
} from '../tables/forces.ts'
import { SQUAD_IDS, SQUADS, type Squad } from '../tables/squads.ts'
import type { Role } from '../vocabulary.ts'
import { NATION_NAMES, nameOf } from '../wording.ts'
import { NOTHING } from './cells.ts'

const countOf = ({ figures }: Squad, roles: readonly Role[]): string => {
  const count = figures.reduce((sum, [role, men]) => sum + (roles.includes(role) ? men : 0), 0)
  return count === 0 ? NOTHING : String(count)
}

/** "1914", "1914, 1918", "1915-17". */
const shortYears = (years: readonly number[]): string => {
  const [first = 0, last = first] = [years[0], years.at(-1)]
  return last - first === years.length - 1 && first !== last
    ? `${first}-${String(last).slice(2)}`
    : years.join(', ')
}

const TRAIT_WORDS = { bef: 'BEF', 'belt-fed': 'belt-fed' } as const

const ORGANISATION_TABLE: ShownTable = {
  id: 'organisations',
  title: 'Squads of the three armies',
  clause: 'SK-SET-12',
  columns: ['Squad', 'Years', 'Figures', 'Riflemen', 'LMG crew', 'Bombers', 'Quality', 'Points'],
  rows: SQUAD_IDS.map((organisation) => {
    const squad: Squad = SQUADS[organisation]
    const { title, figures, years } = aboutOf(organisation)
    const traits = traitsOf({ organisation }).flatMap((trait) =>
      trait === 'bef' || trait === 'belt-fed' ? [TRAIT_WORDS[trait]] : [],
    )
    return [
      `${NATION_NAMES[squad.nation].one}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      shortYears(years),
      String(figures),
      countOf(squad, ['rifleman']),
      countOf(squad, ['lmg-gunner', 'lmg-loader']),
      countOf(squad, ['bomber']),
      [nameOf(qualityOf({ organisation })), ...traits].join(', '),
      String(priceOf({ organisation })),
    ]
  }),
  note: 'An NCO leads each of them and is one of its figures. An officer with it is one figure and 8 points more.',
}

const LIMITS: ShownTable = {
  id: 'built-forces',
  title: 'Limits of a built force',
  clause: 'SK-SET-10',
  columns: ['What', 'How many'],
  rows: [
    ['Muster points', `${BUILT.points}, or as agreed`],
    ['Nations', 'one'],
    ['Squads', `at least ${LEAST_SQUADS}`],
    ['Officers', `one to ${SQUADS_AN_OFFICER} squads`],
    ['Snipers', `at most ${MOST_OF.snipers}`],
    ['HMG teams', `at most ${MOST_OF.hmgs}`],
    ['Guns and mortars', `at most ${MOST_OF.guns}`],
    ['Batteries off the table', `at most ${MOST_OF.batteries}`],
    ['Vehicles', `at most ${MOST_OF.vehicles}`],
    ['Cavalry', `one point in ${CAVALRY_PART}`],
  ],
  note: `${counted(BUILT.moves, 'move')} at the crossroads of 1914. Fire plotted before the battle falls from move ${BUILT.firstPlots} on.`,
}

const NO_SQUADS = ORGANISATIONS.filter((id) => aboutOf(id).arm !== 'squads')

const nationWords = (id: BuiltOf): string => {
  const { nation } = aboutOf(id)
  return nation ? NATION_NAMES[nation].one : 'all'
}

const YEARS: ShownTable = {
  id: 'built-years',
  title: 'What there is besides squads',
  clause: 'SK-SET-12',
  columns: ['Unit', 'Nation', 'Years', 'Points'],
  rows: NO_SQUADS.map((organisation) => [
    aboutOf(organisation).title,
    nationWords(organisation),
    shortYears(aboutOf(organisation).years),
    String(priceOf({ organisation })),
  ]),
  note: `Smoke from ${FIRST_SMOKE}, gas from ${FIRST_GAS} if both agree; armour-piercing bullets for German squads from ${FIRST_PIERCING}.`,
}

export const FORCE_TABLES: readonly ShownTable[] = [ORGANISATION_TABLE, LIMITS, YEARS]
