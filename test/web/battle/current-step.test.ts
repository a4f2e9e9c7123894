import { expect, test } from 'vitest'
import type { LessonMoment, LessonStep } from '#screen/lesson.ts'
import { currentStep } from '#web/battle/lesson/current-step.ts'

const MOMENT: LessonMoment = {
  view: {},
  deciding: 'red',
  chosen: undefined,
  writing: undefined,
  given: [],
  tookBack: false,
  over: false,
}

const step = (id: string, rest: Partial<LessonStep> = {}): LessonStep => ({
  id,
  title: id,
  text: id,
  place: 'table',
  ...rest,
})

const LESSON = {
  steps: [
    step('read', { read: true }),
    step('choose', { done: ({ chosen }) => chosen !== undefined }),
    step('order', { when: ({ chosen }) => chosen === 'b', done: ({ given }) => given.length > 0 }),
    step('end', { read: true }),
  ],
}

test('what is to be read is said until it has been read', () => {
  expect(currentStep(LESSON, [], MOMENT)).toMatchObject({ step: { id: 'read' }, ready: true, done: [] })
  expect(currentStep(LESSON, ['read'], MOMENT).step?.id).toBe('choose')
})

test('a step waits for its moment', () => {
  const now = currentStep(LESSON, ['read'], { ...MOMENT, chosen: 'a' })
  expect(now).toMatchObject({ step: { id: 'order' }, ready: false, done: ['read', 'choose'] })
  expect(currentStep(LESSON, ['read'], { ...MOMENT, chosen: 'b' }).ready).toBe(true)
})

test('whoever is ahead of the lesson hears only what he has not done', () => {
  const given = [{ side: 'red', order: { kind: 'go' } }]
  expect(currentStep(LESSON, ['read'], { ...MOMENT, chosen: 'a', given }).step?.id).toBe('end')
})

test('what is done stays done, and at last nothing is left to say', () => {
  expect(currentStep(LESSON, ['read', 'choose'], MOMENT).step?.id).toBe('order')
  expect(currentStep(LESSON, ['read', 'choose', 'order', 'end'], MOMENT).step).toBeUndefined()
})
