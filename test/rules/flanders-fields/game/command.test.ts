import { describe, expect } from 'vitest'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { beginCommandMoves } from '#rules/flanders-fields/game/phases/command/moving.ts'
import { recoverCommands } from '#rules/flanders-fields/game/phases/command/recovery.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { placeOf } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, GUARD, happening, laidOn, ordered, refusalOf, standIn, withStand } from '../battle.ts'

/** The command moves of the attacker. */
const moving = (state: State): State =>
  happening({ ...state, turn: 1, phases: [GUARD] }, [], beginCommandMoves).state

const move = (stand: string, ...path: readonly (readonly [number, number])[]) => ({
  kind: 'command-move',
  stand,
  path,
})

const placeIn = (state: State, id: string) => placeOf(standIn(state, id).centre)

describe('command stands at the end of a player turn', () => {
  rule(['FF-CMD-02', 'FF-TURN-10', 'FF-SUPP-03'], 'those of the active side lose all their markers', () => {
    const marked = ['a1h', 'd1h', 'a1a1'].reduce(
      (state, id) => withStand(state, id, { markers: 2 }),
      begun('first-battle'),
    )
    const { state, events } = happening(marked, [], recoverCommands)
    expect(['a1h', 'd1h', 'a1a1'].map((id) => standIn(state, id).markers)).toEqual([0, 2, 2])
    expect(events).toEqual([{ kind: 'command-recovered', side: 'attacker', stands: ['a1h'] }])
  })

  rule(['FF-CMD-03', 'FF-TURN-11'], 'each moves twice, as far as a man on foot', () => {
    const state = moving(begun('first-battle'))
    expect(refusalOf(state, 'attacker', move('a1h', [51, 32]))).toBe('too-far FF-MOVE-12')
    const once = ordered(state, 'attacker', move('a1h', [51, 28])).state
    expect(placeIn(once, 'a1h')).toEqual({ x: 51, y: 28 })
    const twice = ordered(once, 'attacker', move('a1h', [51, 40])).state
    expect(placeIn(twice, 'a1h')).toEqual({ x: 51, y: 40 })
    // Nobody is left to move.
    expect(twice.phases).toEqual([GUARD])
  })

  rule('FF-CMD-09', 'once another stand has been moved the former is done', () => {
    const state = moving(begun('hamel-1918'))
    const first = ordered(state, 'attacker', move('a2h', [60, 7])).state
    const other = ordered(first, 'attacker', move('a3h', [98, 7])).state
    expect(refusalOf(other, 'attacker', move('a2h', [60, 6]))).toBe('done FF-CMD-09')
    expect(refusalOf(other, 'attacker', move('a3h', [98, 6]))).toBeUndefined()
    expect(refusalOf(other, 'attacker', move('a1a1', [6, 15]))).toBe('no-command FF-CMD-03')
    expect(ordered(other, 'attacker', { kind: 'end-turn' }).state.phases).toEqual([GUARD])
  })

  rule('FF-CMD-09', 'a stand suppressed on its first move makes no second', () => {
    // The live zone of a heavy battery right before the commander.
    const zone = laidOn(begun('villers-bretonneux-1918'), 'aR1o2', [60, 14])
    const state = moving(zone)
    const hit = ordered(state, 'attacker', move('aR1h', [60, 16]), [5])
    expect(standIn(hit.state, 'aR1h').markers).toBe(1)
    expect(refusalOf(hit.state, 'attacker', move('aR1h', [60, 20]))).toBe('suppressed FF-MOVE-09')
  })

  rule('FF-CMD-09', 'the wire, with its die, takes the place of a path', () => {
    const near = withStand(begun('flers-1916'), 'a1h', { x: 20, y: 44.8 })
    const state = moving(near)
    const over = { kind: 'command-move', stand: 'a1h', wire: { x: 20, y: 49.5 } }
    expect(refusalOf(state, 'attacker', { ...over, path: [[20, 44]] })).toBe('one-thing FF-CMD-09')
    const failed = ordered(state, 'attacker', over, [4]).state
    expect(standIn(failed, 'a1h').wire).toMatchObject({ belt: 0, from: 'attacker' })
    const passed = ordered(state, 'attacker', over, [5]).state
    expect(placeIn(passed, 'a1h')).toEqual({ x: 20, y: 49.5 })
  })

  rule('FF-CMD-06', 'it never touches an enemy, and rides only with cavalry', () => {
    const state = moving(withStand(begun('first-battle'), 'd1a1', { x: 45, y: 26 }))
    expect(refusalOf(state, 'attacker', move('a1h', [45, 24]))).toBe('near-enemy FF-MOVE-11')
    const before = begun('first-battle')
    const mounted: State = {
      ...before,
      units: before.units.map((unit) =>
        unit.id === 'a1c' ? { ...unit, kind: 'cavalry-squadron' as const } : unit,
      ),
    }
    expect(refusalOf(moving(mounted), 'attacker', move('a1h', [51, 38]))).toBeUndefined()
    expect(refusalOf(moving(before), 'attacker', move('a1h', [51, 38]))).toBe('too-far FF-MOVE-12')
  })

  rule('FF-TURN-16', 'whoever has nothing to move is not asked, and ending the turn leaves the rest', () => {
    const alone: State = {
      ...begun('first-battle'),
      stands: begun('first-battle').stands.filter(({ id }) => id !== 'a1h'),
    }
    expect(GAME.pending(moving(alone))).toEqual([])
  })
})
