import type { Fields, TurnStep } from '#kernel/procedure/referee.ts'
import { FIRST_BOMBERS } from '../tables/organisation.ts'
import { END, SETUP } from './before-and-after.ts'
import { FIRE } from './fire.ts'
import { MELEE, MORALE } from './melee-and-morale.ts'
import { movementOf } from './movement.ts'
import { settingsFrom } from './settings.ts'
import { BOMBARDMENT, CLOUDS, PLOT } from './shells.ts'

/** The move in the order of play, with what comes before the first and after the last. */
export const sequence = (fields: Fields): readonly TurnStep[] => {
  const { year, movesFirst } = settingsFrom(fields)
  const fire = year < FIRST_BOMBERS ? FIRE.filter(({ id }) => id !== 'fire-grenades') : FIRE
  return [
    ...SETUP,
    ...PLOT,
    ...CLOUDS,
    ...BOMBARDMENT,
    ...movementOf(movesFirst, 'first'),
    ...movementOf(movesFirst === 'a' ? 'b' : 'a', 'second'),
    ...fire,
    ...MELEE,
    ...MORALE,
    ...END,
  ]
}
