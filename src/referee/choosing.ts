import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { rolesOf } from './drafting.ts'
import type { Draft, Evening, TrackedUnit } from './session.ts'

/** Units that stand under one body. */
export interface Formation {
  readonly title: string
  readonly units: readonly TrackedUnit[]
}

/** Units by their formations, in the order in which they came; stores and ground after the troops. */
export const formationsOf = (ruleset: Ruleset, units: readonly TrackedUnit[]): readonly Formation[] => {
  const formations = new Map<string, TrackedUnit[]>()
  for (const unit of units) {
    const title = ruleset.referee.formation?.(unit.card) ?? ''
    const present = formations.get(title)
    if (present) present.push(unit)
    else formations.set(title, [unit])
  }
  const isOfTroops = ({ units: members }: Formation): boolean =>
    members.some(({ card }) => ruleset.referee.face?.(card)?.quality !== undefined)
  return [...formations]
    .map(([title, members]) => ({ title, units: members }))
    .toSorted((a, b) => Number(isOfTroops(b)) - Number(isOfTroops(a)))
}

/** Who may take a part: whom this unit dealt with last, then all, then those it would be a mistake to choose. */
export interface Candidates {
  readonly last: readonly TrackedUnit[]
  readonly usual: readonly Formation[]
  /** Of the wrong side. */
  readonly doubtful: readonly Formation[]
}

/** The unit that acts: the first of the first part that is taken. */
export const actorOf = (evening: Evening, ruleset: Ruleset, draft: Draft): TrackedUnit | undefined => {
  for (const { title } of rolesOf(ruleset, draft.procedure)) {
    const [first] = draft.parts[title] ?? []
    const unit = evening.units.find(({ id }) => id === first)
    if (unit) return unit
  }
  return undefined
}

/** Whom the actor, or else somebody of its side, last chose for the part. */
const lastChosen = (
  evening: Evening,
  ruleset: Ruleset,
  draft: Draft,
  role: Role,
  actor: TrackedUnit,
): readonly string[] => {
  const sameSide = new Set(evening.units.filter(({ side }) => side === actor.side).map(({ id }) => id))
  const [first] = rolesOf(ruleset, draft.procedure)
  const entries = evening.history.filter(({ draft: past }) => past.parts[role.title]?.length)
  const byActor = entries.findLast(({ draft: past }) => past.parts[first?.title ?? '']?.[0] === actor.id)
  const bySide = entries.findLast(({ draft: past }) =>
    sameSide.has(past.parts[first?.title ?? '']?.[0] ?? ''),
  )
  return (byActor ?? bySide)?.draft.parts[role.title] ?? []
}

export const candidatesFor = (evening: Evening, ruleset: Ruleset, draft: Draft, role: Role): Candidates => {
  const actor = actorOf(evening, ruleset, draft)
  const chosen = draft.parts[role.title] ?? []
  const taken = new Set(Object.values(draft.parts).flat())
  const able = evening.units.filter(
    ({ id, card }) =>
      !ruleset.referee.gone(card) && role.fits(card) && (chosen.includes(id) || !taken.has(id)),
  )
  const acts = actor === undefined || chosen.includes(actor.id)
  const wanted = ({ side }: TrackedUnit): boolean =>
    acts || role.of === undefined || (side === actor.side) === (role.of === 'own')
  const usual = able.filter(wanted)
  // Whoever acts usually deals with the enemy.
  const enemyFirst = acts
    ? usual
    : usual.toSorted((a, b) => Number(a.side === actor.side) - Number(b.side === actor.side))
  const before = acts ? [] : lastChosen(evening, ruleset, draft, role, actor)
  const last = enemyFirst.filter(({ id }) => before.includes(id))
  return {
    last,
    usual: formationsOf(
      ruleset,
      enemyFirst.filter((unit) => !last.includes(unit)),
    ),
    doubtful: formationsOf(
      ruleset,
      able.filter((unit) => !wanted(unit)),
    ),
  }
}
