import { describe, expect, test } from 'vitest'
import { cardOf } from '#rules/green-fields/armies/card.ts'
import { cardAfter, inputOf, played } from './roster.ts'

const INFANTRY = cardOf('infantry')
const ARMY = cardOf('army', { shells: 10, gasCanisters: 3, supplyPoints: 5 })
const ZONE = cardOf('zone', { trench: 'heavy', ground: 'open', road: true })

describe('the air', () => {
  test('fighters against fighters: both have flown', () => {
    const fought = played(
      'air-combat',
      {
        'Fighters of side a': [cardOf('fighter', { strength: 2, experience: 2, morale: 3 })],
        'Fighters of side b': [cardOf('fighter', { strength: 3, experience: 1, morale: 2 })],
      },
      {},
      [5, 3, 1, 2, 4, 2, 3, 5],
    )
    expect(fought['Fighters of side a']).toMatchObject([{ strength: 2, sortied: true }])
    expect(fought['Fighters of side b']).toMatchObject([
      { strength: 2, morale: 1, status: 'steady', sortied: true },
    ])
  })

  test('bombs on a depot, and a balloon brought down', () => {
    const bombers = cardOf('bomber', { strength: 2, experience: 2, period: 'night' })
    const parts = { Attacker: [bombers], Target: [cardOf('depot', { strength: 3 })] }
    expect(inputOf('air-attack', parts)).toMatchObject({ period: 'night' })
    const bombed = played('air-attack', parts, { scale: 'weekly' }, [5, 2, 1, 6, 6, 4])
    expect(bombed.Target).toMatchObject([{ strength: 1, establishment: 3 }])
    expect(bombed.Attacker).toMatchObject([{ strength: 2, sortied: true }])

    const downed = played(
      'air-attack',
      {
        Attacker: [cardOf('fighter', { strength: 2 })],
        Target: [cardOf('balloon', { strength: 3, experience: 1 })],
      },
      { scale: 'assault' },
      [1, 5, 5, 1, 5, 5],
    )
    expect(downed.Target?.[0]?.grounded).toBe(true)
  })

  test('part of a unit flies, and its losses come off the whole (GF-AIR-14)', () => {
    const parts = {
      Attacker: [cardOf('bomber', { strength: 4, experience: 1, morale: 3 })],
      Target: [cardOf('depot', { strength: 3 })],
    }
    const two = { type: 'bomber', strength: 2, experience: 1, morale: 3 }
    // Flak takes one of the two; three dice of morale hold; the other drops one die of bombs.
    const flown = played('air-attack', parts, { scale: 'weekly', attacker: two }, [5, 1, 1, 5, 1, 1, 1])
    expect(flown.Attacker).toMatchObject([{ strength: 3, sortied: true }])
  })

  test('the hits of bombers wait on the zone for its road', () => {
    const parts = { Attacker: [cardOf('bomber', { strength: 2 })], Target: [INFANTRY], Zone: [ZONE] }
    expect(played('air-attack', parts, { scale: 'weekly' }, [5, 1, 5, 1]).Zone).toMatchObject([
      { bomberHits: 1 },
    ])
  })

  test('the weather of the day stands on the clock', () => {
    const clock = cardOf('assault')
    expect(cardAfter(clock, 'flight-weather', 'Clock of the assault', { season: 'winter' }, [4]).flying).toBe(
      true,
    )
    expect(cardAfter(clock, 'flight-weather', 'Clock of the assault', { season: 'winter' }, [5]).flying).toBe(
      false,
    )
  })
})

describe('supply, clock and score', () => {
  test('the depot is rebuilt and its goods go to the army', () => {
    const supplied = played(
      'supply',
      { Depot: [cardOf('depot', { strength: 2, establishment: 3 })], Army: [ARMY] },
      {},
      [3, 6],
    )
    expect(supplied.Depot).toMatchObject([{ strength: 3, establishment: 3 }])
    expect(supplied.Army).toMatchObject([{ supplyPoints: 14, shells: 12 }])
  })

  test('drafts refill a unit and cost points', () => {
    const thin = cardOf('cavalry', { strength: 4, establishment: 8, experience: 3 })
    const drafted = played('replacements', { Unit: [thin], 'Army that pays': [ARMY] }, { added: 2 })
    expect(drafted.Unit).toMatchObject([{ strength: 6, establishment: 8, experience: 2 }])
    expect(drafted['Army that pays']).toMatchObject([{ supplyPoints: 1 }])
    expect(() => inputOf('replacements', { Unit: [INFANTRY] })).toThrow()
  })

  test('a bought reserve waits for its die, another does not', () => {
    const reserve = cardOf('infantry', { offBoard: true })
    expect(cardAfter(reserve, 'reserve-entry', 'Reserve', {}).offBoard).toBe(false)
    expect(cardAfter({ ...reserve, bought: true }, 'reserve-entry', 'Reserve', {}, [4]).offBoard).toBe(true)
    expect(cardAfter({ ...reserve, bought: true }, 'reserve-entry', 'Reserve', {}, [5])).toMatchObject({
      bought: false,
    })
  })

  test('the clock goes on to the next turn until half are out of action', () => {
    const clock = cardOf('assault', { turn: 4, attackerUnits: 9 })
    const turn = (attackerOutOfAction: number) =>
      cardAfter(clock, 'assault-clock', 'Clock of the assault', { season: 'summer', attackerOutOfAction })
    expect(turn(4)).toMatchObject({ turn: 5, attackerOutOfAction: 4 })
    expect(turn(5)).toMatchObject({ turn: 1, attackerUnits: 9, attackerOutOfAction: 0 })
  })

  test('what was scored is entered once', () => {
    const army = cardOf('army', { victoryPoints: 4, zonesCaptured: 3, zonesLost: 1, losses: 37 })
    expect(cardAfter(army, 'victory', 'Army', {})).toMatchObject({
      victoryPoints: 8,
      zonesCaptured: 0,
      zonesLost: 0,
      losses: 37,
    })
  })

  test('prices and dates are asked for the unit at hand', () => {
    expect(inputOf('unit-cost', { Unit: [cardOf('cavalry', { strength: 6 })] })).toEqual({
      item: 'cavalry',
      strength: 6,
      experience: 2,
      morale: 3,
      mount: 'horses',
    })
    expect(
      inputOf('availability', { Unit: [cardOf('infantry', { nation: 'german', stosstruppe: true })] }),
    ).toEqual({
      item: 'stosstruppe',
      nation: 'german',
    })
  })
})
