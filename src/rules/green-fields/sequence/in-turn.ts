import type { TurnStep } from '#kernel/procedure/referee.ts'

export type Side = 'a' | 'b'

/** A step that one side does after the other. */
export const oneAfterTheOther = (first: Side, step: TurnStep): readonly [TurnStep, TurnStep] => {
  const second = first === 'a' ? 'b' : 'a'
  return [
    { ...step, id: `${step.id}-first`, title: `${step.title}: side ${first}`, side: first },
    { ...step, id: `${step.id}-second`, title: `${step.title}: side ${second}`, side: second },
  ]
}
