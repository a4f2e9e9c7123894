import type { LessonPlace } from '#screen/lesson.ts'

/** Where the parts of a battle's screen are found. */
const SELECTORS: Readonly<Record<LessonPlace, string>> = {
  prompt: '.battle-head .prompt',
  table: '.battle-table',
  orders: '.battle-orders',
  give: '.battle-orders .panel-foot',
  result: '.battle-strip',
  undo: '.battle-head .taking-back',
  report: '.battle-menu > summary',
}

/** Rings the part that is spoken of; the answer takes the ring off again. */
export const ring = (place: LessonPlace): (() => void) => {
  const found = document.querySelector(SELECTORS[place])
  found?.setAttribute('data-taught', '')
  return () => found?.removeAttribute('data-taught')
}
