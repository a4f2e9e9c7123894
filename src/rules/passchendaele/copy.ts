import type { Combat } from './combat/combat.ts'
import type { Base, State, Unit } from './state.ts'

const copyBase = (base: Base): Base => ({
  id: base.id,
  troop: base.troop,
  centre: base.centre,
  heading: base.heading,
  width: base.width,
  depth: base.depth,
  sheaf: base.sheaf,
})

const copyUnit = (unit: Unit): Unit => ({
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
  bases: unit.bases.map(copyBase),
  gone: unit.gone.slice(),
})

const copyCombat = (combat: Combat): Combat => ({
  unit: combat.unit,
  attacker: combat.attacker,
  attackers: combat.attackers,
  defenders: combat.defenders,
  rounds: combat.rounds,
})

/** What `apply` changes is copied; places, sheaves, goals and phases are replaced whole and can be shared. */
export const copy = (state: State): State => ({
  scenario: state.scenario,
  options: state.options,
  table: state.table,
  turn: state.turn,
  units: state.units.map(copyUnit),
  objectives: state.objectives.map((objective) => ({
    name: objective.name,
    at: objective.at,
    points: objective.points,
    holder: objective.holder,
  })),
  gas: state.gas.slice(),
  gasLaid: { german: state.gasLaid.german, entente: state.gasLaid.entente },
  secrets: { german: state.secrets.german, entente: state.secrets.entente },
  first: state.first,
  phases: state.phases.slice(),
  combat: state.combat && copyCombat(state.combat),
  agreed: state.agreed.slice(),
  ending: state.ending,
})
