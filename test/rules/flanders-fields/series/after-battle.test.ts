import { expect } from 'vitest'
import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import type { Lost } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { after, begun } from './finished.ts'

const thrown = (...faces: readonly number[]) => ordinaryDice(enteredRoll(faces))
const entryOf = (series: ReturnType<typeof begun>, id: string) => series.roll.find((one) => one.id === id)
const draftOf = (series: ReturnType<typeof begun>, id: string) =>
  series.fought.at(-1)?.drafts.find(({ battalion }) => battalion === id)

const lostBase = (id: string, type: Lost['type'], side: Lost['side'], battalion: string | null): Lost => ({
  id,
  type,
  side,
  unit: id,
  battalion,
  cause: 'artillery',
  turn: 2,
})

rule('FF-CAMP-03', 'drafts make good what is missing and are rolled for once', () => {
  const first = begun({ seed: 3, engagement: { date: '1917-09', size: 'middle' } })
  // Five platoons drafted in: 5 is not higher, 6 is.
  const raw = after(first, { lost: { a1: 5 } }, thrown(2, 3))
  expect(draftOf(raw, 'a1')).toEqual({ battalion: 'a1', platoons: 5, roll: 5, quality: 'raw', men: 75 })
  expect(entryOf(raw, 'a1')).toMatchObject({ quality: 'raw', platoons: 15, state: 'ready' })
  const kept = after(first, { lost: { a1: 5 } }, thrown(2, 4))
  expect(entryOf(kept, 'a1')).toMatchObject({ quality: 'experienced', platoons: 15 })
})

rule('FF-CAMP-03', 'one that routed or was wiped out is rebuilt raw, without a die', () => {
  const first = begun({ seed: 3 })
  const next = after(first, { lost: { a2: 12, d1: 4 }, routed: ['d1'] }, thrown())
  expect(draftOf(next, 'a2')).toMatchObject({ roll: null, quality: 'raw', platoons: 12 })
  expect(entryOf(next, 'a2')).toMatchObject({ quality: 'raw', state: 'rebuilt' })
  expect(entryOf(next, 'b1')).toMatchObject({ quality: 'raw', state: 'rebuilt' })
})

rule('FF-CAMP-03', 'all bases lost are counted, guns, tanks and batteries among them', () => {
  const others = [
    lostBase('a1m1', 'machine-gun', 'attacker', 'a1'),
    lostBase('a1k1', 'heavy-tank', 'attacker', 'a1'),
    lostBase('aR1o1', 'field-gun', 'attacker', null),
  ]
  const next = after(begun({ seed: 3 }), { lost: { a1: 1 }, others }, thrown(6, 5))
  expect(next.fought[0]).toMatchObject({ basesLost: { a: 4, b: 0 }, men: { a: 60, b: 0 } })
  // Its own are the platoon and the machine gun.
  expect(entryOf(next, 'a1')?.men).toBe(30)
})

rule('FF-CAMP-07', 'side a throws first, battalions by number, and nobody throws without drafts', () => {
  const next = after(begun({ seed: 3 }), { lost: { d1: 1, a3: 1, a1: 1 } }, thrown(6, 6, 1, 2, 4, 4))
  expect(draftOf(next, 'a1')).toMatchObject({ roll: 12, quality: 'veteran' })
  expect(draftOf(next, 'a2')).toMatchObject({ platoons: 0, roll: null, quality: 'experienced', men: 0 })
  expect(draftOf(next, 'a3')).toMatchObject({ roll: 3 })
  expect(draftOf(next, 'b1')).toMatchObject({ roll: 8 })
  expect(next.fought[0]?.drafts.map(({ battalion }) => battalion)).toEqual([
    'a1',
    'a2',
    'a3',
    'a4',
    'b1',
    'b2',
  ])
  // FF-CAMP-07: a new veteran keeps his establishment.
  expect(entryOf(next, 'a1')?.platoons).toBe(15)
})

rule(
  'FF-CAMP-07',
  'whoever lost half of his platoons rests for the next battle; others only stop resting',
  () => {
    const first = begun({ seed: 3 })
    const second = after(first, { winner: 'attacker', lost: { a2: 6, a3: 5 } }, thrown(6, 4, 6, 4))
    expect(entryOf(second, 'a2')).toMatchObject({ resting: true, battles: 1, men: 90 })
    expect(entryOf(second, 'a3')).toMatchObject({ resting: false, battles: 1 })
    expect(entryOf(second, 'a5')).toEqual(entryOf(first, 'a5'))
    const third = after(second, { winner: 'attacker' }, thrown())
    expect(entryOf(third, 'a2')).toMatchObject({
      resting: false,
      battles: 1,
      men: 90,
      quality: 'experienced',
    })
  },
)
