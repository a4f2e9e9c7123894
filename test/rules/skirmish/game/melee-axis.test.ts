import { describe, expect } from 'vitest'
import { direction } from '#kernel/geometry/angle.ts'
import { leaveMelee } from '#rules/skirmish/game/harm/losses.ts'
import { axisOf } from '#rules/skirmish/game/phases/melee/axis.ts'
import { joinMelee } from '#rules/skirmish/game/phases/melee/joining.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { charging, goneOn, onTable, placesIn, played, positionIn, unitIn, withMen } from '../battle.ts'
import { charge, SPARE, STAND } from './charges.ts'
import { type Ground, GUARD, melee, round, table } from './melees.ts'

const FRENCH = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] } as const
const GERMAN = { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26] } as const

/** `a-1` charges `b-1` as orders have it, and stands in contact with it. */
const charged = (
  from: readonly [number, number],
  to: readonly [number, number],
  ground: Ground = [],
  inside?: string,
): State => {
  const start = charging(
    onTable(
      {
        a: [{ ...FRENCH, at: from }, SPARE],
        b: [{ ...GERMAN, at: to, ...(inside === undefined ? {} : { inside }) }],
      },
      ground,
    ),
    'a',
  )
  const { state } = played(start, [
    ['a', charge('a-1')],
    ['b', STAND],
  ])
  return { ...state, step: 'melee', phases: [GUARD] }
}

/** How far each man of a unit who is still there has gone east and north. */
const gone = (before: State, after: State, id: string): readonly (readonly [number, number])[] => {
  const was = new Map(unitIn(before, id).figures.map(({ id: man }, i) => [man, placesIn(before, id)[i]]))
  return unitIn(after, id).figures.map(({ id: man }, i) => {
    const [x, y] = placesIn(after, id)[i] ?? [0, 0]
    const [wasX, wasY] = was.get(man) ?? [0, 0]
    return [Math.round((x - wasX) * 10) / 10 + 0, Math.round((y - wasY) * 10) / 10 + 0]
  })
}

/** These charges, by unit and heading in degrees, on a table of four squads in one fight. */
const fight = (...charges: readonly (readonly [by: string, degrees: number])[]): State => {
  const state = table(
    [FRENCH, { ...FRENCH, id: 'a-2', at: [30, 20] }],
    [
      { ...GERMAN, at: [24, 20.75] },
      { ...GERMAN, id: 'b-2', at: [32, 20.75] },
    ],
  )
  return goneOn(state, [], (play) => {
    const made = (side: Side) =>
      charges.filter(([by]) => by.startsWith(side)).map(([by, degrees]) => ({ by, heading: degrees * 100 }))
    if (made('a').length > 0) joinMelee(play, made('a'), 'b-1', [])
    if (made('b').length > 0) joinMelee(play, made('b'), 'a-1', [])
  }).state
}

const axis = (state: State, loser: Side): number => axisOf(state, melee(state), loser) / 100

describe('the axis of a melee', () => {
  rule(['SK-MEL-28', 'SK-MEL-16'], 'men who were charged are driven straight on, whoever fell', () => {
    const state = charged([24, 20], [24, 26])
    const [first] = melee(state).charges
    expect(first).toEqual({ by: 'a-1', heading: 0 })
    for (const dice of [
      [2, 6, 1],
      [3, 6, 1],
    ]) {
      const { state: after, events } = round(state, dice)
      expect(events.find(({ kind }) => kind === 'melee-round')).toMatchObject({ loser: 'b' })
      const shifts = gone(state, after, 'b-1')
      expect(shifts.length).toBeGreaterThan(0)
      expect(shifts.every(([east, north]) => east === 0 && north === 3)).toBe(true)
    }
  })

  rule('SK-MEL-28', 'beaten chargers go straight back the way they came, and are followed along it', () => {
    // Not opposite each other: the line from mean to mean runs well aslant.
    const state = charged([24, 20], [26, 26])
    const came = direction(melee(state).charges[0]?.heading ?? 0)
    const { state: after, events } = round(state, [6, 1, 1])
    expect(events.find(({ kind }) => kind === 'melee-round')).toMatchObject({ loser: 'a' })
    for (const [east, north] of gone(state, after, 'a-1')) {
      expect(Math.abs(east + 3 * came.x)).toBeLessThan(0.06)
      expect(Math.abs(north + 3 * came.y)).toBeLessThan(0.06)
    }
    expect(positionIn(after, 'b-1')[1]).toBeLessThan(positionIn(state, 'b-1')[1] - 2)
  })

  rule('SK-MEL-28', 'it is the sum of all charges: one axis for all losers', () => {
    const both = fight(['a-1', 0], ['a-2', 90])
    expect([axis(both, 'b'), axis(both, 'a')]).toEqual([45, 225])
    // A charge of either side made the other way points the same way.
    expect(axis(fight(['a-1', 0], ['b-1', 180]), 'b')).toBe(0)
    expect(axis(fight(['b-2', 200]), 'a')).toBe(200)
  })

  rule('SK-MEL-28', 'the charge of a unit that has left the melee does not count', () => {
    const state = goneOn(fight(['a-1', 0], ['a-2', 90]), [], (play) => leaveMelee(play, 'a-2')).state
    expect(axis(state, 'b')).toBe(0)
  })

  rule('SK-MEL-28', 'where charges cancel out it runs from the winners involved to the losers', () => {
    const cancelled = fight(['a-1', 0], ['a-2', 180])
    const involved: State = {
      ...cancelled,
      melees: cancelled.melees.map((one) => ({ ...one, rounds: 1, newcomers: [] })),
    }
    const [west, east] = [axis(involved, 'b'), axis(involved, 'a')]
    expect(Math.round((west + 180) % 360)).toBe(Math.round(east))
    // b-1 stands west of the middle of both squads of a, and a little north.
    expect(west).toBeGreaterThan(270)
    expect(west).toBeLessThan(300)
    const none: State = { ...involved, melees: involved.melees.map((one) => ({ ...one, units: [] })) }
    expect([axis(none, 'a'), axis(none, 'b')]).toEqual([180, 0])
  })

  rule('SK-MEL-22', 'a garrison is put out on the side to which the axis points', () => {
    const inn: Ground = [{ kind: 'medium-building-brick', name: 'Inn', at: [20, 26, 28, 30] }]
    const state = withMen(charged([21, 20], [24, 28], inn, 'inn'), 'b-1', 4)
    const after = round(state, [6, 6, 1]).state
    expect(unitIn(after, 'b-1').inside).toBeNull()
    // An inch outside the far wall and three inches on, behind its middle and not aslant.
    expect(positionIn(after, 'b-1')).toEqual([24, 34])
  })
})
