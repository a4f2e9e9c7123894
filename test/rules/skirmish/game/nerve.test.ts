import { describe, expect } from 'vitest'
import { checkTogether, reasonsOf, tryToRally } from '#rules/skirmish/game/nerve/checks.ts'
import { nerveOf } from '#rules/skirmish/game/nerve/conditions.ts'
import { applyResult } from '#rules/skirmish/game/nerve/results.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { beginMorale } from '#rules/skirmish/game/phases/morale/morale.ts'
import { compulsoryMoves } from '#rules/skirmish/game/phases/movement/before.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Story } from '#rules/skirmish/game/stories.ts'
import { rule } from '../../../rule.ts'
import {
  charging,
  goneOn,
  happening,
  onTable,
  played,
  positionIn,
  unitIn,
  withMen,
  withUnit,
} from '../battle.ts'

const GUARD: Phase = { name: 'initiative', side: 'a' }
const FRENCH = { id: 'a-1', organisation: 'fr-squad-1914', at: [14, 20] } as const

/** Two squads of side a, one of b far away in front; move 3, the Morale phase. */
const field = (year = 1917): State => ({
  ...onTable(
    {
      a: [FRENCH, { ...FRENCH, id: 'a-2', at: [36, 20] }],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 44] }],
    },
    [],
    { year },
  ),
  move: 3,
  initiative: 'a',
  first: 'a',
  step: 'morale',
  phases: [GUARD],
})

const owing = (state = field(), id = 'a-1'): State =>
  withUnit(state, id, { marks: { owes: ['first-fire'], underFire: true } })
const morale = (state: State, dice: readonly number[]) => goneOn(state, dice, beginMorale)
const checks = (events: readonly Story[]) => events.filter(({ kind }) => kind === 'checked')

describe('the score', () => {
  rule('SK-MOR-01', 'by quality, less one for each casualty, with leader, fire and gas', () => {
    const score = (state: State) => checks(morale(state, [1]).events)[0]
    // 8, a leader of its own +1, under fire -1
    expect(score(owing())).toMatchObject({ score: 8 })
    expect(score(withUnit(owing(), 'a-1', { quality: 'elite' }))).toMatchObject({ score: 10 })
    expect(score(withUnit(owing(), 'a-1', { quality: 'green' }))).toMatchObject({ score: 7 })
    const worn = withUnit(owing(), 'a-1', {
      marks: { owes: ['gas'], underFire: true, gassed: true, casualties: 2 },
    })
    expect(score(worn)).toMatchObject({ score: 4 })
  })

  rule('SK-MOR-11', 'a tank within 20 inches costs one, in 1916 two; a car always one', () => {
    const with20 = (year: number, organisation: 'mark-iv-male' | 'open-armoured-car') => {
      const state = onTable({ a: [FRENCH], b: [{ id: 'b-t', organisation, at: [14, 36] }] }, [], { year })
      return goneOn({ ...owing(state), move: 3, phases: [GUARD] }, [1], beginMorale).events
    }
    expect(checks(with20(1917, 'mark-iv-male'))[0]).toMatchObject({ score: 7 })
    expect(checks(with20(1916, 'mark-iv-male'))[0]).toMatchObject({ score: 6 })
    expect(checks(with20(1916, 'open-armoured-car'))[0]).toMatchObject({ score: 7 })
  })

  rule(['SK-MOR-10', 'SK-GEN-18'], 'a leader outside a building is measured from its wall', () => {
    const house = [{ kind: 'medium-building-brick', name: 'Inn', at: [10, 10, 18, 14] }] as const
    const inside = onTable(
      {
        a: [
          { id: 'a-hmg', organisation: 'hmg-team', at: [14, 12], inside: 'inn' },
          { id: 'a-1', organisation: 'command', at: [23.9, 12] },
        ],
      },
      house,
    )
    expect(nerveOf(inside, unitIn(inside, 'a-hmg')).leaderWithin6).toBe(true)
    const far = withUnit(inside, 'a-1', { x: 24.1 })
    expect(nerveOf(far, unitIn(far, 'a-hmg')).leaderWithin6).toBe(false)
  })

  rule(['SK-STR-14', 'SK-MOR-10'], 'men in a dugout do not count the enemies above them', () => {
    const dugout = [{ kind: 'dugout', name: 'Hole', at: [12, 18, 16, 20] }] as const
    const below = onTable(
      {
        a: [{ id: 'a-hmg', organisation: 'hmg-team', at: [14, 19], inside: 'hole' }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [14, 24] }],
      },
      dugout,
    )
    expect(nerveOf(below, unitIn(below, 'a-hmg'))).toMatchObject({ outnumbered: 'none', enemyRear: false })
  })
})

describe('the throw', () => {
  rule(['SK-MOR-04', 'SK-MOR-05'], 'each unit throws for itself; its score or less passes', () => {
    const two = owing(owing(), 'a-2')
    const { events } = morale(two, [8, 9, 1])
    expect(checks(events)).toMatchObject([
      { unit: 'a-1', roll: 8, result: 'pass' },
      { unit: 'a-2', roll: 9, result: 'stand' },
    ])
  })

  rule('SK-MOR-06', 'a failure throws for what becomes of the unit', () => {
    const became = (die: number): State => morale(owing(), [9, die]).state
    expect(unitIn(became(2), 'a-1').haltedTo).toBe(4)
    expect(positionIn(became(2), 'a-1')).toEqual([14, 20])
    expect(positionIn(became(3), 'a-1')).toEqual([14, 10])
    expect(unitIn(became(4), 'a-1')).toMatchObject({ retreatOwed: false, haltedTo: null })
    expect(unitIn(became(5), 'a-1')).toMatchObject({ retreatOwed: true })
    expect(unitIn(became(5), 'a-1').figures).toHaveLength(11)
    expect(unitIn(became(6), 'a-1')).toMatchObject({ routedIn: 3 })
  })
})

describe('when', () => {
  rule('SK-MOR-08', 'several causes of one move make one check, and first fire comes once', () => {
    const state = withUnit(withMen(owing(), 'a-1', 6), 'a-1', {
      firstFireTaken: true,
      marks: { owes: ['first-fire', 'gas'], gassed: true, casualties: 1 },
    })
    const { state: after, events } = morale(state, [1])
    expect(checks(events)).toMatchObject([{ reasons: ['first-fire', 'gas', 'half-strength'] }])
    // Nothing is owed any more, and fire in a later move brings no first check.
    expect(reasonsOf(after, unitIn(after, 'a-1'))).toEqual([])
    expect(unitIn(happening(after, [], endMove).state, 'a-1').firstFireTaken).toBe(true)
  })

  rule(
    ['SK-MOR-03', 'SK-MOR-27'],
    'a router runs ten inches at once and in every later move, and may recover once a move',
    () => {
      const far = withUnit(field(), 'a-1', { y: 40, x: 8 })
      const routed = goneOn(far, [], (play) => applyResult(play, 'a-1', 'rout')).state
      expect(positionIn(routed, 'a-1')).toEqual([8, 30])
      // Not in the move in which it began.
      expect(goneOn(routed, [], (play) => compulsoryMoves(play, 'a')).state.units).toEqual(routed.units)
      const next = goneOn({ ...routed, move: 4 }, [], (play) => compulsoryMoves(play, 'a')).state
      expect(positionIn(next, 'a-1')).toEqual([8, 20])
      const thrown = morale(next, [10])
      expect(thrown.events.map(({ kind }) => kind)).toEqual(['rallied'])
      expect(unitIn(thrown.state, 'a-1').routedIn).toBe(3)
      expect(unitIn(morale(next, [1]).state, 'a-1').routedIn).toBeNull()
    },
  )

  rule(['SK-MOR-27', 'SK-MOV-32'], 'a router leaves the table when its middle crosses the edge', () => {
    const near = withUnit(field(), 'a-1', { y: 9 })
    expect(unitIn(goneOn(near, [], (play) => applyResult(play, 'a-1', 'rout')).state, 'a-1').fate).toBe(
      'off-table',
    )
    // The same retreat of one that falls back ends an inch short.
    expect(
      positionIn(goneOn(near, [], (play) => applyResult(play, 'a-1', 'fall-back-1')).state, 'a-1'),
    ).toEqual([14, 1])
  })

  rule('SK-MOR-27', 'a router before uncut wire stays, and may still recover', () => {
    const wired = onTable({ a: [FRENCH] }, [
      {
        kind: 'wire',
        name: 'Wire',
        along: [
          [0, 19],
          [48, 19],
        ],
      },
    ])
    const stuck = withUnit({ ...wired, move: 4 }, 'a-1', { routedIn: 3, y: 19.4 })
    const after = goneOn({ ...stuck, phases: [GUARD] }, [], (play) => compulsoryMoves(play, 'a')).state
    expect(positionIn(after, 'a-1')[1]).toBeGreaterThan(19)
    expect(unitIn(happening(after, [1], (play) => tryToRally(play, 'a-1')).state, 'a-1').routedIn).toBeNull()
  })

  rule('SK-MOR-17', 'a check at once uses up the causes so far; what comes later needs another', () => {
    const state = charging(
      onTable({
        a: [FRENCH, { ...FRENCH, id: 'a-2', at: [36, 6] }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [14, 28] }],
      }),
      'a',
    )
    // Twelve rifles at two inches, table 8: a 6 hits two, no specialist; the check passes on an 1.
    const { state: after, events } = played(
      state,
      [
        ['a', { kind: 'charge', units: ['a-1'], target: 'b-1' }],
        ['b', { kind: 'respond', how: 'fire' }],
      ],
      [6, 3, 1],
    )
    expect(checks(events)).toMatchObject([{ unit: 'a-1', reasons: ['first-fire'], result: 'pass' }])
    expect(reasonsOf(after, unitIn(after, 'a-1'))).toEqual([])
    const gassed = withUnit(after, 'a-1', { figures: unitIn(after, 'a-1').figures, marks: { owes: ['gas'] } })
    expect(reasonsOf(gassed, unitIn(gassed, 'a-1'))).toEqual(['gas'])
  })

  rule(
    ['SK-MOR-17', 'SK-MEL-02'],
    'what chargers owed before is not checked in the charge unless fire gives them new cause',
    () => {
      const state = charging(
        onTable({
          a: [FRENCH, { ...FRENCH, id: 'a-2', at: [36, 6] }],
          b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [14, 28] }],
        }),
        'a',
      )
      const shelled = withUnit(state, 'a-1', { firstFireTaken: true, marks: { owes: ['first-fire'] } })
      const charge = ['a', { kind: 'charge', units: ['a-1'], target: 'b-1' }] as const
      const stood = played(shelled, [charge, ['b', { kind: 'respond', how: 'stand' }]])
      expect(checks(stood.events)).toEqual([])
      expect(reasonsOf(stood.state, unitIn(stood.state, 'a-1'))).toEqual(['first-fire'])
      // Two of seven left of twelve fall to the fire: half strength, and both causes are used up.
      const worn = withMen(shelled, 'a-1', 7)
      const marked = withUnit(worn, 'a-1', {
        figures: unitIn(worn, 'a-1').figures,
        marks: { strengthBefore: 7 },
      })
      const fired = played(marked, [charge, ['b', { kind: 'respond', how: 'fire' }]], [6, 3, 1])
      expect(checks(fired.events)).toMatchObject([{ reasons: ['first-fire', 'half-strength'] }])
    },
  )

  rule('SK-MOR-08', 'gas met on the retreat of a check brings no second one in that phase', () => {
    const gas = {
      id: 1,
      kind: 'gas',
      diameter: 2 * 2540,
      along: 0,
      age: 1,
      puffs: [{ x: 14 * 2540, y: 10 * 2540 }],
    } as const
    const state: State = { ...owing(), clouds: [gas] }
    const { events } = morale(state, [10, 3, ...Array.from({ length: 12 }, () => 1)])
    expect(events.map(({ kind }) => kind).filter((kind) => kind === 'checked' || kind === 'gassed')).toEqual([
      'checked',
      'gassed',
    ])
  })
})

describe('together', () => {
  const group = (state: State, dice: readonly number[]) =>
    goneOn(state, dice, (play) => checkTogether(play, ['a-1', 'a-2'], ['melee-lost']))

  rule(['SK-MOR-12', 'SK-MOR-23'], 'one result for all, carried out squad by squad in roster order', () => {
    // Scores of 9 each: 18 in all, and 18 on the dice is too much.
    const { state, events } = group(field(), [9, 9, 3])
    expect(events.flatMap((one) => (one.kind === 'fell-back' ? [one.unit] : []))).toEqual(['a-1', 'a-2'])
    expect([positionIn(state, 'a-1'), positionIn(state, 'a-2')]).toEqual([
      [14, 10],
      [36, 10],
    ])
    expect(group(field(), [9, 8]).events).toMatchObject([{ kind: 'checked-together', result: 'pass' }])
  })

  rule('SK-MOR-23', 'whoever is alone of his group checks singly', () => {
    const { events } = goneOn(field(), [9], (play) => checkTogether(play, ['a-1'], ['melee-lost']))
    expect(events).toMatchObject([{ kind: 'checked', score: 9, roll: 9, result: 'pass' }])
  })
})
