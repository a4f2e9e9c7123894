import type { Choice } from '../../../kernel/game/game.ts'
import { orderReason } from '../reckoning/orders.ts'
import { CONES, CONSOLIDATION, GUN_TABLE } from '../tables/index.ts'
import { isGuns, ORDERS } from '../vocabulary.ts'
import { toDegrees } from './board/measures.ts'
import { possibleSupports } from './combat/involved.ts'
import { straightOn } from './moves/ways.ts'
import { mayActivate } from './phases/activate.ts'
import { idleUnits } from './phases/checking.ts'
import { usualMove } from './phases/choose.ts'
import type { Phase } from './phases/phase.ts'
import { mayRelocate } from './phases/relocation.ts'
import { gasLeft } from './phases/sheaf-orders.ts'
import { pending } from './prompts.ts'
import { type SideName, type State, topPhase, type Unit, unitNamed } from './state.ts'

const ordersOf = (unit: Unit) => ORDERS.filter((order) => orderReason(unit.troop, order) === 'ok')

/** What a unit can be told: its orders, and the range of each of its guns. */
const toldFields = (unit: Unit) => ({
  unit: unit.id,
  orders: ordersOf(unit),
  guns: unit.bases.flatMap(({ id, troop }) =>
    isGuns(troop) ? [{ base: id, range: GUN_TABLE[troop].range, gas: GUN_TABLE[troop].gas }] : [],
  ),
})

const ALWAYS: readonly Choice[] = [
  { kind: 'concede', title: 'Concede', fields: {} },
  { kind: 'agree-to-stop', title: 'Offer to stop', fields: {} },
]

const offered = (state: State, side: SideName, phase: Phase): readonly Choice[] => {
  switch (phase.name) {
    case 'deploy':
      return [{ kind: 'deploy', title: 'Set down a unit', fields: { unit: phase.units } }]
    case 'relocation':
      return [
        {
          kind: 'roll-relocation',
          title: 'Roll for relocation',
          fields: {
            divisions: state.units.filter((unit) => mayRelocate(state, unit)).map(({ id }) => id),
          },
        },
      ]
    case 'relocate':
      return [{ kind: 'relocate', title: 'Place a division', fields: { unit: phase.units } }]
    case 'initial-orders':
      return [
        {
          kind: 'initial-orders',
          title: 'Give the first orders',
          fields: {
            orders: state.units.filter((unit) => unit.side === side).map(toldFields),
            holdOnly: state.table.surprised === side,
            gas: gasLeft(state, side),
          },
        },
      ]
    case 'choose':
      return [
        {
          kind: 'choose',
          title: 'First or second move',
          fields: { move: ['first', 'second'], usual: usualMove(state, side) },
        },
      ]
    case 'activate': {
      const units = state.units.filter((unit) => mayActivate(unit, side))
      const idle = idleUnits(state, side).map(({ id }) => id)
      const surprised = state.table.surprised === side && state.turn === 1
      return [
        { kind: 'carry-on', title: 'Carry on', fields: { unit: units.map(({ id }) => id) } },
        ...(idle.length > 0
          ? [{ kind: 'stand-by', title: 'Check all that stand idle', fields: { units: idle } }]
          : []),
        ...(surprised
          ? []
          : [
              {
                kind: 'change',
                title: 'Change orders',
                fields: { unit: units.map(toldFields), gas: gasLeft(state, side) },
              },
            ]),
      ]
    }
    case 'move': {
      const unit = unitNamed(state, phase.unit)
      return [
        {
          kind: 'move',
          title: 'Move',
          fields: {
            unit: phase.unit,
            bases: unit?.bases.map(({ id }) => id) ?? [],
            inches: phase.inches,
            inchesOpen: phase.inchesOpen,
            enemyDirection: unit ? toDegrees(state.table.enemy[unit.side]) : 0,
            cone: CONES[phase.order],
            usual: unit ? toDegrees(straightOn(state, unit, phase.order)) : 0,
            slip: unit?.troop === 'stosstruppen' && phase.order === 'advance',
          },
        },
      ]
    }
    case 'fall-back':
      return [{ kind: 'fall-back', title: 'Fall back', fields: { side: phase.ways.map((way) => way.side) } }]
    case 'support':
      return [
        {
          kind: 'support',
          title: 'Support',
          fields: { bases: possibleSupports(state, side).map(({ base }) => base.id) },
        },
      ]
    case 'loss':
      return [
        {
          kind: 'lose',
          title: 'Remove a base',
          fields: { base: state.combat?.[phase.from].map(({ base }) => base) ?? [] },
        },
      ]
    case 'consolidate':
      return [
        {
          kind: 'consolidate',
          title: 'Consolidate',
          fields: {
            bases: unitNamed(state, phase.unit)?.bases.map(({ id }) => id) ?? [],
            inches: CONSOLIDATION,
          },
        },
      ]
  }
}

export const choices = (state: State, side: SideName): readonly Choice[] => {
  const phase = topPhase(state)
  if (!phase) return []
  return pending(state).includes(side) ? [...offered(state, side, phase), ...ALWAYS] : ALWAYS
}
