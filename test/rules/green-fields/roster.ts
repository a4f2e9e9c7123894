import { expect } from 'vitest'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '#rules/green-fields/armies/card.ts'
import { REFEREE } from '#rules/green-fields/referee/index.ts'
import { resolved } from '../../rule.ts'

export const roleOf = (procedure: string, title: string): Role<Card> => {
  const found = REFEREE.roles[procedure]?.find((role) => role.title === title)
  if (!found) throw new Error(`no part ${title} in ${procedure}`)
  return found
}

/** Who takes which part, in the order in which they were chosen. */
export type Parts = Readonly<Record<string, readonly Card[]>>

/** What the cards of all who take part say for the input. */
export const inputOf = (procedure: string, parts: Parts, entered: Fields = {}): Fields => {
  const input: Record<string, unknown> = {}
  for (const [title, cards] of Object.entries(parts)) {
    const role = roleOf(procedure, title)
    for (const card of cards) {
      expect(role.fits(card), `${card.type} as ${title}`).toBe(true)
      for (const [name, value] of Object.entries(role.prefill(card))) {
        const present = input[name]
        input[name] = Array.isArray(present) && Array.isArray(value) ? [...present, ...value] : value
      }
    }
  }
  return { ...input, ...entered }
}

/** The cards of all who took part, after an adjudication with these dice. */
export const played = (
  procedure: string,
  parts: Parts,
  entered: Fields,
  dice: readonly number[] = [],
): Readonly<Record<string, readonly Card[]>> => {
  const input = inputOf(procedure, parts, entered)
  const result = resolved('green-fields', procedure, input, dice)
  return Object.fromEntries(
    Object.entries(parts).map(([title, cards]) => {
      const role = roleOf(procedure, title)
      return [title, cards.map((card, place) => role.apply?.(card, result, place, input) ?? card)]
    }),
  )
}

/** The card of a unit that alone took this part. */
export const cardAfter = (
  card: Card,
  procedure: string,
  title: string,
  entered: Fields,
  dice: readonly number[] = [],
): Card => played(procedure, { [title]: [card] }, entered, dice)[title]?.[0] ?? card
