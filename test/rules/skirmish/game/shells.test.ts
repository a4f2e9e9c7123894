import { expect } from 'vitest'
import { directShotOf, isDirectShot } from '#rules/skirmish/game/fire/direct.ts'
import { burst } from '#rules/skirmish/game/shells/burst.ts'
import { batteryShell, gunShell } from '#rules/skirmish/game/shells/shelling.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { weaponsOf } from '#rules/skirmish/game/weapons.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { happening, onTable, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'
import { firing, marked } from './firing.ts'

/** A field gun, and a squad 20 inches before it. */
const gunAnd = (...ground: readonly Feature[]): State =>
  onTable(
    {
      a: [
        { id: 'a-gun', organisation: 'medium-gun', at: [24, 10], ammo: ['he', 'shrapnel', 'smoke'] },
        { id: 'a-1', organisation: 'fr-squad-1914', at: [8, 4] },
      ],
      b: [
        { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] },
        { id: 'b-gun', organisation: 'medium-gun', at: [40, 30] },
      ],
    },
    ground,
  )
const OPEN = gunAnd()

const FIRE = { kind: 'fire', units: ['a-gun'], weapon: 'medium-gun' }
/** Between the right-hand men of the squad, clear of its leader. */
const RIGHT = { ...FIRE, aim: { x: 26.5, y: 30 } }

const ammoAt = (state: State, at: { readonly target?: string; readonly aim?: readonly [number, number] }) => {
  const target = at.target === undefined ? undefined : unitIn(state, at.target)
  const aim = at.aim && pointAt({ x: at.aim[0], y: at.aim[1] })
  const shot = directShotOf(state, unitIn(state, 'a-gun'), 'medium-gun', { target, aim }, undefined)
  return isDirectShot(shot) ? shot.ammo : shot.code
}

rule(['SK-ART-06', 'SK-ART-07'], 'shrapnel at troops, high explosive at works, guns and men in works', () => {
  expect(ammoAt(OPEN, { target: 'b-1' })).toBe('shrapnel')
  expect(ammoAt(OPEN, { aim: [34, 34] })).toBe('shrapnel')
  expect(ammoAt(OPEN, { target: 'b-gun' })).toBe('he')
  const works = gunAnd(
    {
      kind: 'trench',
      name: 'T',
      along: [
        [0, 34],
        [48, 34],
      ],
    },
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 30],
        [30, 30],
      ],
    },
    {
      kind: 'wall',
      name: 'Wall',
      along: [
        [0, 26],
        [9, 26],
      ],
    },
    { kind: 'small-building-brick', name: 'House', at: [30, 36, 33, 39] },
    { kind: 'emplacement', name: 'Pit', at: [18, 40, 30, 44] },
  )
  expect(ammoAt(works, { aim: [12, 34] })).toBe('he')
  expect(ammoAt(works, { aim: [12, 30] })).toBe('he')
  expect(ammoAt(works, { aim: [8, 26] })).toBe('he')
  // Men who stand on the wire are men
  expect(ammoAt(works, { target: 'b-1' })).toBe('shrapnel')
  expect(ammoAt(works, { aim: [31, 37] })).toBe('he')
  expect(ammoAt(withUnit(works, 'b-1', { trench: 't', y: 34 }), { target: 'b-1' })).toBe('he')
  expect(ammoAt(withUnit(works, 'b-1', { y: 42 }), { target: 'b-1' })).toBe('he')
})

rule(
  ['SK-ART-16', 'SK-ART-17', 'SK-ART-18', 'SK-ART-39'],
  'a shrapnel shell and the men nearest its burst',
  () => {
    // 4 inches across touches five men; 6 for the range, six figures, a throw of 1: two men
    const { events, state } = played(firing(OPEN), [['a', RIGHT]], [8, 1])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', table: 6, men: 5, casualties: 2 }))
    // The man on the spot, and of two who are an inch away the first in the roster
    expect(marked(state, 'b-1')).toEqual([4, 6])
  },
)

rule(
  ['SK-ART-11', 'SK-ART-14', 'SK-ART-15', 'SK-ART-32'],
  'a miss goes a d6 along the grid laid on the line of fire',
  () => {
    // Straight north; 1 and 1 for direct fire is 2, far and right
    const ahead = { ...FIRE, aim: { x: 24, y: 40 } }
    const { events } = played(firing(OPEN), [['a', ahead]], [1, 4])
    const shell = events.find(({ kind }) => kind === 'shell')
    const { x, y } = placeOf(shell?.kind === 'shell' ? shell.at : pointAt({ x: 0, y: 0 }))
    expect(x).toBeCloseTo(24 + 4 * Math.SQRT1_2, 1)
    expect(y).toBeCloseTo(40 + 4 * Math.SQRT1_2, 1)
  },
)

rule(
  ['SK-ART-19', 'SK-ART-25'],
  'prone, skirmishers and cover count if half of those in the blast have them',
  () => {
    const table = (state: State, dice: readonly number[]): unknown => {
      const blast = played(firing(state), [['a', RIGHT]], dice).events.find(({ kind }) => kind === 'blast')
      return blast?.kind === 'blast' && blast.table
    }
    expect(table(withUnit(OPEN, 'b-1', { prone: true }), [8, 6])).toBe(4)
    expect(table(withUnit(OPEN, 'b-1', { formation: 'skirmish' }), [8, 6])).toBe(3)
    // Men from 24.5 to 28.5 are touched: three of five in the wood, or two
    expect(table(gunAnd({ kind: 'wood', name: 'Wood', at: [26.1, 28, 40, 31] }), [8, 6])).toBe(5)
    expect(table(gunAnd({ kind: 'wood', name: 'Wood', at: [27.1, 28, 40, 31] }), [8, 6])).toBe(6)
  },
)

rule('SK-ART-28', 'a wall covers those whom it parts from the burst', () => {
  const table = (y: number): unknown => {
    const state = gunAnd({
      kind: 'wall',
      name: 'Wall',
      along: [
        [20, y],
        [34, y],
      ],
    })
    const shell = gunShell(unitIn(state, 'a-gun'), 'medium-gun', pointAt({ x: 26.5, y: 29 }), 'he', {
      mode: 'direct',
      enfilade: false,
      marked: true,
    })
    const { events } = happening(state, [6], (play) => burst(play, shell, pointAt({ x: 26.5, y: 29 }), true))
    const blast = events.find(({ kind }) => kind === 'blast')
    return blast?.kind === 'blast' && blast.table
  }
  expect([table(29.5), table(28)]).toEqual([4, 6])
})

rule(['SK-ART-19', 'SK-ART-39'], 'the specialist found takes the place of the farthest man', () => {
  // On the leader at 23.5, with men to both sides
  const { state } = played(firing(OPEN), [['a', { ...FIRE, aim: { x: 23.5, y: 30 } }]], [8, 1, 9])
  expect(marked(state, 'b-1')).toEqual([1, 2])
  const missed = played(firing(OPEN), [['a', { ...FIRE, aim: { x: 23.5, y: 30 } }]], [8, 1, 8]).state
  expect(marked(missed, 'b-1')).toEqual([2, 3])
})

rule('SK-ART-20', 'crews by weapon, and a table less for each gunner lost', () => {
  const crew = (organisation: 'mortar' | 'light-gun' | 'medium-gun' | 'heavy-gun' | 'howitzer'): number =>
    unitIn(onTable({ a: [{ id: 'a-1', organisation, at: [24, 10] }] }), 'a-1').figures.length
  expect([
    crew('mortar'),
    crew('light-gun'),
    crew('medium-gun'),
    crew('heavy-gun'),
    crew('howitzer'),
  ]).toEqual([3, 3, 4, 5, 6])
  const { events } = played(firing(withMen(OPEN, 'a-gun', 1)), [['a', RIGHT]], [8, 6])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', table: 3 }))
})

const HOUSE: Feature = { kind: 'medium-building-brick', name: 'House', at: [22, 28, 26, 32] }

rule('SK-ART-21', 'men inside are in the blast only if it is on the building', () => {
  const inside = withUnit(gunAnd(HOUSE), 'b-1', { inside: 'house' })
  const men = (y: number, dice: readonly number[]): unknown => {
    const at = pointAt({ x: 24, y })
    const shell = gunShell(unitIn(inside, 'a-gun'), 'medium-gun', at, 'he', {
      mode: 'direct',
      enfilade: false,
      marked: true,
    })
    const blast = happening(inside, dice, (play) => burst(play, shell, at, true)).events[0]
    return blast?.kind === 'blast' && blast.men
  }
  expect([men(28, [6]), men(27.9, [])]).toEqual([12, 0])
})

rule(
  ['SK-ART-22', 'SK-ART-36', 'SK-ART-41'],
  'a gun hit still fires in this phase; then its crew has pistols',
  () => {
    // The crew of four is in the blast: all specialists, no further throw
    const hit = played(firing(OPEN), [['a', { ...FIRE, target: 'b-gun' }]], [8, 6]).state
    expect(unitIn(hit, 'b-gun').marks.weaponHit).toBe(true)
    const fires = { kind: 'fire', units: ['b-gun'], weapon: 'medium-gun', aim: { x: 40, y: 20 } }
    const after = played(
      hit,
      [
        ['a', { kind: 'pass' }],
        ['b', fires],
        ['b', { kind: 'pass' }],
      ],
      [8],
    ).state
    expect(unitIn(after, 'b-gun').weapon).toBeNull()
    expect(weaponsOf(unitIn(after, 'b-gun'))).toEqual(['pistol'])
  },
)

rule(
  ['SK-ART-23', 'SK-ART-42'],
  'nothing happens beyond the edge, nor is a die thrown where nobody is',
  () => {
    const shell = batteryShell(
      {
        id: 'x',
        side: 'a',
        name: '',
        weapon: 'howitzer',
        ammo: ['he'],
        guns: [3, 3],
        moves: 1,
        targets: [[], []],
      },
      'he',
    )
    const at = (x: number, y: number) =>
      happening(OPEN, [], (play) => burst(play, shell, pointAt({ x, y }), false)).events
    expect(at(-0.1, 20)).toEqual([])
    expect(at(0, 20)).toEqual([expect.objectContaining({ kind: 'blast', men: 0, casualties: 0 })])
  },
)

rule(['SK-ART-23', 'SK-ART-37'], 'smoke hurts nobody and puts nobody under fire', () => {
  const { state, events } = played(firing(OPEN), [['a', { ...RIGHT, ammo: 'smoke' }]], [8])
  expect(events.some(({ kind }) => kind === 'blast')).toBe(false)
  expect(state.clouds).toHaveLength(1)
  expect(unitIn(state, 'b-1').marks.underFire).toBe(false)
})

rule('SK-ART-37', 'who is aimed at is under fire though the shell goes wide', () => {
  const wide = played(firing(OPEN), [['a', { ...FIRE, target: 'b-1' }]], [4, 6]).state
  expect([unitIn(wide, 'b-1').marks.underFire, unitIn(wide, 'b-gun').marks.underFire]).toEqual([true, false])
  const laid = played(firing(OPEN), [['a', RIGHT]], [4, 6]).state
  expect(unitIn(laid, 'b-1').marks.underFire).toBe(true)
})

rule('SK-ART-26', 'direct fire is laid on what is in range, arc and sight', () => {
  const at = (state: State, x: number, y: number) => refusalOf(firing(state), 'a', { ...FIRE, aim: { x, y } })
  expect(at(OPEN, 24, 40)).toBeUndefined()
  expect(at(OPEN, 40, 12)).toBe('out-of-arc SK-ART-26')
  expect(at(gunAnd(HOUSE), 24, 40)).toBe('not-seen SK-FIRE-18')
  // A building is laid on by any point of its outline that is seen
  expect(at(withUnit(gunAnd(HOUSE), 'b-1', { y: 40 }), 24, 31)).toBeUndefined()
})

rule('SK-ART-10', 'mortars never fire direct, and smoke only where it is issued', () => {
  const mortar = onTable({
    a: [
      { id: 'a-gun', organisation: 'mortar', at: [24, 10] },
      { id: 'a-1', organisation: 'fr-squad-1914', at: [8, 4] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  expect(refusalOf(firing(mortar), 'a', { ...FIRE, weapon: 'mortar', target: 'b-1' })).toBe(
    'indirect-only SK-ART-10',
  )
  expect(refusalOf(firing(OPEN), 'a', { ...RIGHT, ammo: 'gas' })).toBe('no-ammunition SK-ART-10')
  const none = { ...OPEN, shells: { ...OPEN.shells, a: { smoke: 0, gas: null } } }
  expect(refusalOf(firing(none), 'a', { ...RIGHT, ammo: 'smoke' })).toBe('no-ammunition SK-ART-10')
})

rule('SK-ART-34', 'left to itself a gun is laid where most enemies and fewest friends are', () => {
  // A friend next to the left of the line
  const near = withMen(withUnit(OPEN, 'a-1', { x: 21, y: 30.9, prone: true }), 'a-1', 1)
  const shot = directShotOf(
    near,
    unitIn(near, 'a-gun'),
    'medium-gun',
    { target: unitIn(near, 'b-1') },
    undefined,
  )
  expect(isDirectShot(shot) && placeOf(shot.aim).x).toBeGreaterThanOrEqual(23.5)
})

rule('SK-ART-35', 'one shell hits men, a wall and wire at once', () => {
  const state = gunAnd(
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [10, 29],
        [40, 29],
      ],
    },
    {
      kind: 'wall',
      name: 'Wall',
      along: [
        [10, 31],
        [40, 31],
      ],
    },
  )
  const shell = gunShell(unitIn(state, 'a-gun'), 'medium-gun', pointAt({ x: 26.5, y: 30 }), 'he', {
    mode: 'direct',
    enfilade: false,
    marked: false,
  })
  const after = happening(state, [1], (play) => burst(play, shell, pointAt({ x: 26.5, y: 30 }), true))
  expect(unitIn(after.state, 'b-1').figures.length).toBeLessThan(12)
  expect(after.state.works).toHaveLength(1)
  // Half of the 3 inches of the burst
  expect(after.events).toContainEqual(expect.objectContaining({ kind: 'wire-cut', inches: 1.5 }))
})

rule(['SK-ART-05', 'SK-BOM-05'], 'shells from behind the table use the last column', () => {
  const battery = {
    id: 'x',
    side: 'a',
    name: '',
    weapon: 'howitzer',
    ammo: ['he'],
    guns: [3, 3],
    moves: 1,
    targets: [[], []],
  } as const
  const at = pointAt({ x: 26.5, y: 30 })
  const { events } = happening(OPEN, [6], (play) => burst(play, batteryShell(battery, 'he'), at, false))
  expect(events[0]).toMatchObject({ kind: 'blast', table: 10 })
})
