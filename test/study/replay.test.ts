import { expect, test } from 'vitest'
import { ordinaryDice, seededRoll } from '#kernel/chance/rolled.ts'
import { hashOf, stateHasher } from '#kernel/game/battle/hash.ts'
import { snapshot } from '#kernel/game/game.ts'
import { courseOf } from '#study/replay/course.ts'
import { momentIn, roomyMarks, turnMarks, wished, wishOf } from '#study/replay/moments.ts'
import { entriesOf, stateAt } from '#study/replay/reel.ts'
import { viewersOf } from '#study/replay/viewing.ts'
import { cut, recorded, reel } from './reels.ts'

const record = recorded()
const whole = reel(record)
const log = entriesOf(whole, 'umpire')
const hashed = stateHasher(whole.ruleset.game.setting)

test('the state of any moment is the one the battle had then', () => {
  expect(log.length).toBeGreaterThan(24)
  record.file.orders.forEach(({ hash }, i) => {
    expect(hashed(stateAt(whole, i + 1)), `order ${i + 1}`).toBe(hash)
  })
})

test('looking at a moment changes no other', () => {
  const before = hashOf(stateAt(whole, 20))
  const { game } = whole.ruleset
  const state = snapshot(stateAt(whole, 16))
  for (const { side, order } of record.file.orders.slice(16, 17))
    game.act(state, side, order, ordinaryDice(seededRoll(1)))
  expect(hashOf(state)).not.toBe(hashOf(stateAt(whole, 16)))
  expect(hashOf(stateAt(whole, 20))).toBe(before)
})

test('every order with dice has its working, each step with its clause', () => {
  const checked = log.filter(({ dice }) => dice.length > 0)
  expect(checked.length).toBeGreaterThan(5)
  for (const { working } of checked) {
    expect(working.length).toBeGreaterThan(0)
    expect(working.every(({ clause }) => clause.startsWith('PA-'))).toBe(true)
  }
  expect(log.find(({ dice }) => dice.length === 0)?.working).toEqual([])
})

test('turns are marked where they begin, and keys lead from one to the next', () => {
  const marks = turnMarks(log)
  expect(marks[0]).toEqual({ turn: 1, at: 0 })
  expect(marks.map(({ turn }) => turn)).toEqual(marks.map((_, i) => i + 1))
  const second = marks[1]?.at ?? 0
  expect(log[second]?.turn).toBe(2)
  expect(log[second - 1]?.turn).toBe(1)
  const last = log.length
  expect(wished('turn-on', 0, last, marks)).toBe(second)
  expect(wished('turn-back', second, last, marks)).toBe(0)
  expect(wished('turn-on', last - 1, last, [])).toBe(last)
  expect(wished('on', last, last, marks)).toBe(last)
  expect(wished('back', 0, last, marks)).toBe(0)
  expect(wishOf('PageDown')).toBe('turn-on')
  expect(wishOf('x')).toBeUndefined()
})

test('an address names a moment, but none beyond the end', () => {
  expect(momentIn('#12', 40)).toBe(12)
  expect(momentIn('#99', 40)).toBe(40)
  expect(momentIn('', 40)).toBeUndefined()
  expect(momentIn('#1e3', 40)).toBeUndefined()
})

test('while a battle goes on only players here look, each through his own eyes', () => {
  const sides = ['entente', 'german']
  expect(viewersOf(['entente'], sides, false)).toEqual(['entente'])
  expect(viewersOf(['entente'], sides, true)).toEqual(['umpire', 'entente', 'german'])
  expect(viewersOf(sides, sides, false)).toEqual(sides)
  expect(viewersOf([], sides, false)).toEqual(['umpire', ...sides])
})

test('the course is measured after every order, as far as a battle has gone', () => {
  const course = courseOf(whole, 'umpire')
  expect(course.readings).toHaveLength(log.length + 1)
  expect(course.points.length).toBeGreaterThan(0)
  for (const { from, to } of course.points) expect(from).toBeLessThanOrEqual(to)
  expect(courseOf(reel(cut(record, 30)), 'entente').readings).toHaveLength(31)
})

test('figures of turns that would run together on a phone are left out', () => {
  const marks = [0, 20, 22, 30, 100].map((at, i) => ({ turn: i + 1, at }))
  expect([...roomyMarks(marks, 100)]).toEqual([0, 20, 30, 100])
  expect([...roomyMarks([{ turn: 1, at: 0 }], 0)]).toEqual([0])
})
