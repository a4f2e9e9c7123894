import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'

const zone = asked('beaten-zone')
const total = asked('fire-total')

rule('PA-FIRE-01', 'a base puts one point on a unit in its zone', () => {
  expect(zone({ firer: 'infantry', range: 3 })).toEqual({
    inRange: true,
    inArc: true,
    blocked: false,
    points: 1,
    fireType: 'small-arms',
  })
  expect(zone({ firer: 'infantry', range: 3, offFront: 46 })).toMatchObject({ inArc: false, points: 0 })
})

rule(['PA-FIRE-08', 'PA-FIRE-15'], 'the limits of range and arc belong to the zone', () => {
  for (const firer of ['infantry', 'cavalry', 'stosstruppen', 'machine-gun', 'tank', 'light-tank']) {
    expect(zone({ firer, range: 6, offFront: 45 })).toMatchObject({ inRange: true, inArc: true, points: 1 })
    expect(zone({ firer, range: 6.01 })).toMatchObject({ inRange: false, points: 0 })
    expect(zone({ firer, range: 1, offFront: 45.1 })).toMatchObject({ inArc: false, points: 0 })
  }
})

rule(['PA-FIRE-03', 'PA-TROOP-05'], 'foot, cavalry, MG battalions and tanks all count as small arms', () => {
  for (const firer of ['infantry', 'cavalry', 'stosstruppen', 'machine-gun', 'tank', 'light-tank']) {
    expect(zone({ firer, range: 1 })).toMatchObject({ points: 1, fireType: 'small-arms' })
  }
})

rule(['PA-FIRE-04', 'PA-FIRE-13'], 'friends and blocking terrain stop small arms, enemies do not', () => {
  for (const firer of ['infantry', 'cavalry', 'stosstruppen', 'tank', 'light-tank']) {
    expect(zone({ firer, range: 4, blockedBy: 'friendly-unit' })).toMatchObject({ blocked: true, points: 0 })
    expect(zone({ firer, range: 4, blockedBy: 'blocking-terrain' })).toMatchObject({
      blocked: true,
      points: 0,
    })
    expect(zone({ firer, range: 4, blockedBy: 'enemy-unit' })).toMatchObject({ blocked: false, points: 1 })
  }
})

rule('PA-FIRE-05', 'MG battalions fire over troops of both sides, within their arc', () => {
  for (const blockedBy of ['friendly-unit', 'enemy-unit']) {
    expect(zone({ firer: 'machine-gun', range: 6, blockedBy })).toMatchObject({ blocked: false, points: 1 })
  }
  expect(zone({ firer: 'machine-gun', range: 2, offFront: 50 })).toMatchObject({ inArc: false, points: 0 })
})

rule('PA-FIRE-12', 'MG battalions do not fire over blocking terrain, unless so agreed', () => {
  const over = { firer: 'machine-gun', range: 4, blockedBy: 'blocking-terrain' }
  expect(zone(over)).toMatchObject({ blocked: true, points: 0 })
  expect(zone({ ...over, options: { 'mg-over-terrain': 'no' } })).toMatchObject({ points: 0 })
  expect(zone({ ...over, options: { 'mg-over-terrain': 'yes' } })).toMatchObject({
    blocked: false,
    points: 1,
  })
  expect(zone({ ...over, firer: 'infantry', options: { 'mg-over-terrain': 'yes' } })).toMatchObject({
    points: 0,
  })
  expect(total({ zones: [over], options: { 'mg-over-terrain': 'yes' } })).toMatchObject({ smallArms: 1 })
})

rule('PA-FIRE-06', 'a trench mortar reaches all round it, whatever lies between', () => {
  for (const blockedBy of ['none', 'friendly-unit', 'enemy-unit', 'blocking-terrain']) {
    expect(zone({ firer: 'trench-mortar', range: 6, offFront: 180, blockedBy })).toEqual({
      inRange: true,
      inArc: true,
      blocked: false,
      points: 1,
      fireType: 'trench-mortar',
    })
  }
  expect(zone({ firer: 'trench-mortar', range: 6.5 })).toMatchObject({ inRange: false, points: 0 })
})

rule('PA-FIRE-07', 'a disordered unit does not fire; anybody better does', () => {
  for (const status of ['solid', 'wavering', 'pinned']) {
    expect(zone({ firer: 'infantry', range: 4, status })).toMatchObject({ points: 1 })
  }
  expect(zone({ firer: 'infantry', range: 4, status: 'disordered' })).toEqual({
    inRange: true,
    inArc: true,
    blocked: false,
    points: 0,
    fireType: 'small-arms',
  })
  expect(zone({ firer: 'trench-mortar', range: 4, status: 'disordered' })).toMatchObject({ points: 0 })
})

rule('PA-FIRE-07', 'guns have no beaten zone', () => {
  for (const firer of [
    'field-artillery',
    'heavy-artillery',
    'extra-heavy-artillery',
    'super-heavy-artillery',
  ]) {
    expect(refused('beaten-zone')({ firer, range: 4 })).toBe('invalid-input firer')
  }
  expect(refused('fire-total')({ zones: [{ firer: 'field-artillery', range: 4 }] })).toBe(
    'invalid-input zones.0.firer',
  )
})

rule('PA-FIRE-08', 'fog shortens the zones but not the reach of mortars', () => {
  expect(zone({ firer: 'infantry', range: 3, zoneRange: 3 })).toMatchObject({ points: 1 })
  expect(zone({ firer: 'infantry', range: 3.1, zoneRange: 3 })).toMatchObject({ inRange: false, points: 0 })
  expect(zone({ firer: 'trench-mortar', range: 6, zoneRange: 3 })).toMatchObject({ inRange: true, points: 1 })
})

rule('PA-GEO-13', 'range and angle are measured, never below 0, the angle no more than 180', () => {
  expect(zone({ firer: 'tank', range: 0, offFront: 0 })).toMatchObject({ points: 1 })
  expect(refused('beaten-zone')({ firer: 'tank', range: -1 })).toBe('invalid-input range')
  expect(refused('beaten-zone')({ firer: 'tank', range: 1, offFront: 181 })).toBe('invalid-input offFront')
  expect(refused('beaten-zone')({ firer: 'tank' })).toBe('invalid-input range')
  expect(refused('beaten-zone')({ firer: 'tank', range: '4' })).toBe('invalid-input range')
  expect(refused('beaten-zone')({ firer: 'tank', range: 4, arc: 45 })).toBe('invalid-input arc')
})

rule(['PA-FIRE-02', 'PA-FIRE-11'], 'every base whose zone reaches the unit adds its one point', () => {
  const zones = [
    { firer: 'infantry', range: 2 },
    { firer: 'infantry', range: 5.5, offFront: 40 },
    { firer: 'infantry', range: 5.5, offFront: 60 },
    { firer: 'tank', range: 6 },
    { firer: 'infantry', range: 2, status: 'disordered' },
  ]
  expect(total({ zones })).toEqual({
    smallArms: 3,
    trenchMortar: 0,
    fieldArtillery: 0,
    heavyArtillery: 0,
    gas: false,
  })
})

rule('PA-FIRE-09', 'the kinds are kept apart; the biggest guns count as heavy', () => {
  expect(
    total({
      zones: [
        { firer: 'trench-mortar', range: 1 },
        { firer: 'trench-mortar', range: 5 },
      ],
      sheaves: [
        { guns: 'field-artillery', squareInches: 4 },
        { guns: 'heavy-artillery', squareInches: 2 },
        { guns: 'extra-heavy-artillery', squareInches: 1 },
        { guns: 'super-heavy-artillery', squareInches: 1 },
        { guns: 'heavy-artillery', squareInches: 1, shell: 'gas' },
      ],
    }),
  ).toEqual({ smallArms: 0, trenchMortar: 2, fieldArtillery: 4, heavyArtillery: 8, gas: true })
})

rule('PA-FIRE-09', 'with nothing to count there is no fire', () => {
  const none = { smallArms: 0, trenchMortar: 0, fieldArtillery: 0, heavyArtillery: 0, gas: false }
  expect(total({})).toEqual(none)
  expect(total({ sheaves: [{ guns: 'field-artillery', squareInches: 0, shell: 'gas' }] })).toEqual(none)
})
