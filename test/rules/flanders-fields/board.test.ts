import { describe, expect } from 'vitest'
import { isInArc, isStraightAhead, maskedBy } from '#rules/flanders-fields/game/board/arcs.ts'
import { coverOf } from '#rules/flanders-fields/game/board/cover.ts'
import { sees, seesPoint } from '#rules/flanders-fields/game/board/sight.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../rule.ts'
import { begun, standIn, withStand } from './battle.ts'

const coverIn = (state: State, id: string) => coverOf(state, standIn(state, id))
const seen = (state: State, viewer: string, target: string) =>
  sees(state, standIn(state, viewer), standIn(state, target))

describe('cover on the table', () => {
  const state = begun('first-battle')

  rule('FF-COV-02', 'in open ground field craft is soft cover', () => {
    expect(coverIn(state, 'a1a1')).toBe('soft')
    expect(coverIn(begun('serre-1916'), 'a1a1')).toBe('medium')
    expect(coverIn(withStand(begun('serre-1916'), 'a1a1', { x: 60, y: 40 }), 'a1a1')).toBe('open')
  })

  rule('FF-COV-03', 'wood, trench and village, and a trench where it runs through one', () => {
    expect(coverIn(state, 'd1a1')).toBe('soft')
    expect(coverIn(state, 'd1b1')).toBe('medium')
    expect(coverIn(withStand(state, 'a1a1', { x: 58, y: 75 }), 'a1a1')).toBe('hard')
    expect(coverIn(withStand(begun('thiepval-1916'), 'd1a1', { below: false, x: 50, y: 72 }), 'd1a1')).toBe(
      'fortification',
    )
  })

  rule('FF-TAB-04', 'a stand is in a trench when its centre is within a centimetre of the line', () => {
    expect(coverIn(withStand(state, 'd1b1', { x: 60, y: 53 }), 'd1b1')).toBe('medium')
    expect(coverIn(withStand(state, 'd1b1', { x: 60, y: 53.01 }), 'd1b1')).toBe('soft')
  })

  rule('FF-TAB-05', 'a strong point prevails over the trench that runs through it', () => {
    expect(coverIn(begun('flers-1916'), 'dR1m1')).toBe('hard')
  })

  rule('FF-GEN-06', 'on the border of a village the worse cover counts', () => {
    expect(coverIn(withStand(state, 'a1a1', { x: 50, y: 75 }), 'a1a1')).toBe('soft')
    expect(coverIn(withStand(state, 'a1a1', { x: 50.01, y: 75 }), 'a1a1')).toBe('hard')
  })

  rule('FF-COV-04', 'on the wire or in column on a road a stand is in the open', () => {
    const wire = { belt: 0, step: 0, from: 'attacker' } as const
    expect(coverIn(withStand(state, 'd1b1', { wire }), 'd1b1')).toBe('open')
    expect(coverIn(withStand(state, 'a1a1', { column: true }), 'a1a1')).toBe('open')
  })

  rule('FF-COV-09', 'guns stand across a trench and take the cover of the ground beside it', () => {
    expect(coverIn(withStand(state, 'a1g1', { x: 60, y: 52 }), 'a1g1')).toBe('soft')
    expect(coverIn(withStand(state, 'a1m1', { x: 60, y: 52 }), 'a1m1')).toBe('medium')
  })
})

describe('sight', () => {
  const state = begun('first-battle')

  rule('FF-VIS-01', 'riflemen see troops in cover at 30 cm, at 50 once they have fired', () => {
    const near = withStand(state, 'a1b2', { x: 62, y: 22 })
    expect(seen(near, 'a1b2', 'd1b2')).toBe(true)
    const far = withStand(state, 'a1b2', { x: 62, y: 10 })
    expect(seen(far, 'a1b2', 'd1b2')).toBe(false)
    expect(seen(withStand(far, 'd1b2', { revealed: true }), 'a1b2', 'd1b2')).toBe(true)
  })

  rule('FF-VIS-02', 'field craft hides nobody', () => {
    const apart = withStand(withStand(state, 'a1c3', { x: 80, y: 16 }), 'd1b2', { x: 80, y: 60 })
    expect(seen(apart, 'a1c3', 'd1b2')).toBe(true)
    expect(seen(withStand(apart, 'd1b2', { x: 76, y: 52 }), 'a1c3', 'd1b2')).toBe(false)
  })

  rule('FF-VIS-06', 'a village that holds neither end blocks a line between two on the same level', () => {
    const behind = withStand(withStand(state, 'd1b2', { x: 58, y: 88 }), 'a1b2', { x: 58, y: 60 })
    expect(seen(behind, 'a1b2', 'd1b2')).toBe(false)
    expect(seen(withStand(behind, 'd1b2', { x: 40, y: 75 }), 'a1b2', 'd1b2')).toBe(true)
  })

  rule('FF-VIS-08', 'from a hill one sees over a village, but not the 2.5 cm behind it', () => {
    const over = withStand(withStand(state, 'a1b2', { x: 58, y: 10 }), 'd1b2', { x: 58, y: 85 })
    expect(seen(over, 'a1b2', 'd1b2')).toBe(true)
    expect(seen(withStand(over, 'd1b2', { x: 58, y: 82 }), 'a1b2', 'd1b2')).toBe(false)
  })

  rule('FF-VIS-03', 'one sees out of a wood through at most 5 cm of it', () => {
    const edge = withStand(withStand(state, 'd1a2', { x: 19, y: 50 }), 'a1a2', { x: 19, y: 30 })
    expect(seen(edge, 'd1a2', 'a1a2')).toBe(true)
    expect(seen(withStand(edge, 'd1a2', { x: 19, y: 52 }), 'd1a2', 'a1a2')).toBe(false)
  })

  rule('FF-VIS-07', 'in the mist nobody sees farther than it allows', () => {
    const misty = { ...begun('amiens-1918'), turn: 3 }
    const state1 = withStand(withStand(misty, 'a1a1', { x: 60, y: 20 }), 'd1a1', { x: 60, y: 47 })
    expect(seen(state1, 'a1a1', 'd1a1')).toBe(true)
    const state2 = withStand(state1, 'd1a1', { x: 60, y: 52 })
    expect(seen(state2, 'a1a1', 'd1a1')).toBe(false)
    expect(seen({ ...state2, turn: 4 }, 'a1a1', 'd1a1')).toBe(true)
  })

  rule('FF-VIS-05', 'a command stand sees a point as it would see troops in the open there', () => {
    const command = standIn(state, 'a1h')
    expect(seesPoint(state, command, pointAt({ x: 45, y: 60 }))).toBe(true)
    expect(seesPoint(state, command, pointAt({ x: 58, y: 89 }))).toBe(true)
  })
})

describe('arcs', () => {
  const state = begun('first-battle')
  const rifles = standIn(withStand(state, 'a1b2', { x: 45, y: 20 }), 'a1b2')
  const at = (x: number, y: number) => standIn(withStand(state, 'd1b2', { x, y }), 'd1b2')

  rule('FF-ARC-01', 'riflemen fire 10 cm beyond each end of their base, straight ahead', () => {
    expect(isInArc('infantry', rifles, at(57.9, 40))).toBe(true)
    expect(isInArc('infantry', rifles, at(58.1, 40))).toBe(false)
    expect(isInArc('light-mortar', rifles, at(52.9, 40))).toBe(true)
    expect(isInArc('light-mortar', rifles, at(53.1, 40))).toBe(false)
  })

  rule('FF-ARC-02', 'machine guns fire 45 degrees outward from each front corner', () => {
    expect(isInArc('machine-gun', rifles, at(60, 35))).toBe(true)
    expect(isInArc('machine-gun', rifles, at(75, 35))).toBe(false)
  })

  rule(
    'FF-ARC-07',
    'straight ahead is the strip of the own width; behind the front edge is out of arc',
    () => {
      expect(isStraightAhead(rifles, at(47.9, 40))).toBe(true)
      expect(isStraightAhead(rifles, at(48.1, 40))).toBe(false)
      expect(isInArc('infantry', rifles, at(50, 19))).toBe(false)
    },
  )

  rule('FF-VIS-04', 'a friend in the line of fire masks it, unless he is touched', () => {
    const target = at(45, 60)
    const friend = withStand(withStand(state, 'a1b2', { x: 45, y: 20 }), 'a1a1', { x: 45, y: 30 })
    expect(maskedBy(friend, standIn(friend, 'a1b2'), target)?.id).toBe('a1a1')
    const touched = withStand(friend, 'a1a1', { x: 45, y: 21.6 })
    expect(maskedBy(touched, standIn(touched, 'a1b2'), target)).toBeUndefined()
    const below = withStand(friend, 'a1a1', { below: true })
    expect(maskedBy(below, standIn(below, 'a1b2'), target)).toBeUndefined()
  })
})

rule('FF-VIS-08', 'from a hill a point in the dead ground behind a wood is not seen', () => {
  const state = withStand(begun('first-battle'), 'a1h', { x: 22, y: 10 })
  const command = standIn(state, 'a1h')
  expect(seesPoint(state, command, pointAt({ x: 19, y: 62.4 }))).toBe(false)
  expect(seesPoint(state, command, pointAt({ x: 19, y: 63 }))).toBe(true)
})
