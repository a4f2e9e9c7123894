import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const check = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'morale-check', { experience: 2, ...input }, dice)
const rally = (input: object, dice: readonly number[]) => resolved('green-fields', 'rally', input, dice)
const firedOn = (target: object, dice: readonly number[], attack = 'direct') =>
  resolved('green-fields', 'direct-fire', { attackDice: 1, attack, targets: [target] }, dice)

rule('GF-MOR-01', 'the check has a hit die for each point of morale', () => {
  expect(check({ morale: 4, casualties: 1 }, [1, 5, 1, 1])).toMatchObject({ moraleDice: 4, moraleHits: 1 })
})

rule('GF-MOR-02', 'two points lost in one attack cost a point of morale before the roll', () => {
  expect(check({ morale: 4, casualties: 2 }, [6, 1, 1])).toMatchObject({ moraleDice: 3 })
  expect(check({ morale: 4, casualties: 5 }, [6, 1, 1])).toMatchObject({ moraleDice: 3 })
})

rule('GF-MOR-02', 'with the other reading every two points lost cost one', () => {
  const options = { 'two-casualty-loss': 'per-two' }
  expect(check({ morale: 5, casualties: 4, options }, [6, 1, 1])).toMatchObject({ moraleDice: 3 })
  expect(check({ morale: 5, casualties: 5, options }, [6, 1, 1])).toMatchObject({ moraleDice: 3 })
  expect(check({ morale: 2, casualties: 12, options }, [1])).toMatchObject({ moraleDice: 1, moraleAfter: 1 })
})

rule('GF-MOR-03', 'as many hits as casualties hold the line, for a point of morale', () => {
  expect(check({ morale: 3, casualties: 2 }, [6, 1])).toEqual({
    moraleDice: 2,
    moraleHits: 2,
    outcome: 'hold',
    moraleAfter: 1,
    maxMoraleAfter: 3,
    moraleRaised: false,
    experienceAfter: 2,
    suppressed: false,
    retreat: 'none',
  })
})

rule('GF-MOR-04', 'fewer hits than casualties waver: suppressed, back one zone', () => {
  expect(check({ morale: 3, casualties: 2 }, [5, 1])).toMatchObject({
    outcome: 'waver',
    moraleAfter: 1,
    experienceAfter: 2,
    suppressed: true,
    retreat: 'one-zone',
  })
})

rule('GF-MOR-05', 'no hit at all is a rout: a level of experience gone, and flight', () => {
  expect(check({ morale: 3, casualties: 1 }, [1, 2, 3])).toMatchObject({
    outcome: 'rout',
    moraleAfter: 2,
    experienceAfter: 1,
    suppressed: true,
    retreat: 'flee',
  })
})

rule('GF-MOR-05', 'a routing unit fires with half its dice, rounded down', () => {
  const close = { type: 'infantry', strength: 7, mode: 'close-assault', routing: true }
  expect(resolved('green-fields', 'attack-dice', close)).toEqual({ permitted: true, dice: 3 })
})

rule('GF-MOR-07', 'the loss of the outcome comes on top of the loss before the roll', () => {
  expect(check({ morale: 3, casualties: 2 }, [5, 1])).toMatchObject({ moraleDice: 2, moraleAfter: 1 })
})

rule('GF-MOR-08', 'a full throw in which every die scores raises the maximum instead', () => {
  expect(check({ morale: 3, casualties: 1 }, [5, 5, 5])).toMatchObject({
    outcome: 'hold',
    moraleAfter: 4,
    maxMoraleAfter: 4,
    moraleRaised: true,
  })
  expect(check({ morale: 3, maxMorale: 4, casualties: 1 }, [5, 5, 5])).toMatchObject({
    moraleAfter: 2,
    maxMoraleAfter: 4,
    moraleRaised: false,
  })
  expect(check({ morale: 4, maxMorale: 4, casualties: 2 }, [5, 5, 5])).toMatchObject({ moraleRaised: false })
})

rule('GF-MOR-08', 'at 5 the maximum stays, but nothing is lost', () => {
  expect(check({ morale: 5, casualties: 1 }, [5, 5, 5, 5, 5])).toMatchObject({
    moraleAfter: 5,
    maxMoraleAfter: 5,
    moraleRaised: false,
  })
})

rule('GF-MOR-08', 'even a unit that wavers is raised', () => {
  expect(check({ morale: 1, casualties: 3 }, [6])).toMatchObject({
    outcome: 'waver',
    moraleAfter: 2,
    maxMoraleAfter: 2,
    moraleRaised: true,
    suppressed: true,
  })
})

rule('GF-MOR-09', 'drafts on the way lose men without a check', () => {
  const draft = { type: 'infantry', strength: 4, experience: 1, morale: 3, draft: true }
  expect(firedOn(draft, [5, 1])).toMatchObject({
    targets: [{ casualties: 1, moraleDice: 0, moraleAfter: 3, outcome: 'hold' }],
  })
})

rule('GF-MOR-14', 'a suppressed unit checks as any other, and its earlier state is not repeated', () => {
  const unit = { type: 'infantry', strength: 4, experience: 1, morale: 2, suppressed: true, routing: true }
  expect(firedOn(unit, [5, 1, 5, 1])).toMatchObject({
    targets: [{ outcome: 'hold', moraleDice: 2, suppressed: false }],
  })
  expect(firedOn(unit, [5, 1, 1, 1])).toMatchObject({ targets: [{ outcome: 'rout', suppressed: true }] })
})

rule('GF-MOR-15', 'aircraft break off and are not suppressed', () => {
  const fighter = { type: 'fighter', strength: 4, experience: 1, morale: 2 }
  expect(firedOn(fighter, [5, 1, 1, 1], 'flak')).toMatchObject({
    targets: [{ outcome: 'rout', suppressed: false, moraleAfter: 1 }],
  })
})

rule('GF-MOR-13', 'two hits improve a unit by one step', () => {
  expect(rally({ morale: 2, status: 'routing' }, [5, 5])).toEqual({
    hits: 2,
    rallied: true,
    statusAfter: 'suppressed',
    flees: false,
  })
  expect(rally({ morale: 2, status: 'suppressed' }, [6, 1])).toMatchObject({ statusAfter: 'steady' })
  expect(rally({ morale: 2, status: 'routing' }, [5, 1])).toEqual({
    hits: 1,
    rallied: false,
    statusAfter: 'routing',
    flees: true,
  })
  expect(rally({ morale: 2, status: 'suppressed' }, [5, 1])).toMatchObject({
    statusAfter: 'suppressed',
    flees: false,
  })
})

rule(
  ['GF-MOR-13', 'GF-SUP-03'],
  'the other readings spare suppressed units the dice, but not routing ones',
  () => {
    const endOfAssault = { 'suppression-recovery': 'end-of-assault' }
    const nextTurn = { 'suppression-recovery': 'next-turn' }
    expect(rally({ morale: 3, status: 'suppressed', options: endOfAssault }, [])).toEqual({
      hits: 0,
      rallied: false,
      statusAfter: 'suppressed',
      flees: false,
    })
    expect(rally({ morale: 3, status: 'suppressed', options: nextTurn }, [])).toEqual({
      hits: 0,
      rallied: true,
      statusAfter: 'steady',
      flees: false,
    })
    expect(rally({ morale: 1, status: 'routing', options: nextTurn }, [6])).toMatchObject({
      statusAfter: 'suppressed',
    })
    expect(rally({ morale: 1, status: 'routing', options: endOfAssault }, [1])).toMatchObject({ flees: true })
  },
)

rule('GF-MOR-01', 'a check needs a casualty and honest ratings', () => {
  const wrong = (input: object) => refusal('green-fields', 'morale-check', { experience: 2, ...input })
  expect(wrong({ morale: 3, casualties: 0 })).toBe('invalid-input casualties')
  expect(wrong({ morale: 3, casualties: 13 })).toBe('invalid-input casualties')
  expect(wrong({ morale: 3, maxMorale: 2, casualties: 1 })).toBe('invalid-input maxMorale')
  expect(wrong({ morale: 0, casualties: 1 })).toBe('invalid-input morale')
  expect(refusal('green-fields', 'rally', { morale: 2, status: 'steady' })).toBe('invalid-input status')
})

rule(['GF-SUP-01', 'GF-SUP-02'], 'suppressed units do not fire out of their zone, but do in it', () => {
  const guns = { type: 'field-artillery', strength: 9 }
  const dice = (input: object) => resolved('green-fields', 'attack-dice', input)
  expect(dice({ ...guns, mode: 'bombardment', suppressed: true })).toEqual({ permitted: false, dice: 0 })
  expect(dice({ ...guns, mode: 'bombardment', routing: true })).toEqual({ permitted: false, dice: 0 })
  expect(dice({ ...guns, mode: 'opportunity', suppressed: true })).toEqual({ permitted: false, dice: 0 })
  expect(dice({ ...guns, mode: 'close-assault', suppressed: true })).toEqual({ permitted: true, dice: 3 })
  expect(dice({ ...guns, mode: 'raid-defence', suppressed: true })).toEqual({ permitted: true, dice: 3 })
})
