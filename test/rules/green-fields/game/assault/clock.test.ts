import { expect } from 'vitest'
import { otherSide } from '#rules/green-fields/game/sides.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventsOf,
  field,
  give,
  inAssault,
  type Placed,
  phaseOf,
  put,
  refused,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'

const DONE = { kind: 'done' } as const
/** Guns of each side that hold up the next turn at its artillery phase, before anybody rallies. */
const GUNS: readonly Placed[] = [
  { id: 'a-guns', at: 'A1', type: 'field-artillery', strength: 9 },
  { id: 'b-guns', at: 'A8', type: 'field-artillery', strength: 9 },
]

/** Side b, which moved second, is the last to bring up reserves. */
const atTurnEnd = (units: readonly Placed[], assault: Partial<Assault> = {}, setting: Setting = {}): State =>
  inAssault([...GUNS, ...units], 'reserves', [{ name: 'reserves', side: 'b', answering: false }], {
    ...setting,
    assault: { engaged: units.filter(({ id }) => id.startsWith('a')).map(({ id }) => id), ...assault },
  })

const STEADY: readonly Placed[] = [
  { id: 'a-1', at: 'C4' },
  { id: 'a-2', at: 'D4' },
  { id: 'b-1', at: 'C6' },
]

rule(
  'GF-ASLT-01',
  'in the last phase of a week either side may open an assault; the loser is asked first',
  () => {
    const asked = () =>
      field(STEADY, 'assault-decision', [{ name: 'assault-decision', side: 'b' }], { loser: 'b' })
    const loser = asked()
    give(loser, 'b', { kind: 'open-assault' }, [3])
    expect(loser.assault).toMatchObject({ announcer: 'b', turn: 1, engaged: ['b-1'] })
    const winner = asked()
    give(winner, 'b', { kind: 'decline-assault' })
    expect(winner.assault).toBeNull()
    give(winner, 'a', { kind: 'open-assault' }, [3])
    expect(winner.assault).toMatchObject({ announcer: 'a', firstMover: 'a', engaged: ['a-1', 'a-2'] })
  },
)

rule('GF-ASLT-01', 'the guns come first in the turns that follow at once', () => {
  const state = field([...GUNS, ...STEADY], 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
  give(state, 'a', { kind: 'open-assault' }, [3])
  expect([state.step, phaseOf(state)]).toEqual(['artillery', 'artillery'])
})

rule('GF-BOMB-07', 'box barrages lift when an assault begins', () => {
  const state = field(STEADY, 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
  put(state, {
    boxes: [{ side: 'b', zone: 3, guns: [{ type: 'field-artillery', strength: 9 }], unobserved: false }],
  })
  give(state, 'a', { kind: 'open-assault' }, [3])
  expect(state.boxes).toEqual([])
})

rule('GF-AAIR-01', 'whoever flew in the week may fly on the first day of the assault', () => {
  const units = [...STEADY, { id: 'a-fighter', type: 'fighter', sortied: true } as const]
  const state = field([...GUNS, ...units], 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
  give(state, 'a', { kind: 'open-assault' }, [3])
  expect(unitOf(state, 'a-fighter').sortied).toBe(false)
})

rule('GF-ASLT-02', 'four turns make a day, three in winter, and one turn the night', () => {
  const after = (turn: number, begins: string) => {
    const state = atTurnEnd(STEADY, { turn, day: 1, turnOfDay: turn }, { terms: { begins } })
    give(state, 'b', DONE, begins.includes('-01-') ? (turn === 4 ? [1] : []) : turn === 5 ? [1] : [])
    const { day = 0, turnOfDay = 0, night = false } = state.assault ?? {}
    return [day, turnOfDay, night]
  }
  expect(after(3, '1916-04-03')).toEqual([1, 4, false])
  expect(after(4, '1916-04-03')).toEqual([1, 5, true])
  expect(after(5, '1916-04-03')).toEqual([2, 1, false])
  expect(after(3, '1916-01-03')).toEqual([1, 4, true])
  expect(after(4, '1916-01-03')).toEqual([2, 1, false])
})

rule('GF-ASLT-03', 'the announcer moves first in the first turn, then they take it in turns', () => {
  const first = (turn: number) => {
    const state = atTurnEnd(STEADY, { turn, turnOfDay: turn })
    give(state, 'b', DONE)
    return state.assault?.firstMover
  }
  expect([first(1), first(2), first(3)]).toEqual(['b', 'a', 'b'])
})

rule('GF-ASLT-04', 'a turn goes through its six phases in order', () => {
  const units: readonly Placed[] = [
    ...GUNS,
    { id: 'a-1', at: 'C4' },
    { id: 'b-1', at: 'C6' },
    { id: 'a-fighter', type: 'fighter' },
  ]
  const state = field(units, 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
  give(state, 'a', { kind: 'open-assault' }, [3])
  const steps: string[] = ['artillery']
  const watched = new Proxy(state, {
    set(target, field, value) {
      if (field === 'step') steps.push(String(value))
      return Reflect.set(target, field, value)
    },
  })
  for (let orders = 0; state.assault?.turn === 1 && orders < 40; orders++) {
    const phase = state.phases.at(-1)
    const side = phase && 'side' in phase ? phase.side : 'a'
    // A step counts as activity, so that the second turn begins.
    const goes = phase?.name === 'movement' && side === 'a' && unitOf(state, 'a-1').place === at(state, 'C4')
    const order = goes ? { kind: 'move', units: ['a-1'], path: ['C3'] } : DONE
    give(watched, refused(state, side, order) === 'legal' ? side : otherSide(side), order)
  }
  expect(steps).toEqual([
    'artillery',
    'movement',
    'close-assault',
    'assault-air',
    'assault-construction',
    'reserves',
    'artillery',
  ])
  expect(state.assault?.turn).toBe(2)
})

rule('GF-AAIR-04', 'a die at dawn says for both whether anybody flies, and holds for the night', () => {
  const dawn = (die: number) => {
    const state = atTurnEnd(STEADY, { turn: 5, turnOfDay: 5, night: true })
    const told = eventsOf(give(state, 'b', DONE, [die]), 'flying-weather')
    expect(told).toMatchObject([{ flying: state.assault?.flying }])
    return state.assault?.flying
  }
  expect([dawn(5), dawn(6)]).toEqual([true, false])
  const winter = (die: number) => {
    const state = atTurnEnd(
      STEADY,
      { turn: 4, turnOfDay: 4, night: true },
      { terms: { begins: '1916-01-03' } },
    )
    give(state, 'b', DONE, [die])
    return state.assault?.flying
  }
  expect([winter(4), winter(5)]).toEqual([true, false])
  // The season is that of the week, unless the scenario has one of its own.
  const always = atTurnEnd(
    STEADY,
    { turn: 5, turnOfDay: 5, night: true },
    { terms: { begins: '1916-01-03', season: 'summer' } },
  )
  give(always, 'b', DONE, [5])
  expect(always.assault).toMatchObject({ day: 2, turnOfDay: 1, flying: true })
  const dusk = atTurnEnd(STEADY, { turn: 4, turnOfDay: 4, flying: false })
  give(dusk, 'b', DONE)
  expect(dusk.assault).toMatchObject({ night: true, flying: false })
})

rule(['GF-AAIR-01', 'GF-AAIR-02'], 'a new day: airmen may fly and balloons go up again', () => {
  const spent: readonly Placed[] = [
    ...STEADY,
    { id: 'a-fighter', type: 'fighter', sortied: true },
    { id: 'b-balloon', at: 'C7', type: 'balloon', grounded: true },
  ]
  const marks = (state: State) => [unitOf(state, 'a-fighter').sortied, unitOf(state, 'b-balloon').grounded]
  const sameDay = atTurnEnd(spent, { turn: 2, turnOfDay: 2 })
  give(sameDay, 'b', DONE)
  expect(marks(sameDay)).toEqual([true, true])
  const nextDay = atTurnEnd(spent, { turn: 5, turnOfDay: 5, night: true })
  give(nextDay, 'b', DONE, [1])
  expect(marks(nextDay)).toEqual([false, false])
})

rule('GF-SAVE-10', 'with the turn it is over that a unit has moved or fired', () => {
  const state = atTurnEnd([
    { id: 'a-1', at: 'C4', moving: true, fired: true, shotOpportunity: true, worked: true, cameFrom: 3 },
    { id: 'b-1', at: 'C6' },
  ])
  give(state, 'b', DONE)
  expect(unitOf(state, 'a-1')).toMatchObject({
    moving: false,
    fired: false,
    shotOpportunity: false,
    worked: false,
    cameFrom: null,
  })
})

rule(
  ['GF-OBS-11', 'GF-DEG-04'],
  'smoke blows away with the turn, persistent gas stays; odd hits are forgotten',
  () => {
    const state = atTurnEnd(
      STEADY,
      {},
      {
        zones: { C5: { gas: 'smoke', artilleryHits: 2 }, D5: { gas: 'persistent' } },
      },
    )
    give(state, 'b', DONE)
    expect([zoneOf(state, 'C5').gas, zoneOf(state, 'D5').gas]).toEqual(['none', 'persistent'])
    expect(zoneOf(state, 'C5').artilleryHits).toBe(0)
  },
)
