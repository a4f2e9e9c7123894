import { fair, type Random } from '../../../kernel/chance/random.ts'
import { placeOf, toDegrees } from './board/measures.ts'
import { possibleSupports } from './combat/involved.ts'
import { straightOn } from './moves/ways.ts'
import type { PlayerOrder } from './orders.ts'
import { checkActivation, mayActivate } from './phases/activate.ts'
import { idleUnits } from './phases/checking.ts'
import { checkDeploy } from './phases/deploying.ts'
import { checkMove, type MovePhase } from './phases/moving.ts'
import type { Phase } from './phases/phase.ts'
import { mayRelocate, placesRefusal } from './phases/relocation.ts'
import { gasCount, gasLeft } from './phases/sheaf-orders.ts'
import { oneOf, percent } from './sampling/chance.ts'
import { spareGas, toldFor } from './sampling/told.ts'
import { type SideName, type State, topPhase, type Unit, unitNamed } from './state.ts'

const anyHeading = (random: Random): number => fair(random, 360)

const firstOrders = (state: State, side: SideName, random: Random): PlayerOrder => {
  if (state.table.surprised === side) return { kind: 'initial-orders', orders: [] }
  let gas = Math.min(gasLeft(state, side), 100)
  const orders = state.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const told = toldFor(state, unit, random, gas)
      gas -= gasCount(told.sheaves ?? [])
      return told
    })
  return { kind: 'initial-orders', orders }
}

/** Now and then another shell where it lies. */
const switched = (unit: Unit, random: Random): PlayerOrder | undefined => {
  const base = oneOf(random, unit.bases)
  if (!base?.sheaf || unit.order !== 'fire-barrage' || percent(random, 80)) return undefined
  const shell = base.sheaf.shell === 'he' ? 'gas' : 'he'
  return { kind: 'carry-on', unit: unit.id, shells: [{ base: base.id, shell }] }
}

const turning = (unit: Unit, random: Random): PlayerOrder => ({
  kind: 'carry-on',
  unit: unit.id,
  facings: unit.bases.map(({ id }) => ({ base: id, facing: anyHeading(random) })),
})

const activation = (state: State, side: SideName, random: Random): PlayerOrder => {
  const units = state.units.filter((unit) => mayActivate(unit, side))
  const unit = oneOf(random, units)
  if (!unit) return { kind: 'concede' }
  if (percent(random, 2) && idleUnits(state, side).length > 0) return { kind: 'stand-by' }
  const plain: PlayerOrder = { kind: 'carry-on', unit: unit.id }
  const restless = unit.order === 'hold' ? 30 : 12
  const wished: PlayerOrder | undefined = percent(random, restless)
    ? { kind: 'change', ...toldFor(state, unit, random, spareGas(state, unit)) }
    : percent(random, 4)
      ? turning(unit, random)
      : switched(unit, random)
  if (!wished || (wished.kind !== 'carry-on' && wished.kind !== 'change')) return plain
  return checkActivation(state, side, wished) ? plain : wished
}

const moving = (state: State, phase: MovePhase, random: Random): PlayerOrder => {
  const plain: PlayerOrder = { kind: 'move', slip: false }
  const unit = unitNamed(state, phase.unit)
  if (!unit || percent(random, 70)) return plain
  const slip = unit.troop === 'stosstruppen' && percent(random, 50)
  const straight = toDegrees(straightOn(state, unit, phase.order))
  const heading = (straight + fair(random, 91) - 45 + 360) % 360
  const turns = percent(random, 20)
  const wished = {
    kind: 'move' as const,
    bases: unit.bases.map(({ id }) => ({
      base: id,
      heading,
      ...(turns ? { facing: anyHeading(random) } : {}),
    })),
    slip,
  }
  return checkMove(state, phase, wished) ? plain : wished
}

const shifted = (unit: Unit, east: number, north: number) =>
  unit.bases.map(({ id, centre }) => {
    const { x, y } = placeOf(centre)
    return { base: id, x: Math.max(0, x + east), y: Math.max(0, y + north) }
  })

/** A division shifted as a whole, if there is room; else it stays. */
const relocating = (state: State, units: readonly string[], random: Random): PlayerOrder => {
  const unit = unitNamed(state, oneOf(random, units) ?? '')
  if (!unit) return { kind: 'concede' }
  for (let attempt = 0; attempt < 5; attempt++) {
    const east = fair(random, 31) - 15
    const north = fair(random, 13) - 6
    const bases = shifted(unit, east, north)
    if (!placesRefusal(state, unit, bases, state.units)) {
      return { kind: 'relocate', unit: unit.id, bases }
    }
  }
  return { kind: 'relocate', unit: unit.id }
}

/** A unit shifted a little, clear of where the others usually stand; else where the scenario has it. */
const deploying = (state: State, phase: Extract<Phase, { readonly name: 'deploy' }>, random: Random) => {
  const unit = unitNamed(state, oneOf(random, phase.units) ?? '')
  const plain: PlayerOrder = { kind: 'deploy', unit: unit?.id ?? '' }
  if (!unit || percent(random, 50)) return plain
  const bases = shifted(unit, fair(random, 9) - 4, fair(random, 5) - 2)
  const clear = !placesRefusal(state, unit, bases, state.units)
  const order: PlayerOrder = { kind: 'deploy', unit: unit.id, bases }
  return clear && !checkDeploy(state, phase, order) ? order : plain
}

/** A random legal order for a side that owes a decision. */
export const sample = (state: State, side: SideName, random: Random): PlayerOrder => {
  const phase = topPhase(state)
  switch (phase?.name) {
    case 'deploy':
      return deploying(state, phase, random)
    case 'relocation': {
      const able = state.units.filter((unit) => mayRelocate(state, unit) && percent(random, 70))
      return { kind: 'roll-relocation', divisions: able.map(({ id }) => id) }
    }
    case 'relocate':
      return relocating(state, phase.units, random)
    case 'initial-orders':
      return firstOrders(state, side, random)
    case 'choose':
      return { kind: 'choose', move: percent(random, 50) ? 'first' : 'second' }
    case 'activate':
      return activation(state, side, random)
    case 'move':
      return moving(state, phase, random)
    case 'fall-back':
      return { kind: 'fall-back', side: oneOf(random, phase.ways)?.side ?? 'left' }
    case 'support':
      return {
        kind: 'support',
        bases: possibleSupports(state, side)
          .filter(() => percent(random, 50))
          .map(({ base }) => base.id),
      }
    case 'loss': {
      const fighter = oneOf(random, state.combat?.[phase.from] ?? [])
      return fighter && percent(random, 30) ? { kind: 'lose', base: fighter.base } : { kind: 'lose' }
    }
    case 'consolidate':
      return percent(random, 80) ? { kind: 'consolidate' } : { kind: 'consolidate', bases: [] }
    default:
      return { kind: 'concede' }
  }
}
