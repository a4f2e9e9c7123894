import { expect, test } from 'vitest'
import { idleOptions } from '#rules/passchendaele/game/idle-options.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { briefingOf } from '#rules/passchendaele/screen/briefing.ts'
import { fromInches, toInches } from '#rules/passchendaele/tables/index.ts'
import { isOneChain } from '#table/cohesion.ts'
import { rule } from '../../../rule.ts'
import { places, unitOf } from './table.ts'

const begun = (battle: object = {}, seed = 1, options: object = {}): State => {
  const start = GAME.begin('own-battle', { ...options, battle }, seed)
  if (!start.ok) throw new Error(start.error.message)
  return start.value
}

const refusal = (battle: unknown): string => {
  const start = GAME.begin('own-battle', { battle }, 1)
  return start.ok ? 'legal' : `${start.error.path}: ${start.error.message}`
}

/** Bases of a side by troops: "9 infantry". */
const basesOf = (state: State, side: string): readonly string[] => {
  const counts = new Map<string, number>()
  for (const unit of state.units)
    if (unit.side === side)
      for (const { troop } of unit.bases) counts.set(troop, (counts.get(troop) ?? 0) + 1)
  return [...counts].map(([troop, count]) => `${count} ${troop}`).sort()
}

const qualities = (state: State, group: string): readonly string[] =>
  state.units
    .filter((unit) => unit.group === group && unit.troop === 'infantry')
    .map(({ quality }) => quality)

rule(
  'PA-ORG-10',
  'without a word said three British divisions attack two German ones and an Eingreif',
  () => {
    const state = begun()
    expect(basesOf(state, 'entente')).toEqual([
      '2 tank',
      '3 heavy-artillery',
      '3 machine-gun',
      '3 trench-mortar',
      '6 field-artillery',
      '9 infantry',
    ])
    expect(basesOf(state, 'german')).toEqual([
      '2 heavy-artillery',
      '3 machine-gun',
      '6 field-artillery',
      '9 infantry',
    ])
    expect([state.table.turns, state.table.gasLimit]).toEqual([14, { german: 2, entente: 3 }])
    expect(qualities(state, 'attacker')).toEqual(['veteran', 'line', 'line'])
    expect(qualities(state, 'front-line')).toEqual(['reservist', 'line'])
    expect(qualities(state, 'eingreif')).toEqual(['line'])
  },
)

rule('PA-ORG-10', 'divisions of every nation are lean, usual or rich', () => {
  const division = (nation: string, organisation: string, year = 1918): string => {
    const state = begun({ nation, organisation, year, width: 48 })
    const { bases } = unitOf(state, '1st-division')
    const guns = state.units.filter(({ name }) => name.startsWith('1st Artillery'))
    const count = (troop: string) => bases.filter((base) => base.troop === troop).length
    return [
      count('infantry'),
      guns.reduce((sum, unit) => sum + unit.bases.length, 0),
      count('machine-gun'),
      count('trench-mortar'),
    ].join(' ')
  }
  const each = (nation: string, year?: number) =>
    ['lean', 'usual', 'rich'].map((strength) => division(nation, strength, year))
  expect(each('british', 1917)).toEqual(['3 2 1 1', '3 2 1 1', '4 2 1 1'])
  expect(each('british')).toEqual(['3 2 1 0', '3 2 1 0', '4 2 1 0'])
  expect(each('french')).toEqual(['3 2 0 0', '3 2 0 1', '3 4 0 1'])
  expect(each('american')).toEqual(['4 2 1 1', '4 2 1 1', '4 2 1 1'])
  const german = (organisation: string) => {
    const state = begun({ attacker: 'german', organisation })
    return unitOf(state, '1st-division').bases.map(({ troop }) => troop)
  }
  expect([german('lean').length, german('usual').length, german('rich').length]).toEqual([3, 4, 5])
})

rule('PA-ORG-10', 'guns, tanks, storm troops and cavalry come by nation and year', () => {
  const attack = (battle: object) =>
    basesOf(begun(battle), battle && 'attacker' in battle ? 'german' : 'entente')
  expect(attack({ nation: 'french' })).toEqual(
    expect.arrayContaining([
      '4 heavy-artillery',
      '1 extra-heavy-artillery',
      '1 super-heavy-artillery',
      '1 tank',
    ]),
  )
  expect(attack({ nation: 'american', ground: 'mixed' })).toEqual(
    expect.arrayContaining(['2 light-tank', '2 cavalry', '12 infantry']),
  )
  expect(attack({ attacker: 'german', year: 1918 })).toEqual(
    expect.arrayContaining(['2 stosstruppen', '1 extra-heavy-artillery', '3 heavy-artillery']),
  )
  expect(attack({ attacker: 'german', year: 1917 })).toContain('1 stosstruppen')
  expect(attack({ year: 1916 }).some((one) => one.includes('tank'))).toBe(false)
  expect(attack({ supports: { attack: { cavalry: 2, cavalryBases: 3, tanks: 0 } } })).toContain('6 cavalry')
})

rule(
  ['PA-ORG-10', 'PA-ORG-09', 'PA-ORG-06'],
  'what no nation had is refused by its field, with the reason',
  () => {
    const attack = (year: number, supports: object, more: object = {}) =>
      refusal({ year, supports: { attack: supports }, ...more })
    expect(attack(1917, { stosstruppen: 1 })).toBe(
      'battle.supports.attack.stosstruppen: The British have no storm battalions (PA-ORG-09).',
    )
    expect(attack(1917, { lightTanks: 1 })).toContain('battle.supports.attack.lightTanks: ')
    expect(attack(1916, { tanks: 1 })).toBe('legal')
    expect(attack(1916, { tanks: 2 })).toContain('PA-ORG-10')
    expect(attack(1916, { tanks: 1 }, { nation: 'french' })).toContain('PA-ORG-10')
    // A second German tank base never was, and may be had.
    expect(attack(1918, { tanks: 2 }, { attacker: 'german' })).toBe('legal')
    expect(refusal({ nation: 'american', year: 1917 })).toContain('battle.year: ')
    expect(refusal({ width: 40 })).toBe(
      'battle.width: The width of the table goes from 24 to 72 inches in steps of 6, so 40 will not do.',
    )
    expect(refusal({ defenceDivisions: 5 })).toContain('(PA-SETUP-02)')
    expect(refusal({ attackDivisions: 7 })).toContain('battle.attackDivisions: ')
    expect(refusal({ weather: 'fine' })).toContain('battle.weather: ')
    expect(refusal('please')).toContain('battle: ')
    expect(GAME.begin('one-trench', { battle: {} }).ok).toBe(false)
  },
)

const template = (terrain: string, more: object = {}) => begun({ terrain, ...more })
const names = ({ table }: State) => table.areas.map(({ name }) => name).sort()

rule(['PA-ORG-10', 'PA-SETUP-01'], 'templates lay the lines as drawn, each with its own feature', () => {
  const plain = template('plain')
  expect(names(plain)).toEqual([
    'attack-front',
    'defence-front',
    'farm-1',
    'farm-2',
    'farm-3',
    'second-line',
    'third-line',
  ])
  expect(places(plain, '1st-division')).toEqual([
    [5.5, 14],
    [7, 14],
    [9, 14],
    [11, 14],
    [12.5, 14],
  ])
  // F is 19: no man's land is 4 inches wide.
  expect(places(plain, '4th-division')).toEqual([
    [6, 19],
    [3, 19],
    [9, 19],
    [15, 19],
  ])
  expect(places(plain, '6th-division')[1]).toEqual([16.5, 36])
  expect(
    plain.objectives.map(({ name, at, points }) => [name, toInches(at.x), toInches(at.y), points]),
  ).toEqual([
    ['Front line 1', 9, 19, 2],
    ['Front line 2', 27, 19, 2],
    ['Farm 1', expect.closeTo(5.6), expect.closeTo(23.9), 3],
    ['Farm 2', expect.closeTo(17.6), expect.closeTo(23.9), 3],
    ['Farm 3', expect.closeTo(29.6), expect.closeTo(23.9), 3],
    ['Second line, west', 9, 29, 3],
    ['Second line, east', 27, 29, 3],
  ])
  expect(template('flanders').table.streams.map(({ bridges }) => bridges.length)).toEqual([3])
  expect(template('canal').table.barriers.map(({ bridges }) => bridges.length)).toEqual([2])
  expect(names(template('ridge'))).toContain('hill')
  expect(names(template('salient'))).toContain('switch-line')
  expect(places(template('salient'), '4th-division')[1]).toEqual([3, 21])
})

rule('PA-SETUP-13', 'when the Germans attack, the whole table is turned round', () => {
  const state = template('plain', { attacker: 'german' })
  expect(places(state, '1st-division')[1]).toEqual([7.5, 34])
  expect(state.objectives.every(({ holder }) => holder === 'entente')).toBe(true)
})

test('the same number of the map gives the same country, another another', () => {
  const map = (mapSeed: number, seed: number) => JSON.stringify(begun({ mapSeed }, seed).table)
  expect(map(7, 1)).toBe(map(7, 2))
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(begun({}, seed).table))).size).toBe(6)
})

test('attached or not, mortars and MG battalions stand in the same places', () => {
  const attached = template('plain')
  const apart = template('plain', { attachments: 'independent' })
  expect(places(apart, '1st-mg-battalion')).toEqual([[5.5, 14]])
  expect(unitOf(apart, '4th-mg-battalion').group).toBe('front-support')
  const all = (state: State) =>
    state.units.flatMap(({ bases }) => bases.map(({ centre }) => `${centre.x},${centre.y}`)).sort()
  expect(all(apart)).toEqual(all(attached))
})

rule('PA-END-03', 'where a breakthrough is the aim, each base that gets through counts 5', () => {
  expect(begun({ objectives: 'breakthrough' }).table.breakthrough).toBe(5)
  expect(begun().table.breakthrough).toBe(3)
  expect(briefingOf('own-battle', { battle: { objectives: 'breakthrough' } })?.points.at(-1)?.points).toBe(
    '5',
  )
})

rule('PA-ORG-08', 'Americans are what the house rule says, unless the battle rates the whole side', () => {
  const quality = (battle: object, options: object = {}) =>
    qualities(begun({ nation: 'american', ...battle }, 1, options), 'attacker')[0]
  expect(quality({})).toBe('line')
  expect(quality({}, { 'american-quality': 'reservist' })).toBe('reservist')
  expect(quality({ quality: { attack: 'veteran' } })).toBe('veteran')
})

test('an agreement that could make no difference is not offered', () => {
  expect(idleOptions('one-trench', {})).toEqual([
    'mg-over-terrain',
    'american-quality',
    'pass-through-limit',
    'shell-switch',
  ])
  expect(idleOptions('soissons', {})).toEqual(['pass-through-limit'])
  expect(idleOptions('st-quentin', {})).toEqual(['mg-over-terrain', 'american-quality'])
  expect(idleOptions('own-battle', { battle: { nation: 'french', organisation: 'lean' } })).toContain(
    'attachment',
  )
  expect(idleOptions('own-battle', { battle: { nation: 'american', terrain: 'ridge' } })).toEqual([
    'pass-through-limit',
  ])
})

rule('PA-SETUP-15', 'however few there are in a row, the bases of a unit stand in one chain', () => {
  const lone = { attackDivisions: 1, defenceDivisions: 3, width: 48 }
  const state = begun(lone)
  expect(places(state, '1st-artillery')).toEqual([
    [20, 7.5],
    [28, 7.5],
  ])
  for (const width of [24, 36, 48, 60, 72])
    for (const attackDivisions of [1, 2, 3, 5, 8])
      for (const organisation of ['lean', 'usual', 'rich'])
        for (const nation of ['british', 'french'])
          for (const attacker of ['entente', 'german']) {
            const start = GAME.begin(
              'own-battle',
              { battle: { width, attackDivisions, organisation, nation, attacker } },
              1,
            )
            if (!start.ok) continue
            for (const { name, bases } of start.value.units)
              expect([name, isOneChain(bases, () => false, fromInches(6))]).toEqual([name, true])
          }
})
