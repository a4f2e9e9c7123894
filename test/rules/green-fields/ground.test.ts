import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const damage = (input: object) => resolved('green-fields', 'ground-damage', input)
const move = (type: string, path: readonly object[], more: object = {}) =>
  resolved('green-fields', 'movement', { type, path, ...more })
const steps = (count: number, step: object = {}) => Array.from({ length: count }, () => step)
const ROAD = { road: true }

rule('GF-DEG-01', 'a bombardment leaves a counter, and two lower the ground', () => {
  expect(damage({ bombarded: true })).toEqual({
    groundAfter: 'open',
    shellHolesAfter: 1,
    degraded: false,
    trenchAfter: 'none',
    emplacementAfter: 'none',
    roadCut: false,
    wireHitsAfter: 0,
  })
  expect(damage({ bombarded: true, shellHoles: 1 })).toMatchObject({
    groundAfter: 'rough',
    shellHolesAfter: 0,
    degraded: true,
  })
})

rule('GF-DEG-02', 'each ground has its own way down', () => {
  const after = (ground: string) => damage({ ground, bombarded: true, shellHoles: 1 })
  expect(after('rough')).toMatchObject({ groundAfter: 'morass', degraded: true })
  expect(after('woods')).toMatchObject({ groundAfter: 'morass', degraded: true })
  expect(after('town')).toMatchObject({ groundAfter: 'ruins', degraded: true })
  expect(after('ruins')).toMatchObject({ groundAfter: 'ruins', degraded: false, shellHolesAfter: 0 })
  expect(after('morass')).toMatchObject({ groundAfter: 'morass', degraded: false, shellHolesAfter: 0 })
})

rule('GF-DEG-02', 'one counter a week however many missions, unless read otherwise', () => {
  expect(damage({ bombarded: true, missions: 5 })).toMatchObject({ shellHolesAfter: 1 })
  const options = { 'shell-holes': 'per-mission' }
  expect(damage({ bombarded: true, missions: 5, options })).toMatchObject({
    groundAfter: 'morass',
    shellHolesAfter: 1,
  })
  expect(damage({ missions: 5, options })).toMatchObject({ shellHolesAfter: 0 })
})

rule('GF-DEG-03', 'one hit by guns or bombers cuts the road', () => {
  expect(damage({ road: true, artilleryHits: 1 })).toMatchObject({ roadCut: true })
  expect(damage({ road: true, bomberHits: 1 })).toMatchObject({ roadCut: true })
  expect(damage({ road: true, newWireHits: 2 })).toMatchObject({ roadCut: false })
  expect(damage({ artilleryHits: 1 })).toMatchObject({ roadCut: false })
})

rule('GF-TERR-03', 'a road is cut when its zone degrades', () => {
  expect(damage({ road: true, bombarded: true, shellHoles: 1 })).toMatchObject({ roadCut: true })
})

rule('GF-DEG-04', 'three hits of the guns lower trench and emplacement a level', () => {
  const heavy = { trench: 'heavy', emplacement: 'light' }
  expect(damage({ ...heavy, artilleryHits: 2 })).toMatchObject({
    trenchAfter: 'heavy',
    emplacementAfter: 'light',
  })
  expect(damage({ ...heavy, artilleryHits: 5 })).toMatchObject({
    trenchAfter: 'light',
    emplacementAfter: 'none',
  })
  expect(damage({ ...heavy, artilleryHits: 6 })).toMatchObject({ trenchAfter: 'none' })
  expect(damage({ ...heavy, bomberHits: 9 })).toMatchObject({ trenchAfter: 'heavy' })
})

rule(
  ['GF-DEG-06', 'GF-DEG-07'],
  'assault shelling cuts roads and breaks trenches but leaves no counter',
  () => {
    expect(
      damage({
        scale: 'assault',
        bombarded: true,
        shellHoles: 1,
        artilleryHits: 3,
        trench: 'light',
        road: true,
      }),
    ).toMatchObject({ shellHolesAfter: 1, degraded: false, trenchAfter: 'none', roadCut: true })
  },
)

rule('GF-RAID-06', 'wire hits add up, three lower the trench, and the rest stays while there is one', () => {
  expect(damage({ trench: 'heavy', wireHits: 1, newWireHits: 1 })).toMatchObject({
    trenchAfter: 'heavy',
    wireHitsAfter: 2,
  })
  expect(damage({ trench: 'heavy', wireHits: 2, newWireHits: 2 })).toMatchObject({
    trenchAfter: 'light',
    wireHitsAfter: 1,
  })
  expect(damage({ trench: 'light', wireHits: 2, newWireHits: 3 })).toMatchObject({
    trenchAfter: 'none',
    wireHitsAfter: 0,
  })
  expect(damage({ trench: 'heavy', wireHits: 2, artilleryHits: 3 })).toMatchObject({
    trenchAfter: 'light',
    wireHitsAfter: 2,
  })
  expect(damage({ trench: 'light', wireHits: 2, artilleryHits: 3 })).toMatchObject({ wireHitsAfter: 0 })
})

rule('GF-DEG-01', 'counters and wire hits beyond their steps are refused', () => {
  const wrong = (input: object) => refusal('green-fields', 'ground-damage', input)
  expect(wrong({ shellHoles: 2 })).toBe('invalid-input shellHoles')
  expect(wrong({ wireHits: 3 })).toBe('invalid-input wireHits')
  expect(wrong({ missions: 0 })).toBe('invalid-input missions')
  expect(wrong({ artilleryHits: -1 })).toBe('invalid-input artilleryHits')
})

rule('GF-MOVE-01', 'each type has its allowance', () => {
  const far = (type: string) => move(type, steps(8)).zonesMoved
  expect(['infantry', 'medium-artillery', 'heavy-tank'].map(far)).toEqual([2, 2, 2])
  expect(['cavalry', 'field-artillery', 'armoured-car', 'light-tank'].map(far)).toEqual([3, 3, 3, 3])
  expect(far('heavy-artillery')).toBe(1)
})

rule('GF-MOVE-02', 'others move as those they are like', () => {
  const far = (type: string, mount?: string) => move(type, steps(8), mount ? { mount } : {}).zonesMoved
  expect([far('pioneer'), far('sapper'), far('cavalry', 'none')]).toEqual([2, 2, 2])
  expect([far('motor-transport'), far('infantry', 'motor'), far('balloon')]).toEqual([3, 3, 1])
})

rule('GF-MOVE-02', 'horses are for cavalry, bicycles and lorries for foot', () => {
  const wrong = (type: string, mount: string) =>
    refusal('green-fields', 'movement', { type, mount, path: [{}] })
  expect(wrong('infantry', 'horses')).toBe('invalid-input mount')
  expect(wrong('cavalry', 'motor')).toBe('invalid-input mount')
  expect(wrong('light-tank', 'bicycles')).toBe('invalid-input mount')
  expect(wrong('fighter', 'none')).toBe('invalid-input type')
  expect(wrong('depot', 'none')).toBe('invalid-input type')
  expect(refusal('green-fields', 'movement', { type: 'infantry', path: [] })).toBe('invalid-input path')
  expect(refusal('green-fields', 'movement', { type: 'infantry', path: steps(9) })).toBe('invalid-input path')
})

const COLUMNS = ['infantry', 'cavalry', 'field-artillery', 'light-tank', 'heavy-tank', 'armoured-car']
const entering = (step: object) => COLUMNS.map((type) => move(type, [step, {}]).stoppedBy)

rule('GF-MOVE-04', 'the terrain table, row by row', () => {
  const free = 'none'
  const ends = 'terrain'
  const shut = 'impassable'
  expect(entering({ ground: 'open' })).toEqual([free, free, free, free, free, free])
  expect(entering({ ground: 'rough' })).toEqual([free, ends, ends, ends, ends, shut])
  expect(entering({ ground: 'woods' })).toEqual([free, ends, ends, ends, ends, shut])
  expect(entering({ ground: 'morass' })).toEqual([ends, shut, shut, shut, ends, shut])
})

rule(['GF-TERR-01', 'GF-MOVE-10'], 'a trench zone is rough to move in', () => {
  expect(entering({ trench: 'light' })).toEqual([
    'none',
    'terrain',
    'terrain',
    'terrain',
    'terrain',
    'impassable',
  ])
  expect(move('infantry', [{ trench: 'heavy', ground: 'morass' }, {}])).toMatchObject({
    stoppedBy: 'terrain',
  })
})

rule('GF-TERR-02', 'morass stops all but foot and heavy tanks', () => {
  expect(entering({ ground: 'morass' }).filter((stop) => stop === 'impassable')).toHaveLength(4)
})

rule('GF-TERR-09', 'a town moves as rough and ruins as morass', () => {
  expect(entering({ ground: 'town' })).toEqual(entering({ ground: 'rough' }))
  expect(entering({ ground: 'ruins' })).toEqual(entering({ ground: 'morass' }))
})

rule('GF-TERR-03', 'by road every zone is open', () => {
  expect(entering({ ground: 'morass', trench: 'heavy', embankment: true, road: true })).toEqual(
    COLUMNS.map(() => 'none'),
  )
})

rule('GF-TERR-04', 'rivers need a bridge; streams need one for guns and vehicles', () => {
  const shut = 'impassable'
  expect(entering({ water: 'river' })).toEqual([shut, shut, shut, shut, shut, shut])
  expect(entering({ water: 'stream' })).toEqual(['none', 'none', shut, shut, shut, shut])
  expect(entering({ water: 'river', bridged: true })).not.toContain(shut)
  expect(entering({ water: 'stream', bridged: true })).not.toContain(shut)
})

rule(['GF-TERR-06', 'GF-MOVE-16'], 'an embankment is rough to guns and tanks and shut to wheels', () => {
  expect(entering({ embankment: true })).toEqual([
    'none',
    'none',
    'terrain',
    'terrain',
    'terrain',
    'impassable',
  ])
  expect(move('balloon', [{ embankment: true }])).toMatchObject({ zonesMoved: 0, stoppedBy: 'impassable' })
})

rule('GF-MOVE-05', 'half the allowance by road earns a zone, wheels and bicycles another', () => {
  expect(move('infantry', [ROAD, {}, {}, {}])).toMatchObject({ roadBonus: 1, zonesMoved: 3 })
  expect(move('cavalry', [ROAD, {}, {}, {}])).toMatchObject({ roadBonus: 0, zonesMoved: 3 })
  expect(move('infantry', steps(5, ROAD), { mount: 'bicycles' })).toMatchObject({
    allowance: 2,
    roadBonus: 2,
    zonesMoved: 4,
  })
  expect(move('motor-transport', steps(6, ROAD))).toMatchObject({ roadBonus: 2, zonesMoved: 5 })
  expect(move('armoured-car', [ROAD, {}, {}, {}, {}])).toMatchObject({ roadBonus: 1, zonesMoved: 4 })
})

rule('GF-MOVE-16', 'a balloon on its lorry earns both bonuses', () => {
  expect(move('balloon', steps(4, ROAD))).toMatchObject({ allowance: 1, roadBonus: 2, zonesMoved: 3 })
})

rule('GF-MOVE-06', 'the longest part of the path that its own road steps pay for', () => {
  expect(move('infantry', steps(3))).toEqual({
    allowance: 2,
    roadBonus: 0,
    zonesMoved: 2,
    complete: false,
    stoppedBy: 'allowance',
    breakdownDice: 0,
  })
  expect(move('infantry', [{}, {}, ROAD])).toMatchObject({ zonesMoved: 3, complete: true, stoppedBy: 'none' })
  expect(move('infantry', [{}, {}, {}, ROAD], { mount: 'bicycles' })).toMatchObject({ zonesMoved: 4 })
})

rule('GF-MOVE-06', 'of several reasons to stop the ground entered comes first, then the ground ahead', () => {
  expect(move('infantry', [{}, { ground: 'morass' }, { water: 'river' }])).toMatchObject({
    stoppedBy: 'terrain',
  })
  expect(move('infantry', [{}, {}, { water: 'river' }])).toMatchObject({
    zonesMoved: 2,
    stoppedBy: 'impassable',
  })
})

rule(
  ['GF-MOVE-08', 'GF-MOVE-09'],
  'vehicles that leave the road roll by the roughest zone they entered',
  () => {
    const dice = (type: string, path: readonly object[], more = {}) => move(type, path, more).breakdownDice
    expect(dice('heavy-tank', [{}, {}])).toBe(2)
    expect(dice('heavy-tank', [{}, { ground: 'woods' }])).toBe(3)
    expect(dice('heavy-tank', [{ trench: 'heavy' }, {}])).toBe(4)
    expect(dice('heavy-tank', [{ ground: 'ruins' }])).toBe(4)
    expect(dice('heavy-tank', [{ embankment: true }])).toBe(3)
    expect(dice('light-tank', [ROAD, ROAD])).toBe(0)
    expect(dice('light-tank', [{ road: true, ground: 'town' }, {}])).toBe(2)
    expect(dice('infantry', [{}], { mount: 'motor' })).toBe(2)
    expect(dice('infantry', [{ ground: 'woods' }])).toBe(0)
    expect(dice('balloon', [{}])).toBe(0)
    expect(dice('motor-transport', [{ ground: 'woods' }])).toBe(0)
  },
)

const breakdown = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'breakdown', { strength: 3, ...input }, dice)

rule('GF-MOVE-08', 'two dice and the ground against the vehicles, saved with experience', () => {
  expect(breakdown({ type: 'light-tank', experience: 2, terrainModifier: 2 }, [6, 6, 1, 1, 5, 1])).toEqual({
    dice: 4,
    hits: 4,
    saves: 1,
    casualties: 1,
    strengthAfter: 2,
    destroyed: false,
    experienceAfter: 2,
  })
  expect(breakdown({ type: 'heavy-tank', experience: 1 }, [6, 1, 5])).toMatchObject({ experienceAfter: 2 })
  expect(breakdown({ type: 'heavy-tank', experience: 1, experienceCap: 1 }, [6, 1, 5])).toMatchObject({
    experienceAfter: 1,
  })
})

rule('GF-MOVE-09', 'empty lorries have no save, loaded ones that of their riders', () => {
  expect(breakdown({ type: 'motor-transport' }, [6, 5])).toMatchObject({ casualties: 3, destroyed: true })
  expect(breakdown({ type: 'motor-transport', experience: 3 }, [5, 1, 5, 1, 1])).toMatchObject({
    casualties: 0,
  })
  const wrong = (input: object) => refusal('green-fields', 'breakdown', { strength: 3, ...input })
  expect(wrong({ type: 'heavy-tank' })).toBe('invalid-input experience')
  expect(wrong({ type: 'heavy-tank', experience: 0 })).toBe('invalid-input experience')
  expect(wrong({ type: 'infantry', experience: 1 })).toBe('invalid-input type')
  expect(wrong({ type: 'heavy-tank', experience: 1, terrainModifier: 3 })).toBe(
    'invalid-input terrainModifier',
  )
})

rule('GF-TERR-04', 'even by road a river wants its bridge, and the working says it is the water', () => {
  const river = { road: true, water: 'river' }
  expect(move('infantry', [river])).toMatchObject({ zonesMoved: 0, stoppedBy: 'impassable', roadBonus: 0 })
  expect(move('infantry', [{ ...river, bridged: true }])).toMatchObject({ zonesMoved: 1, complete: true })
  const clauses = (step: object) => {
    const answer = ask('green-fields', 'movement', { type: 'cavalry', path: [step] })
    return answer.ok
      ? answer.trace.filter(({ text }) => text === 'Stopped by').map((line) => line.clause)
      : []
  }
  expect(clauses({ water: 'river' })).toEqual(['GF-TERR-04'])
  expect(clauses({ water: 'stream', ground: 'morass' })).toEqual(['GF-MOVE-04'])
})
