import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const sight = (input: object) =>
  resolved('green-fields', 'observation', { light: 'day', distance: 3, ...input })

rule('GF-OBS-02', 'three zones by day, none at night, changed by target and height', () => {
  expect(sight({})).toEqual({ elevation: 0, range: 3, visible: true })
  expect(sight({ distance: 4 })).toMatchObject({ range: 3, visible: false })
  expect(sight({ light: 'night', distance: 1 })).toMatchObject({ range: 0, visible: false })
  expect(sight({ targetVehicleOrMounted: true })).toMatchObject({ range: 4 })
  expect(sight({ targetMoving: true })).toMatchObject({ range: 4 })
  expect(sight({ targetSuppressed: true })).toMatchObject({ range: 2, visible: false })
  expect(sight({ observerElevation: 2 })).toMatchObject({ elevation: 2, range: 7 })
})

rule('GF-OBS-03', 'range is never below 0; at night the modifiers count but balloons are down', () => {
  expect(sight({ light: 'night', targetSuppressed: true })).toMatchObject({ range: 0 })
  expect(sight({ light: 'night', targetMoving: true, distance: 1 })).toMatchObject({
    range: 1,
    visible: true,
  })
  expect(sight({ light: 'night', observerBalloon: true })).toMatchObject({ elevation: 0, range: 0 })
})

rule('GF-OBS-03', 'with the other reading the day reaches one zone', () => {
  const options = { 'vision-range': 'single-zone' }
  expect(sight({ options })).toMatchObject({ range: 1, visible: false })
  expect(sight({ options, light: 'night' })).toMatchObject({ range: 0 })
})

rule(['GF-OBS-04', 'GF-TERR-07'], 'a town adds a level and a balloon two, on top of a hill', () => {
  expect(sight({ observerInTown: true })).toMatchObject({ elevation: 1, range: 5 })
  expect(sight({ observerBalloon: true })).toMatchObject({ elevation: 2, range: 7 })
  expect(sight({ observerElevation: 1, observerInTown: true, observerBalloon: true })).toMatchObject({
    elevation: 4,
    range: 11,
  })
})

rule(['GF-OBS-05', 'GF-OBS-06'], 'what stands in the line hides the target', () => {
  expect(sight({ lineBlocked: true })).toMatchObject({ range: 3, visible: false })
})

rule('GF-OBS-09', 'a unit hidden where it lies is not seen', () => {
  expect(sight({ targetHidden: true, distance: 1 })).toMatchObject({ visible: false })
})

rule('GF-OBS-10', 'in one zone everybody sees everybody', () => {
  expect(
    sight({ light: 'night', distance: 0, targetHidden: true, lineBlocked: true, gas: true }),
  ).toMatchObject({ visible: true })
})

rule('GF-OBS-11', 'gas on the line blocks it', () => {
  expect(sight({ gas: true })).toMatchObject({ visible: false })
})

rule('GF-OBS-02', 'hills have two levels and there is only day and night', () => {
  const wrong = (input: object) =>
    refusal('green-fields', 'observation', { light: 'day', distance: 1, ...input })
  expect(wrong({ observerElevation: 3 })).toBe('invalid-input observerElevation')
  expect(wrong({ distance: -1 })).toBe('invalid-input distance')
  expect(wrong({ light: 'dusk' })).toBe('invalid-input light')
})
