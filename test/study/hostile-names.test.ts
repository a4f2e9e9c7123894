import { expect, test } from 'vitest'
import { markdownText } from '#kernel/markdown.ts'
import { reportOf } from '#referee/report.ts'
import { newEvening } from '#referee/session.ts'
import { RULESETS } from '#rules/index.ts'
import { csvReport } from '#study/report/csv.ts'
import { markdownDiary } from '#study/report/diary.ts'
import { type Facts, factsOf } from '#study/report/facts.ts'
import { markdownReport } from '#study/report/markdown.ts'
import { cut, recorded, reel } from './reels.ts'

const HOSTILE = '<img src=x onerror=alert(1)> **a** [b](javascript:c) | `d`\n# e'

/** A battle in which every name is out to do harm. */
const hostile = (name: string): Facts => {
  const facts = factsOf(reel(cut(recorded(), 20)))
  const [one, other] = facts.reel.ground.sides
  return {
    ...facts,
    roll: facts.roll.map((unit) => ({ ...unit, name })),
    log: facts.log.map((entry) => ({ ...entry, lines: [name] })),
    turning: facts.turning.slice(0, 1).map((moment) => ({ ...moment, title: name, lines: [name] })),
    reel: {
      ...facts.reel,
      record: { ...facts.reel.record, title: name, players: { german: name, entente: name } },
      ground: {
        ...facts.reel.ground,
        sides: [
          { ...one, name },
          { ...other, name },
        ],
      },
    },
  }
}

/** Nothing that a reader of Markdown would take for more than letters. */
const expectHarmless = (markdown: string): void => {
  expect(markdown).toContain('&lt;img')
  expect(markdown).not.toContain('<')
  expect(markdown).not.toMatch(/(?<!\\)\[b|(?<!\\)`d|(?<![\\*])\*\*a/)
  expect(markdown).not.toMatch(/^# e/m)
}

test('names do no harm in the report of a battle', () => {
  const report = markdownReport(hostile(HOSTILE), undefined)
  expectHarmless(report)
  for (const block of report.split('\n\n').filter((one) => one.startsWith('|'))) {
    const cells = block
      .trim()
      .split('\n')
      .map((line) => line.split(/(?<!\\)\|/).length)
    expect(new Set(cells).size, block.slice(0, 80)).toBe(1)
  }
})

test('nor in the diary of a campaign', () => {
  const chapters = [
    {
      title: HOSTILE,
      sections: [{ title: HOSTILE, lines: [{ side: 'a', text: HOSTILE }] }],
      tally: HOSTILE,
    },
  ]
  expectHarmless(markdownDiary(HOSTILE, chapters, () => HOSTILE))
})

test.each(RULESETS)('nor in the report of an evening of $id', (ruleset) => {
  const begun = newEvening(ruleset.id, HOSTILE, '1', { id: 'e', at: '1917-07-31' })
  const evening = { ...begun, units: [{ id: '1', name: HOSTILE, side: HOSTILE, card: {} }] }
  const { formation: _, record: __, face: ___, ...desk } = ruleset.referee
  const referee = { ...desk, gone: () => false, marks: () => [HOSTILE] }
  expectHarmless(reportOf(evening, { ...ruleset, referee }))
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('%j is no formula in a table', (name) => {
  const [head = '', ...lines] = csvReport(hostile(name)).trimEnd().split('\r\n')
  expect(head).toContain(`lost: ${name}`.slice(0, 6))
  const fields = lines.flatMap((line) => line.split(',').map((field) => field.replace(/^"/, '')))
  expect(fields.some((field) => field.startsWith(`'${name}`))).toBe(true)
  for (const field of fields) expect(field).not.toMatch(/^\s*[=+@\t\r-]/)
})

test('plain words stay as they are', () => {
  for (const text of ['1/6 Gordons & 3rd Rifles (PA-FIRE-04): 2 hits', "Haig's men > theirs; it is -1"])
    expect(markdownText(text)).toBe(text)
  expect(markdownText('&lt;b&gt;')).toBe('&amp;lt;b&amp;gt;')
})
