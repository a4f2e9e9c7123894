import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const clock = (input: object) =>
  resolved('green-fields', 'assault-clock', { season: 'summer', turn: 1, attackerUnits: 10, ...input })

rule('GF-ASLT-02', 'four turns by day, three in winter, then the night', () => {
  expect(clock({ turn: 4 })).toMatchObject({ day: 1, turnOfDay: 4, night: false })
  expect(clock({ turn: 6 })).toMatchObject({ day: 2, turnOfDay: 1, night: false })
  expect(clock({ turn: 4, season: 'winter' })).toMatchObject({ day: 1, turnOfDay: 4, night: true })
  expect(clock({ turn: 5, season: 'winter' })).toMatchObject({ day: 2, turnOfDay: 1 })
})

rule('GF-ASLT-03', 'the announcer moves first in turn 1, then in every other turn', () => {
  expect([1, 2, 3].map((turn) => clock({ turn }).firstMover)).toEqual(['announcer', 'opponent', 'announcer'])
})

rule('GF-ASLT-05', 'half out of action ends it, then agreement, then the seventh night', () => {
  expect(clock({ attackerOutOfAction: 5, agreed: true })).toMatchObject({
    ends: true,
    reason: 'half-suppressed',
  })
  expect(clock({ attackerOutOfAction: 4, agreed: true })).toMatchObject({ ends: true, reason: 'agreed' })
  expect(clock({ turn: 34 })).toMatchObject({ ends: false, reason: 'none' })
  expect(clock({ turn: 35 })).toMatchObject({ day: 7, night: true, ends: true, reason: 'week-over' })
  expect(clock({ turn: 28, season: 'winter' })).toMatchObject({ reason: 'week-over' })
})

rule('GF-ASLT-07', 'no more are out of action than there are', () => {
  const wrong = { season: 'summer', turn: 1, attackerUnits: 3, attackerOutOfAction: 4 }
  expect(refusal('green-fields', 'assault-clock', wrong)).toBe('invalid-input attackerOutOfAction')
})
