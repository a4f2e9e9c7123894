import { expect } from 'vitest'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import type { StandingOrder } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, refused, unitOf } from '../field.ts'
import { firers, move, moving, where } from './moves.ts'

rule('GF-AMOV-01', 'the first mover moves everything, then the other', () => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'b1', at: 'A8' },
  ])
  expect(refused(state, 'b', { kind: 'move', units: ['b1'], path: ['A7'] })).toBe('not-your-turn')
  give(state, 'a', { kind: 'done' })
  expect(state.phases).toEqual([{ name: 'movement', side: 'b', moved: [] }])
  move(state, 'b1', 'A7')
  expect(where(state, 'b1')).toBe('A7')
})

rule('GF-AMOV-01', 'the other side moves first in an even turn', () => {
  const state = moving(
    [
      { id: 'a1', at: 'A1' },
      { id: 'b1', at: 'A8' },
    ],
    { assault: { firstMover: 'b' } },
    'b',
  )
  give(state, 'b', { kind: 'done' })
  expect(state.phases).toEqual([{ name: 'movement', side: 'a', moved: [] }])
})

rule('GF-AMOV-01', 'a side with nobody on the table to obey it is not asked', () => {
  const state = moving([{ id: 'a1', at: 'A1' }, { id: 'b1', at: 'A6', status: 'routing' }, { id: 'b2' }])
  give(state, 'a', { kind: 'done' }, [1, 1, 1])
  expect(state.phases.some(({ name }) => name === 'movement')).toBe(false)
})

rule('GF-AMOV-02', 'half the dice, rounded up, once a turn; guns spend no shells', () => {
  const state = moving([
    { id: 'a1', at: 'A3' },
    { id: 'a2', at: 'B3' },
    { id: 'b1', strength: 5, at: 'A5' },
    { id: 'b2', type: 'field-artillery', strength: 9, at: 'B5' },
  ])
  expect(firers(move(state, 'a1', 'A4'))).toEqual([])
  // five strength points: three dice; nine of guns are three dice, halved to two
  const onEntry = move(state, 'a2', 'A4 A5', [1, 1, 1, 1, 1])
  expect(eventsOf(onEntry, 'opportunity-fire').map(({ unit, dice }) => [unit, dice])).toEqual([
    ['b1', 3],
    ['b2', 2],
  ])
  expect(unitOf(state, 'b1')).toMatchObject({ fired: true, shotOpportunity: true, revealed: true })
  expect(state.armies.b.shells).toBe(30)
  expect(where(state, 'a2')).toBe('A5')
})

rule('GF-AMOV-02', 'whoever has fired does not fire again this turn', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'a2', at: 'A4' },
    { id: 'b1', strength: 2, at: 'A5' },
  ])
  expect(firers(move(state, 'a1', 'A5', [1]))).toEqual(['b1'])
  expect(firers(move(state, 'a2', 'A5'))).toEqual([])
})

rule(['GF-AMOV-02', 'GF-SUP-02'], 'suppressed and routing enemies do not fire at movers', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', at: 'A5', status: 'suppressed' },
    { id: 'b2', at: 'B5', status: 'routing' },
  ])
  expect(firers(move(state, 'a1', 'A5'))).toEqual([])
})

rule('GF-AMOV-03', 'the zone a move starts from draws fire, and so does each zone entered, within 1', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', strength: 2, at: 'B5', standing: 'first-chance' },
    { id: 'b2', strength: 2, at: 'C3', standing: 'first-chance', revealed: true },
    { id: 'b3', strength: 2, at: 'D4', standing: 'first-chance', revealed: true },
  ])
  const events = move(state, 'a1', 'B4', [1, 1])
  const shots = eventsOf(events, 'opportunity-fire').map(({ unit, zone }) => [unit, zone])
  expect(shots).toEqual([
    ['b1', at(state, 'A4')],
    ['b2', at(state, 'B4')],
  ])
})

rule(
  ['GF-AMOV-03', 'GF-DICE-08'],
  'hits fall on the leading wave of the movers and slop over to the next of them',
  () => {
    const state = moving([
      { id: 'a1', at: 'A4', strength: 1, experience: 1, wave: 0 },
      { id: 'a2', at: 'A4', wave: 2, experience: 1 },
      { id: 'a3', at: 'A4', wave: 1 },
      { id: 'b1', strength: 2, at: 'A5', standing: 'first-chance' },
    ])
    // one die, two hits; nobody saves with 1 - 1 dice; a2 rolls three morale dice, one hit, and holds
    const events = move(state, 'a2 a1', 'B4', [6, 5, 1, 1])
    expect(eventOf(events, 'opportunity-fire').struck.map(({ unit, outcome }) => [unit, outcome])).toEqual([
      ['a1', 'destroyed'],
      ['a2', 'hold'],
    ])
    expect(unitOf(state, 'a3').strength).toBe(6)
    expect(where(state, 'a2')).toBe('B4')
  },
)

rule(['GF-AMOV-03', 'GF-OBS-11'], 'no fire through gas, at either end', () => {
  const shots = (zones: Readonly<Record<string, { gas: 'smoke' | 'persistent' }>>) =>
    firers(
      move(
        moving(
          [
            { id: 'a1', at: 'A4' },
            { id: 'b1', strength: 2, at: 'B5', standing: 'first-chance' },
          ],
          { zones },
        ),
        'a1',
        'A3',
        Object.keys(zones).length === 1 && zones.A5 ? [1] : [],
      ),
    )
  expect(shots({ A4: { gas: 'smoke' } })).toEqual([])
  expect(shots({ B5: { gas: 'persistent' } })).toEqual([])
  expect(shots({ A5: { gas: 'smoke' } })).toEqual(['b1'])
  expect(shots({ A5: { gas: 'smoke' }, B4: { gas: 'smoke' } })).toEqual([])
})

rule('GF-AMOV-03', 'night is no bar to it', () => {
  const state = moving(
    [
      { id: 'a1', at: 'A4' },
      { id: 'b1', strength: 2, at: 'A5' },
    ],
    { assault: { night: true } },
  )
  expect(firers(move(state, 'a1', 'A5', [1]))).toEqual(['b1'])
})

rule('GF-AMOV-04', 'a mover that breaks falls back from where it was hit, the rest go on', () => {
  const state = moving([
    { id: 'a1', at: 'A3', wave: 0, experience: 1 },
    { id: 'a2', at: 'A3', wave: 1 },
    { id: 'b1', strength: 2, at: 'A5' },
  ])
  // in A4, about to step into A5: two hits, no save; morale 3 - 1, one hit of two needed: wavers
  move(state, 'a1 a2', 'A4 A5', [6, 5, 1])
  expect([where(state, 'a1'), where(state, 'a2')]).toEqual(['A3', 'A5'])
  expect(unitOf(state, 'a1')).toMatchObject({ status: 'suppressed', strength: 4 })
})

rule('GF-AMOV-04', 'movers that all break end the move', () => {
  const state = moving([
    { id: 'a1', at: 'A4', experience: 1, morale: 1 },
    { id: 'b1', strength: 2, at: 'A5' },
  ])
  // a rout from A4: two zones back before it has taken a step
  move(state, 'a1', 'A5', [5, 1])
  expect([where(state, 'a1'), unitOf(state, 'a1').status]).toEqual(['A2', 'routing'])
})

rule(
  ['GF-AMOV-04', 'GF-OBS-09'],
  'hidden enemies are found on entering, contest the zone and end the move',
  () => {
    const state = moving(
      [
        { id: 'a1', type: 'cavalry', at: 'A4' },
        { id: 'b1', strength: 2, at: 'A5', standing: 'hold' },
      ],
      { zones: { A5: { ground: 'woods' } }, roads: ['A4-A5-A6'] },
    )
    const events = move(state, 'a1', 'A5 A6')
    expect(where(state, 'a1')).toBe('A5')
    expect(eventOf(events, 'moved').contested).toBe(true)
    expect(unitOf(state, 'b1').revealed).toBe(true)
    expect(unitOf(state, 'a1').cameFrom).toBe(at(state, 'A4'))
  },
)

/** Where a move past a regiment in C5 draws its fire; all the dice it throws are given. */
const shotIn = (standing: StandingOrder, path: string, dice: readonly number[]): string | undefined => {
  const state = moving(
    [
      { id: 'a1', type: 'cavalry', at: 'C3' },
      { id: 'b1', strength: 2, at: 'C5', standing },
    ],
    { zones: { D5: { owner: 'a' } } },
  )
  const [shot] = eventsOf(move(state, 'a1', path, dice), 'opportunity-fire')
  return shot && referenceOf(state.country, shot.zone)
}

rule(
  'GF-AMOV-06',
  'first chance fires at once, on entry only at whoever comes for own ground, hold never',
  () => {
    expect(shotIn('first-chance', 'C4 B4', [1])).toBe('C4')
    expect(shotIn('on-entry', 'C4 B4', [])).toBeUndefined()
    expect(shotIn('on-entry', 'C4 B4 B5', [1])).toBe('B4')
    expect(shotIn('on-entry', 'C4 C5', [1])).toBe('C4')
    expect(shotIn('on-entry', 'C4 D5', [])).toBeUndefined()
    expect(shotIn('hold', 'C4 C5', [])).toBeUndefined()
  },
)

rule('GF-AMOV-06', 'on entry also fires at a move that ends in own ground within 1', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', at: 'E4' },
    { id: 'b1', strength: 2, at: 'C5', standing: 'on-entry' },
  ])
  // too far off when it steps into E5; near enough where it stops
  const [shot] = eventsOf(move(state, 'a1', 'E5 D6', [1]), 'opportunity-fire')
  expect(shot?.zone).toBe(at(state, 'D6'))
})

rule('GF-AMOV-06', 'several fire in the order of zones, each at the wave then leading', () => {
  const state = moving([
    { id: 'a1', at: 'B4', strength: 1, experience: 1, wave: 0 },
    { id: 'a2', at: 'B4', wave: 1 },
    { id: 'b3', strength: 2, at: 'C5', standing: 'on-entry' },
    { id: 'b2', strength: 2, at: 'A6', standing: 'on-entry' },
    { id: 'b1', strength: 2, at: 'A5', standing: 'on-entry' },
  ])
  const events = move(state, 'a1 a2', 'B5', [5, 1, 1])
  expect(eventsOf(events, 'opportunity-fire').map(({ unit, struck }) => [unit, struck[0]?.unit])).toEqual([
    ['b1', 'a1'],
    ['b3', 'a2'],
    ['b2', 'a2'],
  ])
})

rule('GF-AMOV-06', 'standing orders are given in own movement', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'a2', type: 'balloon', at: 'A4' },
    { id: 'b1', at: 'A5' },
  ])
  give(state, 'a', { kind: 'standing', unit: 'a1', order: 'hold' })
  expect(unitOf(state, 'a1').standing).toBe('hold')
  expect(refused(state, 'a', { kind: 'standing', unit: 'a1', order: 'hold' })).toBe(
    'same-standing GF-AMOV-06',
  )
  expect(refused(state, 'a', { kind: 'standing', unit: 'a2', order: 'hold' })).toBe('cannot-fire GF-AMOV-02')
  expect(refused(state, 'a', { kind: 'standing', unit: 'b1', order: 'hold' })).toBe('unknown-unit')
})

rule(
  ['GF-AMOV-07', 'GF-SAVE-10'],
  'a mover under fire has the ground it stands on, no works, and counts as moving',
  () => {
    // one hit; every save die scores, and no more are thrown than given
    const saves = (zone: object, dice: readonly number[]) => {
      const state = moving(
        [
          { id: 'a1', at: 'A4', experience: 2 },
          { id: 'b1', strength: 1, at: 'A5' },
        ],
        { zones: { A4: zone } },
      )
      const events = move(state, 'a1', 'A5', [5, ...dice])
      return eventOf(events, 'opportunity-fire').struck[0]?.saveDice
    }
    expect(saves({}, [5])).toBe(1)
    expect(saves({ trench: 'heavy' }, [5])).toBe(1)
    expect(saves({ ground: 'rough' }, [5, 5])).toBe(2)
    expect(saves({ ground: 'town' }, [5, 5, 5])).toBe(3)
  },
)
