import { facesOf } from '#kernel/chance/dice.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { type Answer, adjudicate, type NeededDie, neededDie } from '#kernel/procedure/adjudicate.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { inputOf, procedureNamed, rolesOf, unitsIn } from './drafting.ts'
import type { Entry, Evening, Stamp, TrackedUnit } from './session.ts'
import { settingsOf } from './turn.ts'

/** The next die the draft asks for; none if it is unfinished or has all it needs. */
export const nextDie = (evening: Evening, ruleset: Ruleset): NeededDie | undefined => {
  const { draft } = evening
  const procedure = draft && procedureNamed(ruleset, draft.procedure)
  if (!draft || !procedure) return undefined
  const input = accept(procedure.input, inputOf(evening, ruleset, draft))
  return input.ok ? neededDie(procedure, input.value, draft.faces) : undefined
}

/** Enters one face; the last one resolves. A face the die does not have changes nothing. */
export const enterFace = (evening: Evening, ruleset: Ruleset, face: number, stamp: Stamp): Evening => {
  const needed = nextDie(evening, ruleset)
  if (!needed || !facesOf(needed.die).includes(face) || !evening.draft) return evening
  const entered: Evening = { ...evening, draft: { ...evening.draft, faces: [...evening.draft.faces, face] } }
  return nextDie(entered, ruleset)
    ? entered
    : concluded(entered, ruleset, { entered: entered.draft?.faces ?? [] }, stamp)
}

/** Takes one wrong die back; those before and after it stay. */
export const takeBack = (evening: Evening, place: number): Evening => {
  const { draft } = evening
  return draft
    ? { ...evening, draft: { ...draft, faces: draft.faces.filter((_, i) => i !== place) } }
    : evening
}

export const rollAll = (evening: Evening, ruleset: Ruleset, seed: number, stamp: Stamp): Evening =>
  concluded(evening, ruleset, { seed }, stamp)

const concluded = (
  evening: Evening,
  ruleset: Ruleset,
  faces: { readonly entered: readonly number[] } | { readonly seed: number },
  { id, at }: Stamp,
): Evening => {
  const { draft } = evening
  const procedure = draft && procedureNamed(ruleset, draft.procedure)
  if (!draft || !procedure) return evening
  const input = inputOf(evening, ruleset, draft)
  const answer: Answer = adjudicate(procedure, input, faces)
  if (!answer.ok) return evening
  const after = updatedUnits(evening, ruleset, answer.result as Fields, input)
  const entry: Entry = {
    id,
    at,
    turn: evening.turn.number,
    procedure: draft.procedure,
    draft: { ...draft, faces: [] },
    input,
    own: 'entered' in faces,
    answer,
    before: evening.units.filter((unit) => after.has(unit.id)),
    settings: evening.settings,
  }
  const taking = Object.values(draft.parts).flat()
  const settings = ruleset.referee.settingsAfter?.(
    settingsOf(evening, ruleset),
    draft.procedure,
    answer.result as Fields,
  )
  return {
    ...evening,
    changed: at,
    settings: settings ?? evening.settings,
    units: evening.units.map((unit) => after.get(unit.id) ?? unit),
    turn: { ...evening.turn, done: [...new Set([...evening.turn.done, ...taking.slice(0, 1)])] },
    draft: { ...draft, faces: [] },
    showing: id,
    history: [...evening.history, entry],
  }
}

/** The cards of all who took part, after the result. */
const updatedUnits = (
  evening: Evening,
  ruleset: Ruleset,
  result: Fields,
  input: Fields,
): ReadonlyMap<string, TrackedUnit> => {
  const { draft } = evening
  const after = new Map<string, TrackedUnit>()
  if (!draft) return after
  for (const role of rolesOf(ruleset, draft.procedure)) {
    const taking = unitsIn(evening, draft, role.title)
    taking.forEach((unit, place) => {
      const present = after.get(unit.id) ?? unit
      const earlier = taking.slice(0, place).map(({ card }) => card)
      const card = role.apply?.(present.card, result, place, input, earlier) ?? present.card
      after.set(unit.id, { ...present, card })
    })
  }
  return after
}

/** Takes the last adjudication back with all it did to the cards, and opens it again. */
export const undoLast = (evening: Evening): Evening => {
  const last = evening.history.at(-1)
  if (!last) return evening
  const before = new Map(last.before.map((unit) => [unit.id, unit]))
  const first = Object.values(last.draft.parts).flat()[0]
  return {
    ...evening,
    units: evening.units.map((unit) => before.get(unit.id) ?? unit),
    settings: last.settings,
    turn: { ...evening.turn, done: evening.turn.done.filter((id) => id !== first) },
    draft: last.draft,
    showing: null,
    history: evening.history.slice(0, -1),
  }
}

/** Opens an old adjudication again, as a fresh draft. */
export const reopen = (evening: Evening, entryId: string): Evening => {
  const entry = evening.history.find(({ id }) => id === entryId)
  return entry ? { ...evening, draft: entry.draft, showing: null } : evening
}
