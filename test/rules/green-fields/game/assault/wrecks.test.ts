import { expect } from 'vitest'
import { lose } from '#rules/green-fields/game/board/casualties.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import { eventsOf, field, give, inAssault, type Placed, put, type Setting, zoneOf } from '../field.ts'

const DONE = { kind: 'done' } as const
const LYING = { wrecks: { a: 3, b: 0 } } as const

/** The end of an assault in which nobody moved or fired, with these wrecks. */
const ended = (setting: Setting) => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C6' },
    ],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { ...setting, assault: { active: false } },
  )
  return { state, events: give(state, 'b', DONE, [1, 2]) }
}

rule('GF-DATE-06', 'wrecks on ground the British hold lie there until Germans take it, weeks later', () => {
  const { state, events } = ended({ zones: { C3: LYING } })
  expect(eventsOf(events, 'wrecks-recovered')).toEqual([])
  expect([zoneOf(state, 'C3').wrecks, state.armies.b.recovered]).toEqual([{ a: 3, b: 0 }, 0])
  const later = ended({ week: 5, zones: { C3: { ...LYING, owner: 'b' } } })
  expect(eventsOf(later.events, 'wrecks-recovered')).toEqual([
    { kind: 'wrecks-recovered', side: 'b', strength: 3 },
  ])
  expect([zoneOf(later.state, 'C3').wrecks, later.state.armies.b.recovered]).toEqual([{ a: 0, b: 0 }, 3])
})

rule('GF-DATE-06', 'only Germans put wrecks to use, and only the enemy’s', () => {
  const { state } = ended({ zones: { C3: { wrecks: { a: 0, b: 2 } }, C7: { wrecks: { a: 0, b: 1 } } } })
  expect([zoneOf(state, 'C3').wrecks.b, zoneOf(state, 'C7').wrecks.b]).toEqual([2, 1])
  expect([state.armies.a.recovered, state.armies.b.recovered]).toEqual([0, 0])
})

const TANK: Placed = { id: 'a-1', type: 'heavy-tank', strength: 4, at: 'C3' }

rule(['GF-DATE-06', 'GF-OBS-13'], 'tanks lost unseen in the week are known to their owner alone', () => {
  const { state } = happens(field([TANK], 'attrition', []), [], (play) => lose(play, 'a-1', 1))
  expect(zoneOf(state, 'C3').wrecks).toEqual({ a: 1, b: 0 })
  expect(zoneOf(GAME.view(state, 'a'), 'C3').wrecks.a).toBe(1)
  expect(zoneOf(GAME.view(state, 'b'), 'C3').wrecks.a).toBe(0)
  const seen = happens(field([{ ...TANK, revealed: true }], 'bombardment', []), [], (play) =>
    lose(play, 'a-1', 2),
  )
  expect(zoneOf(GAME.view(seen.state, 'b'), 'C3').wrecks.a).toBe(2)
})

rule('GF-DATE-06', 'whoever takes the zone sees what lies in it', () => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C3' },
    ],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { zones: { C3: { ...LYING, unseenWrecks: { a: 3, b: 0 } } } },
  )
  put(state, { assault: state.assault && { ...state.assault, turnOfDay: 2 } })
  expect(zoneOf(GAME.view(state, 'b'), 'C3').wrecks.a).toBe(0)
  give(state, 'b', DONE)
  expect(zoneOf(state, 'C3').owner).toBe('b')
  expect(zoneOf(GAME.view(state, 'b'), 'C3').wrecks.a).toBe(3)
})
