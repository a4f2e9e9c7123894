import { describe, expect } from 'vitest'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { scores } from '#rules/skirmish/game/scoring.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, onTable, played, unitIn, withMen, withUnit } from '../battle.ts'

const shrine = (otherwise: Partial<State> = {}): State => ({
  ...begun('shrine-1914'),
  move: 2,
  step: 'end',
  ...otherwise,
})
const ended = (state: State): State => happening(state, [], endMove).state
const holder = (state: State) => ended(state).objectives[0]?.holder

describe('objectives', () => {
  rule('SK-END-03', 'three unrouted figures within 3 inches and no enemy there', () => {
    // The shrine is at 18,14; a line of three men spans 2 inches.
    const three = withMen(withUnit(shrine(), 'a-1', { x: 18, y: 13 }), 'a-1', 3)
    expect(holder(three)).toBe('a')
    expect(holder(withMen(three, 'a-1', 2))).toBeNull()
    expect(holder(withUnit(three, 'a-1', { routedIn: 2 }))).toBeNull()
    expect(holder(withMen(withUnit(three, 'b-1', { x: 18, y: 16 }), 'b-1', 1))).toBeNull()
  })

  rule('SK-END-03', 'held stays held by men who have gone on', () => {
    const held = ended(withMen(withUnit(shrine(), 'a-1', { x: 18, y: 13 }), 'a-1', 3))
    expect(holder(withUnit({ ...held, phases: [] }, 'a-1', { x: 10, y: 4 }))).toBe('a')
  })

  rule(['SK-END-06', 'SK-END-10'], 'snipers and the drivers of a wagon neither hold nor contest', () => {
    const state = onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 25] }],
        b: [
          { id: 'b-1', organisation: 'sniper', at: [24, 23] },
          { id: 'b-2', organisation: 'wagon', at: [24, 21] },
        ],
      },
      [],
      { objectives: [{ name: 'Shrine', at: [24, 24], points: 5 }] },
    )
    expect(holder({ ...state, move: 2, step: 'end' })).toBe('a')
  })
})

describe('the end', () => {
  rule('SK-END-01', 'at the last move, by the points of the scenario', () => {
    expect(ended(shrine({ move: 5 })).ending).toBeNull()
    expect(ended(shrine({ move: 6 })).ending).toMatchObject({ reason: 'turn-limit', winner: null })
  })

  rule(['SK-END-01', 'SK-END-09'], 'when a side has nobody left every objective is the other’s', () => {
    const routed = ['b-1', 'b-2'].reduce((state, id) => withUnit(state, id, { routedIn: 2 }), shrine())
    expect(ended(routed).ending).toMatchObject({ reason: 'collapse', winner: 'a', score: { a: 5, b: 0 } })
  })

  rule('SK-END-05', 'each figure lost counts once', () => {
    const lost = { role: 'rifleman', unit: 'b-1', side: 'b', cause: 'melee', move: 1 } as const
    const state = shrine({
      lost: [
        { ...lost, figure: 'b-1.5', how: 'dead' },
        { ...lost, figure: 'b-1.6', how: 'prisoner' },
      ],
    })
    expect(scores(state)).toEqual({ a: 2, b: 0 })
  })

  rule('SK-END-04', 'whoever concedes loses whatever the points', () => {
    const state = { ...shrine(), phases: [{ name: 'initiative', side: 'a' }] } as const
    const { state: after } = played(state, [['b', { kind: 'concede' }]])
    expect(after.ending).toMatchObject({ winner: 'a', reason: 'concession' })
  })

  const built = (): State => {
    const { toWin, ...scenario } = shrine().scenario
    return shrine({ scenario: { ...scenario, moves: 12, objectives: [] }, objectives: [] })
  }

  rule(
    ['SK-END-02', 'SK-END-08'],
    'built forces: lost with more than half of the squads, at any End phase',
    () => {
      expect(ended(withUnit(built(), 'a-1', { routedIn: 2 })).ending).toBeNull()
      const both = withUnit(withUnit(built(), 'a-1', { routedIn: 2 }), 'a-2', {
        where: 'gone',
        fate: 'destroyed',
      })
      expect(ended(both).ending).toMatchObject({ winner: 'b', reason: 'collapse' })
    },
  )

  rule('SK-END-08', 'otherwise a share of figures left that leads by ten in the hundred', () => {
    const lose = (count: number): State => ({
      ...built(),
      move: 12,
      lost: Array.from({ length: count }, (_, i) => ({
        figure: `a-1.${i}`,
        role: 'rifleman',
        unit: 'a-1',
        side: 'a',
        cause: 'melee',
        move: 1,
        how: 'dead',
      })),
    })
    // 24 figures: two gone leave 91 in the hundred, three 87.
    expect(ended(lose(2)).ending).toMatchObject({ winner: null, score: { a: 91, b: 100 } })
    expect(ended(lose(3)).ending).toMatchObject({ winner: 'b', score: { a: 87, b: 100 } })
  })

  rule('SK-GEN-36', 'marks go at the End; halted at the End of the next move', () => {
    const state = withUnit(shrine(), 'a-1', { haltedTo: 3, marks: { charged: true, underFire: true } })
    const once = ended(state)
    expect(unitIn(once, 'a-1')).toMatchObject({ haltedTo: 3, marks: { charged: false, underFire: false } })
    expect(unitIn(ended({ ...once, move: 3 }), 'a-1').haltedTo).toBeNull()
  })
})
