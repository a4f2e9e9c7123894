import { expect } from 'vitest'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '#rules/passchendaele/armies/card.ts'
import { REFEREE } from '#rules/passchendaele/referee/index.ts'
import { resolved } from '../../rule.ts'

export const roleOf = (procedure: string, title: string): Role<Card> => {
  const found = REFEREE.roles[procedure]?.find((role) => role.title === title)
  if (!found) throw new Error(`no part ${title} in ${procedure}`)
  return found
}

/** The card of a unit that alone took this part, the input being its card's and what is entered. */
export const applied = (
  card: Card,
  procedure: string,
  title: string,
  entered: Fields,
  dice: readonly number[] = [],
): Card => {
  const role = roleOf(procedure, title)
  expect(role.fits(card)).toBe(true)
  const input = { ...role.prefill(card), ...entered }
  return role.apply?.(card, resolved('passchendaele', procedure, input, dice), 0, input) ?? card
}
