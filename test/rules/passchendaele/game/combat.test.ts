import { expect } from 'vitest'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, mortar, tank } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  british,
  eventOf,
  type Ground,
  german,
  give,
  inTurn,
  kindsOf,
  phaseOf,
  places,
  ready,
  refused,
  setBase,
  unitOf,
} from './table.ts'

/** British A advances 2 or 3 inches on what stands in its way; its check is a 12. */
const charge = (units: Parameters<typeof inTurn>[0], dice: readonly number[] = [], ground: Ground = {}) => {
  const state = inTurn(units, ground)
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  return { state, events: give(state, 'entente', { kind: 'move' }, dice) }
}
const A = british('A', 'line', infantry([20, 20]))
const ids = (list: readonly { readonly base: string }[]) => list.map(({ base }) => base)

rule(
  ['PA-COMBAT-01', 'PA-COMBAT-06'],
  'the touching bases fight, with their comrades in a chain of 2 inches',
  () => {
    const { events } = charge(
      [
        british('A', 'line', infantry([20, 20], [16, 20], [10.9, 20])),
        german('B', 'line', infantry([20, 22], [24, 22], [28, 22], [32.1, 22])),
      ],
      [1, 1, 6, 6, 6],
    )
    const { attackers, defenders } = eventOf(events, 'contact')
    // The other British bases finish their moves: the second ends just 2 inches from the first, the third far off.
    expect(ids(attackers)).toEqual(['a-1', 'a-2'])
    expect(ids(defenders)).toEqual(['b-1', 'b-2', 'b-3'])
  },
)

rule('PA-COMBAT-08', 'several enemy units that are touched are in one combat', () => {
  const { events } = charge(
    [
      british('A', 'line', infantry([20, 20])),
      german('B', 'line', infantry([19, 22])),
      german('C', 'line', infantry([21, 22])),
    ],
    [1, 6, 6],
  )
  expect(ids(eventOf(events, 'contact').defenders)).toEqual(['b-1', 'c-1'])
})

rule(
  ['PA-COMBAT-02', 'PA-COMBAT-07'],
  'support is declared by the mover, then by his opponent; never by guns',
  () => {
    const { state } = charge([
      A,
      british('Friend', 'line', infantry([22.5, 20])),
      british('Guns', 'line', field([17.5, 20])),
      german('B', 'line', infantry([20, 21.5])),
      german('Near', 'line', infantry([23, 22.5])),
    ])
    expect(state.phases.at(-1)).toEqual({ name: 'support', side: 'entente' })
    expect(refused(state, 'entente', { kind: 'support', bases: ['guns-1'] })).toBe(
      'cannot-support PA-COMBAT-07',
    )
    expect(refused(state, 'german', { kind: 'support', bases: ['near-1'] })).toBe('not-your-turn')
    give(state, 'entente', { kind: 'support', bases: ['friend-1'] })
    expect(state.phases.at(-1)).toEqual({ name: 'support', side: 'german' })
    const events = give(state, 'german', { kind: 'support' }, [6, 6, 1])
    expect(eventOf(events, 'round-fought')).toMatchObject({ attackerScores: [7, 7], winner: 'attacker' })
  },
)

rule('PA-COMBAT-12', 'supporting with one base costs the whole unit a level a round', () => {
  const { state } = charge([
    A,
    british('Friend', 'line', infantry([22.5, 20], [25, 20])),
    german('B', 'line', infantry([20, 21.5])),
  ])
  give(state, 'entente', { kind: 'support', bases: ['friend-1'] }, [6, 6, 1])
  expect([unitOf(state, 'a').status, unitOf(state, 'friend').status]).toEqual(['wavering', 'wavering'])
})

rule('PA-COMBAT-03', 'the winner of a round takes any enemy base he likes', () => {
  const { state } = charge(
    [A, british('T', 'line', tank([22.5, 20])), german('B', 'line', infantry([20, 21.5], [22, 21.5]))],
    [],
  )
  // 6 + 1 and 6 + 3 against 1 + 1 twice.
  give(state, 'entente', { kind: 'support', bases: ['t-1'] }, [6, 6, 1, 1])
  expect(state.phases.at(-1)).toEqual({ name: 'loss', side: 'entente', from: 'defenders' })
  expect(refused(state, 'entente', { kind: 'lose', base: 'a-1' })).toBe('not-involved PA-COMBAT-03')
  give(state, 'entente', { kind: 'lose', base: 'b-2' }, [6, 6, 1])
  expect(unitOf(state, 'b').gone.map(({ id }) => id)).toEqual(['b-2', 'b-1'])
})

rule(
  ['PA-COMBAT-03', 'PA-COMBAT-13'],
  'in a drawn round each gives up one of its own, by default its worst',
  () => {
    const { state } = charge(
      [british('A', 'line', infantry([20, 20], [22, 20])), german('B', 'line', infantry([20, 21.5]))],
      // Two against one: 1 + 1 and 1 + 1 against 3 + 1.
      [1, 1, 3],
    )
    expect(unitOf(state, 'b').bases).toEqual([])
    expect(state.phases.at(-1)).toEqual({ name: 'loss', side: 'entente', from: 'attackers' })
    give(state, 'entente', { kind: 'lose' })
    // Level modifiers: the last listed goes.
    expect(unitOf(state, 'a').bases.map(({ id }) => id)).toEqual(['a-1'])
    expect(phaseOf(state)).toBe('consolidate')
  },
)

rule('PA-COMBAT-04', 'a combat may end with nobody left', () => {
  const { state, events } = charge([A, german('B', 'line', infantry([20, 21.5]))], [3, 3])
  expect(eventOf(events, 'combat-ended')).toMatchObject({ winner: 'none', rounds: 1 })
  expect([unitOf(state, 'a').status, unitOf(state, 'b').status]).toEqual(['solid', 'solid'])
  expect([unitOf(state, 'a').bases, unitOf(state, 'b').bases]).toEqual([[], []])
})

rule(
  'PA-COMBAT-14',
  'the winners step up to an inch onto the ground won, a quarter inch short of others',
  () => {
    const won = (more: Parameters<typeof inTurn>[0], order: object) => {
      const { state } = charge([A, german('B', 'line', infantry([20, 21.5])), ...more], [6, 1])
      expect(phaseOf(state)).toBe('consolidate')
      give(state, 'entente', { kind: 'consolidate', ...order })
      return places(state, 'a')[0]?.[1]
    }
    expect(won([], {})).toBe(21.5)
    expect(won([], { bases: [] })).toBe(20.5)
    expect(won([], { bases: [{ base: 'a-1', inches: 0.4 }] })).toBe(20.9)
    expect(won([german('C', 'line', field([20, 23.1]))], {})).toBe(21.35)
  },
)

rule('PA-COMBAT-14', 'those behind follow those in front', () => {
  const { state } = charge(
    [british('A', 'line', infantry([20, 20], [20, 19])), german('B', 'line', infantry([20, 21.5]))],
    [6, 6, 1],
  )
  give(state, 'entente', { kind: 'consolidate' })
  expect(places(state, 'a')).toEqual([
    [20, 21.5],
    [20, 20.5],
  ])
})

rule('PA-COMBAT-14', 'the defender stays, and by house rule so does the attacker', () => {
  const lost = charge([A, german('B', 'line', infantry([20, 21.5]))], [1, 6])
  expect([phaseOf(lost.state), places(lost.state, 'b')]).toEqual(['activate', [[20, 21.5]]])
  const off = charge([A, german('B', 'line', infantry([20, 21.5]))], [6, 1], {
    options: { consolidation: 'off' },
  })
  expect(phaseOf(off.state)).toBe('activate')
})

rule('PA-COMBAT-17', 'a unit whose involved bases are all lost keeps its status for the rest', () => {
  const { state } = charge([A, german('B', 'line', infantry([20, 21.5], [25, 21.5]))], [6, 1])
  expect([unitOf(state, 'b').status, unitOf(state, 'b').bases.length]).toEqual(['solid', 1])
  expect(unitOf(state, 'a').status).toBe('wavering')
})

rule('PA-COMBAT-11', 'works help only a base that is met from the front', () => {
  const trench = { terrain: [['sap', 'trench', 15, 20, 25, 23]] } as const
  const met = (heading: number, dice: readonly number[]) => {
    const state = inTurn([A, german('B', 'line', infantry([20, 22]))], trench)
    setBase(state, 'b-1', { heading })
    ready(state, 'a', 'advance')
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
    return eventOf(give(state, 'entente', { kind: 'move' }, dice), 'contact').defenders[0]?.flankOrRear
  }
  expect([met(18000, [6, 1]), met(0, [6, 1]), met(9000, [6, 1]), met(27000, [6, 1])]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

rule('PA-COMBAT-11', 'a front corner counts as front, a whole flank does not', () => {
  const touching = (x: number, y: number, heading: number) => {
    const state = inTurn([A, german('B', 'line', infantry([x, y]))])
    setBase(state, 'b-1', { heading })
    ready(state, 'a', 'advance')
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
    return eventOf(give(state, 'entente', { kind: 'move' }, [6, 1]), 'contact').defenders[0]?.flankOrRear
  }
  // Corner to corner: first with its front corner, then with a rear corner.
  expect([touching(22, 22, 18000), touching(22, 22, 0)]).toEqual([false, true])
  // Facing east, its right flank is met along its whole length, front corner included.
  expect(touching(20.5, 22.5, 9000)).toBe(true)
})

rule(
  'PA-MOVE-05',
  'an attached mortar is drawn into the combat of its division but does not begin it',
  () => {
    const drawn = charge(
      [
        british('A', 'line', infantry([20, 20]), mortar([21.5, 20])),
        german('B', 'line', infantry([20, 21.5])),
      ],
      [6, 6, 1],
    )
    expect(ids(eventOf(drawn.events, 'contact').attackers)).toEqual(['a-1', 'a-2'])
    const alone = charge([
      british('A', 'line', infantry([20, 20]), mortar([22, 20])),
      german('B', 'line', infantry([23, 21.5])),
    ])
    expect(kindsOf(alone.events)).not.toContain('contact')
  },
)

rule(['PA-STATUS-04', 'PA-TROOP-04'], 'status belongs to the unit, attached bases included', () => {
  const state: State = inTurn([
    british('A', 'line', infantry([20, 20]), mortar([22, 20])),
    german('B', 'line', infantry([20, 24])),
  ])
  ready(state, 'a', 'hold')
  // 3 + 1 - 2 for a load of 7: 2 is down one.
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 2])
  expect(unitOf(state, 'a').status).toBe('wavering')
  expect(unitOf(state, 'a').bases.map((base) => 'status' in base)).toEqual([false, false])
})

rule('PA-STATUS-05', 'a unit that is removed loses all its bases', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 20], [22, 20])),
    german('B', 'line', infantry([20, 24])),
  ])
  ready(state, 'a', 'advance', 'disordered')
  // 2 - 2 + 2 gone to ground: 2 is down one, below disordered.
  const events = give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  expect(eventOf(events, 'removed').why).toBe('broken')
  expect(unitOf(state, 'a').gone.map(({ fate }) => fate)).toEqual(['lost', 'lost'])
})
