import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused, workingOf } from './asked.ts'

const load = asked('fire-load')
const carryOn = asked('carry-on')

const UNIT = { status: 'solid', order: 'hold', cover: 'cratered' }
const NONE = {
  quality: 0,
  order: 0,
  cover: 0,
  fire: 0,
  gas: 0,
  goneToGround: 0,
  halfStrength: 0,
  enemyInRear: 0,
}

rule('PA-CHECK-01', 'two dice and the modifiers make the score', () => {
  expect(carryOn({ ...UNIT, order: 'advance', quality: 'veteran' }, [2, 4])).toEqual({
    roll: 6,
    score: 7,
    modifiers: { ...NONE, quality: 1 },
    load: 0,
    change: 0,
    newStatus: 'solid',
    fallBack: false,
    inches: 2,
    inchesOpen: 2,
    fires: true,
  })
  expect(outcomeOf('carry-on', { ...UNIT, order: 'advance', quality: 'veteran' }, [2, 4])).toEqual({
    newStatus: 'solid',
    fallBack: false,
    inches: 2,
    inchesOpen: 2,
    fires: true,
  })
})

rule('PA-CHECK-02', 'the status before the check decides whether a unit has gone to ground', () => {
  const wavering = carryOn({ ...UNIT, status: 'wavering', smallArms: 1 }, [2, 2])
  expect(wavering).toMatchObject({ newStatus: 'pinned', modifiers: { goneToGround: 0 } })
})

const modifiers = (input: object) => carryOn({ ...UNIT, order: 'advance', ...input }, [3, 4]).modifiers

rule('PA-CHECK-03', 'quality', () => {
  expect(modifiers({ quality: 'veteran' })).toEqual({ ...NONE, quality: 1 })
  expect(modifiers({ quality: 'line' })).toEqual(NONE)
  expect(modifiers({ quality: 'reservist' })).toEqual({ ...NONE, quality: -1 })
})

rule(['PA-CHECK-03', 'PA-MOVE-09'], 'the order in force', () => {
  const worth = { advance: 0, hold: 1, countermarch: 1, retreat: 2 }
  for (const [order, value] of Object.entries(worth)) {
    expect(modifiers({ order })).toEqual({ ...NONE, order: value })
  }
  expect(modifiers({ order: 'fire-barrage', troop: 'heavy-artillery' })).toEqual({ ...NONE, order: 1 })
})

rule('PA-CHECK-03', 'strong works steady a unit, but not tanks', () => {
  const worth = { 'open-countryside': 0, cratered: 0, trench: 0, fortified: 1, bunker: 2 }
  for (const [cover, value] of Object.entries(worth)) {
    expect(modifiers({ cover })).toEqual({ ...NONE, cover: value })
    expect(modifiers({ cover, troop: 'tank' })).toEqual(NONE)
    expect(modifiers({ cover, troop: 'light-tank' })).toEqual(NONE)
  }
})

rule('PA-CHECK-03', 'gas, losses and an enemy behind each take one', () => {
  expect(modifiers({ gas: true })).toEqual({ ...NONE, gas: -1 })
  expect(modifiers({ enemyInRear: true })).toEqual({ ...NONE, enemyInRear: -1 })
})

rule('PA-CHECK-13', 'half strength takes one', () => {
  expect(modifiers({ halfStrength: true })).toEqual({ ...NONE, halfStrength: -1 })
})

rule('PA-CHECK-03', 'only pinned or disordered units under fire and without gas go to ground', () => {
  const ground = (input: object) => (modifiers(input) as { goneToGround: number }).goneToGround
  for (const before of ['pinned', 'disordered']) {
    expect(ground({ status: before, smallArms: 1 })).toBe(2)
    expect(ground({ status: before, cover: 'bunker', fieldArtillery: 1 })).toBe(2)
    expect(ground({ status: before })).toBe(0)
    expect(ground({ status: before, gas: true })).toBe(0)
    expect(ground({ status: before, smallArms: 1, gas: true })).toBe(0)
    expect(ground({ status: before, smallArms: 1, troop: 'tank' })).toBe(0)
    expect(ground({ status: before, smallArms: 1, troop: 'light-tank' })).toBe(0)
  }
  expect(ground({ status: 'solid', smallArms: 1 })).toBe(0)
  expect(ground({ status: 'wavering', smallArms: 1 })).toBe(0)
})

rule(['PA-CHECK-04', 'PA-HINT-07', 'PA-HINT-08'], 'every point weighs by its kind and by the ground', () => {
  const weights = {
    'open-countryside': [9, 7, 6, 9],
    cratered: [7, 5, 4, 6],
    trench: [1, 3, 1, 2],
    fortified: [1, 2, 1, 2],
    bunker: [0, 1, 0, 1],
  }
  for (const [cover, [smallArms, trenchMortar, fieldArtillery, heavyArtillery]] of Object.entries(weights)) {
    expect(load({ cover, smallArms: 1 })).toMatchObject({ column: cover, load: smallArms })
    expect(load({ cover, trenchMortar: 1 })).toMatchObject({ column: cover, load: trenchMortar })
    expect(load({ cover, fieldArtillery: 1 })).toMatchObject({ column: cover, load: fieldArtillery })
    expect(load({ cover, heavyArtillery: 1 })).toMatchObject({ column: cover, load: heavyArtillery })
  }
})

rule('PA-CHECK-04', 'tanks have their armour wherever they stand', () => {
  for (const troop of ['tank', 'light-tank']) {
    for (const cover of ['open-countryside', 'cratered', 'trench', 'fortified', 'bunker']) {
      const fire = { smallArms: 1, trenchMortar: 10, fieldArtillery: 100, heavyArtillery: 1000 }
      expect(load({ cover, troop, ...fire })).toEqual({
        column: 'armour',
        load: 2 + 30 + 400 + 5000,
        modifier: -7,
        underFire: true,
      })
    }
  }
})

rule('PA-CHECK-05', 'the load is cut off at the squares', () => {
  const limits = [0, 1, 4, 5, 9, 10, 16, 17, 25, 26, 36, 37, 49, 50, 1000]
  const taken = [0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -6, -6, -7, -7]
  limits.forEach((smallArms, i) => {
    expect(load({ cover: 'trench', smallArms })).toMatchObject({ load: smallArms, modifier: taken[i] })
  })
})

rule('PA-CHECK-05', 'fire is one of the modifiers of the check', () => {
  expect(carryOn({ ...UNIT, smallArms: 2 }, [6, 6])).toMatchObject({
    load: 14,
    score: 10,
    modifiers: { fire: -3 },
  })
})

rule('PA-CHECK-07', 'gas or a point without weight is fire all the same', () => {
  expect(load({ cover: 'bunker', smallArms: 3 })).toEqual({
    column: 'bunker',
    load: 0,
    modifier: 0,
    underFire: true,
  })
  expect(load({ cover: 'trench', gas: true })).toMatchObject({ load: 0, underFire: true })
  expect(load({ cover: 'trench' })).toMatchObject({ load: 0, underFire: false })
})

rule('PA-CHECK-03', 'the working names the clause and value of all that counted', () => {
  const working = workingOf(
    'carry-on',
    { ...UNIT, status: 'pinned', quality: 'reservist', smallArms: 1 },
    [3, 4],
  )
  expect(working).toEqual([
    'PA-CHECK-01 7',
    'PA-CHECK-04 cratered',
    'PA-CHECK-04 7',
    'PA-CHECK-04 7',
    'PA-CHECK-05 -2',
    'PA-CHECK-03 -1',
    'PA-CHECK-03 1',
    'PA-CHECK-03 2',
    'PA-CHECK-01 7',
    'PA-CHECK-06 0',
    'PA-CHECK-06 pinned',
    'PA-CHECK-09 hold',
    'PA-CHECK-12',
  ])
})

rule(['PA-CHECK-01', 'PA-HINT-02'], 'what a check must know', () => {
  expect(refused('carry-on')({ order: 'hold', cover: 'trench' })).toBe('invalid-input status')
  expect(refused('carry-on')({ status: 'solid', cover: 'trench' })).toBe('invalid-input order')
  expect(refused('carry-on')({ status: 'solid', order: 'hold' })).toBe('invalid-input cover')
  expect(refused('carry-on')({ ...UNIT, cover: 'armour' })).toBe('invalid-input cover')
  expect(refused('carry-on')({ ...UNIT, smallArms: 1.5 })).toBe('invalid-input smallArms')
  expect(refused('carry-on')({ ...UNIT, heavyArtillery: -1 })).toBe('invalid-input heavyArtillery')
  expect(refused('carry-on')({ ...UNIT, gas: 1 })).toBe('invalid-input gas')
  expect(refused('carry-on')({ ...UNIT, inContact: true })).toBe('invalid-input inContact')
  expect(refused('status-result')({ score: 4.5, status: 'solid' })).toBe('invalid-input score')
  expect(refused('fire-load')({ smallArms: 1 })).toBe('invalid-input cover')
})

rule('PA-HINT-10', 'nobody is ever checked in contact, so it is not asked', () => {
  expect(refused('change-orders')({ ...UNIT, newOrder: 'retreat', contact: true })).toBe(
    'invalid-input contact',
  )
})

rule('PA-HINT-01', 'a unit carries on or changes, with the same particulars and dice', () => {
  expect(carryOn(UNIT, [3, 4])).toMatchObject({ roll: 7 })
  expect(asked('change-orders')({ ...UNIT, newOrder: 'advance' }, [1, 2, 3, 4, 3, 4])).toMatchObject({
    roll: 7,
  })
})

rule('PA-HINT-03', 'the answer has status, order, move, falling back and removal', () => {
  const shelled = { ...UNIT, status: 'disordered', fieldArtillery: 4 }
  expect(asked('change-orders')({ ...shelled, newOrder: 'retreat' }, [6, 1, 1])).toMatchObject({
    received: true,
    order: 'retreat',
    newStatus: 'removed',
    fallBack: false,
    inches: 0,
  })
})

rule('PA-TROOP-11', 'cavalry is line where nothing else is said, and may be any other quality', () => {
  expect(modifiers({ troop: 'cavalry' })).toEqual(NONE)
  expect(modifiers({ troop: 'cavalry', quality: 'veteran' })).toEqual({ ...NONE, quality: 1 })
})
