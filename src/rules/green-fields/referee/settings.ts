import type { Fields } from '#kernel/procedure/referee.ts'
import { choice, flag, form, integer, preset } from '#kernel/procedure/schema.ts'
import { titled } from '#kernel/words.ts'
import { FIRST_MONTH, LAST_YEAR, VICTORY_LIMIT } from '../tables/index.ts'
import { LIGHTS, SCALES, SEASONS, SIDES, VARIATIONS } from '../vocabulary.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The date, which turn is played, and who goes first in it. */
export const settingWords = (settings: Fields): readonly string[] => {
  const { scale, season, light, year, month, declaresFirst, movesFirst, variation } = settings
  const assault = scale === 'assault'
  const first = String(assault ? movesFirst : declaresFirst).toUpperCase()
  return [
    `${MONTHS[Number(month) - 1] ?? ''} ${String(year)}, ${String(season)}`,
    assault ? `Assault by ${String(light)}` : 'Weekly turn',
    `Side ${first} ${assault ? 'moves' : 'declares'} first`,
    ...(variation === 'trench' ? [] : [titled(String(variation))]),
  ]
}

export const SETTINGS = form({
  /** Which of the two turns is being played. */
  scale: preset(choice(SCALES), 'weekly'),
  season: preset(choice(SEASONS), 'spring'),
  light: preset(choice(LIGHTS), 'day'),
  year: preset(integer(FIRST_MONTH.war.year, LAST_YEAR), 1916),
  month: preset(integer(1, 12), 3),
  /** Who lost the dice for the week, and so declares and acts first. */
  declaresFirst: preset(choice(SIDES), 'a'),
  /** Who moves first in this turn of the assault. */
  movesFirst: preset(choice(SIDES), 'a'),
  frontage: preset(integer(1, 99), 6),
  variation: preset(choice(VARIATIONS), 'trench'),
  variation1914: flag(),
  limit: preset(integer(VICTORY_LIMIT.least, VICTORY_LIMIT.most), VICTORY_LIMIT.usual),
})
