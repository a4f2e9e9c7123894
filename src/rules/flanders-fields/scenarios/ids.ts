import type { Feature, Scenario } from './scenario.ts'

/**
 * Orders, objectives and rules go by the id of a place, which no reader sees. Its first name is its id; a place that is given another
 * name keeps it, so that battles fought before still fit.
 */
export const idOf = ({
  id,
  name,
}: {
  readonly id?: string
  readonly name?: string | undefined
}): string | undefined => id ?? name

const withId = (feature: Feature): Feature => {
  const id = 'at' in feature ? idOf(feature) : undefined
  return id === undefined || !('at' in feature) ? feature : { ...feature, id }
}

/** With every id written out, so that it is the same whatever its places are called. */
export const identified = (scenario: Scenario): Scenario => ({
  ...scenario,
  ground: scenario.ground.map(withId),
  objectives: scenario.objectives.map((objective) => ({ ...objective, id: objective.id ?? objective.name })),
})
