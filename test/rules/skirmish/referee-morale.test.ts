import { describe, expect, test } from 'vitest'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { Card } from '#rules/skirmish/armies/card.ts'
import { REFEREE } from '#rules/skirmish/referee/index.ts'
import { resolved, rule } from '../../rule.ts'
import { card, cardAfter, gruppe, hmg, nextMove, roleOf, said, section, tank, unitOf } from './cards.ts'

describe('morale', () => {
  const shaken = { ...section, underFire: true, firstUnderFire: true, firstFireTaken: true, casualties: 2 }

  rule('SK-MOR-10', 'the card knows cover, losses, fire and the squad’s own NCO', () => {
    expect(said('morale-check', 'Unit', { ...shaken, cover: 'trench' })).toEqual({
      quality: 'average',
      sniper: false,
      cover: 'trench',
      casualties: 2,
      leaderWithin6: true,
      gasAttack: false,
      underFire: true,
      pushedBack: false,
    })
  })

  rule('SK-MOR-08', 'a passed check answers for every cause', () => {
    const passed = cardAfter('morale-check', 'Unit', shaken, {}, [1])
    expect(passed).toMatchObject({ status: 'steady', firstUnderFire: false })
    expect(resolved('skirmish', 'morale-trigger', said('morale-trigger', 'Unit', passed))).toEqual({
      checkRequired: false,
      reasons: [],
    })
  })

  rule('SK-MOR-02', 'losses at half strength are owed for until checked', () => {
    const half = { ...card({ startStrength: 10, strength: 5 }), uncheckedLosses: 2 }
    expect(resolved('skirmish', 'morale-trigger', said('morale-trigger', 'Unit', half)).reasons).toEqual([
      'half-strength',
    ])
    expect(REFEREE.marks(half)).toEqual(
      expect.arrayContaining(['5 of 10', 'Half strength', 'Morale check owed']),
    )
  })

  rule('SK-MOR-07', 'stand lasts to the end of the next move', () => {
    const halted = cardAfter('morale-check', 'Unit', shaken, {}, [10, 1])
    expect(halted).toMatchObject({ status: 'halted', statusMoves: 1 })
    expect(nextMove(halted).status).toBe('halted')
    expect(nextMove(nextMove(halted)).status).toBe('steady')
  })

  rule('SK-MOR-07', 'a double fall-back costs a man and the next move too', () => {
    const once = cardAfter('morale-check', 'Unit', shaken, {}, [10, 3])
    expect(nextMove(once).status).toBe('steady')
    const twice = cardAfter('morale-check', 'Unit', shaken, {}, [10, 5])
    expect(twice).toMatchObject({ status: 'falling-back', strength: 10, uncheckedLosses: 0 })
    expect(said('movement-allowance', 'Unit', nextMove(twice))).toMatchObject({ mode: 'retreat' })
    expect(nextMove(nextMove(twice)).status).toBe('steady')
  })

  rule(
    ['SK-MOR-14', 'SK-MOV-24'],
    'a routing crew leaves its gun and may rally from the next move on',
    () => {
      const routers = cardAfter('morale-check', 'Unit', { ...hmg, casualties: 4 }, {}, [10, 6])
      expect(routers).toMatchObject({ status: 'routing', gunsWorking: 0 })
      const { fits } = roleOf('rout-recovery', 'Unit')
      expect([routers, nextMove(routers), nextMove(nextMove(routers))].map(fits)).toEqual([false, true, true])
      expect(cardAfter('rout-recovery', 'Unit', nextMove(routers), {}, [1]).status).toBe('halted')
      expect(cardAfter('rout-recovery', 'Unit', nextMove(routers), {}, [10]).status).toBe('routing')
    },
  )

  rule('SK-MOR-12', 'squads that fail together each lose a man', () => {
    const role = roleOf('group-morale-check', 'Squads')
    const input = { squads: [section, shaken].flatMap((unit) => role.prefill(unit).squads) }
    const result = resolved('skirmish', 'group-morale-check', input, [10, 10, 5])
    for (const [place, unit] of [section, shaken].entries()) {
      expect(role.apply?.(unit, result, place, input)).toMatchObject({ status: 'falling-back', strength: 10 })
    }
  })

  rule('SK-MOR-11', 'squads that check together know the year', () => {
    const { prefill } = roleOf('group-morale-check', 'Squads')
    expect(prefill(section, 'Section 1', { year: 1916 }).squads).toMatchObject([{ year: 1916 }])
  })

  rule('SK-MOR-15', 'only units that owe a check are led to it', () => {
    const { fits } = roleOf('morale-check', 'Unit')
    const ready = { ...shaken, firstUnderFire: false }
    expect([section, shaken, ready, { ...shaken, status: 'routing' } as const].map(fits)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

describe('melee', () => {
  const chargers = { ...gruppe, charging: true, moved: true }
  const garrison = { ...section, cover: 'trench' } as const

  /** Both cards after a round, as the referee writes it. */
  const fought = (a: Card, b: Card, dice: readonly number[], seen: Fields = {}): readonly [Card, Card] => {
    const roles = [roleOf('melee-round', 'Side a'), roleOf('melee-round', 'Side b')] as const
    const input = { ...roles[0].prefill(a), ...roles[1].prefill(b), ...seen }
    const result = resolved('skirmish', 'melee-round', input, dice)
    return [roles[0].apply?.(a, result, 0, input) ?? a, roles[1].apply?.(b, result, 0, input) ?? b]
  }

  rule('SK-MEL-09', 'charge and lances count in the first round alone', () => {
    const lancers = { ...unitOf('cavalry-troop-lancers', 'Lancers 1'), charging: true }
    expect(said('melee-factor', 'Unit', lancers)).toMatchObject({
      troop: 'mounted-cavalry',
      charging: true,
      lancersFirstStrike: true,
    })
    expect(said('melee-factor', 'Unit', { ...lancers, meleeRounds: 1 })).toMatchObject({
      charging: false,
      lancersFirstStrike: false,
    })
  })

  rule(['SK-MEL-13', 'SK-MEL-14'], 'the beaten go back, check, and the winners follow', () => {
    const [a, b] = fought(chargers, garrison, [3, 6])
    expect(a).toMatchObject({ status: 'in-melee', wonLastRound: true, meleeRounds: 1 })
    expect(b).toMatchObject({
      status: 'in-melee',
      lostMeleeRound: true,
      pushedBack: true,
      wonLastRound: false,
    })
    expect(REFEREE.marks(b)).toContain('Morale check owed')
    const routed = cardAfter('morale-check', 'Unit', b, {}, [10, 6])
    expect(routed).toMatchObject({ status: 'routing', meleeRounds: 0 })
  })

  rule('SK-MEL-14', 'a garrison that wins stays where it is', () => {
    const [a, b] = fought({ ...chargers, strength: 3 }, garrison, [6, 2])
    expect(a).toMatchObject({ status: 'steady', pushedBack: true })
    expect(b).toMatchObject({ status: 'steady', wonLastRound: false, meleeRounds: 0 })
  })

  rule('SK-MEL-17', 'a side without a man left is destroyed', () => {
    const [, b] = fought(chargers, { ...card({ strength: 1 }), cover: 'trench' }, [1, 6])
    expect(b).toMatchObject({ status: 'destroyed', strength: 0 })
    expect(REFEREE.gone(b)).toBe(true)
  })

  rule('SK-MEL-12', 'a die of 1 names the enemy’s officer', () => {
    const led = unitOf('ridge-1917-a', '2nd section with officer')
    const [, b] = fought(chargers, led, [1, 6])
    expect(b).toMatchObject({ officers: 0, ncos: 1, lmgCrew: 2 })
  })

  rule('SK-MEL-16', 'the cornered surrender to half as many again', () => {
    const cornered = { ...card({ strength: 6 }) }
    const b = { ...(said('melee-round', 'Side b', cornered).b as Fields), cannotFallBack: true }
    const [winner, loser] = fought(chargers, cornered, [3, 6], { b })
    expect(loser.status).toBe('surrendered')
    expect(winner).toMatchObject({ status: 'steady', meleeRounds: 0 })
  })
})

describe('moves, clouds and the move sheet', () => {
  test('a unit that moves is marked; one that charges is a charger', () => {
    expect(cardAfter('movement-allowance', 'Unit', section)).toMatchObject({ moved: true, charging: false })
    const role = roleOf('movement-allowance', 'Unit')
    const input = { ...role.prefill(section), mode: 'charge' }
    const result = resolved('skirmish', 'movement-allowance', input)
    expect(role.apply?.(section, result, 0, input).charging).toBe(true)
  })

  rule('SK-SEQ-03', 'a unit moves once a move', () => {
    const { fits } = roleOf('movement-allowance', 'Unit')
    expect([section, { ...section, moved: true }, { ...tank, state: 'stopped' } as const].map(fits)).toEqual([
      true,
      false,
      false,
    ])
  })

  rule('SK-MOV-12', 'cavalry moves as what it is now', () => {
    const troop = unitOf('cavalry-troop', 'Troop 1')
    expect(said('movement-allowance', 'Unit', troop).unit).toBe('cavalry')
    expect(said('movement-allowance', 'Unit', { ...troop, mounted: false }).unit).toBe('infantry')
  })

  rule(['SK-VEH-02', 'SK-VEH-03'], 'a tank remembers fire until it throws', () => {
    const shelled = nextMove({ ...tank, underFire: true })
    expect(shelled.underFire).toBe(true)
    expect(cardAfter('vehicle-breakdown', 'Tank', shelled, {}, [2])).toMatchObject({
      state: 'stopped',
      underFire: false,
    })
    expect(nextMove({ ...section, underFire: true }).underFire).toBe(false)
  })

  rule(['SK-CLD-03', 'SK-MOR-08'], 'gas kills at once and is checked for once a move', () => {
    const gassed = cardAfter('gas-exposure', 'Unit', hmg, { age: 1 }, [6, 5, 10])
    expect(gassed).toMatchObject({ strength: 1, gasAttack: true, touchedByGas: true })
    const checked = cardAfter('morale-check', 'Unit', gassed, {}, [1])
    const again = cardAfter('gas-exposure', 'Unit', checked, { age: 1 }, [1])
    expect(again).toMatchObject({ gasAttack: true, touchedByGas: false })
  })

  rule('SK-CLD-08', 'a cloud ages with the moves and is gone in the fifth', () => {
    let cloud = card({ kind: 'cloud', weapon: 'howitzer', ammo: 'gas' })
    expect(REFEREE.marks(cloud)).toEqual(['Gas', 'Move 1', 'Gas number 5'])
    for (let move = 2; move <= 4; move++) cloud = nextMove(cloud)
    expect([said('gas-exposure', 'Cloud', cloud), REFEREE.gone(cloud)]).toEqual([{ age: 4 }, false])
    expect(REFEREE.gone(nextMove(cloud))).toBe(true)
  })

  rule(['SK-SEQ-02', 'SK-CLD-05'], 'the move sheet keeps initiative and wind', () => {
    const sheet = unitOf('raid-1916-ground', 'Move sheet')
    const thrown = cardAfter('initiative', 'Move sheet', sheet, {}, [2, 5])
    expect(said('initiative', 'Move sheet', thrown)).toEqual({ previous: 'b' })
    expect(REFEREE.marks(cardAfter('wind-roll', 'Move sheet', thrown, {}, [6, 4]))).toEqual([
      'Initiative b',
      'Wind moderate towards 6',
    ])
  })

  test('a new move wipes off what counts for one move', () => {
    const busy = { ...section, moved: true, fired: true, casualties: 2, pushedBack: true, gasAttack: true }
    expect(nextMove(busy)).toEqual({ ...section, attackedLastMove: true })
  })
})
