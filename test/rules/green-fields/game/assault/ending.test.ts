import { expect } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import { GONE } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  give,
  inAssault,
  kindsOf,
  type Placed,
  phaseOf,
  put,
  refused,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'

const DONE = { kind: 'done' } as const
const STOP = { kind: 'stop-assault' } as const
/** The dice for the week that follows an assault. */
const NEXT_WEEK = [1, 2]

const GUNS: readonly Placed[] = [
  { id: 'a-guns', at: 'A1', type: 'field-artillery', strength: 9 },
  { id: 'b-guns', at: 'A8', type: 'field-artillery', strength: 9 },
]

type Told = Setting & { readonly assault?: Partial<Assault>; readonly side?: 'a' | 'b' }

/** Everything is done but the reserves of a side. */
const atReserves = (units: readonly Placed[], { side = 'b', assault = {}, ...setting }: Told = {}): State =>
  inAssault([...GUNS, ...units], 'reserves', [{ name: 'reserves', side, answering: false }], {
    ...setting,
    assault: { engaged: units.filter(({ id }) => id.startsWith('a')).map(({ id }) => id), ...assault },
  })

/** Why the assault ends with this turn, if it does. */
const whyOver = (units: readonly Placed[], assault: Partial<Assault> = {}): string => {
  const events = GAME.act(atReserves(units, { assault }), 'b', DONE, seededDice(1))
  return kindsOf(events).includes('assault-over') ? eventOf(events, 'assault-over').reason : 'goes on'
}

const a = (n: number, rest: Partial<Placed> = {}): Placed => ({ id: `a-${n}`, at: 'C4', ...rest })

rule('GF-ASLT-05', 'half of the announcer’s combat units out of action end it', () => {
  expect(whyOver([a(1, { status: 'suppressed' }), a(2), a(3)])).toBe('goes on')
  expect(whyOver([a(1, { status: 'suppressed' }), a(2)])).toBe('half-suppressed')
  expect(whyOver([a(1, { status: 'routing' }), a(2)])).toBe('half-suppressed')
})

rule(
  'GF-ASLT-05',
  'the destroyed and those driven off the board count, whoever never came on does not',
  () => {
    const gone = { id: 'a-1', gone: 'destroyed', strength: 0 } as const
    const withGone = atReserves([gone, a(2)])
    put(withGone, {
      units: withGone.units.map((unit) => (unit.id === 'a-1' ? { ...unit, place: GONE } : unit)),
    })
    expect(eventOf(give(withGone, 'b', DONE, NEXT_WEEK), 'assault-over').reason).toBe('half-suppressed')
    const offBoard: Placed = { id: 'a-1' }
    expect(whyOver([offBoard, a(2)])).toBe('half-suppressed')
    expect(whyOver([offBoard, a(2)], { engaged: ['a-2'] })).toBe('goes on')
  },
)

rule('GF-ASLT-05', 'what becomes of the other side does not matter', () => {
  const b = [1, 2].map((n): Placed => ({ id: `b-${n}`, at: 'C6', status: 'routing' }))
  expect(whyOver([a(1), ...b])).toBe('goes on')
})

rule('GF-ASLT-07', 'who left by the enemy’s edge is in action', () => {
  const state = atReserves([{ id: 'a-1', gone: 'exited' }, a(2)])
  put(state, { units: state.units.map((unit) => (unit.id === 'a-1' ? { ...unit, place: GONE } : unit)) })
  give(state, 'b', DONE)
  expect(state.assault?.turn).toBe(2)
})

rule('GF-ASLT-05', 'it ends after the night of the seventh day', () => {
  const last = (turn: number) => whyOver([a(1)], { turn, day: 7, turnOfDay: turn - 30, night: turn === 35 })
  expect(last(34)).toBe('goes on')
  expect(last(35)).toBe('week-over')
})

rule('GF-ASLT-05', 'it ends if both agree: the second answers in its own reserves phase', () => {
  const state = atReserves([a(1)], { side: 'a' })
  give(state, 'a', STOP)
  expect(refused(state, 'a', STOP)).toBe('already-offered GF-ASLT-05')
  give(state, 'a', DONE)
  give(state, 'b', STOP)
  expect(eventOf(give(state, 'b', DONE, NEXT_WEEK), 'assault-over').reason).toBe('agreed')
})

rule('GF-ASLT-05', 'an offer of the second is put to the first, who may decline', () => {
  const offered = () => {
    const state = atReserves([a(1)])
    give(state, 'b', STOP)
    give(state, 'b', DONE)
    return state
  }
  const agrees = offered()
  expect([GAME.pending(agrees), phaseOf(agrees)]).toEqual([['a'], 'reserves'])
  expect(refused(agrees, 'a', { kind: 'enter', unit: 'a-1', zone: 'A1' })).toBe('not-now')
  expect(eventOf(give(agrees, 'a', STOP, NEXT_WEEK), 'assault-over').reason).toBe('agreed')
  const declines = offered()
  give(declines, 'a', DONE)
  expect(declines.assault).toMatchObject({ turn: 2, wouldStop: [] })
})

rule('GF-ASLT-07', 'a turn in which nobody moved, fired or flew counts as agreement', () => {
  expect(whyOver([a(1)], { active: false })).toBe('agreed')
})

rule(
  'GF-ASLT-07',
  'opening an assault needs a steady combat unit on board; afterwards units stay where they are',
  () => {
    const state = atReserves([a(1, { at: 'C5' }), { id: 'b-1', at: 'D3' }], { assault: { active: false } })
    give(state, 'b', DONE, NEXT_WEEK)
    expect([state.assault, state.week]).toEqual([null, 2])
    expect([unitOf(state, 'a-1').place, unitOf(state, 'b-1').place]).toEqual([
      at(state, 'C5'),
      at(state, 'D3'),
    ])
    for (const unit of [a(1, { status: 'suppressed' }), a(1, { type: 'field-artillery' }), { id: 'a-1' }]) {
      const decision = inAssault([unit], 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
      put(decision, { assault: null })
      expect(refused(decision, 'a', { kind: 'open-assault' })).toBe('nobody-steady GF-ASLT-07')
    }
  },
)

rule('GF-ASLT-06', 'combat units of one side alone take the zone at the end of the turn', () => {
  const owner = (unit: Partial<Placed>) => {
    const state = atReserves([{ id: 'a-1', at: 'C6', ...unit }, a(2), a(3), a(4)])
    give(state, 'b', DONE)
    return zoneOf(state, 'C6').owner
  }
  expect(owner({})).toBe('a')
  expect(owner({ status: 'suppressed' })).toBe('a')
  expect(owner({ status: 'routing' })).toBe('b')
  expect(owner({ type: 'field-artillery' })).toBe('b')
  expect(owner({ type: 'balloon' })).toBe('b')
})

rule('GF-ASLT-06', 'captured trenches serve the new owner', () => {
  const state = atReserves([{ id: 'a-1', at: 'C6' }], { zones: { C6: { trench: 'heavy' } } })
  give(state, 'b', DONE)
  expect(zoneOf(state, 'C6')).toMatchObject({ owner: 'a', trench: 'heavy' })
})

rule('GF-MINE-06', 'a tunnel is lost when its start zone falls', () => {
  const state = atReserves([{ id: 'a-1', at: 'C5' }])
  const tunnel = {
    id: 'b-tunnel',
    side: 'b',
    head: at(state, 'C4'),
    dug: 0,
    next: null,
    dugIn: 0,
    explosives: 3,
    known: false,
  } as const
  put(state, {
    tunnels: [
      { ...tunnel, start: at(state, 'C5') },
      { ...tunnel, id: 'b-other', start: at(state, 'D5') },
    ],
  })
  const events = give(state, 'b', DONE)
  expect(state.tunnels.map(({ id }) => id)).toEqual(['b-other'])
  expect(eventOf(events, 'tunnel-taken')).toMatchObject({ only: 'b' })
})

/** The assault ends with this turn, because nobody did anything. */
const ended = (units: readonly Placed[], setting: Setting = {}): State => {
  const state = atReserves(units, { ...setting, assault: { active: false } })
  give(state, 'b', DONE, NEXT_WEEK)
  return state
}

rule(
  ['GF-VP-02', 'GF-VP-03'],
  'zones captured and held score 2 and cost the loser 2, when the assault ends',
  () => {
    const state = atReserves([a(1, { at: 'C5' }), a(2, { at: 'D5' }), { id: 'b-1', at: 'A4' }])
    give(state, 'b', DONE)
    // Held, but the assault goes on.
    expect([zoneOf(state, 'C5').owner, state.armies.a.points]).toEqual(['a', 0])
    const last = atReserves([a(1, { at: 'C5' }), a(2, { at: 'D5' }), { id: 'b-1', at: 'A4' }], {
      assault: { active: false },
    })
    expect(GAME.tell(last, eventOf(give(last, 'b', DONE, NEXT_WEEK), 'assault-over'), 'umpire')).toBe(
      'The assault is over: both sides stop. The British side took two zones, the German side one zone.',
    )
    const over = ended([a(1, { at: 'C5' }), a(2, { at: 'D5' }), { id: 'b-1', at: 'A4' }])
    expect([over.armies.a.points, over.armies.b.points]).toEqual([2, -2])
  },
)

rule('GF-VP-03', 'only control at the start and at the end counts', () => {
  const state = atReserves([a(1)], {
    zones: { C5: { owner: 'a' }, D4: { owner: 'b' } },
    assault: { active: false },
  })
  put(state, {
    assault: state.assault && {
      ...state.assault,
      before: state.zones.map(({ owner }, zone) => (zone === at(state, 'C5') ? 'b' : owner)),
    },
  })
  give(state, 'b', DONE, NEXT_WEEK)
  // C5 has changed hands since the start; D4 was side b's before.
  expect([state.armies.a.points, state.armies.b.points]).toEqual([2, -2])
})

rule('GF-VP-01', 'the zones of an assault may decide the campaign at once', () => {
  const state = atReserves([a(1, { at: 'C5' })], {
    army: { a: { points: 28 }, b: { points: -10 } },
    assault: { active: false },
    week: 12,
  })
  const events = give(state, 'b', DONE)
  expect(eventOf(events, 'campaign-ended').ending).toEqual({
    winner: 'a',
    reason: 'victory-points',
    score: { a: 30, b: -12 },
  })
  expect(kindsOf(events).filter((kind) => kind === 'campaign-ended')).toHaveLength(1)
})

rule('GF-VP-07', 'a scenario may have another limit, upwards and downwards', () => {
  const over = (points: { readonly a: number; readonly b: number }) => {
    const state = atReserves([a(1, { at: 'C5' })], {
      army: { a: { points: points.a }, b: { points: points.b } },
      assault: { active: false },
      terms: { limit: 20 },
    })
    give(state, 'b', DONE, Math.max(points.a + 2, 2 - points.b) < 20 ? NEXT_WEEK : [])
    return state.ending
  }
  expect(over({ a: 17, b: -17 })).toBeNull()
  expect(over({ a: 18, b: 0 })).toMatchObject({ winner: 'a', reason: 'victory-points', score: { a: 20 } })
  expect(over({ a: 0, b: -18 })).toMatchObject({ winner: 'a', score: { b: -20 } })
})

rule('GF-VP-06', 'a casualty base marks zones where four points or more fell in one assault', () => {
  const state = ended([a(1)], {
    zones: { C4: { fallen: 4 }, C5: { fallen: 3 }, D5: { fallen: 9, bases: 1 } },
  })
  expect(['C4', 'C5', 'D5'].map((zone) => zoneOf(state, zone).bases)).toEqual([1, 0, 2])
  expect(zoneOf(state, 'D5').fallen).toBe(0)
})

rule('GF-DATE-04', 'Germans drag home enemy tanks lost on ground that they hold when it ends', () => {
  const lost = (zone: string, wrecks: { readonly a: number; readonly b: number }) => {
    const state = ended([a(1)], { zones: { [zone]: { wrecks } } })
    return [state.armies.a.recovered, state.armies.b.recovered]
  }
  expect(lost('C6', { a: 3, b: 0 })).toEqual([0, 3])
  // Ours again, or never theirs: nothing; and the British put no wrecks to use.
  expect(lost('C3', { a: 3, b: 0 })).toEqual([0, 0])
  expect(lost('C3', { a: 0, b: 2 })).toEqual([0, 0])
})

rule(['GF-SUP-03', 'GF-OBS-11'], 'when it ends everybody is steady and all gas is gone', () => {
  const state = ended(
    [a(1), a(2), a(3), { id: 'b-1', at: 'C6', status: 'suppressed' }, { id: 'b-2', status: 'routing' }],
    { zones: { D5: { gas: 'persistent' }, E5: { gas: 'smoke' } } },
  )
  expect([unitOf(state, 'b-1').status, unitOf(state, 'b-2').status]).toEqual(['steady', 'steady'])
  expect([zoneOf(state, 'D5').gas, zoneOf(state, 'E5').gas]).toEqual(['none', 'none'])
})
