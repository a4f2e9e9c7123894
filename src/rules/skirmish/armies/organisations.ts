import type { Organisation } from '../scenarios/scenario.ts'
import { GUN_YEARS, TEAM_YEARS, VEHICLE_YEARS } from '../tables/forces.ts'
import { GUN_CLASSES, GUN_CREWS, HMG_CREW, modelNamed, VEHICLE_IDS } from '../tables/organisation.ts'
import { isSquadId, SQUAD_IDS, SQUADS, type Squad, TROOPERS, WAGON_DRIVERS } from '../tables/squads.ts'
import { ARTILLERY, type Artillery, type Nation, type Quality, type Trait } from '../vocabulary.ts'
import { modelName, nameOf } from '../wording.ts'

const TEAMS = ['hmg-team', 'cavalry-troop', 'sniper', 'command', 'wagon', 'battery'] as const
type Team = (typeof TEAMS)[number]

/** What a force can be built of. */
export type BuiltOf = Organisation | 'battery'
export const ORGANISATIONS: readonly BuiltOf[] = [...SQUAD_IDS, ...TEAMS, ...ARTILLERY, ...VEHICLE_IDS]

/** What counts together where forces are limited (SK-SET-10). */
export type Arm =
  | 'squads'
  | 'cavalry'
  | 'hmgs'
  | 'guns'
  | 'snipers'
  | 'officers'
  | 'wagons'
  | 'vehicles'
  | 'batteries'

export interface About {
  readonly arm: Arm
  readonly title: string
  /** None where all nations have it. */
  readonly nation: Nation | undefined
  /** The years in which there is any (SK-SET-12). */
  readonly years: readonly number[]
  /** Men in it, an officer with it left out. */
  readonly figures: number
  readonly quality: Quality
  readonly traits: readonly Trait[]
}

const SQUAD_TITLES: Readonly<Record<keyof typeof SQUADS, string>> = {
  'br-section-1914': 'Section of 1914',
  'br-section-1916': 'Section of 1916',
  'br-raiders-1916': 'Raiding party',
  'br-section-1917': 'Section of 1917',
  'fr-squad-1914': 'Squad of 1914',
  'fr-squad-1917': 'Squad of 1917',
  'ge-gruppe-1914': 'Squad of 1914',
  'ge-gruppe-1916': 'Squad of 1916',
  'ge-gruppe-1917': 'Squad of 1917',
  'ge-stosstrupp': 'Assault squad',
}

const TEAM_ABOUT: Readonly<Record<Team, Pick<About, 'arm' | 'title' | 'figures'>>> = {
  'hmg-team': { arm: 'hmgs', title: 'HMG team', figures: HMG_CREW },
  'cavalry-troop': { arm: 'cavalry', title: 'Cavalry troop', figures: TROOPERS },
  sniper: { arm: 'snipers', title: 'Sniper', figures: 1 },
  command: { arm: 'officers', title: 'Officer on his own', figures: 1 },
  wagon: { arm: 'wagons', title: 'Wagon', figures: WAGON_DRIVERS },
  battery: { arm: 'batteries', title: 'Battery off the table', figures: 0 },
}

const isTeam = (id: BuiltOf): id is Team => TEAMS.some((team) => team === id)
export const isGun = (id: BuiltOf): id is Artillery => ARTILLERY.some((weapon) => weapon === id)

const USUAL = { nation: undefined, quality: 'average', traits: [] } as const

const yearsFrom = ([first, last]: Squad['years']): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

const described = (id: BuiltOf): About => {
  if (isSquadId(id)) {
    const { nation, years, figures, quality = 'average', traits = [] }: Squad = SQUADS[id]
    return {
      arm: 'squads',
      title: SQUAD_TITLES[id],
      nation,
      years: yearsFrom(years),
      figures: figures.reduce((sum, [, count]) => sum + count, 1),
      quality,
      traits,
    }
  }
  if (isTeam(id)) return { ...USUAL, ...TEAM_ABOUT[id], years: TEAM_YEARS[id] }
  if (isGun(id))
    return { ...USUAL, arm: 'guns', title: nameOf(id), years: GUN_YEARS[id], figures: GUN_CREWS[id] }
  const model = modelNamed(id)
  if (!model) throw new Error(`there is no organisation ${id}`)
  const { nation, years } = VEHICLE_YEARS[model.vehicle]
  return { ...USUAL, arm: 'vehicles', title: modelName(model), nation, years, figures: model.crew }
}

const ABOUT: ReadonlyMap<BuiltOf, About> = new Map(ORGANISATIONS.map((id) => [id, described(id)]))

/** What the rules' own list says of it. */
export const aboutOf = (id: BuiltOf): About => ABOUT.get(id) ?? described(id)

/** What soldiers of a nation call their gun. */
export const gunName = (weapon: Artillery, nation: Nation): string => {
  if (weapon === 'mortar' || weapon === 'light-gun') return nameOf(weapon)
  const calibre = GUN_CLASSES[weapon][nation]
  if (weapon === 'howitzer') return `${calibre} howitzer`
  return calibre.endsWith('mm') ? `${calibre} gun` : calibre
}
