import { describe, expect } from 'vitest'
import { PLAIN_FIRE } from '#rules/flanders-fields/game/phases/actions/fire/conditions.ts'
import { fireShots, shotsRefusal } from '#rules/flanders-fields/game/phases/actions/fire/volley.ts'
import { rule } from '../../../rule.ts'
import { played, withStand, withUnit } from '../battle.ts'
import { fired, markersOn, onlyAt, refusedFire } from './shooting.ts'

describe('tanks', () => {
  const tank = () =>
    onlyAt('flers-1916', { a1k1: [40, 40], d1a1: [40, 60], d1a2: [55, 40], d1a3: [42, 64], d1b1: [25, 40] })

  rule(['FF-TANK-01', 'FF-TANK-06'], 'a male fires its guns at two stands, each another', () => {
    const { state, events } = fired(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a2'], [6, 5])
    expect(events.filter(({ kind }) => kind === 'fired')).toMatchObject([
      { face: 'front', weapon: 'tank-gun', range: 16.25, modifier: -1, outcome: 'killed' },
      { face: 'right', range: 12, outcome: 'suppressed', companySuppressed: false },
    ])
    expect(markersOn(state, 'd1a3')).toBe(0)
    expect(refusedFire(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a1'])).toBe('same-target FF-TANK-01')
    expect(refusedFire(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3', 'a1k1>d1a2'])).toBe(
      'too-many-targets FF-TANK-01',
    )
    // What it has fired at no longer counts as the closest.
    expect(refusedFire(tank(), 'a1k1', ['a1k1>d1a3'])).toBe('target-order FF-ARC-06')
    expect(refusedFire(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3'])).toBeUndefined()
  })

  rule('FF-TANK-04', 'nothing bears to the rear, unless the turret turns all round', () => {
    const behind = withStand(tank(), 'd1b1', { x: 40, y: 25 })
    expect(refusedFire(behind, 'a1k1', ['a1k1>d1b1'])).toBe('out-of-arc FF-TANK-04')
    const renault = withUnit(behind, 'a1k1', { tank: 'renault-gun' })
    expect(refusedFire(renault, 'a1k1', ['a1k1>d1b1'])).toBeUndefined()
  })

  rule('FF-TANK-08', 'a whippet fires once from each face; the player names it where two bear', () => {
    const whippet = withUnit(tank(), 'a1k1', { tank: 'whippet' })
    expect(refusedFire(whippet, 'a1k1', ['a1k1>d1a1', 'a1k1>d1a2', 'a1k1>d1b1'])).toBeUndefined()
    expect(refusedFire(whippet, 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3'])).toBe('face-fired FF-TANK-08')
    const corner = withStand(whippet, 'd1a2', { x: 48.5, y: 49.9 })
    expect(fired(corner, 'a1k1', ['a1k1>d1a2>right'], [1, 1]).events[0]).toMatchObject({ face: 'right' })
    expect(refusedFire(corner, 'a1k1', ['a1k1>d1a2>left'])).toBe('out-of-arc FF-TANK-04')
  })

  rule(['FF-TANK-02', 'FF-TANK-03'], 'on the move at -1, a Renault with one die, a male not at all', () => {
    const moving = { ...PLAIN_FIRE, moved: true }
    const shots = [{ stand: 'a1k1', target: 'd1a1' }]
    const wire = { belt: 0, step: 0, from: 'attacker' } as const
    const renault = withUnit(withStand(tank(), 'd1a1', { wire }), 'a1k1', { tank: 'renault-lmg' })
    expect(shotsRefusal(renault, 'a1k1', shots, moving)).toBeUndefined()
    const { events } = played(renault, [6], (play) => fireShots(play, 'a1k1', shots, moving))
    expect(events[0]).toMatchObject({ modifier: -2, dice: [{ natural: 6, total: 4, outcome: 'killed' }] })
    expect(shotsRefusal(tank(), 'a1k1', shots, moving)?.code).toBe('must-halt')
  })

  rule('FF-TANK-09', 'its crew has the grade of the tank battalion; one record of fire for all tanks', () => {
    const state = onlyAt('flers-1916', { a1k1: [40, 40], a2k1: [80, 20], d1m1: [40, 58, 180] })
    const { state: after, events } = fired(state, 'd1m1', ['d1m1>a1k1'], [6])
    expect(events[0]).toMatchObject({ strikes: [{ total: 6, outcome: 'suppressed' }] })
    expect(after.armies.attacker.tanksUnderFire).toBe(true)
    expect(after.battalions.find(({ id }) => id === 'a1')?.underFire).toBe(false)
  })

  rule(['FF-ARM-02', 'FF-ARM-03'], 'AT rifles fire at armour only, at one in cover from within 5 cm', () => {
    const rifle = (x: number, y: number) =>
      withStand(onlyAt('hamel-1918', { d1r1: [39, 60, 180], a1a1: [42, 40], a1k1: [x, y] }), 'a1a1', {})
    const open = rifle(39, 45)
    expect(refusedFire(open, 'd1r', ['d1r1>a1a1'])).toBe('no-effect FF-ARM-03')
    expect(fired(open, 'd1r', ['d1r1>a1k1'], [6]).events[0]).toMatchObject({ modifier: 1, outcome: 'killed' })
  })
})
