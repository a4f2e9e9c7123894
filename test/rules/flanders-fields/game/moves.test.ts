import { describe, expect } from 'vitest'
import { pathCost } from '#rules/flanders-fields/game/moves/path-cost.ts'
import { areaAt } from '#rules/flanders-fields/game/zones/areas.ts'
import { attackArea } from '#rules/flanders-fields/game/zones/attack.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, laidOn, standIn, withStand, withUnit } from '../battle.ts'
import { acting, follows, move, only, place, refused } from './movement.ts'

describe('moves', () => {
  const battle = begun('first-battle')
  // The company a1a stands at y 13 about x 28: 23, 28 and 33.
  const company = acting(only(battle, ['a1a', 'd1']), 'a1a')
  const forward = (far: number) =>
    move({ a1a1: [[23, 13 + far]], a1a2: [[28, 13 + far]], a1a3: [[33, 13 + far]] })

  rule('FF-MOVE-12', 'a company goes 20 cm over open ground with one action, and no farther', () => {
    const { state, events } = follows(company, forward(20))
    expect(place(state, 'a1a2')).toEqual([28, 33])
    expect(events.map(({ kind }) => kind)).toEqual(['moved'])
    expect(refused(company, forward(20.1))).toBe('too-far FF-MOVE-12')
  })

  rule('FF-MOVE-07', 'torn and shattered ground is the scenario’s; shells of the battle make none', () => {
    const [torn, shattered] = (['shell-torn', 'shattered'] as const).map((kind) => {
      const { scenario } = battle
      const ground = [...scenario.ground, { kind, at: [0, 0, 90, 40] } as const]
      return acting({ ...company.state, scenario: { ...scenario, ground } }, 'a1a')
    })
    if (!torn || !shattered) throw new Error('no ground')
    expect([refused(torn, forward(15)), refused(torn, forward(15.1))]).toEqual([
      undefined,
      'too-far FF-MOVE-12',
    ])
    expect([refused(shattered, forward(10)), refused(shattered, forward(10.1))]).toEqual([
      undefined,
      'too-far FF-MOVE-12',
    ])
    const attack = { weapon: 'super-heavy-artillery', mode: 'indirect', title: 'Bombardment' } as const
    const shelled = happening(company.state, [], (play) => {
      for (const x of [23, 33]) attackArea(play, attack, areaAt(attack.weapon, pointAt({ x, y: 25 })))
    }).state
    expect(refused({ ...company, state: shelled }, forward(20))).toBeUndefined()
  })

  rule('FF-MOVE-13', 'ground is a matter of the middle of the base', () => {
    // The wood begins at y 46: 8 cm of open ground and 5 in the wood are 0.9 of a move.
    const edge = withStand(only(battle, ['a1a1']), 'a1a1', { x: 20, y: 38 })
    const { cost } = pathCost(edge, standIn(edge, 'a1a1'), [pointAt({ x: 20, y: 51 })], 0)
    expect(cost).toBeCloseTo(8 / 20 + 5 / 10, 9)
  })

  rule(
    'FF-MOVE-09',
    'a suppressed stand stays and the others may go on, as far as cohesion lets them',
    () => {
      const pinned = acting(withStand(company.state, 'a1a1', { markers: 1 }), 'a1a')
      expect(refused(pinned, forward(5))).toBe('suppressed FF-MOVE-09')
      const { state } = follows(pinned, move({ a1a2: [[28, 20]], a1a3: [[33, 20]] }))
      expect(place(state, 'a1a1')).toEqual([23, 13])
    },
  )

  rule('FF-MOVE-11', 'a move ends at least 1 cm from every enemy', () => {
    const near = acting(withStand(company.state, 'd1a1', { x: 23, y: 30 }), 'a1a')
    const up = (y: number) => move({ a1a1: [[23, y]], a1a2: [[28, y]], a1a3: [[33, y]] })
    expect(refused(near, up(27.6))).toBe('near-enemy FF-MOVE-11')
    expect(refused(near, up(27.5))).toBeUndefined()
  })

  rule('FF-MOVE-14', 'a gap narrower than the stand is shut, and so is the way through an enemy', () => {
    const lane = withStand(withStand(only(battle, ['a1a2', 'd1a']), 'd1a1', { x: 25.6, y: 25 }), 'd1a2', {
      x: 30.4,
      y: 25,
    })
    const through = (x: number) => move({ a1a2: [[x, 32]] })
    // Bases 3 cm wide leave 1.8 cm between them.
    expect(refused(acting(lane, 'a1a'), through(28))).toBe('way-shut FF-MOVE-14')
    const wide = withStand(withStand(lane, 'd1a1', { x: 25, y: 25 }), 'd1a2', { x: 31, y: 25 })
    expect(refused(acting(wide, 'a1a'), through(28))).toBeUndefined()
    // Those below are in nobody's way.
    expect(refused(acting(lane, 'a1a'), through(26))).toBe('way-shut FF-MOVE-14')
    expect(refused(acting(withStand(lane, 'd1a1', { below: true }), 'a1a'), through(26))).toBeUndefined()
  })

  rule('FF-MOVE-15', 'a move ends on the table and on nobody, stand after stand as they then are', () => {
    expect(refused(company, move({ a1a1: [[28, 13]] }))).toBe('occupied FF-MOVE-15')
    expect(refused(company, move({ a1a1: [[23, 0.5]] }))).toBe('off-table FF-MOVE-15')
    expect(refused(company, move({ a1a2: [[28, 17]], a1a1: [[28, 13]] }))).toBeUndefined()
    expect(refused(company, move({ a1a1: [[28, 13]], a1a2: [[28, 17]] }))).toBe('occupied FF-MOVE-15')
  })

  rule('FF-MOVE-08', 'a move may be no more than a turn', () => {
    const { state } = follows(company, move({ a1a1: [] }, { a1a1: { facing: 90 } }))
    expect(standIn(state, 'a1a1')).toMatchObject({ heading: 9000, centre: standIn(battle, 'a1a1').centre })
  })

  rule('FF-MOVE-20', 'whoever is stopped by what it meets goes no farther; the others go on', () => {
    // A battery keeps [35,30]-[45,40] under fire; in soft cover a field gun suppresses on a 5, 1 off for a mover.
    const zoned = laidOn(only(begun('hamel-1918'), ['a2a']), 'dR1o1', [40, 35])
    const up = ['a2a1', 'a2a2', 'a2a3'].reduce(
      (state, id, i) => withStand(state, id, { x: 34 + 4 * i, y: 24, heading: 0 }),
      only(zoned, ['a2a1', 'a2a2', 'a2a3']),
    )
    const through = move({ a2a2: [[38, 39]], a2a3: [[42, 39]], a2a1: [[34, 39]] })
    const { state, events } = follows(acting(up, 'a2a'), through, [5])
    // Its markers spread to those who have not moved yet (FF-ZONE-03).
    expect(place(state, 'a2a2')).toEqual([38, 30.75])
    expect(place(state, 'a2a3')).toEqual([42, 24])
    const moved = events.find(({ kind }) => kind === 'moved')
    expect(moved).toMatchObject({ stands: [{ stand: 'a2a2', stopped: true }] })
  })
})

describe('columns and roads', () => {
  const battle = only(begun('first-battle'), ['a1a'])
  // One behind the other on the road at x 58.
  const files = ['a1a1', 'a1a2', 'a1a3'].reduce(
    (state, id, i) => withStand(state, id, { x: 58, y: 20 - 2 * i }),
    battle,
  )
  const march = (far: number, facing = 0) =>
    move(
      { a1a1: [[58, 20 + far]], a1a2: [[58, 18 + far]], a1a3: [[58, 16 + far]] },
      { a1a1: { facing }, a1a2: { facing }, a1a3: { facing } },
    )

  rule(['FF-MOVE-16', 'FF-FORM-05'], 'a column of stands close behind one another makes 25 cm', () => {
    const { state } = follows(acting(files, 'a1a'), march(25))
    expect(place(state, 'a1a1')).toEqual([58, 45])
    expect(standIn(state, 'a1a3').column).toBe(true)
    expect(refused(acting(files, 'a1a'), march(22, 20))).toBe('too-far FF-MOVE-12')
    const open = withStand(files, 'a1a3', { x: 58, y: 13 })
    const loose = move({ a1a1: [[58, 45]], a1a2: [[58, 43]], a1a3: [[58, 38]] })
    expect(refused(acting(open, 'a1a'), loose)).toBe('too-far FF-MOVE-12')
  })

  rule('FF-MOVE-16', 'a column looks along the road, 15 degrees off at most', () => {
    const why = (facing: number) => refused(acting(files, 'a1a'), march(20, facing))
    expect([why(15), why(345), why(165), why(195)]).toEqual([undefined, undefined, undefined, undefined])
    expect([why(15.1), why(344.9), why(16)]).toEqual([
      'too-far FF-MOVE-12',
      'too-far FF-MOVE-12',
      'too-far FF-MOVE-12',
    ])
  })

  rule('FF-MOVE-10', 'a column is one until it moves otherwise', () => {
    const column = follows(acting(files, 'a1a'), march(20)).state
    const off = follows(acting(column, 'a1a'), move({ a1a1: [[62, 42]] }))
    expect(standIn(off.state, 'a1a1').column).toBe(false)
  })
})

describe('formation', () => {
  const battle = begun('first-battle')
  const company = only(battle, ['a1a'])

  rule(
    ['FF-FORM-02', 'FF-FORM-06', 'FF-FORM-07'],
    'experienced stands keep within 5 cm of a neighbour',
    () => {
      // Bases of 3 cm whose centres are 5 apart leave 2 cm; 8 leave 5.
      expect(refused(acting(company, 'a1a'), move({ a1a1: [[20, 13]] }))).toBeUndefined()
      expect(refused(acting(company, 'a1a'), move({ a1a1: [[19.9, 13]] }))).toBe('cohesion FF-FORM-07')
      // Out of cohesion it may not widen its largest gap.
      const apart = withStand(company, 'a1a1', { x: 15, y: 13 })
      expect(refused(acting(apart, 'a1a'), move({ a1a1: [[16, 13]] }))).toBeUndefined()
      expect(refused(acting(apart, 'a1a'), move({ a1a1: [[14, 13]] }))).toBe('cohesion FF-FORM-07')
    },
  )

  rule('FF-FORM-04', 'a company of another battalion is passed if it has not moved, and then stays', () => {
    const thiepval = only(begun('serre-1916'), ['a1a1', 'a2a1'])
    const behind = withStand(withStand(thiepval, 'a1a1', { x: 40, y: 10 }), 'a2a1', { x: 40, y: 16 })
    const through = move({ a1a1: [[40, 22]] })
    const { state } = follows(acting(behind, 'a1a'), through)
    expect(state.units.find(({ id }) => id === 'a2a')?.passed).toBe(true)
    expect(refused(acting(state, 'a2a'), move({ a2a1: [[45, 16]] }))).toBe('passed FF-FORM-04')
    const moved = withUnit(behind, 'a2a', { moved: true })
    expect(refused(acting(moved, 'a1a'), through)).toBe('passes-through FF-FORM-04')
  })
})

describe('cavalry', () => {
  const battle = begun('amiens-1918')
  const squadron = battle.units.find(({ kind }) => kind === 'cavalry-squadron')

  rule('FF-CAV-02', 'a squadron dismounts within a move and goes as far as it rides', () => {
    const id = squadron?.id ?? ''
    const side = squadron?.side ?? 'attacker'
    const model = battle.stands.find((stand) => stand.side === side && stand.type === 'infantry')
    expect(model).toBeDefined()
    if (!model) return
    const rider = { ...model, id: `${id}1`, unit: id, type: 'cavalry', width: 3000, depth: 2000 } as const
    const state = withStand(
      withUnit({ ...battle, stands: [...only(battle, []).stands, rider] }, id, { at: 'table' }),
      rider.id,
      {
        x: 20,
        y: 60,
      },
    )
    const ride = { ...move({ [rider.id]: [[20, 86]] }), dismount: true }
    const done = follows(acting(state, id), ride)
    expect(place(done.state, rider.id)).toEqual([20, 86])
    expect(done.state.units.find((unit) => unit.id === id)?.mounted).toBe(false)
    expect(refused(acting(done.state, id), { ...move({ [rider.id]: [[20, 88]] }), dismount: true })).toBe(
      'mounted FF-CAV-02',
    )
    expect(refused(acting(done.state, id), move({ [rider.id]: [[20, 112.1]] }))).toBe('too-far FF-MOVE-12')
  })
})
