import { expect } from 'vitest'
import { eventView } from '../../../../src/rules/green-fields/game/event-view.ts'
import type { GameEvent } from '../../../../src/rules/green-fields/game/events.ts'
import { rule } from '../../../rule.ts'
import { field, unitOf } from './field.ts'

const NOTHING = { kind: 'state', set: {} }

rule('GF-OBS-13', 'a side hears the stories for its ears, and of changes only those to its own', () => {
  const state = field(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C5' },
    ],
    'raids',
    [],
  )
  const heard = (event: GameEvent) =>
    (['a', 'b', 'umpire'] as const).map((one) => eventView(state, event, one))
  const written: GameEvent = { kind: 'sortie-cancelled', unit: 'a-1', only: 'a' }
  expect(heard(written)).toEqual([written, NOTHING, written])
  const open: GameEvent = { kind: 'assault-declined', side: 'b' }
  expect(heard(open)).toEqual([open, open, open])
  const unit: GameEvent = { kind: 'unit', id: 'b-1', set: { strength: 2 } }
  expect(heard(unit)).toEqual([NOTHING, unit, unit])
  const raised: GameEvent = { kind: 'raised', unit: unitOf(state, 'b-1') }
  expect(heard(raised)).toEqual([NOTHING, raised, raised])
  const army: GameEvent = { kind: 'army', side: 'a', set: { shells: 3 } }
  expect(heard(army)).toEqual([army, NOTHING, army])
  const tunnels: GameEvent = { kind: 'state', set: { tunnels: [] } }
  expect(heard(tunnels)).toEqual([NOTHING, NOTHING, tunnels])
  const zone: GameEvent = { kind: 'zone', zone: 3, set: { fallen: 4 } }
  expect(heard(zone)).toEqual([NOTHING, NOTHING, zone])
})
