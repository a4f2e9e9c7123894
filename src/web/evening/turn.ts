import type { Ruleset } from '../../kernel/ruleset.ts'
import { accept } from '../../kernel/schema.ts'
import type { Fields, TurnStep } from '../../kernel/tracker.ts'
import type { Evening, TrackedUnit } from './document.ts'

/** The evening's settings with what was left out filled in. */
export const settingsOf = (evening: Evening, ruleset: Ruleset): Fields => {
  const { tracker } = ruleset
  const settings = tracker && accept(tracker.settings, evening.settings)
  return settings?.ok ? settings.value : evening.settings
}

export const sequenceOf = (evening: Evening, ruleset: Ruleset): readonly TurnStep[] =>
  ruleset.tracker?.sequence(settingsOf(evening, ruleset)) ?? []

/** Steps that stand outside the turn are passed through once, not each turn. */
const isOnce = ({ id }: TurnStep): boolean => id.startsWith('setup') || id.startsWith('after')

export const stepNow = (evening: Evening, ruleset: Ruleset): TurnStep | undefined =>
  sequenceOf(evening, ruleset)[evening.turn.step]

/** Goes to a step of the sequence. */
export const goToStep = (evening: Evening, step: number): Evening => ({
  ...evening,
  turn: { ...evening.turn, step, done: [] },
})

/** The next step; after the last step of a turn the next turn begins, and what ages by itself ages. */
export const nextStep = (evening: Evening, ruleset: Ruleset): Evening => {
  const steps = sequenceOf(evening, ruleset)
  const next = steps.findIndex((step, i) => i > evening.turn.step && !step.id.startsWith('after'))
  if (next >= 0) return goToStep(evening, next)
  const first = Math.max(
    0,
    steps.findIndex((step) => !isOnce(step)),
  )
  const { tracker } = ruleset
  return {
    ...evening,
    units: evening.units.map((unit) => ({ ...unit, card: tracker?.newTurn?.(unit.card) ?? unit.card })),
    turn: { number: evening.turn.number + 1, step: first, done: [] },
  }
}

/** The units this step deals with one after the other. */
export const unitsOfStep = (evening: Evening, ruleset: Ruleset): readonly TrackedUnit[] => {
  const step = stepNow(evening, ruleset)
  if (!step?.everyUnit) return []
  const [usual] = step.procedures
  const roles = usual ? (ruleset.tracker?.roles[usual] ?? []) : []
  return evening.units.filter(
    (unit) =>
      (!step.side || unit.side === step.side) &&
      !ruleset.tracker?.gone(unit.card) &&
      roles.some((role) => role.fits(unit.card)),
  )
}

/** The next unit of the step that has not been dealt with. */
export const nextUnit = (evening: Evening, ruleset: Ruleset): TrackedUnit | undefined =>
  unitsOfStep(evening, ruleset).find(({ id }) => !evening.turn.done.includes(id))
