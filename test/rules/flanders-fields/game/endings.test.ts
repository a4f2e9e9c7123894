import { describe, expect } from 'vitest'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { scores } from '#rules/flanders-fields/game/scores.ts'
import { endIfCollapsed, lookAtObjectives } from '#rules/flanders-fields/game/scoring.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { isRifles } from '#rules/flanders-fields/game/units.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, ordered, played, started, withStand } from '../battle.ts'
import { withBattalion } from '../commanding.ts'

const holders = ({ objectives }: State) => objectives.map(({ holder }) => holder)
const looked = (state: State) => holders(happening(state, [], lookAtObjectives).state)

/** The player turn of a side has come to its last step but one. */
const atTheEndOf = (side: Side, turn: number, state: State = begun('first-battle')) =>
  played({ ...state, turn, active: side, step: 'command-move', phases: [] }, [], () => {})

describe('objectives', () => {
  const state = begun('first-battle')

  rule(['FF-END-03', 'FF-END-09'], 'an area is held by whoever alone has rifle platoons in it', () => {
    expect(holders(state)).toEqual(['defender', 'defender'])
    const inFarm = withStand(state, 'a1a1', { x: 58, y: 75 })
    expect(looked(inFarm)).toEqual(['defender', 'attacker'])
    // Contested, it stays with its holder.
    expect(looked(withStand(inFarm, 'd1a1', { x: 58, y: 78 }))).toEqual(['defender', 'defender'])
    // A marker does not matter, the wire does; a machine gun holds nothing.
    expect(looked(withStand(state, 'a1a1', { x: 58, y: 75, markers: 2 }))).toEqual(['defender', 'attacker'])
    const wire = { belt: 0, step: 0, from: 'attacker' } as const
    expect(looked(withStand(state, 'a1a1', { x: 58, y: 75, wire }))).toEqual(['defender', 'defender'])
    expect(looked(withStand(state, 'a1m1', { x: 58, y: 75 }))).toEqual(['defender', 'defender'])
  })

  rule(['FF-END-04', 'FF-END-10'], 'values held, and one for every enemy battalion that is broken', () => {
    expect(scores(state)).toEqual({ attacker: 0, defender: 3 })
    expect(scores(withBattalion(state, 'd1', { routed: true }))).toEqual({ attacker: 1, defender: 3 })
    expect(scores(withBattalion(state, 'a1', { lost: 9 }))).toEqual({ attacker: 0, defender: 4 })
    expect(scores(withBattalion(state, 'a1', { lost: 8 }))).toEqual({ attacker: 0, defender: 3 })
  })
})

describe('the end', () => {
  rule(['FF-TURN-01', 'FF-TURN-12'], "the attacker's turn, then the defender's, then the next", () => {
    const before = { ...begun('first-battle'), step: 'hurricane' as const, phases: [] }
    const first = played(before, [], () => {}).state
    expect([first.turn, first.active]).toEqual([1, 'attacker'])
    const second = atTheEndOf('attacker', 1).state
    expect([second.turn, second.active]).toEqual([1, 'defender'])
    const third = atTheEndOf('defender', 1).state
    expect([third.turn, third.active]).toEqual([2, 'attacker'])
  })

  rule(['FF-END-03', 'FF-END-11'], "it ends with the defender's last turn, by the score", () => {
    expect(atTheEndOf('attacker', 7).state.ending).toBeNull()
    expect(atTheEndOf('defender', 7).state.ending).toEqual({
      winner: 'defender',
      reason: 'turn-limit',
      score: { attacker: 0, defender: 3 },
    })
  })

  rule('FF-END-10', 'who has no rifle platoon left has lost, whatever the score', () => {
    const state = begun('first-battle')
    const fallen = (...sides: readonly Side[]): State => ({
      ...state,
      stands: state.stands.filter((stand) => !(sides.includes(stand.side) && isRifles(stand))),
    })
    const ending = (...sides: readonly Side[]) => happening(fallen(...sides), [], endIfCollapsed).state.ending
    expect(ending('defender')).toMatchObject({ winner: 'attacker', reason: 'collapse' })
    expect(ending('attacker', 'defender')).toMatchObject({ winner: 'defender', reason: 'collapse' })
  })

  rule('FF-END-11', 'both offer to stop, or one gives up', () => {
    const state = started('first-battle')
    const offered = ordered(state, 'defender', { kind: 'agree-to-stop' }).state
    expect(offered.ending).toBeNull()
    const agreed = ordered(offered, 'attacker', { kind: 'agree-to-stop' }).state
    expect(GAME.result(agreed)).toMatchObject({ winner: 'defender', reason: 'agreement' })
    const conceded = ordered(state, 'defender', { kind: 'concede' }).state
    expect(GAME.result(conceded)).toMatchObject({ winner: 'attacker', reason: 'concession' })
    expect(GAME.pending(conceded)).toEqual([])
  })
})

describe('the steps of a player turn', () => {
  const turnOf = (id: string, side: Side) =>
    played({ ...begun(id), turn: 1, active: side, step: 'turn-start', phases: [] }, [], () => {})

  rule(
    ['FF-TURN-04', 'FF-TURN-15'],
    'the attacker begins with deep suppression from the middle of 1915 on',
    () => {
      const early = turnOf('first-battle', 'attacker').state
      expect(early.step).toBe('battalion-orders')
      expect(() => turnOf('flers-1916', 'attacker')).toThrow(/no die left for .*suppression/i)
      expect(turnOf('flers-1916', 'defender').state.step).toBe('support-orders')
    },
  )
})

rule('FF-END-04', 'the end is told with by how much it was won', () => {
  const tellEnd = (holders: readonly Side[]) => {
    const state = begun('first-battle')
    const held = state.objectives.map((objective, i) => ({ ...objective, holder: holders[i] ?? null }))
    const { state: over, events } = atTheEndOf('defender', state.scenario.turns, {
      ...state,
      objectives: held,
    })
    const end = events.find(({ kind }) => kind === 'battle-ended')
    return end && GAME.tell(over, end, 'umpire')
  }
  expect(tellEnd(['defender', 'defender'])).toBe(
    'The battle is over. The French have won decisively, by three points.',
  )
  expect(tellEnd(['defender', 'attacker'])).toBe(
    'The battle is over. The Germans have won narrowly, by one point.',
  )
})
