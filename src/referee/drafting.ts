import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import { isForm } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { bodyOf, withMates } from './bodies.ts'
import type { Draft, Evening, TrackedUnit } from './session.ts'
import { settingsOf } from './turn.ts'

export const procedureNamed = (ruleset: Ruleset, name: string): Procedure | undefined =>
  ruleset.procedures.find((procedure) => procedure.name === name)

export const rolesOf = (ruleset: Ruleset, procedure: string): readonly Role[] =>
  ruleset.referee.roles[procedure] ?? []

export const unitsIn = (evening: Evening, draft: Draft, role: string): readonly TrackedUnit[] =>
  (draft.parts[role] ?? []).flatMap((id) => evening.units.filter((unit) => unit.id === id))

/** Opens a procedure, the chosen unit in the first part it fits, with what was written for it last time. */
export const openProcedure = (
  evening: Evening,
  ruleset: Ruleset,
  procedure: string,
  unitId?: string,
): Evening => {
  const unit = evening.units.find(({ id }) => id === unitId)
  const roles = rolesOf(ruleset, procedure)
  const role = unit && roles.find((candidate) => candidate.fits(unit.card))
  const parts = unit && role ? withMates(evening, ruleset, roles, { [role.title]: [unit.id] }, unit) : {}
  const draft: Draft = { procedure, input: {}, parts, faces: [] }
  // What the cards and settings say now goes before what was written last time.
  const known = prefilled(evening, ruleset, draft)
  const last = Object.entries(lastInput(evening, procedure, role?.title, unitId)).filter(
    ([name]) => !(name in known),
  )
  return { ...evening, showing: null, draft: { ...draft, input: Object.fromEntries(last) } }
}

const lastInput = (
  evening: Evening,
  procedure: string,
  role: string | undefined,
  unitId: string | undefined,
): Fields => {
  if (!role || !unitId) return {}
  const last = evening.history.findLast(
    (entry) => entry.procedure === procedure && entry.draft.parts[role]?.[0] === unitId,
  )
  return last?.draft.input ?? {}
}

const changedDraft = (evening: Evening, change: (draft: Draft) => Partial<Draft>): Evening => {
  const { draft } = evening
  return draft ? { ...evening, showing: null, draft: { ...draft, faces: [], ...change(draft) } } : evening
}

/** Writes one field; `undefined` goes back to what the cards and settings say. */
export const setField = (evening: Evening, name: string, value: unknown): Evening =>
  changedDraft(evening, ({ input }) => {
    const { [name]: _, ...rest } = input
    return { input: value === undefined ? rest : { ...rest, [name]: value } }
  })

/** Gives a unit a part in the draft, with those of its body that join it, or takes it out again. */
export const togglePart = (evening: Evening, ruleset: Ruleset, role: Role, unitId: string): Evening =>
  changedDraft(evening, ({ procedure, parts }) => {
    const present = parts[role.title] ?? []
    const unit = evening.units.find(({ id }) => id === unitId)
    if (!unit || present.includes(unitId)) {
      return { parts: { ...parts, [role.title]: present.filter((id) => id !== unitId) } }
    }
    const taken = { ...parts, [role.title]: role.many ? [...present, unitId] : [unitId] }
    return { parts: withMates(evening, ruleset, rolesOf(ruleset, procedure), taken, unit) }
  })

/** What comes from the evening's settings and the cards of the units that take part. */
export const prefilled = (evening: Evening, ruleset: Ruleset, draft: Draft): Fields => {
  const procedure = procedureNamed(ruleset, draft.procedure)
  if (!procedure) return {}
  const names = new Set(fieldsOf(procedure.input).map(({ name }) => name))
  const settings = settingsOf(evening, ruleset)
  const shared = Object.fromEntries(Object.entries(settings).filter(([name]) => names.has(name)))
  const cards = rolesOf(ruleset, draft.procedure).flatMap((role) =>
    unitsIn(evening, draft, role.title).map((unit) => {
      const body = bodyOf(evening, ruleset, unit).map(({ card }) => card)
      return role.prefill(unit.card, unit.name, settings, body)
    }),
  )
  return cards.reduce(joined, shared)
}

/** Lists grow, forms are filled, anything else is written over. */
const joined = (before: Fields, more: Fields): Fields => {
  const next: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(more)) {
    const present = next[name]
    if (Array.isArray(present) && Array.isArray(value)) next[name] = [...present, ...value]
    else if (isForm(present) && isForm(value)) next[name] = joined(present, value)
    else next[name] = value
  }
  return next
}

/** The whole input as it would be adjudicated now. */
export const inputOf = (evening: Evening, ruleset: Ruleset, draft: Draft): Fields => {
  const options = Object.keys(evening.options).length > 0 ? { options: evening.options } : {}
  return { ...prefilled(evening, ruleset, draft), ...draft.input, ...options }
}
