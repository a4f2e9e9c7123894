import { expect } from 'vitest'
import { unfitUnit } from '../../../../src/rules/skirmish/game/fire/fitness.ts'
import { isEnfiladed } from '../../../../src/rules/skirmish/game/fire/lines.ts'
import { meanCasualties, usualShot } from '../../../../src/rules/skirmish/game/fire/preference.ts'
import { weaponsOf } from '../../../../src/rules/skirmish/game/fire/weapons.ts'
import { compulsoryMoves } from '../../../../src/rules/skirmish/game/phases/movement/before.ts'
import type { Melee, State } from '../../../../src/rules/skirmish/game/state.ts'
import { placeOf, pointAt } from '../../../../src/rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { happening, moving, onTable, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'
import { clearShot, firing, marked, shotAt } from './firing.ts'

/** Two squads of 12 face to face, 10 inches apart. */
const FACING = onTable({
  a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
  b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
})
const FIRE = { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }
const BACK = { kind: 'fire', units: ['b-1'], weapon: 'rifle', target: 'a-1' }

rule(
  ['SK-FIRE-20', 'SK-FIRE-34'],
  'men hit are marked, fire back and fall when both sides have fired',
  () => {
    // Table 4 + 1 for aimed fire, 12 figures, a throw of 1: three men
    const first = played(firing(FACING), [['a', FIRE]], [1, 5])
    expect(marked(first.state, 'b-1')).toHaveLength(3)
    expect(unitIn(first.state, 'b-1').figures).toHaveLength(12)
    const second = played(first.state, [['b', BACK]], [1, 5])
    expect(second.events).toContainEqual(expect.objectContaining({ kind: 'shot', table: 5, figures: 12 }))
    expect(unitIn(second.state, 'b-1').figures).toHaveLength(9)
    expect(unitIn(second.state, 'a-1').figures).toHaveLength(9)
  },
)

rule('SK-FIRE-20', 'hits beyond the men there are lost', () => {
  const one = withMen(FACING, 'b-1', 2)
  const { state } = played(firing(one), [['a', FIRE]], [1, 5])
  expect(marked(state, 'b-1')).toEqual([1, 2])
})

rule(['SK-FIRE-12', 'SK-FIRE-39'], 'a throw of 9 finds the leader; he is one of the men hit', () => {
  const { state } = played(firing(FACING), [['a', FIRE]], [1, 9])
  expect(marked(state, 'b-1')).toHaveLength(3)
  expect(marked(state, 'b-1')).toContain(1)
})

rule('SK-FIRE-39', 'men with a marker are not hit again, and nobody left is no target', () => {
  const { figures } = unitIn(FACING, 'b-1')
  const hit = (many: number) =>
    withUnit(FACING, 'b-1', {
      figures: figures.map((figure, i) => ({ ...figure, hit: i < many ? 'rifles' : null })),
    })
  expect(clearShot(hit(10), 'a-1', 'rifle', 'b-1').hittable.map(({ id }) => id)).toEqual(['b-1.11', 'b-1.12'])
  expect(shotAt(hit(12), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
})

rule('SK-FIRE-39', 'without ordinary men left specialists fall without the throw', () => {
  const team = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    b: [{ id: 'b-1', organisation: 'hmg-team', at: [24, 30] }],
  })
  expect(marked(played(firing(team), [['a', FIRE]], [1]).state, 'b-1')).toEqual([1, 2, 3])
})

rule('SK-FIRE-15', 'a move or a turn spoils the aim', () => {
  const aimed = (marks: object): boolean | undefined =>
    clearShot(withUnit(FACING, 'a-1', { marks }), 'a-1', 'rifle', 'b-1').input.aimed
  expect([aimed({}), aimed({ moved: true }), aimed({ turned: true })]).toEqual([true, false, false])
})

rule('SK-FIRE-17', 'a line is enfiladed from its flank, a column from its ends, one man never', () => {
  const from = pointAt({ x: 24, y: 20 })
  const is = (state: State): boolean => isEnfiladed(state, unitIn(state, 'b-1'), from)
  expect(is(FACING)).toBe(false)
  expect(is(withUnit(FACING, 'b-1', { facing: 90 }))).toBe(true)
  expect(is(withUnit(FACING, 'b-1', { formation: 'column' }))).toBe(true)
  expect(is(withUnit(FACING, 'b-1', { formation: 'column', facing: 90 }))).toBe(false)
  expect(is(withMen(withUnit(FACING, 'b-1', { facing: 90 }), 'b-1', 1))).toBe(false)
})

rule(['SK-FIRE-17', 'SK-FIRE-36'], 'men in a trench are enfiladed within 30 degrees of its run alone', () => {
  const trench = onTable({ b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [40, 30], trench: 't' }] }, [
    {
      kind: 'trench',
      name: 'T',
      along: [
        [0, 30],
        [48, 30],
      ],
    },
  ])
  const from = (x: number, y: number): boolean =>
    isEnfiladed(trench, unitIn(trench, 'b-1'), pointAt({ x, y }))
  expect([from(20, 24), from(20, 18), from(40, 20)]).toEqual([true, false, false])
  // Turned so that the firer is on its flank: the trench counts, not the quadrant
  const turned = withUnit(trench, 'b-1', { facing: 90 })
  expect(isEnfiladed(turned, unitIn(turned, 'b-1'), pointAt({ x: 40, y: 20 }))).toBe(false)
})

rule(['SK-FIRE-19', 'SK-FIRE-30'], 'a squad fires to its front; 45 degrees from the end of the rank', () => {
  const lone = (x: number, y: number): State => withMen(withUnit(FACING, 'b-1', { x, y }), 'b-1', 1)
  // The rank ends at 29.5: 3.5 beyond it and 4 ahead is front, 5.5 beyond is not
  expect(typeof shotAt(lone(33, 24), 'a-1', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(lone(35, 24), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
})

rule('SK-FIRE-19', 'one man alone and men in a building fire in any direction, a bunker to its front', () => {
  const behind = withUnit(FACING, 'b-1', { x: 24, y: 8 })
  expect(shotAt(behind, 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
  expect(typeof shotAt(withMen(behind, 'a-1', 1), 'a-1', 'rifle', 'b-1')).toBe('object')
  const within = (kind: 'medium-building-brick' | 'medium-bunker') =>
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], inside: 'house' }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 8] }],
      },
      [
        kind === 'medium-bunker'
          ? { kind, name: 'House', at: [22, 18, 26, 22], faces: 0 }
          : { kind, name: 'House', at: [22, 18, 26, 22] },
      ],
    )
  expect(typeof shotAt(within('medium-building-brick'), 'a-1', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(within('medium-bunker'), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
  // Half the bunker's outline belongs to its front: 7 to the side of a half-width of 2, 5 ahead of the middle
  const aside = withMen(withUnit(within('medium-bunker'), 'b-1', { x: 31, y: 25.1 }), 'b-1', 1)
  expect(typeof shotAt(aside, 'a-1', 'rifle', 'b-1')).toBe('object')
})

rule('SK-FIRE-19', 'with enemies within 6 inches rifles fire at nobody else', () => {
  const two = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
      { id: 'a-hq', organisation: 'command', at: [24, 18] },
    ],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 32] },
    ],
  })
  const far = withUnit(two, 'b-1', { y: 26.1 })
  const at = (state: State, target: string) => refusalOf(firing(state), 'a', { ...FIRE, target })
  expect([at(two, 'b-1'), at(two, 'b-2')]).toEqual([undefined, 'enemy-near SK-FIRE-19'])
  expect(at(far, 'b-2')).toBeUndefined()
  expect(at(withUnit(two, 'b-1', { routedIn: 1 }), 'b-2')).toBeUndefined()
})

rule(['SK-FIRE-19', 'SK-GEN-18'], 'measured from the wall for men inside', () => {
  const house = onTable(
    {
      a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], inside: 'house' }],
      b: [
        { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27.5] },
        { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 36] },
      ],
    },
    [{ kind: 'medium-building-brick', name: 'House', at: [22, 18, 26, 22] }],
  )
  expect(refusalOf(firing(house), 'a', { ...FIRE, target: 'b-2' })).toBe('enemy-near SK-FIRE-19')
})

rule(['SK-FIRE-21', 'SK-FIRE-41'], 'each weapon fires once, the LMG at whom it likes', () => {
  const two = onTable({
    a: [{ id: 'a-1', organisation: 'br-section-1916', at: [24, 20] }],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [16, 30] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [32, 30] },
    ],
  })
  const after = played(
    firing(two),
    [
      ['a', FIRE],
      ['a', { ...FIRE, weapon: 'lmg', target: 'b-2' }],
    ],
    [6, 5, 6, 5],
  )
  // Eight rifles, the crew of the LMG not among them
  expect(after.events.filter(({ kind }) => kind === 'shot')).toMatchObject([
    { weapon: 'rifle', figures: 8, target: 'b-1' },
    { weapon: 'lmg', figures: 8, target: 'b-2' },
  ])
  const once = played(firing(two), [['a', FIRE]], [6, 5]).state
  expect(refusalOf(once, 'a', { ...FIRE, target: 'b-2' })).toBe('has-fired SK-FIRE-41')
})

rule(['SK-FIRE-21', 'SK-FIRE-35'], 'squads put their rifles together on the same table only', () => {
  const two = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [17, 20] },
      { id: 'a-2', organisation: 'fr-squad-1914', at: [31, 20] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  const both = { ...FIRE, units: ['a-1', 'a-2'] }
  const { events, state } = played(firing(two), [['a', both]], [1, 5])
  // Table 5, 24 figures use the column of 20: four men
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'shot', table: 5, figures: 24, casualties: 4 }),
  )
  expect(marked(state, 'b-1')).toHaveLength(4)
  const moved = withUnit(two, 'a-2', { marks: { moved: true } })
  expect(refusalOf(firing(moved), 'a', both)).toBe('unequal SK-FIRE-35')
})

const MELEE: Melee = { id: 1, units: ['a-1', 'b-2'], rounds: 1, newcomers: [], flanked: [] }

rule('SK-FIRE-22', 'who does not fire', () => {
  const state = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
      { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 20] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  const refused = (otherwise: Parameters<typeof withUnit>[2]) =>
    refusalOf(firing(withUnit(state, 'a-1', otherwise)), 'a', FIRE)
  expect(refused({ routedIn: 1 })).toBe('routing SK-FIRE-22')
  expect(refused({ formation: 'column' })).toBe('column SK-FIRE-22')
  expect(refused({ marks: { fellBackFrom: pointAt({ x: 1, y: 1 }) } })).toBe('retreated SK-FIRE-22')
  expect(refused({ marks: { pushedBack: true } })).toBe('retreated SK-FIRE-22')
  expect(refused({ marks: { charged: true } })).toBe('charged SK-MOV-17')
  expect(refused({ marks: { firedDefensively: true } })).toBe('has-fired SK-FIRE-22')
  expect(refused({ mounted: true })).toBe('mounted SK-MOV-17')
  expect(refusalOf({ ...firing(state), melees: [MELEE] }, 'a', FIRE)).toBe('in-melee SK-FIRE-22')
})

rule('SK-FIRE-22', 'nor who makes the second retreat of a failed check in this move', () => {
  const owed = withUnit({ ...FACING, move: 2 }, 'a-1', { retreatOwed: true })
  const { state } = happening(owed, [], (play) => compulsoryMoves(play, 'a'))
  expect(refusalOf(firing(state, 'b'), 'b', BACK)).toBeUndefined()
  expect(unfitUnit(state, unitIn(state, 'a-1'))?.code).toBe('no-time')
})

rule(['SK-FIRE-22', 'SK-FIRE-32'], 'nothing is aimed within 2 inches of a melee', () => {
  const fight = (gap: number): State => ({
    ...firing(
      onTable({
        a: [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [24, 40] },
        ],
        b: [
          { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] },
          { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 30 + gap] },
        ],
      }),
    ),
    melees: [{ ...MELEE, units: ['a-2', 'b-2'] }],
  })
  expect(refusalOf(fight(2), 'a', FIRE)).toBe('melee SK-FIRE-22')
  expect(refusalOf(fight(2.1), 'a', FIRE)).toBeUndefined()
  expect(refusalOf(fight(4), 'a', { ...FIRE, target: 'b-2' })).toBe('melee SK-FIRE-22')
})

rule(['SK-FIRE-23', 'SK-FIRE-33'], 'a shot too weak to hurt uses up the weapon and is no fire', () => {
  const bunker = onTable(
    {
      a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 5] }],
      b: [{ id: 'b-1', organisation: 'hmg-team', at: [24, 41], inside: 'bunker' }],
    },
    [{ kind: 'small-bunker', name: 'Bunker', at: [22, 40, 26, 44], faces: 180 }],
  )
  // Rifles at 35 inches: 2, aimed +1, bunker -4
  const { state } = played(firing(bunker), [['a', FIRE]])
  expect(unitIn(state, 'b-1').marks.underFire).toBe(false)
  expect(unitIn(state, 'a-1').marks.fired).toEqual(['rifle'])
  const hitNobody = played(firing(withMen(FACING, 'a-1', 2)), [['a', FIRE]], [6]).state
  expect(marked(hitNobody, 'b-1')).toEqual([])
  expect(unitIn(hitNobody, 'b-1').marks.underFire).toBe(true)
})

rule(
  ['SK-FIRE-14', 'SK-FIRE-24', 'SK-FIRE-26'],
  'those fire who see a man, those are hit who are seen',
  () => {
    const mist = (men: 'a-1' | 'b-1') =>
      withMen({ ...FACING, scenario: { ...FACING.scenario, sight: 10.5 } }, men, 1)
    // To one man 10 inches ahead: the six within 3.2 of the middle
    const shot = clearShot(mist('b-1'), 'a-1', 'rifle', 'b-1')
    expect([shot.firers, shot.input.figures]).toEqual([6, 6])
    expect(shot.input.range).toBeCloseTo(Math.hypot(10, 0.5), 2)
    // The leader stands right of the middle and comes first of two who are equally near
    expect(placeOf(shot.from)).toEqual({ x: 24.5, y: 20 })
    expect(clearShot(mist('a-1'), 'a-1', 'rifle', 'b-1').hittable).toHaveLength(6)
  },
)

rule('SK-FIRE-24', 'an LMG sees from its gunner, without him from the loader', () => {
  const state = onTable({
    a: [{ id: 'a-1', organisation: 'br-section-1916', at: [24, 20] }],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  const { figures } = unitIn(state, 'a-1')
  expect(clearShot(state, 'a-1', 'lmg', 'b-1').from).toEqual(figures[1]?.at)
  const without = withUnit(state, 'a-1', { figures: figures.filter(({ role }) => role !== 'lmg-gunner') })
  const shot = clearShot(without, 'a-1', 'lmg', 'b-1')
  expect([shot.from, shot.input.crewLost]).toEqual([figures[2]?.at, 1])
})

rule('SK-FIRE-25', 'rifles, pistols and crews', () => {
  const state = onTable({
    a: [
      { id: 'a-1', organisation: 'br-raiders-1916', officer: true, at: [24, 20] },
      { id: 'a-hmg', organisation: 'hmg-team', at: [10, 20] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26] }],
  })
  expect(weaponsOf(unitIn(state, 'a-1'))).toEqual(['rifle', 'pistol'])
  // The NCO, four bombers and three riflemen; the officer has his pistol
  expect(clearShot(state, 'a-1', 'rifle', 'b-1').input.figures).toBe(8)
  expect(clearShot(state, 'a-1', 'pistol', 'b-1').input.figures).toBe(1)
  expect(weaponsOf(unitIn(state, 'a-hmg'))).toEqual(['hmg'])
  expect(weaponsOf({ ...unitIn(state, 'a-hmg'), weapon: null })).toEqual(['pistol'])
})

rule('SK-FIRE-31', 'a heavy weapon turned by more than 45 degrees is silent, by less not aimed', () => {
  const state = onTable({
    a: [
      { id: 'a-hmg', organisation: 'hmg-team', at: [24, 20] },
      { id: 'a-1', organisation: 'fr-squad-1914', at: [8, 10] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  const turned = (facing: number): State =>
    played(moving(state, 'a'), [['a', { kind: 'hold', unit: 'a-hmg', facing }]]).state
  const fire = { kind: 'fire', units: ['a-hmg'], weapon: 'hmg', target: 'b-1' }
  expect(refusalOf(firing(turned(46)), 'a', fire)).toBe('has-moved SK-MOV-17')
  expect(refusalOf(firing(turned(45)), 'a', fire)).toBeUndefined()
  expect(clearShot(turned(45), 'a-hmg', 'hmg', 'b-1').input.aimed).toBe(false)
  expect(clearShot(turned(0), 'a-hmg', 'hmg', 'b-1').input.aimed).toBe(true)
})

rule('SK-FIRE-33', 'routers may be fired at, friends and those who are gone may not', () => {
  expect(typeof shotAt(withUnit(FACING, 'b-1', { routedIn: 1 }), 'a-1', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(FACING, 'a-1', 'rifle', 'a-1')).toBe('friend SK-FIRE-33')
  const gone = withUnit(FACING, 'b-1', { where: 'gone', fate: 'destroyed' })
  expect(shotAt(gone, 'a-1', 'rifle', 'b-1')).toBe('no-target SK-FIRE-33')
})

rule(['SK-FIRE-33', 'SK-FIRE-39'], 'a vehicle is a target while there is a man in it to hit', () => {
  const state = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    b: [{ id: 'b-1', organisation: 'mark-iv-male', at: [24, 30] }],
  })
  const shot = clearShot(state, 'a-1', 'rifle', 'b-1')
  // To the nearest point of the hull, half of 3.5 inches nearer; hard cover
  expect([shot.input.range, shot.input.cover]).toEqual([8.25, 'hard'])
  const { figures } = unitIn(state, 'b-1')
  const hit = withUnit(state, 'b-1', { figures: figures.map((figure) => ({ ...figure, hit: 'rifles' })) })
  expect(shotAt(hit, 'a-1', 'rifle', 'b-1')).toBe('nobody-left SK-FIRE-39')
})

rule('SK-FIRE-40', 'a gun is seen and measured to; its crew must be seen to be hit', () => {
  const state = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    b: [{ id: 'b-1', organisation: 'medium-gun', at: [24, 30] }],
  })
  // The crew stands an inch behind
  const shot = clearShot(state, 'a-1', 'rifle', 'b-1')
  expect(shot.input.range).toBeCloseTo(Math.hypot(10, 0.5), 2)
  expect(shot.hittable).toHaveLength(4)
  const mist = { ...state, scenario: { ...state.scenario, sight: 10.5 } }
  expect(shotAt(mist, 'a-1', 'rifle', 'b-1')).toBe('nobody-left SK-FIRE-39')
})

rule(
  'SK-FIRE-38',
  'left to itself a weapon fires where most fall, the nearer of two alike, or at whom it must',
  () => {
    const state = onTable({
      a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
      b: [
        { id: 'b-1', organisation: 'ge-gruppe-1914', at: [16, 34] },
        { id: 'b-2', organisation: 'ge-gruppe-1914', at: [32, 33] },
      ],
    })
    const usual = (battle: State) => usualShot(battle, unitIn(battle, 'a-1'), 'rifle')
    expect(usual(state)?.target).toBe('b-2')
    expect(usual(withUnit(state, 'b-2', { prone: true }))?.target).toBe('b-1')
    expect(usual(withMen(withUnit(state, 'b-2', { x: 26, y: 25, prone: true }), 'b-2', 1))?.target).toBe(
      'b-2',
    )
    // Table 4, twelve figures: 2, 2, 2, 1, 1 and 1 men
    const shot = usual(state)
    expect(shot && meanCasualties(shot)).toBe(1.5)
  },
)
