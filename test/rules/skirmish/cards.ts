import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { BLANK, type Card } from '#rules/skirmish/armies/card.ts'
import { REFEREE } from '#rules/skirmish/referee/index.ts'
import { resolved } from '../../rule.ts'

export const card = (changes: Partial<Card> = {}): Card => ({ ...BLANK, ...changes })

export const unitOf = (army: string, name: string): Card => {
  const units = REFEREE.armies.find(({ id }) => id === army)?.units
  const found = units?.find((unit) => unit.name === name)?.card
  if (!found) throw new Error(`${army} has no ${name}`)
  return found
}

export const roleOf = (procedure: string, title: string): Role<Card> => {
  const found = REFEREE.roles[procedure]?.find((role) => role.title === title)
  if (!found) throw new Error(`${procedure} has no ${title}`)
  return found
}

/** What a unit's card says in a role. */
export const said = (procedure: string, title: string, unit: Card): Fields =>
  roleOf(procedure, title).prefill(unit)

/** The card after a real adjudication. */
export const cardAfter = (
  procedure: string,
  title: string,
  unit: Card,
  seen: Fields = {},
  dice: readonly number[] = [],
): Card => {
  const role = roleOf(procedure, title)
  const input = { ...seen, ...role.prefill(unit) }
  return role.apply?.(unit, resolved('skirmish', procedure, input, dice), 0, input) ?? unit
}

export const nextMove = (unit: Card): Card => REFEREE.newTurn?.(unit) ?? unit

export const section = unitOf('br-section-1917', 'Section 1')
export const gruppe = unitOf('ge-gruppe-1914', 'Gruppe 1')
export const tank = unitOf('mark-iv-male', 'Mark IV, male')
export const hmg = unitOf('hmg-team', 'HMG 1')
