import { expect } from 'vitest'
import { ask, rule } from '../../rule.ts'

/** The working of a procedure, 'GF-DICE-02 5' for each line. */
const working = (procedure: string, input: object, dice: readonly number[] = []): readonly string[] => {
  const answer = ask('green-fields', procedure, input, dice)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.trace.map(({ clause, value }) => (value === undefined ? clause : `${clause} ${value}`))
}

rule(
  ['GF-VP-01', 'GF-VP-02', 'GF-VP-04', 'GF-VP-05'],
  'the working of a score names all it is made of',
  () => {
    expect(
      working('victory', {
        previous: 4,
        zonesCaptured: 3,
        zonesLost: 1,
        unitsExited: 1,
        spent: 5,
        losses: 37,
      }),
    ).toEqual([
      'GF-VP-01 4',
      'GF-VP-02 6',
      'GF-VP-02 -2',
      'GF-VP-02 10',
      'GF-VP-04 -5',
      'GF-VP-01 13',
      'GF-VP-01 continue',
      'GF-VP-05 rum-show',
    ])
    expect(working('victory', {})).toEqual(['GF-VP-01 0', 'GF-VP-01 continue', 'GF-VP-05 girls-blouse'])
  },
)

rule('GF-ARMY-02', 'the working of a price names strength, ratings and extras, if there are any', () => {
  const regiment = { item: 'infantry', strength: 8, experience: 3, morale: 2, mount: 'bicycles' }
  expect(working('unit-cost', regiment)).toEqual([
    'GF-ARMY-02 8',
    'GF-ARMY-02 13',
    'GF-ARMY-02 4',
    'GF-VP-04 13',
  ])
  const guns = { item: 'medium-artillery', strength: 9, experience: 1, morale: 3 }
  expect(working('unit-cost', guns)).toEqual(['GF-ARMY-02 9', 'GF-ARMY-02 9', 'GF-ARMY-02 18', 'GF-VP-04 18'])
  expect(working('unit-cost', { item: 'motor-transport', strength: 5 })).toEqual([
    'GF-ARMY-02 10',
    'GF-VP-04 5',
  ])
})

const infantry = { type: 'infantry', strength: 4, experience: 2, morale: 3 }

rule('GF-CLOSE-03', 'the working of a round names the dice of both leaders, or why there is no reply', () => {
  const defender = { ...infantry, strength: 3, experience: 1, morale: 2, trench: 'light' }
  const round = (attacker: object, dice: readonly number[]) =>
    working('close-assault-round', { attackers: [attacker], defenders: [defender] }, dice)
  expect(round(infantry, [1, 2, 5, 6, 3, 5, 5, 6, 1, 2])).toEqual([
    ...['GF-DICE-02 3', 'GF-CLOSE-03 3', 'GF-DICE-01 1'],
    ...['GF-DICE-04 2', 'GF-SAVE-02 -1', 'GF-DICE-04 2', 'GF-EXP-01'],
    ...['GF-DICE-02 4', 'GF-CLOSE-03 4', 'GF-DICE-01 4'],
    ...['GF-DICE-04 1', 'GF-SAVE-01 1', 'GF-DICE-04 0', 'GF-DICE-03 3', 'GF-SCALE-10'],
    'GF-CLOSE-01 attacker',
  ])
  expect(round({ ...infantry, strength: 1, experience: 1 }, [5, 1, 1])).toEqual([
    ...['GF-DICE-02 3', 'GF-CLOSE-03 3', 'GF-DICE-01 1'],
    ...['GF-DICE-04 1', 'GF-SAVE-02 -1', 'GF-DICE-03 1', 'GF-SCALE-10'],
    ...['GF-CLOSE-03', 'GF-CLOSE-01 defender'],
  ])
})

rule(
  ['GF-ASLT-02', 'GF-ASLT-03', 'GF-ASLT-05'],
  'the working of the clock names day, mover, losses and end',
  () => {
    const clock = { attackerUnits: 9, turn: 5 }
    expect(working('assault-clock', { ...clock, season: 'summer', attackerOutOfAction: 5 })).toEqual([
      'GF-ASLT-02 5',
      'GF-ASLT-03 announcer',
      'GF-ASLT-05 5 of 9',
      'GF-ASLT-05 half-suppressed',
    ])
    expect(working('assault-clock', { ...clock, season: 'winter' })).toEqual([
      'GF-ASLT-02 4',
      'GF-ASLT-03 announcer',
      'GF-ASLT-05 0 of 9',
    ])
  },
)

rule(
  ['GF-DPT-02', 'GF-DPT-03', 'GF-DPT-04', 'GF-DPT-05'],
  'the working of supply, and of repair if there is any',
  () => {
    expect(working('supply', { depotStrength: 2, depotStart: 3 }, [3, 6])).toEqual([
      'GF-DPT-02 2',
      'GF-DPT-02 9',
      'GF-DPT-03 2',
      'GF-DPT-04 3',
      'GF-DPT-05 9',
    ])
    expect(working('supply', { depotStrength: 4, depotStart: 3 }, [3, 6, 1, 1])).toEqual([
      'GF-DPT-02 4',
      'GF-DPT-02 11',
      'GF-DPT-03 4',
      'GF-DPT-05 12',
    ])
  },
)

rule(
  ['GF-ARMY-01', 'GF-ARMY-03', 'GF-VAR-01', 'GF-VAR-04'],
  'the working of a force names its variation',
  () => {
    const force = (variation: string) => working('standard-force', { frontage: 6, variation })
    expect(force('trench')).toEqual(['GF-ARMY-01 3', 'GF-ARMY-03 15'])
    expect(force('russia-palestine')).toEqual(['GF-ARMY-01 3', 'GF-VAR-04', 'GF-ARMY-03 12'])
    expect(force('1914')).toEqual(['GF-ARMY-01 3', 'GF-VAR-01 30'])
  },
)

rule(
  ['GF-AAIR-04', 'GF-RES-01'],
  'the working of weather and arrivals names the die and what it is held against',
  () => {
    expect(working('flight-weather', { season: 'winter' }, [5])).toEqual(['GF-AAIR-04 5', 'GF-AAIR-04 5'])
    expect(working('flight-weather', { season: 'summer' }, [5])).toEqual(['GF-AAIR-04 5', 'GF-AAIR-04 6'])
    expect(working('reserve-entry', { source: 'purchased' }, [4])).toEqual(['GF-RES-01 4', 'GF-RES-01 5'])
    expect(working('reserve-entry', { source: 'off-board' })).toEqual(['GF-RES-01'])
  },
)

rule(
  ['GF-AAIR-02', 'GF-AAIR-03', 'GF-AIR-06'],
  'the working of air attacks cites the scale they are flown in',
  () => {
    const fighter = { ...infantry, type: 'fighter' }
    const balloon = { ...infantry, type: 'balloon', strength: 3 }
    const target = { ...infantry, strength: 7 }
    const hunt = { scale: 'assault', attacker: fighter, target: balloon, attackDice: 1 }
    expect(working('air-attack', hunt, [1, 1])).toEqual([
      'GF-AAIR-02 1',
      'GF-DICE-01 0',
      'GF-AAIR-02 1',
      'GF-DICE-01 0',
    ])
    expect(working('air-attack', { ...hunt, scale: 'weekly' }, [1, 1, 1])).toEqual([
      'GF-AIR-04 2',
      'GF-DICE-01 0',
      'GF-AIR-02 1',
      'GF-DICE-01 0',
    ])
    const misses = [1, 1, 1, 1, 1, 1]
    expect(working('air-attack', { scale: 'assault', attacker: fighter, target }, misses)).toEqual([
      'GF-AAIR-03 4',
      'GF-DICE-01 0',
      'GF-AAIR-03 2',
      'GF-DICE-01 0',
    ])
    const attacker = { ...infantry, type: 'ground-attack' }
    expect(working('air-attack', { scale: 'weekly', attacker, target }, misses)).toEqual([
      'GF-AIR-06 4',
      'GF-DICE-01 0',
      'GF-AIR-06 2',
      'GF-DICE-01 0',
    ])
  },
)

rule(
  ['GF-ACON-01', 'GF-ACON-02', 'GF-CON-01'],
  'the working of building names dice, hits, hits needed and what comes of it',
  () => {
    const road = { method: 'pioneers', type: 'pioneer', work: 'road', strength: 3 }
    expect(working('construction', { ...road, scale: 'assault' }, [5, 5, 1])).toEqual([
      'GF-ACON-01 3',
      'GF-DICE-01 2',
      'GF-ACON-01 3',
      'GF-ACON-01 not done',
    ])
    expect(working('construction', { ...road, scale: 'weekly' }, [5, 5, 1])).toEqual([
      'GF-CON-01 3',
      'GF-DICE-01 2',
      'GF-CON-01 2',
      'GF-CON-01 done',
    ])
    const dig = { scale: 'assault', method: 'entrench', type: 'infantry', morale: 3 }
    expect(working('construction', dig)).toEqual(['GF-ACON-02 -1'])
  },
)

rule(['GF-DATE-03', 'GF-DATE-04'], 'the working of availability names the limits', () => {
  const tank = { item: 'heavy-tank', year: 1916, month: 9 }
  const british = working('availability', { ...tank, nation: 'british' })
  expect(british).toEqual(['GF-DATE-03', 'GF-DATE-03 2', 'GF-SCALE-07 12'])
  const german = { ...tank, nation: 'german' }
  expect(working('availability', german)).toEqual(['GF-DATE-04'])
  expect(working('availability', { ...german, year: 1918 })).toEqual(['GF-DATE-04', 'GF-DATE-04 2'])
})

rule(
  ['GF-AIR-03', 'GF-AIR-05', 'GF-AIR-08'],
  'the working of duels, of looking at a depot and of a scramble',
  () => {
    const fighter = { ...infantry, type: 'fighter', strength: 2 }
    expect(working('air-combat', { a: fighter, b: fighter }, [1, 1, 5, 1, 5, 1])).toEqual([
      ...['GF-AIR-03 2', 'GF-DICE-01 0', 'GF-AIR-03 2', 'GF-DICE-01 1'],
      ...['GF-AIR-03 a', 'GF-DICE-04 2', 'GF-SAVE-08', 'GF-DICE-04 1', 'GF-AIR-03 b'],
    ])
    const looking = { scale: 'weekly', attacker: { ...infantry, type: 'reconnaissance' } }
    expect(working('air-attack', { ...looking, target: { type: 'depot', strength: 3 } }, [1, 1])).toEqual([
      'GF-AIR-05 2',
      'GF-DICE-01 0',
      'GF-AIR-05',
    ])
    const bombed = { ...infantry, strength: 2, type: 'fighter', grounded: true }
    const raid = { scale: 'weekly', attacker: { ...infantry, strength: 1, type: 'bomber' }, target: bombed }
    expect(working('air-attack', raid, [5, 1, 1, 1])).toEqual([
      'GF-AIR-08 1',
      'GF-DICE-01 0',
      'GF-AIR-07 1',
      'GF-DICE-01 0',
    ])
  },
)

rule(
  ['GF-ARMY-02', 'GF-ARMY-03', 'GF-VP-04', 'GF-DATE-01'],
  'the working of goods names the price of each',
  () => {
    const goods = (item: string, rest: object = {}) => working('unit-cost', { item, quantity: 7, ...rest })
    expect(goods('shells')).toEqual(['GF-ARMY-03 2'])
    expect(goods('luxuries')).toEqual(['GF-ARMY-02 1'])
    expect(goods('gas-canister')).toEqual(['GF-ARMY-02 3'])
    expect(goods('depot-point', { purpose: 'replace' })).toEqual(['GF-VP-04 2'])
    const gas = { item: 'gas', nation: 'french', year: 1915 }
    expect(working('availability', { ...gas, month: 6 })).toEqual(['GF-DATE-01'])
    expect(working('availability', { ...gas, month: 7 })).toEqual(['GF-DATE-01'])
  },
)
