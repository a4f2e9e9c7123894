import type { Scenario } from './scenario.ts'

/** SK-SET-08: a name of the ground as an id. */
export const idOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Orders and rules go by the id of a place, which no reader sees. It is made of its first name; a place that is given another name
 * keeps it, so that battles fought before still fit.
 */
export const idOf = ({ id, name }: { readonly id?: string; readonly name: string }): string =>
  id ?? idOfName(name)

const withId = <T extends { readonly id?: string; readonly name: string }>(place: T): T => ({
  ...place,
  id: idOf(place),
})

/** With every id written out, so that it is the same whatever its places are called. */
export const identified = (scenario: Scenario): Scenario => ({
  ...scenario,
  ground: scenario.ground.map(withId),
  landmarks: (scenario.landmarks ?? []).map(withId),
  objectives: scenario.objectives.map(withId),
})
