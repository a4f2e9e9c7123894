import { expect, test } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { inputOf, openProcedure, setField, togglePart } from '#referee/drafting.ts'
import { reportOf } from '#referee/report.ts'
import { enterFace, nextDie, reopen, rollAll, takeBack, undoLast } from '#referee/rolling.ts'
import { type Evening, newEvening, readEvening, type TrackedUnit } from '#referee/session.ts'
import { goToStep, nextStep, nextUnit, sequenceOf, stepNow } from '#referee/turn.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'

const STAMP = { id: 'first', at: '1917-08-16T04:45:00.000Z' }

/** A unit by hand: what is not said has the card's preset. */
const unit = (id: string, side: string, said: object): TrackedUnit => {
  const card = PASSCHENDAELE.referee && accept(PASSCHENDAELE.referee.card, said)
  if (!card?.ok) throw new Error('no such card')
  return { id, name: `Unit ${id}`, side, card: card.value }
}

const begun = (): Evening => ({
  ...newEvening('passchendaele', 'Langemarck', '1.0.0', { id: 'evening', at: STAMP.at }),
  units: [
    unit('a', 'entente', { troop: 'infantry', status: 'solid', order: 'advance', cover: 'cratered' }),
    unit('b', 'entente', { troop: 'infantry', status: 'wavering', order: 'hold', cover: 'trench' }),
    unit('c', 'german', { troop: 'infantry', status: 'solid', order: 'hold', cover: 'trench' }),
  ],
})

const carryOn = (): Evening => openProcedure(begun(), PASSCHENDAELE, 'carry-on', 'a')

const enter = (evening: Evening, ...faces: number[]): Evening =>
  faces.reduce((before, face) => enterFace(before, PASSCHENDAELE, face, STAMP), evening)

test('a chosen unit fills the form from its card', () => {
  const { draft } = carryOn()
  expect(draft && inputOf(carryOn(), PASSCHENDAELE, draft)).toMatchObject({
    status: 'solid',
    order: 'advance',
    cover: 'cratered',
  })
})

test('what the player writes goes before what the card says, until it is taken back', () => {
  const written = setField(carryOn(), 'cover', 'trench')
  expect(written.draft && inputOf(written, PASSCHENDAELE, written.draft)).toMatchObject({ cover: 'trench' })
  const emptied = setField(written, 'cover', undefined)
  expect(emptied.draft && inputOf(emptied, PASSCHENDAELE, emptied.draft)).toMatchObject({ cover: 'cratered' })
})

test('own dice are asked for one by one, and the last one resolves', () => {
  const before = carryOn()
  expect(nextDie(before, PASSCHENDAELE)?.die).toBe(6)
  const half = enter(before, 5)
  expect(half.draft?.faces).toEqual([5])
  expect(half.history).toEqual([])
  const done = enter(half, 4)
  expect(done.history).toHaveLength(1)
  expect(done.showing).toBe('first')
  expect(done.history[0]).toMatchObject({ own: true, answer: { result: { roll: 9 } } })
})

test('a face the die does not have is not taken', () => {
  expect(enter(carryOn(), 7)).toEqual(carryOn())
})

test('one wrong die is taken back alone', () => {
  const half = enter(carryOn(), 5)
  expect(takeBack(half, 0).draft?.faces).toEqual([])
})

test('the result is written on the card, and undo takes it off again', () => {
  const heavy = setField(carryOn(), 'smallArms', 6)
  const done = enter(heavy, 1, 1)
  expect(done.units[0]?.card).not.toEqual(heavy.units[0]?.card)
  const undone = undoLast(done)
  expect(undone.units).toEqual(heavy.units)
  expect(undone.history).toEqual([])
  expect(undone.draft?.input).toEqual({ smallArms: 6 })
})

test('the next time a unit does the same, what was written and is on no card stands there again', () => {
  const movement = openProcedure(begun(), PASSCHENDAELE, 'move-stop', 'a')
  const done = rollAll(setField(movement, 'enemyDistance', 3), PASSCHENDAELE, 1, STAMP)
  expect(done.history).toHaveLength(1)
  expect(openProcedure(done, PASSCHENDAELE, 'move-stop', 'a').draft?.input).toEqual({ enemyDistance: 3 })
  expect(openProcedure(done, PASSCHENDAELE, 'move-stop', 'b').draft?.input).toEqual({})
})

test('the app rolls from its seed', () => {
  const one = rollAll(carryOn(), PASSCHENDAELE, 7, STAMP)
  expect(one.history[0]).toMatchObject({ own: false })
  expect(rollAll(carryOn(), PASSCHENDAELE, 7, STAMP)).toEqual(one)
})

test('an unfinished form rolls nothing', () => {
  const empty = openProcedure(begun(), PASSCHENDAELE, 'carry-on')
  expect(rollAll(empty, PASSCHENDAELE, 7, STAMP)).toEqual(empty)
  expect(nextDie(empty, PASSCHENDAELE)).toBeUndefined()
})

test('house rules of the evening go into every input', () => {
  const evening = { ...carryOn(), options: { 'works-shelter': 'off' } }
  expect(evening.draft && inputOf(evening, PASSCHENDAELE, evening.draft)).toMatchObject({
    options: { 'works-shelter': 'off' },
  })
})

test('two divisions of three bases join the attackers, and one leaves again', () => {
  const open = openProcedure(begun(), PASSCHENDAELE, 'close-combat')
  const [attackers] = PASSCHENDAELE.referee?.roles['close-combat'] ?? []
  if (!attackers) throw new Error('close combat has no parts')
  const both = togglePart(togglePart(open, PASSCHENDAELE, attackers, 'a'), PASSCHENDAELE, attackers, 'b')
  expect(both.draft && inputOf(both, PASSCHENDAELE, both.draft).attackers).toHaveLength(6)
  expect(togglePart(both, PASSCHENDAELE, attackers, 'a').draft?.parts[attackers.title]).toEqual(['b'])
})

test('the turn goes through its steps, deals with every unit, and begins again', () => {
  const steps = sequenceOf(begun(), PASSCHENDAELE)
  const checks = steps.find(({ everyUnit, procedures }) => everyUnit && procedures[0] === 'carry-on')
  let evening = goToStep(begun(), checks?.id ?? '')
  const side = stepNow(evening, PASSCHENDAELE)?.side
  const first = nextUnit(evening, PASSCHENDAELE)
  expect(first?.side).toBe(side ?? first?.side)
  evening = openProcedure(evening, PASSCHENDAELE, 'carry-on', first?.id)
  evening = rollAll(evening, PASSCHENDAELE, 3, STAMP)
  expect(nextUnit(evening, PASSCHENDAELE)?.id).not.toBe(first?.id)
  while (evening.turn.number === 1) evening = nextStep(evening, PASSCHENDAELE)
  expect(evening.turn.number).toBe(2)
  expect(stepNow(evening, PASSCHENDAELE)?.id).not.toMatch(/^setup|^after/)
})

test('an old adjudication is opened again as it was entered', () => {
  const done = enter(setField(carryOn(), 'smallArms', 2), 6, 6)
  const later = openProcedure(done, PASSCHENDAELE, 'initiative')
  expect(reopen(later, 'first').draft).toMatchObject({ procedure: 'carry-on', input: { smallArms: 2 } })
})

test('an evening survives its file, and a damaged file is refused with the place', () => {
  const done = enter(setField(carryOn(), 'smallArms', 2), 6, 6)
  expect(readEvening(JSON.stringify(done))).toEqual({ ok: true, value: done })
  expect(readEvening('{')).toMatchObject({ ok: false })
  expect(readEvening(JSON.stringify({ ...done, units: [{ id: 7 }] }))).toMatchObject({
    ok: false,
    error: { path: 'units.0.id' },
  })
  expect(readEvening(JSON.stringify({ ...done, format: 'duckboard.evening/9' }))).toMatchObject({
    ok: false,
    error: { path: 'format' },
  })
})

test('the report names the units, the verdict, the working and the dice', () => {
  const report = reportOf(enter(carryOn(), 6, 6), PASSCHENDAELE)
  expect(report).toContain('# Langemarck')
  expect(report).toContain('Unit a')
  expect(report).toContain('## Turn 1')
  expect(report).toMatch(/PA-CHECK-\d\d/)
  expect(report).toContain('Dice (own): 6, 6')
})
