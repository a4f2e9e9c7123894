import { expect, test } from 'vitest'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { battalionsIn, standsIn } from '#rules/flanders-fields/own-battle/army.ts'
import { ownEngagement } from '#rules/flanders-fields/own-battle/index.ts'
import { PLANNER } from '#rules/flanders-fields/own-battle/planner.ts'
import { rule } from '../../../rule.ts'

const drawnUp = (options: Readonly<Record<string, unknown>> = {}) => {
  const own = ownEngagement(options, 1)
  if (!own.ok) throw new Error(`${own.error.path}: ${own.error.message}`)
  return own.value
}

const refusedAt = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const own = ownEngagement(options, 1)
  return own.ok ? undefined : own.error.path
}

test('with nothing said two British brigades attack a deep position on shattered ground', () => {
  const { terms, armies, scenario } = drawnUp()
  expect(terms).toMatchObject({
    date: '1917-09',
    ground: 'shattered',
    works: 'deep',
    wire: 'double',
    turns: 10,
  })
  expect(battalionsIn(armies.attacker).map(({ companies, platoons }) => companies * platoons)).toEqual([
    12, 12, 12, 12,
  ])
  expect(battalionsIn(armies.attacker)[0]?.pioneers).toBe(1)
  expect(armies.attacker.regiments.map(({ title }) => title)).toEqual(['1st Brigade', '2nd Brigade'])
  expect(armies.attacker.regiments.map(({ assets }) => assets)).toEqual([
    { 'machine-gun': 2 },
    { 'machine-gun': 2 },
  ])
  expect(armies.attacker.regiments.map(({ offTable }) => offTable)).toEqual([
    { 'field-gun': 1, 'heavy-artillery': 1 },
    { 'field-gun': 1 },
  ])
  expect(armies.defender.regiments.map(({ title }) => title)).toEqual(['Infantry Regiment 3'])
  expect(battalionsIn(armies.defender)).toHaveLength(2)
  expect(scenario.defender.regiments[0]?.weapons?.['block-house']).toHaveLength(1)
})

rule(
  'FF-END-14',
  'zones reach to 32 cm and from 3 cm before the front; every objective is the defender’s',
  () => {
    const begun = GAME.begin(
      'own-engagement',
      { engagement: { noMansLand: 30, objectives: 'break-through' } },
      7,
    )
    if (!begun.ok) throw new Error(begun.error.message)
    const { scenario, objectives } = begun.value
    expect(scenario.attacker.zone).toEqual([0, 32])
    expect(scenario.defender.zone).toEqual([51, 150])
    expect(objectives.map(({ name, value, holder }) => [name, value, holder])).toEqual([
      ['Front left', 1, 'defender'],
      ['Front right', 1, 'defender'],
      ['Second left', 1, 'defender'],
      ['Second right', 1, 'defender'],
      ['Village', 3, 'defender'],
      ['Rear', 3, 'defender'],
    ])
  },
)

rule('FF-PLAN-10', 'a plan is written, taken as it stands or left out', () => {
  const begun = (attacker: string) => {
    const plans = { attacker, defender: 'default' }
    const state = GAME.begin('own-engagement', { engagement: { date: '1916-09', barrage: 'none', plans } })
    if (!state.ok) throw new Error(state.error.message)
    return state.value
  }
  expect(GAME.pending(begun('written'))).toEqual(['attacker'])
  const none = begun('none')
  expect(none.units.some(({ side, aim }) => side === 'attacker' && aim)).toBe(false)
  expect(none.plans.attacker?.fires).toEqual([])
  const usual = begun('default')
  expect(usual.units.filter(({ side, aim }) => side === 'attacker' && aim).length).toBeGreaterThan(0)
  expect(usual.plans.attacker?.fires).toHaveLength(16)
})

rule(
  'FF-ORG-09',
  'a force over 130 stands is thinned by default, and refused if it still is too large',
  () => {
    const { armies } = drawnUp({ date: '1916-10', battalions: { attacker: 3 }, regiments: { attacker: 2 } })
    expect(standsIn(armies.attacker)).toBeLessThanOrEqual(130)
    expect(battalionsIn(armies.attacker).every(({ weapons }) => (weapons.lmg ?? 0) <= 2)).toBe(true)
    expect(refusedAt({ date: '1916-10', battalions: { attacker: 4 }, regiments: { attacker: 3 } })).toBe(
      'stands',
    )
  },
)

test.each([
  [{ period: 'early', date: '1917-01' }, 'period'],
  [{ date: '1914-07' }, 'date'],
  [{ length: 100 }, 'noMansLand'],
  [{ date: '1914-09', ground: 'trench' }, 'ground'],
  [{ date: '1916-06', ground: 'shattered' }, 'ground'],
  [{ date: '1914-12', works: 'system' }, 'works'],
  [{ works: 'none', wire: 'single' }, 'wire'],
  [{ water: 'river' }, 'water'],
  [{ attacker: 'german', shelters: true }, 'shelters'],
  [{ works: 'hasty', blockHouses: 1 }, 'blockHouses'],
  [{ date: '1916-08', barrage: 'rolling' }, 'barrage'],
  [{ barrage: 'feuerwalze' }, 'barrage'],
  [{ hurricane: true }, 'hurricane'],
  [{ period: 'early', bombardments: 2 }, 'bombardments'],
  [{ date: '1915-08', gas: { attacker: [{ kind: 'offensive', delivery: 'projector' }] } }, 'gas.attacker'],
  [{ date: '1917-06', air: { attacker: 1 } }, 'air.attacker'],
  [{ tanks: { attacker: ['whippet'] } }, 'tanks.attacker'],
  [{ cavalry: { attacker: 1 } }, 'cavalry.attacker'],
  [{ guns: { defender: { superHeavy: 1 } } }, 'guns.defender'],
  [{ storm: 1 }, 'storm'],
  [{ national: { attacker: ['pals'] } }, 'national.attacker'],
  [{ quality: { attacker: 'veteran' } }, 'quality.attacker'],
  [{ reserve: { defender: 2 } }, 'reserve.defender'],
  [{ width: 60, regiments: { defender: 2 }, battalions: { defender: 2 } }, 'width'],
  [{ colour: 'red' }, 'colour'],
])('%j is refused at %s', (options, path) => {
  expect(refusedAt(options)).toBe(path)
})

test('event cards are refused against a house rule given with them', () => {
  const begun = GAME.begin('own-engagement', { 'random-events': 'off', engagement: { events: true } })
  expect(begun.ok ? undefined : begun.error.path).toBe('engagement.events')
})

test('the planner lays out what the game begins', () => {
  const plan = PLANNER.fresh(12)
  const page = PLANNER.page({ ...plan, attacker: 'german', date: '1918-03' }, [])
  expect(GAME.begin(PLANNER.scenario, page.options).ok).toBe(true)
  expect(page.sides.map(({ title }) => title)).toEqual(['Attacker: Germans', 'Defender: British'])
  const river = page.settings.find(({ id }) => id === 'water')
  const wet = river?.kind === 'choice' ? PLANNER.page(river.to('river'), []) : undefined
  expect(wet && GAME.begin(PLANNER.scenario, wet.options).ok).toBe(false)
})

rule('FF-GEN-10', 'unless the players say otherwise the attacker has twice the battalions', () => {
  for (const size of ['small', 'middle', 'large'])
    for (const date of ['1914-10', '1916-09', '1918-08']) {
      const { armies } = drawnUp({ size, date })
      const [attacking, defending] = [armies.attacker, armies.defender].map(
        (army) => battalionsIn(army).filter(({ kind }) => kind !== 'cavalry').length,
      )
      expect([size, date, attacking]).toEqual([size, date, 2 * (defending ?? 0)])
    }
})

rule(
  'FF-END-02',
  'trenches 24 cm from the edge, 40 cm of no man’s land, the front system 20 to 30 deep',
  () => {
    const lines = (options: object) =>
      drawnUp({ date: '1916-09', ...options }).scenario.ground.flatMap((feature) =>
        feature.kind === 'trench' && feature.along[0]?.[1] === feature.along.at(-1)?.[1]
          ? [feature.along[0]?.[1] ?? 0]
          : [],
      )
    const [attacker, front, second = 0] = lines({})
    expect([attacker, front]).toEqual([24, 64])
    expect(second).toBeGreaterThanOrEqual(64 + 20)
    expect(second).toBeLessThanOrEqual(64 + 30)
    expect(lines({ noMansLand: 20 })[1]).toBe(44)
    expect(lines({ noMansLand: 75, length: 240 })[1]).toBe(99)
    expect(refusedAt({ noMansLand: 19 })).toBe('noMansLand')
    expect(refusedAt({ noMansLand: 76, length: 240 })).toBe('noMansLand')
  },
)

/** Batteries behind the table, all regiments of a side together. */
const batteries = (options: Readonly<Record<string, unknown>>, side: 'attacker' | 'defender') => {
  const sum: Record<string, number> = {}
  for (const { offTable } of drawnUp(options).armies[side].regiments)
    for (const [type, count] of Object.entries(offTable)) sum[type] = (sum[type] ?? 0) + (count ?? 0)
  return sum
}

rule('FF-ART-06', 'superimposed: a field battery a regiment, a heavy one for two', () => {
  const late = (regiments: number) =>
    batteries(
      { date: '1918-08', regiments: { attacker: regiments }, battalions: { attacker: 2 } },
      'attacker',
    )
  expect(late(1)).toEqual({ 'field-gun': 1 })
  expect(late(2)).toEqual({ 'field-gun': 2, 'heavy-artillery': 1 })
  expect(late(3)).toEqual({ 'field-gun': 3, 'heavy-artillery': 1 })
})

rule(
  'FF-ART-07',
  'three field batteries for a full regiment in defence, one heavy for two; none heavier',
  () => {
    const held = (regiments: number) =>
      batteries(
        { date: '1916-09', regiments: { defender: regiments }, battalions: { defender: 3 } },
        'defender',
      )
    expect(held(1)).toEqual({ 'field-gun': 2, 'field-howitzer': 1 })
    expect(held(2)).toEqual({ 'field-gun': 4, 'field-howitzer': 2, 'heavy-artillery': 1 })
    expect(refusedAt({ guns: { defender: { superHeavy: 1 } } })).toBe('guns.defender')
    expect(refusedAt({ guns: { attacker: { superHeavy: 1 } } })).toBeUndefined()
  },
)

rule('FF-TANK-05', 'captured tanks stay what they are; crews are raw until mid 1917', () => {
  const tanksOf = (options: Readonly<Record<string, unknown>>) => {
    const begun = GAME.begin('own-engagement', { engagement: options }, 1)
    if (!begun.ok) throw new Error(begun.error.message)
    const { units, scenario } = begun.value
    return units.flatMap(({ side, tank, battalion }) =>
      tank && side === 'attacker' ? [[tank, battalion, scenario.attacker.tankCrews]] : [],
    )
  }
  const captured = { attacker: 'german', date: '1918-04', tanks: { attacker: ['british-male', 'a7v'] } }
  expect(tanksOf(captured)).toEqual([
    ['british-male', 'a1', 'experienced'],
    ['a7v', 'a2', 'experienced'],
  ])
  const british = (date: string) => tanksOf({ date, tanks: { attacker: ['british-female'] } })
  expect(british('1917-06')).toEqual([['british-female', 'a1', 'raw']])
  expect(british('1917-07')).toEqual([['british-female', 'a1', 'experienced']])
  expect(refusedAt({ attacker: 'german', date: '1917-12', tanks: { attacker: ['british-male'] } })).toBe(
    'tanks.attacker',
  )
})
