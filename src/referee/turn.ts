import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Fields, TurnStep } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Evening, TrackedUnit } from './session.ts'

/** The evening's settings with what was left out filled in. */
export const settingsOf = (evening: Evening, ruleset: Ruleset): Fields => {
  const { referee } = ruleset
  const settings = referee && accept(referee.settings, evening.settings)
  return settings?.ok ? settings.value : evening.settings
}

export const sequenceOf = (evening: Evening, ruleset: Ruleset): readonly TurnStep[] =>
  ruleset.referee.sequence(settingsOf(evening, ruleset)) ?? []

/** Steps that stand outside the turn are passed through once, not each turn. */
const isOnce = ({ id }: TurnStep): boolean => id.startsWith('setup') || id.startsWith('after')

/** The step in hand: the one noted, or the first if the sequence has changed under it. */
export const stepNow = (evening: Evening, ruleset: Ruleset): TurnStep | undefined => {
  const steps = sequenceOf(evening, ruleset)
  return steps.find(({ id }) => id === evening.turn.step) ?? steps[0]
}

/** Goes to a step of the sequence. */
export const goToStep = (evening: Evening, step: string): Evening => ({
  ...evening,
  turn: { ...evening.turn, step, done: [] },
})

/** The next step; after the last step of a turn the next turn begins, and what ages by itself ages. */
export const nextStep = (evening: Evening, ruleset: Ruleset): Evening => {
  const steps = sequenceOf(evening, ruleset)
  const now = stepNow(evening, ruleset)
  const place = steps.findIndex(({ id }) => id === now?.id)
  const next = steps.find((step, i) => i > place && !step.id.startsWith('after'))
  if (next) return goToStep(evening, next.id)
  const { referee } = ruleset
  const settings = { ...settingsOf(evening, ruleset), options: evening.options }
  return {
    ...evening,
    units: evening.units.map((unit) => ({
      ...unit,
      card: referee?.newTurn?.(unit.card, settings) ?? unit.card,
    })),
    turn: {
      number: evening.turn.number + 1,
      step: steps.find((step) => !isOnce(step))?.id ?? null,
      done: [],
    },
  }
}

/** The units this step deals with one after the other: those that fit the first part of its usual procedure. */
export const unitsOfStep = (evening: Evening, ruleset: Ruleset): readonly TrackedUnit[] => {
  const step = stepNow(evening, ruleset)
  const [usual] = step?.procedures ?? []
  const [role] = usual ? (ruleset.referee.roles[usual] ?? []) : []
  if (!step?.everyUnit || !role) return []
  return evening.units.filter(
    (unit) =>
      (!step.side || unit.side === step.side) && !ruleset.referee.gone(unit.card) && role.fits(unit.card),
  )
}

/**
 * Who comes next after a unit that has acted outside a step for every unit: the next of its side on the roster that can do
 * the same and has not yet.
 */
export const nextOfSide = (
  evening: Evening,
  ruleset: Ruleset,
  procedure: string,
  after: string | undefined,
): TrackedUnit | undefined => {
  const acted = evening.units.find(({ id }) => id === after)
  const [role] = ruleset.referee.roles[procedure] ?? []
  if (!acted || !role) return undefined
  const place = evening.units.indexOf(acted)
  const inTurn = [...evening.units.slice(place + 1), ...evening.units.slice(0, place)]
  return inTurn.find(
    ({ id, side, card }) =>
      side === acted.side &&
      !evening.turn.done.includes(id) &&
      !ruleset.referee.gone(card) &&
      role.fits(card),
  )
}

/** The next unit of the step that has not been dealt with. */
export const nextUnit = (evening: Evening, ruleset: Ruleset): TrackedUnit | undefined =>
  unitsOfStep(evening, ruleset).find(({ id }) => !evening.turn.done.includes(id))
