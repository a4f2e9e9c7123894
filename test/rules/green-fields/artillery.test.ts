import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const UNIT = { type: 'infantry', strength: 6, experience: 2, morale: 3 }
const FIELD = { type: 'field-artillery', strength: 9 }
const MEDIUM = { type: 'medium-artillery', strength: 9 }
const HEAVY = { type: 'heavy-artillery', strength: 9 }
const PER_REGIMENT = { 'artillery-pooling': 'per-regiment' }

const shell = (input: object, dice: readonly number[]) => resolved('green-fields', 'bombardment', input, dice)

rule('GF-BOMB-03', 'unobserved, each regiment has half its dice, rounded down', () => {
  const guns = [FIELD, FIELD, HEAVY]
  expect(shell({ guns, unobserved: true, targets: [] }, [1, 1, 1])).toMatchObject({
    lightDice: 2,
    heavyDice: 1,
  })
  const dice = { type: 'field-artillery', strength: 9, mode: 'bombardment', unobserved: true }
  expect(resolved('green-fields', 'attack-dice', dice)).toEqual({ permitted: true, dice: 1 })
})

rule('GF-BOMB-04', 'each gun spends a shell on its mission', () => {
  expect(shell({ guns: [FIELD, MEDIUM], mission: 'box', targets: [] }, [])).toEqual({
    lightDice: 6,
    heavyDice: 0,
    groundHits: 0,
    shellsUsed: 2,
    targets: [],
  })
})

rule(
  'GF-BOMB-05',
  'field and medium guns are one pool, heavy guns another, and losses make one check',
  () => {
    const input = { guns: [FIELD, MEDIUM, HEAVY], targets: [{ ...UNIT, trench: 'heavy' }] }
    const light = [5, 5, 1, 1, 1, 1]
    const heavy = [5, 1, 1]
    const saves = [1, 1, 1, 5, 1, 1]
    const morale = [6, 1]
    expect(shell(input, [...light, ...heavy, ...saves, ...morale])).toMatchObject({
      lightDice: 6,
      heavyDice: 3,
      targets: [
        { hits: 3, saveDice: 6, saves: 1, netHits: 2, casualties: 2, moraleDice: 2, outcome: 'hold' },
      ],
    })
  },
)

rule(
  'GF-BOMB-05',
  'a pool that misses is not saved against, and saves left over do not help the other pool',
  () => {
    const input = { guns: [FIELD, HEAVY], targets: [UNIT] }
    expect(shell(input, [1, 1, 1, 5, 1, 1, 6, 6])).toMatchObject({
      targets: [{ hits: 1, saveDice: 2, saves: 4, netHits: 0, experienceGained: true }],
    })
    expect(shell(input, [5, 1, 1, 5, 5, 1, 6, 6, 1, 1, 1, 6])).toMatchObject({
      targets: [{ hits: 3, saveDice: 4, saves: 4, netHits: 2, casualties: 2, experienceAfter: 3 }],
    })
  },
)

rule(
  'GF-BOMB-05',
  'with the other reading every gun is its own pool, all guns thrown before all saves',
  () => {
    const input = {
      guns: [HEAVY, FIELD, FIELD],
      targets: [{ ...UNIT, trench: 'light' }],
      options: PER_REGIMENT,
    }
    const guns = [5, 1, 1, 1, 1, 1, 6, 1, 1]
    const saves = [1, 5, 1, 1, 1]
    expect(shell(input, [...guns, ...saves, 6, 1])).toMatchObject({
      lightDice: 6,
      heavyDice: 3,
      groundHits: 3,
      targets: [{ hits: 3, saveDice: 5, saves: 1, netHits: 2, casualties: 2, outcome: 'hold' }],
    })
  },
)

rule(['GF-BOMB-07', 'GF-DEP-04'], 'crossing a box barrage there is no cover and everyone moves', () => {
  const crossing = (unit: object) => ({ guns: [FIELD], mission: 'box', targets: [{ ...UNIT, ...unit }] })
  expect(shell(crossing({ trench: 'heavy', ground: 'town' }), [5, 1, 1, 5])).toMatchObject({
    groundHits: 0,
    targets: [{ saveDice: 1, outcome: 'unhurt' }],
  })
  expect(shell(crossing({ mounted: true }), [5, 1, 1, 5, 1, 1])).toMatchObject({
    targets: [{ saveDice: 0, casualties: 1, outcome: 'hold' }],
  })
  expect(shell(crossing({ flanked: true, draft: true, experience: 3 }), [6, 1, 1, 1, 1])).toMatchObject({
    targets: [{ saveDice: 2, casualties: 2, moraleDice: 0, outcome: 'hold' }],
  })
})

rule(
  'GF-DEG-05',
  'the hits on the leading unit are those on the ground; an empty zone takes one throw',
  () => {
    expect(shell({ guns: [FIELD, HEAVY], targets: [] }, [5, 6, 1, 5, 1, 1])).toEqual({
      lightDice: 3,
      heavyDice: 3,
      groundHits: 4,
      shellsUsed: 2,
      targets: [],
    })
    expect(
      shell({ guns: [HEAVY, FIELD], targets: [], options: PER_REGIMENT }, [5, 6, 1, 5, 1, 1]),
    ).toMatchObject({ groundHits: 4 })
  },
)

rule('GF-AART-01', 'only guns bombard, in stacks of three at most', () => {
  const wrong = (input: object) =>
    refusal('green-fields', 'bombardment', { guns: [FIELD], targets: [], ...input })
  expect(wrong({ guns: [] })).toBe('invalid-input guns')
  expect(wrong({ guns: [UNIT] })).toMatch(/^invalid-input guns\.0\./)
  expect(wrong({ guns: [{ type: 'infantry', strength: 3 }] })).toBe('invalid-input guns.0.type')
  expect(wrong({ targets: [UNIT, UNIT, UNIT, UNIT] })).toBe('invalid-input targets')
  expect(wrong({ mission: 'gas' })).toBe('invalid-input mission')
  expect(resolved('green-fields', 'attack-dice', { ...UNIT_DICE, mode: 'bombardment' })).toEqual({
    permitted: false,
    dice: 0,
  })
})

const UNIT_DICE = { type: 'infantry', strength: 6 }

const gas = (input: object, dice: readonly number[]) => resolved('green-fields', 'gas-attack', input, dice)
const gassed = { source: 'canister', targets: [{ experience: 3 }] }

rule('GF-GAS-01', 'on 1 or 2 the canisters are wasted and no more dice are thrown', () => {
  expect(gas(gassed, [2])).toEqual({ wasted: true, dice: 0, targets: [] })
  expect(gas(gassed, [3, 1, 1, 1])).toMatchObject({ wasted: false, dice: 3 })
})

rule('GF-GAS-02', 'canisters share the wind and have three dice each, on every unit', () => {
  const input = { source: 'canister', canisters: 2, targets: [{ experience: 1 }, { experience: 2 }] }
  expect(gas(input, [6, 5, 1, 1, 1, 1, 1, 4, 6, 6, 1, 1, 1, 1, 5, 1])).toEqual({
    wasted: false,
    dice: 6,
    targets: [
      { hits: 1, saves: 0, damage: 0, experienceAfter: 1, experienceGained: false },
      { hits: 4, saves: 1, damage: 1, experienceAfter: 1, experienceGained: false },
    ],
  })
})

rule('GF-GAS-02', 'with the other reading gas takes the last level too', () => {
  const input = { ...gassed, targets: [{ experience: 1 }], options: { 'rating-floor': 'zero' } }
  expect(gas(input, [6, 5, 1, 1, 1])).toMatchObject({ targets: [{ damage: 1, experienceAfter: 0 }] })
})

rule('GF-AART-03', 'gas shells have the dice of the guns, persistent gas one die', () => {
  expect(gas({ source: 'shell', gunDice: 2, targets: [{ experience: 2 }] }, [6, 5, 5, 5])).toEqual({
    wasted: false,
    dice: 2,
    targets: [{ hits: 3, saves: 2, damage: 1, experienceAfter: 2, experienceGained: true }],
  })
  expect(
    gas({ source: 'persistent', targets: [{ experience: 2, experienceCap: 2 }] }, [5, 5, 5]),
  ).toMatchObject({ dice: 1, targets: [{ experienceAfter: 2, experienceGained: false }] })
  expect(gas({ source: 'shell', gunDice: 0, targets: [{ experience: 2 }] }, [])).toMatchObject({ dice: 0 })
  const wrong = (input: object) => refusal('green-fields', 'gas-attack', { ...gassed, ...input })
  expect(wrong({ source: 'shell' })).toBe('invalid-input gunDice')
  expect(wrong({ canisters: 0 })).toBe('invalid-input canisters')
  expect(wrong({ targets: [] })).toBe('invalid-input targets')
  expect(wrong({ targets: [{ experience: 0 }] })).toBe('invalid-input targets.0.experience')
})

rule('GF-BOMB-04', 'any number of regiments may share a zone', () => {
  const guns = Array.from({ length: 100 }, () => ({ type: 'field-artillery', strength: 12 }))
  expect(shell({ guns, mission: 'box', targets: [] }, [])).toMatchObject({ lightDice: 400, shellsUsed: 100 })
})

rule('GF-DEG-05', 'guns that name no targets fire on empty ground', () => {
  const empty = resolved('green-fields', 'bombardment', { guns: [FIELD], targets: [] }, [5, 6, 1])
  expect(resolved('green-fields', 'bombardment', { guns: [FIELD] }, [5, 6, 1])).toEqual(empty)
  expect(empty).toMatchObject({ groundHits: 3, targets: [] })
})

rule('GF-BOMB-05', 'armour adds up the hits of both pools before every second one counts', () => {
  const tanks = { type: 'heavy-tank', strength: 6, experience: 1, morale: 3 }
  const input = { guns: [FIELD, HEAVY], targets: [tanks] }
  expect(shell(input, [5, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1])).toMatchObject({
    targets: [{ hits: 2, saveDice: 2, netHits: 2, casualties: 1, outcome: 'hold' }],
  })
})

rule('GF-GAS-02', 'there is no end to canisters, nor to the dice of gas shells', () => {
  const many = { source: 'canister', canisters: 100, targets: [{ experience: 1 }] }
  expect(gas(many, [1])).toMatchObject({ wasted: true })
  const misses = Array.from({ length: 300 }, () => 1)
  expect(gas(many, [3, ...misses])).toMatchObject({ dice: 300 })
  expect(gas({ source: 'shell', gunDice: 300, targets: [{ experience: 1 }] }, misses)).toMatchObject({
    dice: 300,
  })
})

rule(['GF-GAS-02', 'GF-AART-03'], 'the working names the clause of the gas that was used', () => {
  const clauses = (input: object, dice: readonly number[]) => {
    const answer = ask('green-fields', 'gas-attack', { targets: [{ experience: 2 }], ...input }, dice)
    return answer.ok
      ? answer.trace.filter(({ text }) => text === 'Experience lost').map((line) => line.clause)
      : []
  }
  expect(clauses({ source: 'canister' }, [3, 5, 1, 1, 1, 1])).toEqual(['GF-GAS-02'])
  expect(clauses({ source: 'persistent' }, [5, 1, 1])).toEqual(['GF-AART-03'])
})

rule(
  'GF-BOMB-05',
  'two regiments that both hit are saved against once, or by the other reading twice',
  () => {
    const input = { guns: [FIELD, MEDIUM], targets: [UNIT] }
    const hits = [5, 1, 1, 6, 1, 1]
    // Three hits on one throw of two dice, which takes off two.
    expect(shell(input, [...hits, 6, 1, 5, 1, 1])).toMatchObject({
      targets: [{ hits: 3, saveDice: 2, saves: 2, netHits: 1, casualties: 1 }],
    })
    // One hit and two hits, two dice each: what is left over of the first throw is lost.
    expect(shell({ ...input, options: PER_REGIMENT }, [...hits, 6, 1, 1, 1, 5, 1])).toMatchObject({
      targets: [{ hits: 3, saveDice: 4, saves: 2, netHits: 2, casualties: 2 }],
    })
  },
)
