import { commanderBy } from '#commander/commander.ts'
import type { Commander, Staff } from '#kernel/game/commander.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { doctrineBy } from '#rules/passchendaele/commander/index.ts'
import { THRESHOLDS } from '#rules/passchendaele/commander/thresholds.ts'
import type { UnitOrder } from '#rules/passchendaele/game/forms.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { PlayerOrder } from '#rules/passchendaele/game/phases/index.ts'
import type { State, Unit } from '#rules/passchendaele/game/state.ts'
import { isGuns } from '#rules/passchendaele/vocabulary.ts'

const { machineGuns, garrison, reserve } = THRESHOLDS

/** PA-CAL-06: whoever goes, goes; MG battalions storm with the others, and reserves do not wait out of range. */
const COMMANDER = commanderBy(
  doctrineBy({
    ...THRESHOLDS,
    machineGuns: { ...machineGuns, storm: 1 },
    garrison: { ...garrison, content: 5 },
    reserve: { ...reserve, strikeWithin: 5, strikeOdds: 0.75, fewGuns: 99 },
  }),
)

/** How a side is told to fight; the rest is left to the commander. */
export interface Script {
  /** The guns stay silent all day. */
  readonly silent?: boolean
  /** Whether a unit that is not of guns may be sent forward now. */
  goes(state: State, unit: Unit): boolean
}

/** What everybody makes for who sets out with the first orders. */
const OBJECTIVE = 'Farm'

const NOT_IN_THE_SCRIPT = { code: 'not-in-the-script', message: 'The script has it otherwise.' }

export const isState = (seen: unknown): seen is State =>
  typeof seen === 'object' && seen !== null && 'table' in seen && 'units' in seen

const read = (order: AnyOrder): PlayerOrder => {
  const known = accept(GAME.order, order)
  if (!known.ok) throw new Error(`No order of this game: ${order.kind}.`)
  return known.value
}

const unitIn = (state: State, id: string): Unit => {
  const found = state.units.find((unit) => unit.id === id)
  if (!found) throw new Error(`There is no unit ${id}.`)
  return found
}

/** Every battle is fought to its end, and nobody goes or fires whom the script keeps back. */
const isAllowed = (state: State, script: Script, order: AnyOrder): boolean => {
  if (order.kind === 'concede' || order.kind === 'agree-to-stop') return false
  if (order.kind !== 'change') return true
  const asked = read(order)
  if (asked.kind !== 'change') return true
  const unit = unitIn(state, asked.unit)
  if (isGuns(unit.troop)) return !script.silent
  return asked.order !== 'advance' || script.goes(state, unit)
}

const firstOrder = (state: State, script: Script, told: UnitOrder): UnitOrder => {
  const unit = unitIn(state, told.unit)
  if (isGuns(unit.troop)) return script.silent ? { unit: unit.id, order: 'hold' } : told
  return script.goes(state, unit)
    ? { unit: unit.id, order: 'advance', objective: OBJECTIVE }
    : { unit: unit.id, order: 'hold' }
}

/** A commander who keeps to a script. */
export const scripted =
  (script: Script): Commander =>
  (view, staff) => {
    const state = view()
    if (!isState(state)) throw new Error('This is no view of the table.')
    const kept: Staff = {
      ...staff,
      check: (order) => (isAllowed(state, script, order) ? staff.check(order) : NOT_IN_THE_SCRIPT),
    }
    const decision = COMMANDER(view, kept)
    if (decision.order.kind !== 'initial-orders') return decision
    const asked = read(decision.order)
    if (asked.kind !== 'initial-orders') return decision
    const orders = asked.orders.map((told) => firstOrder(state, script, told))
    const order: PlayerOrder = { kind: 'initial-orders', orders }
    return { order, why: decision.why }
  }
