import { expect } from 'vitest'
import { depotLoss, shelledZone, staysGassed, worksAfter } from '#rules/green-fields/effects/ground.ts'
import { experienceFromRaid, ratingsAfter, strengthWithout } from '#rules/green-fields/effects/struck.ts'
import { hidesUnit } from '#rules/green-fields/reckoning/posture.ts'
import type { Status, UnitOutcome } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../rule.ts'

const statusAfter = (type: string, status: Status, outcome: UnitOutcome): Status =>
  ratingsAfter({ type, status }, { experienceAfter: 2, moraleAfter: 3, maxMoraleAfter: 3, outcome }).status

rule('GF-MOR-14', 'an outcome makes a status worse and never better', () => {
  expect(statusAfter('infantry', 'steady', 'hold')).toBe('steady')
  expect(statusAfter('infantry', 'steady', 'waver')).toBe('suppressed')
  expect(statusAfter('infantry', 'suppressed', 'unhurt')).toBe('suppressed')
  expect(statusAfter('infantry', 'routing', 'waver')).toBe('routing')
  expect(statusAfter('infantry', 'suppressed', 'rout')).toBe('routing')
})

rule('GF-MOR-15', 'aircraft are never suppressed, whatever comes of their check', () => {
  for (const outcome of ['waver', 'rout'] as const)
    expect(statusAfter('fighter', 'steady', outcome)).toBe('steady')
})

rule('GF-RAID-07', 'losses come off the parent, and an all-hit save raises it as far as it can learn', () => {
  expect(strengthWithout({ strength: 2 }, 3)).toBe(0)
  expect(strengthWithout({ strength: 6 }, 2)).toBe(4)
  expect(experienceFromRaid({ experience: 2, experienceCap: 5 }, 3)).toBe(3)
  expect(experienceFromRaid({ experience: 3, experienceCap: 3 }, 4)).toBe(3)
  expect(experienceFromRaid({ experience: 3, experienceCap: 5 }, 2)).toBe(3)
})

rule('GF-BOMB-10', 'shells cost a depot one point a week, or one a hit, and no more than it has', () => {
  const depot = { strength: 2, shelled: false }
  expect(depotLoss(depot, 3, 'one-a-week')).toBe(1)
  expect(depotLoss({ ...depot, shelled: true }, 3, 'one-a-week')).toBe(0)
  expect(depotLoss({ ...depot, shelled: true }, 3, 'per-hit')).toBe(2)
  expect(depotLoss(depot, 0, 'one-a-week')).toBe(0)
})

rule('GF-DEG-02', 'guns too weak for a die leave no mark on a zone', () => {
  const zone = { artilleryHits: 1, missions: 1 }
  const guns = [{ strength: 3 }, { strength: 2 }]
  expect(shelledZone(zone, { guns, unobserved: false }, 2)).toEqual({ artilleryHits: 3, missions: 2 })
  expect(shelledZone(zone, { guns, unobserved: true }, 0)).toEqual({ artilleryHits: 1, missions: 1 })
})

rule('GF-AART-03', 'persistent gas stays, whatever comes on top of it', () => {
  expect([staysGassed('none', false), staysGassed('none', true), staysGassed('persistent', false)]).toEqual([
    false,
    true,
    true,
  ])
})

rule('GF-CON-04', 'guns dig emplacements, others trenches', () => {
  expect(worksAfter({ trenchAfter: 'light', emplacement: true })).toEqual({ emplacement: 'light' })
  expect(worksAfter({ trenchAfter: 'heavy', emplacement: false })).toEqual({ trench: 'heavy' })
})

rule(
  'GF-OBS-09',
  'trenches, woods and ruins hide troops, emplacements only guns, and nothing a balloon',
  () => {
    const open = { ground: 'open', trench: 'none', emplacement: 'none' } as const
    expect(hidesUnit(open, 'infantry')).toBe(false)
    expect(hidesUnit({ ...open, ground: 'woods' }, 'infantry')).toBe(true)
    expect(hidesUnit({ ...open, emplacement: 'light' }, 'field-artillery')).toBe(true)
    expect(hidesUnit({ ...open, emplacement: 'light' }, 'infantry')).toBe(false)
    expect(hidesUnit({ ...open, trench: 'heavy' }, 'balloon')).toBe(false)
  },
)
