import { replaced } from '../../../kernel/game/play.ts'
import { isGuns } from '../vocabulary.ts'
import { copyBase, copyUnit } from './copy.ts'
import type { GameEvent, Stands } from './events.ts'
import type { Base, GoneBase, Sheaf, State, Unit } from './state.ts'
import { baseNamed, unitNamed, whereabouts } from './state.ts'

const named = (state: State, id: string): Unit => {
  const unit = unitNamed(state, id)
  if (!unit) throw new Error(`there is no unit ${id}`)
  return unit
}

/** A unit to change: a new one that takes the place of the old, which other states may share. */
const renewed = (state: State, id: string): Unit => {
  const old = named(state, id)
  const unit = copyUnit(old)
  state.units = replaced(state.units, state.units.indexOf(old), unit)
  return unit
}

/** A base to change, likewise; the unit must be new itself. */
const renewedBase = (unit: Unit, id: string): Base | undefined => {
  const index = unit.bases.findIndex((base) => base.id === id)
  const old = unit.bases[index]
  if (!old) return undefined
  const base = copyBase(old)
  unit.bases = unit.bases.slice()
  unit.bases[index] = base
  return base
}

/** Sets bases down; whether any of them was elsewhere or faced another way. */
const stand = (unit: Unit, to: readonly Stands[]): boolean => {
  let changed = false
  for (const { base: id, centre, heading } of to) {
    const old = baseNamed(unit, id)
    if (!old || (old.centre.x === centre.x && old.centre.y === centre.y && old.heading === heading)) continue
    const base = renewedBase(unit, id)
    if (!base) continue
    base.centre = centre
    base.heading = heading
    changed = true
  }
  return changed
}

const leave = (unit: Unit, id: string, fate: GoneBase['fate']): void => {
  const base = baseNamed(unit, id)
  if (!base) return
  unit.bases = unit.bases.filter((other) => other !== base)
  unit.gone = [...unit.gone, { id, troop: base.troop, fate }]
}

/** PA-SHEAF-04: the gas is on the table for good. */
const layGas = (state: State, unit: Unit, id: string): void => {
  const base = renewedBase(unit, id)
  if (!base?.sheaf || !isGuns(base.troop)) return
  state.gas = [...state.gas, { guns: base.troop, squares: base.sheaf.squares }]
  state.gasLaid = { ...state.gasLaid, [unit.side]: state.gasLaid[unit.side] + 1 }
  base.sheaf = { ...base.sheaf, laid: true }
}

const lay = (unit: Unit, id: string, sheaf: Sheaf | null): void => {
  const base = renewedBase(unit, id)
  if (base) base.sheaf = sheaf
}

const reveal = (state: State): void => {
  for (const side of ['german', 'entente'] as const) {
    for (const { unit: id, order, goal, sheaves } of state.secrets[side] ?? []) {
      const unit = renewed(state, id)
      unit.order = order
      unit.goal = goal
      for (const { base: gun, sheaf } of sheaves) {
        lay(unit, gun, sheaf)
        if (sheaf.shell === 'gas') layGas(state, unit, gun)
      }
    }
    state.secrets = { ...state.secrets, [side]: null }
  }
  state.phases = []
}

/** Changes the state in place, but its units and objectives by putting new ones in their stead; decides nothing. */
export const apply = (state: State, event: GameEvent): void => {
  switch (event.kind) {
    case 'deployed':
    case 'relocated':
      stand(renewed(state, event.unit), event.to)
      return
    case 'turned':
    case 'moved': {
      const unit = renewed(state, event.unit)
      // PA-GEO-04: guns that have moved in any way have left their pits
      if (stand(unit, event.to)) unit.dugIn = false
      if (event.kind === 'moved') for (const { base, fate } of event.left) leave(unit, base, fate)
      return
    }
    case 'orders-written':
      state.secrets = { ...state.secrets, [event.side]: event.orders }
      return
    case 'orders-revealed':
      reveal(state)
      return
    case 'turn-begun':
      state.turn = event.turn
      state.first = null
      state.agreed = []
      for (const { id, checked } of state.units) if (checked) renewed(state, id).checked = false
      return
    case 'first-chosen':
      state.first = event.first
      return
    case 'checked':
      if (event.status !== 'removed') renewed(state, event.unit).status = event.status
      return
    case 'ordered': {
      const unit = renewed(state, event.unit)
      unit.order = event.order
      unit.goal = event.goal
      // PA-SHEAF-05: cease fire by order
      if (event.order !== 'fire-barrage')
        for (const { id, sheaf } of unit.bases) if (sheaf) lay(unit, id, null)
      return
    }
    case 'shell-switched': {
      const base = renewedBase(renewed(state, event.unit), event.base)
      if (base?.sheaf) base.sheaf = { ...base.sheaf, shell: event.shell, laid: false }
      return
    }
    case 'sheaf-laid':
      lay(renewed(state, event.unit), event.base, event.sheaf)
      return
    case 'sheaf-lifted':
      lay(renewed(state, event.unit), event.base, null)
      return
    case 'gas-laid':
      layGas(state, renewed(state, event.unit), event.base)
      return
    case 'removed': {
      const unit = renewed(state, event.unit)
      for (const { id } of unit.bases) leave(unit, id, 'lost')
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
      state.combat =
        event.side === state.combat.attacker
          ? { ...state.combat, attackers: [...state.combat.attackers, ...event.fighters] }
          : { ...state.combat, defenders: [...state.combat.defenders, ...event.fighters] }
      return
    case 'round-fought':
      if (state.combat) state.combat = { ...state.combat, rounds: state.combat.rounds + 1 }
      return
    case 'base-lost': {
      const found = whereabouts(state, event.base)
      if (found) leave(renewed(state, found.unit.id), event.base, 'lost')
      if (!state.combat) return
      state.combat = {
        ...state.combat,
        attackers: state.combat.attackers.filter(({ base }) => base !== event.base),
        defenders: state.combat.defenders.filter(({ base }) => base !== event.base),
      }
      return
    }
    case 'combat-ended':
      for (const { unit, status } of event.statuses) renewed(state, unit).status = status
      state.combat = null
      return
    case 'objective-reached': {
      const unit = renewed(state, event.unit)
      unit.order = 'hold'
      unit.goal = null
      return
    }
    case 'done':
      renewed(state, event.unit).checked = true
      state.phases = state.phases.slice(0, 1)
      return
    case 'awaited':
      state.phases = [...state.phases, event.phase]
      return
    case 'settled':
      state.phases = state.phases.slice(0, -1)
      return
    case 'side-finished':
      state.phases = []
      return
    case 'turn-ended':
      state.objectives = state.objectives.map((objective, i) => ({
        ...objective,
        holder: event.holders[i] ?? objective.holder,
      }))
      return
    case 'agreed':
      state.agreed = [...state.agreed, event.side]
      return
    case 'battle-ended':
      state.ending = event.ending
      state.phases = []
      state.combat = null
      return
    case 'relocation-rolled':
    case 'stood-by':
      return
  }
}
