import type { GameEvent, Stands } from './events.ts'
import type { GoneBase, State, Unit } from './state.ts'
import { baseNamed, unitNamed, whereabouts } from './state.ts'
import { isGuns } from './vocabulary.ts'

const named = (state: State, id: string): Unit => {
  const unit = unitNamed(state, id)
  if (!unit) throw new Error(`there is no unit ${id}`)
  return unit
}

/** Sets bases down; whether any of them was elsewhere or faced another way. */
const stand = (unit: Unit, to: readonly Stands[]): boolean => {
  let changed = false
  for (const { base: id, centre, heading } of to) {
    const base = baseNamed(unit, id)
    if (!base) continue
    changed ||= base.centre.x !== centre.x || base.centre.y !== centre.y || base.heading !== heading
    base.centre = centre
    base.heading = heading
  }
  return changed
}

const leave = (unit: Unit, id: string, fate: GoneBase['fate']): void => {
  const index = unit.bases.findIndex((base) => base.id === id)
  const base = unit.bases[index]
  if (!base) return
  unit.bases.splice(index, 1)
  unit.gone.push({ id, troop: base.troop, fate })
}

/** PA-SHEAF-04: the gas is on the table for good. */
const layGas = (state: State, unit: Unit, id: string): void => {
  const base = baseNamed(unit, id)
  if (!base?.sheaf || !isGuns(base.troop)) return
  state.gas.push({ guns: base.troop, squares: base.sheaf.squares })
  state.gasLaid[unit.side]++
  base.sheaf = { ...base.sheaf, laid: true }
}

const reveal = (state: State): void => {
  for (const side of ['german', 'entente'] as const) {
    for (const { unit: id, order, goal, sheaves } of state.secrets[side] ?? []) {
      const unit = named(state, id)
      unit.order = order
      unit.goal = goal
      for (const { base: gun, sheaf } of sheaves) {
        const base = baseNamed(unit, gun)
        if (base) base.sheaf = sheaf
        if (sheaf.shell === 'gas') layGas(state, unit, gun)
      }
    }
    state.secrets[side] = null
  }
  state.phases.length = 0
}

/** Changes the state in place; decides nothing. */
export const apply = (state: State, event: GameEvent): void => {
  switch (event.kind) {
    case 'deployed':
    case 'relocated':
      stand(named(state, event.unit), event.to)
      return
    case 'turned':
    case 'moved': {
      const unit = named(state, event.unit)
      // PA-GEO-04: guns that have moved in any way have left their pits
      if (stand(unit, event.to)) unit.dugIn = false
      if (event.kind === 'moved') for (const { base, fate } of event.left) leave(unit, base, fate)
      return
    }
    case 'orders-written':
      state.secrets[event.side] = event.orders
      return
    case 'orders-revealed':
      reveal(state)
      return
    case 'turn-begun':
      state.turn = event.turn
      state.first = null
      state.agreed = []
      for (const unit of state.units) unit.checked = false
      return
    case 'first-chosen':
      state.first = event.first
      return
    case 'checked':
      if (event.status !== 'removed') named(state, event.unit).status = event.status
      return
    case 'ordered': {
      const unit = named(state, event.unit)
      unit.order = event.order
      unit.goal = event.goal
      // PA-SHEAF-05: cease fire by order
      if (event.order !== 'fire-barrage') for (const base of unit.bases) base.sheaf = null
      return
    }
    case 'shell-switched': {
      const base = baseNamed(named(state, event.unit), event.base)
      if (base?.sheaf) base.sheaf = { ...base.sheaf, shell: event.shell, laid: false }
      return
    }
    case 'sheaf-laid': {
      const base = baseNamed(named(state, event.unit), event.base)
      if (base) base.sheaf = event.sheaf
      return
    }
    case 'sheaf-lifted': {
      const base = baseNamed(named(state, event.unit), event.base)
      if (base) base.sheaf = null
      return
    }
    case 'gas-laid':
      layGas(state, named(state, event.unit), event.base)
      return
    case 'removed': {
      const unit = named(state, event.unit)
      for (const base of unit.bases.slice()) leave(unit, base.id, 'lost')
      return
    }
    case 'contact':
      state.combat = {
        unit: event.unit,
        attacker: named(state, event.unit).side,
        attackers: event.attackers,
        defenders: event.defenders,
        rounds: 0,
      }
      return
    case 'supported':
      if (!state.combat) return
      if (event.side === state.combat.attacker) {
        state.combat.attackers = [...state.combat.attackers, ...event.fighters]
      } else {
        state.combat.defenders = [...state.combat.defenders, ...event.fighters]
      }
      return
    case 'round-fought':
      if (state.combat) state.combat.rounds++
      return
    case 'base-lost': {
      const found = whereabouts(state, event.base)
      if (found) leave(found.unit, event.base, 'lost')
      if (!state.combat) return
      state.combat.attackers = state.combat.attackers.filter(({ base }) => base !== event.base)
      state.combat.defenders = state.combat.defenders.filter(({ base }) => base !== event.base)
      return
    }
    case 'combat-ended':
      for (const { unit, status } of event.statuses) named(state, unit).status = status
      state.combat = null
      return
    case 'objective-reached': {
      const unit = named(state, event.unit)
      unit.order = 'hold'
      unit.goal = null
      return
    }
    case 'done':
      named(state, event.unit).checked = true
      state.phases.length = Math.min(1, state.phases.length)
      return
    case 'awaited':
      state.phases.push(event.phase)
      return
    case 'settled':
      state.phases.pop()
      return
    case 'side-finished':
      state.phases.length = 0
      return
    case 'turn-ended':
      event.holders.forEach((holder, i) => {
        const objective = state.objectives[i]
        if (objective) objective.holder = holder
      })
      return
    case 'agreed':
      state.agreed.push(event.side)
      return
    case 'battle-ended':
      state.ending = event.ending
      state.phases.length = 0
      state.combat = null
      return
    case 'relocation-rolled':
    case 'stood-by':
      return
  }
}
