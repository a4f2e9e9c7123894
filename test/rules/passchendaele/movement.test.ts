import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'

const direction = asked('move-direction')
const stop = asked('move-stop')
const slip = asked('pass-through')
const fallBack = asked('fall-back')

const legal = (order: string, angle: number) => direction({ order, angle }).legal

rule(['PA-MOVE-02', 'PA-MOVE-12'], 'an advance keeps within 45 degrees of the enemy', () => {
  for (const angle of [0, 30, 45]) expect(legal('advance', angle)).toBe(true)
  for (const angle of [45.1, 90, 180]) expect(legal('advance', angle)).toBe(false)
})

rule(['PA-MOVE-08', 'PA-MOVE-12'], 'a countermarch goes sideways, 45 degrees either way', () => {
  for (const angle of [45, 90, 135]) expect(legal('countermarch', angle)).toBe(true)
  for (const angle of [0, 44.9, 135.1, 180]) expect(legal('countermarch', angle)).toBe(false)
})

rule(['PA-MOVE-07', 'PA-MOVE-12'], 'a retreat goes away from the enemy', () => {
  for (const angle of [135, 160, 180]) expect(legal('retreat', angle)).toBe(true)
  for (const angle of [0, 90, 134.9]) expect(legal('retreat', angle)).toBe(false)
})

rule('PA-MOVE-12', 'only moves have a direction, between 0 and 180', () => {
  expect(refused('move-direction')({ order: 'hold', angle: 0 })).toBe('invalid-input order')
  expect(refused('move-direction')({ order: 'advance', angle: 181 })).toBe('invalid-input angle')
  expect(refused('move-direction')({ order: 'advance' })).toBe('invalid-input angle')
})

rule('PA-MOVE-05', 'an advance stops on contact', () => {
  expect(stop({ order: 'advance', inches: 3, enemyDistance: 2 })).toEqual({
    distance: 2,
    contact: true,
    stoppedBy: 'contact',
    orderAfter: 'advance',
  })
  for (const troop of ['cavalry', 'stosstruppen', 'machine-gun', 'tank', 'light-tank']) {
    expect(stop({ order: 'advance', inches: 3, enemyDistance: 2, troop })).toMatchObject({ contact: true })
  }
})

rule('PA-MOVE-05', 'guns and trench mortars stop a quarter inch short', () => {
  for (const troop of ['trench-mortar', 'field-artillery', 'heavy-artillery']) {
    expect(stop({ order: 'advance', inches: 1, enemyDistance: 1, troop })).toEqual({
      distance: 0.75,
      contact: false,
      stoppedBy: 'short-of-enemy',
      orderAfter: 'advance',
    })
  }
})

rule('PA-MOVE-07', 'a retreat never makes contact', () => {
  expect(stop({ order: 'retreat', inches: 2, enemyDistance: 1.5 })).toEqual({
    distance: 1.25,
    contact: false,
    stoppedBy: 'short-of-enemy',
    orderAfter: 'retreat',
  })
})

rule('PA-MOVE-08', 'nor does a countermarch, and it never goes back for it', () => {
  expect(stop({ order: 'countermarch', inches: 2, enemyDistance: 0.1 })).toMatchObject({
    distance: 0,
    contact: false,
    stoppedBy: 'short-of-enemy',
  })
})

rule('PA-MOVE-14', 'with nothing in the way the whole allowance is used', () => {
  expect(stop({ order: 'advance', inches: 2 })).toEqual({
    distance: 2,
    contact: false,
    stoppedBy: 'allowance',
    orderAfter: 'advance',
  })
  expect(stop({ order: 'advance', inches: 2, enemyDistance: 2.1, objectiveDistance: 2.5 })).toMatchObject({
    stoppedBy: 'allowance',
    orderAfter: 'advance',
  })
})

rule(['PA-ORDER-04', 'PA-ORDER-07'], 'a unit that reaches its objective holds there', () => {
  expect(stop({ order: 'advance', inches: 3, objectiveDistance: 1.5, enemyDistance: 2 })).toEqual({
    distance: 1.5,
    contact: false,
    stoppedBy: 'objective',
    orderAfter: 'hold',
  })
})

rule('PA-MOVE-14', 'at the same distance the enemy comes first, then the objective', () => {
  expect(stop({ order: 'advance', inches: 2, enemyDistance: 2, objectiveDistance: 2 })).toEqual({
    distance: 2,
    contact: true,
    stoppedBy: 'contact',
    orderAfter: 'hold',
  })
  expect(stop({ order: 'retreat', inches: 2, objectiveDistance: 2 })).toMatchObject({
    stoppedBy: 'objective',
    orderAfter: 'hold',
  })
  expect(stop({ order: 'retreat', inches: 2, enemyDistance: 2.25, objectiveDistance: null })).toMatchObject({
    distance: 2,
    stoppedBy: 'short-of-enemy',
  })
})

rule('PA-MOVE-14', 'lengths that are equal on the ruler are equal here', () => {
  expect(stop({ order: 'retreat', inches: 3, enemyDistance: 1.1, objectiveDistance: 0.85 })).toEqual({
    distance: 0.85,
    contact: false,
    stoppedBy: 'short-of-enemy',
    orderAfter: 'hold',
  })
  expect(stop({ order: 'retreat', inches: 3, enemyDistance: 0.3, objectiveDistance: 0.05 })).toEqual({
    distance: 0.05,
    contact: false,
    stoppedBy: 'short-of-enemy',
    orderAfter: 'hold',
  })
})

rule('PA-ORDER-04', 'an objective beyond the enemy is not reached', () => {
  expect(stop({ order: 'advance', inches: 3, enemyDistance: 1, objectiveDistance: 1.1 })).toMatchObject({
    stoppedBy: 'contact',
    orderAfter: 'advance',
  })
})

rule('PA-MOVE-05', 'only a move can end', () => {
  expect(refused('move-stop')({ order: 'hold', inches: 1 })).toBe('invalid-input order')
  expect(refused('move-stop')({ order: 'advance', inches: -1 })).toBe('invalid-input inches')
  expect(refused('move-stop')({ order: 'advance', inches: 1, enemyDistance: -0.5 })).toBe(
    'invalid-input enemyDistance',
  )
})

rule('PA-STOSS-01', 'only storm troops on the advance slip through', () => {
  expect(slip({ inches: 3, enemyDistance: 1, troop: 'infantry' })).toEqual({
    possible: false,
    reason: 'not-stosstruppen',
    frontAfter: null,
  })
  expect(slip({ inches: 3, enemyDistance: 1, order: 'countermarch' })).toMatchObject({
    reason: 'not-advancing',
  })
  expect(slip({ inches: 3, enemyDistance: 1 })).toMatchObject({ possible: true, reason: 'ok' })
})

rule('PA-STOSS-02', 'from within an inch with 2 inches or more', () => {
  expect(slip({ inches: 2, enemyDistance: 1 })).toMatchObject({ possible: true })
  expect(slip({ inches: 3, enemyDistance: 1.1 })).toMatchObject({ possible: false, reason: 'too-far' })
  expect(slip({ inches: 1, enemyDistance: 0, enemyDepth: 1 })).toMatchObject({ reason: 'too-short' })
})

rule('PA-STOSS-05', 'the allowance must carry their front past the enemy', () => {
  expect(slip({ inches: 2, enemyDistance: 0.5, enemyDepth: 1.5 })).toMatchObject({ possible: true })
  expect(slip({ inches: 2, enemyDistance: 0.5, enemyDepth: 2 })).toMatchObject({ reason: 'too-short' })
})

rule('PA-STOSS-03', 'not where a second rank stands behind', () => {
  expect(slip({ inches: 3, enemyDistance: 1, secondRank: true })).toEqual({
    possible: false,
    reason: 'blocked-behind',
    frontAfter: null,
  })
})

rule('PA-STOSS-05', 'the first thing that hinders them is named', () => {
  const all = { inches: 1, enemyDistance: 2, secondRank: true, troop: 'tank', order: 'hold' }
  expect(slip(all)).toMatchObject({ reason: 'not-stosstruppen' })
  expect(slip({ ...all, troop: 'stosstruppen' })).toMatchObject({ reason: 'not-advancing' })
  expect(slip({ ...all, troop: 'stosstruppen', order: 'advance' })).toMatchObject({ reason: 'too-far' })
  expect(slip({ inches: 1, enemyDistance: 1, secondRank: true })).toMatchObject({ reason: 'too-short' })
})

rule('PA-STOSS-05', 'if so agreed the allowance alone decides', () => {
  const options = { 'pass-through-limit': 'allowance-only' }
  const far = { inches: 3, enemyDistance: 1.75 }
  expect(slip({ ...far, options: { 'pass-through-limit': 'one-inch' } })).toMatchObject({ reason: 'too-far' })
  expect(slip({ ...far, options })).toEqual({ possible: true, reason: 'ok', frontAfter: 4 })
  expect(slip({ ...far, enemyDistance: 2.25, options })).toMatchObject({ reason: 'too-short' })
})

rule('PA-STOSS-05', 'a move that is just long enough by the ruler is long enough', () => {
  for (const tenths of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const [enemyDistance, enemyDepth] = [tenths / 10, (24 - tenths) / 10]
    expect(slip({ inches: 2.4, enemyDistance, enemyDepth })).toEqual({
      possible: true,
      reason: 'ok',
      frontAfter: 3.65,
    })
  }
})

rule('PA-STOSS-04', 'storm troops who do not slip through fight like others', () => {
  expect(slip({ inches: 3, enemyDistance: 0.5, secondRank: true })).toMatchObject({ possible: false })
  expect(stop({ order: 'advance', inches: 3, enemyDistance: 0.5, troop: 'stosstruppen' })).toEqual({
    distance: 0.5,
    contact: true,
    stoppedBy: 'contact',
    orderAfter: 'advance',
  })
})

rule('PA-STOSS-06', 'they stand a quarter inch behind the enemy, a base further on', () => {
  expect(slip({ inches: 2, enemyDistance: 0.5 })).toMatchObject({ frontAfter: 2.75 })
  expect(slip({ inches: 3, enemyDistance: 1, enemyDepth: 2 })).toMatchObject({ frontAfter: 4.25 })
})

rule('PA-MOVE-10', 'a unit falls back an inch, or out of the shelling if that takes at most 2', () => {
  expect(fallBack({ clear: 5 })).toEqual({ distance: 1, surrenders: false })
  expect(fallBack({ clear: 5, leavesShellingAt: 1.75 })).toEqual({ distance: 1.75, surrenders: false })
  expect(fallBack({ clear: 5, leavesShellingAt: 2 })).toMatchObject({ distance: 2 })
  expect(fallBack({ clear: 5, leavesShellingAt: 2.1 })).toMatchObject({ distance: 1 })
})

rule('PA-MOVE-16', 'no further than needed and than there is room', () => {
  expect(fallBack({ clear: 5, leavesShellingAt: 0.5 })).toMatchObject({ distance: 1 })
  expect(fallBack({ clear: 1.5, leavesShellingAt: 1.5 })).toMatchObject({ distance: 1.5 })
  expect(fallBack({ clear: 1.5, leavesShellingAt: 1.6 })).toMatchObject({ distance: 1 })
})

rule('PA-MOVE-11', 'with less than an inch to go it surrenders', () => {
  expect(fallBack({ clear: 0.99 })).toEqual({ distance: 0, surrenders: true })
  expect(fallBack({ clear: 0, leavesShellingAt: 0.5 })).toEqual({ distance: 0, surrenders: true })
  expect(fallBack({ clear: 1 })).toEqual({ distance: 1, surrenders: false })
})

rule('PA-MOVE-17', 'immobile guns neither fall back nor surrender', () => {
  expect(fallBack({ clear: 0, immobile: true })).toEqual({ distance: 0, surrenders: false })
  expect(fallBack({ clear: 5, leavesShellingAt: 1.5, immobile: true })).toEqual({
    distance: 0,
    surrenders: false,
  })
})

rule('PA-MOVE-11', 'the room behind must be known', () => {
  expect(refused('fall-back')({})).toBe('invalid-input clear')
  expect(refused('fall-back')({ clear: null })).toBe('invalid-input clear')
})
