import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { snapshot } from '#kernel/game/game.ts'
import { attackTask } from '#rules/passchendaele/commander/attack.ts'
import { winChance } from '#rules/passchendaele/commander/combat/odds.ts'
import { defenceTask } from '#rules/passchendaele/commander/defence.ts'
import { firstOrders } from '#rules/passchendaele/commander/first-orders.ts'
import { DOCTRINE, doctrineBy } from '#rules/passchendaele/commander/index.ts'
import { stopping } from '#rules/passchendaele/commander/outlook.ts'
import { situationOf } from '#rules/passchendaele/commander/situation.ts'
import { THRESHOLDS } from '#rules/passchendaele/commander/thresholds.ts'
import { coverOfUnit } from '#rules/passchendaele/game/board/ground.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { tell } from '#rules/passchendaele/game/stories.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { cavalry, infantry, type ScenarioUnit, tank, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import type { SideName } from '#rules/passchendaele/vocabulary.ts'
import {
  british,
  eventOf,
  type Ground,
  german,
  give,
  inTurn,
  laidOut,
  places,
  ready,
  setTable,
  unitOf,
} from './game/table.ts'

const begun = (scenario: string, options: object = {}): State => {
  const state = GAME.begin(scenario, { attachment: 'listed', ...options })
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

/** What the commander of a side orders now; it must be legal. */
const decided = (state: State, side: SideName) => {
  if (!PASSCHENDAELE.game) throw new Error('There is no game.')
  const staff = staffOf(PASSCHENDAELE.game, state, side, sfc32(1))
  const { order, why } = commanderBy(DOCTRINE)(() => GAME.view(state, side), staff)
  expect(staff.check(order)).toBeUndefined()
  return { order, why }
}

test('odds of a close combat are those of the procedure', () => {
  const base = {
    troop: 'infantry',
    quality: 'line',
    cover: 'cratered',
    flankOrRear: false,
    gas: false,
  } as const
  const bases = (count: number, status: 'solid' | 'wavering', cover: 'cratered' | 'trench') =>
    Array.from({ length: count }, () => ({ ...base, status, cover }))
  // PA-CAL-05
  expect(winChance(bases(3, 'wavering', 'cratered'), bases(2, 'solid', 'trench'))).toBeCloseTo(0.517, 3)
  expect(winChance(bases(3, 'solid', 'cratered'), bases(2, 'solid', 'trench'))).toBeCloseTo(0.828, 3)
  expect(winChance(bases(3, 'wavering', 'cratered'), bases(3, 'solid', 'trench'))).toBeCloseTo(0.035, 3)
  expect(winChance(bases(26, 'solid', 'cratered'), bases(26, 'solid', 'trench'))).toBeLessThan(0.001)
})

test('a division in the rear rolls, and relocates to where it can strike', () => {
  const state = begun('langemarck')
  const { order } = decided(state, 'entente')
  expect(order).toMatchObject({ kind: 'roll-relocation', divisions: ['38th-welsh-division'] })
  give(state, 'entente', order, [6])
  const before = places(state, '38th-welsh-division')
  const placed = decided(state, 'entente')
  expect(placed.why).toContain('38th (Welsh) Division is to come up')
  give(state, 'entente', placed.order)
  expect(places(state, '38th-welsh-division')).not.toEqual(before)
})

test('in a deployment of its own everybody takes his place, and a reserve in the open goes into works', () => {
  const state = laidOut(
    [
      german('Stellung', 'line', infantry([10, 25.5])),
      unit('german', 'eingreif')('Reserve', 'line', infantry([10, 48], [12, 48])),
      british('Attackers', 'line', infantry([10, 20.5])),
      british('Tanks', 'line', tank([10, 22.5])),
    ],
    {
      depth: 60,
      terrain: [
        ['ours', 'trench', 0, 20, 40, 21],
        ['theirs', 'trench', 0, 25, 40, 26],
        ['rear', 'trench', 0, 45, 40, 46],
      ],
      front: { german: 'theirs', entente: 'ours' },
      options: { deployment: 'free' },
    },
  )
  while (state.phases.at(-1)?.name === 'deploy') {
    const [side] = GAME.pending(state)
    const named = side === 'german' ? 'german' : 'entente'
    give(state, named, decided(state, named).order)
  }
  expect(places(state, 'stellung')).toEqual([[10, 25.5]])
  expect(coverOfUnit(state, unitOf(state, 'reserve'))).toBe('trench')
  // The nearest place behind the front edge on y = 21, beside the division that has just been set down.
  expect(places(state, 'tanks')).toEqual([[8, 20]])
})

const HORSE = british('Horse', 'line', cavalry([20, 10], [22, 10], [24, 10]))
const taskOf = (units: readonly ScenarioUnit[], ground: Ground = {}) => {
  const state = inTurn([HORSE, ...units], ground)
  return attackTask(situationOf(state, 'entente', THRESHOLDS), ready(state, 'horse', 'hold'))
}

test('cavalry rides for the far edge when the way is clear and there is time', () => {
  expect(taskOf([], { turns: 16 })).toMatchObject({ order: 'advance', at: null })
  expect(taskOf([], { turns: 4 })).toMatchObject({ order: 'hold' })
})

test('cavalry waits as long as anybody fires on its way', () => {
  const garrison = german('Garrison', 'line', infantry([18, 17], [22, 17], [26, 17]))
  const task = taskOf([garrison], { turns: 16, objectives: [['Hill', 22, 20, 3]] })
  expect(task).toMatchObject({ order: 'hold' })
  expect(task.why).toContain('until nothing fires')
})

test('a garrison strikes a shaken enemy close by, unless it is winning', () => {
  const units = [
    british('Storming', 'line', infantry([20, 15])),
    german('Garrison', 'line', infantry([18, 18.5], [20, 18.5], [22, 18.5])),
  ]
  const terrain: Ground['terrain'] = [['line', 'trench', 10, 18, 30, 19]]
  const task = (points: number) => {
    const state = inTurn(units, { terrain, objectives: [['Line', 20, 18.5, points]] }, 'german')
    ready(state, 'storming', 'advance', 'disordered')
    return defenceTask(situationOf(state, 'german', THRESHOLDS), ready(state, 'garrison', 'hold'))
  }
  expect(task(2)).toMatchObject({ order: 'advance' })
  expect(task(6)).toMatchObject({ order: 'hold' })
})

const eingreif = unit('german', 'eingreif')
const RESERVE = eingreif('Reserve', 'line', infantry([18, 22.5], [20, 22.5], [22, 22.5]))
const CAMP: NonNullable<Ground['terrain']>[number] = ['camp', 'trench', 10, 22, 30, 23]

/** What the reserve should do now. */
const reserveTask = (state: State) =>
  defenceTask(situationOf(state, 'german', THRESHOLDS), unitOf(state, 'reserve'))

test('a counter-attack division leaves its works for a shaken enemy, however far its side is ahead', () => {
  const units = [british('Storming', 'line', infantry([20, 18])), RESERVE]
  const state = inTurn(units, { terrain: [CAMP], objectives: [['Hill', 35, 30, 20]] }, 'german')
  ready(state, 'storming', 'advance', 'disordered')
  expect(reserveTask(state)).toMatchObject({
    order: 'advance',
    why: 'Reserve is to strike Storming before it recovers.',
  })
})

test('an enemy who is not shaken is struck if he is much the weaker', () => {
  const task = (...centres: readonly (readonly [number, number])[]) =>
    reserveTask(
      inTurn([british('Advanced', 'line', infantry(...centres)), RESERVE], { terrain: [CAMP] }, 'german'),
    )
  expect(task([20, 18])).toMatchObject({
    order: 'advance',
    why: 'Reserve is to strike Advanced, the weaker of the two.',
  })
  expect(task([18, 18], [20, 18], [22, 18])).toMatchObject({ order: 'hold' })
})

test('it goes to save ground that nobody but shaken men still holds', () => {
  const units = [
    british('Storming', 'line', infantry([20, 11])),
    german('Garrison', 'reservist', infantry([20, 14.5])),
    RESERVE,
  ]
  const ground: Ground = {
    terrain: [CAMP, ['line', 'trench', 10, 14, 30, 15]],
    objectives: [['Line', 20, 14.5, 3]],
  }
  const task = (garrison: 'solid' | 'pinned') => {
    const state = inTurn(units, ground, 'german')
    ready(state, 'garrison', 'hold', garrison)
    return reserveTask(state)
  }
  expect(task('pinned')).toMatchObject({ order: 'advance', why: 'Reserve is to save Line.' })
  expect(task('solid').why).not.toContain('save')
})

/** The attackers are far from a hill worth so many points, in this turn. */
const outlook = (points: number, turn: number) => {
  const state = inTurn([british('Far', 'line', infantry([20, 5]))], {
    turns: 12,
    objectives: [['Hill', 20, 20, points]],
  })
  setTable(state, { turn })
  return state
}
const stops = (state: State, side: SideName) => stopping(situationOf(state, side, THRESHOLDS))?.order.kind

test('what is decisively lost is conceded, but not while there is hope', () => {
  expect(stops(outlook(12, 11), 'entente')).toBe('concede')
  expect(stops(outlook(12, 4), 'entente')).toBeUndefined()
})

test('whether to stop is asked once a turn, before the first check', () => {
  const state = outlook(12, 11)
  give(state, 'entente', { kind: 'carry-on', unit: 'far' })
  expect(stops(state, 'entente')).toBeUndefined()
})

test('a move is told with the place it leads to, before as well as after', () => {
  const state = inTurn([british('A', 'line', infantry([20, 10]))])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 4])
  const before = snapshot(state)
  const moved = eventOf(give(state, 'entente', { kind: 'move' }), 'moved')
  expect(tell(before, moved)).toBe('A advances to 20, 12.')
  expect(tell(state, moved)).toBe('A advances to 20, 12.')
})

test('other thresholds judge otherwise', () => {
  const garrison = german('Garrison', 'line', infantry([18, 17], [22, 17], [26, 17]))
  const state = inTurn([british('A', 'line', infantry([20, 11])), garrison], {
    objectives: [['Hill', 22, 20, 3]],
  })
  const meek = { ...THRESHOLDS, attack: { ...THRESHOLDS.attack, bearable: 9 } }
  const ordered = (doctrine: typeof DOCTRINE) =>
    commanderBy(doctrine)(() => GAME.view(state, 'entente'), staffOf(GAME, state, 'entente', sfc32(1))).order
  expect(ordered(DOCTRINE)).toMatchObject({ kind: 'change', order: 'advance' })
  expect(ordered(doctrineBy(meek))).not.toMatchObject({ order: 'advance' })
})

test('after its first wish it thinks of what else the same unit might do', () => {
  const units = [
    british('A', 'line', infantry([20, 11])),
    british('B', 'line', infantry([28, 11])),
    german('Garrison', 'line', infantry([18, 17], [22, 17], [26, 17])),
  ]
  const state = inTurn(units, { objectives: [['Hill', 22, 20, 3]] })
  const { matters, candidates } = DOCTRINE.wishes(
    GAME.view(state, 'entente'),
    staffOf(GAME, state, 'entente', sfc32(1)),
  )
  expect(matters).toBe('weighty')
  const orders = [...candidates].map(({ order }) => order)
  expect(orders).toContainEqual({ kind: 'carry-on', unit: 'a' })
  expect(orders).toContainEqual(expect.objectContaining({ kind: 'change', unit: 'a', order: 'advance' }))
  expect(orders).not.toContainEqual(expect.objectContaining({ unit: 'b' }))
})

test('a garrison that holds might strike out at the enemy in front of it', () => {
  const units = [
    british('A', 'line', infantry([20, 12])),
    german('Garrison', 'line', infantry([18, 17], [20, 17], [22, 17])),
  ]
  const state = inTurn(units, { objectives: [['Hill', 20, 17, 3]] }, 'german')
  const { candidates } = DOCTRINE.wishes(GAME.view(state, 'german'), staffOf(GAME, state, 'german', sfc32(1)))
  const [first, second] = [...candidates]
  expect(first?.order).toMatchObject({ kind: 'carry-on', unit: 'garrison' })
  // An inch beyond the enemy, so that the advance does not stop short of him
  expect(second?.order).toMatchObject({ kind: 'change', order: 'advance', objective: { x: 20, y: 11 } })
})

test('gas opens the dugouts of the garrison where no gun that fires gas reaches a battery', () => {
  const state = begun('st-quentin')
  give(state, 'german', { kind: 'roll-relocation', divisions: [] })
  const [plan] = firstOrders(situationOf(GAME.view(state, 'german'), 'german', THRESHOLDS))
  const sheaves = plan?.order.orders.flatMap((told) => told.sheaves ?? []) ?? []
  const gas = sheaves.filter(({ shell }) => shell === 'gas')
  expect(gas.length).toBeGreaterThanOrEqual(1)
})
