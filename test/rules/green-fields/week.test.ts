import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const build = (input: object, dice: readonly number[] = []) =>
  resolved('green-fields', 'construction', input, dice)
const wrong = (input: object) => refusal('green-fields', 'construction', input)

rule('GF-TURN-02', 'both dice, ties again, and the loser declares first', () => {
  const initiative = (dice: readonly number[]) => resolved('green-fields', 'initiative', {}, dice)
  expect(initiative([6, 1])).toEqual({ winner: 'a', declaresFirst: 'b' })
  expect(initiative([3, 3, 1, 1, 2, 5])).toEqual({ winner: 'b', declaresFirst: 'a' })
  expect(refusal('green-fields', 'initiative', { side: 'a' })).toBe('invalid-input side')
})

const attrition = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'attrition', { type: 'infantry', strength: 8, ...input }, dice)

rule('GF-ATT-01', 'within two zones of the enemy a unit loses the hits of one die', () => {
  expect(attrition({ distance: 2 }, [6])).toEqual({
    rolled: true,
    casualties: 2,
    strengthAfter: 6,
    destroyed: false,
  })
  expect(attrition({ distance: 3 }, [])).toEqual({
    rolled: false,
    casualties: 0,
    strengthAfter: 8,
    destroyed: false,
  })
  expect(attrition({ type: 'heavy-tank', distance: 1 }, [5])).toMatchObject({ casualties: 0 })
  expect(attrition({ type: 'heavy-tank', distance: 1 }, [6])).toMatchObject({ casualties: 1 })
  expect(attrition({ strength: 1, distance: 1 }, [6])).toMatchObject({ casualties: 1, destroyed: true })
  const bad = (input: object) => refusal('green-fields', 'attrition', { strength: 8, distance: 1, ...input })
  expect(bad({ type: 'fighter' })).toBe('invalid-input type')
  expect(bad({ type: 'depot' })).toBe('invalid-input type')
  expect(bad({ type: 'infantry', distance: 0 })).toBe('invalid-input distance')
})

const pioneers = { scale: 'weekly', method: 'pioneers', type: 'pioneer', strength: 2 }

rule('GF-CON-01', 'pioneers finish a work with two hits in a week', () => {
  expect(build({ ...pioneers, work: 'trench' }, [5, 5])).toEqual({
    permitted: true,
    needed: 2,
    hits: 2,
    success: true,
    trenchAfter: 'light',
  })
  expect(build({ ...pioneers, work: 'trench', trench: 'light' }, [5, 1])).toMatchObject({
    success: false,
    trenchAfter: 'light',
  })
  expect(build({ ...pioneers, work: 'trench', trench: 'heavy' })).toEqual({
    permitted: false,
    needed: 2,
    hits: 0,
    success: false,
    trenchAfter: 'heavy',
  })
  expect(wrong({ ...pioneers })).toBe('invalid-input work')
  expect(wrong({ scale: 'weekly', method: 'pioneers', type: 'pioneer', work: 'road' })).toBe(
    'invalid-input strength',
  )
})

rule('GF-CON-06', 'roads and bridges leave the trench as it is', () => {
  expect(build({ ...pioneers, work: 'road', trench: 'heavy' }, [6, 1])).toMatchObject({
    success: true,
    trenchAfter: 'heavy',
  })
  expect(build({ ...pioneers, work: 'bridge' }, [6, 1])).toMatchObject({ success: true, trenchAfter: 'none' })
})

rule('GF-CON-05', 'sappers entrench as infantry does but do no pioneer work', () => {
  expect(build({ ...pioneers, type: 'sapper', work: 'road' })).toMatchObject({ permitted: false })
  expect(build({ scale: 'weekly', method: 'entrench', type: 'sapper', morale: 2 })).toMatchObject({
    success: true,
  })
})

const dig = (input: object) =>
  build({ scale: 'weekly', method: 'entrench', type: 'infantry', morale: 3, ...input })

rule('GF-CON-02', 'a unit digs one grade for a point of morale', () => {
  expect(dig({ trench: 'light' })).toEqual({
    permitted: true,
    needed: 0,
    hits: 0,
    success: true,
    trenchAfter: 'heavy',
    moraleAfter: 2,
    emplacement: false,
  })
})

rule('GF-CON-03', 'foot, cavalry and guns dig, not at morale 1 and not where it is heavy', () => {
  expect(dig({ type: 'cavalry' })).toMatchObject({ permitted: true })
  expect(dig({ type: 'light-tank' })).toMatchObject({ permitted: false, moraleAfter: 3, trenchAfter: 'none' })
  expect(dig({ type: 'balloon' })).toMatchObject({ permitted: false })
  expect(dig({ morale: 1 })).toMatchObject({ permitted: false, success: false, moraleAfter: 1 })
  expect(dig({ trench: 'heavy' })).toMatchObject({ permitted: false, trenchAfter: 'heavy' })
  expect(wrong({ scale: 'weekly', method: 'entrench', type: 'infantry' })).toBe('invalid-input morale')
})

rule('GF-CON-04', 'what guns dig are emplacements', () => {
  expect(dig({ type: 'heavy-artillery' })).toMatchObject({ emplacement: true, trenchAfter: 'light' })
})

rule('GF-ACON-01', 'in assaults pioneers that have not fired need three hits, and dig no trenches', () => {
  const assault = { ...pioneers, scale: 'assault' }
  expect(build({ ...assault, work: 'bridge' }, [6, 5])).toMatchObject({ needed: 3, hits: 3, success: true })
  expect(build({ ...assault, work: 'road', moved: true }, [6, 1])).toMatchObject({ success: false })
  expect(build({ ...assault, work: 'road', fired: true })).toMatchObject({ permitted: false, needed: 3 })
  expect(build({ ...assault, work: 'trench' })).toMatchObject({ permitted: false })
  expect(build({ ...pioneers, work: 'road', fired: true }, [1, 1])).toMatchObject({ permitted: true })
})

rule('GF-ACON-02', 'in assaults foot and cavalry that neither moved nor fired scrape a light trench', () => {
  const scrape = (input: object) => dig({ scale: 'assault', ...input })
  expect(scrape({})).toMatchObject({ permitted: true, trenchAfter: 'light', moraleAfter: 2 })
  expect(scrape({ type: 'sapper' })).toMatchObject({ permitted: true })
  expect(scrape({ type: 'field-artillery' })).toMatchObject({ permitted: false })
  expect(scrape({ moved: true })).toMatchObject({ permitted: false })
  expect(scrape({ fired: true })).toMatchObject({ permitted: false })
  expect(scrape({ trench: 'light' })).toMatchObject({ permitted: false })
  expect(scrape({ morale: 1 })).toMatchObject({ permitted: false })
})

const UNIT = { type: 'infantry', strength: 3, experience: 5, morale: 2, trench: 'heavy' }
const detonate = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'mine-detonation', { explosives: 1, targets: [UNIT], ...input }, dice)

rule('GF-MINE-02', 'a mine holds one to six explosives', () => {
  const bad = (explosives: number) => refusal('green-fields', 'mine-detonation', { explosives, targets: [] })
  expect(bad(0)).toBe('invalid-input explosives')
  expect(bad(7)).toBe('invalid-input explosives')
})

rule('GF-MINE-03', 'on 1 or 2 the mine is discovered and does not go off', () => {
  expect(detonate({}, [2])).toEqual({
    discovered: true,
    detonated: false,
    dice: 0,
    groundHits: 0,
    targets: [],
  })
  expect(detonate({ afterFight: true }, [1, 1, 1])).toMatchObject({ discovered: false, detonated: true })
})

rule('GF-MINE-05', 'three dice an explosive on every unit, no save, then morale', () => {
  expect(detonate({ targets: [UNIT, UNIT] }, [3, 6, 1, 1, 1, 5, 1, 1, 1, 5])).toMatchObject({
    detonated: true,
    dice: 3,
    groundHits: 2,
    targets: [
      { saveDice: 0, casualties: 2, moraleDice: 1, outcome: 'rout' },
      { hits: 1, casualties: 1, moraleDice: 2, outcome: 'hold' },
    ],
  })
  expect(detonate({ explosives: 2, targets: [] }, [6, 6, 5, 1, 1, 1, 1])).toMatchObject({
    dice: 6,
    groundHits: 3,
    targets: [],
  })
})

const underground = (input: object, dice: readonly number[]) =>
  resolved(
    'green-fields',
    'mine-fight',
    { attacker: { strength: 2, experience: 1 }, defender: { strength: 2, experience: 1 }, ...input },
    dice,
  )

rule('GF-MINE-03', 'defenders strike first, and the attackers reply with whoever is left', () => {
  expect(underground({}, [5, 1, 1, 1])).toEqual({
    attackerLeft: 1,
    defenderLeft: 2,
    control: 'defender',
    collapsed: false,
    choices: ['collapse', 'detonate', 'continue'],
  })
  expect(underground({}, [5, 1, 5, 6, 1, 1])).toMatchObject({ attackerLeft: 2, defenderLeft: 0 })
})

rule('GF-MINE-04', 'a side gone in the first round leaves the other its choice', () => {
  expect(underground({}, [6, 1, 1])).toEqual({
    attackerLeft: 0,
    defenderLeft: 2,
    control: 'defender',
    collapsed: false,
    choices: ['collapse', 'detonate'],
  })
  expect(underground({}, [1, 1, 6, 1, 1])).toMatchObject({
    control: 'attacker',
    choices: ['collapse', 'detonate'],
  })
})

rule('GF-MINE-04', 'a side gone later collapses the tunnel; equal sides fight on', () => {
  expect(underground({ round: 2 }, [6, 1, 1])).toEqual({
    attackerLeft: 0,
    defenderLeft: 2,
    control: 'none',
    collapsed: true,
    choices: [],
  })
  expect(underground({ round: 2 }, [1, 1, 1, 1])).toMatchObject({ control: 'none', choices: ['continue'] })
  expect(
    refusal('green-fields', 'mine-fight', {
      attacker: { strength: 1, experience: 1 },
      defender: { strength: 0, experience: 1 },
    }),
  ).toBe('invalid-input defender.strength')
})

rule(['GF-MINE-05', 'GF-DEG-05'], 'a mine that names no targets goes up under empty ground', () => {
  const nobody = detonate({ targets: [] }, [3, 5, 2, 6])
  expect(resolved('green-fields', 'mine-detonation', { explosives: 1 }, [3, 5, 2, 6])).toEqual(nobody)
  expect(nobody).toMatchObject({ detonated: true, groundHits: 3, targets: [] })
})
