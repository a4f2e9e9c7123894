import { expect } from 'vitest'
import { unfitUnit } from '#rules/skirmish/game/fire/fitness.ts'
import { meanCasualties, usualShot } from '#rules/skirmish/game/fire/preference.ts'
import { compulsoryMoves } from '#rules/skirmish/game/phases/movement/before.ts'
import type { Melee, State, Unit } from '#rules/skirmish/game/state.ts'
import { weaponsOf } from '#rules/skirmish/game/weapons.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { happening, moving, onTable, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'
import { clearShot, firing, marked, shotAt } from './firing.ts'
import { BACK, FACING, FIRE } from './volleys.ts'

const MELEE: Melee = { id: 1, units: ['a-1', 'b-2'], rounds: 1, newcomers: [], flanked: [], charges: [] }

/** Why `a-1` fires nothing in this move. */
const whyUnfit = (state: State): string => {
  const refusal = unfitUnit(state, unitIn(state, 'a-1'))
  return `${refusal?.code} ${refusal?.clause}`
}

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

rule(['SK-SEQ-14', 'SK-MOR-07'], 'nor who makes the second retreat of a failed check in this move', () => {
  const owed = withUnit({ ...FACING, move: 2 }, 'a-1', { retreatOwed: true })
  const { state } = happening(owed, [], (play) => compulsoryMoves(play, 'a'))
  expect(refusalOf(firing(state, 'b'), 'b', BACK)).toBeUndefined()
  expect(whyUnfit(state)).toBe('second-retreat SK-MOR-07')
})

rule(['SK-SEQ-14', 'SK-MOV-34'], 'who has cut wire is told so', () => {
  const near: Feature = {
    kind: 'wire',
    name: 'Wire',
    along: [
      [0, 22],
      [48, 22],
    ],
  }
  const state = moving(
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 21.4] }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
      },
      [near],
    ),
    'a',
  )
  const { state: beyond } = played(state, [['a', { kind: 'cut-wire', unit: 'a-1', wire: 'wire' }]])
  expect(whyUnfit(beyond)).toBe('cut-wire SK-MOV-34')
})

rule(['SK-SEQ-14', 'SK-MOV-08'], 'who has marched is told so', () => {
  const road: Feature = {
    kind: 'road',
    name: 'Road',
    along: [
      [24, 0],
      [24, 48],
    ],
  }
  const column = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 5], formation: 'column' } as const
  const enemy = { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 46] } as const
  const state = moving(onTable({ a: [column], b: [enemy] }, [road]), 'a')
  const march = { kind: 'strategic-move', unit: 'a-1', legs: [{ x: 24, y: 15 }] }
  const { state: marched } = played(state, [['a', march]])
  expect(whyUnfit(marched)).toBe('marched SK-MOV-08')
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

rule('SK-VEH-23', 'ball against armour is refused where it cannot hurt, and presses nobody', () => {
  const at = (y: number, reading?: string, traits?: Unit['traits']): State => {
    const state = onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
        b: [
          { id: 'b-1', organisation: 'mark-iv-male', at: [24, y] },
          { id: 'b-2', organisation: 'ge-gruppe-1914', at: [40, 30] },
        ],
      },
      [],
      {},
      reading === undefined ? {} : { 'ball-against-armour': reading },
    )
    return traits ? withUnit(state, 'a-1', { traits }) : state
  }
  const shot = (state: State) => shotAt(state, 'a-1', 'rifle', 'b-1')
  expect(typeof shot(at(30))).toBe('object')
  // The hull comes an inch and three quarters nearer than its middle.
  expect(shot(at(27.8, 'within-6'))).toBe('armour-proof SK-VEH-23')
  expect(typeof shot(at(27.7, 'within-6'))).toBe('object')
  expect(shot(at(24, 'armour-piercing-only'))).toBe('armour-proof SK-VEH-23')
  expect(typeof shot(at(30, 'armour-piercing-only', ['armour-piercing']))).toBe('object')
  // A tank close by that it cannot hurt does not bind its fire.
  const atOther = { ...FIRE, target: 'b-2' }
  expect(refusalOf(firing(at(24)), 'a', atOther)).toBe('enemy-near SK-FIRE-19')
  expect(refusalOf(firing(at(24, 'armour-piercing-only')), 'a', atOther)).toBeUndefined()
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
