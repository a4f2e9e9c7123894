import { describe, expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { joinMelee } from '#rules/skirmish/game/phases/melee/joining.ts'
import { beginMelees } from '#rules/skirmish/game/phases/melee/melee.ts'
import { beginMorale } from '#rules/skirmish/game/phases/morale/morale.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { Plot, State } from '#rules/skirmish/game/state.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'
import { charging, goneOn, onTable, played, waitingFor, withUnit } from '../battle.ts'
import { firing } from './firing.ts'

type Name = Phase['name']

const started = (id: string): State => {
  const state = GAME.begin(id, {})
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

/** Plays on by random orders with the same chance. */
const wandered = (before: State, orders: number, isThere: (state: State) => boolean): State => {
  const state = { ...before }
  const random = sfc32(1)
  const dice = seededDice(1)
  for (let i = 0; i < orders && !state.ending && !isThere(state); i++) {
    const [side] = GAME.pending(state)
    if (side) GAME.act(state, side, GAME.sample(state, side, random), dice)
  }
  return state
}

const reached = (id: string, name: Name): State =>
  wandered(started(id), 200, ({ phases }) => phases.some((phase) => phase.name === name))

const SECTION = { id: 'a-1', organisation: 'br-section-1917', at: [24, 20] } as const
const GERMAN = { id: 'b-1', organisation: 'ge-gruppe-1917', at: [24, 28] } as const
const field = (options = {}): State =>
  onTable(
    {
      a: [SECTION, { ...SECTION, id: 'a-2', at: [8, 4] }],
      b: [GERMAN, { ...GERMAN, id: 'b-2', at: [8, 44] }],
    },
    [],
    {},
    options,
  )
const CHARGE = { kind: 'charge', units: ['a-1'], target: 'b-1' }
const FIRE = { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }
/** Casualty 1, and a 9 that finds a specialist: somebody is asked who it is. */
const FOUND = [1, 9]

/** The first round of a melee, in which a 1 of side a names a specialist of side b. */
const fought = (): State => {
  const near = withUnit({ ...field(), move: 2, step: 'melee', initiative: 'a' }, 'b-1', { y: 20.75 })
  return goneOn(near, [1, 6], (play) => {
    joinMelee(play, [{ by: 'a-1', heading: 0 }], 'b-1', [])
    beginMelees(play)
  }).state
}

const WAITING: Readonly<Record<string, readonly [names: readonly Name[], waiting: () => State]>> = {
  'plots of batteries': [['plots'], () => started('ravine-1916')],
  deployment: [['deployment'], () => started('raid-1916')],
  'who moves first': [['initiative'], () => reached('shrine-1914', 'initiative')],
  'to fire or not': [['battery-fire'], () => reached('ravine-1916', 'battery-fire')],
  movement: [['movement'], () => reached('crossroads-1914', 'movement')],
  'a charge to answer': [['movement', 'charge'], () => played(charging(field(), 'a'), [['a', CHARGE]]).state],
  fire: [['fire'], () => firing(field())],
  'who falls to fire': [['fire', 'naming'], () => played(firing(field()), [['a', FIRE]], FOUND).state],
  'who falls to defensive fire': [
    ['movement', 'charge', 'naming'],
    () =>
      played(
        charging(field(), 'a'),
        [
          ['a', CHARGE],
          ['b', { kind: 'respond', how: 'fire' }],
        ],
        FOUND,
      ).state,
  ],
  'who falls in a melee': [['melee', 'naming'], fought],
  'who is lost by falling back': [
    ['morale', 'naming'],
    () => {
      const owing = withUnit(field({ 'name-losses': 'all' }), 'a-1', { marks: { owes: ['first-fire'] } })
      return goneOn({ ...owing, move: 2, step: 'morale', initiative: 'a' }, [10, 5], beginMorale).state
    },
  ],
  'who falls to a shell': [
    ['bombardment', 'naming'],
    () => {
      const mortar = onTable({
        a: [{ id: 'a-m', organisation: 'mortar', at: [24, 6] }],
        b: [GERMAN],
      })
      const plot: Plot = {
        gun: 'a-m',
        section: 0,
        aim: pointAt({ x: 24, y: 28 }),
        ammo: 'he',
        from: 1,
        to: null,
      }
      const phase: Phase = { name: 'bombardment', batteries: [], shells: [], fired: [], onTable: false }
      const start = waitingFor({ ...mortar, plots: { a: [plot], b: [] } }, 'bombardment', phase)
      return goneOn(start, [9, 1], () => {}).state
    },
  ],
}

describe('a battle that is saved while somebody must decide goes on alike', () => {
  test.each(Object.entries(WAITING))('%s', (_, [names, waiting]) => {
    const state = waiting()
    expect(state.phases.map(({ name }) => name).slice(-names.length)).toEqual(names)
    expect(GAME.pending(state)).not.toEqual([])
    const copy: State = JSON.parse(JSON.stringify(state))
    expect(copy).toStrictEqual(state)
    const [here, there] = [state, copy].map((one) => hashOf(wandered(one, 12, () => false)))
    expect(there).toBe(here)
  })
})
