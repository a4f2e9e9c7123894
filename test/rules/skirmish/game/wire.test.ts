import { expect } from 'vitest'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { fromInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { moving, onTable, placesIn, played, positionIn, refusalOf, unitIn, withUnit } from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const
const wire = (...gaps: readonly (readonly [number, number])[]): Feature => ({
  kind: 'wire',
  name: 'Wire',
  along: [
    [0, 22],
    [48, 22],
  ],
  gaps,
})
const to = (x: number, y: number, unit = 'a-1') => ({ kind: 'move', unit, legs: [{ x, y }] })
const cut = { kind: 'cut-wire', unit: 'a-1', wire: 'wire' }

rule(
  ['SK-MOV-15', 'SK-MOV-34'],
  'a squad at the wire cuts its way an inch beyond, silently, and no gap stays',
  () => {
    const state = moving(onTable({ a: [{ ...SQUAD, at: [20, 21.4], facing: 30 }] }, [wire()]), 'a')
    expect(refusalOf(state, 'a', to(20, 22.4))).toBe('wire SK-MOV-15')
    const { state: beyond } = played(state, [['a', cut]])
    expect(positionIn(beyond, 'a-1')).toEqual([20, 23])
    expect(unitIn(beyond, 'a-1')).toMatchObject({
      facing: 3000,
      prone: false,
      marks: { silent: 'cut-wire', moved: true },
    })
    expect(placesIn(beyond, 'a-1').every(([, y]) => y >= 22)).toBe(true)
    expect(beyond.gaps).toEqual([])
  },
)

rule('SK-MOV-15', 'one figure within an inch is enough, none is not', () => {
  const at = (y: number) => moving(onTable({ a: [{ ...SQUAD, at: [20, y], facing: 90 }] }, [wire()]), 'a')
  // Facing east the rank runs north for 3.5 inches from the middle.
  expect(refusalOf(at(17.5), 'a', cut)).toBeUndefined()
  expect(refusalOf(at(17.4), 'a', cut)).toBe('not-at-wire SK-MOV-15')
})

rule('SK-MOV-15', 'horse does not cut wire', () => {
  const troop = { id: 'a-1', organisation: 'cavalry-troop', at: [20, 21.2], mounted: true } as const
  expect(refusalOf(moving(onTable({ a: [troop] }, [wire()]), 'a'), 'a', cut)).toBe('cannot-cut SK-MOV-15')
})

rule(
  'SK-MOV-26',
  'foot need an inch of gap, horse an inch and a half, wheels two; gaps that touch are one',
  () => {
    const troop = { id: 'a-1', organisation: 'cavalry-troop', at: [20, 20], mounted: true } as const
    const gun = { id: 'a-1', organisation: 'medium-gun', at: [20, 20], stowed: true } as const
    const through = (
      unit: typeof SQUAD | typeof troop | typeof gun,
      ...gaps: readonly (readonly [number, number])[]
    ) => refusalOf(moving(onTable({ a: [unit] }, [wire(...gaps)]), 'a'), 'a', to(20, 24))
    expect(through(SQUAD, [19.6, 20.5])).toBe('wire SK-MOV-15')
    expect(through(SQUAD, [19.5, 20.5])).toBeUndefined()
    expect(through(SQUAD, [20.1, 22])).toBe('wire SK-MOV-15')
    expect(through(troop, [19.5, 20.5])).toBe('wire SK-MOV-15')
    expect(through(troop, [19.5, 20.5], [20.5, 21])).toBeUndefined()
    expect(through(gun, [19.5, 21])).toBe('wire SK-MOV-15')
    expect(through(gun, [19.5, 21.5])).toBeUndefined()
  },
)

rule('SK-MOV-21', 'men whose places are across the wire stay on the side of their unit', () => {
  const state = withUnit(onTable({ a: [SQUAD] }, [wire()]), 'a-1', { y: 21, facing: 90 })
  expect(placesIn(state, 'a-1').every(([, y]) => y <= 22)).toBe(true)
})

rule(
  ['SK-MOV-15', 'SK-STR-10'],
  'a tank crosses wire and leaves a lane of 2 inches where its middle crossed',
  () => {
    const state = moving(
      onTable({ a: [{ id: 'a-1', organisation: 'mark-iv-male', at: [20, 20] }] }, [wire()]),
      'a',
    )
    expect(played(state, [['a', to(20, 23)]]).state.gaps).toEqual([
      { line: 'wire', from: fromInches(19), to: fromInches(21) },
    ])
    // SK-VEH-22: with its middle short of the wire it makes none.
    expect(played(state, [['a', to(20, 21.5)]]).state.gaps).toEqual([])
  },
)

rule(['SK-MOV-15', 'SK-MOV-21'], 'nobody slips by the end of the wire along the edge of the table', () => {
  const alone = { id: 'a-1', organisation: 'command' } as const
  for (const x of [0, 48])
    for (const [from, there] of [
      [21, 23],
      [23, 21],
    ] as const) {
      const state = moving(onTable({ a: [{ ...alone, at: [x, from] }] }, [wire()]), 'a')
      expect(refusalOf(state, 'a', to(x, there)), `${x} ${from}`).toBe('wire SK-MOV-15')
    }
})
