import type { Item, Line } from '../armies/item.ts'
import { aboutOf, type BuiltOf, ORGANISATIONS } from '../armies/organisations.ts'
import { LEAST_SQUADS } from '../tables/forces.ts'
import type { Nation, Trait } from '../vocabulary.ts'
import { type Agreement, mayHave, violationsOf } from './violations.ts'

/** A whole force for a nation, a year and so many points. */
export interface ReadyMade {
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
}

/** What everybody of a nation has in a year, and what only some have. */
const STORMERS: readonly BuiltOf[] = ['br-raiders-1916', 'ge-stosstrupp']

export const isThere = (id: BuiltOf, nation: Nation, year: number): boolean => {
  const about = aboutOf(id)
  return about.years.includes(year) && (about.nation === undefined || about.nation === nation)
}

/** Nothing where a nation has none in that year (SK-SET-12). */
export const usualSquad = (nation: Nation, year: number): BuiltOf | undefined =>
  ORGANISATIONS.find(
    (id) => aboutOf(id).arm === 'squads' && !STORMERS.includes(id) && isThere(id, nation, year),
  )

const vehiclesOf = (nation: Nation, year: number): readonly BuiltOf[] =>
  ORGANISATIONS.filter((id) => aboutOf(id).arm === 'vehicles' && isThere(id, nation, year))

const withTraits = (item: Item, traits: readonly Trait[], nation: Nation, year: number): Item => {
  const given = traits.filter((trait) => mayHave(item, trait, nation, year))
  return given.length === 0 ? item : { ...item, traits: given }
}

/** Two squads if there are points for them, then what is wished for in its order as long as the rules and the points allow it. */
const filled = (
  wishes: readonly Item[],
  agreement: Agreement,
  nation: Nation,
): readonly Item[] | undefined => {
  const lines: Line[] = wishes.slice(0, LEAST_SQUADS).map((wish) => ({ ...wish, count: 1 }))
  if (violationsOf(lines, agreement, nation).length > 0) return undefined
  for (const wish of wishes.slice(LEAST_SQUADS)) {
    const line = { ...wish, count: 1 }
    if (violationsOf([...lines, line], agreement, nation).length === 0) lines.push(line)
  }
  return lines.map(({ count: _, ...item }) => item)
}

/** The forces that are offered ready made; none for a nation without squads in that year. */
export const readyMades = (nation: Nation, agreement: Agreement): readonly ReadyMade[] => {
  const { year } = agreement
  const squad = usualSquad(nation, year)
  if (!squad) return []
  const one: Item = { organisation: squad }
  const led: Item = { ...one, with: 'officer' }
  const of = (...ids: readonly BuiltOf[]): readonly Item[] => ids.map((organisation) => ({ organisation }))
  const hmgs = nation === 'german' ? of('hmg-team', 'hmg-team', 'mortar') : of('hmg-team', 'mortar', 'sniper')
  const horse = withTraits({ organisation: 'cavalry-troop' }, ['lancers', 'bef'], nation, year)
  const stormer = STORMERS.find((id) => isThere(id, nation, year))
  const storm: Item = { organisation: stormer ?? squad }
  const vehicles = of(...vehiclesOf(nation, year))
  const tanks = vehicles.filter(({ organisation }) => !organisation.endsWith('armoured-car'))
  const more = [one, led, ...of('medium-gun', 'battery', 'hmg-team'), ...tanks, one, led, one, led]
  const recipes: readonly (readonly [string, string, readonly Item[]])[] = [
    ['usual', 'Usual force', [one, led, one, ...hmgs, ...more]],
    [
      'guns',
      'Strong in guns',
      [one, led, ...of('battery', 'medium-gun', 'hmg-team', 'mortar', 'sniper'), ...more],
    ],
    ...(stormer
      ? ([
          ['assault', 'Assault troops', [storm, { ...storm, with: 'officer' }, ...hmgs, storm, ...more]],
        ] as const)
      : []),
    ...(tanks.length > 0
      ? ([['tanks', 'With tanks', [one, led, ...tanks.slice(0, 2), ...hmgs, ...more]]] as const)
      : []),
    ...(isThere('cavalry-troop', nation, year)
      ? ([['horse', 'With horse', [one, led, horse, ...hmgs, ...vehicles.slice(-1), ...more]]] as const)
      : []),
  ]
  return recipes.flatMap(([id, title, wishes]) => {
    const items = filled(wishes, agreement, nation)
    return items ? [{ id, title, items }] : []
  })
}
