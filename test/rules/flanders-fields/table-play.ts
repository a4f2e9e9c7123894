import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Card, cardOf, type Kind } from '#rules/flanders-fields/armies/card.ts'
import { PROCEDURES } from '#rules/flanders-fields/procedures/index.ts'
import { REFEREE } from '#rules/flanders-fields/referee/index.ts'
import { relevantFields } from '#study/relevance.ts'
import { resolved } from '../../rule.ts'

export const company = (markers: readonly number[], written: Partial<Card> = {}): Card =>
  cardOf('rifle-company', { platoons: markers.length, markers: [...markers], ...written })

export const single = (kind: Kind, written: Partial<Card> = {}): Card =>
  cardOf(kind, { platoons: 1, markers: [0], ...written })

export const roleOf = (procedure: string, title: string) => {
  const role = REFEREE.roles[procedure]?.find((each) => each.title === title)
  if (!role) throw new Error(`${procedure} has no part ${title}`)
  return role
}

const isForm = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists grow, forms are filled, anything else is written over. */
export const joined = (before: Fields, more: Fields): Fields => {
  const next: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(more)) {
    const present = next[name]
    if (Array.isArray(present) && Array.isArray(value)) next[name] = [...present, ...value]
    else if (isForm(present) && isForm(value)) next[name] = joined(present, value)
    else next[name] = value
  }
  return next
}

export type Parts = Readonly<Record<string, readonly Card[]>>

/** What the settings and the cards of those who take part fill in; each is named after its part and place. */
export const prefilled = (procedure: string, parts: Parts, settings: Fields = {}): Fields =>
  Object.entries(parts)
    .flatMap(([title, cards]) =>
      cards.map((card, i) => roleOf(procedure, title).prefill(card, `${title} ${i + 1}`, settings)),
    )
    .reduce(joined, {})

export const nextTurn = (card: Card): Card => REFEREE.newTurn?.(card, {}) ?? card

/** Opens a procedure for some cards, with what the players write and roll, and returns the cards afterwards. */
export const atTable = (
  procedure: string,
  parts: Parts,
  written: Fields,
  dice: readonly number[],
): { readonly [title: string]: readonly Card[] } & { readonly result: Fields } => {
  for (const [title, cards] of Object.entries(parts)) {
    for (const card of cards) {
      if (!roleOf(procedure, title).fits(card)) throw new Error(`${card.kind} is no ${title} of ${procedure}`)
    }
  }
  const input = { ...prefilled(procedure, parts), ...written }
  const result = resolved('flanders-fields', procedure, input, dice)
  const after = Object.entries(parts).map(([title, cards]) => {
    const { apply } = roleOf(procedure, title)
    return [title, cards.map((card, place) => checked(apply?.(card, result, place, input) ?? card))]
  })
  return { ...Object.fromEntries(after), result }
}

/** A card must still be one after the result. */
const checked = (card: Card): Card => {
  const accepted = accept(REFEREE.card, card)
  if (!accepted.ok) throw new Error(`${accepted.error.path}: ${accepted.error.message}`)
  return card
}

export const procedureNamed = (name: string) => {
  const found = PROCEDURES.find((procedure) => procedure.name === name)
  if (!found) throw new Error(`no procedure ${name}`)
  return found
}

/** What is left for the players to say about a situation. */
export const asked = (procedure: string, parts: Parts, period: string): readonly string[] => {
  const input = { period, ...prefilled(procedure, parts, { period }) }
  const relevant = relevantFields(procedureNamed(procedure), { ...input, range: 20 })
  return ['range', ...relevant]
    .filter((name) => !(name in input) && name !== 'options')
    .filter((name, i, all) => all.indexOf(name) === i)
}
