import { expect } from 'vitest'
import { goingAt, isOnHill } from '#rules/skirmish/game/board/ground.ts'
import { distanceToUnit } from '#rules/skirmish/game/board/obstacles.ts'
import { nearestEnemy } from '#rules/skirmish/game/moves/enemies.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { burst } from '#rules/skirmish/game/shells/burst.ts'
import { batteryShell } from '#rules/skirmish/game/shells/shelling.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { forward, isActive, isSpecialist } from '#rules/skirmish/game/units.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { fromInches, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { ROLES } from '#rules/skirmish/vocabulary.ts'
import { rule } from '../../../rule.ts'
import {
  begun,
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
import { firing } from './firing.ts'

const SQUAD = { id: 'a-1', organisation: 'br-section-1917', at: [20, 20] } as const
const TRENCH: Feature = {
  kind: 'trench',
  name: 'Trench',
  along: [
    [0, 24],
    [48, 24],
  ],
}
const to = (x: number, y: number) => ({ kind: 'move', unit: 'a-1', legs: [{ x, y }] })
const ended = (state: State): State => happening(state, [], endMove).state

rule(
  ['SK-GEN-31', 'SK-GEN-17', 'SK-GEN-23'],
  'figures are numbered in roster order, an officer with a squad first',
  () => {
    const { figures, strength } = unitIn(onTable({ a: [{ ...SQUAD, officer: true }] }), 'a-1')
    expect(strength).toBe(12)
    expect(figures.slice(0, 6).map(({ id, role }) => `${id} ${role}`)).toEqual([
      'a-1.1 officer',
      'a-1.2 nco',
      'a-1.3 lmg-gunner',
      'a-1.4 lmg-loader',
      'a-1.5 bomber',
      'a-1.6 bomber',
    ])
  },
)

rule('SK-GEN-05', 'squads of all battles have 8 to 12 figures, an officer apart', () => {
  for (const id of ['crossroads-1914', 'raid-1916', 'ridge-1917', 'ravine-1916', 'shrine-1914'])
    for (const { kind, figures } of begun(id).units) {
      const men = figures.filter(({ role }) => role !== 'officer').length
      if (kind === 'rifle-squad') expect(men >= 8 && men <= 12).toBe(true)
    }
})

rule('SK-GEN-06', 'riflemen, troopers, snipers and vehicle crews are no specialists', () => {
  expect(ROLES.filter((role) => !isSpecialist(role)).toSorted()).toEqual([
    'crew',
    'rifleman',
    'sniper',
    'trooper',
  ])
})

rule('SK-GEN-08', 'routers and those who are gone are not active', () => {
  const state = onTable({ a: [SQUAD] })
  expect(isActive(unitIn(state, 'a-1'))).toBe(true)
  expect(isActive(unitIn(withUnit(state, 'a-1', { routedIn: 1 }), 'a-1'))).toBe(false)
  expect(isActive(unitIn(withUnit(state, 'a-1', { where: 'gone' }), 'a-1'))).toBe(false)
})

rule('SK-GEN-09', 'up is away from the own base edge', () => {
  expect([forward('a'), forward('b')]).toEqual([0, 18000])
})

rule(
  ['SK-GEN-25', 'SK-GEN-27', 'SK-GEN-26'],
  'hills are one level, a road is 2 wide, and the first ground counts',
  () => {
    const ground: readonly Feature[] = [
      { kind: 'hill', name: 'One', at: [0, 0, 12, 12] },
      { kind: 'hill', name: 'Other', at: [10, 10, 20, 20] },
      {
        kind: 'road',
        name: 'Road',
        along: [
          [30, 0],
          [30, 48],
        ],
      },
      { kind: 'wood', name: 'Wood', at: [28, 0, 32, 48] },
    ]
    const state = onTable({ a: [{ ...SQUAD, at: [40, 20] }] }, ground)
    expect(isOnHill(state, pointAt({ x: 11, y: 11 }))).toBe(true)
    expect(isOnHill(state, pointAt({ x: 21, y: 11 }))).toBe(false)
    expect(goingAt(state, pointAt({ x: 31, y: 9 }))).toEqual(['road', 'wood'])
    expect(goingAt(state, pointAt({ x: 31.1, y: 9 }))).toEqual(['wood'])
  },
)

rule(['SK-GEN-30', 'SK-MOV-38'], 'a unit keeps its formation in a trench and comes out in it', () => {
  const state = moving(
    withMen(
      onTable({ a: [{ ...SQUAD, at: [20, 24], trench: 'trench', formation: 'open' }] }, [TRENCH]),
      'a-1',
      2,
    ),
    'a',
  )
  expect(placesIn(state, 'a-1').map(([x]) => x)).toEqual([20.5, 19.5])
  const out = played(state, [['a', to(20, 27)]]).state
  expect(placesIn(out, 'a-1')).toEqual([
    [21, 27],
    [19, 27],
  ])
})

rule(
  ['SK-GEN-24', 'SK-GEN-34'],
  'a unit whose melee has ended is laid out on the mean of its figures, in the trench it is over',
  () => {
    const pair = withMen(onTable({ a: [SQUAD] }, [TRENCH]), 'a-1', 2)
    const scattered = (y: number) =>
      withUnit(pair, 'a-1', {
        marks: { foughtOut: true },
        figures: unitIn(pair, 'a-1').figures.map((figure, i) => ({
          ...figure,
          at: pointAt({ x: 20 + 4 * i, y }),
        })),
      })
    const over = ended(scattered(24.2))
    expect(positionIn(over, 'a-1')).toEqual([22, 24])
    expect(unitIn(over, 'a-1').trench).toBe('trench')
    const beside = ended(scattered(22))
    expect(placesIn(beside, 'a-1')).toEqual([
      [22.5, 22],
      [21.5, 22],
    ])
    expect(unitIn(beside, 'a-1').trench).toBeNull()
  },
)

rule('SK-GEN-36', 'marks of a move go at its end, a halt at the end of the next', () => {
  const state = withUnit(onTable({ a: [SQUAD] }), 'a-1', {
    marks: { moved: true, charged: true, fired: ['rifle'], underFire: true, casualties: 2 },
    firstFireTaken: true,
    haltedTo: 2,
  })
  const first = ended({ ...state, move: 1 })
  expect(unitIn(first, 'a-1')).toMatchObject({
    firstFireTaken: true,
    haltedTo: 2,
    marks: { moved: false, charged: false, fired: [], underFire: false, casualties: 0 },
  })
  expect(unitIn(ended({ ...first, move: 2 }), 'a-1').haltedTo).toBeNull()
})

rule('SK-MOV-09', 'skirmishers move as open order, machine-gun teams as infantry', () => {
  const state = moving(
    onTable({
      a: [
        { ...SQUAD, formation: 'skirmish' },
        { id: 'a-2', organisation: 'hmg-team', at: [40, 20] },
      ],
    }),
    'a',
  )
  expect(refusalOf(state, 'a', to(20, 26))).toBeUndefined()
  expect(refusalOf(state, 'a', { ...to(40, 26), unit: 'a-2' })).toBeUndefined()
  expect(refusalOf(state, 'a', { ...to(40, 26.1), unit: 'a-2' })).toBe('too-far SK-MOV-01')
})

rule('SK-STR-13', 'a direct hit reaches all inside, and the casualties come before the damage', () => {
  const barn: Feature = { kind: 'medium-building-brick', name: 'Barn', at: [18, 18, 22, 22] }
  const state = onTable({ a: [{ ...SQUAD, inside: 'barn' }] }, [barn])
  const [battery] = begun('ridge-1917').batteries
  if (!battery) throw new Error('no battery')
  const { events } = happening(state, [4, 5], (play) =>
    burst(play, batteryShell(battery, 'he'), pointAt({ x: 21, y: 21 }), true),
  )
  const kinds = events.map(({ kind }) => kind)
  expect(events.find((event) => event.kind === 'blast')).toMatchObject({ men: 11 })
  expect(kinds.indexOf('fell')).toBeGreaterThanOrEqual(0)
  expect(kinds.indexOf('battered')).toBeGreaterThan(kinds.indexOf('fell'))
})

rule('SK-VEH-15', 'one man drives if a vehicle has moved, each other fires one weapon', () => {
  const tank = { id: 'a-1', organisation: 'ft17-gun', at: [20, 20] } as const
  const state = withMen(
    onTable({
      a: [tank, { ...SQUAD, id: 'a-2', at: [34, 24] }],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1917', at: [20, 30] }],
    }),
    'a-1',
    1,
  )
  const fire = { kind: 'fire', units: ['a-1'], weapon: 'light-gun-all-1', target: 'b-1' }
  expect(refusalOf(firing(state), 'a', fire)).toBeUndefined()
  expect(refusalOf(firing(withUnit(state, 'a-1', { marks: { moved: true } })), 'a', fire)).toBe(
    'no-crew SK-VEH-15',
  )
})

const SNIPER = { organisation: 'sniper' } as const

rule(
  ['SK-GEN-32', 'SK-GEN-04'],
  'of two enemies equally near, centre to centre, the first of the roster is the nearest',
  () => {
    const b = [
      { ...SNIPER, id: 'b-1', at: [20, 26.01] },
      { ...SNIPER, id: 'b-2', at: [26, 20] },
      { ...SNIPER, id: 'b-3', at: [14, 20] },
    ] as const
    const state = onTable({ a: [{ ...SNIPER, id: 'a-1', at: [20, 20] }], b })
    const from = unitIn(state, 'a-1')
    expect(nearestEnemy(state, from, from.position)?.id).toBe('b-2')
    expect(distanceToUnit(state, unitIn(state, 'b-2'), from.position)).toBe(fromInches(6))
  },
)

rule('SK-MOV-17', 'who has moved fires rifles, but no machine gun', () => {
  const hmg = { id: 'a-2', organisation: 'hmg-team', at: [30, 24] } as const
  const state = onTable({ a: [SQUAD, hmg], b: [{ id: 'b-1', organisation: 'ge-gruppe-1917', at: [24, 34] }] })
  const moved = firing(
    withUnit(withUnit(state, 'a-1', { marks: { moved: true } }), 'a-2', { marks: { moved: true } }),
  )
  const fire = (unit: string, weapon: string) => ({ kind: 'fire', units: [unit], weapon, target: 'b-1' })
  expect(refusalOf(moved, 'a', fire('a-1', 'rifle'))).toBeUndefined()
  expect(refusalOf(moved, 'a', fire('a-2', 'hmg'))).toBe('has-moved SK-MOV-17')
  expect(refusalOf(firing(state), 'a', fire('a-2', 'hmg'))).toBeUndefined()
})
