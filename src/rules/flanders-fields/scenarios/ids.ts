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
