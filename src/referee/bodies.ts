import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { BodyRecord, Role } from '#kernel/procedure/referee.ts'
import type { Entry, Evening, Parts, TrackedUnit } from './session.ts'

/** The units of a side that stand under one formation with this one, itself among them. */
export const bodyOf = (
  { units }: Pick<Evening, 'units'>,
  { referee }: Ruleset,
  unit: TrackedUnit,
): readonly TrackedUnit[] => {
  const title = referee.formation?.(unit.card)
  if (title === undefined) return [unit]
  return units.filter(({ side, card }) => side === unit.side && referee.formation?.(card) === title)
}

/** The parts, with those of a unit's body who join it in the same part or in a later one. */
export const withMates = (
  evening: Evening,
  ruleset: Ruleset,
  roles: readonly Role[],
  parts: Parts,
  unit: TrackedUnit,
): Parts => {
  const body = bodyOf(evening, ruleset, unit)
  const cards = body.map(({ card }) => card)
  const own = roles.findIndex(({ title }) => parts[title]?.includes(unit.id))
  let joined = parts
  for (const role of roles.slice(Math.max(0, own))) {
    const taken = new Set(Object.values(joined).flat())
    const mates = body.filter(
      ({ id, card }) =>
        !taken.has(id) && !ruleset.referee.gone(card) && role.fits(card) && role.joins?.(card, cards),
    )
    const [first] = mates
    if (!first) continue
    const before = joined[role.title] ?? []
    joined = { ...joined, [role.title]: role.many ? [...before, ...mates.map(({ id }) => id)] : [first.id] }
  }
  return joined
}

export const recordOf = (ruleset: Ruleset, body: readonly TrackedUnit[]): BodyRecord | undefined =>
  ruleset.referee.record?.(body.map(({ card }) => card))

/** A body whose record an adjudication changed. */
export interface RecordChange {
  readonly title: string
  readonly body: readonly TrackedUnit[]
  /** What its record says now and did not say before. */
  readonly facts: readonly string[]
}

/** The bodies whose record an adjudication changed, or that owe a roll after it. */
export const recordChanges = (evening: Evening, ruleset: Ruleset, entry: Entry): readonly RecordChange[] => {
  const earlier = new Map(entry.before.map((unit) => [unit.id, unit]))
  const seen = new Set<string>()
  return entry.before.flatMap(({ id }) => {
    const now = evening.units.find((unit) => unit.id === id)
    if (!now || seen.has(id)) return []
    const body = bodyOf(evening, ruleset, now)
    for (const member of body) seen.add(member.id)
    const after = recordOf(ruleset, body)
    if (!after) return []
    const before = recordOf(
      ruleset,
      body.map((unit) => earlier.get(unit.id) ?? unit),
    )
    const facts = after.facts.filter((fact) => !before?.facts.includes(fact))
    const title = ruleset.referee.formation?.(now.card) ?? ''
    return facts.length > 0 || after.due ? [{ title, body, facts }] : []
  })
}
