import { describe, expect } from 'vitest'
import { askWhoFalls } from '#rules/skirmish/game/harm/naming.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { joinMelee } from '#rules/skirmish/game/phases/melee/joining.ts'
import { begunBattle } from '#rules/skirmish/game/set-up/index.ts'
import type { Plot, State } from '#rules/skirmish/game/state.ts'
import { fromInches, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import {
  goneOn,
  moving,
  onTable,
  played,
  positionIn,
  refusalOf,
  unitIn,
  waitingFor,
  withUnit,
} from '../battle.ts'
import { firing, marked } from './firing.ts'

const FRENCH = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] } as const
const GERMAN = { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 40] } as const
const PASS = { kind: 'pass' }

/** A battle of a scenario as it begins. */
const started = (id: string, options = {}): State => {
  const state = GAME.begin(id, options)
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

describe('a move', () => {
  rule('SK-SEQ-01', 'clouds, bombardment, movement, fire, melee, morale, and the next move', () => {
    const plot: Plot = {
      gun: 'a-m',
      section: 0,
      aim: pointAt({ x: 40, y: 24 }),
      ammo: 'he',
      from: 1,
      to: null,
    }
    const before = onTable({
      a: [FRENCH, { ...FRENCH, id: 'a-2', at: [8, 20] }, { id: 'a-m', organisation: 'mortar', at: [40, 4] }],
      b: [GERMAN, { ...GERMAN, id: 'b-2', at: [8, 20.75] }],
    })
    const smoke = {
      id: 9,
      kind: 'smoke',
      diameter: fromInches(2),
      along: 0,
      age: 1,
      puffs: [pointAt({ x: 46, y: 46 })],
    } as const
    const joined = goneOn({ ...before, phases: [{ name: 'initiative', side: 'a' }] }, [], (play) =>
      joinMelee(play, [{ by: 'a-2', heading: 0 }], 'b-2', []),
    ).state
    const start = waitingFor({ ...joined, clouds: [smoke], plots: { a: [plot], b: [] } }, 'initiative', {
      name: 'initiative',
      side: 'a',
    })
    const { events } = played(
      start,
      [
        ['a', { kind: 'choose-turn', turn: 'first' }],
        ['a', { kind: 'move', unit: 'a-1', legs: [{ x: 24, y: 22 }] }],
        ['a', PASS],
        ['b', PASS],
        ['a', { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }],
        ['b', PASS],
      ],
      // The bomb on target; the shot; the melee, which nobody loses; the check; initiative of move 2.
      [9, 6, 5, 6, 1, 3, 2],
    )
    const kinds = ['clouds-drifted', 'shell', 'moved', 'shot', 'melee-round', 'checked', 'move-begun']
    const places = kinds.map((kind) => events.findLastIndex((event) => event.kind === kind))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  })

  rule('SK-SEQ-03', 'one order for each unit, with all its parts within the allowance', () => {
    const state = moving(onTable({ a: [FRENCH], b: [GERMAN] }), 'a')
    const order = (y: number) => ({
      kind: 'move',
      unit: 'a-1',
      legs: [{ x: 24, y }],
      formation: { to: 'open', when: 'end' },
      facing: 20,
      prone: true,
    })
    expect(refusalOf(state, 'a', order(24.1))).toBe('too-far SK-MOV-01')
    const two = moving(onTable({ a: [FRENCH, { ...FRENCH, id: 'a-2', at: [8, 4] }], b: [GERMAN] }), 'a')
    const after = played(two, [['a', order(24)]]).state
    expect(unitIn(after, 'a-1')).toMatchObject({ formation: 'open', prone: true, facing: 2000 })
    expect(refusalOf(after, 'a', { kind: 'hold', unit: 'a-1' })).toBe('already-ordered SK-MOV-39')
    // Whoever has no order holds.
    expect(positionIn(played(after, [['a', PASS]]).state, 'a-2')).toEqual([8, 4])
  })

  rule('SK-SEQ-05', 'both write at once, unseen; whoever has nothing to plot is not asked', () => {
    const ravine = started('ravine-1916')
    expect(GAME.pending(ravine)).toEqual(['a', 'b'])
    const dice = [2, 3, 4, 2, 3, 4]
    const plot = { kind: 'plot-fire', gun: 'a-battery', aim: { x: 30, y: 30 }, ammo: 'he' }
    const written = played(
      ravine,
      [
        ['a', plot],
        ['a', PASS],
      ],
      dice,
    ).state
    expect(GAME.pending(written)).toEqual(['b'])
    expect(GAME.view(written, 'b').plots.a).toEqual([])
    expect(GAME.view(written, 'a').plots.a).toHaveLength(2)
    // In the raid only the British have mortars.
    const raid = played(started('raid-1916'), [
      ['b', PASS],
      ['a', PASS],
    ]).state
    expect([raid.step, GAME.pending(raid)]).toEqual(['gun-plots', ['a']])
  })

  rule('SK-SEQ-07', 'set-up is asked only of a side that has something to place', () => {
    const raid = started('raid-1916')
    const isFixed = (side: 'a' | 'b'): State => {
      const units = raid.scenario[side].units.map(({ allowance: _, ...unit }) => unit)
      const { scenario, options } = raid
      return begunBattle({ ...scenario, [side]: { ...scenario[side], units } }, options)
    }
    expect(GAME.pending(raid)).toEqual(['b'])
    expect(GAME.pending(isFixed('b'))).toEqual(['a'])
    const after = played(isFixed('a'), [['b', PASS]]).state
    expect([after.step, GAME.pending(after)]).toEqual(['gun-plots', ['a']])
  })

  rule('SK-SEQ-07', 'where nobody has anything to do before the first die, one side begins', () => {
    const shrine = started('shrine-1914')
    expect(GAME.pending(shrine)).toEqual(['b'])
    expect(GAME.prompt(shrine, 'b')).toContain('begin')
    const { state } = played(shrine, [['b', PASS]], [5, 3])
    expect([state.step, GAME.pending(state)]).toEqual(['initiative', ['a']])
    expect(GAME.pending(started('shrine-1914', { deployment: 'free' }))).toEqual(['b'])
    const free = played(started('shrine-1914', { deployment: 'free' }), [['b', PASS]]).state
    expect(GAME.pending(free)).toEqual(['a'])
  })

  rule('SK-SEQ-07', 'a side with nothing to fire at is not asked, nor one with nothing to order', () => {
    const passed = (far: number): State =>
      played(
        waitingFor(
          onTable({ a: [FRENCH], b: [{ ...GERMAN, at: [24, 20 + far] }] }, [], { sight: 9 }),
          'movement',
          { name: 'movement', side: 'a', step: 'moves', last: true },
        ),
        [['a', { kind: 'hold', unit: 'a-1' }]],
        far > 9 ? [3, 2] : [],
      ).state
    expect([passed(9).step, GAME.pending(passed(9))]).toEqual(['fire', ['a']])
    // Nobody in sight: both sides' fire goes by, and the next move has begun.
    expect([passed(10).step, passed(10).move]).toEqual(['initiative', 2])
  })
})

describe('who falls', () => {
  const shot = (naming?: string): State =>
    firing(
      onTable(
        {
          a: [FRENCH],
          b: [{ id: 'b-1', organisation: 'br-section-1917', at: [24, 30] }],
        },
        [],
        {},
        naming === undefined ? {} : { 'name-losses': naming },
      ),
    )
  const fire = { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }
  // Twelve rifles aimed at ten inches, table 5: a 1 hits three, and a 9 finds a specialist.
  const hit = (naming?: string): State => played(shot(naming), [['a', fire]], [1, 9]).state

  rule('SK-SEQ-08', 'the owner names a specialist where there are several kinds', () => {
    const asked = hit()
    expect(GAME.pending(asked)).toEqual(['b'])
    expect(marked(asked, 'b-1')).toHaveLength(2)
    // NCO, LMG gunner and loader, two bombers; the usual one first.
    expect(asked.phases.at(-1)).toMatchObject({
      name: 'naming',
      count: 1,
      among: ['b-1.4', 'b-1.5', 'b-1.3', 'b-1.2', 'b-1.1'],
    })
    expect(refusalOf(asked, 'b', { kind: 'name-loss', figures: ['b-1.6'] })).toBe('not-among-them SK-SEQ-08')
    const named = played(asked, [['b', { kind: 'name-loss', figures: ['b-1.1'] }]]).state
    expect(marked(named, 'b-1')).toContain(1)
  })

  rule('SK-SEQ-08', 'nobody is asked, or about every man, where that was agreed', () => {
    expect(hit('none').phases.at(-1)).toMatchObject({ name: 'fire', side: 'b' })
    expect(marked(hit('none'), 'b-1')).toContain(4)
    expect(hit('all').phases.at(-1)).toMatchObject({ name: 'naming', count: 2 })
  })

  rule('SK-SEQ-12', 'of two questions that to the side with the initiative comes first', () => {
    const question = {
      what: 'figures',
      among: ['x', 'y'],
      count: 1,
      cause: 'artillery',
      marked: true,
    } as const
    const asked = (first: 'a' | 'b', second: 'a' | 'b') =>
      goneOn({ ...shot(), initiative: 'b' }, [], (play) => {
        askWhoFalls(play, { ...question, side: first, unit: `${first}-1` })
        askWhoFalls(play, { ...question, side: second, unit: `${second}-1` })
      }).state
    expect(GAME.pending(asked('a', 'b'))).toEqual(['b'])
    expect(GAME.pending(asked('b', 'a'))).toEqual(['b'])
  })
})

describe('dice', () => {
  rule('SK-SEQ-09', 'a shell: where it lands, who is hit, then what becomes of a vehicle', () => {
    const state = firing(
      onTable({
        a: [{ id: 'a-gun', organisation: 'medium-gun', at: [24, 10] }],
        b: [{ id: 'b-t', organisation: 'mark-iv-male', at: [24, 24] }],
      }),
    )
    const fire = { kind: 'fire', units: ['a-gun'], weapon: 'medium-gun', target: 'b-t' }
    // 8 and 1 for direct fire are on target; table 4 with a 1 hits a man; a 6 knocks out a gun.
    const { events } = played(state, [['a', fire]], [8, 1, 6])
    expect(events.find(({ kind }) => kind === 'blast')).toMatchObject({ table: 4, casualties: 1 })
    expect(events.map(({ kind }) => kind)).toContain('weapon-lost')
    expect(() => played(state, [['a', fire]], [8, 6, 1])).not.toThrow()
    expect(played(state, [['a', fire]], [8, 6, 1]).events.map(({ kind }) => kind)).not.toContain(
      'weapon-lost',
    )
  })

  rule('SK-SEQ-09', 'initiative: side a, then side b', () => {
    const start = waitingFor(onTable({ a: [FRENCH], b: [GERMAN] }), 'movement', {
      name: 'movement',
      side: 'b',
      step: 'moves',
      last: true,
    })
    const silent = withUnit(withUnit(start, 'a-1', { facing: 180 }), 'b-1', { facing: 0 })
    expect(played(silent, [['b', PASS]], [2, 5]).state.initiative).toBe('b')
  })
})
