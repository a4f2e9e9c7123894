import { expect } from 'vitest'
import { crossBoxes } from '#rules/green-fields/game/board/box-barrages.ts'
import { ridingOf, targetOf } from '#rules/green-fields/game/board/target.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { isVehicleOrMounted, WITHOUT_WORKS } from '#rules/green-fields/reckoning/posture.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, field, put, unitOf } from '../field.ts'
import { happens } from './deploying.ts'

const target = (unit: Partial<Unit>) => {
  const state = field([{ id: 'a1', at: 'C4', ...unit }], 'raids', [], {
    zones: { C4: { ground: 'rough', trench: 'heavy', emplacement: 'light' } },
    embankment: ['C4'],
  })
  return targetOf(state, unitOf(state, 'a1'))
}

rule('GF-SAVE-09', 'bicycles are no mount, neither for saves nor for sighting', () => {
  const rides = (unit: Partial<Unit>) => {
    const state = field([{ id: 'a1', at: 'C4', ...unit }], 'raids', [])
    const rider = unitOf(state, 'a1')
    return [target(unit).mounted, isVehicleOrMounted(rider.type, ridingOf(rider))]
  }
  expect(rides({ mount: 'bicycles', mounted: true })).toEqual([false, false])
  expect(rides({ mount: 'motor', mounted: true })).toEqual([true, true])
  expect(rides({ type: 'cavalry', mount: 'horses', mounted: true })).toEqual([true, true])
  expect(rides({ type: 'cavalry', mount: 'horses', mounted: false })).toEqual([false, false])
})

rule('GF-SAVE-10', 'a unit is moving if it changed zones this turn, or while it crosses a barrage', () => {
  expect([target({}).moving, target({ moving: true }).moving]).toEqual([false, true])
  const state = field([{ id: 'a1', at: 'C4', experience: 3 }], 'raids', [])
  put(state, {
    boxes: [
      {
        side: 'b',
        zone: at(state, 'C4'),
        guns: [{ type: 'field-artillery', strength: 3 }],
        unobserved: false,
      },
    ],
  })
  // One die, one hit; three levels of experience less one for moving are two dice to save, and no trench helps.
  const play = happens(state, [5, 5, 1], (now) => crossBoxes(now, 'a1', at(state, 'C4')))
  expect(eventOf(play.events, 'crossed-box').struck).toMatchObject([{ hits: 1, saveDice: 2, casualties: 0 }])
})

rule('GF-SAVE-11', 'a unit stands in the ground and works of its zone, or in the ground alone', () => {
  expect(target({})).toMatchObject({
    ground: 'rough',
    trench: 'heavy',
    emplacement: 'light',
    embankment: true,
  })
  expect({ ...target({}), ...WITHOUT_WORKS }).toMatchObject({
    ground: 'rough',
    trench: 'none',
    emplacement: 'none',
    embankment: false,
  })
})
