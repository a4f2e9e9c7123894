import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'

const status = asked('status-result')
const carryOn = asked('carry-on')

const UNIT = { status: 'solid', order: 'hold', cover: 'cratered' }

rule('PA-CHECK-06', 'the status column', () => {
  const rows: [number, number, string, boolean][] = [
    [-3, -2, 'disordered', true],
    [0, -2, 'disordered', true],
    [1, -1, 'pinned', true],
    [2, -1, 'pinned', false],
    [3, -1, 'pinned', false],
    [5, -1, 'pinned', false],
    [6, 0, 'wavering', false],
    [8, 0, 'wavering', false],
    [9, 1, 'solid', false],
    [10, 1, 'solid', false],
    [15, 1, 'solid', false],
  ]
  for (const [score, change, newStatus, fallBack] of rows) {
    expect(status({ score, status: 'wavering', underFire: true })).toEqual({ change, newStatus, fallBack })
  }
})

rule('PA-CHECK-07', 'without fire nothing gets worse and nobody falls back', () => {
  for (const score of [-2, 0, 1, 2, 5]) {
    expect(status({ score, status: 'pinned' })).toEqual({ change: 0, newStatus: 'pinned', fallBack: false })
  }
  expect(status({ score: 9, status: 'pinned' })).toMatchObject({ change: 1, newStatus: 'wavering' })
  expect(carryOn({ ...UNIT, order: 'advance', quality: 'reservist' }, [1, 1])).toMatchObject({
    score: 1,
    change: 0,
    newStatus: 'solid',
    fallBack: false,
    inches: 0,
  })
  expect(carryOn({ ...UNIT, order: 'advance', gas: true }, [1, 1])).toMatchObject({
    score: 1,
    newStatus: 'wavering',
    fallBack: true,
  })
})

rule('PA-CHECK-08', 'below disordered a unit is gone and does not fall back', () => {
  expect(status({ score: 0, status: 'pinned', underFire: true })).toEqual({
    change: -2,
    newStatus: 'removed',
    fallBack: false,
  })
  for (const score of [0, 1, 2, 5]) {
    expect(status({ score, status: 'disordered', underFire: true })).toMatchObject({
      newStatus: 'removed',
      fallBack: false,
    })
  }
  expect(status({ score: 1, status: 'pinned', underFire: true })).toMatchObject({
    newStatus: 'disordered',
    fallBack: true,
  })
  expect(carryOn({ ...UNIT, status: 'disordered', order: 'retreat', smallArms: 9 }, [1, 1])).toMatchObject({
    newStatus: 'removed',
    fallBack: false,
    inches: 0,
    inchesOpen: 0,
    fires: false,
  })
})

rule('PA-STATUS-01', 'nobody rises above solid', () => {
  expect(status({ score: 12, status: 'solid', underFire: true })).toEqual({
    change: 1,
    newStatus: 'solid',
    fallBack: false,
  })
  expect(refused('status-result')({ score: 5, status: 'removed' })).toBe('invalid-input status')
})

rule(['PA-CHECK-12', 'PA-STATUS-02'], 'whoever is not disordered fires; guns only on a barrage order', () => {
  const fires = (input: object, dice: number[] = [3, 4]) => carryOn({ ...UNIT, ...input }, dice).fires
  for (const before of ['solid', 'wavering', 'pinned']) expect(fires({ status: before })).toBe(true)
  expect(fires({ status: 'disordered' })).toBe(false)
  expect(fires({ status: 'disordered' }, [6, 6])).toBe(true)
  expect(fires({ status: 'pinned', smallArms: 2 }, [1, 2])).toBe(false)
  expect(fires({ troop: 'field-artillery', order: 'fire-barrage' })).toBe(true)
  expect(fires({ troop: 'field-artillery', order: 'hold' })).toBe(false)
  expect(fires({ troop: 'field-artillery', order: 'fire-barrage', status: 'disordered' })).toBe(false)
})

rule('PA-CHECK-14', 'works hold a garrison together and in its place', () => {
  for (const score of [0, 1, 2, 5]) {
    expect(status({ score, status: 'pinned', underFire: true, inWorks: true })).toMatchObject({
      newStatus: 'disordered',
      fallBack: false,
    })
    expect(status({ score, status: 'disordered', underFire: true, inWorks: true })).toMatchObject({
      newStatus: 'disordered',
      fallBack: score <= 1,
    })
  }
  expect(status({ score: 0, status: 'pinned', underFire: true, inWorks: true }).change).toBe(-2)
})

rule('PA-CHECK-14', 'trench, strongpoint and bunker shelter; gas and tracks undo it', () => {
  const worn = { status: 'disordered', order: 'advance', trenchMortar: 30 }
  for (const cover of ['trench', 'fortified', 'bunker']) {
    expect(carryOn({ ...worn, cover }, [1, 1])).toMatchObject({ newStatus: 'disordered', fallBack: true })
    expect(carryOn({ ...worn, cover, gas: true }, [1, 1])).toMatchObject({ newStatus: 'removed' })
    expect(carryOn({ ...worn, cover, troop: 'tank' }, [1, 1])).toMatchObject({ newStatus: 'removed' })
  }
  for (const cover of ['open-countryside', 'cratered']) {
    expect(carryOn({ ...worn, cover }, [1, 1])).toMatchObject({ newStatus: 'removed', fallBack: false })
  }
})

rule('PA-CHECK-14', 'where a sheltered unit does not fall back its column reads 0, tanks still help', () => {
  const pinned = { status: 'solid', order: 'retreat', cover: 'trench', trenchMortar: 30 }
  expect(carryOn(pinned, [1, 1])).toMatchObject({
    score: -3,
    newStatus: 'pinned',
    fallBack: false,
    inches: 0,
  })
  const helped = {
    status: 'solid',
    order: 'advance',
    cover: 'trench',
    heavyArtillery: 2,
    quality: 'reservist',
  }
  expect(carryOn({ ...helped, tankSupport: true }, [1, 2])).toMatchObject({
    score: 1,
    newStatus: 'wavering',
    fallBack: false,
    inches: 1,
  })
})

rule('PA-CHECK-14', 'played without shelter, works are ground like any other', () => {
  const options = { 'works-shelter': 'off' }
  expect(status({ score: 0, status: 'pinned', underFire: true, inWorks: true, options })).toEqual({
    change: -2,
    newStatus: 'removed',
    fallBack: false,
  })
  const worn = { status: 'disordered', order: 'hold', cover: 'bunker', trenchMortar: 30 }
  expect(carryOn({ ...worn, options }, [1, 1])).toMatchObject({ newStatus: 'removed' })
  expect(carryOn({ ...worn, status: 'solid', cover: 'trench', options }, [1, 1])).toMatchObject({
    newStatus: 'pinned',
    fallBack: true,
  })
  expect(asked('change-orders')({ ...worn, newOrder: 'retreat', options }, [1, 1, 1])).toMatchObject({
    newStatus: 'removed',
  })
})

rule('PA-MOVE-17', 'immobile guns lose status but never fall back', () => {
  for (const troop of ['extra-heavy-artillery', 'super-heavy-artillery']) {
    const battery = { troop, status: 'solid', order: 'fire-barrage', cover: 'cratered', heavyArtillery: 12 }
    expect(carryOn(battery, [1, 1])).toMatchObject({
      score: -4,
      newStatus: 'pinned',
      fallBack: false,
      inches: 0,
    })
    expect(carryOn({ ...battery, troop: 'heavy-artillery' }, [1, 1])).toMatchObject({ fallBack: true })
  }
})
