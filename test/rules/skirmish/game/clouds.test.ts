import { describe, expect } from 'vitest'
import { agedCloud, driftClouds } from '#rules/skirmish/game/clouds/drifting.ts'
import { exposeToGas } from '#rules/skirmish/game/clouds/exposure.ts'
import { throwSetUpDice } from '#rules/skirmish/game/phases/set-up-dice.ts'
import type { Cloud, State } from '#rules/skirmish/game/state.ts'
import { fromInches, placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { charging, happening, moving, onTable, played, unitIn, withMen, withUnit } from '../battle.ts'
import { firing, marked } from './firing.ts'

/** One man of each side, an inch or more apart. */
const MEN = withMen(
  withMen(
    onTable({
      a: [
        { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
        { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 4] },
      ],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 22] }],
    }),
    'a-1',
    1,
  ),
  'b-1',
  1,
)

const cloud = (x: number, y: number, otherwise: Partial<Cloud> = {}): Cloud => ({
  id: 1,
  kind: 'gas',
  diameter: fromInches(2),
  along: 0,
  age: 1,
  puffs: [pointAt({ x, y })],
  ...otherwise,
})

const inWind = (strength: NonNullable<State['wind']>['strength'], direction: number): State => ({
  ...MEN,
  wind: { strength, direction },
})

/** The puffs of a cloud that formed at a place, move after move until it is gone. */
const life = (state: State, formed: Cloud): readonly (readonly (readonly [number, number])[])[] => {
  const seen: (readonly [number, number])[][] = []
  for (let now: Cloud | undefined = formed; now; now = agedCloud(state, now))
    seen.push(
      now.puffs.map((puff) => {
        const { x, y } = placeOf(puff)
        return [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const
      }),
    )
  return seen
}

rule(
  ['SK-CLD-02', 'SK-CLD-04', 'SK-CLD-05', 'SK-CLD-09'],
  'a cloud doubles, drifts twice, thins and is gone',
  () => {
    expect(life(inWind('moderate', 3), cloud(10, 10))).toEqual([
      [[10, 10]],
      [
        [16, 10],
        [18, 10],
      ],
      [
        [22, 10],
        [24, 10],
      ],
      [[24, 10]],
    ])
  },
)

rule(['SK-CLD-04', 'SK-CLD-09'], 'in a calm the second puff lies along the line of fire', () => {
  expect(life(inWind('calm', 0), cloud(10, 10))).toEqual([
    [[10, 10]],
    [
      [10, 10],
      [10, 12],
    ],
    [
      [10, 10],
      [10, 12],
    ],
    [[10, 12]],
  ])
})

rule('SK-CLD-10', 'puffs that leave the table are gone', () => {
  expect(life(inWind('strong', 3), cloud(40, 10))).toEqual([[[40, 10]]])
  // The first puff drifts to 46 and the second is off at 48.5
  expect(life(inWind('light', 3), cloud(43.5, 10))).toEqual([[[43.5, 10]], [[46.5, 10]]])
})

rule('SK-CLD-05', 'wind is thrown for where the scenario gives none', () => {
  const unknown: State = { ...MEN, wind: null }
  const thrown = (dice: readonly number[]) => happening(unknown, dice, throwSetUpDice).state.wind
  expect(thrown([3, 4])).toEqual({ direction: 3, strength: 'moderate' })
  expect(thrown([9])).toMatchObject({ strength: 'calm' })
})

rule(['SK-CLD-03', 'SK-CLD-11'], 'in the Clouds phase the side with the initiative throws first', () => {
  const state: State = { ...inWind('calm', 0), move: 2, initiative: 'b', clouds: [cloud(24, 20)] }
  // Age 2: a 7 is above the gas number 6
  const after = happening(state, [7, 6], driftClouds).state
  expect(unitIn(after, 'b-1')).toMatchObject({ where: 'gone', fate: 'destroyed' })
  expect(unitIn(after, 'a-1').figures).toHaveLength(1)
  expect(unitIn(after, 'a-1').marks).toMatchObject({ gassed: true, owes: ['gas'], underFire: false })
})

rule('SK-CLD-14', 'all clouds drift before anybody throws', () => {
  // From 17 to 20 and 22: both men are in it
  const coming: State = { ...inWind('light', 1), clouds: [cloud(24, 17)] }
  expect(happening(coming, [1, 1], driftClouds).events).toContainEqual(
    expect.objectContaining({ kind: 'gassed', unit: 'a-1' }),
  )
  const going: State = { ...inWind('light', 1), clouds: [cloud(24, 22)] }
  expect(happening(going, [], driftClouds).events.some(({ kind }) => kind === 'gassed')).toBe(false)
})

rule('SK-GEN-24', 'ranks close after men are lost to gas', () => {
  const squad = onTable({ a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }] })
  const state: State = {
    ...squad,
    wind: { strength: 'calm', direction: 0 },
    clouds: [cloud(18.5, 20, { along: 18_000 })],
  }
  const { figures } = unitIn(happening(state, [10, 1], driftClouds).state, 'a-1')
  expect(figures.map(({ at }) => placeOf(at).x).toSorted((one, other) => one - other)[0]).toBe(19)
})

rule(['SK-CLD-06', 'SK-CLD-13'], 'the lowest number counts, and a man throws once a move', () => {
  const state: State = { ...MEN, clouds: [cloud(24, 20, { age: 3 }), cloud(24, 20, { id: 2 })] }
  const twice = (dice: readonly number[]) =>
    happening(state, dice, (play) => {
      exposeToGas(play, 'a-1')
      exposeToGas(play, 'a-1')
    }).state
  // 6 is above 5, not above 7
  expect(unitIn(twice([6]), 'a-1').where).toBe('gone')
  expect(unitIn(twice([5]), 'a-1').where).toBe('table')
})

rule('SK-CLD-08', 'a puff touches a man by his base, and everybody in a vehicle or structure', () => {
  const reached = (y: number, dice: readonly number[]): boolean =>
    happening({ ...MEN, clouds: [cloud(24, y)] }, dice, (play) => exposeToGas(play, 'a-1')).events.length > 0
  // Half of 2 inches and half a base
  expect([reached(18.63, [1]), reached(18.6, [])]).toEqual([true, false])
  const tank = onTable({ a: [{ id: 'a-1', organisation: 'mark-iv-male', at: [24, 20] }] })
  const crew = unitIn(tank, 'a-1').figures.length
  const inTank = { ...tank, clouds: [cloud(24, 17.3)] }
  expect(
    happening(
      inTank,
      Array.from({ length: crew }, () => 1),
      (play) => exposeToGas(play, 'a-1'),
    ).events,
  ).toMatchObject([{ kind: 'gassed', men: crew }])
})

rule('SK-CLD-06', 'neither a dugout nor a trench helps', () => {
  const dugout = onTable({ a: [{ id: 'a-1', organisation: 'hmg-team', at: [24, 20], inside: 'hole' }] }, [
    { kind: 'dugout', name: 'Hole', at: [22, 18, 26, 22] },
  ])
  const after = happening({ ...dugout, clouds: [cloud(24, 17.1)] }, [6, 6, 1], (play) =>
    exposeToGas(play, 'a-1'),
  )
  expect(unitIn(after.state, 'a-1').figures).toHaveLength(1)
})

rule('SK-CLD-13', 'a unit whose middle went through a puff throws, every man', () => {
  const three = withMen(withUnit(MEN, 'b-1', { x: 40, y: 40 }), 'a-1', 1)
  const squad = withUnit(three, 'a-1', { figures: unitIn(MEN, 'a-2').figures.slice(0, 3), x: 24, y: 20 })
  const state: State = { ...moving(squad, 'a'), clouds: [cloud(24, 23)] }
  const order = { kind: 'move', unit: 'a-1', legs: [{ x: 24, y: 26 }] }
  const { events } = played(state, [['a', order]], [1, 1, 1])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'gassed', unit: 'a-1', men: 3 }))
  // Beside it nobody is touched
  const round = { kind: 'move', unit: 'a-1', legs: [{ x: 20, y: 20 }] }
  expect(played(state, [['a', round]]).events.some(({ kind }) => kind === 'gassed')).toBe(false)
})

rule(
  ['SK-CLD-01', 'SK-CLD-06', 'SK-CLD-11'],
  'a gas shell over open sights is thrown for at once; its victims are marked',
  () => {
    const gun = onTable({
      a: [{ id: 'a-gun', organisation: 'medium-gun', at: [24, 10], ammo: ['gas'] }],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
    })
    const fire = {
      kind: 'fire',
      units: ['a-gun'],
      weapon: 'medium-gun',
      aim: { x: 26.5, y: 30 },
      ammo: 'gas',
    }
    // Three inches across: three men, in the order of the roster
    const { state } = played(firing(gun), [['a', fire]], [8, 6, 5, 5])
    expect(marked(state, 'b-1')).toEqual([4])
    expect(unitIn(state, 'b-1').marks).toMatchObject({ gassed: true, underFire: false })
  },
)

describe('gas in a charge', () => {
  const facing = (puffY: number): State => ({
    ...charging(
      onTable({
        a: [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 4] },
        ],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28] }],
      }),
      'a',
    ),
    clouds: [cloud(24, puffY)],
  })
  const orders = (how: string) =>
    [
      ['a', { kind: 'charge', units: ['a-1'], target: 'b-1' }],
      ['b', { kind: 'respond', how }],
    ] as const
  const twelve = (face: number) => Array.from({ length: 12 }, () => face)

  rule('SK-CLD-13', 'the whole line counts, and all throw before the melee', () => {
    const { state, events } = played(facing(22), orders('stand'), twelve(1))
    expect(events.find(({ kind }) => kind === 'gassed')).toMatchObject({ unit: 'a-1', men: 12 })
    expect(state.melees).toHaveLength(1)
    expect(played(facing(16), orders('stand'), []).state.melees).toHaveLength(1)
  })

  rule('SK-CLD-13', 'a charger who is stopped has come through it as well', () => {
    // Twelve rifles on table 8 with a 6: two fall; the check fails, and a 1 halts them.
    const { state, events } = played(facing(22), orders('fire'), [6, 3, 10, 1, ...twelve(1).slice(2)])
    expect(events.map(({ kind }) => kind)).toContain('charge-stopped')
    expect(events.find(({ kind }) => kind === 'gassed')).toMatchObject({ unit: 'a-1', men: 10 })
    expect(unitIn(state, 'a-1').marks.owes).toEqual(['gas'])
  })
})
