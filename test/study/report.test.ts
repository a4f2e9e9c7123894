import { expect, test } from 'vitest'
import { luckMaker } from '#study/luck.ts'
import { leadIn, measureOf } from '#study/measure.ts'
import { decidedByDice } from '#study/report/after-action.ts'
import { csvReport } from '#study/report/csv.ts'
import { factsOf } from '#study/report/facts.ts'
import { leaders } from '#study/report/leaders.ts'
import { luckRows, luckWords, strokes } from '#study/report/luck-words.ts'
import { markdownReport } from '#study/report/markdown.ts'
import { narrative } from '#study/report/narrative.ts'
import { planOf } from '#study/report/plan.ts'
import { figure, oneIn, signed } from '#study/wording.ts'
import { cut, recorded, reel } from './reels.ts'

const whole = reel(recorded())
const facts = factsOf(whole)
const { log } = facts
const { gauges } = facts.course
const weigh = luckMaker({ game: whole.ruleset.game, measure: measureOf(whole.ruleset, whole.sides) })
const throws = [...decidedByDice(whole)].map(weigh)

test('every order with dice is weighed, each in its own turn', () => {
  const rolled = log.filter(({ dice }) => dice.length > 0)
  expect(throws.map(({ order }) => order)).toEqual(rolled.map(({ number }) => number))
  expect(throws.map(({ turn }) => turn)).toEqual(rolled.map(({ turn }) => turn))
  expect(throws.every(({ exact }) => exact)).toBe(true)
})

test('what fell is what the gauges showed', () => {
  for (const { order, fell } of throws)
    expect(leadIn(gauges, fell)).toBe(leadIn(gauges, facts.course.readings[order] ?? []))
})

test('the facts go from the first turn to the last', () => {
  const last = log.at(-1)?.turn
  expect(facts.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: last ?? 0 }, (_, i) => i + 1))
  expect(facts.turns.at(-1)?.readings).toEqual(facts.course.readings.at(-1))
  expect(facts.end.at).toBe(log.length)
  // The first orders have been written and shown.
  expect(facts.start.at).toBeGreaterThan(0)
  expect(facts.roll.length).toBeGreaterThan(3)
  for (const { state, since, lines, point } of facts.turning) {
    expect(since).not.toBe(state)
    expect(lines.length).toBeGreaterThan(0)
    expect(point.deed.text).not.toBe('')
  }
})

test('the report has the result, the turning points, the luck and what happened', () => {
  const report = markdownReport(
    facts,
    throws,
    new Map([[facts.end.id, 'data:image/svg+xml;base64,PHN2Zy8+']]),
  )
  expect(report).toContain('# One Trench')
  expect(report).toMatch(/Points: Entente \d+, Germans \d+/)
  expect(report).toMatch(/Played by Entente: A player.*; Germans: A regular/)
  expect(report).toContain('### Turn 2')
  expect(report).toContain(`### ${facts.turning[0]?.title}`)
  expect(report).toMatch(/chance to win up \d+ % for the (Entente|Germans) over \d+ orders with dice/)
  expect(report).toContain(`![The end][map-${facts.end.id}]`)
  expect(report).toContain(`[map-${facts.end.id}]: data:image/svg+xml`)
  // Every row of a table has as many cells as its head.
  for (const block of report.split('\n\n').filter((one) => one.startsWith('|'))) {
    const cells = block
      .trim()
      .split('\n')
      .map((line) => line.split(/(?<!\\)\|/).length)
    expect(new Set(cells).size, block.slice(0, 80)).toBe(1)
  }
})

test('the table has a line for every order, which spreadsheets read', () => {
  const [head = '', ...lines] = csvReport(facts).trimEnd().split('\r\n')
  expect(head).toBe(
    'order,turn,phase,ordered by,player,what happened,dice,own dice,lost: Entente,lost: Germans',
  )
  expect(lines.length).toBe(log.length)
  const cells = (line: string): readonly string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    )
  lines.forEach((line, i) => {
    const entry = log[i]
    const [order, turn, phase, , , what, dice] = cells(line)
    expect([order, turn, phase]).toEqual([String(i + 1), String(entry?.turn), entry?.step])
    expect(what).toBe(entry?.lines.join(' '))
    expect(dice).toBe(entry?.dice.map(({ value }) => value).join(' '))
    expect(cells(line).length).toBe(10)
  })
})

const LUCK = { total: 0, ordinary: 4, off: [], throws: 10, exact: true }

test('luck is told for the side that had it', () => {
  const names = ['Entente', 'Germans']
  expect(luckWords(undefined, { ...LUCK, total: 1 }, names)).toMatch(
    /^The dice were even: 1 point to the Entente/,
  )
  expect(luckWords(undefined, { ...LUCK, total: -3 }, names)).toMatch(
    /^The dice were kinder to the Germans than to/,
  )
  expect(luckWords(undefined, { ...LUCK, total: 9 }, names)).toMatch(
    /^The dice were far kinder to the Entente/,
  )
  expect(luckWords(undefined, { ...LUCK, throws: 0 }, names)).toBe('No dice decided anything.')
})

test('the greatest strokes of luck come first', () => {
  const rows = strokes(luckRows(facts, throws), 3)
  const sizes = rows.map(({ luck }) => Math.abs(luck))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(rows.every(({ what }) => what !== '')).toBe(true)
})

test('figures are short, with signs where they matter', () => {
  expect([figure(2.04), figure(-0.04), signed(1.25), signed(-3), signed(0.01)]).toEqual([
    '2',
    '0',
    '+1.3',
    '−3',
    '0',
  ])
  expect([oneIn(1 / 36), oneIn(0.6)]).toEqual(['1 in 36', 'as often as not'])
})

test('a battle is told in six sentences made of what happened', () => {
  const story = narrative(facts)
  expect(story).toHaveLength(6)
  for (const sentence of story) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(story[0]).toBe('The Entente attack the Germans with six units against three.')
  expect(story[1]).toMatch(/^The first losses fall on the (Entente|Germans)/)
  expect(story[5]).toMatch(/Points: Entente \d+, Germans \d+/)
})

test('so far it is told as one side knows it, and says that it goes on', () => {
  const half = factsOf(reel(cut(recorded(), 20)), 'entente')
  const story = narrative(half)
  expect(story).toHaveLength(6)
  expect(story[5]).toMatch(/^It goes on: /)
  expect(half.end.title).toBe('So far')
  expect(half.log.every(({ side, why }) => side === 'entente' || why === undefined)).toBe(true)
  expect(markdownReport(half, undefined)).not.toContain('Seed')
})

test('who led is told by stretches of turns', () => {
  const whys = whole.record.file.orders.map(({ side }, i) => (side === 'german' || i > 20 ? 'So.' : null))
  const [entente, german] = leaders(factsOf(reel({ ...recorded(), whys })))
  expect(german).toBe('Germans: A regular')
  expect(entente).toMatch(/^Entente: The computer, in turns? [\d–]+ (?:partly )?a player/)
})

test('who led is told as it was noted, by computer player and person', () => {
  const { orders } = whole.log
  const third = orders.findIndex(
    ({ before, side }) => side === 'german' && whole.ruleset.game.turn(before) === 3,
  )
  const led = [
    { from: 0, side: 'entente', player: 'regular' },
    { from: 0, side: 'german', player: 'human' },
    { from: third, side: 'german', player: 'general' },
  ]
  expect(leaders(factsOf(reel({ ...recorded(), led })))).toEqual([
    'Entente: A regular',
    'Germans: A general, in turns 1–2 a player',
  ])
  const inTheThird = orders.findIndex(({ side }, i) => side === 'german' && i > third)
  const later = led.map((one) => (one.player === 'general' ? { ...one, from: inTheThird } : one))
  expect(leaders(factsOf(reel({ ...recorded(), led: later })))[1]).toBe(
    'Germans: A general, in turns 1–2 a player, in turn 3 partly a player',
  )
})

test('the plan is set against what came of it', () => {
  const { orders, ground } = planOf(facts)
  expect(new Set(orders.map(({ side }) => side))).toEqual(new Set([0, 1]))
  expect(ground.map(({ name }) => name)).toContain('Farm')
  for (const { began } of ground) expect(began).toBe('Germans')
})
