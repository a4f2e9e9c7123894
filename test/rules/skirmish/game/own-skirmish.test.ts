import { expect } from 'vitest'
import { costOf, priceOf } from '#rules/skirmish/armies/prices.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { USUAL_FORCES } from '#rules/skirmish/own-battle/index.ts'
import { SCENARIOS } from '#rules/skirmish/scenarios/index.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { played, positionIn, refusalOf, unitIn } from '../battle.ts'
import { BRITISH, begun, bringing, faultIn, faultOf, in1914, PASS, SECTION, SQUAD } from './own-forces.ts'

rule('SK-SET-10', 'the usual forces meet at the crossroads, each unit at its standard place', () => {
  const state = begun()
  expect(state.units.map(({ id }) => id)).toEqual(
    ['a', 'b'].flatMap((side) => [1, 2, 3, 4, 5, 6].map((place) => `${side}-${place}`)),
  )
  expect(state.units.map(({ id }) => [id, ...positionIn(state, id)])).toEqual([
    ['a-1', 18, 6],
    ['a-2', 36, 6],
    ['a-3', 54, 6],
    ['a-4', 18, 2],
    ['a-5', 36, 2],
    ['a-6', 54, 2],
    ['b-1', 18, 42],
    ['b-2', 36, 42],
    ['b-3', 54, 42],
    ['b-4', 18, 46],
    ['b-5', 36, 46],
    ['b-6', 54, 46],
  ])
  expect(unitIn(state, 'a-2').figures[0]).toMatchObject({ id: 'a-2.1', role: 'officer' })
  expect([unitIn(state, 'a-1').facing, unitIn(state, 'b-1').facing]).toEqual([0, 18_000])
  const { scenario } = state
  expect([scenario.width, scenario.length, scenario.moves, scenario.year]).toEqual([72, 48, 12, 1917])
  expect(scenario.ground).toBe(SCENARIOS.find(({ id }) => id === 'crossroads-1914')?.ground)
})

rule('SK-SET-10', 'forces cost what the list of muster points says', () => {
  const cost = (side: Side): number => costOf(USUAL_FORCES[side].map((item) => ({ ...item, count: 1 })))
  expect([cost('a'), cost('b')]).toEqual([234, 228])
  const crossroads = [
    3 * priceOf({ organisation: 'br-section-1914' }) + 8,
    priceOf({ organisation: 'hmg-team', quality: 'crack' }),
    priceOf({ organisation: 'cavalry-troop', quality: 'crack', traits: ['bef'] }),
    priceOf({ organisation: 'medium-gun', quality: 'crack' }),
    priceOf({ organisation: 'open-armoured-car' }),
  ]
  expect(crossroads).toEqual([188, 36, 64, 34, 28])
  expect(priceOf({ organisation: 'cavalry-troop', traits: ['lancers'] })).toBe(56)
  expect([priceOf({ organisation: 'mark-iv-male' }), priceOf({ organisation: 'mark-iv-female' })]).toEqual([
    83, 75,
  ])
  expect(priceOf({ organisation: 'fr-squad-1917', with: 'officer' })).toBe(70)
  expect(priceOf({ organisation: 'ge-stosstrupp' })).toBe(75)
  expect([priceOf({ organisation: 'wagon' }), priceOf({ organisation: 'battery' })]).toEqual([4, 60])
})

rule('SK-SET-10', 'a force may have so much of everything and no more', () => {
  expect(faultIn([SECTION])).toBe('forces.a SK-SET-10')
  expect(faultIn([SECTION, SECTION, SECTION, SECTION])).toBe('')
  expect(faultIn([SECTION, SECTION, SECTION, SECTION, SECTION])).toBe('forces.a SK-SET-10')
  expect(faultIn([...BRITISH, { organisation: 'howitzer' }], { points: 172 })).toBe('')
  expect(faultIn([...BRITISH, { organisation: 'howitzer' }], { points: 171 })).toBe('forces.a SK-SET-10')
  const too = (...more: readonly string[]): string =>
    faultIn([...BRITISH, ...more.map((organisation) => ({ organisation }))], { points: 500 })
  expect(too('sniper')).toBe('')
  expect(too('sniper', 'sniper')).toBe('forces.a.3 SK-SET-10')
  expect(too('hmg-team', 'hmg-team')).toBe('')
  expect(too('hmg-team', 'hmg-team', 'hmg-team')).toBe('forces.a.4 SK-SET-10')
  expect(too('mortar', 'medium-gun')).toBe('')
  expect(too('mortar', 'medium-gun', 'mortar')).toBe('forces.a.4 SK-SET-10')
  expect(too('battery', 'battery')).toBe('forces.a.3 SK-SET-10')
  expect(too('mark-iv-male', 'open-armoured-car')).toBe('')
  expect(too('mark-iv-male', 'open-armoured-car', 'mark-iv-female')).toBe('forces.a.4 SK-SET-10')
  expect(too('command')).toBe('')
  expect(too('command', 'command')).toBe('forces.a SK-SET-10')
  expect(faultIn([{ ...SECTION, with: 'officer' }, SECTION, { organisation: 'command' }])).toBe(
    'forces.a SK-SET-10',
  )
  expect(faultIn([...BRITISH, SQUAD])).toBe('forces.a.2.organisation SK-SET-10')
})

rule('SK-SET-15', 'a refusal says whose force, which unit, which field, and the clause', () => {
  const fault = (a: readonly unknown[], b: readonly unknown[] = [SQUAD, SQUAD]) => {
    const start = GAME.begin('own-skirmish', { forces: { a, b } })
    return start.ok ? undefined : start.error
  }
  expect(fault([...BRITISH, { ...SECTION, horse: true }])).toEqual({
    path: 'forces.a.2.horse',
    message: 'Side A, unit 3: there is no field "horse" (SK-SET-15).',
  })
  expect(fault(BRITISH, [SQUAD, { ...SQUAD, quality: 'super' }])).toEqual({
    path: 'forces.b.1.quality',
    message:
      'Side B, unit 2: the quality must be one of elite, crack, average, green, not "super" (SK-SET-15).',
  })
  expect(fault([...BRITISH, 'tank'])?.message).toBe(
    'Side A, unit 3: the input must be an object, not a text (SK-SET-15).',
  )
  expect(fault([SECTION])?.message).toBe(
    'Side A: A force has at least two squads; this one has one squad (SK-SET-10).',
  )
  expect(fault([...BRITISH, { organisation: 'whippet' }])?.message).toBe(
    'Side A, unit 3: Whippet: there is none in 1917, only in 1918 (SK-SET-12).',
  )
})

rule('SK-SET-10', 'cavalry takes at most a third of the points agreed', () => {
  const horse = (points: number): string =>
    faultOf({
      year: 1914,
      points,
      forces: {
        a: [
          { organisation: 'fr-squad-1914' },
          { organisation: 'fr-squad-1914' },
          { organisation: 'cavalry-troop', traits: ['lancers'] },
        ],
        b: [{ organisation: 'ge-gruppe-1914' }, { organisation: 'ge-gruppe-1914' }],
      },
    })
  expect([horse(168), horse(167)]).toEqual(['', 'forces.a.2 SK-SET-10'])
})

rule('SK-SET-12', 'troops and machines are to be had in their years', () => {
  const british = (year: number, squad: string, german: string, organisation: string): string =>
    faultOf({
      year,
      points: 400,
      forces: {
        a: [{ organisation: squad }, { organisation: squad }, { organisation }],
        b: [{ organisation: german }, { organisation: german }],
      },
    })
  const wrong = 'forces.a.2.organisation SK-SET-12'
  const [early, middle] = [
    (organisation: string) => british(1914, 'br-section-1914', 'ge-gruppe-1914', organisation),
    (organisation: string) => british(1916, 'br-section-1916', 'ge-gruppe-1916', organisation),
  ]
  expect(['mortar', 'sniper', 'mark-i-male'].map(early)).toEqual([wrong, wrong, wrong])
  expect(
    ['light-gun', 'howitzer', 'wagon', 'battery', 'open-armoured-car', 'cavalry-troop'].map(early),
  ).toEqual(Array(6).fill(''))
  expect(['mark-i-female', 'mortar', 'sniper', 'br-raiders-1916'].map(middle)).toEqual(Array(4).fill(''))
  expect(['mark-iv-male', 'cavalry-troop', 'br-section-1917'].map(middle)).toEqual([wrong, wrong, wrong])
  const late = (year: number, organisation: string): string =>
    british(year, 'br-section-1917', 'ge-gruppe-1917', organisation)
  expect([late(1917, 'whippet'), late(1918, 'whippet')]).toEqual([wrong, ''])
  expect([late(1917, 'mark-iv-male'), late(1918, 'mark-i-male')]).toEqual(['', wrong])
})

rule('SK-SET-12', 'French and German machines and piercing bullets have theirs', () => {
  const french = (year: number, organisation: string): string =>
    faultIn([{ organisation: 'fr-squad-1917' }, { organisation: 'fr-squad-1917' }, { organisation }], {
      year,
      points: 300,
    })
  const wrong = 'forces.a.2.organisation SK-SET-12'
  expect([french(1917, 'schneider'), french(1917, 'st-chamond'), french(1918, 'ft17-mg')]).toEqual([
    '',
    '',
    '',
  ])
  expect([french(1917, 'ft17-gun'), french(1917, 'a7v')]).toEqual([
    wrong,
    'forces.a.2.organisation SK-SET-10',
  ])
  const piercing = { traits: ['armour-piercing'] }
  expect(faultIn([{ ...SQUAD, ...piercing }, SQUAD])).toBe('')
  expect(faultIn([{ ...SECTION, ...piercing }, SECTION])).toBe('forces.a.0.traits SK-SET-12')
  expect(faultIn([SQUAD, SQUAD, { organisation: 'a7v' }], { points: 300 })).toBe(wrong)
})

rule(['SK-FIRE-16', 'SK-SET-12'], 'traits go to those who may have them', () => {
  const regulars = [{ organisation: 'br-section-1914' }, { organisation: 'br-section-1914' }]
  const hussars = { organisation: 'cavalry-troop', traits: ['bef'] }
  expect(in1914([...regulars, hussars])).toBe('')
  expect(in1914([...regulars, { ...hussars, traits: ['lancers'] }])).toBe('forces.a.2.traits SK-SET-12')
  expect(faultIn([{ ...SECTION, traits: ['bef'] }, SECTION])).toBe('forces.a.0.traits SK-FIRE-16')
  expect(faultIn([{ ...SECTION, traits: ['belt-fed'] }, SECTION])).toBe('forces.a.0.traits SK-SET-12')
  expect(faultIn([...BRITISH, { organisation: 'hmg-team', with: 'officer' }])).toBe(
    'forces.a.2.with SK-GEN-17',
  )
  expect(faultIn([...BRITISH, { organisation: 'battery', quality: 'elite' }])).toBe(
    'forces.a.2.quality SK-BOM-09',
  )
})

rule(
  ['SK-SET-12', 'SK-SET-04'],
  'guns are unlimbered, cavalry mounted, and a sniper stands clear of his squad',
  () => {
    const state = begun({
      year: 1918,
      points: 500,
      forces: {
        a: [
          ...BRITISH,
          { organisation: 'cavalry-troop' },
          { organisation: 'medium-gun' },
          { organisation: 'sniper' },
        ],
        b: [{ ...SQUAD, quality: 'green', traits: ['armour-piercing'], name: 'Gruppe Wolff' }, SQUAD],
      },
    })
    expect(unitIn(state, 'a-3')).toMatchObject({ mounted: true, kind: 'cavalry-troop', formation: 'line' })
    expect(unitIn(state, 'a-4')).toMatchObject({
      limbered: false,
      weapon: 'medium-gun',
      ammo: ['he', 'shrapnel'],
    })
    expect(unitIn(state, 'a-5').squad).toBe('a-1')
    expect(unitIn(state, 'b-1')).toMatchObject({
      name: 'Gruppe Wolff',
      quality: 'green',
      traits: ['belt-fed', 'armour-piercing'],
    })
  },
)

rule('SK-SET-13', 'a battery brings smoke, and gas only if both agree and it is 1915 or later', () => {
  const guns = [...BRITISH, { organisation: 'battery' }, { organisation: 'mortar' }]
  const ammo = (options: Readonly<Record<string, unknown>>): unknown => {
    const { batteries, shells, ...state } = bringing(guns, options)
    return [batteries[0]?.ammo, state.units.find(({ id }) => id === 'a-4')?.ammo, shells.a]
  }
  const uncounted = { smoke: null, gas: null }
  expect(ammo({})).toEqual([['he', 'smoke'], ['he', 'smoke'], uncounted])
  expect(ammo({ gas: 'yes' })).toEqual([['he', 'smoke', 'gas'], ['he', 'smoke', 'gas'], uncounted])
  const alone = bringing([...BRITISH, { organisation: 'mortar' }], { gas: 'yes' })
  expect(unitIn(alone, 'a-3').ammo).toEqual(['he'])
  const of1914 = begun({
    year: 1914,
    gas: 'yes',
    forces: {
      a: [
        { organisation: 'br-section-1914' },
        { organisation: 'br-section-1914' },
        { organisation: 'battery' },
      ],
      b: [{ organisation: 'ge-gruppe-1914' }, { organisation: 'ge-gruppe-1914' }],
    },
  })
  expect(of1914.batteries[0]).toMatchObject({ id: 'a-3', ammo: ['he'], guns: [3, 3] })
})

rule(
  'SK-SET-13',
  'plots written before the battle fall from move 3, the wind is thrown and b breaks ties',
  () => {
    const state = bringing([...BRITISH, { organisation: 'battery' }, { organisation: 'mortar' }])
    expect(state).toMatchObject({
      wind: null,
      objectives: [],
      scenario: { attacker: 'b', deploysFirst: 'b' },
    })
    const plot = { kind: 'plot-fire', gun: 'a-3', aim: { landmark: 'Crossroads', up: 18 }, ammo: 'smoke' }
    expect(refusalOf(state, 'a', { ...plot, from: 2 })).toBe('too-soon SK-ART-09')
    const { state: after } = played(state, [['a', plot]], [9, 3, 4, 5])
    expect(after.plots.a.map(({ from }) => from)).toEqual([3, 3])
    expect(after.batteries[0]?.moves).toBe(12)
    const { state: deployed } = played(after, [
      ['a', PASS],
      ['b', PASS],
      ['a', PASS],
    ])
    const mortar = { kind: 'plot-fire', gun: 'a-4', aim: { x: 36, y: 40 }, ammo: 'he' }
    expect(refusalOf(deployed, 'a', { ...mortar, from: 2 })).toBe('too-soon SK-ART-09')
    expect(refusalOf(deployed, 'a', { ...mortar, from: 3 })).toBeUndefined()
  },
)
