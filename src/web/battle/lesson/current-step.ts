import type { Lesson, LessonMoment, LessonStep } from '#screen/lesson.ts'

/** What a lesson has to say now. */
export interface Now {
  /** The steps that are behind the player, those he has just done included. */
  readonly done: readonly string[]
  /** The next step; none when the lesson is over. */
  readonly step: LessonStep | undefined
  /** It is to be said; else the lesson waits for its moment. */
  readonly ready: boolean
}

/** The lesson follows the player: whatever he has done already is passed over. */
export const currentStep = (
  { steps }: Pick<Lesson, 'steps'>,
  before: readonly string[],
  moment: LessonMoment,
): Now => {
  const done = [...before]
  for (const step of steps) {
    if (done.includes(step.id)) continue
    if (!step.done?.(moment)) return { done, step, ready: step.when?.(moment) ?? true }
    done.push(step.id)
  }
  return { done, step: undefined, ready: false }
}
