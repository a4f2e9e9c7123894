import { expect } from 'vitest'
import { beginMelees } from '#rules/skirmish/game/phases/melee/melee.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import { goneOn, onTable, unitIn, withMen, withUnit } from '../battle.ts'
import { joined } from './melees.ts'

type Listed = NonNullable<Parameters<typeof onTable>[0]['a']>[number]

const GUARD: Phase = { name: 'initiative', side: 'a' }

/** Two units base to base, that of side a having charged unless a test says otherwise. */
const clash = (
  one: Omit<Listed, 'id' | 'at'> = { organisation: 'fr-squad-1914' },
  other: Omit<Listed, 'id' | 'at'> = { organisation: 'ge-gruppe-1914' },
  ground: Parameters<typeof onTable>[1] = [],
): State => {
  const start: State = {
    ...onTable(
      { a: [{ ...one, id: 'a-1', at: [24, 20] }], b: [{ ...other, id: 'b-1', at: [24, 20.75] }] },
      ground,
    ),
    move: 2,
    step: 'melee',
    initiative: 'a',
    first: 'a',
    phases: [GUARD],
  }
  const charged = withUnit(start, 'a-1', { marks: { charged: true } })
  return joined(charged, ['a-1'], 'b-1')
}

/** One round; the dice of a and b, then those of a check. */
const round = (state: State, dice: readonly number[]) => {
  const { events, state: after } = goneOn(state, dice, beginMelees)
  const told = events.find((event) => event.kind === 'melee-round')
  if (told?.kind !== 'melee-round') throw new Error('no round')
  return { ...told, state: after, events }
}

const tables = (state: State): readonly [number, number] => {
  const { tableA, tableB } = round(withMen(withMen(state, 'a-1', 2), 'b-1', 2), [6, 6])
  return [tableA, tableB]
}

rule('SK-MEL-01', 'infantry 3, charging +1, quality and prone as printed', () => {
  expect(tables(clash())).toEqual([4, 3])
  expect(tables(withUnit(clash(), 'a-1', { quality: 'elite' }))).toEqual([6, 3])
  expect(tables(withUnit(clash(), 'b-1', { quality: 'green' }))).toEqual([4, 2])
  expect(tables(withUnit(clash(), 'a-1', { wonLastRound: true }))).toEqual([5, 3])
  // 3 - 3 is below 1, which counts as 1 (SK-MEL-10).
  expect(tables(withUnit(clash(), 'b-1', { prone: true }))).toEqual([4, 1])
  const ridge = [{ kind: 'hill', name: 'Ridge', at: [0, 20.4, 48, 40] }] as const
  expect(tables(clash(undefined, undefined, ridge))).toEqual([4, 4])
})

rule('SK-MEL-01', 'odds of 2-1 and 3-1 by the figures in the fight', () => {
  const against = (men: number): readonly [number, number] => {
    const state = withMen(withMen(clash(), 'a-1', 6), 'b-1', men)
    const later = { ...state, melees: state.melees.map((one) => ({ ...one, rounds: 1, newcomers: [] })) }
    const { tableA, tableB } = round(withUnit(later, 'a-1', { marks: { charged: false } }), [6, 6])
    return [tableA, tableB]
  }
  expect(against(4)).toEqual([3, 3])
  expect(against(3)).toEqual([4, 3])
  expect(against(2)).toEqual([5, 3])
})

rule('SK-MEL-07', 'open order costs one, skirmish order two, column nothing', () => {
  const formed = (formation: 'open' | 'skirmish' | 'column') => {
    const state = withMen(withMen(clash(), 'a-1', 1), 'b-1', 1)
    const { tableA } = round(
      withUnit(state, 'a-1', { formation, figures: unitIn(state, 'a-1').figures }),
      [6, 6],
    )
    return tableA
  }
  expect([formed('open'), formed('skirmish'), formed('column')]).toEqual([3, 2, 4])
})

rule(
  'SK-MEL-19',
  'crews fight as infantry, a commander as a general; an officer in a squad is one man',
  () => {
    const table = (organisation: Listed['organisation']): number => {
      const start = clash({ organisation: 'fr-squad-1914' }, { organisation })
      const man = unitIn(start, 'b-1').figures[0]
      const front = unitIn(start, 'a-1').figures[0]
      if (!man || !front) throw new Error('nobody')
      const near = { ...man, at: { x: front.at.x, y: front.at.y + 1905 } }
      return round(withMen(withUnit(start, 'b-1', { figures: [near] }), 'a-1', 1), [6, 6]).tableB
    }
    expect([table('medium-gun'), table('mortar'), table('hmg-team')]).toEqual([3, 3, 3])
    expect(table('command')).toBe(1)
    expect(tables(clash({ organisation: 'fr-squad-1914', officer: true }))).toEqual([4, 3])
  },
)

rule('SK-MEL-20', 'men waiting behind save a side from being destroyed, not from losing', () => {
  // Two of twelve are reached; table 4 and a 1 strike two down.
  const waiting = withMen(clash(), 'a-1', 2)
  expect(round(waiting, [1, 6, 1])).toMatchObject({ lostB: 2, loser: 'b', outcome: 'retreat' })
  const all = withMen(waiting, 'b-1', 2)
  expect(round(all, [1, 6])).toMatchObject({ lostB: 2, loser: 'b', outcome: 'destroyed' })
  expect(unitIn(round(all, [1, 6]).state, 'b-1').fate).toBe('destroyed')
  // Losses are compared as the cap has left them: two each is a draw, and nobody is left.
  expect(round(all, [1, 1])).toMatchObject({ lostA: 2, lostB: 2, loser: null, outcome: 'destroyed' })
})

rule(
  ['SK-MEL-14', 'SK-MEL-40'],
  'whoever has not charged this move stays in his trench, also along it',
  () => {
    const trench = [
      {
        kind: 'trench',
        name: 'Trench',
        along: [
          [0, 20],
          [48, 20],
        ],
      },
    ] as const
    const follows = (charged: boolean): boolean => {
      const start: State = {
        ...onTable(
          {
            a: [{ id: 'a-1', organisation: 'ge-gruppe-1914', at: [12, 20], trench: 'trench', facing: 90 }],
            b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [23.75, 20], trench: 'trench' }],
          },
          trench,
        ),
        move: 2,
        step: 'melee',
        phases: [GUARD],
      }
      const marked = withUnit(start, 'a-1', { marks: { charged } })
      const state = joined(marked, ['a-1'], 'b-1')
      return round(state, [1, 6, 1]).events.some(({ kind }) => kind === 'followed-up')
    }
    expect([follows(true), follows(false)]).toEqual([true, false])
  },
)

rule(
  ['SK-GEN-35', 'SK-MOV-23'],
  'all face their enemies after a round; a bunker keeps its own facing',
  () => {
    const pair = withMen(withMen(clash(), 'a-1', 2), 'b-1', 2)
    const turned = withUnit(pair, 'b-1', { facing: 90, figures: unitIn(pair, 'b-1').figures })
    expect(unitIn(round(turned, [6, 6]).state, 'b-1').facing).toBe(18000)
    const garrison = (kind: 'medium-building-brick' | 'medium-bunker') => {
      const house =
        kind === 'medium-bunker'
          ? ({ kind, name: 'House', at: [22, 20.375, 26, 24], faces: 90 } as const)
          : ({ kind, name: 'House', at: [22, 20.375, 26, 24] } as const)
      const state = clash(undefined, { organisation: 'ge-gruppe-1916', inside: 'house', facing: 90 }, [house])
      return unitIn(round(withMen(state, 'a-1', 2), [6, 6]).state, 'b-1').facing
    }
    expect(garrison('medium-building-brick')).toBe(18000)
    expect(garrison('medium-bunker')).toBe(9000)
  },
)

rule(
  ['SK-MEL-28', 'SK-GEN-33'],
  'men whom the way back would take off the table stand beside its edge',
  () => {
    const state: State = {
      ...onTable({
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [4, 20], facing: 270 }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [3.25, 20], facing: 90 }],
      }),
      move: 2,
      step: 'melee',
      phases: [GUARD],
    }
    const { figures } = unitIn(state, 'b-1')
    // One man of the beaten unit stands a good way behind it.
    const behind = figures.map((one, i) => (i === 11 ? { ...one, at: { ...one.at, x: 2540 } } : one))
    const spread = withUnit(withUnit(state, 'a-1', { marks: { charged: true } }), 'b-1', { figures: behind })
    const { state: after, outcome } = round(joined(spread, ['a-1'], 'b-1'), [1, 6, 1])
    expect(outcome).toBe('retreat')
    expect(unitIn(after, 'b-1').figures.every(({ at }) => at.x >= 0)).toBe(true)
  },
)
