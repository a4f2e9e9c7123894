import type { Fields } from '#kernel/procedure/referee.ts'
import { type Accepted, accept, choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { YEARS } from '../tables/index.ts'
import { SIDES, WINDS } from '../vocabulary.ts'

/** What the players agree on before the game; `movesFirst` may change with the initiative. */
export const SETTINGS = form({
  year: preset(integer(YEARS.first, YEARS.last), YEARS.usual),
  wind: preset(choice(WINDS), 'light'),
  attacker: preset(choice(SIDES), 'a'),
  movesFirst: preset(choice(SIDES), 'a'),
})

export type Settings = Accepted<typeof SETTINGS>

const USUAL: Settings = { year: YEARS.usual, wind: 'light', attacker: 'a', movesFirst: 'a' }

/** The year, the wind, who attacks and who moves first. */
export const settingWords = (fields: Fields): readonly string[] => {
  const { year, wind, attacker, movesFirst } = settingsFrom(fields)
  return [
    String(year),
    `Wind: ${wind}`,
    `Side ${attacker.toUpperCase()} attacks`,
    `Side ${movesFirst.toUpperCase()} moves first`,
  ]
}

export const settingsFrom = (fields: Fields): Settings => {
  const accepted = accept(SETTINGS, fields)
  return accepted.ok ? accepted.value : USUAL
}
