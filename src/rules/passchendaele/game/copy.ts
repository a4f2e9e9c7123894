import type { Heading } from '../../../kernel/geometry/angle.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import type { Combat } from './combat/combat.ts'
import type { Base, State, Unit } from './state.ts'

// Written out field by field as set-up does, which keeps every unit of one shape: engines are quicker with those.

export const copyBase = (base: Base): Base => ({
  id: base.id,
  troop: base.troop,
  centre: base.centre,
  heading: base.heading,
  width: base.width,
  depth: base.depth,
  sheaf: base.sheaf,
})

/** The base in another place or facing another way. */
export const standingAt = (base: Base, centre: Point, heading: Heading): Base => {
  const other = copyBase(base)
  other.centre = centre
  other.heading = heading
  return other
}

/** The bases are shared. */
export const copyUnit = (unit: Unit): Unit => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  nation: unit.nation,
  group: unit.group,
  troop: unit.troop,
  quality: unit.quality,
  strength: unit.strength,
  status: unit.status,
  order: unit.order,
  goal: unit.goal,
  checked: unit.checked,
  dugIn: unit.dugIn,
  bases: unit.bases,
  gone: unit.gone,
})

const copyCombat = (combat: Combat): Combat => ({
  unit: combat.unit,
  attacker: combat.attacker,
  attackers: combat.attackers,
  defenders: combat.defenders,
  rounds: combat.rounds,
})

/**
 * A copy for `apply` to change. Units, objectives, places, sheaves, goals and phases are replaced whole and never changed,
 * so they can be shared.
 */
export const copy = (state: State): State => ({
  scenario: state.scenario,
  options: state.options,
  table: state.table,
  turn: state.turn,
  units: state.units.slice(),
  objectives: state.objectives.slice(),
  gas: state.gas.slice(),
  gasLaid: { german: state.gasLaid.german, entente: state.gasLaid.entente },
  secrets: { german: state.secrets.german, entente: state.secrets.entente },
  first: state.first,
  phases: state.phases.slice(),
  combat: state.combat && copyCombat(state.combat),
  agreed: state.agreed.slice(),
  ending: state.ending,
})
