import { expect, test } from 'vitest'
import type { ScenarioCard } from '#screen/cards.ts'
import { LESSON_PLACES } from '#screen/lesson.ts'
import { RULESETS } from '#web/rulesets.ts'

const CARDS: ReadonlyMap<string, readonly ScenarioCard[]> = new Map(
  await Promise.all(RULESETS.map(async ({ id, cards }) => [id, (await cards?.()) ?? []] as const)),
)

test.each(RULESETS)('$title offers the lesson it has, and no other', async ({ id, load }) => {
  const { lesson, game } = await load()
  const offered = CARDS.get(id)
    ?.filter((card) => card.lesson)
    .map((card) => card.id)
  expect(offered).toEqual(lesson ? [lesson.scenario] : [])
  const scenario = game?.scenarios.find((one) => one.id === lesson?.scenario)
  if (!lesson) return
  expect(scenario?.sides).toContain(lesson.side)
  expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length)
  for (const { place, text } of lesson.steps) {
    expect(LESSON_PLACES).toContain(place)
    // Over the orders of a telephone there is room for so much.
    expect(text.length).toBeLessThan(place === 'table' ? 230 : 290)
  }
})
