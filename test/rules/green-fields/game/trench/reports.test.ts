import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Tunnel } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, give, put, refused, unitOf, zoneOf } from '../field.ts'
import { DONE, FIRE_ALL, RAIDERS, raid, raiding } from './raiding.ts'

rule(['GF-RAID-05', 'GF-OBS-13'], 'survivors report every unit of the zone with its figures', () => {
  const state = raiding(
    [
      RAIDERS,
      { id: 'b-1', at: 'C5', wave: 0, strength: 5, experience: 3, morale: 4 },
      { id: 'b-2', at: 'C5', wave: 1, type: 'field-artillery', strength: 9, experience: 1 },
    ],
    { zones: { C5: { trench: 'heavy' } } },
  )
  give(state, 'a', raid('C5', 1))
  give(state, 'a', DONE)
  const events = give(state, 'b', { kind: 'defend-raid', dice: 0 }, [1])
  expect(eventOf(events, 'zone-reported')).toMatchObject({ units: 2, tunnels: 0, only: 'a' })
  expect(unitOf(state, 'b-1')).toMatchObject({
    revealed: true,
    figures: { week: 1, strength: 5, experience: 3, morale: 4 },
  })
  expect(unitOf(state, 'b-2')).toMatchObject({ revealed: true, figures: { strength: 9, experience: 1 } })
  expect(zoneOf(state, 'C5').reported).toEqual(['a'])
})

rule('GF-RAID-05', 'an empty zone is reported without dice and counts as observed', () => {
  const state = raiding([RAIDERS], { zones: { C5: { trench: 'light' } } })
  give(state, 'a', raid('C5'))
  const events = give(state, 'a', DONE)
  expect(eventOf(events, 'raid-fought')).toMatchObject({ report: true, defenceDice: 0, lost: 0, struck: [] })
  expect(eventOf(events, 'zone-reported').units).toBe(0)
  expect(zoneOf(state, 'C5').reported).toEqual(['a'])
})

rule(['GF-RAID-05', 'GF-RAID-08'], 'tunnels that start in the zone or have reached it are found', () => {
  const state = raiding([RAIDERS])
  const tunnel = (id: string, from: string, head: string): Tunnel => ({
    id,
    side: 'b',
    start: at(state, from),
    head: at(state, head),
    dug: 0,
    next: null,
    dugIn: 0,
    explosives: 3,
    known: false,
  })
  const own: Tunnel = { ...tunnel('a-1', 'C4', 'C5'), side: 'a' }
  put(state, {
    tunnels: [tunnel('b-1', 'C5', 'C4'), tunnel('b-2', 'D5', 'C5'), tunnel('b-3', 'D5', 'D4'), own],
  })
  give(state, 'a', raid('C5'))
  expect(eventOf(give(state, 'a', DONE), 'zone-reported').tunnels).toBe(2)
  expect(state.tunnels.map(({ known }) => known)).toEqual([true, true, false, false])
  expect(GAME.view(state, 'a').tunnels.filter(({ side }) => side === 'b')).toMatchObject([
    { id: 'b-1', explosives: 0 },
    { id: 'b-2', explosives: 0 },
  ])
})

rule('GF-RAID-05', 'raiders who do not come back tell nothing, not even whom they met', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', strength: 6 }], {
    zones: { C5: { trench: 'heavy' } },
  })
  give(state, 'a', raid('C5', 1))
  give(state, 'a', DONE)
  const events = give(state, 'b', FIRE_ALL, [6, 6, 6, 6, 1, 1, 1, 1, 1, 1])
  expect(eventOf(events, 'raid-fought')).toMatchObject({ lost: 1, report: false, struck: [] })
  expect(unitOf(state, 'b-1')).toMatchObject({ revealed: false, figures: null })
  expect(zoneOf(state, 'C5').reported).toEqual([])
})

rule(['GF-RAID-06', 'GF-DEG-07'], 'wire cutters’ hits add up: three lower the trench a level', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', strength: 6 }], {
    zones: { C5: { trench: 'heavy', wireHits: 2 } },
  })
  give(state, 'a', raid('C5', 3, { purpose: 'wire' }))
  give(state, 'a', DONE)
  // The defender fires first; nobody saves against the three hits on the wire, and there is no report.
  const events = give(state, 'b', { kind: 'defend-raid', dice: 1 }, [1, 6, 5, 1])
  expect(eventOf(events, 'raid-fought')).toMatchObject({ wireHits: 3, report: false, struck: [] })
  expect(zoneOf(state, 'C5')).toMatchObject({ trench: 'light', wireHits: 2, shellHoles: 0, reported: [] })
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 6, revealed: false })
})

rule('GF-RAID-06', 'hits stay only while there is a trench, and without one there is no wire to cut', () => {
  const state = raiding([RAIDERS], { zones: { C5: { trench: 'light', wireHits: 1 } } })
  expect(refused(state, 'a', raid('D5', 3, { purpose: 'wire' }))).toBe('no-wire GF-RAID-06')
  give(state, 'a', raid('C5', 3, { purpose: 'wire' }))
  const events = give(state, 'a', DONE, [6, 6, 1])
  expect(eventOf(events, 'ground-changed').trench).toBe('none')
  expect(zoneOf(state, 'C5')).toMatchObject({ trench: 'none', wireHits: 0 })
})

rule('GF-RAID-08', 'the enemy hears where a raid goes and how strong, but not who sends it', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5' }], { loser: 'a' })
  const events = give(state, 'a', raid('C5', 2))
  expect(eventOf(events, 'raid-declared')).toEqual({
    kind: 'raid-declared',
    side: 'a',
    zone: at(state, 'C5'),
    strength: 2,
  })
  expect(JSON.stringify(GAME.view(state, 'b').armies.a.raids)).not.toContain('a-1')
  give(state, 'a', DONE)
  give(state, 'b', DONE)
  const fought = give(state, 'b', { kind: 'defend-raid', dice: 0 }, [1, 1])
  expect(JSON.stringify(eventOf(fought, 'raid-fought'))).not.toContain('a-1')
})
