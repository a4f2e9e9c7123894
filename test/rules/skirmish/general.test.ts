import { expect, test } from 'vitest'
import { HOUSE_RULES } from '#rules/skirmish/options.ts'
import { PROCEDURES } from '#rules/skirmish/procedures/index.ts'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

rule('SK-GEN-01', 'a d10 has faces 1 to 10, the 0 being entered as 10', () => {
  expect(resolve('deviation', { kind: 'indirect' }, [10]).onTarget).toBe(true)
  expect(refuse('deviation', { kind: 'indirect' }, [0])).toBe('dice-invalid dice.0')
  expect(refuse('deviation', { kind: 'indirect' }, [11])).toBe('dice-invalid dice.0')
})

rule('SK-GEN-02', 'an average die never shows 1 or 6', () => {
  expect(resolve('bombardment-duration', {}, [2, 5, 5])).toEqual({ moves: 12 })
  expect(refuse('bombardment-duration', {}, [2, 1, 5])).toBe('dice-invalid dice.1')
  expect(refuse('bombardment-duration', {}, [2, 3, 6])).toBe('dice-invalid dice.2')
})

rule('SK-GEN-03', 'a range in inches need not be whole, but is never negative', () => {
  expect(resolve('small-arms-fire', { weapon: 'rifle', range: 8.75, figures: 4 }, [6]).base).toBe(5)
  expect(refuse('small-arms-fire', { weapon: 'rifle', range: -0.5, figures: 4 })).toBe('invalid-input range')
})

rule('SK-GEN-07', 'half an odd table number rounds down', () => {
  expect(resolve('structure-damage', { structure: 'wall', table: 3, hit: 'near' }).loss).toBe(1)
})

rule('SK-GEN-14', 'a flag that does not concern the weapon or troop changes nothing', () => {
  const pistol = { weapon: 'pistol', range: 2, figures: 2 }
  const flags = { sniper: true, bef: true, beltFed: true, crewLost: 3 }
  expect(resolve('small-arms-fire', { ...pistol, ...flags }, [2])).toEqual(
    resolve('small-arms-fire', pistol, [2]),
  )
  const foot = { troop: 'infantry', figures: 5, enemyFigures: 5 }
  expect(resolve('melee-factor', { ...foot, lancersFirstStrike: true })).toEqual({ factor: 3, table: 3 })
})

rule('SK-GEN-15', 'average troops have no modifier and are meant if no quality is named', () => {
  const shot = { weapon: 'rifle', range: 12, figures: 10 }
  expect(resolve('small-arms-fire', { ...shot, quality: 'average' }, [3]).modifier).toBe(0)
  expect(resolve('small-arms-fire', shot, [3]).modifier).toBe(0)
  const fight = { troop: 'infantry', figures: 5, enemyFigures: 5 }
  expect(resolve('melee-factor', { ...fight, quality: 'average' }).factor).toBe(3)
})

const MINIMAL: Readonly<Record<string, object>> = {
  'casualty-roll': { table: 0, figures: 1 },
  'weapon-figures': { weapon: 'hmg' },
  'small-arms-fire': { weapon: 'hmg', range: 99 },
  'artillery-table': { weapon: 'howitzer', offTable: true },
  deviation: { kind: 'grenade' },
  'blast-casualties': { weapon: 'grenade', range: 3, menInBlast: 0 },
  'structure-damage': { structure: 'wall', table: 0, hit: 'near' },
  'wire-gap': { weapon: 'mortar' },
  'vehicle-hit': { vehicle: 'a7v', table: 0, hit: 'near' },
  'vehicle-cover': { vehicle: 'a7v' },
  'vehicle-breakdown': {},
  'melee-factor': { troop: 'infantry', figures: 1, enemyFigures: 1 },
  'melee-round': { a: { troop: 'infantry', figures: 1 }, b: { troop: 'infantry', figures: 1 } },
  'morale-trigger': { startStrength: 1, strengthBefore: 1, strengthAfter: 1 },
  'morale-check': {},
  'group-morale-check': { squads: [{}, {}] },
  'rout-recovery': {},
  'gas-exposure': { men: 1, age: 1 },
  'cloud-state': { weapon: 'mortar', age: 1 },
  'wind-roll': {},
  'movement-allowance': { unit: 'infantry' },
  'sniper-status': { distanceToUnit: 0, movesAtRest: 0 },
  'fire-plan': { kind: 'direct', orderMove: 0 },
  'bombardment-duration': {},
  'counter-battery': { gunsFiring: 1, movesOnTarget: 1 },
  initiative: {},
}

test('there are 26 procedures, each with a minimal input here', () => {
  expect(PROCEDURES.map(({ name }) => name)).toEqual(Object.keys(MINIMAL))
  expect(PROCEDURES).toHaveLength(26)
})

/** Clauses that a player should find from a procedure though the number comes from elsewhere. */
const ALSO_NAMED: Readonly<Record<string, readonly string[]>> = {
  'artillery-table': ['SK-ART-03'],
  'structure-damage': ['SK-STR-04'],
  'vehicle-breakdown': ['SK-VEH-04'],
  'melee-round': ['SK-MEL-06', 'SK-MEL-07'],
  'morale-check': ['SK-MOR-02', 'SK-MOR-03', 'SK-MOR-08'],
}

test.each(Object.entries(ALSO_NAMED))('%s names the clauses about its input too', (name, ids) => {
  const clauses = PROCEDURES.find((procedure) => procedure.name === name)?.clauses
  expect(clauses).toEqual(expect.arrayContaining([...ids]))
})

/** Refused for its input, or past that and only short of dice. */
const accepted = (answer: string) => !answer.startsWith('invalid-input')

test.each(Object.entries(MINIMAL))(
  '%s takes every house rule and refuses what it does not know',
  (name, input) => {
    expect(accepted(refuse(name, input))).toBe(true)
    for (const [id, { values }] of Object.entries(HOUSE_RULES)) {
      for (const value of values)
        expect(accepted(refuse(name, { ...input, options: { [id]: value } }))).toBe(true)
      expect(refuse(name, { ...input, options: { [id]: 'sometimes' } })).toBe(`invalid-input options.${id}`)
    }
    expect(refuse(name, { ...input, options: { luck: 'on' } })).toBe('invalid-input options.luck')
    expect(refuse(name, { ...input, options: [] })).toMatch(/^invalid-input/)
    expect(refuse(name, { ...input, weather: 'fine' })).toBe('invalid-input weather')
  },
)

test.each(Object.entries(MINIMAL).filter(([, input]) => Object.keys(input).length > 0))(
  '%s needs its required fields and refuses other types',
  (name, input) => {
    for (const field of Object.keys(input)) {
      const { [field]: _, ...rest } = input as Record<string, unknown>
      if (field !== 'offTable') expect(refuse(name, rest)).toBe(`invalid-input ${field}`)
      expect(refuse(name, { ...input, [field]: null })).toBe(`invalid-input ${field}`)
      expect(refuse(name, { ...input, [field]: {} })).toMatch(new RegExp(`^invalid-input ${field}`))
    }
  },
)
