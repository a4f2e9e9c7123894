// What of a state counts in its checksum: what orders can change, and no more (docs/battle-file.md).

/** Lists the decisions that are waited for: the name of one says which it is, and is read by nobody. */
export const PHASES = 'phases'

/** What a reader calls a thing; the rules go by its id. */
export const isLabel = (field: string): boolean => field === 'name' || field === 'title'

/** A field that is as good as absent. */
export const isVoid = (value: unknown): boolean => {
  if (typeof value === 'object') return value === null || (Array.isArray(value) && value.length === 0)
  if (typeof value === 'number') return value === 0 || !Number.isFinite(value)
  return value === undefined || value === false || value === ''
}
