import { GAME } from '#rules/skirmish/game/index.ts'

/** The ways in which each battle ends; the shortest that was found is kept. */
export const SKIRMISH_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id, sides }) => [
    id,
    [
      ...[...sides, 'drawn'].map((winner) => `turn-limit.${winner}`),
      ...sides.map((winner) => `collapse.${winner}`),
      'agreement',
      ...sides.map((winner) => `concession.${winner}`),
    ],
  ]),
)
