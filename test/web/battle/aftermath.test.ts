import { expect, test } from 'vitest'
import { random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { fightOut } from '#study/fight.ts'
import { diarist, markdownDiary } from '#study/report/diary.ts'
import { paceOf } from '#web/battle/graveyard/pace.ts'
import { rule } from '../../rule.ts'

const { game, aftermath } = GREEN_FIELDS
if (!game || !aftermath) throw new Error('Green Fields has no game')

const fought = () => {
  const setting = { ruleset: 'green-fields', scenario: 'own-campaign', options: {}, seed: 8 }
  const battle = beginBattle(game, { ...setting, options: { campaign: { months: 1 } } })
  if (!battle.ok) throw new Error(battle.error.message)
  const end = fightOut(battle.value, { a: random, b: random })
  if (!end.ok) throw new Error(end.error.message)
  return battle.value
}

const battle = fought()
const file = fileOf(battle)

const told = (viewer: string) => {
  const writer = diarist(game, aftermath, viewer)
  const again = replay(game, file, {
    visit: ({ happened }) => {
      for (const { event, state } of happened) writer.write(state, event)
    },
  })
  if (!again.ok) throw new Error(again.error.message)
  return { chapters: writer.chapters(), ...again.value }
}

test('a campaign that is told again comes to the same end', () => {
  const { battle: again, fault } = told('umpire')
  expect(fault).toBeUndefined()
  expect(game.result(again.state)).toEqual(game.result(battle.state))
  expect(game.losses(again.state, 'umpire')).toEqual(game.losses(battle.state, 'umpire'))
})

test('a story that comes out otherwise is not told to its end', () => {
  const orders = file.orders.map((one, i) => (i === 5 ? { ...one, drawn: one.drawn + 1 } : one))
  const told: number[] = []
  const again = replay(game, { ...file, orders }, { visit: ({ number }) => told.push(number) })
  expect(again).toMatchObject({ ok: true, value: { fault: { order: 6 } } })
  expect(told).toEqual([1, 2, 3, 4, 5])
})

rule('GF-VP-05', 'as many crosses as strength points were lost, with what is said of so many', () => {
  const graves = aftermath.graves(battle.state)
  const losses = game.losses(battle.state, 'umpire')
  expect(graves.map(({ crosses }) => crosses)).toEqual([losses.a?.strength, losses.b?.strength])
  expect(graves.map(({ name }) => name)).toEqual(['British', 'German'])
  for (const { crosses, rating } of graves) {
    const words = ["A girl's blouse", 'A rum show', 'One for the history books', 'Worthy of General Haig']
    const place = crosses <= 20 ? 0 : crosses <= 50 ? 1 : crosses <= 100 ? 2 : 3
    expect(rating).toBe(words[place])
  }
})

test('the diary goes by weeks and days, each chapter with how things stood', () => {
  const { chapters } = told('umpire')
  expect(chapters.map(({ title }) => title)).toEqual([
    'Week 1, from 6 March 1916',
    'Week 2, from 13 March 1916',
    'Week 3, from 20 March 1916',
    'Week 4, from 27 March 1916',
  ])
  const sections = chapters.flatMap((chapter) => chapter.sections.map(({ title }) => title))
  expect(sections).toContain('Deployment')
  expect(sections).toContain('The assault, day 1')
  expect(chapters.at(-1)?.tally).toBe(aftermath.tally(battle.state))
})

test('each side writes down only what it heard', () => {
  const linesOf = (viewer: string) =>
    told(viewer).chapters.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) => lines.map((line) => line.text)),
    )
  const all = linesOf('umpire')
  for (const side of ['a', 'b']) {
    const heard = linesOf(side)
    expect(heard.length).toBeGreaterThan(20)
    expect(heard.length).toBeLessThan(all.length)
  }
  expect(linesOf('a')).not.toEqual(linesOf('b'))
})

test('as Markdown it has the same chapters, and says who did what', () => {
  const { chapters } = told('umpire')
  const text = markdownDiary('War diary', chapters, (side) => (side === 'a' ? 'British' : 'German'))
  expect(text.match(/^## .*$/gm)).toEqual(chapters.map(({ title }) => `## ${title}`))
  expect(text).toMatch(/^- German: /m)
  expect(text).not.toMatch(/British: The British/)
})

test('many crosses come as fast as few take their time', () => {
  expect(paceOf([0, 0])).toEqual({ step: 0, whole: 0 })
  expect(paceOf([10, 3])).toEqual({ step: 90, whole: 900 })
  expect(paceOf([400, 3]).whole).toBeLessThanOrEqual(6000)
})
