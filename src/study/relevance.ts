import { ordinaryDice, seededRoll } from '#kernel/chance/rolled.ts'
import { type Field, fieldsOf } from '#kernel/procedure/fields.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Fields, Referee } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'

/** Streams of dice the situation is tried with. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** All that a procedure says about a situation under a few streams of dice; none if it refuses it. */
const signature = (procedure: Procedure, input: unknown): string | undefined => {
  const accepted = accept(procedure.input, input)
  if (!accepted.ok) return undefined
  return SEEDS.map((seed) => {
    const lines: TraceLine[] = []
    const trace = writtenTrace(lines)
    return JSON.stringify([procedure.resolve(accepted.value, ordinaryDice(seededRoll(seed)), trace), lines])
  }).join()
}

/** What else could stand in a field. */
const alternatives = (field: Field, present: unknown): readonly unknown[] => {
  const others = valuesOf(field).filter((value) => value !== present)
  return field.nullable ? [...others, null] : others
}

const valuesOf = (field: Field): readonly unknown[] => {
  switch (field.kind) {
    case 'choice':
      return field.values
    case 'flag':
      return [true, false]
    case 'number':
      return [field.min, field.min + 1, 3, 10, 60].filter((n) => n >= field.min && n <= field.max)
    default:
      return []
  }
}

/**
 * The optional fields that can make a difference to this situation as it stands: some other value changes the
 * result or its working. Lists, texts and forms always count. An unfinished input makes every field count.
 */
export const relevantFields = (procedure: Procedure, input: Fields): ReadonlySet<string> => {
  const fields = fieldsOf(procedure.input)
  const present = signature(procedure, input)
  const counts = (field: Field): boolean => {
    if (field.required || present === undefined) return true
    if (field.kind === 'list' || field.kind === 'text' || field.kind === 'form' || field.kind === 'either')
      return true
    const value = input[field.name] ?? field.preset
    return alternatives(field, value).some((other) => {
      const changed = signature(procedure, { ...input, [field.name]: other })
      return changed !== undefined && changed !== present
    })
  }
  return new Set(fields.filter(counts).map(({ name }) => name))
}

/** The farthest distance that is tried for a change. */
const FARTHEST = 250

/** A stretch of a distance over which the answer stays the same. */
export interface Band {
  /** Its end: part of it ("up to 45"), or the first distance beyond it ("under 5"). */
  readonly end: number
  readonly included: boolean
  /** A distance within it. */
  readonly value: number
}

/**
 * The bands of a distance, so that a player picks "up to 45" instead of typing a range. None if the answer changes too
 * often for a row of buttons.
 */
export const bandsOf = (procedure: Procedure, input: Fields, field: string, most = 8): readonly Band[] => {
  const at = (distance: number) => signature(procedure, { ...input, [field]: distance }) ?? ''
  const bands: Band[] = []
  let last = at(0)
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const now = at(distance)
    if (now === last) continue
    const value = distance - 1
    const included = at(value + 0.5) !== last
    bands.push({ end: included ? value : distance, included, value })
    if (bands.length > most) return []
    last = now
  }
  return bands
}

/** All that a referee reads off a card. */
const readOff = (referee: Referee, card: Fields): string => {
  const parts = Object.values(referee.roles).flatMap((roles) =>
    roles.map((role) => (role.fits(card) ? role.prefill(card) : null)),
  )
  return JSON.stringify([referee.marks(card), referee.gone(card), parts])
}

/** The fields of a card that say something about a unit of its kind. */
export const relevantCardFields = (referee: Referee, card: Fields): ReadonlySet<string> => {
  const present = readOff(referee, card)
  const counts = (field: Field): boolean => {
    if (field.required || field.kind === 'list' || field.kind === 'text' || field.kind === 'form') return true
    return alternatives(field, card[field.name] ?? field.preset).some((other) => {
      const changed = accept(referee.card, { ...card, [field.name]: other })
      return changed.ok && readOff(referee, changed.value) !== present
    })
  }
  return new Set(
    fieldsOf(referee.card)
      .filter(counts)
      .map(({ name }) => name),
  )
}
