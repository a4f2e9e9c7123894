import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { GUN_TABLE } from '../../../tables/index.ts'
import { isGuns, type SideName } from '../../../vocabulary.ts'
import { facings, type Shells, shells, UNIT_ORDER, type UnitOrder, unit as unitId } from '../../forms.ts'
import type { Destination, State, Unit } from '../../state.ts'
import { baseNamed, isOnTable, unitNamed } from '../../units.ts'
import { gasCount, gasRefusal } from '../sheaf-orders.ts'
import { checkFacings } from '../turning.ts'
import { measured, unitOrderRefusal } from '../unit-orders.ts'

export const CARRY_ON = form({
  kind: kind('carry-on'),
  unit: unitId(),
  shells: shells(),
  facings: facings(),
})
export const CHANGE = form({ kind: kind('change'), ...UNIT_ORDER, facings: facings() })

/** An order for one unit. */
export type Activation = Accepted<typeof CARRY_ON> | Accepted<typeof CHANGE>

const unitRefusal = (unit: Unit | undefined, side: SideName, id: string): Refusal | undefined => {
  if (unit?.side !== side) return refuse('unknown-unit', `You have no unit "${id.slice(0, 60)}".`)
  if (!isOnTable(unit)) return refuse('gone', `${unit.name} is no longer on the table.`, 'PA-TURN-09')
  return unit.checked
    ? refuse('already-checked', `${unit.name} has been checked this turn.`, 'PA-TURN-09')
    : undefined
}

/** PA-SHEAF-13, PA-SHEAF-17: why the shell cannot be switched. */
const shellRefusal = (state: State, unit: Unit, switched: Shells): Refusal | undefined => {
  if (state.options['shell-switch'] === 'by-order') {
    return refuse('switch-by-order', 'The shell is switched by a change of orders only.', 'PA-SHEAF-13')
  }
  const named = new Set<string>()
  for (const { base: id, shell } of switched) {
    const base = baseNamed(unit, id)
    if (named.has(id))
      return refuse('switched-twice', 'Each gun base switches its shell once.', 'PA-SHEAF-13')
    named.add(id)
    if (!base?.sheaf || unit.order !== 'fire-barrage') {
      return refuse('no-sheaf', `There is no sheaf of "${id.slice(0, 60)}" to switch.`, 'PA-SHEAF-13')
    }
    if (base.sheaf.shell === shell) {
      return refuse('same-shell', 'These guns fire that shell already.', 'PA-SHEAF-13')
    }
    if (shell === 'he') continue
    if (!isGuns(base.troop) || !GUN_TABLE[base.troop].gas) {
      return refuse('no-gas-shell', 'Guns of this size have no gas shell.', 'PA-SHEAF-12')
    }
    if (base.sheaf.squares.some(({ stack }) => stack > 1)) {
      return refuse('gas-stacked', 'A stacked sheaf cannot be switched to gas where it lies.', 'PA-SHEAF-17')
    }
  }
  return gasRefusal(state, unit.side, gasCount(switched))
}

const isSame = (a: Destination | null, b: Destination | null): boolean =>
  a === b || (a !== null && b !== null && a.at.x === b.at.x && a.at.y === b.at.y && a.toward === b.toward)

/** PA-ORDER-03, PA-ORDER-05: another order, another objective or another place for a sheaf. */
const isChange = (state: State, unit: Unit, written: UnitOrder): boolean =>
  written.order !== unit.order ||
  (written.sheaves ?? []).length > 0 ||
  !isSame(measured(state, unit, written).goal, unit.goal)

const surprisedRefusal = ({ table, turn }: State, { side }: Unit): Refusal | undefined =>
  table.surprised === side && turn === 1
    ? refuse('surprised', 'Surprised troops can only carry on in the first turn.', 'PA-SETUP-09')
    : undefined

const needlessRefusal = (state: State, unit: Unit, written: UnitOrder): Refusal | undefined => {
  if (!isChange(state, unit, written)) {
    return refuse('no-change', `${unit.name} has that order already.`, 'PA-ORDER-03')
  }
  return gasRefusal(state, unit.side, gasCount(written.sheaves ?? []))
}

const changeRefusal = (state: State, unit: Unit, order: Accepted<typeof CHANGE>): Refusal | undefined =>
  surprisedRefusal(state, unit) ?? unitOrderRefusal(state, unit, order) ?? needlessRefusal(state, unit, order)

/** Why a unit is not told this now that could do it. */
export const untimelyRefusal = (state: State, unit: Unit, written: UnitOrder): Refusal | undefined =>
  surprisedRefusal(state, unit) ?? needlessRefusal(state, unit, written)

export const checkActivation = (state: State, side: SideName, order: Activation): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  const refusal = unitRefusal(unit, side, order.unit)
  if (refusal || !unit) return refusal
  const own =
    order.kind === 'change'
      ? changeRefusal(state, unit, order)
      : order.shells && shellRefusal(state, unit, order.shells)
  return own ?? checkFacings(state, unit, order.facings)
}
