import type { Base, Unit } from './state.ts'

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
