import { GAME } from '#rules/flanders-fields/game/index.ts'

/** What a battle cannot come to. One battalion a side cannot share three points evenly; level scores at Serre are a defeat. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  'first-battle': ['turn-limit.drawn'],
  'serre-1916': ['turn-limit.drawn'],
}

/** What it could come to, but is not kept: odd sums of points, large armies gone to the last platoon. */
const NOT_KEPT: Readonly<Record<string, readonly string[]>> = {
  'flers-1916': ['turn-limit.drawn'],
  'mons-1914': ['collapse.attacker', 'collapse.defender'],
  'villers-bretonneux-1918': ['turn-limit.drawn'],
  'kaiserschlacht-1918': ['turn-limit.drawn'],
  'hamel-1918': ['turn-limit.drawn', 'collapse.attacker'],
  'thiepval-1916': ['turn-limit.drawn', 'collapse.attacker'],
  'amiens-1918': ['turn-limit.drawn', 'collapse.attacker'],
}

const isKept = (scenario: string, ending: string): boolean =>
  !(NEVER[scenario]?.includes(ending) || NOT_KEPT[scenario]?.includes(ending))

/** The ways in which each battle ends; the shortest that was found is kept. */
export const FLANDERS_FIELDS_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id, sides }) => [
    id,
    [
      ...[...sides, 'drawn'].map((winner) => `turn-limit.${winner}`),
      ...sides.map((winner) => `collapse.${winner}`),
      'agreement',
      ...sides.map((winner) => `concession.${winner}`),
    ].filter((ending) => isKept(id, ending)),
  ]),
)
