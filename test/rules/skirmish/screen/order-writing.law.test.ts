import { describe, expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { spot } from '#rules/skirmish/game/lengths.ts'
import { ORDER_SCHEMA, type OrderOf, type PlayerOrder } from '#rules/skirmish/game/phases/index.ts'
import { isPlottedByEye } from '#rules/skirmish/game/shells/estimates.ts'
import { earliestOf } from '#rules/skirmish/game/shells/plots.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { unitNamed } from '#rules/skirmish/game/units.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { gunNamed } from '#rules/skirmish/screen/writing/guns.ts'
import { shapesOf } from '../../../order-writing/fields.ts'
import { gapsAt, gapWords, type Known } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'
import { gameOf } from '../../../order-writing/targets.ts'
import { rule } from '../../../rule.ts'
import { begun, moving, onTable, refusalOf, waitingFor, withUnit } from '../battle.ts'
import { firing } from '../game/firing.ts'

type Idle = NonNullable<Known['idle']>

const orderOf = (given: AnyOrder): PlayerOrder => {
  const read = accept(ORDER_SCHEMA, given)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** SK-BOM-16: by eye an aim is said in words; a point on the table would be measured. */
const isMeasured = (state: State, { aim }: OrderOf<'plot-fire'>): boolean =>
  isPlottedByEye(state) && 'x' in aim

/** SK-BOM-15: a plot whose first move comes after the last of the battle. */
const neverFalls = (state: State, { gun, from }: OrderOf<'plot-fire'>): boolean => {
  const piece = gunNamed(state, gun)
  return piece !== undefined && (from ?? earliestOf(state, piece)) > state.scenario.moves
}

/** SK-BOM-10: when one section of a battery keeps silent, the whole battery is the other one. */
const isOtherSection = (state: State, { gun, section }: OrderOf<'skip-fire'>): boolean => {
  const phase = topPhase(state)
  return section === 0 && phase?.name === 'battery-fire' && phase.skipped.some((one) => one.gun === gun)
}

/** SK-MOV-39: who goes to where he stands holds. */
const goesNowhere = (state: State, { unit, legs }: OrderOf<'move'>): boolean => {
  const { x, y } = spot(unitNamed(state, unit)?.position ?? { x: 0, y: 0 })
  return legs.every((leg) => leg.x === x && leg.y === y)
}

const idle: Idle = ({ state: position }, _kind, field, given) => {
  const state = position as State
  const order = orderOf(given)
  switch (order.kind) {
    case 'plot-fire':
      return isMeasured(state, order) || neverFalls(state, order)
    case 'skip-fire':
      return isOtherSection(state, order)
    case 'move':
      return field.startsWith('legs') && goesNowhere(state, order)
    default:
      return false
  }
}

const { game } = gameOf(SKIRMISH)
const SHAPES = shapesOf(game)

/** What side a cannot write of these orders, of others that are legal here, and of their fields. */
const gapsFrom = (state: State, ...orders: readonly AnyOrder[]): readonly string[] => {
  const position = { ruleset: SKIRMISH, shapes: SHAPES, state, view: game.view(state, 'a'), side: 'a' }
  return gapsAt(position, sfc32(3), { orders, idle }).map(gapWords)
}

const asked = (kind: PlayerOrder['kind'], fields: object): AnyOrder => ({ kind, ...fields })

describe('orders that the screen once could not write', () => {
  const plotting = (move: number): State =>
    waitingFor(
      begun('raid-1916', { 'estimate-ranges': 'off' }),
      'plot',
      { name: 'plots', guns: 'all', passed: ['b'] },
      { move },
    )
  const plot = { gun: 'a-mortar-1', section: 0, aim: { x: 24.38, y: 27.31 }, ammo: 'he' }

  rule('SK-ART-31', 'fire is plotted by coordinates', () => {
    expect(gapsFrom(plotting(1), asked('plot-fire', plot))).toEqual([])
  })

  rule('SK-ART-29', 'a plot that comes too late names no move, and the player is warned', () => {
    const state = plotting(14)
    const written = SKIRMISH.tableTop?.writing(
      game.view(state, 'a'),
      'a',
      asked('plot-fire', plot),
      undefined,
    )
    expect(written?.groups.map(({ title }) => title)).not.toContain('Falls from move')
    expect(written?.warnings).toEqual([{ text: 'The battle is over before it could fall.' }])
  })

  rule('SK-MOV-10', 'a squad is turned and formed where only turned it finds room', () => {
    const squad = { id: 'a-1', organisation: 'fr-squad-1914', at: [1.5, 20] } as const
    const state = moving(withUnit(onTable({ a: [squad] }), 'a-1', { formation: 'column' }), 'a')
    const form = { unit: 'a-1', formation: 'open' }
    expect(refusalOf(state, 'a', asked('form', form))).toBeDefined()
    expect(gapsFrom(state, asked('form', { ...form, facing: 90 }))).toEqual([])
  })

  rule('SK-STR-11', 'men stand on top of a dugout', () => {
    const ground = [{ kind: 'dugout', name: 'Dugout', at: [18, 24, 22, 26] }] as const
    const state = onTable({ a: [{ id: 'a-1', organisation: 'hmg-team', at: [20, 29.5] }] }, ground)
    const move = { unit: 'a-1', legs: [{ x: 20, y: 25.5 }], rise: false, prone: false }
    expect(gapsFrom(moving(state, 'a'), asked('move', move))).toEqual([])
  })

  rule('SK-GRN-04', 'a grenade is thrown at a place near enemies who are out of reach', () => {
    const state = onTable({
      a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20] }],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26.8] }],
    })
    const at = { x: 23.5, y: 25.9 }
    expect(gapsFrom(firing(state), asked('throw', { bomber: 'a-1.2', aim: at }))).toEqual([])
  })
})

proveOrderWriting(SKIRMISH, { idle })
