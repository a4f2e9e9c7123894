import { expect } from 'vitest'
import { wreck } from '#rules/skirmish/game/harm/losses.ts'
import { reasonsOf } from '#rules/skirmish/game/nerve/checks.ts'
import { menInBlast } from '#rules/skirmish/game/shells/blast.ts'
import { batterAll } from '#rules/skirmish/game/shells/damage.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { fromInches, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import {
  beginning,
  happening,
  moving,
  onTable,
  placesIn,
  played,
  positionIn,
  refusalOf,
  unitIn,
  withMen,
  withUnit,
} from '../battle.ts'
import { clearShot, firing, shotAt } from './firing.ts'

const TANK = { id: 'a-tank', organisation: 'mark-iv-male', at: [20, 20] } as const
const SQUAD_NEAR = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20.25] } as const
const ENEMY = { id: 'b-1', organisation: 'ge-gruppe-1916', at: [20, 40] } as const
const to = (x: number, y: number, otherwise: object = {}) => ({
  kind: 'move',
  unit: 'a-tank',
  legs: [{ x, y }],
  ...otherwise,
})
const going = (ground: readonly Feature[] = [], at: readonly [number, number] = [20, 20]) =>
  moving(onTable({ a: [{ ...TANK, at }], b: [ENEMY] }, ground), 'a')

const stopped = (state: State): State => {
  const { vehicle } = unitIn(state, 'a-tank')
  return withUnit(state, 'a-tank', { vehicle: vehicle && { ...vehicle, running: false } })
}
const underFire = (state: State): State => {
  const { vehicle } = unitIn(state, 'a-tank')
  return withUnit(state, 'a-tank', { vehicle: vehicle && { ...vehicle, underFire: true } })
}

rule(
  ['SK-VEH-02', 'SK-VEH-04', 'SK-VEH-19'],
  'a tank throws when its side begins to move, and stops on a 1',
  () => {
    const state = onTable({ a: [TANK] })
    expect(unitIn(beginning(state, 'a', [1]).state, 'a-tank').vehicle?.running).toBe(false)
    expect(unitIn(beginning(state, 'a', [2]).state, 'a-tank').vehicle?.running).toBe(true)
    // Cars do not throw.
    expect(() =>
      beginning(onTable({ a: [{ ...TANK, organisation: 'open-armoured-car' }] }), 'a'),
    ).not.toThrow()
  },
)

rule(['SK-VEH-03', 'SK-VEH-19'], 'under fire it stops on 1 or 2, and the throw clears the mark', () => {
  const after = beginning(underFire(onTable({ a: [TANK] })), 'a', [2]).state
  expect(unitIn(after, 'a-tank').vehicle).toMatchObject({ running: false, underFire: false })
})

rule(['SK-VEH-05', 'SK-VEH-06'], 'a stopped tank goes on with a 6, at once', () => {
  const state = stopped(onTable({ a: [TANK] }))
  expect(unitIn(beginning(state, 'a', [5]).state, 'a-tank').vehicle?.running).toBe(false)
  expect(refusalOf(beginning(state, 'a', [6]).state, 'a', to(20, 26))).toBeUndefined()
})

rule(['SK-MOV-39', 'SK-MOV-27'], 'a stopped tank neither moves nor turns; a running one turns freely', () => {
  const state = stopped(going())
  expect(refusalOf(state, 'a', to(20, 21))).toBe('stopped SK-MOV-39')
  expect(refusalOf(state, 'a', { kind: 'hold', unit: 'a-tank', facing: 10 })).toBe('stopped SK-MOV-27')
  expect(refusalOf(going(), 'a', { kind: 'hold', unit: 'a-tank', facing: 170 })).toBeUndefined()
})

rule(
  ['SK-MOV-27', 'SK-GEN-21'],
  'a hull points along its last leg, to the whole degree, unless it is turned',
  () => {
    expect(unitIn(played(going(), [['a', to(23, 21)]]).state, 'a-tank').facing).toBe(7200)
    expect(unitIn(played(going(), [['a', to(23, 21, { facing: 10 })]]).state, 'a-tank').facing).toBe(1000)
  },
)

rule(
  'SK-MOV-27',
  'a hull keeps half its width from buildings and wrecks and does not end over the edge',
  () => {
    const farm: Feature = { kind: 'medium-building-brick', name: 'Farm', at: [21.5, 18, 26, 30] }
    expect(refusalOf(going([farm], [20.5, 17]), 'a', to(20.5, 22))).toBeUndefined()
    expect(refusalOf(going([farm], [20.7, 15]), 'a', to(20.7, 21))).toBe('structure SK-MOV-22')
    // Its middle would be far enough off, its nose not: half a hull is 1.75 long.
    expect(refusalOf(going([farm], [16, 24]), 'a', to(20, 24))).toBe('no-room-for-hull SK-MOV-27')
    expect(refusalOf(going([farm], [16, 24]), 'a', to(19.7, 24))).toBeUndefined()
    expect(refusalOf(going([], [4, 20]), 'a', to(1.7, 20))).toBe('no-room-for-hull SK-MOV-27')
    expect(refusalOf(going([], [4, 20]), 'a', to(1.75, 20))).toBeUndefined()
  },
)

rule('SK-MOV-27', 'a tank passes another at half its width from the hull', () => {
  const beside = (x: number) =>
    moving(onTable({ a: [TANK, { ...TANK, id: 'a-2', at: [x, 23] }], b: [ENEMY] }), 'a')
  expect(refusalOf(beside(22.05), 'a', to(20, 26))).toBeUndefined()
  expect(refusalOf(beside(21.9), 'a', to(20, 26))).toBe('in-the-way SK-MOV-22')
})

rule(['SK-VEH-17', 'SK-VEH-14', 'SK-MOV-16'], 'men on foot step aside for a tank without loss', () => {
  const state = moving(withMen(onTable({ a: [TANK], b: [{ ...ENEMY, at: [20, 25] }] }), 'b-1', 2), 'a')
  const after = played(state, [['a', to(20, 25)]]).state
  // The men at 19.5 and 20.5 are moved off a hull from 19 to 21.
  for (const [x] of placesIn(after, 'b-1')) expect(Math.abs(x - 20)).toBeGreaterThanOrEqual(1.36)
  expect(unitIn(after, 'b-1').marks.casualties).toBe(0)
})

rule(['SK-VEH-22', 'SK-VEH-17'], 'a tank crosses a trench at no price and the men in it stay', () => {
  const trench: Feature = {
    kind: 'trench',
    name: 'Trench',
    along: [
      [0, 25],
      [48, 25],
    ],
  }
  const state = moving(
    onTable({ a: [TANK], b: [{ ...ENEMY, at: [20, 25], trench: 'trench' }] }, [trench]),
    'a',
  )
  const before = placesIn(state, 'b-1')
  const over = played(state, [['a', to(20, 25)]]).state
  expect(placesIn(over, 'b-1')).toEqual(before)
  expect(unitIn(over, 'a-tank').trench).toBeNull()
  expect(refusalOf(state, 'a', to(20, 26))).toBeUndefined()
})

const wrecked = (state: State): State => happening(state, [], (play) => wreck(play, 'a-tank')).state

rule(
  ['SK-VEH-11', 'SK-VEH-16', 'SK-VEH-21'],
  'survivors get out on the side away from the enemy, a unit on foot',
  () => {
    const state = wrecked(withMen(onTable({ a: [TANK], b: [{ ...ENEMY, at: [30, 20] }] }), 'a-tank', 3))
    expect(unitIn(state, 'a-tank')).toMatchObject({ where: 'gone', figures: [], vehicle: { survivors: 3 } })
    const { state: out } = beginning(state, 'a')
    expect(unitIn(out, 'a-tank-crew')).toMatchObject({
      strength: 3,
      where: 'table',
      weapon: null,
      vehicle: null,
    })
    expect(out.units.at(-1)?.id).toBe('a-tank-crew')
    // Half the hull and a base off it, in line along it.
    expect(positionIn(out, 'a-tank-crew')).toEqual([18.25, 20])
    expect(placesIn(out, 'a-tank-crew')).toEqual([
      [18.25, 20],
      [18.25, 19],
      [18.25, 21],
    ])
    expect(
      refusalOf(out, 'a', { kind: 'move', unit: 'a-tank-crew', legs: [{ x: 12.5, y: 20 }] }),
    ).toBeUndefined()
  },
)

rule('SK-VEH-21', 'with enemies on both sides of the hull they are prisoners', () => {
  const guard = (id: string, x: number) => ({ id, organisation: 'sniper', at: [x, 20] }) as const
  const state = wrecked(
    withMen(onTable({ a: [TANK], b: [guard('b-1', 17.5), guard('b-2', 22.5)] }), 'a-tank', 1),
  )
  const { state: after } = beginning(state, 'a')
  expect(after.lost).toMatchObject([{ unit: 'a-tank', how: 'prisoner' }])
})

rule(['SK-VEH-14', 'SK-MOV-22'], 'a wreck bars the way; a tank that leaves the table leaves none', () => {
  const squad = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 16] } as const
  const state = moving(wrecked(onTable({ a: [squad, TANK], b: [ENEMY] })), 'a')
  expect(refusalOf(state, 'a', { kind: 'move', unit: 'a-1', legs: [{ x: 20, y: 22 }] })).toBe(
    'in-the-way SK-MOV-22',
  )
  const gone = played(going([], [20, 2]), [['a', to(20, -0.1)]]).state
  expect(unitIn(gone, 'a-tank')).toMatchObject({ where: 'gone', vehicle: { destroyed: false } })
})

const shelled = (state: State, from: readonly [number, number] | null, dice: readonly number[]) =>
  happening(state, dice, (play) =>
    batterAll(play, {
      at: pointAt({ x: 20, y: 20 }),
      radius: fromInches(1.5),
      weapon: 'medium-gun',
      ammo: 'he',
      table: 9,
      by: 'b',
      from: from && pointAt({ x: from[0], y: from[1] }),
      marked: false,
    }),
  ).state

rule(
  ['SK-VEH-01', 'SK-VEH-10', 'SK-VEH-09'],
  'a direct hit takes off the number, and on a 6 a gun that bears',
  () => {
    const state = onTable({ a: [TANK] })
    const hit = unitIn(shelled(state, [40, 20], [6]), 'a-tank').vehicle
    expect(hit).toMatchObject({ damage: 9, underFire: true, destroyed: false })
    expect(hit?.weapons).toEqual(['light-gun-left-1', 'lmg-left-1', 'lmg-right-1', 'lmg-front-1'])
    expect(unitIn(shelled(state, null, [6]), 'a-tank').vehicle?.weapons).not.toContain('light-gun-left-1')
    expect(unitIn(shelled(state, null, [5]), 'a-tank').vehicle?.weapons).toHaveLength(5)
  },
)

rule(['SK-VEH-11', 'SK-VEH-01'], 'two such hits destroy a Mark IV of 15', () => {
  const twice = shelled(shelled(onTable({ a: [TANK] }), null, [1]), null, [1])
  expect(unitIn(twice, 'a-tank').vehicle).toMatchObject({ destroyed: true, survivors: 8 })
})

rule(['SK-VEH-13', 'SK-VEH-20'], 'weapons have ids by kind, arc and number', () => {
  const weapons = (organisation: 'mark-iv-female' | 'a7v' | 'ft17-gun') =>
    unitIn(onTable({ a: [{ ...TANK, organisation }] }), 'a-tank').vehicle?.weapons
  expect(weapons('mark-iv-female')).toEqual([
    'lmg-left-1',
    'lmg-left-2',
    'lmg-right-1',
    'lmg-right-2',
    'lmg-front-1',
  ])
  expect(weapons('a7v')).toContain('hmg-rear-2')
  expect(weapons('ft17-gun')).toEqual(['light-gun-all-1'])
})

rule('SK-VEH-08', 'small arms hurt the crew; near bursts only that of an open car', () => {
  const hurt = (organisation: 'open-armoured-car' | 'enclosed-armoured-car' | 'mark-iv-male', y: number) => {
    const state = onTable({ b: [{ id: 'b-v', organisation, at: [24, 24] }] })
    return menInBlast(state, pointAt({ x: 24, y }), fromInches(1.5)).length
  }
  // The cars are 2.5 inches long: 25.25 is the end of the hull.
  expect([hurt('open-armoured-car', 26), hurt('enclosed-armoured-car', 26)]).toEqual([4, 0])
  expect([hurt('enclosed-armoured-car', 25), hurt('mark-iv-male', 25)]).toEqual([4, 8])
})

rule('SK-VEH-08', 'a vehicle without men is abandoned, and counts as destroyed', () => {
  const state = withMen(
    onTable({ a: [SQUAD_NEAR], b: [{ id: 'b-v', organisation: 'whippet', at: [24, 24] }] }),
    'b-v',
    1,
  )
  const shot = { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-v' }
  // Twelve rifles aimed at two inches and a half, table 8 - 2: three hit, and one man is there.
  const { state: after } = played(
    firing(state),
    [
      ['a', shot],
      ['b', { kind: 'pass' }],
    ],
    [1],
  )
  expect(unitIn(after, 'b-v')).toMatchObject({
    fate: 'destroyed',
    vehicle: { destroyed: true, survivors: 0 },
  })
})

rule(
  'SK-VEH-18',
  'seen by the middle of its hull, measured to its nearest point; no specialist and no morale',
  () => {
    const state = onTable({
      a: [SQUAD_NEAR],
      b: [{ id: 'b-v', organisation: 'mark-iv-female', at: [24, 30.75], facing: 0 }],
    })
    const shot = clearShot(state, 'a-1', 'rifle', 'b-v')
    // From 20.25 to the tail of the hull at 29.
    expect(shot.input).toMatchObject({ specialists: false, cover: 'hard', targetFigures: 8 })
    expect(shot.input.range).toBeCloseTo(8.76, 1)
    const { state: after } = played(
      firing(state),
      [['a', { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-v' }]],
      [1],
    )
    expect(reasonsOf(after, unitIn(after, 'b-v'))).toEqual([])
    const inn: Feature = { kind: 'small-building-brick', name: 'Inn', at: [21, 29.5, 27, 29.6] }
    const hidden = onTable(
      { a: [SQUAD_NEAR], b: [{ id: 'b-v', organisation: 'mark-iv-female', at: [24, 30.75] }] },
      [inn],
    )
    expect(shotAt(hidden, 'a-1', 'rifle', 'b-v')).toBe('not-seen SK-FIRE-24')
  },
)

rule('SK-MOV-16', 'foot passes a friendly vehicle, horse does not', () => {
  const past = (mounted: boolean) => {
    const state = moving(
      onTable({
        a: [
          mounted
            ? { id: 'a-1', organisation: 'cavalry-troop', mounted: true, at: [20, 14], formation: 'column' }
            : { id: 'a-1', organisation: 'command', at: [20, 17.5] },
          TANK,
        ],
      }),
      'a',
    )
    return refusalOf(state, 'a', { kind: 'move', unit: 'a-1', legs: [{ x: 20, y: mounted ? 26 : 23.2 }] })
  }
  expect(past(false)).toBeUndefined()
  expect(past(true)).toBe('in-the-way SK-MOV-22')
})

rule(['SK-ART-41', 'SK-VEH-09'], 'a gun of a vehicle hit in the Fire phase still fires in it', () => {
  const state = firing(
    onTable({
      a: [{ id: 'a-gun', organisation: 'medium-gun', at: [24, 10] }, SQUAD_NEAR],
      b: [{ id: 'b-v', organisation: 'ft17-gun', at: [24, 24], facing: 180 }],
    }),
  )
  const shell = { kind: 'fire', units: ['a-gun'], weapon: 'medium-gun', target: 'b-v' }
  // On target; table 4 and a 6 hits nobody; a 6 finds the gun.
  const hit = played(withUnit(state, 'a-1', { x: 40, y: 4 }), [['a', shell]], [8, 6, 6]).state
  expect(unitIn(hit, 'b-v').vehicle).toMatchObject({
    weapons: ['light-gun-all-1'],
    weaponsHit: ['light-gun-all-1'],
  })
  const back = { kind: 'fire', units: ['b-v'], weapon: 'light-gun-all-1', target: 'a-gun' }
  const passed = played(hit, [['a', { kind: 'pass' }]]).state
  expect(refusalOf(passed, 'b', back)).toBeUndefined()
  expect(unitIn(played(passed, [['b', { kind: 'pass' }]]).state, 'b-v').vehicle?.weapons).toEqual([])
})
