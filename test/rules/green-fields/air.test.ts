import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const INFANTRY = { type: 'infantry', strength: 6, experience: 1, morale: 3 }
const GUNS = { type: 'field-artillery', strength: 6, experience: 1, morale: 3 }
const BALLOON = { type: 'balloon', strength: 2, experience: 1, morale: 3 }
const DEPOT = { type: 'depot', strength: 3 }
const LORRIES = { type: 'motor-transport', strength: 4 }
const craft = (type: string, strength = 2) => ({ type, strength, experience: 1, morale: 3 })
const FIGHTER = craft('fighter')
const BOMBER = craft('bomber')
const STRAFER = craft('ground-attack')
const SPOTTER = craft('reconnaissance')

const attack = (input: object, dice: readonly number[]) => resolved('green-fields', 'air-attack', input, dice)
const weekly = (attacker: object, target: object, dice: readonly number[], more: object = {}) =>
  attack({ scale: 'weekly', attacker, target, ...more }, dice)
const inAssault = (attacker: object, target: object, dice: readonly number[], more: object = {}) =>
  attack({ scale: 'assault', attacker, target, ...more }, dice)
const wrong = (scale: string, attacker: object, target: object, more: object = {}) =>
  refusal('green-fields', 'air-attack', { scale, attacker, target, ...more })
const fight = (a: object, b: object, dice: readonly number[]) =>
  resolved('green-fields', 'air-combat', { a, b }, dice)

rule('GF-AIR-01', 'only bombers fly at night', () => {
  expect(wrong('weekly', STRAFER, INFANTRY, { period: 'night' })).toBe('invalid-input period')
  expect(weekly(BOMBER, INFANTRY, [1, 1], { period: 'night' })).toMatchObject({ attackDice: 2 })
})

rule('GF-AIR-02', 'a fighter unit divides its dice among its targets, cut to what it has left', () => {
  const target = craft('bomber', 3)
  expect(weekly({ ...FIGHTER, strength: 4 }, target, [1, 1, 1], { attackDice: 3 })).toMatchObject({
    attackDice: 3,
    returnDice: 0,
  })
  expect(weekly(FIGHTER, BALLOON, [5, 1, 1, 5, 1, 1, 1], { attackDice: 2 })).toMatchObject({
    attacker: { strengthAfter: 1 },
    attackDice: 1,
  })
  expect(wrong('weekly', FIGHTER, target, { attackDice: 3 })).toBe('invalid-input attackDice')
  expect(wrong('weekly', BOMBER, INFANTRY, { attackDice: 1 })).toBe('invalid-input attackDice')
  expect(wrong('assault', FIGHTER, INFANTRY, { attackDice: 1 })).toBe('invalid-input attackDice')
})

rule('GF-AIR-03', 'fighters fire a die a point at once, on the leading unit with slop-over', () => {
  const one = { strength: 1, experience: 1, morale: 2 }
  const two = { strength: 2, experience: 1, morale: 2 }
  expect(fight([one, two], [two], [6, 6, 1, 6, 1, 4, 2, 4, 1, 1])).toMatchObject({
    a: [
      { hits: 2, outcome: 'destroyed', breaksOff: false },
      { hits: 1, casualties: 1, outcome: 'rout', breaksOff: true },
    ],
    b: [{ hits: 4, outcome: 'destroyed' }],
  })
})

rule('GF-AIR-03', 'a single unit is answered as one, a list as a list', () => {
  expect(fight(FIGHTER, [FIGHTER], [1, 1, 1, 1])).toMatchObject({
    a: { outcome: 'unhurt', breaksOff: false },
    b: [{ outcome: 'unhurt', breaksOff: false }],
  })
  const bad = (a: unknown) => refusal('green-fields', 'air-combat', { a, b: FIGHTER })
  expect(bad({ ...FIGHTER, type: 'bomber' })).toBe('invalid-input a.type')
  expect(bad({ ...FIGHTER, strength: 13 })).toBe('invalid-input a.strength')
  expect(bad([FIGHTER, { strength: 2, morale: 2 }])).toBe('invalid-input a.1.experience')
  expect(bad([FIGHTER, { ...FIGHTER, experience: 0 }])).toBe('invalid-input a.1.experience')
  expect(bad([])).toBe('invalid-input a')
  expect(bad([FIGHTER, FIGHTER, FIGHTER, FIGHTER, FIGHTER])).toBe('invalid-input a')
})

rule('GF-AIR-03', 'other aircraft do not shoot back', () => {
  expect(weekly(FIGHTER, craft('reconnaissance', 1), [6, 1, 1])).toMatchObject({
    flakDice: 0,
    attackDice: 2,
    returnDice: 0,
    target: { casualties: 1, outcome: 'destroyed' },
  })
})

rule('GF-AIR-04', 'a balloon throws two flak dice first in weekly turns', () => {
  expect(weekly(FIGHTER, BALLOON, [6, 1, 1])).toMatchObject({
    flakDice: 2,
    attackDice: 0,
    attacker: { destroyed: true, casualties: 2, strengthAfter: 0 },
    target: null,
    balloonGrounded: false,
  })
})

rule('GF-AIR-05', 'reconnaissance that gets past the flak of a depot identifies it', () => {
  expect(weekly(SPOTTER, DEPOT, [1, 1])).toEqual({
    flakDice: 2,
    scrambled: 0,
    interceptDice: 0,
    attackDice: 0,
    returnDice: 0,
    attacker: {
      strengthAfter: 2,
      experienceAfter: 1,
      moraleAfter: 3,
      maxMoraleAfter: 3,
      casualties: 0,
      destroyed: false,
      breaksOff: false,
    },
    target: null,
    behind: [],
    balloonGrounded: false,
    depotLost: 0,
    identified: true,
  })
  expect(weekly(SPOTTER, DEPOT, [5, 1, 1, 1, 1, 1])).toMatchObject({
    attacker: { breaksOff: true, casualties: 1 },
    identified: false,
  })
  expect(weekly(SPOTTER, GUNS, [])).toMatchObject({ flakDice: 0, identified: true })
})

rule('GF-AAIR-05', 'in assaults reconnaissance attacks nothing', () => {
  expect(wrong('assault', SPOTTER, DEPOT)).toBe('invalid-input target.type')
})

rule(
  'GF-AIR-06',
  'ground attack has a die a point; guns throw flak first, others fire back if they stand',
  () => {
    expect(weekly(STRAFER, INFANTRY, [1, 1, 5, 1, 1, 1, 1, 5])).toMatchObject({
      flakDice: 0,
      attackDice: 2,
      returnDice: 2,
      attacker: { casualties: 1, breaksOff: false, moraleAfter: 2 },
      target: { outcome: 'unhurt' },
    })
    expect(weekly(STRAFER, INFANTRY, [5, 1, 1, 1, 1, 1])).toMatchObject({
      target: { outcome: 'rout' },
      returnDice: 0,
    })
    expect(weekly(STRAFER, GUNS, [1, 1, 1, 1])).toMatchObject({ flakDice: 2, attackDice: 2, returnDice: 0 })
    expect(weekly(STRAFER, LORRIES, [6, 1])).toMatchObject({ returnDice: 0, target: { casualties: 2 } })
    expect(weekly(STRAFER, { ...INFANTRY, routing: true }, [1, 1, 1])).toMatchObject({ returnDice: 1 })
  },
)

rule('GF-AIR-07', 'bombers strike ground units, depots and aircraft on the ground, without a reply', () => {
  expect(weekly(BOMBER, INFANTRY, [1, 1])).toMatchObject({ attackDice: 2, returnDice: 0 })
  const parked = { ...craft('bomber', 3), grounded: true }
  expect(weekly(BOMBER, parked, [6, 1, 1])).toMatchObject({
    scrambled: 0,
    target: { casualties: 2, moraleDice: 0, outcome: 'hold' },
  })
})

rule(
  'GF-AIR-08',
  'fighters caught on the ground by day scramble, intercept, and are spared the bombs',
  () => {
    const parked = { ...craft('fighter', 3), grounded: true }
    expect(weekly(BOMBER, parked, [5, 5, 1, 1, 1, 6, 1, 1])).toMatchObject({
      scrambled: 2,
      interceptDice: 2,
      attackDice: 2,
      target: { casualties: 1, strengthAfter: 2, destroyed: false, outcome: 'hold' },
    })
    expect(weekly(BOMBER, parked, [6, 6, 1, 5, 1, 1, 5])).toMatchObject({
      scrambled: 3,
      attackDice: 0,
      attacker: { casualties: 0 },
      target: null,
    })
    expect(weekly(BOMBER, parked, [1, 1], { period: 'night' })).toMatchObject({
      scrambled: 0,
      attackDice: 2,
      target: { outcome: 'unhurt' },
    })
  },
)

rule('GF-AIR-09', 'each bomb that hits takes a point off the depot, no more than it has', () => {
  expect(weekly({ ...BOMBER, strength: 3 }, DEPOT, [1, 1, 6, 6, 1])).toMatchObject({
    depotLost: 3,
    target: { saveDice: 0, casualties: 3, outcome: 'destroyed' },
  })
})

rule(
  ['GF-AIR-11', 'GF-AAIR-06'],
  'hits beyond the target pass to the units behind it, which do not reply',
  () => {
    const weak = { ...INFANTRY, strength: 1 }
    expect(
      inAssault({ ...STRAFER, strength: 1 }, weak, [6, 6, 1, 1, 1, 1], { behind: [INFANTRY] }),
    ).toMatchObject({
      attackDice: 2,
      returnDice: 0,
      target: { outcome: 'destroyed' },
      behind: [{ hits: 3, casualties: 3, outcome: 'rout' }],
    })
    expect(inAssault(STRAFER, GUNS, [6, 6, 1], { behind: [INFANTRY] })).toMatchObject({
      attacker: { destroyed: true },
      target: null,
      behind: [{ outcome: 'unhurt' }],
    })
    expect(wrong('weekly', BOMBER, DEPOT, { behind: [INFANTRY] })).toBe('invalid-input behind')
    expect(wrong('weekly', BOMBER, INFANTRY, { behind: [BALLOON] })).toBe('invalid-input behind.0.type')
    expect(wrong('weekly', BOMBER, INFANTRY, { behind: [INFANTRY, INFANTRY, INFANTRY] })).toBe(
      'invalid-input behind',
    )
  },
)

rule('GF-AAIR-02', 'in assaults a balloon has one flak die, and a hit grounds it', () => {
  expect(inAssault(FIGHTER, BALLOON, [1, 5, 1, 1, 5, 1, 1])).toMatchObject({
    flakDice: 1,
    target: { casualties: 1, saveDice: 1 },
    balloonGrounded: true,
  })
  expect(inAssault(FIGHTER, BALLOON, [1, 5, 1, 5])).toMatchObject({ balloonGrounded: false })
  expect(weekly(FIGHTER, BALLOON, [1, 1, 5, 1, 1, 5, 1, 1])).toMatchObject({ balloonGrounded: false })
})

rule('GF-AAIR-03', 'in assaults ground attack has two dice a point, and fighters strafe', () => {
  expect(inAssault(STRAFER, INFANTRY, [1, 1, 1, 1, 1, 1])).toMatchObject({ attackDice: 4, returnDice: 2 })
  expect(inAssault(FIGHTER, INFANTRY, [1, 1, 1, 1])).toMatchObject({ attackDice: 2, returnDice: 2 })
  const dice = (type: string, scale: string) =>
    resolved('green-fields', 'attack-dice', { type, strength: 2, mode: 'air-to-ground', scale })
  expect(dice('ground-attack', 'weekly')).toEqual({ permitted: true, dice: 2 })
  expect(dice('fighter', 'weekly')).toEqual({ permitted: false, dice: 0 })
  expect(dice('bomber', 'assault')).toEqual({ permitted: true, dice: 2 })
  expect(dice('reconnaissance', 'weekly')).toEqual({ permitted: false, dice: 0 })
})

rule(['GF-AIR-02', 'GF-AIR-07', 'GF-AAIR-03'], 'every other pairing is refused', () => {
  const target = 'invalid-input target.type'
  expect(wrong('weekly', FIGHTER, INFANTRY)).toBe(target)
  expect(wrong('weekly', FIGHTER, FIGHTER)).toBe(target)
  expect(wrong('weekly', FIGHTER, { ...BOMBER, grounded: true })).toBe(target)
  expect(wrong('assault', FIGHTER, DEPOT)).toBe(target)
  expect(wrong('assault', STRAFER, BALLOON)).toBe(target)
  expect(wrong('weekly', STRAFER, DEPOT)).toBe(target)
  expect(wrong('assault', BOMBER, DEPOT)).toBe(target)
  expect(wrong('assault', BOMBER, { ...FIGHTER, grounded: true })).toBe(target)
  expect(wrong('weekly', BOMBER, FIGHTER)).toBe(target)
  expect(wrong('weekly', SPOTTER, BALLOON)).toBe(target)
  expect(wrong('weekly', INFANTRY, INFANTRY)).toBe('invalid-input attacker.type')
  expect(wrong('weekly', { ...BOMBER, grounded: true }, INFANTRY)).toBe('invalid-input attacker.grounded')
  expect(wrong('weekly', { ...BOMBER, morale: 0 }, INFANTRY)).toBe('invalid-input attacker.morale')
})

rule('GF-AAIR-04', 'nobody flies on a 6, in winter on a 5 or 6', () => {
  const flying = (season: string, die: number) =>
    resolved('green-fields', 'flight-weather', { season }, [die]).flying
  expect([flying('winter', 4), flying('winter', 5), flying('winter', 6)]).toEqual([true, false, false])
  for (const season of ['spring', 'summer', 'autumn']) {
    expect([flying(season, 5), flying(season, 6)]).toEqual([true, false])
  }
  expect(refusal('green-fields', 'flight-weather', { season: 'monsoon' })).toBe('invalid-input season')
})

rule(['GF-AIR-04', 'GF-AIR-05', 'GF-AIR-06'], 'what each unit fires at aircraft', () => {
  const dice = (type: string, mode: string, scale = 'assault') =>
    resolved('green-fields', 'attack-dice', { type, strength: 8, mode, scale })
  expect(dice('field-artillery', 'flak')).toEqual({ permitted: true, dice: 2 })
  expect(dice('depot', 'flak')).toEqual({ permitted: true, dice: 2 })
  expect(dice('balloon', 'flak')).toEqual({ permitted: true, dice: 1 })
  expect(dice('balloon', 'flak', 'weekly')).toEqual({ permitted: true, dice: 2 })
  expect(dice('infantry', 'flak')).toEqual({ permitted: false, dice: 0 })
  expect(dice('infantry', 'ground-to-air')).toEqual({ permitted: true, dice: 2 })
  expect(dice('cavalry', 'ground-to-air')).toEqual({ permitted: true, dice: 2 })
  expect(dice('heavy-tank', 'ground-to-air')).toEqual({ permitted: true, dice: 2 })
  expect(dice('heavy-artillery', 'ground-to-air')).toEqual({ permitted: false, dice: 0 })
  expect(dice('fighter', 'air-to-air')).toEqual({ permitted: true, dice: 8 })
  expect(dice('bomber', 'air-to-air')).toEqual({ permitted: false, dice: 0 })
})

rule(['GF-AIR-05', 'GF-AIR-06', 'GF-AIR-07'], 'the working names who throws flak and who bombs', () => {
  const clauses = (target: object, scale: string) => {
    const answer = ask('green-fields', 'air-attack', { scale, attacker: BOMBER, target }, [1, 1, 1, 1])
    return answer.ok
      ? answer.trace
          .filter(({ text }) => text === 'Flak' || text === 'Dice from the air')
          .map((line) => line.clause)
      : []
  }
  expect(clauses(DEPOT, 'weekly')).toEqual(['GF-AIR-05', 'GF-AIR-07'])
  expect(clauses(GUNS, 'weekly')).toEqual(['GF-AIR-06', 'GF-AIR-07'])
  expect(clauses(GUNS, 'assault')).toEqual(['GF-AAIR-03', 'GF-AAIR-03'])
})
