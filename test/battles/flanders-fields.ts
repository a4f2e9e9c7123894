import { GAME } from '../../src/rules/flanders-fields/game/index.ts'

/**
 * What a battle cannot come to, or has never come to in some hundred fights. With one battalion a side the three points of
 * the first battle cannot be shared evenly; level scores at Serre are the defender's. The armies of Mons, Thiepval and Amiens
 * are too large to be killed to the last platoon, unless by their own barrage.
 */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  'first-battle': ['turn-limit.drawn'],
  'serre-1916': ['turn-limit.drawn'],
  'mons-1914': ['collapse.attacker', 'collapse.defender'],
  'thiepval-1916': ['collapse.attacker'],
  'amiens-1918': ['collapse.attacker'],
}

/** Every way in which each battle can end; the shortest that was found is kept. */
export const FLANDERS_FIELDS_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id, sides }) => [
    id,
    [
      ...[...sides, 'drawn'].map((winner) => `turn-limit.${winner}`),
      ...sides.map((winner) => `collapse.${winner}`),
      'agreement',
      ...sides.map((winner) => `concession.${winner}`),
    ].filter((ending) => !NEVER[id]?.includes(ending)),
  ]),
)
