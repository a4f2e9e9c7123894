import { choice, form, integer, list } from '#kernel/procedure/schema.ts'
import { NATIONAL_RULES } from './national.ts'

export const MOST_GAS = 4
export const MOST_AIR = 4

/** A gas attack: what it is to do, and how it is brought. */
export const GAS = form({
  kind: choice(['offensive', 'denying']),
  delivery: choice(['projector', 'artillery']),
})

export const national = () => list(choice(NATIONAL_RULES), 0, NATIONAL_RULES.length)

export const gasList = () => list(GAS, 0, MOST_GAS)
export const airMissions = () => integer(0, MOST_AIR)
