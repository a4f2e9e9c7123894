import { expect } from 'vitest'
import { partedIn } from '#rules/passchendaele/game/moves/surroundings.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import {
  belt,
  cavalry,
  field,
  infantry,
  type ScenarioUnit,
  tank,
} from '#rules/passchendaele/scenarios/scenario.ts'
import type { MovingOrder } from '#rules/passchendaele/vocabulary.ts'
import { isOneChain } from '#table/cohesion.ts'
import { rule } from '../../../rule.ts'
import { british, type Ground, german, give, inTurn, laidOut, places, ready, refused } from './table.ts'

const CANAL: Ground = { terrain: [['canal', 'impassable', 0, 22, 40, 23]], bridges: [[20, 22.5]] }

/** A unit that is to say where it moves, after dice for 1, 2 or 3 inches. */
const moving = (
  unit: ScenarioUnit,
  ground: Ground,
  inches: 1 | 2 | 3 = 3,
  order: MovingOrder = 'advance',
): State => {
  const state = inTurn([unit], ground)
  ready(state, 'a', order)
  const dice = { 1: [2, 2], 2: [4, 4], 3: [5, 5] }[inches]
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, order === 'retreat' ? dice.map((d) => d - 1) : dice)
  return state
}

const moved = (state: State, headings: readonly (number | undefined)[] = []): State => {
  const bases = headings.flatMap((heading, i) =>
    heading === undefined ? [] : [{ base: `a-${i + 1}`, heading }],
  )
  give(state, 'entente', { kind: 'move', ...(bases.length > 0 ? { bases } : {}), slip: false })
  return state
}

const division = (...at: readonly (readonly [number, number])[]) => british('A', 'line', infantry(...at))

rule('PA-MOVE-24', 'only the bases that are themselves within 6 inches of the bridge cross', () => {
  // The bridge is at 20; a division 16 inches wide leaves its wings on the near bank.
  const state = moved(moving(division([12, 21], [16, 21], [20, 21], [24, 21], [28, 21]), CANAL))
  const ys = places(state, 'a').map(([, y]) => y)
  expect(ys.map((y) => y > 23)).toEqual([false, true, true, true, false])
})

rule('PA-MOVE-24', 'the others may go along the barrier towards the bridge, up to 90 degrees off', () => {
  const wing = () => moving(division([24, 21.5], [28.5, 21.5]), CANAL)
  expect(places(moved(wing(), [undefined, 270]), 'a')[1]).toEqual([25.5, 21.5])
  // By themselves they come as near to it as they can.
  expect(places(moved(wing()), 'a')[1]).toEqual([25.5, 21.5])
  const order = (heading: number) => ({ kind: 'move', bases: [{ base: 'a-2', heading }], slip: false })
  expect(refused(wing(), 'entente', order(260))).toBe('wrong-direction PA-MOVE-12')
  expect(refused(wing(), 'entente', order(90))).toBe('wrong-direction PA-MOVE-12')
  // Away from the bank nobody goes sideways.
  expect(refused(moving(division([24, 12], [28.5, 12]), CANAL), 'entente', order(270))).toBe(
    'wrong-direction PA-MOVE-12',
  )
})

rule('PA-MOVE-24', 'the nearest to the bridge goes first, and the next waits where there is no room', () => {
  // Their places beyond overlap; the second in the list is the nearer to the bridge.
  const state = moved(moving(division([17.5, 21.5], [20, 21.5]), CANAL), [45, 315])
  expect(places(state, 'a')).toEqual([
    [17.5, 21.5],
    [17.88, 23.62],
  ])
})

rule('PA-MOVE-24', 'nobody ends beyond more than 6 inches from the bridge', () => {
  // Half left from 5.9 inches off leads past the limit: it stops at the near bank.
  const state = moved(moving(division([13.2, 21.4]), CANAL), [315])
  expect(places(state, 'a')[0]?.[1]).toBeLessThanOrEqual(21.5)
  expect(places(moved(moving(division([13.2, 21.4]), CANAL), [0]), 'a')[0]?.[1]).toBe(24.4)
})

rule(['PA-MOVE-24', 'PA-SETUP-15'], 'a bridge near both keeps two bases in one chain', () => {
  const together = (x: number) => {
    const { table, units } = laidOut([division([x, 21], [x, 24])], CANAL)
    return isOneChain(units[0]?.bases ?? [], partedIn(table, []), 6 * 2540)
  }
  expect([together(20), together(25), together(27.5)]).toEqual([true, true, false])
})

const BROOK: Ground = { terrain: [['brook', 'stream', belt(0.6, [0, 22], [40, 22])]], bridges: [[20, 22]] }

rule('PA-MOVE-25', 'foot and horse stop at the near bank, and are over it from there', () => {
  const at = (y: number, inches: 1 | 2 | 3) =>
    places(moved(moving(division([32, y]), BROOK, inches)), 'a')[0]?.[1]
  // The bank is at 21.7, the front edge half an inch before the centre.
  expect(at(20, 3)).toBe(21.2)
  expect(at(20.9, 3)).toBe(21.2)
  expect(at(20.95, 3)).toBe(23.95)
  expect(at(21.2, 2)).toBe(23.2)
  const horse = british('A', 'line', cavalry([32, 20]))
  expect(places(moved(moving(horse, BROOK)), 'a')).toEqual([[32, 21.2]])
})

rule('PA-MOVE-25', 'nobody ends with the centre in it', () => {
  const at = (y: number, inches: 1 | 2) =>
    places(moved(moving(division([32, y]), BROOK, inches)), 'a')[0]?.[1]
  // An inch would bring the centre to 22.2, in the water from 21.7 to 22.3.
  expect(at(21.2, 1)).toBe(21.2)
  expect(at(21.4, 1)).toBe(22.4)
})

rule('PA-MOVE-25', 'at a bridge it does not count, and tanks and guns need one', () => {
  expect(places(moved(moving(division([24, 20]), BROOK)), 'a')).toEqual([[24, 23]])
  const armour = (x: number) => moved(moving(british('A', 'line', tank([x, 20.5])), BROOK))
  expect(places(armour(32), 'a')[0]?.[1]).toBe(20.7)
  expect(places(armour(24), 'a')[0]?.[1]).toBe(23.5)
  const beside = moved(moving(british('A', 'line', tank([32, 20.7])), BROOK))
  expect(places(beside, 'a')[0]?.[1]).toBe(20.7)
  const guns = moved(moving(british('A', 'line', field([32, 20.7])), BROOK, 1))
  expect(places(guns, 'a')[0]?.[1]).toBe(20.7)
})

rule('PA-MOVE-25', 'falling back ignores it', () => {
  const state = inTurn([division([32, 23]), german('B', 'line', infantry([32, 28]))], BROOK)
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  expect(places(state, 'a')).toEqual([[32, 22]])
})

const pond = (x1: number, y1: number, x2: number, y2: number): Ground => ({
  terrain: [['pond', 'impassable', x1, y1, x2, y2]],
})
const bend = (after: number, heading: number, first = 0) => ({
  kind: 'move',
  bases: [{ base: 'a-1', heading: first, bend: { after, heading } }],
  slip: false,
})

rule(['PA-MOVE-13', 'PA-MOVE-26'], 'something minor is skirted by a second leg in the same allowance', () => {
  const state = moving(division([20.5, 20]), pond(20, 21, 21.9, 22))
  give(state, 'entente', bend(0.5, 270))
  expect(places(state, 'a')).toEqual([[18, 20.5]])
  const wide = moving(division([20.5, 20]), pond(20, 21, 22, 22))
  expect(refused(wide, 'entente', bend(0.5, 270))).toBe('no-minor-obstacle PA-MOVE-13')
})

rule('PA-MOVE-26', 'the width square to the enemy direction counts, whichever way the unit goes', () => {
  // Long and narrow: 1 inch across, 6 deep. Half right it is seen broadside.
  const deep = moving(division([18, 20]), pond(20, 18, 21, 24))
  expect(refused(deep, 'entente', bend(1.5, 0, 45))).toBe('legal')
})

rule('PA-MOVE-26', 'the first leg goes up to it and the second does not lead back', () => {
  const state = moving(division([20.5, 20]), pond(20, 21, 21.9, 22))
  expect(refused(state, 'entente', bend(0.2, 270))).toBe('bend-too-early PA-MOVE-26')
  expect(refused(state, 'entente', bend(0.5, 260))).toBe('bend-too-sharp PA-MOVE-26')
  // Told to go farther than the obstacle lets it, it turns there.
  give(state, 'entente', bend(2, 270))
  expect(places(state, 'a')).toEqual([[18, 20.5]])
})
