import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'
import { oddsOf, percent } from './odds.ts'

const orderCheck = asked('order-check')
const runners = asked('runners')
const change = asked('change-orders')

const IMMOBILE = ['extra-heavy-artillery', 'super-heavy-artillery']
const MOBILE_GUNS = ['field-artillery', 'heavy-artillery']
const NO_GUNS = ['infantry', 'cavalry', 'stosstruppen', 'trench-mortar', 'machine-gun', 'tank', 'light-tank']
const MOVES = ['advance', 'retreat', 'countermarch']

rule('PA-ORDER-02', 'only guns fire barrages', () => {
  for (const troop of NO_GUNS) {
    expect(orderCheck({ troop, order: 'fire-barrage' })).toEqual({
      legal: false,
      reason: 'barrage-needs-guns',
    })
    for (const order of ['hold', ...MOVES]) {
      expect(orderCheck({ troop, order })).toEqual({ legal: true, reason: 'ok' })
    }
  }
})

rule('PA-ORDER-08', 'immobile guns hold or fire, other guns may also move', () => {
  for (const order of MOVES) {
    for (const troop of IMMOBILE)
      expect(orderCheck({ troop, order })).toEqual({ legal: false, reason: 'immobile' })
    for (const troop of MOBILE_GUNS)
      expect(orderCheck({ troop, order })).toEqual({ legal: true, reason: 'ok' })
  }
  for (const troop of [...IMMOBILE, ...MOBILE_GUNS]) {
    expect(orderCheck({ troop, order: 'hold' })).toEqual({ legal: true, reason: 'ok' })
  }
})

rule('PA-ORDER-10', 'the biggest guns take barrage orders too', () => {
  for (const troop of [...IMMOBILE, ...MOBILE_GUNS]) {
    expect(orderCheck({ troop, order: 'fire-barrage' })).toEqual({ legal: true, reason: 'ok' })
  }
})

rule(
  ['PA-ORDER-02', 'PA-ORDER-08'],
  'an order the troops cannot have is refused wherever it is given',
  () => {
    const unit = { status: 'solid', cover: 'cratered' }
    expect(refused('carry-on')({ ...unit, order: 'fire-barrage' })).toBe('invalid-input order')
    expect(refused('carry-on')({ ...unit, troop: 'super-heavy-artillery', order: 'retreat' })).toBe(
      'invalid-input order',
    )
    expect(refused('change-orders')({ ...unit, order: 'hold', newOrder: 'fire-barrage' })).toBe(
      'invalid-input newOrder',
    )
    expect(refused('change-orders')({ ...unit, order: 'fire-barrage', newOrder: 'hold' })).toBe(
      'invalid-input order',
    )
    const siege = { ...unit, troop: 'extra-heavy-artillery' }
    expect(refused('change-orders')({ ...siege, order: 'hold', newOrder: 'advance' })).toBe(
      'invalid-input newOrder',
    )
    expect(refused('movement-allowance')({ score: 7, status: 'solid', order: 'fire-barrage' })).toBe(
      'invalid-input order',
    )
    expect(
      refused('movement-allowance')({
        score: 7,
        status: 'solid',
        order: 'advance',
        troop: 'super-heavy-artillery',
      }),
    ).toBe('invalid-input order')
    expect(refused('move-stop')({ order: 'advance', inches: 1, troop: 'extra-heavy-artillery' })).toBe(
      'invalid-input order',
    )
  },
)

rule('PA-RUN-01', 'one 6 among the runners is enough', () => {
  expect(runners({ quality: 'reservist', status: 'solid' }, [1, 6, 2])).toEqual({
    diceCount: 3,
    received: true,
  })
  expect(runners({ quality: 'reservist', status: 'solid' }, [6, 6, 6])).toMatchObject({ received: true })
  expect(runners({ quality: 'reservist', status: 'solid' }, [5, 5, 5])).toMatchObject({ received: false })
})

/** The number of runners, from the chance that all of them fail. */
const diceFor = (input: object): number => {
  const lost = percent(oddsOf('runners', input), ({ received }) => received === false) / 100
  return Math.round(Math.log(lost) / Math.log(5 / 6))
}

rule('PA-RUN-02', 'five, four or three runners by quality; the pinned and disordered send fewer', () => {
  const table = { veteran: [5, 5, 4, 3], line: [4, 4, 3, 2], reservist: [3, 3, 2, 1] }
  const statuses = ['solid', 'wavering', 'pinned', 'disordered']
  for (const [quality, counts] of Object.entries(table)) {
    counts.forEach((count, i) => {
      expect(diceFor({ quality, status: statuses[i] })).toBe(count)
    })
  }
})

rule('PA-RUN-02', 'gas takes two runners, shells one, and one is always left', () => {
  expect(diceFor({ quality: 'veteran', status: 'solid', gas: true })).toBe(3)
  expect(diceFor({ quality: 'veteran', status: 'solid', shelled: true })).toBe(4)
  expect(diceFor({ quality: 'veteran', status: 'solid', gas: true, shelled: true })).toBe(2)
  expect(diceFor({ quality: 'reservist', status: 'disordered', gas: true, shelled: true })).toBe(1)
  expect(runners({ quality: 'line', status: 'disordered', gas: true }, [6])).toEqual({
    diceCount: 1,
    received: true,
  })
})

rule('PA-RUN-03', 'the chance of an order by the number of runners', () => {
  const printed = [16.7, 30.6, 42.1, 51.8, 59.8]
  const inputs = [
    { quality: 'reservist', status: 'disordered' },
    { quality: 'line', status: 'disordered' },
    { quality: 'reservist', status: 'solid' },
    { quality: 'line', status: 'solid' },
    { quality: 'veteran', status: 'solid' },
  ]
  inputs.forEach((input, i) => {
    expect(percent(oddsOf('runners', input), ({ received }) => received === true)).toBeCloseTo(
      printed[i] ?? 0,
      1,
    )
  })
})

const UNIT = { quality: 'line', status: 'solid', order: 'hold', cover: 'trench' }

rule('PA-RUN-04', 'a retreat is no easier to bring than an advance', () => {
  for (const newOrder of ['hold', ...MOVES]) {
    expect(
      percent(oddsOf('change-orders', { ...UNIT, newOrder }), ({ received }) => received === true),
    ).toBeCloseTo(51.77, 2)
  }
})

rule(['PA-RUN-05', 'PA-ORDER-03'], 'the runners roll first, under the status and fire of this moment', () => {
  expect(
    change({ ...UNIT, status: 'pinned', newOrder: 'retreat', smallArms: 1, trenchMortar: 1 }, [6, 1, 3, 4]),
  ).toEqual({
    diceCount: 2,
    received: true,
    order: 'retreat',
    roll: 7,
    score: 10,
    modifiers: {
      quality: 0,
      order: 2,
      cover: 0,
      fire: -1,
      gas: 0,
      goneToGround: 2,
      halfStrength: 0,
      enemyInRear: 0,
    },
    load: 4,
    change: 1,
    newStatus: 'wavering',
    fallBack: false,
    inches: 3,
    inchesOpen: 3,
    fires: true,
  })
})

rule('PA-RUN-05', 'mortars, field guns and heavy guns shell the runners; small arms do not', () => {
  expect(change({ ...UNIT, newOrder: 'advance', smallArms: 5 }, [1, 1, 1, 1, 3, 3])).toMatchObject({
    diceCount: 4,
  })
  for (const kind of ['trenchMortar', 'fieldArtillery', 'heavyArtillery']) {
    expect(change({ ...UNIT, newOrder: 'advance', [kind]: 1 }, [1, 1, 1, 3, 3])).toMatchObject({
      diceCount: 3,
    })
  }
  expect(change({ ...UNIT, newOrder: 'advance', gas: true }, [1, 1, 3, 3])).toMatchObject({ diceCount: 2 })
})

rule(['PA-ORDER-06', 'PA-CHECK-02'], 'an order that is lost leaves the old one in force', () => {
  expect(change({ ...UNIT, newOrder: 'retreat' }, [1, 2, 3, 4, 6, 6])).toMatchObject({
    received: false,
    order: 'hold',
    score: 13,
    inches: 0,
  })
  expect(change({ ...UNIT, newOrder: 'retreat' }, [1, 2, 3, 6, 6, 6])).toMatchObject({
    received: true,
    order: 'retreat',
    score: 14,
    inches: 3,
  })
})

rule('PA-ORDER-05', 'a new objective or target under the same order needs runners as well', () => {
  expect(change({ ...UNIT, order: 'advance', newOrder: 'advance' }, [6, 1, 1, 1, 3, 4])).toMatchObject({
    received: true,
    order: 'advance',
    inches: 2,
  })
  expect(
    change(
      { ...UNIT, troop: 'field-artillery', order: 'fire-barrage', newOrder: 'fire-barrage' },
      [1, 1, 1, 1, 3, 4],
    ),
  ).toMatchObject({ received: false, order: 'fire-barrage', fires: true })
})

rule('PA-ORDER-03', 'the new order must be named', () => {
  expect(refused('change-orders')(UNIT)).toBe('invalid-input newOrder')
  expect(refused('carry-on')({ ...UNIT, newOrder: 'hold' })).toBe('invalid-input newOrder')
})
