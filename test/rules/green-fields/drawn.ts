import type { Procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, integer, list, maybe } from '#kernel/procedure/schema.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { options } from '#rules/green-fields/options.ts'
import {
  AIR_PERIODS,
  AIRCRAFT,
  GROUNDS,
  SCALES,
  STRUCK_FROM_THE_AIR,
  UNIT_TYPES,
  WORKS,
} from '#rules/green-fields/vocabulary.ts'

/** Units without the fields that most often contradict each other. */
const unitOf = <const T extends readonly string[]>(types: T) =>
  form({
    type: choice(types),
    strength: integer(1, 12),
    experience: integer(1, 5),
    morale: integer(1, 5),
    ground: maybe(choice(GROUNDS)),
    trench: maybe(choice(WORKS)),
    moving: flag(),
    flanked: flag(),
    routing: flag(),
  })

/** Draws the inputs of a procedure from fewer fields than it takes: at random, few of the full forms fit together. */
const drawnFrom = (name: string, fields: object): Procedure => {
  const procedure = GREEN_FIELDS.procedures.find((each) => each.name === name)
  if (!procedure) throw new Error(`there is no ${name}`)
  return { ...procedure, input: Object.assign({}, procedure.input, { entries: { ...fields, options } }) }
}

const DRAWN = [
  drawnFrom('close-assault-round', {
    attackers: list(unitOf(UNIT_TYPES), 1, 3),
    defenders: list(unitOf(UNIT_TYPES), 1, 3),
    defenderDice: maybe(integer(0, 12)),
  }),
  drawnFrom('air-attack', {
    scale: choice(SCALES),
    period: choice(AIR_PERIODS),
    attacker: unitOf(AIRCRAFT),
    target: unitOf(UNIT_TYPES),
  }),
  drawnFrom('air-attack', {
    scale: choice(SCALES),
    attacker: unitOf(AIRCRAFT),
    target: unitOf(STRUCK_FROM_THE_AIR),
    behind: list(unitOf(STRUCK_FROM_THE_AIR), 0, 2),
  }),
  drawnFrom('air-attack', {
    scale: choice(SCALES),
    attacker: unitOf(['fighter']),
    target: unitOf(['reconnaissance', 'ground-attack', 'bomber', 'balloon']),
    attackDice: integer(1, 12),
  }),
]

/** Every procedure, with inputs that fit together often enough to be drawn at random. */
export const DRAWN_PROCEDURES: readonly Procedure[] = [
  ...GREEN_FIELDS.procedures.filter(({ name }) => !DRAWN.some((drawn) => drawn.name === name)),
  ...DRAWN,
]
