import { GAME } from '../../src/rules/flanders-fields/game/index.ts'

/** Ways in which every battle can end; either side may give up. */
export const FLANDERS_FIELDS_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id, sides }) => [
    id,
    ['turn-limit', 'agreement', ...sides.map((winner) => `concession.${winner}`)],
  ]),
)
